package stream

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Carrier is how records stand in an input: how it is cut into rows, and where in
// a row the record is. In the zero value a row is a record of one line or several;
// the others carry a record in one field of each row, or between line ends before a NUL,
// and every other byte is passed through.
type Carrier struct {
	kind   carrierKind
	name   string   // of the column, as the first row has it; empty for one with a number
	column int      // from 0
	path   []string // of the field, from the outermost object
}

type carrierKind uint8

const (
	plainLines carrierKind = iota
	csvRows
	tsvRows
	jsonLines
	nulRows
)

// CSV carries records in a column of a table (RFC 4180): that of a name in the first
// row, or of a number from 1. A field in quotation marks may hold line ends.
// Blank rows are passed over, and so is the first row: for a number only where its
// field can be no record.
func CSV(column string) Carrier { return table(csvRows, column) }

// TSV carries records in a column of a table whose fields are parted by tabs. It is
// as [CSV], but a row is a line.
func TSV(column string) Carrier { return table(tsvRows, column) }

func table(kind carrierKind, column string) Carrier {
	if n, err := strconv.Atoi(column); err == nil && n > 0 {
		return Carrier{kind: kind, column: n - 1}
	}
	return Carrier{kind: kind, name: column}
}

// JSONL carries records in a string of the JSON object that each line is. Dots part
// the names of objects within objects: position.fen.
func JSONL(field string) Carrier { return Carrier{kind: jsonLines, path: strings.Split(field, ".")} }

// isPlain reports whether a row is a record.
func (c *Carrier) isPlain() bool { return c.kind == plainLines }

// isTable reports whether the first row may name the columns.
func (c *Carrier) isTable() bool { return c.kind == csvRows || c.kind == tsvRows }

// line returns the first row of some whole ones if it is a line, as most are.
func (c *Carrier) line(from *dialects.Dialect, rows string) (line string, ok bool) {
	if c.kind != plainLines {
		return "", false
	}
	end := strings.IndexByte(rows, '\n')
	if end < 0 || from.GoesOn(rows[:end]) {
		return "", false
	}
	return rows[:end], true
}

// cut returns the first row of some whole ones, without its line end, and how many
// bytes it takes with it.
func (c *Carrier) cut(from *dialects.Dialect, rows string) (row string, size int) {
	if c.kind == plainLines {
		return from.Cut(rows)
	}
	end := strings.IndexByte(rows, c.End())
	if c.kind == csvRows && strings.IndexByte(rows[:max(end, 0)], '"') >= 0 {
		var q quotes
		end = q.end(rows) - 1
	}
	if end < 0 {
		return rows, len(rows)
	}
	return rows[:end], end + 1
}

// isRecord reports whether a row carries a record, rather than nothing or a
// comment.
func (c *Carrier) isRecord(row string) bool {
	switch c.kind {
	case plainLines:
		return dialects.IsRecordLine(row)
	case nulRows:
		return dialects.IsRecordLine(strings.Trim(row, lineEndings))
	}
	return strings.Trim(row, " \r\n\x1a") != ""
}

// locate returns where in a row the record stands, or why it does not.
func (c *Carrier) locate(row string) (place, ast.Diagnostics) {
	switch c.kind {
	case csvRows, tsvRows:
		return c.fieldOf(row)
	case jsonLines:
		return stringOf(row, c.path)
	case nulRows:
		return within(row), nil
	}
	return place{value: row, span: ast.Span{End: int32(len(row))}}, nil
}

// place is where a record stands in its row.
type place struct {
	value string   // the record
	span  ast.Span // what is written for it, without quotation marks around it
	outer ast.Span // with them
}

// isVerbatim reports whether the row has the very bytes of the record.
func (p *place) isVerbatim() bool { return len(p.value) == int(p.span.End-p.span.Start) }

// write appends a row with another text for its record. What stays the same is
// written as it was.
func (c *Carrier) write(dst []byte, row string, p *place, text []byte) ([]byte, error) {
	if string(text) == p.value || string(text) == convert.Lines(p.value) {
		return append(dst, row...), nil
	}
	dst = append(dst, row[:p.outer.Start]...)
	var err error
	switch c.kind {
	case jsonLines:
		dst = appendString(dst, text)
	case nulRows:
		dst = append(dst, text...)
	default:
		dst, err = c.appendField(dst, text, p.outer != p.span)
	}
	return append(dst, row[p.outer.End:]...), err
}
