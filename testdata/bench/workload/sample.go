// Package workload makes the records that the benchmarks read: positions of random
// legal play, and the right answers beside them, the same for the same seed.
//
// The moves are found by package rules. What stands in the answers is the package's
// own: it keeps count of the rooks that have not moved and of the square that was
// passed over, and writes the fields by rules of a line or two, so that a converter
// can be held to them.
package workload

import (
	"bytes"
	"io"
	"iter"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Sample is a position, and what its form may need of the game that led to it.
type Sample struct {
	ast.Position // but for its castling rights and its en passant square

	number int              // of the sample, from 0
	ply    int              // of its game
	next   string           // the move that is played, in SAN; empty at the end of a game
	rooks  [2][2]ast.Square // of each colour and wing, that may still castle
	passed ast.Square       // by the last double step
	taken  bool             // a pawn may take there

	variant *ast.Variant
}

// Source is samples without end. Each is valid until the next.
type Source = iter.Seq[*Sample]

// Lines returns the first n samples of a source in a form, a line each.
func Lines(source Source, n int, form Form) []byte {
	var lines bytes.Buffer
	// A buffer does not fail.
	_ = Write(source, n, Output{&lines, form})
	return lines.Bytes()
}

// Records is Lines as strings, without line ends.
func Records(source Source, n int, form Form) []string {
	return strings.Split(strings.TrimSuffix(string(Lines(source, n, form)), "\n"), "\n")
}

// Output is where the samples go in one of their forms.
type Output struct {
	io.Writer
	Form
}

// Write writes the first n samples of a source, a line each, to each of the outputs.
func Write(source Source, n int, outputs ...Output) error {
	var line []byte
	done := 0
	for sample := range source {
		if done == n {
			break
		}
		for _, output := range outputs {
			line = append(output.Form(line[:0], sample), '\n')
			if _, err := output.Write(line); err != nil {
				return err
			}
		}
		done++
	}
	return nil
}
