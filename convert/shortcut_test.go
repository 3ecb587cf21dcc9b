package convert_test

import (
	"bufio"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// shortcuts are conversions and checks that have a way past the records.
type shortcuts struct {
	converters []shortcut
	checkers   []*convert.Checker
}

// shortcut is a conversion, and the same one with something that is asked of what is not
// written here, ranks on lines: it knows the long way only.
type shortcut struct {
	quick, slow *convert.Converter
	short       *convert.Shortcut
}

func newShortcuts(t testing.TB) (s shortcuts) {
	add := func(o convert.Options) {
		quick := converter(t, o)
		o.Separator = new(string)
		if short := quick.Shortcut(); short != nil {
			s.converters = append(s.converters, shortcut{quick, converter(t, o), short})
		}
	}
	for _, v := range []*ast.Variant{nil, ast.Chess, ast.Chess960} {
		for _, from := range []*dialects.Dialect{dialects.Shredder, dialects.XFEN, dialects.XFEN.Strict()} {
			add(convert.Options{From: from.For(v), To: dialects.EPD})
		}
		for _, to := range []*dialects.Dialect{dialects.XFEN, dialects.Shredder, dialects.FEN, dialects.EPD} {
			for form := grammar.AnyForm; form <= grammar.EPDForm && v == nil; form++ {
				add(convert.Options{From: dialects.Auto.For(v), To: to, Form: form})
			}
			for ep := convert.KeepEnPassant; ep <= convert.LegalEnPassant; ep++ {
				add(convert.Options{From: dialects.Auto.For(v), To: to, EnPassant: ep})
			}
		}
		for level := ast.SyntaxLevel; level <= ast.LegalLevel; level++ {
			s.checkers = append(s.checkers,
				checker(t, convert.CheckOptions{From: dialects.Auto.For(v), Level: level}),
				checker(t, convert.CheckOptions{From: dialects.Auto.For(v), Level: level, Ignore: ast.CodesOf(ast.NeedsChess960, ast.NeedsDFRC)}))
		}
	}
	for _, name := range []string{"3check", "5check", "crazyhouse", "capablanca", "seirawan", "xiangqi", "duck", "alice", "atomic"} {
		v, ok := ast.VariantNamed(name)
		if !ok {
			t.Fatal(name)
		}
		for form := grammar.AnyForm; form <= grammar.EPDForm; form++ {
			add(convert.Options{From: dialects.Auto.For(v), To: dialects.Shredder, Form: form, EnPassant: convert.EnPassant(form)})
		}
		add(convert.Options{From: dialects.Auto.For(v), To: dialects.FEN})
		s.checkers = append(s.checkers, checker(t, convert.CheckOptions{From: dialects.Auto.For(v)}))
	}
	return s
}

// agree holds the shortcuts to what they are short for, and counts the lines that they take.
// It takes one out of so many of them, from a place on.
func (s shortcuts) agree(t *testing.T, text string, from, of int) (taken int) {
	t.Helper()
	var rec ast.Record
	for i := from; i < len(s.converters); i += of {
		c := s.converters[i]
		want, wantMarks, err := c.slow.Append([]byte("x"), &rec, text)
		warnings := rec.Warnings
		out, marks, errQuick := c.quick.Append([]byte("x"), &rec, text)
		if string(out) != string(want) || (err == nil) != (errQuick == nil) || !slices.Equal(codesOfMarks(marks), codesOfMarks(wantMarks)) {
			t.Errorf("%q by a record: %q, %v, %v; want %q, %v, %v", text, out, codesOfMarks(marks), errQuick, want, codesOfMarks(wantMarks), err)
		}
		c.short.Append(nil, []byte("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w HAha c6 0 2"))
		out, marks, ok := c.short.Append([]byte("x"), []byte(text))
		if !ok {
			if string(out) != "x" || marks != (convert.Marks{}) {
				t.Errorf("%q is not taken, but %q", text, out)
			}
			continue
		}
		taken++
		var remarks ast.Codes
		if given := c.short.Remarks(); given != nil {
			remarks = *given
		}
		if err != nil || string(out) != string(want) {
			t.Errorf("%q: %q, want %q, %v", text, out, want, err)
		}
		if remarks != warnings || marks.Reasons() != wantMarks.Reasons() || !slices.Equal(codesOfMarks(marks), codesOfMarks(wantMarks)) {
			t.Errorf("%q: %v, %v; want %v, %v", text, codesOfMarks(marks), remarks, codesOfMarks(wantMarks), warnings)
		}
	}
	for i := from; i < len(s.checkers); i += of {
		c := s.checkers[i]
		if sound := c.Soundness(); sound != nil && sound.Has([]byte(text)) {
			taken++
			if found := c.Check(&rec, text); len(found) > 0 {
				t.Errorf("%q is not sound: %v", text, found)
			}
		}
	}
	return taken
}

func codesOfMarks(m convert.Marks) []ast.Code { return slices.Collect(m.Codes) }

// testdataLines returns the lines of the files of testdata that may be records.
func testdataLines(t testing.TB) (lines []string) {
	t.Helper()
	err := filepath.WalkDir("../testdata", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".txt" {
			return err
		}
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		defer file.Close()
		for scanner := bufio.NewScanner(file); scanner.Scan(); {
			text, _, _ := strings.Cut(scanner.Text(), "\t")
			if strings.Contains(text, "/") {
				lines = append(lines, text)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// withWords are operations whose words mean more outside of strings.
var withWords = []string{
	`4k3/8/8/8/8/8/8/4K2R w K - id "a | 4k3/8/8/8/8/8/8/4K3 w - -";`,
	`4k3/8/8/8/8/8/8/4K2R w K - id "variant crazyhouse"; c0 "bm";`,
	`4k3/8/8/8/8/8/8/4K2R w H - id "variant"; bm Rh8+;`,
	`4k3/8/8/8/8/8/8/4K2R w H - variant crazyhouse; bm Rh8+;`,
}

func TestShortcutsAgree(t *testing.T) {
	s, taken := newShortcuts(t), 0
	lines := append(testdataLines(t), withWords...)
	for _, text := range lines {
		taken += s.agree(t, text, 0, 1)
	}
	if taken < 4*len(lines) {
		t.Errorf("of %d lines %d were taken", len(lines), taken)
	}
}

// TestShortcutTakesWhatIsCommon: the lines of books do not go the long way.
func TestShortcutTakesWhatIsCommon(t *testing.T) {
	for _, test := range []struct {
		text string
		o    convert.Options
	}{
		{"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2", convert.Options{To: dialects.Shredder}},
		{"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w HAha c6 0 2", convert.Options{To: dialects.XFEN, EnPassant: convert.LegalEnPassant}},
		{"bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w FCfc - 0 1", convert.Options{To: dialects.XFEN}},
		{"bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w KQkq - 0 1", convert.Options{To: dialects.Shredder}}, // of which there is a remark
		{"1r2k1r1/8/8/8/8/8/8/1R1RK1R1 b GDg - 12 134", convert.Options{To: dialects.XFEN}},
		{"8/8/4k3/8/8/4K3/8/8 w - - 0 1", convert.Options{To: dialects.FEN}},
		{"8/8/4k3/8/8/4K3/8/8 w - - 0 1", convert.Options{To: dialects.XFEN, Form: grammar.FENForm}},
		{"8/8/4k3/8/8/4K3/8/8 w - - bm Kd3 Kd4; id \"E.1\";", convert.Options{To: dialects.FEN}},
		{"8/8/4k3/8/8/4K3/8/8[Qp] w - - 0 1", convert.Options{From: dialects.Auto.For(ast.Crazyhouse), To: dialects.XFEN}},
		{"8/8/4k3/8/8/4K3/8/8 w - - 3+2 0 1", convert.Options{From: dialects.Auto.For(ast.ThreeCheck), To: dialects.XFEN}},
	} {
		c := converter(t, test.o)
		if short := c.Shortcut(); short == nil {
			t.Errorf("%v has no shortcut", test.o.To)
		} else if _, _, ok := short.Append(nil, []byte(test.text)); !ok {
			t.Errorf("%q to %v goes the long way", test.text, test.o.To)
		}
	}
}

func FuzzShortcutsAgree(f *testing.F) {
	for i, text := range testdataLines(f) {
		f.Add(text, uint8(i))
	}
	const of = 16
	s := newShortcuts(f)
	f.Fuzz(func(t *testing.T, text string, number uint8) {
		if !strings.Contains(text, "\n") {
			s.agree(t, text, int(number)%of, of)
		}
	})
}
