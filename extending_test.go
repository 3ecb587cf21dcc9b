package forsyth_test

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestExtending does what docs/extending.md tells to do, a chapter at a time, in a copy of
// the repository, and asks that no other files are touched than the table at its head has.
func TestExtending(t *testing.T) {
	if testing.Short() {
		t.Skip("SKIPPED: a language, a variant and a dialect are not added to copies of the repository")
	}
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("SKIPPED: there is no sh to run the commands of docs/extending.md")
	}
	page, err := os.ReadFile("docs/extending.md")
	if err != nil {
		t.Fatal(err)
	}
	head, chapters, _ := strings.Cut(string(page), "\n## ")
	for chapter := range strings.SplitSeq(chapters, "\n## ") {
		title, steps, _ := strings.Cut(chapter, "\n")
		t.Run(title, func(t *testing.T) {
			dir := t.TempDir()
			copied := copyTree(t, dir)
			for _, step := range fencedBlock.FindAllStringSubmatch(steps, -1) {
				take(t, dir, step[1], step[2], step[3])
			}
			byHand, written := touched(t, dir, copied)
			row := "\n| " + strings.ToLower(title) + " | " + byHand + " | " + written + " |\n"
			if !strings.Contains(head, row) {
				t.Errorf("the table has no row %s", row)
			}
		})
	}
}

// fencedBlock is a block of a page: its language, the name after that, and what is in it.
var fencedBlock = regexp.MustCompile("(?ms)^```([a-z-]+)(?: ([^\n]+))?\n(.*?)^```$")

// take takes one step in a copy: a change of a file, a new file, or commands.
func take(t *testing.T, dir, language, name, text string) {
	t.Helper()
	switch {
	case language == "diff":
		change(t, filepath.Join(dir, name), text)
	case name != "":
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(path); err == nil {
			t.Fatalf("%s is there already", name)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	case language == "shell-session":
		for command := range strings.SplitSeq("\n"+text, "\n$ ") {
			line, want, _ := strings.Cut(command, "\n")
			if got := shell(t, dir, line); strings.TrimSuffix(got, "\n") != strings.TrimSuffix(want, "\n") {
				t.Errorf("%s prints\n%s\nwant\n%s", line, got, want)
			}
		}
	case language == "sh":
		shell(t, dir, "set -e\n"+text)
	default:
		t.Fatalf("nothing is known to do with a block of %s", language)
	}
}

// change replaces the lines of a diff in a file: those that stay or go stand in it once.
func change(t *testing.T, path, diff string) {
	t.Helper()
	var before, after strings.Builder
	for line := range strings.Lines(diff) {
		if line[0] != '+' {
			before.WriteString(line[1:])
		}
		if line[0] != '-' {
			after.WriteString(line[1:])
		}
	}
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(src, []byte(before.String())); n != 1 {
		t.Fatalf("%s has the lines to be changed %d times:\n%s", path, n, before.String())
	}
	changed := bytes.Replace(src, []byte(before.String()), []byte(after.String()), 1)
	if err := os.WriteFile(path, changed, 0o666); err != nil {
		t.Fatal(err)
	}
}

// shell runs commands in a copy, without the network, and returns what they print. Paths
// are trimmed, so that the build cache serves for all copies.
func shell(t *testing.T, dir, commands string) string {
	t.Helper()
	if commands == "" {
		return ""
	}
	command := exec.Command("sh", "-c", commands)
	command.Dir = dir
	command.Env = append(os.Environ(), "GOFLAGS=-mod=readonly -trimpath -vet=off", "GOPROXY=off", "LC_ALL=C", "FORSYTH_LANG=en")
	out, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", commands, err, out)
	}
	return string(out)
}

// notCopied are what is no part of the sources.
var notCopied = []string{".git", "build", "dist", "forsyth", "docs/conformance/node_modules"}

// copyTree copies the repository, and returns the paths of its files.
func copyTree(t *testing.T, dir string) (copied []string) {
	t.Helper()
	eachFile(t, ".", func(path string) {
		copied = append(copied, path)
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		to := filepath.Join(dir, path)
		if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, data, 0o666); err != nil {
			t.Fatal(err)
		}
	})
	return copied
}

// touched lists the files of a copy that are not as they were, those that are gone among
// them: those changed by hand, and those that programs write, pages and the conformance
// suite.
func touched(t *testing.T, dir string, copied []string) (byHand, written string) {
	t.Helper()
	paths := slices.Clone(copied)
	eachFile(t, dir, func(path string) { paths = append(paths, path) })
	slices.Sort(paths)
	var hand, programs []string
	for _, path := range slices.Compact(paths) {
		was, errWas := os.ReadFile(path)
		now, errNow := os.ReadFile(filepath.Join(dir, path))
		if errWas == nil && errNow == nil && bytes.Equal(was, now) {
			continue
		}
		name := "`" + filepath.ToSlash(path) + "`"
		if strings.HasPrefix(name, "`docs/") || strings.HasSuffix(name, ".jsonl`") {
			programs = append(programs, name)
		} else {
			hand = append(hand, name)
		}
	}
	return strings.Join(hand, ", "), strings.Join(programs, ", ")
}

// TestTouched: a file that is changed, new or gone is one that is touched.
func TestTouched(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(path, text string) {
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, path := range strings.Fields("changed.go gone.go same.go docs/changed.md docs/gone.md docs/same.md") {
		write(path, "before")
	}
	dir := t.TempDir()
	copied := copyTree(t, dir)
	for _, path := range strings.Fields("changed.go new.go docs/changed.md docs/new.md docs/same.md same.go") {
		text := "after"
		if strings.Contains(path, "same") {
			text = "before"
		}
		write(filepath.Join(dir, path), text)
	}
	for _, path := range strings.Fields("gone.go docs/gone.md") {
		if err := os.Remove(filepath.Join(dir, path)); err != nil {
			t.Fatal(err)
		}
	}
	byHand, written := touched(t, dir, copied)
	if want := "`changed.go`, `gone.go`, `new.go`"; byHand != want {
		t.Errorf("by hand %s, want %s", byHand, want)
	}
	if want := "`docs/changed.md`, `docs/gone.md`, `docs/new.md`"; written != want {
		t.Errorf("written %s, want %s", written, want)
	}
}

// eachFile gives the paths of the files in a folder, in order, to a function.
func eachFile(t *testing.T, dir string, give func(path string)) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(dir), ".", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case slices.Contains(notCopied, path) && entry.IsDir():
			return fs.SkipDir
		case !entry.IsDir() && !slices.Contains(notCopied, path):
			give(path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
