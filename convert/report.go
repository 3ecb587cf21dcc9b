package convert

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Note is one thing that a conversion did to a record.
type Note struct {
	Kind  NoteKind
	Field ast.Field
	Span  ast.Span // in the source; empty where the source has nothing
	Code  ast.Code
	Text  string // what stands in the target, or what was lost; empty for a reason
	args  []any  // of the message, in place of Text
}

// Report is everything that a conversion did, in the order of the fields. Of
// lost operations the first 64 are named. What a transformation has not kept is lost, too.
type Report struct {
	Lost, Assumed, Changed []Note
}

// Report words the marks of a record that Append has converted.
func (c *Converter) Report(rec *ast.Record, m Marks) Report {
	c = c.of(rec)
	write := c.reportOne
	if rec.Other != nil {
		write = c.reportTwo
	}
	report := write(rec, m)
	if rec.Source != "" {
		report.move(c.from.PlaceOf(rec))
	}
	return report
}

// move gives the notes other places.
func (r *Report) move(to func(ast.Span) ast.Span) {
	for _, notes := range [...][]Note{r.Lost, r.Assumed, r.Changed} {
		for i := range notes {
			notes[i].Span = to(notes[i].Span)
		}
	}
}

func (c *Converter) reportOne(rec *ast.Record, m Marks) Report {
	report := Report{Assumed: c.notes(rec, Assumed, m.Of(Assumed)), Changed: c.notes(rec, Changed, m.Of(Changed))}
	report.Lost = append(lostNotes(rec, m.Of(Lost), c.edit), c.unkeptNotes(rec, m.Of(Unkept))...)
	if m.why != nil {
		why := c.reasons(rec)
		report.Changed = slices.Insert(report.Changed, pastEnPassant(report.Changed), why.notes(rec)...)
	}
	return report
}

// Found returns the warnings of reading a record that Append has converted, and the notes
// of its report.
func (c *Converter) Found(rec *ast.Record, text string, m Marks) ast.Diagnostics {
	return append(Warnings(c.from, rec, text), c.Report(rec, m).Diagnostics()...)
}

// pastEnPassant returns the place after the note on the en passant square.
func pastEnPassant(notes []Note) int {
	at := slices.IndexFunc(notes, func(n Note) bool { return n.Field > ast.EnPassantField && n.Field < ast.OperationsField })
	if at < 0 {
		return len(notes)
	}
	return at
}

// lostNotes names the fields that the target has no place for, and each of the
// operations.
func lostNotes(rec *ast.Record, lost ast.Fields, edit *editor) []Note {
	var notes []Note
	for f := range lost.All() {
		if f != ast.OperationsField {
			notes = append(notes, Note{Kind: Lost, Field: f, Span: rec.Spans[f], Code: Lost.Code(f), Text: rec.Field(f)})
		}
	}
	if !lost.Has(ast.OperationsField) {
		return notes
	}
	for op := range lostOperations(rec, edit) {
		notes = append(notes, Note{
			Kind: Lost, Field: ast.OperationsField, Span: op.Span, Code: ast.OperationsLost, Text: op.Span.Of(rec.Text),
		})
	}
	return notes
}

func (c *Converter) notes(rec *ast.Record, k NoteKind, fields ast.Fields) []Note {
	var notes []Note
	for f := range fields.All() {
		text := c.written(rec, f)
		n := Note{Kind: k, Field: f, Span: rec.Spans[f], Code: k.Code(f), Text: string(text)}
		if !rec.Stated.Has(f) {
			end := int32(rec.FieldEnd())
			if f == ast.PocketField {
				end = rec.Spans[ast.PlacementField].End
			}
			n.Span = ast.Span{Start: end, End: end}
		}
		notes = append(notes, n)
	}
	return notes
}

// written returns what stands for a field in the target.
func (c *Converter) written(rec *ast.Record, f ast.Field) string {
	var text []byte
	switch c.form {
	case grammar.BoardForm:
		text, _, _ = c.board(nil, rec)
	case grammar.HandForm:
		p := c.given(rec)
		text, _ = c.handField(nil, &p, f)
	default:
		text, _, _, _ = c.field(nil, rec, f)
	}
	return string(text)
}

// Diagnostic returns the note as a diagnostic for display: an info, or the warning
// that the code is.
func (n Note) Diagnostic() ast.Diagnostic {
	args := n.args
	if args == nil {
		args = []any{n.Text}
	}
	return ast.Diagnostic{Span: n.Span, Field: n.Field, Code: n.Code, Severity: n.Code.Severity(false), Args: args}
}

// Diagnostics returns all notes for display.
func (r Report) Diagnostics() ast.Diagnostics {
	var found ast.Diagnostics
	for _, notes := range [][]Note{r.Lost, r.Assumed, r.Changed} {
		for _, n := range notes {
			found = append(found, n.Diagnostic())
		}
	}
	return found
}

// Text converts one record and reports what that cost. The error is an
// [ast.Diagnostics], or [ErrTarget].
func Text(text string, o Options) (string, Report, error) {
	c, err := New(o)
	if err != nil {
		return "", Report{}, err
	}
	var rec ast.Record
	out, marks, err := c.Append(nil, &rec, text)
	if err != nil {
		return "", Report{}, err
	}
	return string(out), c.Report(&rec, marks), nil
}
