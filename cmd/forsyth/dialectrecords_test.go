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
