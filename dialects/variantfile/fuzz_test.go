package variantfile_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/variantfile"
)

// FuzzRead asks that any file is read without a panic into rows that can be used.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"[x:chess]\nmaxFile = 9\nstartFen = rnbqkebnr/9 w - - 0 1\nfersAlfil = e",
		"[x]\nking = k\ncommoner = a\ncustomPiece1 = p:W\n[y:x]\ncustomPiece1 = k:W\nking = b\npromotedPieceType = p:k",
		"[x:shako]\nmaxRank = 3\ncastlingRank = 2\n[y:xiangqi]\nelephant = b\nstartFen = 9[Kk] w 0 1",
		"[x:giveaway]\nking = q\ncastlingRookPieces = k q\ndoubleStepRegionWhite = *3\n[=]", "[\x00:fairy]\nstartFen = (/[[[ {",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rows, err := variantfile.Read(strings.NewReader(text))
		if err != nil && err.Error() == "" {
			t.Errorf("%q: no words for what is wrong", text)
		}
		for _, v := range rows {
			checkRow(t, v)
			if v.Start != "" {
				_, _ = dialects.XFEN.For(v).Parse(v.Start)
			}
		}
	})
}
