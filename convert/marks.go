package convert

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Marks are the fields of which a conversion has something to report. They are small, so
// that they cost little where a line takes a tenth of a microsecond.
type Marks struct {
	noted uint64     // fields, sixteen bits for each kind
	why   *ast.Codes // notes on why the en passant field is what it is; nil for none
}

// All kinds fit; this fails to compile when they do not.
const _ = uint(64/bitsOfKind - NumKinds)

const bitsOfKind = 16

// Of returns the fields of one kind.
func (m Marks) Of(k NoteKind) ast.Fields { return ast.Fields(m.noted >> (bitsOfKind * k)) }

// Reasons are notes on why the en passant field is what it is.
func (m Marks) Reasons() ast.Codes {
	if m.why == nil {
		return ast.Codes{}
	}
	return *m.why
}

// Codes yields the code of each note, but for the reasons.
func (m Marks) Codes(yield func(ast.Code) bool) {
	for noted := m.noted; noted != 0; noted &= noted - 1 {
		at := bits.TrailingZeros64(noted)
		if !yield(NoteKind(at / bitsOfKind).Code(ast.Field(at % bitsOfKind))) {
			return
		}
	}
}

// marksOf are marks of one kind.
func marksOf(k NoteKind, fields ast.Fields) Marks {
	return Marks{noted: uint64(fields) << (bitsOfKind * k)}
}

func (m *Marks) add(k NoteKind, f ast.Field) { m.noted |= marksOf(k, ast.Fields(0).With(f)).noted }

// keep leaves those fields of a kind that are in a set.
func (m *Marks) keep(k NoteKind, fields ast.Fields) { m.noted &^= marksOf(k, ^fields).noted }

// and returns the marks of two boards together.
func (m Marks) and(other Marks) Marks {
	m.noted |= other.noted
	switch {
	case m.why == nil:
		m.why = other.why
	case other.why != nil:
		why := m.why.Or(*other.why)
		m.why = &why
	}
	return m
}
