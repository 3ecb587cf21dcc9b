package convert

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// rewrite writes a record field by field.
func (c *Converter) rewrite(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	var marks Marks
	last := ast.EnPassantField
	if c.sixFields(rec) {
		last = ast.FullmoveField
	}
	for f := ast.PlacementField; f <= last; f++ {
		if f > ast.PlacementField {
			dst = append(dst, ' ')
		}
		var kind ast.NoteKind
		var noted bool
		var err error
		if dst, kind, noted, err = c.field(dst, rec, f); err != nil {
			return dst, marks, err
		}
		if noted {
			marks.add(kind, f)
		}
	}
	return c.tail(dst, rec, &marks), marks, nil
}

// sixFields reports whether the counters are written as fields: four fields
// stay four unless six are asked for, and any other number becomes six.
func (c *Converter) sixFields(rec *ast.Record) bool {
	if c.form != grammar.AnyForm {
		return c.form == grammar.FENForm
	}
	return rec.HasCounters() || !rec.Stated.Has(ast.EnPassantField)
}

// rewritten are the leniencies that make a field invalid in a strict grammar,
// so that it is written anew.
var rewritten = [ast.NumFields]ast.Codes{
	ast.PlacementField: codes(ast.DigitsAdjacent, ast.SlashLeading, ast.SlashTrailing),
	ast.TurnField:      codes(ast.TurnCapital),
	ast.CastlingField: codes(ast.CastlingOrder, ast.CastlingRepeated, ast.CastlingFileLetter, ast.CastlingWingLetter,
		ast.NoRookForRight, ast.KingNotHome, ast.RightNotOrthodox),
	ast.EnPassantField: codes(ast.EnPassantCapital, ast.EnPassantPawn),
	ast.HalfmoveField:  codes(ast.CounterZeros, ast.CounterDash),
	ast.FullmoveField:  codes(ast.CounterZeros, ast.CounterDash, ast.FullmoveZero),
}

func codes(list ...ast.Code) ast.Codes {
	var set ast.Codes
	for _, c := range list {
		set = set.With(c)
	}
	return set
}

// field writes one of the six fields: as the source has it where it is valid,
// else from the position.
func (c *Converter) field(dst []byte, rec *ast.Record, f ast.Field) ([]byte, ast.NoteKind, bool, error) {
	switch {
	case f == ast.CastlingField:
		return c.castling(dst, rec)
	case f == ast.PlacementField:
		return c.placement(dst, rec)
	case !rec.Stated.Has(f):
		return c.value(dst, rec, f), ast.Assumed, true, nil
	case f >= ast.HalfmoveField && !rec.HasCounters(): // they come from operations
		return c.value(dst, rec, f), 0, false, nil
	case rec.Warnings&rewritten[f] == 0:
		return append(dst, rec.Field(f)...), 0, false, nil
	}
	start := len(dst)
	dst = c.value(dst, rec, f)
	return dst, ast.Changed, string(dst[start:]) != rec.Field(f), nil
}

func (c *Converter) placement(dst []byte, rec *ast.Record) ([]byte, ast.NoteKind, bool, error) {
	if rec.Warnings&rewritten[ast.PlacementField] == 0 {
		return append(dst, rec.Field(ast.PlacementField)...), 0, false, nil
	}
	dst, err := c.to.AppendPlacement(dst, rec)
	return dst, ast.Changed, true, err
}

// castling writes the rights in the letters of the target. EPD takes the
// letters of the source.
func (c *Converter) castling(dst []byte, rec *ast.Record) ([]byte, ast.NoteKind, bool, error) {
	f := ast.CastlingField
	if c.to.Name == dialects.EPD.Name && rec.Stated.Has(f) && rec.Warnings&rewritten[f] == 0 {
		return append(dst, rec.Field(f)...), 0, false, nil
	}
	start := len(dst)
	dst, err := c.to.AppendCastling(dst, rec, c.order)
	if !rec.Stated.Has(f) {
		return dst, ast.Assumed, true, err
	}
	return dst, ast.Changed, string(dst[start:]) != rec.Field(f), err
}

func (c *Converter) value(dst []byte, rec *ast.Record, f ast.Field) []byte {
	switch f {
	case ast.TurnField:
		return grammar.AppendTurn(dst, rec.Turn)
	case ast.EnPassantField:
		return rec.EnPassant.Append(dst)
	case ast.HalfmoveField:
		return strconv.AppendUint(dst, uint64(rec.Halfmove), 10)
	}
	return strconv.AppendUint(dst, uint64(rec.Fullmove), 10)
}

// tail writes the operations, byte for byte, with what parts them from the
// fields.
func (c *Converter) tail(dst []byte, rec *ast.Record, marks *Marks) []byte {
	counters := c.form == grammar.EPDForm && rec.HasCounters()
	if counters {
		dst = grammar.AppendCounterOperations(append(dst, ' '), rec.Halfmove, rec.Fullmove)
	}
	span := rec.Spans[ast.OperationsField]
	switch {
	case span.IsEmpty():
	case c.form == grammar.FENForm:
		if holdsMoreThanCounters(rec) {
			marks.add(ast.Lost, ast.OperationsField)
		}
	case counters, rec.Warnings.Has(ast.DashExtra):
		dst = append(append(dst, ' '), span.Of(rec.Text)...)
	default:
		dst = append(dst, rec.Text[rec.FieldEnd():span.End]...)
	}
	return dst
}

func holdsMoreThanCounters(rec *ast.Record) bool {
	for op := range rec.Operations() {
		if op.Opcode != "hmvc" && op.Opcode != "fmvn" {
			return true
		}
	}
	return false
}
