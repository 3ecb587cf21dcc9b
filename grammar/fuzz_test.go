package grammar_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

func describe(r *grammar.Rules) string {
	variant := "no variant"
	if r.Variant != nil {
		variant = r.Variant.Name
	}
	return fmt.Sprintf("style %d, form %d, %s, strict %v", r.Style, r.Form, variant, r.Refuse)
}

// scanAgrees holds the scan to the grammar: what it takes, the grammar takes,
// as the same record with the same warnings.
func scanAgrees(rules *grammar.Rules, text string) error {
	var scanned, parsed ast.Record
	isScanned := grammar.Scan(&scanned, rules, text)
	if err := lineAgrees(rules, text, &scanned, isScanned); err != nil || !isScanned {
		return err
	}
	if rules.Layout == ast.FieldsLayout && rules.Letters == nil && !grammar.BeginsWithBoard(text, rules.Geometry()) {
		return fmt.Errorf("%s: %q: a record that does not begin with a board", describe(rules), text)
	}
	found := grammar.Parse(&parsed, rules, text)
	if err := found.Err(); err != nil {
		return fmt.Errorf("%s: %q: the scan takes what the grammar refuses: %v", describe(rules), text, err)
	}
	var warnings ast.Codes
	for _, d := range found {
		warnings = warnings.With(d.Code)
	}
	if scanned.Warnings != warnings {
		return fmt.Errorf("%s: %q: warnings of the scan %v, of the grammar %v", describe(rules), text, scanned.Warnings, warnings)
	}
	if scanned != parsed {
		return fmt.Errorf("%s: %q: two records (-grammar +scan):\n%s", describe(rules), text, cmp.Diff(parsed, scanned))
	}
	return nil
}

// lineAgrees holds a Line, which has read another record before, to the scan.
func lineAgrees(rules *grammar.Rules, text string, scanned *ast.Record, isScanned bool) error {
	line := grammar.NewLine(rules)
	if line == nil {
		return nil
	}
	line.Read([]byte("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w HAha c6 0 2"))
	if !line.Read([]byte(text)) {
		return nil
	}
	if !isScanned {
		return fmt.Errorf("%s: %q: a line that the scan refuses", describe(rules), text)
	}
	rec := line.Record()
	if rec.Position != scanned.Position || rec.Stated != scanned.Stated || rec.Warnings != scanned.Warnings {
		return fmt.Errorf("%s: %q: two records (-scan +line):\n%s", describe(rules), text, cmp.Diff(*scanned, *rec))
	}
	for _, f := range []ast.Field{ast.CastlingField, ast.EnPassantField} {
		if rec.Spans[f] != scanned.Spans[f] {
			return fmt.Errorf("%s: %q: %v at %v, of the scan %v", describe(rules), text, f, rec.Spans[f], scanned.Spans[f])
		}
	}
	return nil
}

// testdataCases returns the records of the files of testdata.
func testdataCases(t testing.TB, read func(fs.FS) ([]dialecttest.Case, error), folders ...string) []dialecttest.Case {
	t.Helper()
	var all []dialecttest.Case
	for _, folder := range folders {
		cases, err := read(os.DirFS(filepath.Join("..", "testdata", folder)))
		if err != nil {
			t.Fatal(err)
		}
		if len(cases) == 0 {
			t.Fatalf("no records in %s", folder)
		}
		all = append(all, cases...)
	}
	return all
}

var folders = []string{
	"fen", "fen/chess", "xfen", "variants/chess960", "variants/dfrc", "shredder", "shredder/chess960", "epd", "auto",
	"variants/crazyhouse", "variants/3check", "variants/antichess", "variants/racingkings", "epd/crazyhouse", "epd/3check", "sfen",
}

// seeds are all records that the tests know.
func seeds(t testing.TB) []string {
	t.Helper()
	texts := slices.Concat(wide, variants, mutants)
	for _, read := range []func(fs.FS) ([]dialecttest.Case, error){dialecttest.Valid, dialecttest.Invalid} {
		for _, c := range testdataCases(t, read, folders...) {
			texts = append(texts, c.Text)
		}
	}
	return texts
}

