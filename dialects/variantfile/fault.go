package variantfile

import (
	"fmt"
	"strings"
)

// Fault is one thing that is wrong in a file. It is an error.
type Fault struct {
	Line, Column int    // from 1; columns are bytes
	Found, Want  string // in words
}

func (f *Fault) Error() string {
	return fmt.Sprintf("%d:%d: %s, want %s", f.Line, f.Column, f.Found, f.Want)
}

// Faults are what is wrong in a file, in the order of its lines. They are an error if
// there are any.
type Faults []*Fault

// Error lists the faults, a line each.
func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i, fault := range f {
		lines[i] = fault.Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the faults.
func (f Faults) Unwrap() []error {
	list := make([]error, len(f))
	for i, fault := range f {
		list[i] = fault
	}
	return list
}

// word is a piece of a line, and where it stands.
type word struct {
	text         string
	line, column int
}

// cut parts a word at the first of a separator. Blanks around both parts are no parts
// of them.
func (w word) cut(separator string) (before, after word, ok bool) {
	i := strings.Index(w.text, separator)
	if i < 0 {
		return w, word{}, false
	}
	return w.part(0, i), w.part(i+len(separator), len(w.text)), true
}

// part returns some of the bytes of a word without the blanks around them.
func (w word) part(start, end int) word {
	text := strings.TrimRight(w.text[start:end], blanks)
	bare := strings.TrimLeft(text, blanks)
	return word{bare, w.line, w.column + start + len(text) - len(bare)}
}

const blanks = " \t\r"

// fault says of a word that it is not what is wanted.
func (w word) fault(want, format string, args ...any) *Fault {
	return &Fault{Line: w.line, Column: w.column, Found: fmt.Sprintf(format, args...), Want: want}
}

// quoted returns the text of a word in quotation marks, the start of a long one.
func (w word) quoted() string {
	const most = 40
	if len(w.text) > most {
		return fmt.Sprintf("%q...", w.text[:most])
	}
	return fmt.Sprintf("%q", w.text)
}
