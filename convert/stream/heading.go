package stream

import (
	"fmt"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
)

// ColumnError is the error of an input whose first row names no such column.
type ColumnError struct {
	Name    string
	Columns []string // those that there are
}

// Error implements error.
func (e *ColumnError) Error() string {
	const shown = 20
	names := strings.Join(e.Columns[:min(shown, len(e.Columns))], ", ")
	if more := len(e.Columns) - shown; more > 0 {
		names += fmt.Sprintf(" and %d more", more)
	}
	return fmt.Sprintf("no column is called %q (there are: %s)", e.Name, names)
}

// LineError is the error of a line that is no fault of its record, and ends the run.
type LineError struct {
	Line int
	Err  error
}

// Error implements error.
func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap returns the error without its line.
func (e *LineError) Unwrap() error { return e.Err }

// heading finds the column of a table in its first row, and returns how many bytes
// are to be passed over before the rows that carry records: blank rows, and the
// first one where it is a header. Rows that are all blank leave the question open.
func (c *Carrier) heading(rows string) (size int, found bool, err error) {
	for size < len(rows) {
		row, n := c.cut(nil, rows[size:])
		if !c.isRecord(row) {
			size += n
			continue
		}
		switch {
		case len(row) > grammar.MaxRecord && c.name != "":
			return 0, false, errHeaderLong
		case c.name == "" && (len(row) > grammar.MaxRecord || !c.isHeader(row)):
			return size, true, nil
		case c.name == "":
			return size + n, true, nil
		}
		names := c.fields(row)
		if c.column = slices.Index(names, c.name); c.column < 0 {
			return 0, false, &ColumnError{c.name, names}
		}
		return size + n, true, nil
	}
	return size, false, nil
}

// isHeader reports whether the field of the column can be no record.
func (c *Carrier) isHeader(row string) bool {
	p, fault := c.fieldOf(row)
	return fault == nil && !strings.Contains(p.value, "/") && !dialects.IsBoard(p.value)
}

// fields returns all fields of a row.
func (c *Carrier) fields(row string) []string {
	var all []string
	row = strings.TrimSuffix(row, "\r")
	for at := 0; at <= len(row); {
		f := c.field(row, at)
		if f.isOpen() {
			break
		}
		all = append(all, f.value)
		at = int(f.outer.End) + 1
	}
	return all
}

// markSize returns the length of the byte order mark that a text begins with.
func markSize(text []byte) int {
	if strings.HasPrefix(string(text[:min(len(text), len(grammar.ByteOrderMark))]), grammar.ByteOrderMark) {
		return len(grammar.ByteOrderMark)
	}
	return 0
}
