package stream

import (
	"bytes"
	"errors"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// quotes finds the ends of the rows of CSV in a text that comes in pieces (RFC 4180,
// section 2). A quotation mark within a field that does not begin with one is a
// character, and so is what follows the closing one.
type quotes struct{ state quoteState }

// quoteState is where in a row something stands.
type quoteState uint8

const (
	fieldStart quoteState = iota
	bareField
	quotedField
	afterQuote // within a quoted field: it ends, or the next mark makes one of two
)

// end returns the offset after the first row, 0 where the text does not end it.
func (q *quotes) end(text string) int {
	for i := 0; i < len(text); i++ {
		if q.state == quotedField {
			mark := strings.IndexByte(text[i:], '"')
			if mark < 0 {
				return 0
			}
			i, q.state = i+mark, afterQuote
			continue
		}
		switch b := text[i]; {
		case b == '"' && (q.state == fieldStart || q.state == afterQuote):
			q.state = quotedField
		case b == '\n':
			q.state = fieldStart
			return i + 1
		case b == ',':
			q.state = fieldStart
		default:
			q.state = bareField
		}
	}
	return 0
}

// lastEnd returns the offset after the last row that the text ends, 0 where it ends
// none. Lines without quotation marks are rows.
func (q *quotes) lastEnd(text string) int {
	end := 0
	for {
		if q.state != quotedField && q.state != afterQuote {
			mark := strings.IndexByte(text[end:], '"')
			if mark < 0 {
				mark = len(text) - end
			}
			if i := strings.LastIndexByte(text[end:end+mark], '\n'); i >= 0 {
				end, q.state = end+i+1, fieldStart
			}
		}
		size := q.end(text[end:])
		if size == 0 {
			return end
		}
		end += size
	}
}

// fieldOf returns where the field of the column stands. A quotation mark that
// nothing closes refuses the row: what follows may be rows of their own.
func (c *Carrier) fieldOf(row string) (p place, fault ast.Diagnostics) {
	row = strings.TrimSuffix(row, "\r")
	lastMark := strings.LastIndexByte(row, '"')
	n := 0
	for at := 0; at <= len(row) && (n <= c.column || at <= lastMark); n++ {
		field := c.field(row, at)
		if field.isOpen() {
			return place{}, ast.FaultAt(ast.Span{Start: int32(at), End: int32(at + 1)}, ast.QuoteOpen)
		}
		if n == c.column {
			p = field
		}
		at = int(field.outer.End) + 1
	}
	if n <= c.column {
		end := int32(len(row))
		return place{}, ast.FaultAt(ast.Span{Start: end, End: end}, ast.ColumnMissing, c.column+1, n)
	}
	return p, nil
}

// isOpen reports whether a field begins with a quotation mark that nothing closes.
func (p *place) isOpen() bool { return p.outer.End < p.outer.Start }

// field returns the field that begins at a place of a row.
func (c *Carrier) field(row string, at int) place {
	separator, start := c.separator(), int32(at)
	if !strings.HasPrefix(row[at:], `"`) {
		return bare(row, at, separator)
	}
	inner := row[at+1:]
	size := closing(inner)
	after := inner[min(size+1, len(inner)):]
	switch {
	case c.kind == tsvRows && (size < 0 || after != "" && after[0] != separator):
		return bare(row, at, separator)
	case size < 0:
		return place{outer: ast.Span{Start: start, End: -1}}
	}
	junk := bare(after, 0, separator).value
	outer := ast.Span{Start: start, End: start + 2 + int32(size+len(junk))}
	p := place{value: strings.ReplaceAll(inner[:size], `""`, `"`), outer: outer}
	p.span = ast.Span{Start: start + 1, End: start + 1 + int32(size)}
	if junk != "" {
		p.value, p.span.End = p.value+junk, outer.End
	}
	return p
}

// bare returns a field without quotation marks.
func bare(row string, at int, separator byte) place {
	value := row[at:]
	if i := strings.IndexByte(value, separator); i >= 0 {
		value = value[:i]
	}
	span := ast.Span{Start: int32(at), End: int32(at + len(value))}
	return place{value: value, span: span, outer: span}
}

// closing returns the offset of the mark that closes a quoted field, -1 where none
// does.
func closing(inner string) int {
	for at := 0; ; at += 2 {
		i := strings.IndexByte(inner[at:], '"')
		if i < 0 {
			return -1
		}
		if at += i; !strings.HasPrefix(inner[at:], `""`) {
			return at
		}
	}
}

func (c *Carrier) separator() byte {
	if c.kind == tsvRows {
		return '\t'
	}
	return ','
}

// errLines is the error of a text that a row of TSV cannot hold.
var errLines = errors.New("a row of TSV is one line, and the record would be several")

// appendField appends a field, in quotation marks where it was or where it needs
// them.
func (c *Carrier) appendField(dst, text []byte, quoted bool) ([]byte, error) {
	if c.kind == tsvRows && bytes.IndexByte(text, '\n') >= 0 {
		return dst, errLines
	}
	if !quoted && !bytes.HasPrefix(text, []byte{'"'}) && !bytes.ContainsAny(text, string(c.separator())+"\r\n") {
		return append(dst, text...), nil
	}
	dst = append(dst, '"')
	for _, b := range text {
		if b == '"' {
			dst = append(dst, '"')
		}
		dst = append(dst, b)
	}
	return append(dst, '"'), nil
}
