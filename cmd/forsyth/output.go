package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
)

// output is where records go: standard output, or a file that is replaced
// whole or not at all.
type output struct {
	io.Writer
	file *os.File // the temporary file, nil for standard output
	name string   // what it is to become
}

// createOutput opens the output of a name; empty or - is standard output. A
// pipe or a device is written to as it is.
func createOutput(name string, stdout io.Writer) (*output, error) {
	if name == "" || name == "-" {
		return &output{Writer: stdout}, nil
	}
	mode := os.FileMode(0o644)
	if info, err := os.Stat(name); err == nil {
		if !info.Mode().IsRegular() {
			f, err := os.OpenFile(name, os.O_WRONLY, 0)
			if err != nil {
				return nil, err
			}
			return &output{Writer: f, file: f}, nil
		}
		mode = info.Mode().Perm()
	}
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target
	}
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return nil, fmt.Errorf("writing %s: %w", name, errors.Unwrap(err))
	}
	if err := f.Chmod(mode); err != nil {
		f.Close()
		os.Remove(f.Name())
		return nil, err
	}
	removeOnSignal(f.Name())
	return &output{Writer: f, file: f, name: name}, nil
}

// removeOnSignal takes the temporary file away when the program is told to
// end, and ends it as a shell expects.
func removeOnSignal(name string) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		s := <-signals
		os.Remove(name)
		status := 128
		if number, ok := s.(syscall.Signal); ok {
			status += int(number)
		}
		os.Exit(status)
	}()
}

// commit puts the file in its place.
func (o *output) commit() error {
	if o.file == nil {
		return nil
	}
	if o.name == "" {
		return o.file.Close()
	}
	err := o.file.Sync()
	if closeErr := o.file.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(o.file.Name(), o.name)
	}
	if err != nil {
		os.Remove(o.file.Name())
	}
	return err
}

// discard leaves what was there before.
func (o *output) discard() {
	if o.file == nil {
		return
	}
	o.file.Close()
	if o.name != "" {
		os.Remove(o.file.Name())
	}
}
