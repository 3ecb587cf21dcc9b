package dialects_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestVariantStarts writes the start of each variant from what is read of it, letter by
// letter as it stands in the table.
func TestVariantStarts(t *testing.T) {
	for _, v := range ast.Variants {
		if v.Start == "" {
			continue
		}
		d := dialects.XFEN.For(v)
		rec, err := d.Parse(v.Start)
		if err != nil {
			t.Errorf("%s: %v", v.Name, err)
			continue
		}
		if got, err := d.Append(nil, &rec); err != nil || string(got) != v.Start {
			t.Errorf("%s: %q is written %q, %v", v.Name, v.Start, got, err)
		}
	}
}

// TestXiangqiLetters reads each letter of xiangqi as the man of UCCI, and E and H as
// those of WXF.
func TestXiangqiLetters(t *testing.T) {
	men := map[string]ast.Role{
		"K": ast.King, "A": ast.Advisor, "B": ast.Elephant, "E": ast.Elephant, "N": ast.Horse, "H": ast.Horse,
		"R": ast.Rook, "C": ast.Cannon, "P": ast.Soldier,
	}
	for _, name := range []string{"xiangqi", "janggi", "manchu", "minixiangqi", "supply"} {
		v, _ := ast.VariantNamed(name)
		for letter, want := range men {
			if !v.Roles.Has(want) {
				continue
			}
			white, _ := v.Letters.Match(letter, &v.Roles)
			black, _ := v.Letters.Match(strings.ToLower(letter), &v.Roles)
			if white.Role != want || black != (ast.Piece{Role: want, Color: ast.Black}) {
				t.Errorf("%s: %s is %v, %v", name, letter, white, black)
			}
		}
	}
}
