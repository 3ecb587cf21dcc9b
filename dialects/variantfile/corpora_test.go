package variantfile_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/variantfile"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// corpora are real files that are kept beside the project.
const corpora = "../../../shared/corpora/variants"

// iniFiles are the real files: how many sections they have, how many of those are read,
// and how many that are read state a start.
var iniFiles = []struct {
	file                  string
	sections, rows, start int
	refused               int // starts, which have men with numbers: laser games
}{
	{"fairy-stockfish/variants.ini", 143, 143, 106, 0},
	{"fairy-stockfish-x/variants.ini", 349, 348, 270, 19}, // balancedalternation2 is like a game of that engine alone
	{"fairy-stockfish-x/variants-incomplete.ini", 2, 2, 2, 0},
	{"pychess-variants/variants.ini", 34, 34, 33, 0},
	{"ianfab-variantfishtest/test.ini", 8, 8, 8, 0},
}

func TestRealFiles(t *testing.T) {
	if _, err := os.Stat(corpora); err != nil {
		t.Skip("SKIPPED: no collection of real files beside the project:", err)
	}
	for _, test := range iniFiles {
		data, err := os.ReadFile(filepath.Join(corpora, test.file))
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		if n := strings.Count("\n"+text, "\n["); n != test.sections {
			t.Errorf("%s: %d sections", test.file, n)
		}
		rows, err := variantfile.Read(strings.NewReader(text))
		var faults variantfile.Faults
		if errors.As(err, &faults); len(rows) != test.rows || len(faults) != test.sections-test.rows {
			t.Errorf("%s: %d rows: %v", test.file, len(rows), err)
		}
		starts, refused := startsOf(text), 0
		stated := 0
		for _, v := range rows {
			checkRow(t, v)
			start, ok := starts[v.Name]
			if !ok {
				continue
			}
			stated++
			if strings.Contains(start, "(") {
				refused++
				checkRefused(t, v, start)
				continue
			}
			checkStart(t, v, start)
		}
		if stated != test.start || refused != test.refused {
			t.Errorf("%s: %d starts, %d refused", test.file, stated, refused)
		}
	}
}

// startsOf returns the start of each section that states one.
func startsOf(text string) map[string]string {
	starts := map[string]string{}
	name := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			name, _, _ = strings.Cut(strings.Trim(line, "[]"), ":")
		} else if start, ok := strings.CutPrefix(line, "startFen"); ok {
			starts[name] = strings.TrimLeft(start, " =")
		}
	}
	return starts
}

// checkStart asks that a start is read, and written as the file has it.
func checkStart(t *testing.T, v *ast.Variant, start string) {
	t.Helper()
	d := dialects.XFEN.For(v)
	rec, err := d.Parse(v.Start)
	if err != nil {
		t.Errorf("%s: %q: %v", v.Name, start, err)
		return
	}
	got, err := d.Append(nil, &rec)
	if want := asWritten(v, start); err != nil || string(got) != want {
		t.Errorf("%s: %q is written %q, want %q: %v", v.Name, start, got, want, err)
	}
}

func checkRefused(t *testing.T, v *ast.Variant, start string) {
	t.Helper()
	_, err := dialects.XFEN.For(v).Parse(start)
	var found ast.Diagnostics
	if !errors.As(err, &found) || found[0].Code != ast.PieceUnknown && found[0].Code != ast.DigitRange {
		t.Errorf("%s: %q: %v", v.Name, start, err)
	}
}

// otherwise are starts that are written in another way for a reason of their own.
var otherwise = map[string]string{
	// The games have no castling, by castling = false.
	"wildebeest": "rnccwkqbbnr/ppppppppppp/11/11/11/11/11/11/PPPPPPPPPPP/RNBBQKWCCNR w - - 0 1",
	"epicatomic": "rnnbqkbnnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNNBQKBNNR w - - 0 1",
	"forward":    "lesfgsel/pppppppp/8/8/8/8/PPPPPPPP/LESFGSEL w - - 0 1",
	// X-FEN names the outermost rook by its wing.
	"demi-chess": "kbnr/pppp/4/4/4/4/PPPP/KBNR w Kk - 0 1",
}

// asWritten is how a start is written: with all fields, or those that its game has; with
// a pocket where men are dropped; without points and marks that no promotion has.
func asWritten(v *ast.Variant, start string) string {
	if want, ok := otherwise[v.Name]; ok {
		return want
	}
	start, _, _ = strings.Cut(start, " {")
	words := strings.Fields(strings.Replace(start, "[-]", "[]", 1))
	if v.Pocket && !strings.Contains(words[0], "[") {
		words[0] += "[]"
	}
	if v.Name == "jieqi" { // ~ is a covered man there
		words[0] = strings.ReplaceAll(words[0], "~", "")
	}
	full := []string{"", "w", "-", "-", "0", "1"}
	if v.Short {
		full = []string{"", "w", "0", "1"}
		if len(words) == 5 && words[2] == "-" {
			words = append(words[:2:2], words[3:]...)
		}
	}
	if len(words) < len(full) {
		words = append(words, full[len(words):]...)
	}
	return strings.Join(words, " ")
}
