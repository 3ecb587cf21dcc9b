package rules_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// TestHasNoMate holds the positions in which no moves lead to mate (FIDE Laws of Chess,
// 5.2.2), and some that are near to them.
func TestHasNoMate(t *testing.T) {
	for _, test := range []struct {
		placement string
		variant   *ast.Variant
		want      bool
	}{
		{"4k3/8/8/8/8/8/8/4K3", nil, true},
		{"4k3/8/8/8/8/8/8/4KN2", nil, true},
		{"4k3/8/8/8/8/8/8/4KB2", ast.Chess960, true},
		{"4kb2/8/8/8/8/8/8/4K3", ast.Chess, true},
		{"2b1k3/8/8/8/8/8/8/4KB2", nil, true}, // both on light squares
		{"4kb2/8/8/8/8/8/8/4KB2", nil, false}, // f1 is light, f8 dark
		{"4k3/8/8/8/8/8/8/3BKB2", nil, true},  // a promoted one: d1 and f1 are light
		{"4kn2/8/8/8/8/8/8/4KN2", nil, false},
		{"4kn2/8/8/8/8/8/8/4KB2", nil, false},
		{"4k3/8/8/8/8/8/8/4KNN1", nil, false},
		{"4k3/8/8/8/8/8/4P3/4K3", nil, false},
		{"4k3/8/8/8/8/8/8/4KR2", nil, false},
		{"4k3/8/8/8/8/8/8/4KQ2", nil, false},
		{"4k3/8/8/8/8/8/8/4K3", ast.KingOfTheHill, false},
		{"4k3/8/8/8/8/8/8/4K3", ast.Crazyhouse, false},
		{"4k3/8/8/8/8/8/8/4KN2", ast.ThreeCheck, false},
		{"4k3/8/8/8/8/8/8/4KN2", ast.Atomic, false},
		{"4k3/8/8/8/8/8/8/4KN2", ast.Antichess, false},
		{"4k3/8/8/8/8/8/8/5N2", ast.Horde, false},
	} {
		rec := dialects.XFEN.For(test.variant).MustParse(test.placement + " w - - 0 1")
		s, err := rules.New(&rec.Position, test.variant)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.HasNoMate(); got != test.want {
			t.Errorf("%s %v: %v, want %v", test.placement, test.variant, got, test.want)
		}
	}
}
