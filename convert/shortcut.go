package convert

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Shortcut converts the lines that most books are made of, and in less time than it takes to
// fill a record. What it takes, [Converter.Append] takes, with the same text and marks and
// the same warnings. It keeps what it has read, and is for one goroutine.
type Shortcut struct {
	c    *Converter
	line *grammar.Line
}

// Shortcut returns a new one; it is nil where there is none.
func (c *Converter) Shortcut() *Shortcut {
	if !c.plain || c.edit != nil || c.in960 != nil || c.from.Letters() != c.to.Letters() || c.to.Layout() != ast.FieldsLayout {
		return nil
	}
	line := c.from.Line()
	if line == nil {
		return nil
	}
	return &Shortcut{c, line}
}

// Append appends a line as it is converted. It is false, and dst is as it was, for what is to
// be left to [Converter.Append]. It may read what stands behind text in its array, up to the
// capacity, which nobody may write meanwhile.
func (s *Shortcut) Append(dst, text []byte) ([]byte, Marks, bool) {
	var marks Marks
	if !s.line.Read(text) {
		return dst, marks, false
	}
	rec, start := s.line.Record(), len(dst)
	getsCounters := !s.c.holds(rec)
	if getsCounters && (s.c.form != grammar.FENForm || s.c.to.HasChecks()) {
		return dst, marks, false
	}
	out := appendLine(dst, text)
	changed, ok := s.c.to.RewriteLine(out[start:], s.line)
	if !ok {
		return dst, marks, false
	}
	if changed {
		marks.add(Changed, ast.CastlingField)
	}
	if getsCounters {
		out = out[:start+int(rec.Spans[ast.EnPassantField].End)]
	}
	if s.c.o.EnPassant != KeepEnPassant {
		if out, marks, ok = s.enPassant(out, start, marks); !ok {
			return out, Marks{}, false
		}
	}
	if getsCounters {
		out, marks, _ = s.c.appendCounters(out, rec, marks)
	}
	return out, marks, true
}

// appendLine appends a text: a short one, as part of a longer copy whose size does not change.
func appendLine(dst, text []byte) []byte {
	const most = 96
	n, end := len(dst), len(dst)+len(text)
	if len(text) > most || cap(text) < most || cap(dst)-n < most {
		return append(dst, text...)
	}
	*(*[most]byte)(dst[n : n+most]) = *(*[most]byte)(text[:most])
	return dst[:end]
}

// enPassant writes the square anew in a line that begins at a place in dst.
func (s *Shortcut) enPassant(dst []byte, start int, marks Marks) ([]byte, Marks, bool) {
	rec, way := s.line.Record(), s.c.o.EnPassant
	if rec.EnPassant == ast.NoSquare {
		if way != AlwaysEnPassant {
			return dst, marks, true
		}
		why := s.c.reasons(rec)
		marks.why = why.codes()
		return dst, marks, true
	}
	e, err := rules.EnPassantOf(&rec.Position, s.c.from.Variant())
	if err != nil {
		return dst[:start], Marks{}, false
	}
	if square := e.Square(way.policy()); square != rec.EnPassant {
		field := rec.Spans[ast.EnPassantField]
		after := dst[start+int(field.End):]
		dst = square.Append(dst[:start+int(field.Start)])
		dst = append(dst, after...)
		marks.add(Changed, ast.EnPassantField)
	}
	why := s.c.reasonsFor(&e)
	marks.why = why.codes()
	return dst, marks, true
}

// Remarks returns the remarks on the line that was converted last, nil for none.
func (s *Shortcut) Remarks() *ast.Codes { return s.line.Remarks() }
