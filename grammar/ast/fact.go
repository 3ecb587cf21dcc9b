package ast

import "fmt"

// FactCode names a kind of fact: what an explanation says of a record, or a
// difference of one of its sides. Its text form is stable. The zero value is none.
type FactCode uint8

// Fact is a statement about a record, apart from any wording: package diag words it.
type Fact struct {
	Code FactCode
	Note Code  // of what has its words among the diagnostics; Code is none then
	Args []any // what the wording of the code needs, in its order
}

// FactOf returns the fact of a code.
func FactOf(code FactCode, args ...any) Fact { return Fact{Code: code, Args: args} }

// NoteOf returns the fact that has the words of a diagnostic.
func NoteOf(code Code, args ...any) Fact { return Fact{Note: code, Args: args} }

// String returns the code in kebab case.
func (f Fact) String() string {
	if f.Note != NoCode {
		return f.Note.String()
	}
	return f.Code.String()
}

// AllFacts returns every code of facts, in order.
func AllFacts() []FactCode {
	codes := make([]FactCode, 0, len(factNames)-1)
	for c := range factNames[1:] {
		codes = append(codes, FactCode(c+1))
	}
	return codes
}

// IsValid reports whether c is a code.
func (c FactCode) IsValid() bool { return c > NoFact && int(c) < len(factNames) }

// String returns the code in kebab case.
func (c FactCode) String() string {
	if !c.IsValid() {
		return "no-fact"
	}
	return factNames[c]
}

// MarshalText implements encoding.TextMarshaler.
func (c FactCode) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (c *FactCode) UnmarshalText(text []byte) error {
	for i, name := range factNames {
		if i > 0 && name == string(text) {
			*c = FactCode(i)
			return nil
		}
	}
	return fmt.Errorf("ast: %q is no fact", text)
}
