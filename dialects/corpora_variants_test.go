package dialects_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// corpora are real files that are kept beside the project.
const corpora = "../../shared/corpora"

// corpusLines returns the lines of a file of the corpora, and skips the test
// where there are none.
func corpusLines(t *testing.T, file string) []string {
	t.Helper()
	if _, err := os.Stat(corpora); err != nil {
		t.Skip("SKIPPED: no collection of real files beside the project:", err)
	}
	data, err := os.ReadFile(filepath.Join(corpora, file))
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n"), "\n")
}

// perftFiles are the perft suites of variants, and how many records they have.
var perftFiles = []struct {
	file    string
	variant *ast.Variant
	records int
}{
	{"python-chess/crazyhouse.perft", ast.Crazyhouse, 5},
	{"python-chess/3check.perft", ast.ThreeCheck, 2},
	{"python-chess/giveaway.perft", ast.Giveaway, 3},
	{"python-chess/giveaway.perft", ast.Antichess, 3},
	{"python-chess/atomic.perft", ast.Atomic, 7},
	{"python-chess/horde.perft", ast.Horde, 3},
	{"python-chess/racingkings.perft", ast.RacingKings, 3},
	{"shakmaty/crazyhouse.perft", ast.Crazyhouse, 4},
	{"shakmaty/racingkings.perft", ast.RacingKings, 2},
}

// rewritten are the records of the suites that EPD has another spelling for: a
// slash after the last rank is an empty pocket, and counters are operations.
var rewritten = map[string]string{
	"4k3/1Q~6/8/8/4b3/8/Kpp5/8/ b - -":     "4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - -",
	"4k3/1Q~6/8/8/4b3/8/Kpp5/8/ b - - 0 1": "4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - - fmvn 1; hmvc 0;",
}

// TestPerftSuites reads the perft suites of the variants, and writes them as
// they stand.
func TestPerftSuites(t *testing.T) {
	for _, suite := range perftFiles {
		records := 0
		for _, line := range corpusLines(t, filepath.Join("perft", suite.file)) {
			text, isRecord := strings.CutPrefix(line, "epd ")
			if !isRecord {
				continue
			}
			records++
			want, isOther := rewritten[text]
			if !isOther {
				want = text
			}
			for _, d := range []*dialects.Dialect{dialects.EPD.For(suite.variant), dialects.Auto.For(suite.variant)} {
				rec, err := d.Parse(text)
				if err != nil {
					t.Errorf("%s: %v: %q: %v", suite.file, d, text, err)
					continue
				}
				got, err := dialects.EPD.For(suite.variant).Append(nil, &rec)
				if err != nil || string(got) != want {
					t.Errorf("%s: %v: %q is written %q, %v", suite.file, d, text, got, err)
				}
			}
		}
		if records != suite.records {
			t.Errorf("%s: %d records, want %d", suite.file, records, suite.records)
		}
	}
}

// otherBooks are books whose lines are of another game than their names say: boards of
// chess under the names of games on other boards. All of their lines are refused.
var otherBooks = map[string]*ast.Variant{"chennis.epd": ast.Chess, "mansindam.epd": ast.Chess}

// TestVariantBooks reads the opening books of Fairy-Stockfish, each for its variant: no
// record is refused, the scan takes it as the grammar does, it is written byte for byte
// as it stands, and reads as the same position.
func TestVariantBooks(t *testing.T) {
	folder := "variants/ianfab-books"
	corpusLines(t, filepath.Join(folder, "chess.epd"))
	entries, err := os.ReadDir(filepath.Join(corpora, folder))
	if err != nil {
		t.Fatal(err)
	}
	records := 0
	for _, entry := range entries {
		file := entry.Name()
		v, ok := dialecttest.BookVariant(file)
		if !ok {
			t.Errorf("%s: no variant has its name", file)
			continue
		}
		d, x := dialects.Auto.For(v), dialects.XFEN.For(v)
		for _, text := range corpusLines(t, filepath.Join(folder, file)) {
			if text == "" {
				continue
			}
			records++
			rec, err := d.Parse(text)
			if other := otherBooks[file]; other != nil {
				if err == nil {
					t.Errorf("%s: %q is read", file, text)
				}
				if _, err := dialects.Auto.For(other).Parse(text); err != nil {
					t.Errorf("%s: %q: %v", file, text, err)
				}
				continue
			}
			if err != nil {
				t.Errorf("%s: %q: %v", file, text, err)
				continue
			}
			written, err := x.Append(nil, &rec)
			if err != nil {
				t.Errorf("%s: %q: %v", file, text, err)
				continue
			}
			if again, err := x.Strict().Parse(string(written)); err != nil || again.Position != rec.Position {
				t.Errorf("%s: %q is written %q: %v", file, text, written, err)
			}
		}
	}
	if want := 115888; records != want { // lines that are not empty
		t.Errorf("%d records, want %d", records, want)
	}
}
