package main

import "testing"

// TestMoves counts the model's moves to a depth: the numbers are those that engines agree
// on (the Chess Programming Wiki, Perft Results, positions 1 to 5; and the tables of
// Chess960 positions that engines ship).
func TestMoves(t *testing.T) {
	tests := []struct {
		record string
		depth  int
		want   int
	}{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8902},
		{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2, 2039},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3, 2812},
		{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 2, 264},
		{"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, 1486},
		{"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 3, 12189},
	}
	for _, test := range tests {
		if got := count(read(test.record), test.depth); got != test.want {
			t.Errorf("%s: %d games of %d moves, want %d", test.record, got, test.depth, test.want)
		}
	}
}

func count(p position, depth int) int {
	moves := p.legal()
	if depth == 1 {
		return len(moves)
	}
	n := 0
	for _, m := range moves {
		n += count(p.after(m), depth-1)
	}
	return n
}
