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
// language: nothing but the letters of its king and queen, and one of them at
// least no file of the board.
func (r *Rules) isNationalCastling(field string) bool {
	certain := false
	for i := range len(field) {
		wing := r.nationalWing(field[i])
		if wing == 0 && !isWing(field[i]) {
			return false
		}
		certain = certain || wing != 0 && !r.isRight(field[i])
	}
	return certain
}

// castlingLetter returns the letter of FEN for one of a castling field. A
// letter that may be a file or a queen is the file where a rook stands there
// that no other letter has named.
func (b *Builder) castlingLetter(field string, letter byte) byte {
	wing := b.rules.nationalWing(letter)
	if wing == 0 {
		return letter
	}
	if b.rules.isRight(letter) && !b.rules.isNationalCastling(field) {
		h, file := b.home(colorOf(letter)), int(letter|0x20)-'a'
		if h.king < 0 || h.rooks>>file&1 != 0 && h.named>>file&1 == 0 {
			return letter
		}
	}
	return wing
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
