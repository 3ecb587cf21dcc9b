package main

import (
	"bytes"
	"io"

	"github.com/forsyth-notation/forsyth/grammar"
)

// keeper writes records with the byte order mark and the line ends that a file has.
type keeper struct {
	to   io.Writer
	mark bool // that is to be written first
	crlf bool
	buf  []byte
}

// keeperOf is newKeeper for a file.
func keeperOf(name string) (*keeper, error) {
	text, _, err := textOf(name)
	if err != nil {
		return nil, err
	}
	defer text.Close()
	return newKeeper(text)
}

// newKeeper looks at the start of a text.
func newKeeper(text io.Reader) (*keeper, error) {
	const enough = 64 << 10
	head := make([]byte, enough)
	n, err := io.ReadFull(text, head)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return nil, err
	}
	head = head[:n]
	end := bytes.IndexByte(head, '\n')
	return &keeper{mark: bytes.HasPrefix(head, []byte(grammar.ByteOrderMark)), crlf: end > 0 && head[end-1] == '\r'}, nil
}

func (k *keeper) Write(p []byte) (int, error) {
	k.buf = k.buf[:0]
	if k.mark && len(p) > 0 {
		k.buf, k.mark = append(k.buf, grammar.ByteOrderMark...), false
	}
	if !k.crlf {
		k.buf = append(k.buf, p...)
	}
	for rest := p; k.crlf && len(rest) > 0; {
		end := bytes.IndexByte(rest, '\n')
		if end < 0 {
			k.buf = append(k.buf, rest...)
			break
		}
		k.buf = append(append(k.buf, bytes.TrimSuffix(rest[:end], []byte{'\r'})...), "\r\n"...)
		rest = rest[end+1:]
	}
	if _, err := k.to.Write(k.buf); err != nil {
		return 0, err
	}
	return len(p), nil
}

// comparer is written what may be the bytes of a file.
type comparer struct {
	with    io.Reader
	isOther bool
	buf     []byte
}

func (c *comparer) Write(p []byte) (int, error) {
	if c.isOther {
		return len(p), nil
	}
	if cap(c.buf) < len(p) {
		c.buf = make([]byte, len(p))
	}
	n, _ := io.ReadFull(c.with, c.buf[:len(p)])
	c.isOther = !bytes.Equal(p, c.buf[:n])
	return len(p), nil
}

// differs reports whether what was written is not the file.
func (c *comparer) differs() bool {
	if c.isOther {
		return true
	}
	n, _ := io.ReadFull(c.with, make([]byte, 1))
	return n > 0
}
