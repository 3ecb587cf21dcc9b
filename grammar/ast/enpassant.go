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
	passed, pawn, _ := board.Geometry.DoubleStep(square.File(), pawnRank, mover)
	switch {
	case square == pawn && board.Holds(pawn, Pawn, mover):
		return EnPassantPawn
	case square != passed:
		return EnPassantRank
	}
	return board.DoubleStepFault(square.File(), pawnRank, mover)
}

// DoubleStepFault is EnPassantFault of the square that a pawn's double step on a file, the
// last move, would have passed over.
func (b *Board) DoubleStepFault(file, pawnRank int, mover Color) Code {
	passed, pawn, origin := b.Geometry.DoubleStep(file, pawnRank, mover)
	switch {
	case b.isTaken(passed): // the duck may have come there since, and behind
		return EnPassantOccupied
	case !b.Holds(pawn, Pawn, mover):
		return EnPassantNoPawn
	case b.isTaken(origin):
		return EnPassantOrigin
	}
	return NoCode
}

// isTaken reports whether a man stands on s.
func (b *Board) isTaken(s Square) bool { return s.IsValid() && b.RoleAt(s) != NoRole }
