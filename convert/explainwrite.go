package convert

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// These bound what is shown of a record, of one of its fields, and of the findings.
const (
	shownRecord   = 1000
	shownField    = 200
	shownFindings = 32
)

// Append words the explanation in lines for a person: the record, how it was read, the
// board, each field, the eight steps, what was found. What is appended is valid UTF-8
// without control characters but LF and, if they are asked for, SGR sequences.
func (e *Explanation) Append(dst []byte, o diag.Options) []byte {
	for line := range strings.Lines(e.Record.Whole()) {
		dst = append(dst, diag.Printable(strings.TrimRight(line, "\r\n"), shownRecord)...)
		dst = append(dst, '\n')
	}
	dst = e.Sections[0].append(dst, o)
	dst = e.appendBoard(dst, o)
	if e.Other != nil {
		dst = appendTitle(dst, ast.AboutOther, "", o)
		dst = e.Other.appendBoard(dst, o)
	}
	dst = appendTitle(dst, ast.AboutSteps, "", o)
	for i := range e.Steps {
		step := &e.Steps[i]
		dst = fmt.Appendf(dst, "  %d. %s: %s\n", i+1, diag.Title(step.Step, o.Lang), diag.Fact(&step.Outcome, o.Lang))
	}
	return e.appendFindings(dst, o)
}

// appendBoard draws the board, and words what is said of it.
func (e *Explanation) appendBoard(dst []byte, o diag.Options) []byte {
	if e.HasBoard {
		dst = append(dst, '\n')
		mover := e.Record.Stated.Has(ast.TurnField)
		dst = diagram.Text{Letters: e.Letters, Variant: e.Record.Variant, Mover: mover}.Append(dst, &e.Record.Position)
	}
	for i := range e.Sections[1:] {
		dst = e.Sections[1+i].append(dst, o)
	}
	return dst
}

// append words a section: a title, the field as written, a line a fact.
func (s *Section) append(dst []byte, o diag.Options) []byte {
	dst = appendTitle(dst, s.About, s.Text, o)
	for i := range s.Facts {
		dst = append(append(dst, "  "...), diag.Fact(&s.Facts[i], o.Lang)...)
		dst = append(dst, '\n')
	}
	return dst
}

// appendTitle appends a blank line and a heading.
func appendTitle(dst []byte, about ast.FactCode, text string, o diag.Options) []byte {
	dst = append(append(dst, '\n'), diag.Heading(about, o)...)
	if text != "" {
		dst = append(append(dst, ": "...), diag.Printable(text, shownField)...)
	}
	return append(dst, '\n')
}

func (e *Explanation) appendFindings(dst []byte, o diag.Options) []byte {
	dst = appendTitle(dst, ast.AboutFindings, "", o)
	if len(e.Findings) == 0 {
		return fmt.Appendf(dst, "  %s\n", diag.Title(ast.NoFindings, o.Lang))
	}
	shown := min(len(e.Findings), shownFindings)
	dst = diag.AppendProse(dst, e.Record.Whole(), e.Findings[:shown], o)
	if more := len(e.Findings) - shown; more > 0 {
		f := ast.FactOf(ast.AndMore, more)
		dst = fmt.Appendf(dst, "  %s\n", diag.Fact(&f, o.Lang))
	}
	return dst
}
