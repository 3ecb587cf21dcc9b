package ast

// Bitboards returns the men of a board of 8 by 8 squares, a set a role in 64
// bits (bit 0 is a1, bit 7 h1, bit 63 h8), and those of Black. It is false where
// such sets cannot hold the board: it is of another size, has walls, or men
// other than the six of chess.
func (b *Board) Bitboards() (men [King + 1]uint64, black uint64, ok bool) {
	if b.Geometry != Standard || !b.Walls.IsEmpty() || !b.Neutral.IsEmpty() {
		return men, 0, false
	}
	var first, second, third, other uint64 // the bits of the roles, in variables: an array costs twice the time
	for rank := range 8 {
		word := eight(b.Roles[rank*MaxFiles:][:8])
		if word == 0 {
			continue
		}
		other |= word &^ (ones * 7)
		shift := 8 * rank
		first |= uint64(gather(word<<7&highs)) << shift
		second |= uint64(gather(word<<6&highs)) << shift
		third |= uint64(gather(word<<5&highs)) << shift
		black |= uint64(b.Black.Rank(rank)&0xff) << shift
	}
	men[Pawn] = first &^ second &^ third
	men[Knight] = second &^ first &^ third
	men[Bishop] = first & second &^ third
	men[Rook] = third &^ first &^ second
	men[Queen] = first & third &^ second
	men[King] = second & third &^ first
	return men, black & (first | second | third), other == 0 && first&second&third == 0
}

// Bits returns the squares of the set that a board of 8 by 8 has, as
// [Board.Bitboards] does.
func (set *Set) Bits() (bits uint64) {
	for rank := range 8 {
		bits |= uint64(set.Rank(rank)&0xff) << (8 * rank)
	}
	return bits
}

// SetOf is the inverse of [Set.Bits].
func SetOf(bits uint64) (set Set) {
	for rank := range 8 {
		set[rank>>2] |= bits >> (8 * rank) & 0xff << (rank & 3 * MaxFiles)
	}
	return set
}
