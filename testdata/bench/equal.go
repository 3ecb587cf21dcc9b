package main

import (
	"bytes"
	"errors"
	"io"
	"os"
)

// equal reports whether two files are the same. It keeps to a little memory, since
// what is measured is told to have no less than this program: see peak.
func equal(one, other string) (bool, error) {
	a, err := os.Open(one)
	if err != nil {
		return false, err
	}
	defer a.Close()
	b, err := os.Open(other)
	if err != nil {
		return false, err
	}
	defer b.Close()
	for left, right := make([]byte, 1<<16), make([]byte, 1<<16); ; {
		n, errA := io.ReadFull(a, left)
		m, errB := io.ReadFull(b, right)
		if !bytes.Equal(left[:n], right[:m]) {
			return false, nil
		}
		if errA != nil || errB != nil {
			return true, errors.Join(unlessEnd(errA), unlessEnd(errB))
		}
	}
}

func unlessEnd(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil
	}
	return err
}
