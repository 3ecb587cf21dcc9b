package main

import (
	"path/filepath"
	"testing"
)

// TestOutputsAreReleased asks that an output which is in its place, or was given up, is no
// longer watched over: work on many files has one at a time.
func TestOutputsAreReleased(t *testing.T) {
	name := filepath.Join(t.TempDir(), "book.fen")
	for range 20 {
		for _, end := range []func(*output) error{(*output).commit, func(o *output) error { o.discard(); return nil }} {
			out, err := createOutput(name, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(unfinished.names) != 1 {
				t.Errorf("%d files are watched over, want one", len(unfinished.names))
			}
			if err := end(out); err != nil {
				t.Fatal(err)
			}
			out.discard() // as commands do at their end
		}
	}
	if len(unfinished.names) > 0 {
		t.Errorf("%d files are still watched over", len(unfinished.names))
	}
}
