package dialects_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// problems is a collection of real files that is kept beside the project:
// problems for Popeye with what it printed of them, Forsyth texts of programs
// in several languages, piece lists of problem collections.
const problems = "../../shared/corpora/forsyth"

// rowsOf returns the columns of a table of the collection.
func rowsOf(t *testing.T, file string, rows int) [][]string {
	t.Helper()
	var table [][]string
	for _, line := range linesOf(t, file) {
		table = append(table, strings.Split(line, "\t"))
	}
	if len(table) != rows {
		t.Fatalf("%s has %d rows", file, len(table))
	}
	return table
}

// linesOf returns the lines of a file of the collection, and skips the test
// where there is no collection.
func linesOf(t *testing.T, file string) []string {
	t.Helper()
	if _, err := os.Stat(problems); err != nil {
		t.Skip("SKIPPED: no collection of real files beside the project:", err)
	}
	data, err := os.ReadFile(filepath.Join(problems, file))
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
}

// codesOf returns the codes of an error, none for one that is no list of
// findings.
func codesOf(err error) ast.Codes {
	var found ast.Diagnostics
	var codes ast.Codes
	if errors.As(err, &found) {
		for _, f := range found {
			codes.Add(f.Code)
		}
	}
	return codes
}

// TestForsythTwins reads positions that Popeye's examples have in German and in
// English letters.
func TestForsythTwins(t *testing.T) {
	orthodox := 0
	for _, row := range rowsOf(t, "popeye-forsyth-de-en-twins.tsv", 62) {
		german, english := row[2], row[5]
		want := popeye(t, english, "en")
		if other := popeye(t, german, "de"); other != want {
			t.Fatalf("%s and %s are no twins: %v %v", german, english, &other, &want)
		}
		names := []string{german, "de-x-popeye", english, "en-x-popeye"}
		isOrthodox := !strings.ContainsAny(english, "Nn.=")
		if isOrthodox {
			orthodox++
			names = append(names, german, "de", english, "x-problem")
		}
		for pair := range slices.Chunk(names, 2) {
			checkTwin(t, in(dialects.Forsyth, languageNamed(pair[1])), row[1], pair[0], &want, isOrthodox)
		}
	}
	if orthodox != 55 {
		t.Errorf("%d positions of orthodox men", orthodox)
	}
}

// checkTwin reads a twin, and writes it as FEN where FEN has its men.
func checkTwin(t *testing.T, d *dialects.Dialect, place, text string, want *diagram, isOrthodox bool) {
	t.Helper()
	rec, err := d.Parse(text)
	if isRefused(t, place, text, err) {
		return
	}
	if got := drawn(t, &rec.Board); got != *want {
		t.Errorf("%s in %s: %v, want %v", text, d.Letters().Tag, &got, want)
	}
	switch fen, err := dialects.FEN.AppendPlacement(nil, &rec); {
	case isOrthodox && (err != nil || string(fen) != want.placement()):
		t.Errorf("%s in %s: %s %v, want %s", text, d.Letters().Tag, fen, err, want.placement())
	case !isOrthodox && (err == nil || codesOf(err) != ast.CodesOf(ast.NoLetterForMan)):
		t.Errorf("%s as FEN: %s %v", text, fen, err)
	}
}

// forsythLine is a line of Popeye's examples.
type forsythLine struct{ place, language, text string }

// forsythLines returns all of them: those of the folder BEISPIEL are German.
func forsythLines(t *testing.T) []forsythLine {
	t.Helper()
	var all []forsythLine
	for _, row := range rowsOf(t, "popeye-forsyth-lines.tsv", 232) {
		language := "en"
		if strings.HasPrefix(row[0], "BEISPIEL") {
			language = "de"
		}
		all = append(all, forsythLine{row[0], language, row[1]})
	}
	return all
}

// refusals are the lines that are refused: those with men that the table of
// letters does not have (.re and .du; .bm and .RN), a rank of nine squares, and one
// man that is all of its line.
var refusals = map[string]ast.Code{
	"EXAMPLES/mixhop.inp:12":           ast.FairyUnknown,
	"REGRESSIONS/4_63_to_4_65.inp:477": ast.FairyUnknown,
	"EXAMPLES/bgl.inp:16":              ast.RankLong,
	"BEISPIEL/bgl.inp:16":              ast.RankLong,
	"REGRESSIONS/4_37_to_4_41.inp:20":  ast.RanksMissing,
}

// isRefused reports whether a line of Popeye's examples is rightly refused, and
// checks why.
func isRefused(t *testing.T, place, text string, err error) bool {
	t.Helper()
	code, ok := refusals[place]
	switch {
	case !ok && err != nil:
		t.Errorf("%s: %s: %v", place, text, err)
	case ok && err == nil:
		t.Errorf("%s: %s is read", place, text)
	case ok && codesOf(err) != ast.CodesOf(code):
		t.Errorf("%s: %s: %v, want %v and nothing else", place, text, codesOf(err), code)
	}
	return ok || err != nil
}

// TestForsythLines reads all Forsyth lines of Popeye's examples, in their
// letters and by the text alone.
func TestForsythLines(t *testing.T) {
	all := tallies{}
	for _, l := range forsythLines(t) {
		rec, err := in(dialects.Forsyth, languageNamed(l.language+"-x-popeye")).Parse(l.text)
		if isRefused(t, l.place, l.text, err) {
			all.add("", "refused: "+refusals[l.place].String(), l.text)
			continue
		}
		all.add("", "read", l.text)
		for code := range rec.Warnings.All() {
			all.add("", "read with "+code.String(), l.text)
		}
		want := popeye(t, l.text, l.language)
		if got := drawn(t, &rec.Board); got != want {
			t.Errorf("%s: %s: %v, want %v", l.place, l.text, &got, &want)
		}
		all.byItself(l.language, l.text, &rec.Board)
	}
	all.report(t)
	for said, n := range map[string]int{"read": 227, "refused: ranks-missing": 1, "refused: fairy-unknown": 2, "refused: rank-long": 2} {
		if one := all[tallyKey{said: said}]; one == nil || one.texts != n {
			t.Errorf("%v %s, want %d", one, said, n)
		}
	}
}
