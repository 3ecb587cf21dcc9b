package dialects

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// SFEN is the notation of shogi positions in the USI protocol: the board, the side to
// move, the men in hand, and the number of the move, which counts plies. Black, sente,
// moves first and has the capitals; in the tree that side is White. It is read for shogi
// unless another game is named.
//
// Beyond that, with a warning each, it reads
//   - hands in another order, or with a count of one (hand-order);
//   - what every dialect reads: see the package comment.
var SFEN = newDialect(Dialect{
	Name:    "sfen",
	Title:   "SFEN",
	Source:  "The Universal Shogi Interface, position command",
	Example: "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
	Writes:  grammar.HandForm,
}, sfenConfig)

var sfenConfig = grammar.Config{Layout: ast.HandLayout, Form: grammar.HandForm, Variant: ast.Shogi}

// appendHands appends the record as SFEN has it.
func (d *Dialect) appendHands(dst []byte, rec *ast.Record) ([]byte, error) {
	dst, err := d.AppendPlacement(dst, rec)
	if err != nil {
		return dst, err
	}
	dst = d.AppendTurn(append(dst, ' '), rec.Turn)
	if dst, err = d.AppendPockets(append(dst, ' '), rec); err != nil {
		return dst, err
	}
	return d.AppendPly(append(dst, ' '), rec)
}

// AppendPly appends the number of the move as SFEN counts them. The error is an
// [ast.Diagnostics]: a number that is too large for a counter.
func (d *Dialect) AppendPly(dst []byte, rec *ast.Record) ([]byte, error) {
	out, ok := grammar.AppendPly(dst, &rec.Position)
	if !ok {
		found := ast.FaultAt(rec.Spans[ast.FullmoveField], ast.CounterRange, string(out[len(dst):]))
		found[0].Field = ast.FullmoveField // the clock has the code, too
		return dst, found
	}
	return out, nil
}
