package ast_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestVariantsAreApart asks that no two rows have a name or another name in common, and
// that no row says one twice: a name that is plain by itself needs no other.
func TestVariantsAreApart(t *testing.T) {
	seen := map[string]string{}
	for _, v := range ast.Variants {
		for _, name := range append([]string{v.Name}, v.Aliases...) {
			plain := ast.PlainName(name)
			if plain != name || seen[plain] != "" {
				t.Errorf("%s: the name %q is not plain, or that of %q", v.Name, name, seen[plain])
			}
			seen[plain] = v.Name
		}
	}
}

// TestVariantsCanBeRead asks of each row for a board, and letters that stand for one man
// each.
func TestVariantsCanBeRead(t *testing.T) {
	for _, v := range ast.Variants {
		if c, collides := v.Spelling().Collision(v); collides {
			t.Errorf("%s: %q is %v and %v", v.Name, c.Spelling, c.Men[0], c.Men[1])
		}
		if !v.Geometry.IsValid() || v.Title == "" {
			t.Errorf("%s: %v, %q", v.Name, v.Geometry, v.Title)
		}
	}
}
