package stream

import (
	"io"
	"iter"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Row is where a record stands in an input.
type Row struct {
	Text  string          // the record
	Line  int             // the number of its first line, from 1
	Fault ast.Diagnostics // why it is none: it is too long, or its row has no such field
}

// Rows yields the records of r, as [Run] would read them, one after another and
// unread: for who takes them from two inputs at a time. Blank lines and comments are
// passed over. The error is of r, and ends it.
func Rows(r io.Reader, from *dialects.Dialect, c Carrier) iter.Seq2[Row, error] {
	return func(yield func(Row, error) bool) {
		blocks := newBlockReader(r, from, &Options{Carrier: c})
		buf := make([]byte, 0, blockSize)
		for {
			b, err := blocks.next(buf)
			if err != nil {
				if err != io.EOF {
					yield(Row{}, err)
				}
				return
			}
			if !eachRecord(&b, from, c, yield) {
				return
			}
			buf = b.data[:0]
		}
	}
}

// eachRecord yields the records of a block, and reports whether to go on.
func eachRecord(b *block, from *dialects.Dialect, c Carrier, yield func(Row, error) bool) bool {
	goOn := true
	switch text := string(b.data); {
	case b.piece == wholeRows:
		c.column = b.column
		c.eachRow(from, text[b.skip:], b.first+linesIn(text, b.skip), func(r *row) bool {
			if c.isRecord(r.text) {
				goOn = yield(c.record(r), nil)
			}
			return goOn
		})
	case b.piece == longHead && !b.comment:
		goOn = yield(Row{Text: text, Line: b.first, Fault: tooLong(len(text))}, nil)
	}
	return goOn
}

// record returns the record of a row.
func (c *Carrier) record(r *row) Row {
	if len(r.text) > grammar.MaxRecord {
		return Row{Text: r.text, Line: r.number, Fault: tooLong(len(r.text))}
	}
	p, fault := c.locate(r.text)
	if fault != nil {
		return Row{Text: r.text, Line: r.number, Fault: fault}
	}
	return Row{Text: p.value, Line: r.number}
}

// tooLong is the fault of a row of which some bytes were read.
func tooLong(read int) ast.Diagnostics {
	return ast.FaultAt(ast.Span{End: int32(read)}, ast.LineTooLong, grammar.MaxRecord)
}
