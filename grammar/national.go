package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Programs of several countries write FEN in the letters of their language:
// the side to move as b and n (blancas, negras), castling as RDrd.

// wingLetter returns the letter of a man as a wing for castling, 0 where it is
// FEN's own or no single byte.
func (r *Rules) wingLetter(role ast.Role, fen byte) byte {
	letter := r.letters.Spell(role, ast.White)
	if r.Letters == nil || len(letter) != 1 || letter[0] == fen {
		return 0
	}
	return letter[0]
}

// nationalWing returns the letter of FEN for a wing that is named in the
// letters of the language, 0 for what names none.
func (r *Rules) nationalWing(letter byte) byte {
	for i, wing := range r.wings {
		if wing != 0 && letter|0x20 == wing|0x20 {
			return inColor("KQ"[i], colorOf(letter))
		}
	}
	return 0
}

// isNationalCastling reports whether a castling field is in the letters of the
// language: those of its king and queen, and of nothing else. The queen's may be
// a file as well (D, H); among others it is.
func (r *Rules) isNationalCastling(field string) bool {
	national := false
	for i := range len(field) {
		isOwn := r.nationalWing(field[i]) != 0
		if !isOwn && (field[i]|0x20 != 'k' || r.wings[0] != 0) {
			return false
		}
		national = national || isOwn
	}
	return national
}

// castlingLetter returns the letter of FEN for one of a castling field.
func (r *Rules) castlingLetter(field string, letter byte) byte {
	if wing := r.nationalWing(letter); wing != 0 && (!r.isRight(letter) || r.isNationalCastling(field)) {
		return wing
	}
	return letter
}

// isSide reports whether a word is a side to move in the letters of the
// language, and not just what FEN writes.
func (r *Rules) isSide(word string) bool {
	if r.Letters == nil || word == "" {
		return false
	}
	word = strings.ToLower(word)
	sides := r.letters.Sides
	return word == sides[ast.White] && word != "w" || word == sides[ast.Black] && word != "b"
}

// nationalSide reads the side to move in the letters of the language. The b of
// several languages is White where it is known that they are meant: the letters
// were named, or castling is in them, too.
func (b *Builder) nationalSide(word string) (ast.Color, bool) {
	if !b.rules.isSide(word) {
		return ast.White, false
	}
	word = strings.ToLower(word)
	if word == b.rules.letters.Sides[ast.White] && (word != "b" || !b.rules.Found || b.national) {
		return ast.White, true
	}
	return ast.Black, true
}
