package convert

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Note is one thing that a conversion did to a record.
type Note struct {
	Kind  ast.NoteKind
	Field ast.Field
	Span  ast.Span // in the source; empty where the source has nothing
	Code  ast.Code
	Text  string // what stands in the target, or what was lost
}

// Report is everything that a conversion did, in the order of the fields.
type Report struct {
	Lost, Assumed, Changed []Note
}

// Report words the marks of a record that Append has converted.
func (c *Converter) Report(rec *ast.Record, m Marks) Report {
	return Report{
		Lost:    c.notes(rec, ast.Lost, m.Lost),
		Assumed: c.notes(rec, ast.Assumed, m.Assumed),
		Changed: c.notes(rec, ast.Changed, m.Changed),
	}
}

func (c *Converter) notes(rec *ast.Record, k ast.NoteKind, fields ast.Fields) []Note {
	var notes []Note
	for f := range ast.Field(ast.NumFields) {
		if !fields.Has(f) {
			continue
		}
		n := Note{Kind: k, Field: f, Span: rec.Spans[f], Code: ast.NoteCode(k, f)}
		if f == ast.OperationsField {
			n.Text = rec.Field(f)
		} else {
			text, _, _, _ := c.field(nil, rec, f)
			n.Text = string(text)
		}
		if !rec.Stated.Has(f) {
			end := int32(rec.FieldEnd())
			n.Span = ast.Span{Start: end, End: end}
		}
		notes = append(notes, n)
	}
	return notes
}

// Diagnostic returns the note as a diagnostic of severity info, for display.
func (n Note) Diagnostic() ast.Diagnostic {
	return ast.Diagnostic{Span: n.Span, Field: n.Field, Code: n.Code, Severity: ast.Info, Args: []any{n.Text}}
}

// Text converts one record and reports what that cost. The error is an
// [ast.Diagnostics].
func Text(text string, o Options) (string, Report, error) {
	c := New(o)
	var rec ast.Record
	out, marks, err := c.Append(nil, &rec, text)
	if err != nil {
		return "", Report{}, err
	}
	return string(out), c.Report(&rec, marks), nil
}
