package convert_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

const (
	bare  = "4k3/8/8/8/8/8/8/R3K3 w Q -"
	start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
)

// TestEdit edits operations. What is not edited stays byte for byte.
func TestEdit(t *testing.T) {
	tests := []struct {
		edit     convert.Edit
		in, want string
	}{
		{convert.Edit{Set: []string{`id "A.{n}"`}}, bare, bare + ` id "A.7";`},
		{convert.Edit{Set: []string{`id A{n}.{n};`}}, bare + ` bm  Ra8+ ; c0 "x"`, bare + ` bm  Ra8+ ; c0 "x"; id "A7.7";`},
		{convert.Edit{Set: []string{`id "B"`}}, bare + ` id one; bm Ra8+;  id "two"; ce 5;`, bare + ` id "B"; bm Ra8+;  ce 5;`},
		{convert.Edit{Set: []string{`id "B"`}}, bare + ` ;bm Ra8+; id one`, bare + ` ;bm Ra8+; id "B";`},
		{convert.Edit{Set: []string{"dm 3", "ce 32762"}}, bare + " bm Ra8+;", bare + " bm Ra8+; dm 3; ce 32762;"},
		{convert.Edit{Set: []string{"noop"}}, bare + "  ", bare + " noop;"},
		{convert.Edit{Drop: []string{"c9"}}, bare + ` bm Ra8+; c9 "x";`, bare + ` bm Ra8+;`},
		{convert.Edit{Drop: []string{"bm"}}, bare + ` bm Ra8+; c9 "x";  id y`, bare + ` c9 "x";  id y`},
		{convert.Edit{Drop: []string{"bm", "id"}}, bare + ` bm Ra8+ id "x"; c9 "y";`, bare + ` c9 "y";`},
		{convert.Edit{Drop: []string{"id"}}, bare + ` bm Ra8+ id "x"`, bare + ` bm Ra8+;`},
		{convert.Edit{Drop: []string{"bm"}}, bare + ` bm Ra8+;`, bare},
		{convert.Edit{Drop: []string{"zz"}}, bare + ` ; bm Ra8+ ;;zy 1`, bare + ` ; bm Ra8+ ;;zy 1`},
		{convert.Edit{Keep: []string{"bm", "id"}}, bare + ` acd 3; bm Ra8+; c9 "x"; id "y"; 00:00;`, bare + ` bm Ra8+; id "y";`},
		{convert.Edit{Keep: []string{"bm"}}, start + " 3 17", start},
		{convert.Edit{Drop: []string{"fmvn"}}, start + " 3 17", start + " hmvc 3;"},
		{convert.Edit{Set: []string{"hmvc 0"}}, start + " 3 17 id x;", start + " fmvn 17; id x; hmvc 0;"},
		{convert.Edit{Drop: []string{"pv"}}, bare + " ; pv Ra2; foo 3", bare + " foo 3;"},
		{convert.Edit{Drop: []string{" pv", "id "}}, bare + " ;pv Ra2;PV: Ra2", bare + " PV: Ra2;"},
		{convert.Edit{Drop: []string{"bm"}}, bare + " bm Ra2; 00:00;", bare + " ; 00:00;"},
		{convert.Edit{Set: []string{"bm Ra8"}, Moves: convert.UCIMoves}, bare + " id x;", bare + " id x; bm a1a8;"},
		{convert.Edit{Moves: convert.SANMoves}, start + " bm g1f3, e2-e4 Nb1-c3; pv 1. e2e4 c7c5 2.Ng1-f3; id x", start + " bm Nf3 e4 Nc3; pv e4 c5 Nf3; id x"},
		{convert.Edit{Moves: convert.LANMoves}, start + " pv e4 d5 exd5 Qxd5;", start + " pv e2-e4 d7-d5 e4xd5 Qd8xd5;"},
		{convert.Edit{Moves: convert.UCIMoves}, bare + " bm O-O-O Ra8+ #3; pm O-O-O; zz Ra8;", bare + " bm e1c1 a1a8 #3; pm e1c1; zz Ra8;"},
		{convert.Edit{Moves: convert.UCIMoves}, "8/5P2/8/8/8/8/8/K1k5 w - - bm f8 = Q f8N!;", "8/5P2/8/8/8/8/8/K1k5 w - - bm f7f8q f7f8n;"},
	}
	for _, test := range tests {
		c := converter(t, convert.Options{To: dialects.EPD, Edit: test.edit})
		rec := ast.Record{Number: 7}
		got, _, err := c.Append(nil, &rec, test.in)
		if err != nil || string(got) != test.want {
			t.Errorf("%+v\n%s\n%s, %v, want\n%s", test.edit, test.in, got, err, test.want)
		}
	}
}

