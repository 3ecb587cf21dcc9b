package stream

import (
	"bytes"
	"io"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
)

// blockSize is how much is read at once. Blocks of 64 to 512 KiB are equally
// fast; larger ones are slower with two workers, and each worker has several.
const blockSize = 128 << 10

// block is a run of whole rows, or a piece of one that is too long; or it is games.
type block struct {
	data    []byte
	before  string // the last lines before it, where rows are lines
	games   []Game
	first   int // number of the first line
	records int // before it, where they are counted
	column  int // of the records
	skip    int // bytes at its start that carry none
	piece   pieceKind
	comment bool // the line that is too long is a comment
	ends    bool // the row that is too long ends here
	endLine bool // and its last byte ends a line
	unended bool // and does so at the end of the stream, without its line end
}

// pieceKind is what a block holds.
type pieceKind uint8

const (
	wholeRows pieceKind = iota
	longHead            // the start of a row that is too long
	longPart            // more of it, its end at last
)

// blockReader cuts a stream into blocks.
type blockReader struct {
	r     io.Reader
	rest  []byte // what was read after the last whole row
	ended string // the last lines before the block, without the end of the last one
	line  int    // number of the next line
	err   error

	from    *dialects.Dialect // of the records
	carrier Carrier

	isNumbered bool
	records    int // so far, where they are counted

	long    bool // within a row that is too long
	comment bool // and it is a comment
	endLine bool // its last byte so far ends a line

	begun     bool   // the byte order mark of the stream has been looked for
	mark      int    // its length
	hasColumn bool   // the column has been found
	quotes    quotes // of a table
	scanned   int    // what of the rest they have been looked for in
}

func newBlockReader(r io.Reader, from *dialects.Dialect, o *Options) *blockReader {
	return &blockReader{r: r, line: 1, from: from, carrier: o.Carrier, isNumbered: o.Numbered, records: o.Before}
}

// next reads a block into buf, which it may grow. The error is io.EOF after the
// last block.
func (b *blockReader) next(buf []byte) (block, error) {
	buf = append(buf[:0], b.rest...)
	b.rest = b.rest[:0]
	for {
		if i := b.cut(buf); i > 0 {
			b.rest = append(b.rest, buf[i:]...)
			return b.rows(buf[:i])
		}
		if len(buf) > grammar.MaxRecord+1 || b.long && len(buf) > 0 {
			return b.tooLong(buf)
		}
		if b.err != nil {
			return b.last(buf)
		}
		buf = b.read(buf)
	}
}

// cut returns the end of the last whole row in buf after which no record runs on,
// or of the row that was too long. A block begins where a row does.
func (b *blockReader) cut(buf []byte) int {
	switch {
	case !b.carrier.isPlain() && !b.begun && len(buf) < len(grammar.ByteOrderMark) && b.err == nil:
		return 0
	case !b.carrier.isPlain():
		return b.cutRows(buf)
	case b.long:
		return bytes.IndexByte(buf, '\n') + 1
	}
	last := bytes.LastIndexByte(buf, '\n') + 1
	if len(buf)-last > grammar.MaxField { // no part of a record of several lines
		return last
	}
	end := last
	for range dialects.MaxLines + 1 {
		if end == 0 {
			return 0
		}
		start := bytes.LastIndexByte(buf[:end-1], '\n') + 1
		if !b.from.GoesOn(string(buf[start : end-1])) {
			return end
		}
		end = start
	}
	return b.wholeRecords(string(buf[:last]), end)
}

// wholeRecords returns the end of the last record that begins before a place:
// so many lines come after it that what follows cannot change where it ends.
func (b *blockReader) wholeRecords(lines string, before int) int {
	at := 0
	for at < before {
		_, size := b.from.Cut(lines[at:])
		at += size
	}
	return at
}

// read appends what one call of Read gives, so that a slow pipe is not kept
// waiting for a full block.
func (b *blockReader) read(buf []byte) []byte {
	if cap(buf)-len(buf) < blockSize/4 {
		grown := make([]byte, len(buf), 2*cap(buf)+blockSize)
		copy(grown, buf)
		buf = grown
	}
	for range 100 {
		n, err := b.r.Read(buf[len(buf):cap(buf)])
		if n > 0 || err != nil {
			b.err = err
			return buf[:len(buf)+n]
		}
	}
	b.err = io.ErrNoProgress
	return buf
}

// rows returns a block of whole rows, or the end of one that was too long.
func (b *blockReader) rows(data []byte) (block, error) {
	out := block{data: data, before: b.ended, first: b.line, records: b.records, comment: b.comment}
	b.line += b.carrier.lineEnds(data)
	if !b.carrier.isPlain() || b.long {
		b.ended = ""
	} else {
		b.ended = lastLines(b.ended, data)
	}
	if b.long {
		b.long, out.piece, out.ends = false, longPart, true
		out.endLine = b.carrier.endsLine(data) || len(data) == 0 && b.endLine
		return out, nil
	}
	err := b.findColumn(&out)
	out.column = b.carrier.column
	if b.isNumbered {
		b.records += b.count(string(data[out.skip:]))
	}
	return out, err
}

var newline = []byte{'\n'}

// linesKept is how many lines before a block tell what its first record follows: more than one,
// since what a wrong one should have been tells what the next one should be.
const linesKept = 8

// lastLines returns the last of some lines and of whole ones after them.
func lastLines(before string, whole []byte) string {
	whole = bytes.TrimSuffix(whole, newline)
	start := len(whole)
	for range linesKept {
		if start < 0 {
			break
		}
		start = bytes.LastIndexByte(whole[:start], '\n')
	}
	if start >= 0 {
		return string(whole[start+1:])
	}
	lines := strings.Split(before+"\n"+string(whole), "\n")
	return strings.Join(lines[max(0, len(lines)-linesKept):], "\n")
}

// count counts the records of whole rows.
func (b *blockReader) count(rows string) (n int) {
	for rows != "" {
		row, size := b.carrier.cut(b.from, rows)
		if b.carrier.isRecord(row) {
			n++
		}
		rows = rows[size:]
	}
	return n
}

func (b *blockReader) tooLong(data []byte) (block, error) {
	out := block{data: data, first: b.line, records: b.records, piece: longPart}
	b.line += b.carrier.lineEnds(data)
	b.scanned, b.endLine = 0, b.carrier.endsLine(data)
	if !b.long {
		b.long, out.piece = true, longHead
		b.comment = b.carrier.isPlain() && !dialects.IsRecordLine(string(data))
		if !b.comment {
			b.records++
		}
		if !b.hasColumn && b.carrier.name != "" {
			return block{}, errHeaderLong
		}
		b.hasColumn = true
	}
	out.comment = b.comment
	return out, nil
}

// last returns what stands after the last line end.
func (b *blockReader) last(buf []byte) (block, error) {
	if b.err != io.EOF || len(buf) == 0 && !b.long {
		return block{}, b.err
	}
	unended := b.long
	b.scanned = 0
	out, err := b.rows(buf)
	out.unended = unended
	return out, err
}
