package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"golang.org/x/text/encoding/ianaindex"
	"golang.org/x/text/transform"
)

// texts returns inputs whose files are unpacked, and turned into UTF-8 from UTF-16 where
// their mark says so. Arguments are text already.
func texts(list []input) []input {
	return eachFile(list, func(name string, r io.ReadCloser) (io.ReadCloser, error) {
		text, _, err := openText(name, r)
		return text, err
	})
}

// eachFile puts a reader around what each file holds.
func eachFile(list []input, read func(name string, r io.ReadCloser) (io.ReadCloser, error)) []input {
	for i := range list {
		in := list[i]
		if in.name == "" {
			continue
		}
		list[i].open = func() (io.ReadCloser, error) {
			r, err := in.open()
			if err != nil {
				return nil, err
			}
			return read(in.name, r)
		}
	}
	return list
}

// decoded returns inputs whose files are unpacked, and turned into UTF-8 from the encoding
// that the flags name.
func (f *readFlags) decoded(list []input) ([]input, error) {
	if f.Encoding == "" {
		return texts(list), nil
	}
	e, err := ianaindex.IANA.Encoding(f.Encoding)
	if err != nil || e == nil { // no name, or that of one that the library lacks
		return nil, fmt.Errorf("--encoding: no encoding is known as %q (there are utf-8, utf-16, latin1, iso-8859-15, windows-1252, windows-1251, koi8-r, cp437, cp850, macintosh, shift_jis, gbk and more)", f.Encoding)
	}
	return eachFile(list, func(name string, r io.ReadCloser) (io.ReadCloser, error) {
		bytes, _, err := unpacked(name, r)
		if err != nil {
			return nil, err
		}
		return opened{transform.NewReader(bytes, faithful{e.NewDecoder(), name, f.Encoding}), bytes}, nil
	}), nil
}

// faithful is a decoder that fails where it would replace bytes that the encoding
// does not have: nothing is lost silently.
type faithful struct {
	transform.Transformer
	file, encoding string
}

var replacement = []byte("\uFFFD")

// Transform implements transform.Transformer.
func (f faithful) Transform(dst, src []byte, atEOF bool) (nDst, nSrc int, err error) {
	nDst, nSrc, err = f.Transformer.Transform(dst, src, atEOF)
	if bytes.Contains(dst[:nDst], replacement) {
		return 0, 0, fmt.Errorf("%s: %w in %s", f.file, errUndecoded, f.encoding)
	}
	return nDst, nSrc, err
}

var errUndecoded = errors.New("the file has bytes that mean nothing")
