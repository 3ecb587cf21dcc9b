package convert

import (
	"slices"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// mostExplained is how many operations are told of a record, which can have half a
// million.
const mostExplained = 64

// operations tells what each operation means.
func (d *decoder) operations() {
	o := operands{rec: d.rec, state: d.state, format: san.Format{Letters: d.moves}}
	n := 0
	for op := range d.rec.Operations() {
		if n++; n > mostExplained {
			continue
		}
		text := op.Operands.Of(d.rec.Text)
		switch {
		case op.Opcode == "":
			d.say(ast.OperationText, op.Span.Of(d.rec.Text))
		case !op.Known.IsKnown():
			d.say(ast.OperationUnknown, op.Opcode, text)
		case text == "":
			d.say(ast.OperationBare, op.Opcode, op.Known)
		default:
			if op.Known.Takes.AreMoves() && d.isPlayable() {
				if moves, found := o.append(nil, op, false); found == nil && len(moves) > len(op.Opcode) {
					text = string(moves[len(op.Opcode)+1:])
				}
			}
			d.say(ast.OperationKnown, op.Opcode, op.Known, text)
		}
	}
	if n > mostExplained {
		d.say(ast.AndMore, n-mostExplained)
	}
}

// isPlayable reports whether moves mean anything in the position.
func (d *decoder) isPlayable() bool {
	return d.state.IsValid() && !slices.ContainsFunc(d.e.Findings, func(f ast.Diagnostic) bool { return unplayable.Has(f.Code) })
}

// position tells what the rules say of the position (notations 9.2, G).
func (d *decoder) position() {
	switch {
	case !d.isKnown(ast.PlacementField) || !d.isTurnKnown():
		return
	case !d.state.IsValid():
		d.say(ast.Unruled)
	case !d.isPlayable():
		d.say(ast.Unplayable)
	default:
		d.start()
		d.outcome()
	}
	d.end(ast.AboutPosition, ast.NoField)
}

// start tells which start position it is, if it is one.
func (d *decoder) start() {
	v := d.variant()
	switch v {
	case nil, ast.Chess, ast.Chess960, ast.DoubleChess960:
		const chess = 518
		white, black, ok := rules.Numbers960(&d.rec.Position)
		switch {
		case !ok:
		case white != black:
			d.say(ast.StartOfDFRC, white, black)
		case white == chess:
			d.say(ast.StartOfChess)
		default:
			d.say(ast.StartOf960, white)
		}
		return
	}
	start, err := dialects.XFEN.For(v).Parse(v.Start)
	start.Halfmove, start.Fullmove = d.rec.Halfmove, d.rec.Fullmove
	if err == nil && start.Position == d.rec.Position {
		d.say(ast.StartOfVariant, v)
	}
}

// outcome tells how the game has ended, or how it goes on.
func (d *decoder) outcome() {
	s := &d.state
	for square := range s.Checkers().All() {
		d.say(ast.CheckFrom, d.rec.Turn, s.At(square).Role, square)
	}
	end, winner := s.Outcome()
	switch {
	case end == rules.NotOver && s.HasNoMate():
		d.say(ast.DeadPosition)
	case end == rules.NotOver:
		d.say(ast.LegalMoves, len(s.Moves(nil)))
	case end == rules.Checkmate:
		d.say(ast.IsCheckmate, winner)
	case end == rules.Stalemate && winner == ast.Neutral:
		d.say(ast.IsStalemate, d.rec.Turn)
	case end == rules.Stalemate:
		d.say(ast.StalemateWon, winner)
	case winner == ast.Neutral:
		d.say(ast.VariantDrawn)
	default:
		d.say(ast.VariantWon, winner)
	}
}
