package convert

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// EnPassant is which squares a conversion writes in the en passant field.
type EnPassant uint8

// The ways. All but the first drop a square that the last move cannot have
// passed over. None brings back one that the source left out.
const (
	KeepEnPassant   EnPassant = iota // what the record has
	AlwaysEnPassant                  // after each double step: PGN standard 16.1.3.4
	XFENEnPassant                    // where a pawn stands beside the one that has passed
	LegalEnPassant                   // where a pawn may take it
)

// IsValid reports whether e is one of the ways.
func (e EnPassant) IsValid() bool { return e <= LegalEnPassant }

// policy returns the rule of a way that is not KeepEnPassant.
func (e EnPassant) policy() rules.Policy {
	return [...]rules.Policy{AlwaysEnPassant: rules.Always, XFENEnPassant: rules.XFEN, LegalEnPassant: rules.Legal}[e]
}

// target returns the square that is written.
func (c *Converter) target(rec *ast.Record) (ast.Square, error) {
	if c.enPassant == KeepEnPassant {
		return rec.EnPassant, nil
	}
	square, err := rules.EnPassantSquare(&rec.Position, c.from.Variant(), c.enPassant.policy())
	if err != nil {
		return square, noRules(rec, ast.EnPassantField)
	}
	return square, nil
}

// noRules is the error of a record whose game has no rules here.
func noRules(rec *ast.Record, f ast.Field) ast.Diagnostics {
	return ast.FaultAt(rec.Spans[f], ast.NoRules, rec.Board.Geometry.String())
}

// square writes the en passant field of a record that states it.
func (c *Converter) square(dst []byte, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	f := ast.EnPassantField
	square, err := c.target(rec)
	if err != nil {
		return dst, Changed, false, err
	}
	if square == rec.EnPassant && !isRewritten(rec, f) {
		return append(dst, rec.Field(f)...), 0, false, nil
	}
	start := len(dst)
	dst = square.Append(dst)
	return dst, Changed, string(dst[start:]) != rec.Field(f), nil
}

// obstacleCodes are the notes of what keeps a pawn from taking.
var obstacleCodes = [...]ast.Code{
	rules.PinnedFile: ast.EnPassantPinnedFile, rules.PinnedDiagonal: ast.EnPassantPinnedDiagonal,
	rules.RankOpens: ast.EnPassantRankOpens, rules.CheckStays: ast.EnPassantCheckStays, rules.Forbidden: ast.EnPassantForbidden,
}

// reasons tells why the en passant field is written in another way than it is
// stated, that it may lack a square, or that the last move but one was illegal.
func (c *Converter) reasons(rec *ast.Record) (codes ast.Codes) {
	for _, n := range c.enPassantNotes(rec) {
		codes.Add(n.Code)
	}
	return codes
}

// enPassantNotes words the reasons.
func (c *Converter) enPassantNotes(rec *ast.Record) (notes []Note) {
	add := func(code ast.Code, args ...any) {
		n := Note{Kind: Changed, Field: ast.EnPassantField, Span: rec.Spans[ast.EnPassantField], Code: code, args: args}
		notes = append(notes, n)
	}
	if c.enPassant == KeepEnPassant || !rec.Stated.Has(ast.EnPassantField) {
		return nil
	}
	if rec.EnPassant == ast.NoSquare {
		if c.enPassant == AlwaysEnPassant && c.mayLack(rec) {
			add(ast.EnPassantNotRecovered)
		}
		return notes
	}
	written, err := c.target(rec)
	var s rules.State
	if err != nil || s.Set(&rec.Position, c.from.Variant()) != nil {
		return nil
	}
	e := s.EnPassant()
	if e.Always == ast.NoSquare { // the warnings of reading say why
		return nil
	}
	if written == ast.NoSquare && e.XFEN == ast.NoSquare {
		add(ast.EnPassantNoCapturer, e.Always)
	}
	for _, capture := range e.Captures {
		if written == ast.NoSquare && capture.Obstacle != rules.NoObstacle {
			add(obstacleCodes[capture.Obstacle], e.Always, capture.Shield)
		}
	}
	if e.Prior != ast.NoSquare { // kept all the same (decisions, En passant, 2)
		add(ast.EnPassantPriorCheck, e.Always, e.Prior)
	}
	return notes
}

// mayLack reports whether the last move may have been a double step that the
// record does not tell: the clock is 0 and a pawn stands where one ends.
func (c *Converter) mayLack(rec *ast.Record) bool {
	v := c.from.Variant()
	if v == nil {
		v = ast.Chess
	}
	if rec.Halfmove != 0 || v.PawnRank == 0 {
		return false
	}
	p := ast.Position{Board: rec.Board, Turn: rec.Turn}
	for file := range int(rec.Board.Geometry.Files) {
		p.EnPassant, _, _ = rec.Board.Geometry.DoubleStep(file, v.PawnRank, rec.Turn.Other())
		if p.EnPassantFault(v.PawnRank) == ast.NoCode {
			return true
		}
	}
	return false
}
