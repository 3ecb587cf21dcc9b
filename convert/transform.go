package convert

import (
	"iter"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// transform transforms what has been read, and returns the fields that cannot hold any
// more. The text of the record, and where its fields stand there, stay.
func (c *Converter) transform(rec *ast.Record) (unkept ast.Fields) {
	if c.o.Transform == ast.NoTransform {
		return 0
	}
	for ; rec != nil; rec = rec.Other {
		turn := rec.Turn
		unkept |= c.o.Transform.Apply(&rec.Position)
		if !rec.Stated.Has(ast.TurnField) {
			rec.Turn = turn
		}
	}
	return unkept
}

// transformed returns the marks of a record that has been transformed: that its fields
// are written in another way is what was asked for.
func (c *Converter) transformed(m Marks, unkept ast.Fields) Marks {
	m.keep(Changed, ast.Fields(0).With(ast.HalfmoveField).With(ast.FullmoveField))
	return m.and(marksOf(Unkept, unkept&^m.Of(Lost)))
}

// before returns a record as it was before a transformation that keeps the game.
func before(rec *ast.Record, t ast.Transform) *ast.Record {
	if t == ast.NoTransform {
		return rec
	}
	was := *rec
	t.Apply(&was.Position)
	return &was
}

// transformMove returns a state and a move of it as they are in the transformed game.
func transformMove(s rules.State, m rules.Move, t ast.Transform) (rules.State, rules.Move) {
	if t == ast.NoTransform {
		return s, m
	}
	p, v := s.Position(), s.Variant()
	m.From, m.To = t.Square(m.From, p.Board.Geometry), t.Square(m.To, p.Board.Geometry)
	t.Apply(&p)
	if other, err := rules.New(&p, v); err == nil { // it has rules where the state has some
		s = other
	}
	return s, m
}

// keepsMoves reports whether the moves of a record that has been transformed can be
// written: they are legal then, and the rules of the game are known.
func keepsMoves(rec *ast.Record, v *ast.Variant, t ast.Transform) bool {
	if !t.KeepsGame() {
		return false
	}
	_, err := rules.New(&rec.Position, v)
	return err == nil
}

// unkeptMoves yields the operations that are left out because of the transformation.
func (c *Converter) unkeptMoves(rec *ast.Record) iter.Seq[ast.Operation] {
	return func(yield func(ast.Operation) bool) {
		t := c.o.Transform
		if t == ast.NoTransform || c.formOf(rec) == grammar.FENForm || keepsMoves(rec, c.from.Variant(), t) {
			return
		}
		lost := 0
		for op := range rec.Operations() {
			if _, isSet := c.edit.setting(op.Opcode); isSet || !op.Known.Takes.AreMoves() || c.edit.leavesOut(op.Opcode) {
				continue
			}
			if lost++; lost > mostLost || !yield(op) {
				return
			}
		}
	}
}

// unkeptNotes names the fields that a transformation has not kept, and each of the
// operations.
func (c *Converter) unkeptNotes(rec *ast.Record, unkept ast.Fields) (notes []Note) {
	for _, f := range [...]ast.Field{ast.CastlingField, ast.EnPassantField} {
		if text := rec.Field(f); unkept.Has(f) && text != "-" {
			notes = append(notes, Note{Kind: Unkept, Field: f, Span: rec.Spans[f], Code: Unkept.Code(f), Text: text})
		}
	}
	if !unkept.Has(ast.OperationsField) {
		return notes
	}
	for op := range c.unkeptMoves(rec) {
		notes = append(notes, Note{
			Kind: Unkept, Field: ast.OperationsField, Span: op.Span, Code: ast.MovesNotKept, Text: op.Span.Of(rec.Text),
		})
	}
	return notes
}
