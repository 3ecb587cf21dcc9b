package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// storage is how a file holds its text: compressed, or in UTF-16, or both. The zero value
// is the text as it is.
type storage struct {
	packing *packing
	coding  encoding.Encoding // nil for UTF-8
}

// The encodings that a byte order mark tells.
var codings = map[string]encoding.Encoding{
	"\xff\xfe": unicode.UTF16(unicode.LittleEndian, unicode.UseBOM),
	"\xfe\xff": unicode.UTF16(unicode.BigEndian, unicode.UseBOM),
}

// textOf is openText for a file.
func textOf(name string) (io.ReadCloser, storage, error) {
	f, err := openFile(name)
	if err != nil {
		return nil, storage{}, err
	}
	return openText(name, f)
}

// openText returns the text of an input, and how it is held.
func openText(name string, r io.ReadCloser) (io.ReadCloser, storage, error) {
	bytes, packing, err := unpacked(name, r)
	if err != nil {
		return nil, storage{}, err
	}
	const enough = 4 << 10 // longer reads go past the buffer
	head := bufio.NewReaderSize(bytes, enough)
	of := storage{packing, codingOf(head)}
	if of.coding == nil {
		return opened{head, bytes}, of, nil
	}
	return opened{transform.NewReader(head, faithful{of.coding.NewDecoder(), name, "UTF-16"}), bytes}, of, nil
}

// codingOf tells UTF-16 by its mark, which no UTF-8 begins with.
func codingOf(r *bufio.Reader) encoding.Encoding {
	if first, _ := r.Peek(1); len(first) == 0 || first[0] < 0xfe {
		return nil
	}
	mark, _ := r.Peek(2)
	return codings[string(mark)]
}

// writer returns what stores a text in the same way. It has to be closed; w stays open.
func (s storage) writer(w io.Writer, name string) (io.WriteCloser, error) {
	var out io.WriteCloser = unclosed{w}
	if p := s.packing; p != nil {
		if p.writer == nil {
			return nil, fmt.Errorf("%s: %s is not written here: unpack the file first", name, p.name)
		}
		packer, err := p.writer(w)
		if err != nil {
			return nil, err
		}
		out = packer
	}
	if s.coding != nil {
		coder := transform.NewWriter(out, s.coding.NewEncoder())
		out = both{coder, closers{coder, out}}
	}
	return out, nil
}

// unclosed is a writer that others close.
type unclosed struct{ io.Writer }

// Close implements io.Closer.
func (unclosed) Close() error { return nil }

type both struct {
	io.Writer
	io.Closer
}

// closers are closed one after another.
type closers []io.Closer

// Close implements io.Closer.
func (c closers) Close() (err error) {
	for _, each := range c {
		err = errors.Join(err, each.Close())
	}
	return err
}
