package dialects

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Append appends the record as the dialect writes it, canonically: six fields,
// or four and the operations of EPD as they stand in the record's text, before
// them counters that the text has as fields. Fields that the record does not
// state are written with the values that it holds;
// [github.com/forsyth-notation/forsyth/convert] reports what was assumed. The
// error is an [ast.Diagnostics] and says what the dialect cannot hold; dst is
// then returned as it was.
func (d *Dialect) Append(dst []byte, rec *ast.Record) ([]byte, error) {
	out, err := d.append(dst, rec)
	if err != nil {
		return dst, err
	}
	return out, nil
}

func (d *Dialect) append(dst []byte, rec *ast.Record) ([]byte, error) {
	dst, err := d.AppendPlacement(dst, rec)
	if err != nil {
		return dst, err
	}
	dst = append(dst, ' ')
	dst = grammar.AppendTurn(dst, rec.Turn)
	dst = append(dst, ' ')
	if dst, err = d.AppendCastling(dst, rec, grammar.SideOrder); err != nil {
		return dst, err
	}
	if target := rec.EnPassant; target != ast.NoSquare && !d.rules.Geometry().Contains(target) {
		return dst, cannotWrite(rec.Spans[ast.EnPassantField], ast.EnPassantUnknown, target.String())
	}
	dst = append(dst, ' ')
	dst = rec.EnPassant.Append(dst)
	if d.Form() == grammar.EPDForm {
		return appendOperations(dst, rec), nil
	}
	dst = append(dst, ' ')
	return grammar.AppendCounters(dst, rec.Halfmove, rec.Fullmove), nil
}

// appendOperations appends the operations as they stand, before them counters
// that the text has as fields.
func appendOperations(dst []byte, rec *ast.Record) []byte {
	dst = grammar.AppendCounterOperations(dst, rec)
	if operations := rec.Field(ast.OperationsField); operations != "" {
		dst = append(append(dst, ' '), operations...)
	}
	return dst
}

// AppendPlacement appends the first field. The error is an [ast.Diagnostics]:
// what the dialect has no letter for, or a board of another size than the
// variant's.
func (d *Dialect) AppendPlacement(dst []byte, rec *ast.Record) ([]byte, error) {
	if want := d.rules.Geometry(); rec.Board.Geometry != want {
		return dst, cannotWrite(rec.Spans[ast.PlacementField], ast.BoardSize, rec.Board.Geometry.String(), want.String())
	}
	dst, unnamed := d.rules.AppendPlacement(dst, &rec.Board)
	if unnamed != ast.NoSquare {
		return dst, cannotWrite(rec.Spans[ast.PlacementField], ast.NoLetterForMan, unnamed, d.Title)
	}
	return dst, nil
}

// AppendCastling appends the castling field. The error is an
// [ast.Diagnostics]: a rook that the dialect has no letter for.
func (d *Dialect) AppendCastling(dst []byte, rec *ast.Record, order grammar.Order) ([]byte, error) {
	dst, unnamed := d.rules.AppendCastling(dst, &rec.Position, order)
	if unnamed != ast.NoSquare {
		return dst, cannotWrite(grammar.LetterSpan(rec, unnamed), ast.CannotNameRook, unnamed, d.Title)
	}
	return dst, nil
}

// cannotWrite is the error of what the dialect cannot hold, with its place in
// the record's text.
func cannotWrite(span ast.Span, code ast.Code, args ...any) error {
	return ast.Diagnostics{{Span: span, Field: code.Field(), Code: code, Severity: ast.Error, Args: args}}
}
