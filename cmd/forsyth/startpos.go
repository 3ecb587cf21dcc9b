package main

import (
	"io"

	"github.com/forsyth-notation/forsyth/dialects"
)

// startpos is the UCI protocol's word for the start position. As an argument it is a
// record; in a file or a pipe it is a line like any other, which is none.
const startpos = "startpos"

// inputs turns arguments into inputs, as the flags say how they are read; lang is the
// language of messages.
func (f *readFlags) inputs(args []string, stdin io.Reader, isText func(string) bool, end byte, lang string) ([]input, error) {
	texts := make([]string, len(args))
	for i, arg := range args {
		if arg == startpos && isText(arg) {
			var err error
			if arg, err = f.start(lang); err != nil {
				return nil, err
			}
		}
		texts[i] = arg
	}
	return f.decoded(inputs(texts, stdin, isText, end))
}

// start returns the start of the variant as the dialect of the flags writes it, so that it
// is read as that dialect.
func (f *readFlags) start(lang string) (string, error) {
	from, err := f.dialect(lang)
	if err != nil {
		return "", err
	}
	text, err := from.Variant().StartRecord()
	if err != nil {
		return "", unusable(startpos, err, lang)
	}
	rec, err := dialects.XFEN.For(from.Variant()).Parse(text)
	if err != nil {
		return "", unusable(startpos, err, lang)
	}
	out, err := from.Append(nil, &rec)
	if err != nil {
		return "", unusable(startpos, err, lang)
	}
	return string(out), nil
}
