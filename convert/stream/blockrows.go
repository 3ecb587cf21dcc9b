package stream

import (
	"bytes"
	"errors"
)

// errHeaderLong is the error of a table whose columns cannot be found.
var errHeaderLong = errors.New("the first row, which names the columns, is longer than 1 MiB")

// cutRows is cut for rows that carry records in a field.
func (b *blockReader) cutRows(buf []byte) int {
	if !b.begun {
		b.begun, b.mark = true, markSize(buf)
		b.scanned = b.mark
	}
	switch {
	case b.carrier.kind == csvRows:
		return b.cutQuoted(buf)
	case b.long:
		return bytes.IndexByte(buf, b.carrier.End()) + 1
	}
	return bytes.LastIndexByte(buf, b.carrier.End()) + 1
}

// cutQuoted is cutRows where fields may hold line ends. What it has looked through
// it does not look through again.
func (b *blockReader) cutQuoted(buf []byte) int {
	fresh, end := string(buf[b.scanned:]), 0
	if b.long {
		end = b.quotes.end(fresh)
	} else {
		end = b.quotes.lastEnd(fresh)
	}
	if end == 0 {
		b.scanned = len(buf)
		return 0
	}
	end += b.scanned
	b.scanned = len(buf) - end
	if b.long {
		b.scanned = 0 // the rest has not been looked through
	}
	return end
}

// findColumn finds the column of a table, and what of its first block carries no records.
func (b *blockReader) findColumn(out *block) error {
	out.skip, b.mark = b.mark, 0
	if b.hasColumn || !b.carrier.isTable() {
		return nil
	}
	size, found, err := b.carrier.heading(string(out.data[out.skip:]))
	out.skip += size
	b.hasColumn = found
	return err
}
