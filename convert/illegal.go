package convert

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// illegal finds the rules that the position breaks: where the record does not state
// who is to move, those of the side that breaks fewer.
func (c *Checker) illegal(rec *ast.Record) (found ast.Diagnostics) {
	broken := rules.Illegal(&rec.Position, c.from.Variant(), rec.Stated)
	if len(broken) == 0 {
		return nil
	}
	if !rec.Stated.Has(ast.TurnField) {
		other := rec.Position
		other.Turn = other.Turn.Other()
		if fewer := rules.Illegal(&other, c.from.Variant(), rec.Stated); len(fewer) < len(broken) {
			broken = fewer
		}
	}
	return c.findingsOf(rec, broken)
}

// suspicious finds what a game can lead to, and nobody meant. Where chess is assumed, as no
// variant is named and nothing is of Chess960, that is what no game of chess leads to,
// too.
func (c *Checker) suspicious(rec *ast.Record, broken ast.Diagnostics) ast.Diagnostics {
	v := c.from.Variant()
	var found ast.Diagnostics
	if c.assumesChess && v == nil && !rec.Warnings.Meets(&of960) {
		v = ast.Chess
		for _, d := range c.findingsOf(rec, rules.Illegal(&rec.Position, v, rec.Stated)) {
			isNew := !slices.ContainsFunc(broken, func(other ast.Diagnostic) bool { return other.Code == d.Code && other.Span == d.Span })
			if isNew && d.Code.IsProof() && rec.Stated.Has(ast.TurnField) {
				found = append(found, d)
			}
		}
	}
	return append(found, c.findingsOf(rec, rules.Suspicious(&rec.Position, v, rec.Stated))...)
}

func (c *Checker) findingsOf(rec *ast.Record, broken []rules.Finding) (found ast.Diagnostics) {
	for i := range broken {
		if f := &broken[i]; eachAlone.Has(f.Code) {
			found = append(found, c.eachMan(rec, f)...)
		} else {
			span, args := said(rec, f)
			found = append(found, ast.FindingAt(span, f.Code, c.from.IsStrict(), args...))
		}
	}
	return found
}

// eachAlone are what is said of each man alone.
var eachAlone = ast.CodesOf(ast.PawnOnEdge, ast.ManOutOfReach, ast.ManOutsideZone)

// eachMan says of each man that stands where none can that it does.
func (c *Checker) eachMan(rec *ast.Record, f *rules.Finding) (found ast.Diagnostics) {
	for s := range f.Men.All() {
		args := []any{rec.Board.At(s).Role, f.Side, s}
		if f.Code == ast.PawnOnEdge {
			args = args[1:]
		}
		found = append(found, ast.FindingAt(menSpan(rec, []ast.Square{s}), f.Code, c.from.IsStrict(), args...))
	}
	found.Sort()
	return found
}

// said returns where the text says what breaks a rule, and what the wording takes.
func said(rec *ast.Record, f *rules.Finding) (span ast.Span, args []any) {
	squares := slices.Collect(f.Men.All())
	span, args = menSpan(rec, squares), []any{f.Side, f.Count, f.Want}
	if field := f.Code.Field(); field != ast.PlacementField && rec.Stated.Has(field) {
		span = rec.Spans[field]
	}
	switch f.Code {
	case ast.MenTooMany:
		args = append(args, f.Role)
	case ast.KingsTouch, ast.GeneralsFace:
		args = []any{squares[0], squares[1]}
	case ast.CheckUncounted:
		args = []any{f.Side.Other(), squares, f.Side}
	case ast.OpponentInCheck:
		args = []any{f.Side.Other(), squares}
	case ast.CheckersTooMany:
		args = []any{f.Count, squares, f.Want}
	case ast.PawnsNoOrigin, ast.PawnsOnOneFile, ast.CheckImpossible, ast.DoubleCheckImpossible:
		args = []any{f.Side, squares}
	case ast.NothingCaptured, ast.MoveParity:
		args = []any{f.Side, f.Count}
	case ast.ClockBeyondGame:
		args = []any{rec.Halfmove, f.Want}
	case ast.ClockMustBeZero:
		args = []any{rec.Halfmove, f.Side}
	case ast.FiftyMoves, ast.SeventyFiveMoves:
		args = []any{rec.Halfmove}
	case ast.LastMoveMissing, ast.ClockCannotBeZero, ast.GameOverBefore, ast.LastCheckMissing:
		args = []any{f.Side}
	}
	return span, args
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
// letters of FEN, or of the variant; it is false for others.
func letterOf(rec *ast.Record, square ast.Square) (at int32, ok bool) {
	if !rec.Layout.HasFields() || rec.Letters != nil {
		return 0, false
	}
	v := rec.Variant.OrChess()
	letters, file, rank := v.Spelling(), 0, int(rec.Board.Geometry.Ranks)-1
	field := rec.Spans[ast.PlacementField]
	tens := 0 // of a number on a board with more than nine files
	for at := field.Start; at < field.End; at++ {
		b := rec.Text[at]
		before := tens
		tens = 0
		switch {
		case b == '/' && file > 0: // a slash before the first rank parts nothing
			rank, file = rank-1, 0
		case b >= '0' && b <= '9':
			file += 9*before + int(b-'0')
			if rec.Board.Geometry.Files > 9 {
				tens = int(b - '0')
			}
		case b == '*' || rank != square.Rank(): // whatever stands there
			file++
		default:
			man, isMan := letters.Byte(b, &v.Roles)
			if isMan && ast.SquareAt(file, rank) == square {
				return at, rec.Board.Holds(square, man.Role, man.Color)
			}
			if isMan {
				file++
			}
		}
	}
	return 0, false
}
