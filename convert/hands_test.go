package convert_test

import (
	"errors"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestOtherGamesAsSFEN refuses a sound record of another game once: SFEN is for shogi
// (USI protocol), whatever else a board of chess lacks there.
func TestOtherGamesAsSFEN(t *testing.T) {
	tests := []struct {
		text, span string
		code       ast.Code
	}{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "0-43", ast.BoardSize},
		{"4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+;", "0-20", ast.BoardSize},
		{"t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T", "0-64", ast.BoardSize},
		{"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", "0-59", ast.VariantNeeded},
	}
	for _, test := range tests {
		_, _, err := convert.Text(test.text, convert.Options{To: dialects.SFEN})
		var found ast.Diagnostics
		if !errors.As(err, &found) || len(found) != 1 || found[0].Code != test.code || found[0].Span.String() != test.span {
			t.Errorf("%s: %v, want %v at %s alone", test.text, err, test.code, test.span)
		}
	}
}
