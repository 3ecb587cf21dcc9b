package stream

import (
	"bytes"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// NUL carries records that end in a NUL byte each, as find -print0, grep -z and sort -z
// have them: a record may hold line ends, and those around it are passed through. What
// is made of a record ends in NUL, too. Lines are counted as if NUL ended them.
func NUL() Carrier { return Carrier{kind: nulRows} }

const nul = "\x00"

// End returns the byte that ends a row, and what is written of one.
func (c *Carrier) End() byte {
	if c.kind == nulRows {
		return 0
	}
	return '\n'
}

// lineEnds counts the ends of lines.
func (c *Carrier) lineEnds(data []byte) int {
	n := bytes.Count(data, newline)
	if c.kind == nulRows {
		n += bytes.Count(data, []byte(nul))
	}
	return n
}

// endsLine reports whether the last byte ends a line.
func (c *Carrier) endsLine(data []byte) bool {
	return bytes.HasSuffix(data, newline) || c.kind == nulRows && bytes.HasSuffix(data, []byte(nul))
}

// lineEndings are what may stand around the record of a row that ends in NUL.
const lineEndings = "\r\n"

// within returns the record of a row without the line ends around it.
func within(row string) place {
	value := strings.Trim(row, lineEndings)
	start := int32(len(row) - len(strings.TrimLeft(row, lineEndings)))
	span := ast.Span{Start: start, End: start + int32(len(value))}
	return place{value: value, span: span, outer: span}
}
