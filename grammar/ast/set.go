package ast

import (
	"iter"
	"math/bits"
)

// Set is a set of squares, one bit each, sixteen bits a rank, rank 1 lowest.
// The zero value is empty.
type Set [4]uint64

// Has reports whether s is in the set. NoSquare never is.
func (set *Set) Has(s Square) bool {
	i := uint(s - 1)
	return i < 256 && set[i>>6&3]>>(i&63)&1 != 0
}

// Add puts s into the set; NoSquare changes nothing.
func (set *Set) Add(s Square) {
	if i := uint(s - 1); i < 256 {
		set[i>>6&3] |= 1 << (i & 63)
	}
}

// Remove takes s out of the set.
func (set *Set) Remove(s Square) {
	if i := uint(s - 1); i < 256 {
		set[i>>6&3] &^= 1 << (i & 63)
	}
}

// IsEmpty reports whether the set holds no square.
func (set *Set) IsEmpty() bool { return set[0]|set[1]|set[2]|set[3] == 0 } // == calls a function

// Len returns the number of squares.
func (set *Set) Len() int {
	n := 0
	for _, word := range set {
		n += bits.OnesCount64(word)
	}
	return n
}

// Rank returns the sixteen bits of a rank (0 is rank 1), bit 0 the a-file.
func (set *Set) Rank(rank int) uint16 {
	return uint16(set[rank>>2&3] >> (uint(rank&3) * MaxFiles & 63))
}

// AddRank puts squares of a rank (0 is rank 1) into the set, bit 0 the a-file.
func (set *Set) AddRank(rank int, files uint16) {
	set[rank>>2&3] |= uint64(files) << (uint(rank&3) * MaxFiles & 63)
}

// All yields the squares, a1 first, rank by rank.
func (set Set) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for w, word := range set {
			for ; word != 0; word &= word - 1 {
				if !yield(Square(1 + w*64 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}
