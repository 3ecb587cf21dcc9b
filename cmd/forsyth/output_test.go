package main

import (
	"path/filepath"
	"runtime"
	"testing"
)

// TestOutputsAreReleased asks that an output which is in its place, or was given up, is no
// longer watched over: work on many files has one at a time.
func TestOutputsAreReleased(t *testing.T) {
	name := filepath.Join(t.TempDir(), "book.fen")
	before := runtime.NumGoroutine()
	for range 20 {
		for _, end := range []func(*output) error{(*output).commit, func(o *output) error { o.discard(); return nil }} {
			out, err := createOutput(name, nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := end(out); err != nil {
				t.Fatal(err)
			}
			out.discard() // as commands do at their end
		}
	}
	if after := runtime.NumGoroutine(); after > before+1 { // one of the package os/signal
		t.Errorf("%d goroutines, %d before", after, before)
	}
}
