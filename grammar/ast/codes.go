package ast

import (
	"iter"
	"math/bits"
	"strings"
)

// Codes is a set of warnings, leniencies and remarks; faults do not fit in
// it. The zero value is empty.
type Codes uint64

// The codes that fit in a set come first in the list of codes; this fails to
// compile when there are too many.
const _ = uint(64 - (CastlingKingOnEdge + 1))

// Has reports whether c is in the set.
func (s Codes) Has(c Code) bool { return c < 64 && s>>c&1 != 0 }

// With returns the set with c added. c must be a leniency or a remark.
func (s Codes) With(c Code) Codes { return s | 1<<c }

// Len returns the number of codes.
func (s Codes) Len() int { return bits.OnesCount64(uint64(s)) }

// Leniencies returns the members that a strict reader refuses.
func (s Codes) Leniencies() Codes { return s & allLeniencies }

const allLeniencies = Codes(1)<<(EnPassantClock+1) - 2

// All yields the members in the order of the codes.
func (s Codes) All() iter.Seq[Code] {
	return func(yield func(Code) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Code(bits.TrailingZeros64(uint64(s)))) {
				return
			}
		}
	}
}

// String lists the codes.
func (s Codes) String() string {
	var names []string
	for c := range s.All() {
		names = append(names, c.String())
	}
	return strings.Join(names, ",")
}