// TestScanAgrees reads every seed by all rules.
func TestScanAgrees(t *testing.T) {
	for _, text := range seeds(t) {
		for _, rules := range allRules {
			if err := scanAgrees(rules, text); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestScanAgreesOnVariants takes the records of each variant, sound and wrong, for it.
func TestScanAgreesOnVariants(t *testing.T) {
	for _, v := range ast.Variants {
		rules := grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm, Variant: v})
		folder := "variants/" + v.Name
		texts := append(testdataCases(t, dialecttest.Valid, folder), testdataCases(t, dialecttest.Invalid, folder)...)
		for _, c := range texts {
			if err := scanAgrees(rules, c.Text); err != nil {
				t.Error(err)
			}
		}
	}
}

func FuzzScanAgrees(f *testing.F) {
	for i, text := range seeds(f) {
		f.Add(text, uint8(i))
		f.Add(text, uint8(i*7+3))
	}
	for i, text := range wide {
		f.Add(text, uint8(len(allRules)-1-2*i))
	}
	for _, text := range variants {
		for i := range 32 {
			f.Add(text, uint8(len(allRules)-1-i))
		}
	}
	f.Fuzz(func(t *testing.T, text string, number uint8) {
		if err := scanAgrees(allRules[int(number)%len(allRules)], text); err != nil {
			t.Error(err)
		}
		// The grammar answers for all that the scan leaves, and does not panic.
		grammar.Parse(new(ast.Record), allRules[int(number)%len(allRules)], text)
	})
}

// everyByte are records whose every byte is replaced by every other and left
// out, with the rules that read them.
var everyByte = []struct {
	text   string
	config grammar.Config
}{
	{"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2", grammar.Config{Style: grammar.StandardStyle, Form: grammar.FENForm, Variant: ast.Chess}},
	{"r3k2r/8/8/8/8/8/8/RR2K1R1 b GBkq - 12 34", grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm, Variant: ast.Chess960}},
	{"rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFca - 0 1 ;D1 20", grammar.Config{Style: grammar.ShredderStyle, Form: grammar.FENForm}},
	{`4k3/8/8/8/4P3/8/8/R3K3 b Q e3 hmvc 0; c0 "a;b"; fmvn 17;`, grammar.Config{Form: grammar.EPDForm}},
	{"r3k2r/8/8/8/8/8/8/R3K1RR w KQha - 7 9\r", grammar.Config{}},
	{"r1a2k1c1r/10/9p/10/3P6/10/10/R4K3R b JAkq d3 0 1", grammar.Config{Style: grammar.ShredderStyle, Variant: capablanca}},
	{"4k1Q~1/8/8/8/8/8/8/4K3[Qnp] w - - 3 17", grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm, Variant: ast.Crazyhouse}},
	{"4k3/8/8/8/8/8/8/4K2R w K - 3+2 3 17", grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm, Variant: ast.ThreeCheck}},
	{`4k3/8/8/8/8/8/8/4K2R w K - ;bm Rh8 +,e1g1 id=x;;noop pv 1.Ke2; D1 5 ce "9"  ;`, grammar.Config{Form: grammar.EPDForm}},
	{"4k3/8/8/8/8/8/8/4K2R w K - 3 17 +0+1", grammar.Config{Variant: ast.ThreeCheck}},
	{"4k4/9/4+p4/9/9/9/9/1B5+R1/4K4[GPsp] b 7 12", grammar.Config{Style: grammar.XFENStyle, Variant: ast.Shogi}},
	{"4k4/9/4+p4/9/9/9/9/1B5+R1/4K4 w RG2P13p 34", grammar.Config{Form: grammar.HandForm, Layout: ast.HandLayout, Variant: ast.Shogi}},
	{"r3k2r/8/8/8/8/8/8/RN2K2R[HEhe] w KQBkq - 3 17", grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("seirawan")}},
	{"8/6ks/3M~4/2K1M3/8/3R4/8/8 w - 128 18 50", grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("makruk")}},
	{"4k3/8/8/4P3/8/*7/8/4K2R b K - 0 1", grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("duck")}},
	{"4k3/8/|p7/4|P3/8/8/8/4K2R b K - 0 1", grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("alice")}},
	{"4k3/8/8/8/3P4/8/8/4K3 b - e3d4 0 1", grammar.Config{Style: grammar.XFENStyle, Variant: variantNamed("berolina")}},
	{"4k4/9/4h4/9/4p4/4P4/9/2E6/4A4/4K4 r - - 0 1", grammar.Config{Variant: variantNamed("xiangqi")}},
}

func variantNamed(name string) *ast.Variant {
	v, ok := ast.VariantNamed(name)
	if !ok {
		panic(name)
	}
	return v
}

// TestEveryByteAtEveryPlace changes each byte of some records to every value.
func TestEveryByteAtEveryPlace(t *testing.T) {
	records := everyByte
	if testing.Short() {
		records = records[:2]
	}
	for _, record := range records {
		t.Run(record.text, func(t *testing.T) {
			t.Parallel()
			rules := grammar.NewRules(record.config)
			var rec ast.Record
			taken := 0
			check := func(text string) {
				if !grammar.Scan(&rec, rules, text) {
					if err := faultsAgree(rules, text); err != nil {
						t.Error(err)
					}
					return
				}
				taken++
				if err := scanAgrees(rules, text); err != nil {
					t.Error(err)
				}
			}
			for at := range len(record.text) {
				before, after := record.text[:at], record.text[at+1:]
				check(before + after)
				check(record.text[:at+1] + record.text[at:])
				for b := range 256 {
					check(before + string([]byte{byte(b)}) + after)
				}
			}
			if taken <= len(record.text) { // each byte in its own place, and changes that are none
				t.Errorf("the scan took %d of the changed records", taken)
			}
		})
	}
}

