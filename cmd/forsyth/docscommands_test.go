package main

import (
	"io"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// shownCommand is a command within a sentence, or on an indented line.
var shownCommand = regexp.MustCompile("(?m)`(forsyth [^`\n]+)`|^    (?:\\$ )?(forsyth .*)$")

// afterCommand is where a command ends and the shell goes on, or a comment begins.
var afterCommand = regexp.MustCompile(` [|>#].*`)

// TestShownCommands asks that the commands which pages show outside the blocks that are
// run are ones that the command line takes. What a sentence calls by its name alone may
// lack its input.
func TestShownCommands(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("SKIPPED: there is no sh to read the commands of docs")
	}
	for _, path := range docsPages(t) {
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range shownCommand.FindAllStringSubmatch(string(page), -1) {
			line := afterCommand.ReplaceAllString(match[1]+match[2], "")
			args, err := exec.Command("sh", "-c", "set -- "+line+`; printf '%s\0' "$@"`).Output()
			if err != nil {
				t.Errorf("%s: %s: %v", path, line, err)
				continue
			}
			words := strings.Split(strings.TrimSuffix(string(args), "\x00"), "\x00")
			if err := taken(words[1:]); err != nil {
				t.Errorf("%s: %s: %v", path, line, err)
			}
		}
	}
}

// taken returns what is wrong with a command line, beyond an input that is missing.
func taken(args []string) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil, exited: // --version
		default:
			panic(r)
		}
	}()
	s := streams{in: strings.NewReader(""), out: io.Discard, err: io.Discard}
	if _, err = s.parse(args); err != nil && strings.HasPrefix(err.Error(), `expected "<`) {
		return nil
	}
	return err
}
