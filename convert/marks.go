package convert

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Marks are the fields of which a conversion has something to report.
type Marks struct {
	Lost, Assumed, Changed, Unkept ast.Fields
	// Reasons are notes on why the en passant field is what it is.
	Reasons ast.Codes
}

// Of returns the fields of one kind.
func (m *Marks) Of(k NoteKind) ast.Fields { return *m.of(k) }

func (m *Marks) of(k NoteKind) *ast.Fields {
	switch k {
	case Lost:
		return &m.Lost
	case Assumed:
		return &m.Assumed
	case Changed:
		return &m.Changed
	}
	return &m.Unkept
}

func (m *Marks) add(k NoteKind, f ast.Field) {
	set := m.of(k)
	*set = set.With(f)
}

// and returns the marks of two boards together.
func (m Marks) and(other Marks) Marks {
	return Marks{
		m.Lost | other.Lost, m.Assumed | other.Assumed, m.Changed | other.Changed, m.Unkept | other.Unkept,
		m.Reasons.Or(other.Reasons),
	}
}
