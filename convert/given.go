package convert

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Given is what stands for the fields that a record does not state, as a diagram
// does not. What is neither stated nor given is assumed: White to move, no
// castling rights, no en passant square, counters 0 and 1.
type Given struct {
	Fields             ast.Fields // those that are given
	Turn               ast.Color
	Castling           string // letters of rights, as X-FEN has them, or -
	Halfmove, Fullmove uint32
	// Infer grants every right for which king and rook stand where they begin:
	// in orthodox chess on their squares, else any king of the home rank and
	// the outermost rooks. It goes before Castling, and is reported as assumed.
	Infer bool
}

// unstated writes a field that the record does not state.
func (c *Converter) unstated(dst []byte, rec *ast.Record, f ast.Field) []byte {
	if !c.o.Given.Fields.Has(f) {
		return c.value(dst, rec, f)
	}
	switch f {
	case ast.TurnField:
		return c.to.AppendTurn(dst, c.o.Given.Turn)
	case ast.HalfmoveField:
		return strconv.AppendUint(dst, uint64(c.o.Given.Halfmove), 10)
	case ast.FullmoveField:
		return strconv.AppendUint(dst, uint64(max(c.o.Given.Fullmove, 1)), 10)
	}
	return c.value(dst, rec, f)
}

// givenCastling writes the rights that are given, as far as king and rook are in
// their places; the others are refused. Rights that are inferred are assumed.
func (c *Converter) givenCastling(dst []byte, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	p := ast.Record{Position: rec.Position}
	if c.o.Given.Infer {
		grammar.InferRights(&p.Position, c.from.Variant())
	} else if err := c.from.GrantRights(&p.Position, c.o.Given.Castling); err != nil {
		return dst, Assumed, false, err
	}
	dst, err := c.to.AppendCastling(dst, &p, c.o.Order)
	return dst, Assumed, c.o.Given.Infer, err
}
