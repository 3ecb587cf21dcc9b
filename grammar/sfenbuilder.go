package grammar

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// handTurn reads the side to move of SFEN: black, sente, moves first, and is White in
// the tree.
func (b *Builder) handTurn(word string) ast.Code {
	switch word {
	case "b", "B":
		b.rec.Turn = ast.White
	case "w", "W":
		b.rec.Turn = ast.Black
	default:
		return ast.TurnUnknown
	}
	if word[0] < 'a' {
		return ast.TurnCapital
	}
	return ast.NoCode
}

// longestHands is the longest hands that are compared with how they are written.
const longestHands = 128

// HandOrder asks that hands are as SFEN writes them: the men of the first side before
// those of the other, in the order of the game, a number before two or more.
func (b *Builder) HandOrder(text string) ast.Code {
	var buffer [longestHands]byte
	own, _ := b.rules.AppendHands(buffer[:0], &b.rec.Pockets)
	if string(own) != text {
		return ast.HandOrder
	}
	return ast.NoCode
}

// Ply reads the number of the move, which counts plies from 1, as a move number.
func (b *Builder) Ply(word string) ast.Code {
	n, code := Counter(word)
	b.rec.Fullmove = max(n/2+n%2, 1)
	if n == 0 && (code == ast.NoCode || code == ast.CounterZeros) {
		return ast.FullmoveZero
	}
	return code
}

// PlyParity asks that the first side moves at odd numbers. In a handicap game it does
// not; the number then does not come back.
func (b *Builder) PlyParity(word string) ast.Code {
	n, code := Counter(word)
	if code.IsFault() || n == 0 || n%2 == 1 == (b.rec.Turn == ast.White) || !b.rec.Stated.Has(ast.TurnField) {
		return ast.NoCode
	}
	return ast.PlyParity
}

// AppendHandTurn appends the side to move as SFEN has it.
func AppendHandTurn(dst []byte, c ast.Color) []byte { return appendTurn(dst, c.Other()) }

// AppendPly appends the number of the move of a position as SFEN counts them. It is false
// if that is no counter.
func AppendPly(dst []byte, p *ast.Position) ([]byte, bool) {
	n := 2*uint64(max(p.Fullmove, 1)) - 1
	if p.Turn == ast.Black {
		n++
	}
	return strconv.AppendUint(dst, n, 10), n < 1<<32
}

// AppendHands appends the men in hand as SFEN has them, a dash for none. It returns the
// first man that the letters cannot say, or that no hand holds: a king.
func (r *Rules) AppendHands(dst []byte, hands *[2]ast.Pocket) ([]byte, ast.Piece) {
	start := len(dst)
	for c := range hands {
		for role, count := range r.game.Held(&hands[c]) {
			letter := r.letters.Spell(role, ast.Color(c))
			if letter == "" || !r.canHold(role) {
				return dst, ast.Piece{Role: role, Color: ast.Color(c)}
			}
			if count > 1 {
				dst = strconv.AppendInt(dst, int64(count), 10)
			}
			dst = append(dst, letter...)
		}
	}
	if len(dst) == start {
		dst = append(dst, '-')
	}
	return dst, ast.Piece{}
}
