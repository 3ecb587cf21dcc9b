package main

import (
	"fmt"
	"os"
)

// rejects is the file of the refused lines, byte for byte. A nil one takes
// nothing.
type rejects struct {
	file  *os.File
	last  byte // the last byte written
	apart bool // what comes next is of another input
}

func createRejects(name string) (*rejects, error) {
	if name == "" {
		return nil, nil
	}
	f, err := os.Create(name)
	if err != nil {
		return nil, err
	}
	return &rejects{file: f, last: '\n'}, nil
}

// part begins another input: a last line without line end must not run
// together with what follows.
func (r *rejects) part() {
	if r != nil {
		r.apart = true
	}
}

func (r *rejects) Write(p []byte) (int, error) {
	if r.apart && r.last != '\n' {
		if _, err := r.file.Write([]byte{'\n'}); err != nil {
			return 0, err
		}
	}
	r.apart, r.last = false, p[len(p)-1]
	return r.file.Write(p)
}

func (r *rejects) close() error {
	if r == nil {
		return nil
	}
	return r.file.Close()
}

// apart refuses a file of rejects that is an input or the output: writing one
// would destroy the other.
func (b *bulk) apart() error {
	if b.flags.Rejects == "" {
		return nil
	}
	names := []string{b.flags.Output}
	for _, in := range b.inputs {
		names = append(names, in.name)
	}
	rejects, err := os.Stat(b.flags.Rejects)
	for _, name := range names {
		if name != "" && name == b.flags.Rejects {
			return fmt.Errorf("--rejects: %s is read or written already", name)
		}
		if info, statErr := os.Stat(name); err == nil && statErr == nil && info.Mode().IsRegular() && os.SameFile(rejects, info) {
			return fmt.Errorf("--rejects: %s is read or written already", b.flags.Rejects)
		}
	}
	return nil
}
