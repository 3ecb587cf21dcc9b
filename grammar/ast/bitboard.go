package ast

// Bitboards returns the men of a board of 8 by 8 squares, a set a role in 64
// bits (bit 0 is a1, bit 7 h1, bit 63 h8), and those of Black. It is false where
// such sets cannot hold the board: it is of another size, has walls, or men
// other than the six of chess.
func (b *Board) Bitboards() (men [King + 1]uint64, black uint64, ok bool) {
	black, ok = b.BitboardsInto(&men)
	return men, black, ok
}

// BitboardsInto is [Board.Bitboards] into sets that are there already. What it leaves there
// where it is false means nothing.
func (b *Board) BitboardsInto(men *[King + 1]uint64) (black uint64, ok bool) {
	if b.Geometry != Standard || !b.Walls.IsEmpty() || !b.Neutral.IsEmpty() {
		return 0, false
	}
	first, second, third, black, others := b.planes()
	men[NoRole] = 0
	men[Pawn] = first &^ second &^ third
	men[Knight] = second &^ first &^ third
	men[Bishop] = first & second &^ third
	men[Rook] = third &^ first &^ second
	men[Queen] = first & third &^ second
	men[King] = second & third &^ first
	return black & (first | second | third), others == 0 && first&second&third == 0
}

// planes returns the squares on which the roles have their first three bits, those of
// Black's men, and the roles' other bits of all squares together.
func (b *Board) planes() (first, second, third, black, others uint64) {
	m := &b.Squares
	w0, w1, w2, w3 := eight(m[0*MaxFiles:][:8]), eight(m[1*MaxFiles:][:8]), eight(m[2*MaxFiles:][:8]), eight(m[3*MaxFiles:][:8])
	w4, w5, w6, w7 := eight(m[4*MaxFiles:][:8]), eight(m[5*MaxFiles:][:8]), eight(m[6*MaxFiles:][:8]), eight(m[7*MaxFiles:][:8])
	others = (w0 | w1 | w2 | w3 | w4 | w5 | w6 | w7) &^ (ones * (7 | uint64(BlackMan)))
	// Two ranks share a word, four bits a square, the fourth for the colour. Then words and
	// bits change places, so that each word has one bit of the men; its bytes are files, of
	// which transpose makes ranks.
	w0, w1, w2, w3 = nibbles(w0)|nibbles(w4)<<4, nibbles(w1)|nibbles(w5)<<4, nibbles(w2)|nibbles(w6)<<4, nibbles(w3)|nibbles(w7)<<4
	w0, w1 = exchange(w0, w1, 1, ones*0x55)
	w2, w3 = exchange(w2, w3, 1, ones*0x55)
	w0, w2 = exchange(w0, w2, 2, ones*0x33)
	w1, w3 = exchange(w1, w3, 2, ones*0x33)
	return transpose(w0), transpose(w1), transpose(w2), transpose(w3), others
}

// nibbles brings the colour of eight men beside the three bits of their roles.
func nibbles(men uint64) uint64 { return (men | men>>4&(ones*8)) & (ones * 15) }

// exchange changes bits of one word for those of another, n places lower, that a mask has.
func exchange(a, b uint64, n uint, mask uint64) (uint64, uint64) {
	other := (a>>n ^ b) & mask
	return a ^ other<<n, b ^ other
}

// transpose turns eight bytes of eight bits about their diagonal (Warren, Hacker's Delight,
// 7-3).
func transpose(word uint64) uint64 {
	word = delta(word, 7, 0x00aa00aa00aa00aa)
	word = delta(word, 14, 0x0000cccc0000cccc)
	return delta(word, 28, 0x00000000f0f0f0f0)
}

// delta changes bits of a word for those n places higher.
func delta(word uint64, n uint, mask uint64) uint64 {
	other := (word>>n ^ word) & mask
	return word ^ other ^ other<<n
}

// Bits returns the squares of the set that a board of 8 by 8 has, as
// [Board.Bitboards] does.
func (set *Set) Bits() uint64 { return bytesOf(set[0]) | bytesOf(set[1])<<32 }

// bytesOf brings the low bytes of four ranks together.
func bytesOf(ranks uint64) uint64 {
	ranks &= 0x00ff00ff00ff00ff
	ranks = (ranks | ranks>>8) & 0x0000ffff0000ffff
	return (ranks | ranks>>16) & 0xffffffff
}

// SetOf is the inverse of [Set.Bits].
func SetOf(bits uint64) Set { return Set{ranksOf(bits & 0xffffffff), ranksOf(bits >> 32)} }

// ranksOf is the inverse of bytesOf.
func ranksOf(bytes uint64) uint64 {
	bytes = (bytes | bytes<<16) & 0x0000ffff0000ffff
	return (bytes | bytes<<8) & 0x00ff00ff00ff00ff
}
