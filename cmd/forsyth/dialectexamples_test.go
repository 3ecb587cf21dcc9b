package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
)

// TestRecordsOnPages asks that the records that a page shows as valid and as wrong are
// those of testdata.
func TestRecordsOnPages(t *testing.T) {
	records := map[string]*regexp.Regexp{
		"Valid records": regexp.MustCompile("(?m)^    (.*)$"),
		"Wrong records": regexp.MustCompile(`(?m)^\$ forsyth check [^']*'(.*)'$`),
	}
	for _, d := range dialects.All() {
		page, err := os.ReadFile(filepath.Join(dialectPages, d.Name+".md"))
		if err != nil {
			t.Fatal(err)
		}
		lists := 0
		for _, part := range strings.Split(string(page), "\n## ") {
			title, text, _ := strings.Cut(part, "\n")
			record := records[title]
			if record == nil {
				continue
			}
			known := recordsOf(t, d.Name, title == "Valid records")
			shown := record.FindAllStringSubmatch(text, -1)
			for _, parts := range shown {
				if !known[parts[1]] {
					t.Errorf("%s.md: %s: %q is not in testdata/%s", d, title, parts[1], d)
				}
			}
			if len(shown) >= 2 {
				lists++
			}
		}
		if lists != 2 {
			t.Errorf("%s.md: %d lists of records, want those that are valid and those that are wrong", d, lists)
		}
	}
}

// recordsOf returns the records of a folder of testdata.
func recordsOf(t *testing.T, name string, areValid bool) map[string]bool {
	t.Helper()
	read := dialecttest.Invalid
	if areValid {
		read = dialecttest.Valid
	}
	cases, err := read(os.DirFS(filepath.Join("../../testdata", name)))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, c := range cases {
		known[c.Text] = true
	}
	return known
}

// goExamples are the examples of the library on the pages: tests of packages.
var goExamples = map[string]struct{ file, name string }{
	"fen":      {"dialects/example_test.go", "ExampleDialect_Diagnose"},
	"xfen":     {"dialects/example_test.go", "ExampleDialect_Parse"},
	"shredder": {"dialects/example_test.go", "ExampleDialect_Append"},
	"epd":      {"dialects/example_test.go", "ExampleDialect_Parse_operations"},
	"forsyth":  {"dialects/example_test.go", "ExampleDialect_In"},
	"pieces":   {"dialects/pages_example_test.go", "ExampleDialect_Append_pieces"},
	"sfen":     {"dialects/pages_example_test.go", "ExampleDialect_Parse_sfen"},
	"url":      {"dialects/example_test.go", "ExampleDialect_Parse_held"},
	"json":     {"dialects/example_test.go", "ExampleDialect_Parse_held"},
	"auto":     {"dialects/example_test.go", "ExampleDetect"},
	"moves":    {"rules/san/example_test.go", "ExampleReadLine"},
}

// goExample returns the example of a page, without the function around it.
func goExample(t *testing.T, name string) string {
	x := goExamples[name]
	source, err := os.ReadFile(filepath.Join("../..", x.file))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(source), "\nfunc "+x.name+"() {\n")
	body, _, isClosed := strings.Cut(rest, "\n}\n")
	if !found || !isClosed {
		t.Fatalf("no %s in %s", x.name, x.file)
	}
	return "```go\n" + strings.ReplaceAll(strings.TrimPrefix(body, "\t"), "\n\t", "\n") + "\n```\n"
}
