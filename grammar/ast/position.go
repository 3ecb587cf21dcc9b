package ast

import "math/bits"

// Position is the meaning of a record and nothing of its text: KQkq and HAha
// of one position are equal. It is comparable: == is equality, counters
// included.
type Position struct {
	Board     Board
	Turn      Color
	Castling  Set       // the squares of the rooks that may still castle
	EnPassant Square    // the square passed over by the last double step
	Halfmove  uint32    // plies since the last capture or pawn move
	Fullmove  uint32    // 1 at the start, raised after each move of Black
	Pockets   [2]Pocket // what White and Black may drop, where a variant has drops
	Checks    [2]uint8  // how often White and Black must still give check to win, where a variant counts them

	// Unmoved are the files, bit 0 the a-file, of the men of White and Black on their
	// home ranks that have not moved, where a variant states that beyond castling: in
	// Seirawan chess others may enter behind them, in Cambodian chess they may leap.
	Unmoved [2]uint16
	// Passed is the second square on which a pawn may be taken en passant, farther on its
	// way, where a variant has two: where it stands (Berolina chess: e3d4), or what it
	// passed over, too (Wildebeest chess: e3e4); NoSquare otherwise.
	Passed Square
	// Limit is the number of plies at which the count of makruk ends; 0 for none.
	Limit uint32
}

// Wing is the side of the king on which it castles.
type Wing uint8

// The wings. On the king side the king ends on the g-file (of eight files),
// on the queen side on the c-file, wherever it started.
const (
	KingSide Wing = iota
	QueenSide
)

// CastlingRook returns the rook that may castle on a wing of the only king on
// the home rank, NoSquare where the right is lost.
func (p *Position) CastlingRook(c Color, w Wing) Square {
	rank := p.Board.Geometry.HomeRank(c)
	rights, kings := p.Castling.Rank(rank), p.Board.Men(rank, King, c)
	if w == KingSide {
		rights &^= kings - 1
	} else {
		rights &= kings - 1
	}
	if rights == 0 || kings == 0 || kings&(kings-1) != 0 {
		return NoSquare
	}
	return SquareAt(bits.TrailingZeros16(rights), rank)
}
