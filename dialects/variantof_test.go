package dialects_test

import (
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestOf finds the variant that a record names (decisions, EPD).
func TestOf(t *testing.T) {
	const fields = "4k3/8/8/8/8/8/8/4K3 w - - "
	tests := []struct {
		text string
		want *ast.Variant
	}{
		{fields + `variant "atomic";`, ast.Atomic},
		{fields + `variant 3check;`, ast.ThreeCheck},
		{fields + `bm Ke2;variant="Crazyhouse"`, ast.Crazyhouse},
		{fields + `c0 "the variant atomic"; variant antichess;`, ast.Antichess},
		{fields + `c0 "the variant atomic";`, nil},
		{fields + `c0 "a \"quoted variant atomic";`, nil},
		{fields + `variant nosuch;`, nil},
		{fields + `variants atomic;`, nil},
		{fields + `c0 the variant atomic is;`, nil},
		{fields + `noop variant atomic;`, nil},
		{fields + `c0 "a" ; x variant atomic;`, nil},
		{fields + `c0 "x\\"; variant atomic;`, ast.Atomic},
		{fields + `3 17 variant atomic;`, ast.Atomic},
		{"4k3/8/8/8/8/8/8/4K3[Q] w - - 3+3 variant crazyhouse;", ast.Crazyhouse},
		{fields + `foo 1; variant atomic`, ast.Atomic},
		{fields + `variant;`, nil},
		{"variant atomic;", nil},
		{fields + "0 1", nil},
	}
	for _, test := range tests {
		if got := dialects.EPD.Of(test.text).Variant(); got != test.want {
			t.Errorf("%s: %v, want %v", test.text, got, test.want)
		}
	}
	named := dialects.EPD.For(ast.Chess960)
	if named.Of(fields+"variant atomic;") != named {
		t.Error("a variant that was named gives way")
	}
	if dialects.EPD.Of(fields+"variant atomic;") != dialects.EPD.Of(fields+"variant atomic; id x") {
		t.Error("two dialects for one variant")
	}
}

// TestOfIsRead reads fields that only the variant has.
func TestOfIsRead(t *testing.T) {
	for _, text := range []string{
		`4k3/8/8/8/8/8/8/4K3[Qn] w - - variant crazyhouse;`, `4k3/8/8/8/8/8/8/4K3 w - - 3+2 variant "3check";`,
	} {
		if _, err := dialects.Auto.Parse(text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if found := dialects.Auto.Diagnose(text); found != nil {
			t.Errorf("%s: %v", text, found)
		}
	}
}

// TestVariantsOfTwoBoards asks that a text of two boards is of the games that have two,
// and that each of them counts.
func TestVariantsOfTwoBoards(t *testing.T) {
	const board = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"
	for text, want := range map[string][]string{
		board + " | " + board:                         {"bughouse", "koedem"},
		board + " | 4k3/8/8/8/8/8/8/4K3[K] w - - 0 1": {"koedem"},
		board + " | " + board + " | " + board:         nil,
	} {
		var got []string
		for _, v := range dialects.Auto.Variants(text) {
			got = append(got, v.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}

// TestVariantsOfOneDialect asks that a dialect with fields names the games of its records,
// not Auto alone: a board of six by six with queens is that of los alamos.
func TestVariantsOfOneDialect(t *testing.T) {
	const text = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1"
	for _, d := range []*dialects.Dialect{dialects.Auto, dialects.FEN, dialects.XFEN, dialects.Shredder, dialects.EPD} {
		if got := d.Variants(text); len(got) != 1 || got[0].Name != "losalamos" {
			t.Errorf("%v: %v, want losalamos", d, got)
		}
	}
}
