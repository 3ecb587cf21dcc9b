package ast_test

import (
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func setOf(names ...string) ast.Set {
	var set ast.Set
	for _, name := range names {
		set.Add(ast.MustParseSquare(name))
	}
	return set
}

func TestSet(t *testing.T) {
	set := setOf("p16", "e4", "a1", "e4", "h8", "d4")
	if set.Len() != 5 || set.IsEmpty() {
		t.Errorf("%d squares", set.Len())
	}
	var order []string
	for s := range set.All() {
		order = append(order, s.String())
	}
	if want := []string{"a1", "d4", "e4", "h8", "p16"}; !slices.Equal(order, want) {
		t.Errorf("order %v, want %v", order, want)
	}
	for s := range set.All() {
		if s != ast.MustParseSquare("a1") {
			t.Error("All goes on after a break")
		}
		break
	}
	if files := set.Rank(3); files != 1<<3|1<<4 {
		t.Errorf("rank 4: %016b", files)
	}
	if files := set.Rank(15); files != 1<<15 {
		t.Errorf("rank 16: %016b", files)
	}
	e4 := ast.MustParseSquare("e4")
	set.Remove(e4)
	set.Remove(e4)
	if set.Has(e4) || set != setOf("a1", "d4", "h8", "p16") {
		t.Error("e4 is still there, or another one has gone")
	}
}

// TestSetSquares puts every square into a set of its own.
func TestSetSquares(t *testing.T) {
	for i := ast.Square(1); i.IsValid(); i++ {
		var set ast.Set
		set.Add(i)
		for j := ast.Square(-2); j < 300; j++ {
			if set.Has(j) != (i == j) {
				t.Errorf("%v in the set of %v: %v", j, i, set.Has(j))
			}
		}
		if set.Len() != 1 || set.Rank(i.Rank()) != 1<<i.File() {
			t.Errorf("%v: %d squares, rank %016b", i, set.Len(), set.Rank(i.Rank()))
		}
		if set.Remove(i); !set.IsEmpty() {
			t.Errorf("%v stays", i)
		}
	}
}

func TestSetOfNoSquare(t *testing.T) {
	var set ast.Set
	for _, s := range []ast.Square{ast.NoSquare, -1, 257, 1000} {
		set.Add(s)
		if !set.IsEmpty() || set.Has(s) {
			t.Errorf("%d is in the set", s)
		}
	}
	full := setOf("a1", "p16")
	full.Remove(ast.NoSquare)
	full.Remove(257)
	if full.Len() != 2 {
		t.Error("no square takes one away")
	}
}

func TestGeometry(t *testing.T) {
	tests := []struct {
		g        ast.Geometry
		name     string
		valid    bool
		in, out  string
		blackRow int
	}{
		{ast.Standard, "8x8", true, "h8", "i8", 7},
		{ast.Geometry{Files: 10, Ranks: 8}, "10x8", true, "j8", "j9", 7},
		{ast.Geometry{Files: 9, Ranks: 10}, "9x10", true, "i10", "j10", 9},
		{ast.Geometry{Files: 16, Ranks: 16}, "16x16", true, "p16", "-", 15},
		{ast.Geometry{Files: 1, Ranks: 1}, "1x1", true, "a1", "a2", 0},
		{ast.Geometry{}, "0x0", false, "", "a1", 0},
		{ast.Geometry{Files: 17, Ranks: 8}, "17x8", false, "", "-", 0},
		{ast.Geometry{Files: 8, Ranks: 17}, "8x17", false, "", "-", 0},
		{ast.Geometry{Files: 8}, "8x0", false, "", "a1", 0},
	}
	for _, test := range tests {
		if test.g.String() != test.name || test.g.IsValid() != test.valid {
			t.Errorf("%v, valid %v, want %s, %v", test.g, test.g.IsValid(), test.name, test.valid)
		}
		if test.in != "" && !test.g.Contains(ast.MustParseSquare(test.in)) {
			t.Errorf("%v lacks %s", test.g, test.in)
		}
		if test.g.Contains(ast.MustParseSquare(test.out)) {
			t.Errorf("%v contains %s", test.g, test.out)
		}
		if test.valid && (test.g.HomeRank(ast.White) != 0 || test.g.HomeRank(ast.Black) != test.blackRow) {
			t.Errorf("%v: home ranks %d and %d", test.g, test.g.HomeRank(ast.White), test.g.HomeRank(ast.Black))
		}
	}
}
