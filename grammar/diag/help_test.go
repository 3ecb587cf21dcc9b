package diag_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// TestHelpOfNumbers tells a number without a man in a hand, which goes before its letter
// (USI protocol), from a letter that is none.
func TestHelpOfNumbers(t *testing.T) {
	for text, want := range map[string]string{"2": "a number goes before the letter", "x": "FEN writes K, Q, R, B, N and P"} {
		d := ast.FaultAt(ast.Span{}, ast.PieceUnknown, text)[0]
		if got := diag.Help(&d, diag.English); !strings.Contains(got, want) {
			t.Errorf("%q: %q, want %q in it", text, got, want)
		}
	}
}
