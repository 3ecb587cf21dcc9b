package convert

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// address writes a record as a FEN in the address of a page.
func (c *Converter) address(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	fen, marks, err := c.rewrite(nil, rec)
	if err != nil {
		return dst, marks, err
	}
	dst, err = c.to.AppendAddress(dst, rec, string(fen))
	return dst, marks, err
}

// object writes a record as an object of JSON: what it states, and what is given.
func (c *Converter) object(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	var marks Marks
	for f := range rec.Stated.All() {
		if f == ast.OperationsField {
			continue
		}
		text, kind, noted, err := c.field(nil, rec, f)
		switch {
		case f == ast.PlacementField && err != nil: // men without letters stand apart
			marks.add(Changed, f)
		case err != nil:
			return dst, marks, err
		case noted || f == ast.PlacementField && string(text) != rec.Field(f):
			marks.add(kind, f)
		}
	}
	said, err := c.stating(rec, &marks)
	if err != nil {
		return dst, marks, err
	}
	operations, err := c.operations(nil, rec, false)
	if err != nil {
		return dst, marks, err
	}
	dst, err = c.to.AppendObject(dst, &said, strings.TrimLeft(string(operations), " \t;"))
	return dst, marks, err
}

// stating returns a record that states what is given for the fields that it leaves out,
// with the en passant square that is to be written.
func (c *Converter) stating(rec *ast.Record, marks *Marks) (said ast.Record, err error) {
	said, given := c.given(rec), &c.o.Given
	for f := range given.Fields.All() {
		if said.Stated.Has(f) {
			continue
		}
		switch said.Stated = said.Stated.With(f); {
		case f == ast.HalfmoveField:
			said.Halfmove = given.Halfmove
		case f == ast.CastlingField && given.Infer:
			grammar.InferRights(&said.Position, c.from.Variant())
			marks.add(Assumed, f)
		case f == ast.CastlingField:
			err = c.from.GrantRights(&said.Position, given.Castling)
		}
	}
	if err == nil && rec.Stated.Has(ast.EnPassantField) {
		said.EnPassant, err = c.target(rec)
	}
	return said, err
}

// appendRecord is Append for a record that has been read.
func (c *Converter) appendRecord(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	if rec.Source == "" && rec.Other == nil && c.checker == nil && c.o.Transform == ast.NoTransform {
		return c.writeOne(dst, rec, 0) // as most are
	}
	dst, marks, err := c.judgeAndWrite(dst, rec)
	if err != nil && rec.Source != "" {
		err = c.placed(rec, err)
	}
	return dst, marks, err
}

// placed puts the findings of an error in a record in their places in what holds it.
func (c *Converter) placed(rec *ast.Record, err error) error {
	if found, ok := err.(ast.Diagnostics); ok {
		return c.from.Place(rec, found)
	}
	return err
}
