package dialects_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
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

// bookFiles are opening books of Fairy-Stockfish.
var bookFiles = map[string]*ast.Variant{
	"crazyhouse.epd": ast.Crazyhouse, "crazyhouse_start.epd": ast.Crazyhouse, "crazyhouse_cp_130.epd": ast.Crazyhouse,
	"crazyhouse_mix_cp_130.epd": ast.Crazyhouse, "crazyhouse-p4-f12.epd": ast.Crazyhouse, "crazyhouse-puzzles-test.epd": ast.Crazyhouse,
	"3check.epd": ast.ThreeCheck, "3check_start.epd": ast.ThreeCheck, "3check-p4-f12.epd": ast.ThreeCheck,
	"antichess.epd": ast.Antichess, "giveaway.epd": ast.Giveaway, "giveaway-p4-f12.epd": ast.Giveaway,
	"suicide.epd": ast.Suicide, "suicide-p4-f12.epd": ast.Suicide,
	"atomic.epd": ast.Atomic, "atomic-p4-f12.epd": ast.Atomic,
	"horde.epd": ast.Horde, "horde-p4-f12.epd": ast.Horde, "horde38.epd": ast.Horde, "horde_advanced.epd": ast.Horde,
	"horde_center.epd": ast.Horde, "horde_flank.epd": ast.Horde, "horde_start.epd": ast.Horde,
	"kingofthehill-p4-f12.epd": ast.KingOfTheHill,
	"racingkings.epd":          ast.RacingKings, "racingkings-p4-f12.epd": ast.RacingKings, "racingkings_start.epd": ast.RacingKings,
}

// TestVariantBooks reads the books of the variants: none of their records is
// refused, and what is written reads as the same position.
func TestVariantBooks(t *testing.T) {
	for file, v := range bookFiles {
		d, x, records := dialects.Auto.For(v), dialects.XFEN.For(v), 0
		for _, text := range corpusLines(t, filepath.Join("variants/ianfab-books", file)) {
			if text == "" {
				continue
			}
			records++
			rec, err := d.Parse(text)
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
		if records == 0 {
			t.Errorf("%s has no records", file)
		}
	}
}
