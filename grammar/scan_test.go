package grammar_test

import (
	"io/fs"
	"maps"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// readers are the rules of the dialects, by their folders of testdata.
var readers = map[string]*grammar.Rules{
	"fen":      grammar.NewRules(grammar.Config{Style: grammar.StandardStyle, Form: grammar.FENForm}),
	"xfen":     grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm}),
	"shredder": grammar.NewRules(grammar.Config{Style: grammar.ShredderStyle, Form: grammar.FENForm}),
	"epd":      grammar.NewRules(grammar.Config{Form: grammar.EPDForm}),
	"auto":     grammar.NewRules(grammar.Config{}),

	"variants/crazyhouse": grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm, Variant: ast.Crazyhouse}),
	"variants/3check":     grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm, Variant: ast.ThreeCheck}),
	"epd/3check":          grammar.NewRules(grammar.Config{Form: grammar.EPDForm, Variant: ast.ThreeCheck}),
	"epd/crazyhouse":      grammar.NewRules(grammar.Config{Form: grammar.EPDForm, Variant: ast.Crazyhouse}),
}

// otherReaders are of games whose records have fields or signs of their own.
var otherReaders = map[string]*grammar.Rules{
	"sfen":                grammar.NewRules(grammar.Config{Layout: ast.HandLayout, Form: grammar.HandForm, Variant: ast.Shogi}),
	"variants/shogi":      grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Variant: ast.Shogi}),
	"variants/capablanca": grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("capablanca")}),
	"variants/seirawan":   grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("seirawan")}),
	"variants/makruk":     grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("makruk")}),
}

// TestScanTakesWhatIsCommon keeps the scan from leaving common records to the
// grammar, which is right about them and a hundred times slower.
func TestScanTakesWhatIsCommon(t *testing.T) {
	var rec ast.Record
	for folder, rules := range readers {
		for _, c := range testdataCases(t, dialecttest.Valid, folder) {
			if rules.LayoutOf(c.Text) != ast.FieldsLayout || len(strings.Fields(c.Text)) < 4 {
				continue // a board that stands alone
			}
			for _, text := range wildForms(c.Text) {
				if !grammar.Scan(&rec, rules, text) {
					t.Errorf("%s: the scan leaves %q", folder, text)
				}
			}
		}
	}
}

// wildForms returns a record as files have it (notations.md, 1.5): as it is,
// with blanks or CR after it, with more than one blank, with a semicolon after
// the counters, with four fields, with operations.
func wildForms(text string) []string {
	forms := []string{text, text + " ", text + "\r", text + " \r", text + " \t"}
	fields := strings.SplitN(text, " ", 5)
	four := strings.Join(fields[:4], " ")
	counters := four + " 3 17"
	return append(forms,
		four, four+";", four+" ;", strings.Join(fields[:4], "  "), fields[0]+" "+strings.Join(fields[1:4], "\t"),
		counters, counters+";", counters+" ;", strings.Join(fields[:4], "  ")+"  3  17",
		counters+" ;D1 20 ;D2 400", counters+` bm e4; id "x";`,
		four+` bm e4; id "a; b";`, four+" hmvc 3; fmvn 17;", four+" bm e4", four+" ce 1; acd 5\r",
	)
}

// TestScanTakesMistakes keeps the scan from leaving leniencies that cost no
// more than a look.
func TestScanTakesMistakes(t *testing.T) {
	var rec ast.Record
	for _, text := range []string{
		"rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qkQK - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 00 0",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
	} {
		if !grammar.Scan(&rec, readers["fen"], text) {
			t.Errorf("the scan leaves %q", text)
		}
		if rec.Warnings.And(ast.Leniencies).IsEmpty() {
			t.Errorf("no leniency in %q", text)
		}
	}
}

