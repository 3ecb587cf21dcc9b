package convert

import (
	"math/bits"
	"sync"

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
	if c.o.EnPassant == KeepEnPassant {
		return rec.EnPassant, nil
	}
	square, err := rules.EnPassantSquare(&rec.Position, c.from.Variant(), c.o.EnPassant.policy())
	if err != nil {
		return square, NoRules(rec, rec.Spans[ast.EnPassantField])
	}
	return square, nil
}

// NoRules is the error of a record whose game has no rules here, at a place in its text.
// It names the game, or the board where no game is named.
func NoRules(rec *ast.Record, at ast.Span) ast.Diagnostics {
	if rec.Variant != nil {
		return ast.FaultAt(at, ast.NoRules, rec.Variant)
	}
	return ast.FaultAt(at, ast.NoRules, rec.Board.Geometry.String())
}

// square writes the en passant field of a record that states it.
func (c *Converter) square(dst []byte, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	f := ast.EnPassantField
	square, err := c.target(rec)
	if err != nil {
		return dst, Changed, false, err
	}
	start := len(dst)
	switch {
	case square != rec.EnPassant:
		dst = square.Append(dst)
	case c.o.Transform != ast.NoTransform:
		return c.to.AppendTarget(dst, rec), 0, false, nil
	case !isRewritten(rec, f) && !c.canonical:
		return append(dst, rec.Field(f)...), 0, false, nil
	default:
		dst = c.to.AppendTarget(dst, rec)
	}
	return dst, Changed, string(dst[start:]) != rec.Field(f), nil
}

// obstacleCodes are the notes of what keeps a pawn from taking.
var obstacleCodes = [...]ast.Code{
	rules.PinnedFile: ast.EnPassantPinnedFile, rules.PinnedDiagonal: ast.EnPassantPinnedDiagonal,
	rules.RankOpens: ast.EnPassantRankOpens, rules.CheckStays: ast.EnPassantCheckStays, rules.Forbidden: ast.EnPassantForbidden,
}

// reason is why the en passant field is what it is: a note, and the squares that
// its words name.
type reason struct {
	code    ast.Code
	squares [2]ast.Square
}

// reasons are at the most one for each capture, and that of the king.
type reasons struct {
	list [3]reason
	n    int
}

func (r *reasons) add(code ast.Code, squares ...ast.Square) {
	r.list[r.n].code = code
	copy(r.list[r.n].squares[:], squares)
	r.n++
}

// codes returns the set of the notes, nil for none.
func (r *reasons) codes() *ast.Codes {
	switch r.n {
	case 0:
		return nil
	case 1: // as most are
		return &oneCode()[r.list[0].code]
	}
	var set ast.Codes
	for _, reason := range r.list[:r.n] {
		set.Add(reason.code)
	}
	return &set
}

// oneCode returns the sets of one code, by code.
var oneCode = sync.OnceValue(func() *[len(ast.Codes{}) * 64]ast.Codes {
	var sets [len(ast.Codes{}) * 64]ast.Codes
	for c := range sets {
		sets[c].Add(ast.Code(c))
	}
	return &sets
})

// notes words the reasons.
func (r *reasons) notes(rec *ast.Record) (notes []Note) {
	f := ast.EnPassantField
	for _, reason := range r.list[:r.n] {
		notes = append(notes, Note{
			Kind: Changed, Field: f, Span: rec.Spans[f], Code: reason.code, args: []any{reason.squares[0], reason.squares[1]},
		})
	}
	return notes
}

// reasons tells why the en passant field is written in another way than it is
// stated, that it may lack a square, or that the last move but one was illegal.
func (c *Converter) reasons(rec *ast.Record) (r reasons) {
	if c.o.EnPassant == KeepEnPassant || !rec.Stated.Has(ast.EnPassantField) {
		return r
	}
	if rec.EnPassant == ast.NoSquare {
		if c.o.EnPassant == AlwaysEnPassant && c.mayLack(rec) {
			r.add(ast.EnPassantNotRecovered)
		}
		return r
	}
	e, err := rules.EnPassantOf(&rec.Position, c.from.Variant())
	if err != nil {
		return r
	}
	return c.reasonsFor(&e)
}

// reasonsFor tells them of a square that the rules have judged.
func (c *Converter) reasonsFor(e *rules.EnPassant) (r reasons) {
	if e.Always == ast.NoSquare { // the warnings of reading say why
		return r
	}
	switch {
	case e.Square(c.o.EnPassant.policy()) != ast.NoSquare:
	case e.XFEN == ast.NoSquare:
		r.add(ast.EnPassantNoCapturer, e.Always)
	default:
		for _, capture := range e.Captures {
			if capture.Obstacle != rules.NoObstacle {
				r.add(obstacleCodes[capture.Obstacle], e.Always, capture.Shield)
			}
		}
	}
	if e.Prior != ast.NoSquare { // kept all the same (decisions, En passant, 2)
		r.add(ast.EnPassantPriorCheck, e.Always, e.Prior)
	}
	return r
}

// mayLack reports whether the last move may have been a double step that the
// record does not tell: the clock is 0 and a pawn stands where one ends.
func (c *Converter) mayLack(rec *ast.Record) bool {
	v := c.from.Variant().OrChess()
	if rec.Halfmove != 0 || v.PawnRank == 0 || v.Passant != ast.OnePassed {
		return false
	}
	b, mover := &rec.Board, rec.Turn.Other()
	_, first, _ := b.Geometry.DoubleStep(0, v.PawnRank, mover)
	for pawns := b.Men(first.Rank(), ast.Pawn, mover); pawns != 0; pawns &= pawns - 1 {
		if b.DoubleStepFault(bits.TrailingZeros16(pawns), v.PawnRank, mover) == ast.NoCode {
			return true
		}
	}
	return false
}
