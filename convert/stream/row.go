package stream

import (
	"bytes"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
)

// row is a record with what stands around it.
type row struct {
	text   string // without its line end
	number int    // of its first line
	lines  int
	ended  bool // it has an end
	end    byte // that is
}

// linesOf returns how many lines a row takes.
func linesOf(text string, ended bool) int {
	lines := 1 + strings.Count(text, "\n")
	if !ended && strings.HasSuffix(text, "\n") { // in a field that does not end
		lines--
	}
	return lines
}

// appendTo appends a row as it is.
func (r *row) appendTo(dst []byte) []byte {
	dst = append(dst, r.text...)
	if r.ended {
		dst = append(dst, r.end)
	}
	return dst
}

// eachRow cuts whole rows, the first of which has a number, up to one after which do
// is false. The records slice the text.
func (c *Carrier) eachRow(from *dialects.Dialect, text string, number int, do func(*row) bool) {
	r := row{number: number, end: c.End()}
	for text != "" {
		size := c.first(&r, from, text)
		if !do(&r) {
			return
		}
		r.number += r.lines
		text = text[size:]
	}
}

// eachLine is eachRow where most rows are lines that take does by itself, and reports that
// it did. The text of the others is made when the first of them comes.
func (c *Carrier) eachLine(from *dialects.Dialect, data []byte, number int, take func(line []byte) bool, do func(*row) bool) {
	r, text := row{number: number, end: c.End()}, ""
	left := 0 // in a row
	for at := 0; at < len(data); {
		if left < mostLeft {
			if end := bytes.IndexByte(data[at:], '\n'); end >= 0 && take(data[at:at+end]) {
				r.number++
				at += end + 1
				left = 0
				continue
			}
			left++
		} else if left++; left > mostLeft+resting {
			left = 0
		}
		if text == "" {
			text = string(data)
		}
		at += c.first(&r, from, text[at:])
		if !do(&r) {
			return
		}
		r.number += r.lines
	}
}

// Where take leaves so many rows one after another it rests for some more: it reads a part of
// each in vain.
const mostLeft, resting = 16, 256

// first sets the first of some whole rows, and returns how many bytes it takes with its end.
func (c *Carrier) first(r *row, from *dialects.Dialect, rows string) (size int) {
	if line, ok := c.line(from, rows); ok {
		r.text, r.ended, r.lines = line, true, 1
		return len(line) + 1
	}
	r.text, size = c.cut(from, rows)
	r.ended = size > len(r.text)
	r.lines = linesOf(r.text, r.ended)
	return size
}
