package ast

import (
	"iter"
	"math/bits"
	"strings"
)

// Codes is a set of codes. It is comparable; the zero value is empty.
type Codes [6]uint64

// All codes fit in a set; this fails to compile when they do not.
const _ = uint(len(Codes{})*64 - int(numCodes))

// CodesOf returns the set of the codes given.
func CodesOf(codes ...Code) Codes {
	var set Codes
	for _, c := range codes {
		set.Add(c)
	}
	return set
}

// Leniencies is the set of what a tolerant reader takes with a warning.
var Leniencies = func() Codes {
	var set Codes
	for c := range numCodes {
		if c.IsLeniency() {
			set.Add(c)
		}
	}
	return set
}()

// LostRights is the set of why a castling letter names no right: it is read, and then
// left out.
var LostRights = CodesOf(NoRookForRight, NoManUnmoved, KingNotHome, RightNotOrthodox, CastlingNotHere)

// Has reports whether c is in the set.
func (s Codes) Has(c Code) bool { return int(c) < len(s)*64 && s[c>>6]>>(c&63)&1 != 0 }

// With returns the set with c added.
func (s Codes) With(c Code) Codes {
	s.Add(c)
	return s
}

// Add puts c into the set.
func (s *Codes) Add(c Code) { s[c>>6] |= 1 << (c & 63) }

// And returns what is in both sets.
func (s Codes) And(other Codes) Codes {
	return Codes{s[0] & other[0], s[1] & other[1], s[2] & other[2], s[3] & other[3], s[4] & other[4], s[5] & other[5]}
}

// Or returns what is in either set.
func (s Codes) Or(other Codes) Codes {
	return Codes{s[0] | other[0], s[1] | other[1], s[2] | other[2], s[3] | other[3], s[4] | other[4], s[5] | other[5]}
}

// Without returns what is in s and not in other.
func (s Codes) Without(other Codes) Codes {
	return Codes{s[0] &^ other[0], s[1] &^ other[1], s[2] &^ other[2], s[3] &^ other[3], s[4] &^ other[4], s[5] &^ other[5]}
}

// IsEmpty reports whether the set holds no code.
func (s Codes) IsEmpty() bool { return s[0]|s[1]|s[2]|s[3]|s[4]|s[5] == 0 } // == calls a function

// Meets reports whether the sets have a code in common.
func (s *Codes) Meets(other *Codes) bool {
	return s[0]&other[0]|s[1]&other[1]|s[2]&other[2]|s[3]&other[3]|s[4]&other[4]|s[5]&other[5] != 0
}

// Len returns the number of codes.
func (s Codes) Len() int {
	n := 0
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// All yields the members in the order of the codes.
func (s Codes) All() iter.Seq[Code] {
	return func(yield func(Code) bool) {
		for w, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(Code(w*64 + bits.TrailingZeros64(word))) {
					return
				}
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
