package workload_test

import (
	"bytes"
	"math"
	"regexp"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

// TestShares holds the play to the shares that another generator of the same play has,
// whose positions and answers agree with those of other programs: 64.3 bytes a line,
// 69.7 % with a castling right, 33.6 % with all four, 3.1 % with a file letter in X-FEN,
// 9.6 % with an en passant square, 0.54 % with one on which a pawn may be taken.
func TestShares(t *testing.T) {
	const n = 50_000
	lines := workload.Lines(workload.Chess960(1), n, workload.XFEN)
	legal := workload.Lines(workload.Chess960(1), n, workload.LegalXFEN)
	for _, share := range []struct {
		name            string
		lines           []byte
		pattern         string
		want, tolerance float64
	}{
		{"rights", lines, ` [wb] [A-Ha-hKQkq]`, 0.697, 0.02},
		{"all four", lines, ` [wb] [A-Ha-hKQkq]{4}`, 0.336, 0.02},
		{"file letters", lines, ` [wb] [KQkq]*[A-Ha-h]`, 0.031, 0.01},
		{"squares", lines, ` [a-h][36] `, 0.096, 0.01},
		{"legal squares", legal, ` [a-h][36] `, 0.0054, 0.001},
	} {
		got := float64(len(regexp.MustCompile(share.pattern).FindAll(share.lines, -1))) / n
		if math.Abs(got-share.want) > share.tolerance {
			t.Errorf("%s: %v, want %v", share.name, got, share.want)
		}
	}
	if got := float64(len(lines)) / n; math.Abs(got-64.3) > 0.5 {
		t.Errorf("%v bytes a line", got)
	}
}

// TestSeed: the same seed makes the same lines, another one others.
func TestSeed(t *testing.T) {
	for name, source := range map[string]func(uint64) workload.Source{
		"Chess960": workload.Chess960, "Standard": workload.Standard, "Capablanca": workload.Capablanca,
		"crazyhouse": func(seed uint64) workload.Source { return workload.Variant(ast.Crazyhouse, seed) },
	} {
		one, same, other := lines(source(1)), lines(source(1)), lines(source(2))
		if !bytes.Equal(one, same) || bytes.Equal(one, other) {
			t.Errorf("%s: the same seed %v, another one %v", name, bytes.Equal(one, same), bytes.Equal(one, other))
		}
	}
}

func lines(source workload.Source) []byte { return workload.Lines(source, 100, workload.Shredder) }

// TestLong: lines are as long as asked for.
func TestLong(t *testing.T) {
	for _, length := range []int{100, 600, 6000} {
		for line := range bytes.Lines(workload.Lines(workload.Chess960(1), 100, workload.Long(length))) {
			// Where there is no room for another operation, which has eight bytes and more, the line is shorter.
			if n := len(line) - 1; n > length || n < length-10 {
				t.Errorf("%d bytes, want %d: %s", n, length, line)
			}
		}
	}
}
