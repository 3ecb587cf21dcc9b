package stream

import (
	"bytes"
	"io"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
)

// blockSize is how much is read at once. Blocks of 64 to 512 KiB are equally
// fast; larger ones are slower with two workers.
const blockSize = 256 << 10

// block is a run of whole lines, or a piece of one line that is too long; or it
// is games.
type block struct {
	data    []byte
	games   []Game
	first   int // number of the first line
	piece   pieceKind
	comment bool // the line that is too long is a comment
	unended bool // and the stream ends without its line end
}

// pieceKind is what a block holds.
type pieceKind uint8

const (
	wholeLines pieceKind = iota
	longHead             // the start of a line that is too long
	longPart             // more of it, its end at last
)

// blockReader cuts a stream into blocks.
type blockReader struct {
	r    io.Reader
	rest []byte // what was read after the last whole line
	line int    // number of the next line
	err  error

	from *dialects.Dialect // of the records

	long    bool // within a line that is too long
	comment bool // and it is a comment
}

func newBlockReader(r io.Reader, from *dialects.Dialect) *blockReader {
	return &blockReader{r: r, line: 1, from: from}
}

// next reads a block into buf, which it may grow. The error is io.EOF after the
// last block.
func (b *blockReader) next(buf []byte) (block, error) {
	buf = append(buf[:0], b.rest...)
	b.rest = b.rest[:0]
	for {
		if i := b.cut(buf); i > 0 {
			b.rest = append(b.rest, buf[i:]...)
			return b.lines(buf[:i]), nil
		}
		if len(buf) > grammar.MaxRecord+1 || b.long && len(buf) > 0 {
			return b.tooLong(buf), nil
		}
		if b.err != nil {
			return b.last(buf)
		}
		buf = b.read(buf)
	}
}

// cut returns the end of the last whole line in buf after which no record runs
// on, or of the line that was too long. A block begins where a record does.
func (b *blockReader) cut(buf []byte) int {
	if b.long {
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

func (b *blockReader) lines(data []byte) block {
	kind := wholeLines
	if b.long {
		kind, b.long = longPart, false
	}
	out := block{data: data, first: b.line, piece: kind, comment: b.comment}
	b.line += bytes.Count(data, newline)
	return out
}

var newline = []byte{'\n'}

func (b *blockReader) tooLong(data []byte) block {
	kind := longPart
	if !b.long {
		kind, b.comment = longHead, !dialects.IsRecordLine(string(data))
	}
	b.long = true
	return block{data: data, first: b.line, piece: kind, comment: b.comment}
}

// last returns what stands after the last line end.
func (b *blockReader) last(buf []byte) (block, error) {
	if b.err != io.EOF || len(buf) == 0 && !b.long {
		return block{}, b.err
	}
	unended := b.long
	out := b.lines(buf)
	out.unended = unended
	return out, nil
}
