package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync/atomic"
)

// input is one thing to read records from.
type input struct {
	name string
	open func() (io.ReadCloser, error)
	read *atomic.Int64 // bytes so far, as they are stored
}

// inputs turns arguments into inputs: files, - for standard input, and texts
// to be read as they are, each with its end. Files are opened when their turn comes.
func inputs(args []string, stdin io.Reader, isText func(string) bool, end byte) []input {
	if len(args) == 0 {
		args = []string{"-"}
	}
	list := make([]input, len(args))
	for i, arg := range args {
		read := new(atomic.Int64)
		switch {
		case arg == "-":
			list[i] = input{"stdin", func() (io.ReadCloser, error) { return io.NopCloser(meter{stdin, read}), nil }, read}
		case isText(arg):
			list[i] = input{"", func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(arg + string(end))), nil }, read}
		default:
			list[i] = input{arg, func() (io.ReadCloser, error) { return openMetered(arg, read) }, read}
		}
	}
	return list
}

// meter counts the bytes that are read.
type meter struct {
	io.Reader
	read *atomic.Int64
}

// Read implements io.Reader.
func (m meter) Read(p []byte) (int, error) {
	n, err := m.Reader.Read(p)
	m.read.Add(int64(n))
	return n, err
}

// meteredFile is a meter of a file.
type meteredFile struct {
	*os.File
	read *atomic.Int64
}

// Read implements io.Reader.
func (f meteredFile) Read(p []byte) (int, error) { return meter{f.File, f.read}.Read(p) }

// ReadAt implements io.ReaderAt.
func (f meteredFile) ReadAt(p []byte, off int64) (int, error) {
	n, err := f.File.ReadAt(p, off)
	f.read.Add(int64(n))
	return n, err
}

func openMetered(name string, read *atomic.Int64) (io.ReadCloser, error) {
	f, err := openFile(name)
	if err != nil {
		return nil, err
	}
	return meteredFile{f, read}, nil
}

func openFile(name string) (*os.File, error) {
	f, err := os.Open(name)
	if errors.Is(err, os.ErrNotExist) && isLikeRecord(name) {
		return nil, fmt.Errorf("%w (a record as an argument has a blank in it; any other can come through a pipe: echo 'RECORD' | forsyth check)", err)
	}
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, fmt.Errorf("%s is a directory", name)
	}
	return f, nil
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
