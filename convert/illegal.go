package convert

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// illegal finds the rules that the position breaks: where the record does not state
// who is to move, those of the side that breaks fewer.
func (c *Checker) illegal(rec *ast.Record) (found ast.Diagnostics) {
	broken := rules.Illegal(&rec.Position, c.from.Variant())
	if len(broken) > 0 && !rec.Stated.Has(ast.TurnField) {
		other := rec.Position
		other.Turn = other.Turn.Other()
		if fewer := rules.Illegal(&other, c.from.Variant()); len(fewer) < len(broken) {
			broken = fewer
		}
	}
	for i := range broken {
		found = append(found, faultsOf(rec, &broken[i])...)
	}
	return found
}

// faultsOf says of a rule that a position breaks where the text does: one fault,
// or one for each pawn that stands where none can.
func faultsOf(rec *ast.Record, f *rules.Finding) ast.Diagnostics {
	squares := slices.Collect(f.Men.All())
	span, args := menSpan(rec, squares), []any{f.Side, f.Count, f.Want}
	switch f.Code {
	case ast.PawnOnEdge:
		var found ast.Diagnostics
		for _, s := range squares {
			found = append(found, ast.FaultAt(menSpan(rec, []ast.Square{s}), f.Code, f.Side, s)...)
		}
		found.Sort()
		return found
	case ast.KingsTouch:
		args = []any{squares[0], squares[1]}
	case ast.OpponentInCheck:
		args = []any{f.Side.Other(), squares}
		if rec.Stated.Has(ast.TurnField) {
			span = rec.Spans[ast.TurnField]
		}
	case ast.CheckersTooMany:
		args = []any{f.Count, squares, f.Want}
	}
	return ast.FaultAt(span, f.Code, args...)
}

// menSpan returns the bytes from the first to the last of some men that stand on
// one rank, and the placement for others.
func menSpan(rec *ast.Record, squares []ast.Square) ast.Span {
	field := rec.Spans[ast.PlacementField]
	if len(squares) == 0 || squares[0].Rank() != squares[len(squares)-1].Rank() {
		return field
	}
	first, ok := letterOf(rec, squares[0])
	last, also := letterOf(rec, squares[len(squares)-1])
	if !ok || !also {
		return field
	}
	return ast.Span{Start: first, End: last + 1}
}

// letterOf returns the place of the letter of a man in a placement that is in the
// letters of FEN; it is false for others.
func letterOf(rec *ast.Record, square ast.Square) (at int32, ok bool) {
	if rec.Layout != ast.FieldsLayout || rec.Letters != nil {
		return 0, false
	}
	file, rank := 0, int(rec.Board.Geometry.Ranks)-1
	field := rec.Spans[ast.PlacementField]
	for at := field.Start; at < field.End; at++ {
		b := rec.Text[at]
		man, isMan := ast.English.Byte(b, &ast.Chess.Roles)
		switch {
		case b == '/' && file > 0: // a slash before the first rank parts nothing
			rank, file = rank-1, 0
		case b >= '1' && b <= '8':
			file += int(b - '0')
		case isMan && ast.SquareAt(file, rank) == square:
			return at, rec.Board.Holds(square, man.Role, man.Color)
		case isMan:
			file++
		}
	}
	return 0, false
}
