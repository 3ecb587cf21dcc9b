package ast_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

func TestSquareNames(t *testing.T) {
	for name, want := range map[string]struct{ file, rank int }{
		"a1": {0, 0}, "h1": {7, 0}, "a8": {0, 7}, "e3": {4, 2}, "h8": {7, 7}, "j10": {9, 9}, "p16": {15, 15}, "a16": {0, 15}, "p1": {15, 0},
	} {
		s, err := ast.ParseSquare(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if s.File() != want.file || s.Rank() != want.rank || s != ast.SquareAt(want.file, want.rank) {
			t.Errorf("%s: file %d, rank %d", name, s.File(), s.Rank())
		}
		if s.String() != name || string(s.Append([]byte("x"))) != "x"+name {
			t.Errorf("%s: written %s, %s", name, s, s.Append([]byte("x")))
		}
	}
}

func TestSquareNamesRefused(t *testing.T) {
	for _, name := range []string{
		"", "e", "3", "e0", "e03", "e17", "e99", "e100", "q1", "E3", "3e", "--", "e3 ", " e3", "e+3", "e-", "é3", "`1", "\x001", "ee", "e1e",
	} {
		if s, err := ast.ParseSquare(name); err == nil || s != ast.NoSquare {
			t.Errorf("%q: %v, %v", name, s, err)
		} else if !strings.Contains(err.Error(), strconv.Quote(name)) {
			t.Errorf("%q: %v does not name it", name, err)
		}
	}
}

// TestSquares goes through all squares: the text form is the square's own, and
// each has its own place.
func TestSquares(t *testing.T) {
	seen := map[int]bool{}
	for rank := range ast.MaxRanks {
		for file := range ast.MaxFiles {
			s := ast.SquareAt(file, rank)
			if !s.IsValid() || s.File() != file || s.Rank() != rank {
				t.Fatalf("file %d, rank %d: %v", file, rank, s)
			}
			if parsed, err := ast.ParseSquare(s.String()); err != nil || parsed != s {
				t.Errorf("%v: %v, %v", s, parsed, err)
			}
			if i := s.Index(); i < 0 || i > 255 || seen[i] {
				t.Errorf("%v: index %d", s, i)
			}
			seen[s.Index()] = true
		}
	}
	if a1, a2 := ast.SquareAt(0, 0), ast.SquareAt(0, 1); a1 != 1 || a2-a1 != 16 {
		t.Errorf("a1 is %d, a2 %d", a1, a2)
	}
}

func TestNoSquare(t *testing.T) {
	var zero ast.Square
	if zero != ast.NoSquare || zero.IsValid() || zero.String() != "-" {
		t.Errorf("zero square %v, valid %v", zero, zero.IsValid())
	}
	if s, err := ast.ParseSquare("-"); s != ast.NoSquare || err != nil {
		t.Errorf("- is %v, %v", s, err)
	}
	for _, outside := range [][2]int{{-1, 0}, {0, -1}, {16, 0}, {0, 16}, {-1, -1}, {1 << 20, 3}} {
		if s := ast.SquareAt(outside[0], outside[1]); s != ast.NoSquare {
			t.Errorf("%v is %v", outside, s)
		}
	}
	for _, s := range []ast.Square{-1, -300, 257, 32767} {
		if s.IsValid() || s.String() != "-" {
			t.Errorf("%d: valid %v, %s", int(s), s.IsValid(), s)
		}
	}
}

func TestMustParseSquare(t *testing.T) {
	if s := ast.MustParseSquare("e3"); s != ast.SquareAt(4, 2) {
		t.Errorf("e3 is %v", s)
	}
	defer func() {
		if recover() == nil {
			t.Error("no panic for e9x")
		}
	}()
	ast.MustParseSquare("e9x")
}

func TestSquareText(t *testing.T) {
	type squares struct {
		EnPassant, None ast.Square
		Rooks           map[ast.Square]bool
	}
	in := squares{ast.MustParseSquare("j10"), ast.NoSquare, map[ast.Square]bool{ast.MustParseSquare("a1"): true}}
	text, err := json.Marshal(in)
	if want := `{"EnPassant":"j10","None":"-","Rooks":{"a1":true}}`; err != nil || string(text) != want {
		t.Fatalf("%s, %v, want %s", text, err, want)
	}
	var out squares
	if err := json.Unmarshal(text, &out); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(in, out); diff != "" {
		t.Error(diff)
	}
	s := ast.MustParseSquare("e3")
	if err := s.UnmarshalText([]byte("z9")); err == nil || s != ast.MustParseSquare("e3") {
		t.Errorf("after a failure: %v, %v", s, err)
	}
}
