package convert

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// OperationMoves returns the moves of the operations of a record that have an opcode, such
// as bm or pv, in their order; v is its game, nil is chess. Strings and distances to mate
// among them are left out. The error is an [ast.Diagnostics]: moves that cannot be made, or
// a game whose rules are not known.
func OperationMoves(rec *ast.Record, v *ast.Variant, opcode string) ([]rules.Move, error) {
	o, found := newOperands(rec, v, san.Format{Letters: rec.Letters})
	if found != nil {
		return nil, found
	}
	var moves []rules.Move
	for op := range rec.Operations() {
		if op.Opcode != opcode || !op.Known.Takes.AreMoves() {
			continue
		}
		for m := range o.moves(op) {
			found = append(found, m.found...)
			if m.found == nil && !m.isOther {
				moves = append(moves, m.move)
			}
		}
	}
	return moves, found.Err()
}
