package rules

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestOutlinesAreOfGames: each row is of games that there are, and no game has two, or
// rules as well. A game may have none: then nothing is proved of it.
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
}
