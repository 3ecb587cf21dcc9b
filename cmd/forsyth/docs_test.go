package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDocs follows the README and the pages of docs as a reader would, each page in a
// folder of its own, with testdata in it where the page names that. A fenced block whose
// fence has a name after its language is a file of that name. A block of the language
// console holds commands, after a dollar sign, and what they print on both streams: the
// page is made again from what they print now, and has to be the same. A picture that a
// page shows is the one that its commands make. With -update pages and pictures are
// rewritten.
func TestDocs(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("SKIPPED: there is no sh to run the commands of docs")
	}
	for _, path := range docsPages(t) {
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(page), consoleFence) {
			continue
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			follow(t, path, string(page))
		})
	}
}

const (
	fence        = "```"
	consoleFence = fence + "console\n"
)

// docsPages returns the paths of the README and of all pages of docs, without what npm has
// installed there: the commands of a page are run.
func docsPages(t *testing.T) []string {
	t.Helper()
	pages := []string{"../../README.md"}
	err := filepath.WalkDir("../../docs", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.Name() == "node_modules":
			return fs.SkipDir
		case filepath.Ext(path) == ".md":
			pages = append(pages, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// shownPicture is a picture beside the page, in the syntax of Markdown.
var shownPicture = regexp.MustCompile(`!\[[^]]*\]\(([^/)]+)\)`)

// workflowStep is a step of a workflow of GitHub that runs the command.
var workflowStep = regexp.MustCompile(`(?m)^ *- run: (forsyth .*)$`)

// TestWorkflows asks that what the workflows on a page run is shown on the page, too,
// with what it prints.
func TestWorkflows(t *testing.T) {
	steps := 0
	for _, path := range docsPages(t) {
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range workflowStep.FindAllStringSubmatch(string(page), -1) {
			if steps++; !strings.Contains(string(page), "\n"+prompt+step[1]) {
				t.Errorf("%s: %q is not shown in a console", path, step[1])
			}
		}
	}
	if steps == 0 {
		t.Error("no page has a workflow")
	}
}

// follow makes a page and its pictures again, and compares them.
func follow(t *testing.T, path, page string) {
	dir := t.TempDir()
	if strings.Contains(page, "testdata") {
		if err := os.CopyFS(filepath.Join(dir, "testdata"), os.DirFS("../../testdata")); err != nil {
			t.Fatal(err)
		}
	}
	var made strings.Builder
	for page != "" {
		opening, rest, _ := strings.Cut(page, "\n")
		made.WriteString(opening + "\n")
		page = rest
		if !strings.HasPrefix(opening, fence) {
			continue
		}
		body, rest, closed := strings.Cut(page, fence+"\n")
		if !closed {
			t.Fatalf("no end of the block %s", opening)
		}
		page = rest
		language, name, isFile := strings.Cut(opening[len(fence):], " ")
		switch {
		case isFile:
			writeFile(t, filepath.Join(dir, name), body)
		case language == "console":
			body = session(t, dir, body)
		}
		made.WriteString(body + fence + "\n")
	}
	checkPage(t, path, made.String())
	for _, match := range shownPicture.FindAllStringSubmatch(made.String(), -1) {
		picture, err := os.ReadFile(filepath.Join(dir, match[1]))
		if err != nil {
			t.Errorf("no command makes the picture: %v", err)
			continue
		}
		checkPage(t, filepath.Join(filepath.Dir(path), match[1]), string(picture))
	}
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

const prompt = "$ "

// session runs the commands of a block and returns the block with what they print. A
// command goes on in the next line after a backslash.
func session(t *testing.T, dir, block string) string {
	t.Helper()
	var made strings.Builder
	lines := strings.SplitAfter(block, "\n")
	if !strings.HasPrefix(block, prompt) {
		t.Fatalf("the block begins with no command: %s", lines[0])
	}
	for i, line := range lines {
		if !strings.HasPrefix(line, prompt) {
			continue
		}
		end := i + 1
		for strings.HasSuffix(lines[end-1], "\\\n") {
			end++
		}
		command := strings.Join(lines[i:end], "")
		made.WriteString(command)
		made.WriteString(printed(t, dir, command[len(prompt):]))
	}
	return made.String()
}

// printed runs a command line in the shell and returns what it prints, line by line.
func printed(t *testing.T, dir, line string) string {
	t.Helper()
	var out strings.Builder
	command := exec.Command("sh", "-c", line)
	command.Dir, command.Stdout, command.Stderr = dir, &out, &out
	command.Env = append(os.Environ(), "LANG=C", "LC_ALL=C", "FORSYTH_LANG=en", "NO_COLOR=1")
	if err := command.Run(); err != nil && command.ProcessState == nil {
		t.Fatal(err)
	}
	text := out.String()
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text
}
