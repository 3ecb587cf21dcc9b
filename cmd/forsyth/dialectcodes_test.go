package main

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// foundBy returns the codes of a page: those of what the tolerant reader of its dialect
// finds in the records of testdata. What holds a record finds in it what X-FEN and EPD do,
// and auto what all dialects do: that is on their pages. Of moves it is all about moves.
func foundBy(t *testing.T, name string) []ast.Code {
	t.Helper()
	if name == movesGrammar {
		return slices.DeleteFunc(ast.AllCodes(), func(c ast.Code) bool { return !c.IsAboutMoves() })
	}
	d, ok := dialects.Named(name)
	if !ok {
		t.Fatalf("no dialect %s", name)
	}
	var others []*dialects.Dialect
	switch d {
	case dialects.URL, dialects.JSON:
		others = []*dialects.Dialect{dialects.XFEN, dialects.EPD}
	case dialects.Auto:
		others = dialects.All()
	}
	found := maps.Clone(foundIn(t, d))
	for _, other := range others {
		for code := range foundIn(t, other) {
			delete(found, code)
		}
	}
	return slices.DeleteFunc(ast.AllCodes(), func(c ast.Code) bool { return !found[c] })
}

// allFound are the codes of the dialects that were asked for.
var allFound = map[string]map[ast.Code]bool{}

// foundIn returns the codes of what the reader of a dialect finds.
func foundIn(t *testing.T, d *dialects.Dialect) map[ast.Code]bool {
	t.Helper()
	if found := allFound[d.Name]; found != nil {
		return found
	}
	found := map[ast.Code]bool{}
	allFound[d.Name] = found
	for folder, texts := range recordsFor(t, d) {
		reader := readerOf(t, d, folder)
		for _, text := range texts {
			for _, finding := range reader.Diagnose(text) {
				found[finding.Code] = true
			}
		}
	}
	return found
}

// spoiled returns a record spoiled in ways in which those of any dialect may be.
func spoiled(text string) []string {
	board, rest, _ := strings.Cut(text, " ")
	return []string{
		"\ufeff" + text, text + "\r", text + "\x00", " " + text, text + " ", strings.Replace(text, " ", "  ", 1), // around and between fields
		"/" + text, board + "/ " + rest, strings.Replace(text, "8", "44", 1), strings.Replace(text, " w ", " W ", 1), // within fields
		"", "?", text + " 1 2 3", text + "99999999999", "8/" + text, strings.Replace(text, "8", "0", 1), "P" + text, // past reading
	}
}

// recordsFor returns the records of testdata that are written for a dialect, by their
// folders. Dialects with the fields of FEN share theirs, and have those of the variants.
func recordsFor(t *testing.T, d *dialects.Dialect) map[string][]string {
	t.Helper()
	names := []string{d.Name}
	if slices.Contains(likeFEN, d) {
		names = append([]string{"variants"}, "fen", "xfen", "shredder", "epd")
	}
	records := map[string][]string{}
	for _, name := range names {
		root := filepath.Join("../../testdata", name)
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.Name() != "invalid.txt" {
				return err
			}
			cases, err := dialecttest.Invalid(os.DirFS(filepath.Dir(path)))
			for _, c := range cases {
				records[filepath.Dir(path)] = append(records[filepath.Dir(path)], c.Text)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	records[d.Name] = append(records[d.Name], spoiled(d.Example)...)
	return records
}

var likeFEN = []*dialects.Dialect{dialects.FEN, dialects.XFEN, dialects.Shredder, dialects.EPD}

// readerOf returns the reader of a dialect for a folder: one that has the name of a
// variant or a language is of records for those.
func readerOf(t *testing.T, d *dialects.Dialect, folder string) *dialects.Dialect {
	t.Helper()
	name := filepath.Base(folder)
	if name == d.Name || slices.ContainsFunc(likeFEN, func(other *dialects.Dialect) bool { return other.Name == name }) {
		return d
	}
	if v, ok := ast.VariantNamed(name); ok {
		return d.For(v)
	}
	letters, err := dialects.LettersNamed(name)
	if err != nil {
		t.Fatal(err)
	}
	in, err := d.In(letters)
	if err != nil {
		t.Fatal(err)
	}
	return in
}

// TestLenienciesOnPages asks that every leniency in reading records is on the page of a
// dialect, and every one about moves on that of moves.
func TestLenienciesOnPages(t *testing.T) {
	var pages strings.Builder
	for _, name := range append(pageNames(), "README") {
		page, err := os.ReadFile(filepath.Join(dialectPages, name+".md"))
		if err != nil {
			t.Fatal(err)
		}
		pages.Write(page)
	}
	for _, c := range ast.AllCodes() {
		if c.IsLeniency() && !strings.Contains(pages.String(), codeLink(c)) {
			t.Errorf("%v is on no page", c)
		}
	}
}
