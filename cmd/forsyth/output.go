package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// output is where records go: standard output, or a file that is replaced
// whole or not at all.
type output struct {
	io.Writer
	file   *os.File  // the temporary file, nil for standard output
	name   string    // what it is to become
	stored io.Closer // ends what is stored in the file
}

// isStdout reports whether the name of an output stands for standard output.
func isStdout(name string) bool { return name == "" || name == "-" }

// createOutput opens the output of a name, compressed as the name says; empty or - is
// standard output.
func createOutput(name string, stdout io.Writer) (*output, error) {
	packing, err := packingNamed(name)
	if err != nil {
		return nil, err
	}
	return createStored(name, stdout, storage{packing: packing})
}

// createStored opens an output for a text that is stored in some way. A pipe or a device
// is written to as it is.
func createStored(name string, stdout io.Writer, as storage) (*output, error) {
	out, err := createPlain(name, stdout)
	if err != nil {
		return nil, err
	}
	stored, err := as.writer(out.Writer, name)
	if err != nil {
		out.discard()
		return nil, err
	}
	out.Writer, out.stored = stored, stored
	return out, nil
}

func createPlain(name string, stdout io.Writer) (*output, error) {
	if isStdout(name) {
		return &output{Writer: stdout}, nil
	}
	info, err := os.Stat(name)
	exists := err == nil
	if exists && !info.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return nil, err
		}
		return &output{Writer: f, file: f}, nil
	}
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target
	}
	f, err := createUnfinished(name)
	if err != nil {
		return nil, fmt.Errorf("writing %s: %w", name, errors.Unwrap(err))
	}
	if exists {
		keepOwner(f, info)
		if err := f.Chmod(info.Mode().Perm()); err != nil {
			f.Close()
			finished(f.Name(), "")
			return nil, err
		}
	}
	return &output{Writer: f, file: f, name: name}, nil
}

// createBeside creates a new file in the folder of another, with the
// permissions that any new file gets.
func createBeside(name string) (*os.File, error) {
	for {
		temporary := fmt.Sprintf(".%s.%08x", filepath.Base(name), rand.Uint32())
		f, err := os.OpenFile(filepath.Join(filepath.Dir(name), temporary), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}

// commit puts the file in its place.
func (o *output) commit() error {
	if o.stored != nil {
		if err := o.stored.Close(); err != nil {
			return err
		}
	}
	f := o.file
	if f == nil {
		return nil
	}
	o.file = nil
	if o.name == "" {
		return f.Close()
	}
	err := f.Sync()
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		finished(f.Name(), "")
		return err
	}
	return finished(f.Name(), o.name)
}

// discard leaves what was there before.
func (o *output) discard() {
	f := o.file
	if f == nil {
		return
	}
	o.file = nil
	f.Close()
	if o.name != "" {
		finished(f.Name(), "")
	}
}
