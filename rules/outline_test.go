package rules

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestOutlinesAreOfGames: each row is of games that there are, and no game has two, or
// rules as well.
func TestOutlinesAreOfGames(t *testing.T) {
	seen := map[*ast.Variant]bool{}
	for _, row := range outlineRows {
		for _, name := range strings.Fields(row.games) {
			v, ok := ast.VariantNamed(name)
			if !ok || Known(v) || seen[v] {
				t.Errorf("%s: there: %v, known: %v, before: %v", name, ok, ok && Known(v), seen[v])
			}
			seen[v] = true
		}
	}
	// Of these nothing is certain.
	open := map[string]bool{"ataxx": true, "flipello": true}
	for _, v := range ast.Variants {
		if !Known(v) && !seen[v] != open[v.Name] {
			t.Errorf("%s has an outline: %v", v.Name, seen[v])
		}
	}
}
