package dialects

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Append appends the record as the dialect writes it, canonically: six fields,
// or four and the operations of EPD as they stand in the record's text, before
// them counters that the text has as fields. Fields
// that the record does not state are written with the values that it holds;
// [github.com/forsyth-notation/forsyth/convert] reports what was assumed. The
// error is an [ast.Diagnostics] and says which rook the dialect cannot name.
func (d *Dialect) Append(dst []byte, rec *ast.Record) ([]byte, error) {
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
	if rec.HasCounters() {
		dst = grammar.AppendCounterOperations(append(dst, ' '), rec.Halfmove, rec.Fullmove)
	}
	if operations := rec.Field(ast.OperationsField); operations != "" {
		dst = append(append(dst, ' '), operations...)
	}
	return dst
}

// AppendPlacement appends the first field. The error is an [ast.Diagnostics]:
// a man that the dialect has no letter for.
func (d *Dialect) AppendPlacement(dst []byte, rec *ast.Record) ([]byte, error) {
	dst, unnamed := d.rules.AppendPlacement(dst, &rec.Board)
	return dst, d.cannotWrite(rec, ast.PlacementField, ast.NoLetterForMan, unnamed)
}

// AppendCastling appends the castling field. The error is an
// [ast.Diagnostics]: a rook that the dialect has no letter for.
func (d *Dialect) AppendCastling(dst []byte, rec *ast.Record, order grammar.Order) ([]byte, error) {
	dst, unnamed := d.rules.AppendCastling(dst, &rec.Position, order)
	return dst, d.cannotWrite(rec, ast.CastlingField, ast.CannotNameRook, unnamed)
}

// cannotWrite is the error for what stands on a square, if it is one, with the
// place of the field in the record's text.
func (d *Dialect) cannotWrite(rec *ast.Record, f ast.Field, code ast.Code, unnamed ast.Square) error {
	if unnamed == ast.NoSquare {
		return nil
	}
	return ast.Diagnostics{{
		Span: rec.Spans[f], Field: f, Code: code, Severity: ast.Error, Args: []any{unnamed, d.Title},
	}}
}
