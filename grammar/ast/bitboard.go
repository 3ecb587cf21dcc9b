package ast

// Bitboards returns the men of a board of 8 by 8 squares, a set a role in 64
// bits (bit 0 is a1, bit 7 h1, bit 63 h8), and those of Black. It is false where
// such sets cannot hold the board: it is of another size, has walls, or men
// other than the six of chess.
func (b *Board) Bitboards() (men [King + 1]uint64, black uint64, ok bool) {
	if b.Geometry != Standard || !b.Walls.IsEmpty() || !b.Neutral.IsEmpty() {
		return men, 0, false
	}
	var planes [3]uint64 // the bits of the roles
	var other uint64
	for rank := range 8 {
		word := eight(b.Roles[rank*MaxFiles:][:8])
		if word == 0 {
			continue
		}
		other |= word &^ (ones * 7)
		shift := 8 * rank
		planes[0] |= uint64(gather(word<<7&highs)) << shift
		planes[1] |= uint64(gather(word<<6&highs)) << shift
		planes[2] |= uint64(gather(word<<5&highs)) << shift
		black |= uint64(b.Black.Rank(rank)&0xff) << shift
	}
	men[Pawn] = planes[0] &^ planes[1] &^ planes[2]
	men[Knight] = planes[1] &^ planes[0] &^ planes[2]
	men[Bishop] = planes[0] & planes[1] &^ planes[2]
	men[Rook] = planes[2] &^ planes[0] &^ planes[1]
	men[Queen] = planes[0] & planes[2] &^ planes[1]
	men[King] = planes[1] & planes[2] &^ planes[0]
	occupied := planes[0] | planes[1] | planes[2]
	return men, black & occupied, other == 0 && planes[0]&planes[1]&planes[2] == 0
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
