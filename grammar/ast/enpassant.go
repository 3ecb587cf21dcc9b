package ast

// DoubleStep returns the squares of a pawn's double step on a file: the one
// passed over, the pawn's own, and the one that it came from, which is on
// pawnRank (2 in chess) as its side counts.
func (g Geometry) DoubleStep(file, pawnRank int, mover Color) (passed, pawn, origin Square) {
	rank, step := pawnRank-1, 1
	if mover == Black {
		rank, step = int(g.Ranks)-1-rank, -1
	}
	return SquareAt(file, rank+step), SquareAt(file, rank+2*step), SquareAt(file, rank)
}

// EnPassantFault judges the en passant square against side and board: the code
// of what keeps it from being the square that the last move passed over
// (decisions, En passant), NoCode where nothing does or where there is none.
// The clock is for others to judge: a record may not state it.
func (p *Position) EnPassantFault(pawnRank int) Code {
	square, board := p.EnPassant, &p.Board
	if square == NoSquare {
		return NoCode
	}
	mover := p.Turn.Other() // the side whose pawn has just moved
	passed, pawn, origin := board.Geometry.DoubleStep(square.File(), pawnRank, mover)
	switch {
	case square == pawn && board.Holds(pawn, Pawn, mover):
		return EnPassantPawn
	case square != passed:
		return EnPassantRank
	case board.At(passed) != Piece{}: // the duck may have come there since, and behind
		return EnPassantOccupied
	case !board.Holds(pawn, Pawn, mover):
		return EnPassantNoPawn
	case board.At(origin) != Piece{}:
		return EnPassantOrigin
	}
	return NoCode
}
