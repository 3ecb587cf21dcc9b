package ast

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Level is how deep a reading has to go to find something. Each level
// includes those before it. The zero value is no level.
type Level uint8

// The levels.
const (
	SyntaxLevel     Level = iota + 1 // the text
	ConsistentLevel                  // the fields agree with one another and with the board
	LegalLevel                       // the rules of the game: whether one can lead to the position
	SuspiciousLevel                  // what a game can lead to, and is probably a mistake all the same
)

// String returns the name of the level as flags write it.
func (l Level) String() string {
	switch l {
	case SyntaxLevel:
		return "syntax"
	case ConsistentLevel:
		return "consistent"
	case LegalLevel:
		return "legal"
	case SuspiciousLevel:
		return "suspicious"
	}
	return "no-level"
}

// Severity is what a diagnostic means for the record. The zero value is no
// severity.
type Severity uint8

// The severities.
const (
	Info    Severity = iota + 1 // a note
	Warning                     // the record is read all the same
	Error                       // the record is refused
)

// String returns the lower-case name of the severity.
func (s Severity) String() string {
	switch s {
	case Info:
		return "info"
	case Warning:
		return "warning"
	case Error:
		return "error"
	}
	return "no-severity"
}

// Fix is a repair: the text that takes the place of the span. Applying all
// fixes of a diagnostic removes it.
type Fix struct {
	Span Span
	Text string
}

// Diagnostic says what is wrong with a text and where, apart from any
// wording: package diag words it.
type Diagnostic struct {
	Span     Span // within the text of the record
	Field    Field
	Code     Code
	Severity Severity
	Args     []any // what the wording of the code needs, in its order
	Fixes    []Fix
	// Choices are repairs of which any one removes the finding, where nothing in
	// the text tells which is meant. There are no Fixes then.
	Choices [][]Fix `json:",omitempty"`
}

// Level returns the level of the diagnostic's code.
func (d *Diagnostic) Level() Level { return d.Code.Level() }

// String returns the place and the code, for tests and logs.
func (d Diagnostic) String() string {
	return fmt.Sprintf("%v: %v: %v", d.Span, d.Severity, d.Code)
}

// Diagnostics are the findings in one record. They are an error when one of
// them is.
type Diagnostics []Diagnostic

// FaultAt returns the one error of a code at a place.
func FaultAt(span Span, code Code, args ...any) Diagnostics {
	return Diagnostics{{Span: span, Field: code.Field(), Code: code, Severity: Error, Args: args}}
}

// FindingAt returns the finding of a code at a place, as severe as it is to a strict or
// to a tolerant reader.
func FindingAt(span Span, code Code, strict bool, args ...any) Diagnostic {
	return Diagnostic{Span: span, Field: code.Field(), Code: code, Severity: code.Severity(strict), Args: args}
}

// Sort orders the findings by their place, stably.
func (ds Diagnostics) Sort() {
	slices.SortStableFunc(ds, func(a, b Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(b.Severity, a.Severity))
	})
}

// Errors returns the findings that refuse the record.
func (ds Diagnostics) Errors() Diagnostics {
	if len(ds) > 0 && !slices.ContainsFunc(ds, func(d Diagnostic) bool { return d.Severity != Error }) {
		return slices.Clip(ds) // as most are
	}
	var errs Diagnostics
	for _, d := range ds {
		if d.Severity == Error {
			errs = append(errs, d)
		}
	}
	return errs
}

// Err returns the errors among the findings as one error, and a true nil when
// there are none.
func (ds Diagnostics) Err() error {
	if errs := ds.Errors(); len(errs) > 0 {
		return errs
	}
	return nil
}

// MoveInto puts the findings in a part of a text in their place in the whole; the
// span is that of the part. A part that is not written as it reads, because of
// escapes, is blamed as a whole. A repair that parts a record in two has no place there.
func (ds Diagnostics) MoveInto(part Span, isVerbatim bool) {
	for i := range ds {
		d := &ds[i]
		if !isVerbatim {
			d.Span, d.Fixes, d.Choices = part, nil, nil
			continue
		}
		if parts(d.Fixes) {
			d.Fixes = nil
		}
		d.Choices = slices.DeleteFunc(slices.Clone(d.Choices), parts)
		d.shift(part.Start)
	}
}

// Shift puts the findings in a text in their place in a longer one, in which that text
// begins by bytes further on.
func (ds Diagnostics) Shift(by int32) {
	for i := range ds {
		ds[i].shift(by)
	}
}

func (d *Diagnostic) shift(by int32) {
	d.Span = d.Span.Shifted(by)
	d.Fixes = shifted(d.Fixes, by)
	d.Choices = slices.Clone(d.Choices)
	for i, choice := range d.Choices {
		d.Choices[i] = shifted(choice, by)
	}
}

// parts reports whether fixes make several lines of one.
func parts(fixes []Fix) bool {
	return slices.ContainsFunc(fixes, func(f Fix) bool { return strings.Contains(f.Text, "\n") })
}

// shifted returns fixes in a longer text, where their own begins at a place.
func shifted(fixes []Fix, by int32) []Fix {
	fixes = slices.Clone(fixes)
	for i := range fixes {
		fixes[i].Span = fixes[i].Span.Shifted(by)
	}
	return fixes
}

// Error implements error: place and code of each finding. Package diag has
// the words.
func (ds Diagnostics) Error() string {
	parts := make([]string, len(ds))
	for i, d := range ds {
		parts[i] = fmt.Sprintf("%d: %v", d.Span.Start+1, d.Code)
	}
	return strings.Join(parts, "; ")
}

// Apply returns text with the fixes made. The spans of the fixes must not
// overlap.
func Apply(text string, fixes []Fix) string {
	fixes = slices.Clone(fixes)
	slices.SortStableFunc(fixes, func(a, b Fix) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	var out strings.Builder
	at := 0
	for _, f := range fixes {
		start, end := int(f.Span.Start), int(f.Span.End)
		if start < at || end < start || end > len(text) {
			continue
		}
		out.WriteString(text[at:start])
		out.WriteString(f.Text)
		at = end
	}
	out.WriteString(text[at:])
	return out.String()
}