// boardRules are the rules of boards that stand alone, in the letters of
// several languages.
var boardRules = func() []*grammar.Rules {
	var all []*grammar.Rules
	for _, layout := range []ast.Layout{ast.DiagramLayout, ast.ListLayout} {
		for _, tag := range []string{"", "en", "pt", "ru", "hu", "x-figurine", "en-x-popeye", "el", "tr"} {
			letters, _ := ast.LanguageNamed(tag)
			for _, v := range []*ast.Variant{nil, capablanca, tall, vast, line} {
				for _, refuse := range []ast.Codes{{}, ast.Leniencies} {
					all = append(all, grammar.NewRules(grammar.Config{
						Layout: layout, Form: grammar.BoardForm, Letters: letters, Variant: v, Refuse: refuse,
					}))
				}
			}
		}
	}
	return all
}()

// nationalRules are the rules of FEN in the letters of a language.
var nationalRules = func() []*grammar.Rules {
	var all []*grammar.Rules
	for _, tag := range []string{"pt", "es", "de", "pl", "ru"} {
		letters, _ := ast.LanguageNamed(tag)
		for style := grammar.AnyStyle; style <= grammar.ShredderStyle; style++ {
			for _, found := range []bool{false, true} {
				all = append(all, grammar.NewRules(grammar.Config{Style: style, Letters: letters, Found: found}))
			}
		}
	}
	return all
}()

// boards are diagrams and piece lists, right and wrong, and FEN in the letters
// of other languages.
var boards = []string{
	"t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T",
	"t1bdrbct-ppp1pppp-2cp4-8-8-3P1C2-PPP1PPPP-TCBDRB1T",
	"t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP -\nTCBDRB1T",
	"rsbqkbsrpppppppp32PPPPPPPPRSBQKBSR", "48q2kp4PK", "4k3///8/8/8/4P3/4K3", "4k3/8/24/8/4P3/4K3", "4k12/8/8/8/8/8/4P3/4K3",
	"лксфкрскл/пппппппп/8/8/8/8/ПППППППП/ЛКСФКрСКЛ", "♜♞♝♛♚♝♞♜/♟♟♟♟♟♟♟♟/8/8/8/8/♙♙♙♙♙♙♙♙/♖♘♗♕♔♗♘♖",
	"1.PA6/8/1Q2.ma3/8/k1.pa.pa4/8/1P1K", "8/1p6/6pp/3p4/3K2pk/7p/1=p6/8", "=k=8=", "- - -", "/", "k\r\n8\n", "4k3,8,8,8,8,8,4P3,4K3/",
	"bhfvkfhb/gygggygggg/xxxxxxxx/8", "r--r--r--/8", "tsldklst bbbbbbbb ........ ........ ........ ........ BBBBBBBB TSLDKLST",
	"10 - 5k4 - 10 - 10 - 10 - 10 - 10 - A4K3C", "k1r1n2r", "3SR2r1P6/1p6/PPP3p1/1KPk4/3P1p2/5SP1/4R1r", "99999999999999999999",
	"White: Kg1, Qd1, Pa2; Black: Kg8", "Brancas: Rg1, Dd1, Pa2; Pretas: Rg8, Tf8", "Kg1 Qd1 a2 b2 / Kg8", "White: ; Black:",
	"white: [Kc8, Qf4, Ra8]\nblack: [Kf7, Bc2, Ph6]", "Белые: Крg1, Фd1; Чёрные: Крg8", "Kg1 Kg1 K k9 / - x", "White: Kj10, Ap16; Black: Ki9",
	"tcadract/pppppppp/11111111/8/8/8/PPPPPPPP/TCADRACT b RDrd - 0 1", "t3r2t/8/8/8/8/8/8/T3R2T n Dd - 0 1",
	"tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST s KDkd - 0 1", "wsghkgsw/pppppppp/8/8/8/8/PPPPPPPP/WSGHKGSW c KHkh - 0 1",
	"4r3/8/8/8/8/8/8/3TR3 w D - 0 1", "4r3/8/8/8/8/8/8/T3R3 b D - 0 1",
}

// TestBoardsAgree reads every seed by the rules of boards and of other letters.
func TestBoardsAgree(t *testing.T) {
	all := append(boardRules, nationalRules...)
	for i, text := range append(boards, seeds(t)...) {
		for j, rules := range all {
			if i >= len(boards) && (i+j)%16 > 0 {
				continue // FEN and EPD by a few of them
			}
			if err := scanAgrees(rules, text); err != nil {
				t.Error(err)
			}
			grammar.Parse(new(ast.Record), rules, text) // and does not panic
		}
	}
}

func FuzzBoards(f *testing.F) {
	all := append(boardRules, nationalRules...)
	for i, text := range boards {
		for j := range 8 {
			f.Add(text, uint8(i*31+j*29))
		}
	}
	f.Fuzz(func(t *testing.T, text string, number uint8) {
		rules := all[int(number)%len(all)]
		if err := scanAgrees(rules, text); err != nil {
			t.Error(err)
		}
		var rec ast.Record
		found := grammar.Parse(&rec, rules, text)
		for _, d := range found {
			if d.Span.Start < 0 || d.Span.End < d.Span.Start || int(d.Span.End) > len(text) {
				t.Errorf("%v of %q", d, text)
			}
		}
	})
}