func converter(t testing.TB, o convert.Options) *convert.Converter {
	t.Helper()
	c, err := convert.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestEditLetters writes moves and men in the letters of a language.
func TestEditLetters(t *testing.T) {
	pt, err := dialects.LettersNamed("pt")
	if err != nil {
		t.Fatal(err)
	}
	c := converter(t, convert.Options{To: dialects.EPD, Letters: pt})
	got, _, err := c.Append(nil, new(ast.Record), `4k3/1P6/8/8/8/8/8/R3K3 w Q - bm b8=N Ra8+; pv Kd1 Kd7 b8=Q; id "N";`)
	if want := `4r3/1P6/8/8/8/8/8/T3R3 w Q - bm b8=C Ta8+; pv Rd1 Rd7 b8=D; id "N";`; err != nil || string(got) != want {
		t.Errorf("%s, %v, want\n%s", got, err, want)
	}
}

// TestEditNamed edits records of EPD that is named: as those of any dialect.
func TestEditNamed(t *testing.T) {
	for _, test := range []struct{ drop, in, want string }{
		{"id", start + " 0 1; id one;v=1", start + " fmvn 1; hmvc 0; v=1"},
		{"hmvc", start + " 3 4 bm e4;", start + " fmvn 4; bm e4;"},
		{"id", start + "  bm e4 ;id x", start + "  bm e4 ;"},
	} {
		c := converter(t, convert.Options{From: dialects.EPD, To: dialects.EPD, Edit: convert.Edit{Drop: []string{test.drop}}})
		got, _, err := c.Append(nil, new(ast.Record), test.in)
		if err != nil || string(got) != test.want {
			t.Errorf("%s\n%s, %v, want\n%s", test.in, got, err, test.want)
		}
	}
	pt, err := dialects.LettersNamed("pt")
	if err != nil {
		t.Fatal(err)
	}
	c := converter(t, convert.Options{To: dialects.EPD, Letters: pt, Edit: convert.Edit{Set: []string{"bm Nf3"}}})
	got, _, err := c.Append(nil, new(ast.Record), start)
	if want := "tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT w KQkq - bm Cf3;"; err != nil || string(got) != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
}

// TestEditRefuses asks that a move that cannot be written refuses its record, with the
// place of each.
func TestEditRefuses(t *testing.T) {
	tests := []struct{ in, want string }{
		{bare + " bm Ra9;", "31: move-unknown"},
		{bare + " bm Rb2 Nf3;", "31: move-unreachable; 35: move-no-man"},
		{start + " pv e4 e4 d4;", "60: move-unreachable"},
		{"4k3/8/8/8/8/5N2/8/4KN2 w - - bm Nd2;", "33: move-ambiguous"},
		{"10/10 w - - bm Nd2;", ""}, // refused in reading
	}
	c := converter(t, convert.Options{To: dialects.EPD, Edit: convert.Edit{Moves: convert.SANMoves}})
	for _, test := range tests {
		_, _, err := c.Append(nil, new(ast.Record), test.in)
		if err == nil || test.want != "" && err.Error() != test.want {
			t.Errorf("%s: %v, want %s", test.in, err, test.want)
		}
	}
}

// TestDroppedIsNotLost: what is to be left out is no loss; all else is.
func TestDroppedIsNotLost(t *testing.T) {
	c := converter(t, convert.Options{To: dialects.FEN, Edit: convert.Edit{Drop: []string{"id"}}})
	var rec ast.Record
	_, marks, err := c.Append(nil, &rec, bare+` bm Ra8+; id "x"; ce 5;`)
	if err != nil {
		t.Fatal(err)
	}
	var lost []string
	for _, n := range c.Report(&rec, marks).Lost {
		lost = append(lost, n.Text)
	}
	if got := strings.Join(lost, ", "); got != "bm Ra8+, ce 5" {
		t.Errorf("lost %s", got)
	}
}

func TestEditErrors(t *testing.T) {
	if _, err := convert.New(convert.Options{To: dialects.EPD, Edit: convert.Edit{Moves: 9}}); err != convert.ErrMoves {
		t.Errorf("moves in no way: %v", err)
	}
	_, err := convert.New(convert.Options{To: dialects.EPD, Edit: convert.Edit{Set: []string{"id a", "id b"}}})
	if bad := new(convert.OperationError); !errors.As(err, &bad) || bad.Text != "id b" || bad.Found[0].Code != ast.OpcodeRepeated {
		t.Errorf("set twice: %v", err)
	}
	for _, text := range []string{
		"", ";", "id x; bm e4", "30 knights", `"x"`, "hmvc x", "hmvc -1", "dm 0", "bm Zz9", "id \"a\nb\"", "id \"a\rb\"", "ce one", "id",
	} {
		_, err := convert.New(convert.Options{To: dialects.EPD, Edit: convert.Edit{Set: []string{text}}})
		if !errors.Is(err, convert.ErrOperation) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, name := range []string{"", "1x", "bm id", "c9;"} {
		_, err := convert.New(convert.Options{To: dialects.EPD, Edit: convert.Edit{Drop: []string{name}}})
		if !errors.Is(err, convert.ErrOperation) {
			t.Errorf("dropping %q: %v", name, err)
		}
	}
	for _, o := range []convert.Options{
		{To: dialects.FEN}, {To: dialects.XFEN}, {To: dialects.EPD, Form: grammar.FENForm}, {To: dialects.Forsyth},
	} {
		o.Edit.Set = []string{"dm 3"}
		if _, err := convert.New(o); err != convert.ErrSet {
			t.Errorf("%v: %v", o.To, err)
		}
	}
}
