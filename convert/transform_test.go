package convert_test

import (
	"os"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestMirrorTwice asks of EPD records that mirroring them two times more is nothing, moves
// and all.
func TestMirrorTwice(t *testing.T) {
	cases, err := dialecttest.Valid(os.DirFS("../testdata/epd"))
	if err != nil {
		t.Fatal(err)
	}
	o := convert.Options{To: dialects.EPD, Edit: convert.Edit{Moves: convert.SANMoves}, Transform: ast.Mirror}
	withMoves := 0
	for _, c := range cases {
		once, report, err := convert.Text(c.Text, o)
		if err != nil { // a move that is not legal
			continue
		}
		twice, _, err := convert.Text(once, o)
		if err != nil {
			t.Errorf("%s\nonce  %s\ntwice %v", c.Text, once, err)
			continue
		}
		if again, _, err := convert.Text(twice, o); err != nil || again != once || len(report.Lost) > 0 {
			t.Errorf("%s\nonce   %s\ntwice  %s\nthrice %s: %v\nlost %v", c.Text, once, twice, again, err, report.Lost)
		}
		if rec := dialects.EPD.MustParse(once); hasMoves(&rec) {
			withMoves++
		}
	}
	if withMoves < 5 {
		t.Errorf("%d records have moves", withMoves)
	}
}

func hasMoves(rec *ast.Record) bool {
	for op := range rec.Operations() {
		if op.Known.Takes.AreMoves() {
			return true
		}
	}
	return false
}

func TestNoSuchTransform(t *testing.T) {
	if _, err := convert.New(convert.Options{To: dialects.FEN, Transform: ast.SwapColors + 1}); err != convert.ErrTransform {
		t.Errorf("%v, want ErrTransform", err)
	}
}