// TestScanTakesVariants keeps the scan from leaving the leniencies of pockets.
func TestScanTakesVariants(t *testing.T) {
	for _, text := range []string{
		"4k3/8/8/8/8/8/8/4K2Q~[-] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[2Pn] w - - 0 1", "4k3/8/8/8/8/8/8/4K3/NNp w - - 0 1",
		"4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "4k3/8/44/8/8/8/8/4K2Q~[] w - - 0 1",
	} {
		var rec ast.Record
		if !grammar.Scan(&rec, readers["variants/crazyhouse"], text) || rec.Warnings.And(ast.Leniencies).Len() != 1 {
			t.Errorf("the scan leaves %q, or takes it with %v", text, rec.Warnings)
		}
	}
}

// diagrams are the rules of Forsyth in the letters of some languages, by their
// folders of testdata.
var diagrams = func() map[string]*grammar.Rules {
	all := map[string]*grammar.Rules{}
	for _, tag := range []string{"en", "pt", "de", "ru", "sq", "x-figurine", "en-x-popeye"} {
		letters, ok := ast.LanguageNamed(tag)
		if !ok {
			panic(tag)
		}
		all["forsyth/"+tag] = grammar.NewRules(grammar.Config{Layout: ast.DiagramLayout, Form: grammar.BoardForm, Letters: letters})
	}
	return all
}()

// TestScanTakesDiagrams keeps the scan from leaving diagrams that are in order
// and in one line.
func TestScanTakesDiagrams(t *testing.T) {
	var rec ast.Record
	for folder, rules := range diagrams {
		for _, c := range testdataCases(t, dialecttest.Valid, folder) {
			if !strings.Contains(c.Text, "\n") && !grammar.Scan(&rec, rules, c.Text) {
				t.Errorf("%s: the scan leaves %q", folder, c.Text)
			}
		}
	}
}

// TestScanAgreesOnDiagrams holds the scan to the grammar, in every folder's
// letters.
func TestScanAgreesOnDiagrams(t *testing.T) {
	for folder := range diagrams {
		for _, read := range []func(fs.FS) ([]dialecttest.Case, error){dialecttest.Valid, dialecttest.Invalid} {
			for _, c := range testdataCases(t, read, folder) {
				for _, rules := range diagrams {
					if err := scanAgrees(rules, c.Text); err != nil {
						t.Error(err)
					}
				}
			}
		}
	}
}

// TestScanStrict holds a strict scan to records without leniencies.
func TestScanStrict(t *testing.T) {
	var rec ast.Record
	for _, rules := range allRules {
		if rules.Refuse.IsEmpty() {
			continue
		}
		for _, text := range seeds(t) {
			if grammar.Scan(&rec, rules, text) && !rec.Warnings.And(ast.Leniencies).IsEmpty() {
				t.Errorf("%s: %q taken with %v", describe(rules), text, rec.Warnings)
			}
		}
	}
}

// wildMoves are those of EPD operands for which the grammar of moves is asked: it
// makes a tree.
var wildMoves = ast.CodesOf(ast.OperandMove, ast.MoveBlank, ast.MovePromotionSign, ast.MoveGlyph)

// TestScanAllocatesNothing holds for records that are taken and for those that
// are left.
func TestScanAllocatesNothing(t *testing.T) {
	var rec ast.Record
	all := maps.Clone(readers)
	maps.Copy(all, otherReaders)
	for _, text := range seeds(t) {
		for name, rules := range all {
			if grammar.Scan(&rec, rules, text); !rec.Warnings.And(wildMoves).IsEmpty() {
				continue
			}
			if n := testing.AllocsPerRun(5, func() { grammar.Scan(&rec, rules, text) }); n != 0 {
				t.Errorf("%s: %v allocations for %q", name, n, text)
			}
		}
	}
}

// TestScanStrays makes the tally of a walk large: no number of stray bytes
// may add up to a board.
func TestScanStrays(t *testing.T) {
	rules := grammar.NewRules(grammar.Config{})
	var rec ast.Record
	for n := range 1200 {
		text := strings.Repeat("x", n) + "8/8/8/8/8/8/8/8 w - - 0 1"
		if got := grammar.Scan(&rec, rules, text); got != (n == 0) {
			t.Fatalf("%d stray bytes: %v", n, got)
		}
	}
}
