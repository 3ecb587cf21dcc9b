package ast

import "fmt"

// Code names a kind of fault, leniency or note. Its text form is stable:
// scripts may rely on it. The zero value is no code.
type Code uint16

// kind says how severe a code is to which reader.
type kind uint8

const (
	leniency kind = iota + 1
	proof         // a warning to a tolerant checker and an error to a strict one: notations 9.1, unreachable
	remark
	fault
	note
)

type codeRow struct {
	name  string
	kind  kind
	level Level
	field Field // the one that it is about, NoField for the record as a whole
}

// AllCodes returns every code, in order.
func AllCodes() []Code {
	codes := make([]Code, 0, numCodes-1)
	for c := NoCode + 1; c < numCodes; c++ {
		codes = append(codes, c)
	}
	return codes
}

// IsValid reports whether c is a code.
func (c Code) IsValid() bool { return c > NoCode && c < numCodes }

// Level returns the depth of reading at which the code is found.
func (c Code) Level() Level { return c.row().level }

// Field returns the field that the code is about. A code about either counter
// has HalfmoveField.
func (c Code) Field() Field { return c.row().field }

// IsAboutMoves reports whether the code is found in a move or a game: in a record
// only among the operands of EPD.
func (c Code) IsAboutMoves() bool { return c.Field() == MovesField }

// IsLeniency reports whether a tolerant reader goes on after the code and a
// strict one does not.
func (c Code) IsLeniency() bool { return c.row().kind == leniency }

// IsProof reports whether the code says that no game leads to the position, which a
// tolerant checker warns of and a strict one refuses.
func (c Code) IsProof() bool { return c.row().kind == proof }

// IsFault reports whether the code refuses a record whatever the reader.
func (c Code) IsFault() bool { return c.row().kind == fault }

// Severity returns how severe the code is to a strict or to a tolerant reader.
func (c Code) Severity(strict bool) Severity {
	switch c.row().kind {
	case leniency, proof:
		if !strict {
			return Warning
		}
		return Error
	case remark:
		return Warning
	case note:
		return Info
	}
	return Error
}

func (c Code) row() codeRow {
	if !c.IsValid() {
		return codeRow{name: "no-code"}
	}
	return codeRows[c]
}

// String returns the code in kebab case.
func (c Code) String() string { return c.row().name }

// ParseCode reads the text form of a code.
func ParseCode(text string) (Code, error) {
	for c := NoCode + 1; c < numCodes; c++ {
		if codeRows[c].name == text {
			return c, nil
		}
	}
	return NoCode, fmt.Errorf("ast: %q is no code", text)
}

// MarshalText implements encoding.TextMarshaler. NoCode has an empty text.
func (c Code) MarshalText() ([]byte, error) {
	switch {
	case c == NoCode:
		return nil, nil
	case !c.IsValid():
		return nil, fmt.Errorf("ast: %d is no code", uint16(c))
	}
	return []byte(c.String()), nil
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (c *Code) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*c = NoCode
		return nil
	}
	parsed, err := ParseCode(string(text))
	if err != nil {
		return err
	}
	*c = parsed
	return nil
}
