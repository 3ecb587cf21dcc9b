package forsyth_test

import (
	"bytes"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the code on the pages of docs")

// sources are the test files of the packages for users, a package a key.
func sources(t *testing.T) map[string][]string {
	t.Helper()
	files := map[string][]string{}
	for _, dir := range strings.Fields("dialects dialects/variantfile grammar/ast grammar/diag convert convert/lint convert/diagram convert/stream rules rules/san") {
		paths, err := filepath.Glob(dir + "/*_test.go")
		if err != nil {
			t.Fatal(err)
		}
		files[dir] = paths
	}
	return files
}

// examples returns the bodies of the examples of the packages, as they stand in their
// files, by name: dialects ExampleDetect.
func examples(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for dir, paths := range sources(t) {
		for _, path := range paths {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Contains(src, []byte("\nfunc Example")) {
				continue
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, path, src, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, declared := range file.Decls {
				f, ok := declared.(*ast.FuncDecl)
				if !ok || !strings.HasPrefix(f.Name.Name, "Example") {
					continue
				}
				from, to := files.Position(f.Body.Lbrace).Offset+1, files.Position(f.Body.Rbrace).Offset
				all[dir+" "+f.Name.Name] = unindented(string(src[from:to]))
			}
		}
	}
	return all
}

// unindented takes a tab from each line of a body.
func unindented(body string) string {
	var out strings.Builder
	for line := range strings.Lines(strings.TrimPrefix(body, "\n")) {
		out.WriteString(strings.TrimPrefix(line, "\t"))
	}
	return out.String()
}

// shownExample is a block of Go on a page, under the name of the example that it is.
var shownExample = regexp.MustCompile("(?s)<!-- example (\\S+ \\S+) -->\n```go\n(.*?)```\n")

// TestExamplesOnPages asks that all code of docs/library.md and of the pages of dialects is
// that of examples, which the packages run; -update writes it there.
func TestExamplesOnPages(t *testing.T) {
	all := examples(t)
	pages := 0
	for _, path := range docsPages(t)[1:] { // TestReadme holds that of the README
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(page), "```go\n") {
			continue
		}
		pages++
		made := withExamples(t, path, string(page), all)
		if made == string(page) {
			continue
		}
		if !*update {
			t.Errorf("the code of %s is not that of the examples (-update writes it)", path)
			continue
		}
		if err := os.WriteFile(path, []byte(made), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if pages < 12 {
		t.Errorf("%d pages have examples, want the guide and a page a dialect", pages)
	}
}

// withExamples returns a page with the examples that it names.
func withExamples(t *testing.T, path, page string, all map[string]string) string {
	t.Helper()
	shown := 0
	made := shownExample.ReplaceAllStringFunc(page, func(block string) string {
		shown++
		name := shownExample.FindStringSubmatch(block)[1]
		body, ok := all[name]
		if !ok {
			t.Errorf("%s: there is no example %s", path, name)
		}
		return "<!-- example " + name + " -->\n```go\n" + body + "```\n"
	})
	if shown != strings.Count(made, "```go\n") {
		t.Errorf("%s: %d of the blocks of Go are examples", path, shown)
	}
	return made
}
