package ast

import (
	"iter"
	"math/bits"
	"strings"
)

// Field is a part of a record. The zero value is NoField, the record as a
// whole.
type Field uint8

// The fields in the order of the PGN standard, section 16.1.3, and what may
// follow them.
const (
	NoField Field = iota
	PlacementField
	TurnField
	CastlingField
	EnPassantField
	HalfmoveField
	FullmoveField
	OperationsField // EPD operations, PGN standard section 16.2.4
	PocketField     // the men that may be dropped, in brackets after the placement
	ChecksField     // how many checks are left or were given, before or after the counters

	NumFields = int(ChecksField) + 1
)

// MovesField is that of findings in moves and games, which are no part of a
// record.
const MovesField = Field(NumFields)

var fieldNames = [...]string{"record", "placement", "turn", "castling", "ep", "halfmove", "fullmove", "operations",
	"pocket", "checks", "moves"}

// String returns the short name of the field, as flags and JSON use it.
func (f Field) String() string {
	if int(f) < len(fieldNames) {
		return fieldNames[f]
	}
	return "field"
}

// Fields is a set of fields.
type Fields uint16

// Has reports whether f is in the set.
func (s Fields) Has(f Field) bool { return s>>f&1 != 0 }

// With returns the set with f added.
func (s Fields) With(f Field) Fields { return s | 1<<f }

// First returns the first member of a set that is not empty.
func (s Fields) First() Field { return Field(bits.TrailingZeros16(uint16(s))) }

// Rest returns the set without its first member.
func (s Fields) Rest() Fields { return s & (s - 1) }

// All yields the members, in order.
func (s Fields) All() iter.Seq[Field] {
	return func(yield func(Field) bool) {
		for ; s != 0; s = s.Rest() {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// String lists the fields.
func (s Fields) String() string {
	var names []string
	for f := range s.All() {
		names = append(names, f.String())
	}
	return strings.Join(names, ",")
}
