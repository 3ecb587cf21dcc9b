package convert

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Key stands for a position among others: the same for the same position, and for two
// others with a chance of one in 2^128. It is the first half of a SHA-256, so that
// nobody can make two positions of one key; its value may change between releases.
type Key [16]byte

// KeyOf returns the key of a record, read by a dialect. Same are the variant, the board
// with all marks of its men and walls, the side to move, castling rights and unmoved
// men, pockets, check counts, and the square of an en passant capture that is legal; in
// games whose rules are not known here, of one for which a pawn stands ready; in those
// where the field says something else, what it says. Counters do not count, nor does
// the limit of the count in makruk. Of bughouse it is both boards. A side or rights that
// are not stated are not those of White or none.
func KeyOf(rec *ast.Record, from *dialects.Dialect) (k Key) {
	var room [1024]byte
	v := from.OfRecord(rec).Variant().OrChess()
	text := append(append(room[:0], v.Name...), 0)
	for ; rec != nil; rec = rec.Other {
		text = appendKey(text, rec, v)
	}
	sum := sha256.Sum256(text)
	copy(k[:], sum[:])
	return k
}

// appendKey appends what makes a position: each part has its length, or says it.
func appendKey(dst []byte, rec *ast.Record, v *ast.Variant) []byte {
	p, g := &rec.Position, rec.Board.Geometry
	hasRights := rec.Stated.Has(ast.CastlingField) || v.Castling == ast.NoCastling
	dst = append(dst, g.Files, g.Ranks, byte(p.Turn), bit(rec.Stated.Has(ast.TurnField)), bit(hasRights), p.Checks[0], p.Checks[1])
	for rank := range int(g.Ranks) {
		for _, man := range p.Board.Squares[rank*ast.MaxFiles:][:g.Files] {
			dst = append(dst, byte(man))
		}
	}
	b := &p.Board
	for _, set := range [...]*ast.Set{&b.Neutral, &b.Promoted, &b.Walls, &b.Beyond, &p.Castling} {
		dst = appendSet(dst, set)
	}
	for c := range p.Pockets {
		dst = binary.LittleEndian.AppendUint16(dst, p.Unmoved[c])
		for role, n := range p.Pockets[c].All() {
			dst = append(dst, byte(role), byte(n))
		}
		dst = append(dst, 0)
	}
	square, pawn := capture(p, v)
	return append(dst, byte(square), byte(square>>8), byte(pawn), byte(pawn>>8))
}

func bit(is bool) byte {
	if is {
		return 1
	}
	return 0
}

func appendSet(dst []byte, set *ast.Set) []byte {
	if set.IsEmpty() {
		return append(dst, 0)
	}
	dst = append(dst, 1)
	for _, word := range set {
		dst = binary.LittleEndian.AppendUint64(dst, word)
	}
	return dst
}

// capture returns the square of an en passant capture, and that of the pawn where a game
// states it.
func capture(p *ast.Position, v *ast.Variant) (square, pawn ast.Square) {
	switch {
	case p.EnPassant == ast.NoSquare:
		return ast.NoSquare, ast.NoSquare
	case v.Passant != ast.OnePassed:
		return p.EnPassant, p.Passed
	}
	after := *p
	after.Halfmove = 0 // counters do not count
	square, err := rules.EnPassantSquare(&after, v, rules.Legal)
	if err != nil {
		square, _ = rules.EnPassantSquare(&after, v, rules.XFEN)
	}
	return square, ast.NoSquare
}
