package rules_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

// middleGame has 48 moves: the second position of the Chess Programming Wiki's perft
// results.
const middleGame = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

// benchedPositions are of random play, all legal.
func benchedPositions(tb testing.TB) (positions []ast.Position) {
	for _, text := range workload.Records(workload.Chess960(1), 512, workload.Shredder) {
		rec, err := dialects.Shredder.Parse(text)
		if err != nil {
			tb.Fatal(err)
		}
		positions = append(positions, rec.Position)
	}
	return positions
}

// BenchmarkPerft counts the games of five plies from the start.
func BenchmarkPerft(b *testing.B) {
	const games = 4_865_609
	s := state(b, ast.Chess, ast.Chess.Start)
	for b.Loop() {
		if n := s.Perft(5); n != games {
			b.Fatal(n)
		}
	}
	b.ReportMetric(games*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mgames/s")
}

// BenchmarkMoves finds the moves of a middle game.
func BenchmarkMoves(b *testing.B) {
	s := state(b, ast.Chess, middleGame)
	var room [64]rules.Move
	b.ReportAllocs()
	for b.Loop() {
		if n := len(s.Moves(room[:0])); n != 48 {
			b.Fatal(n)
		}
	}
}

// BenchmarkPlay makes a move.
func BenchmarkPlay(b *testing.B) {
	s := state(b, ast.Chess, middleGame)
	moves := s.Moves(nil)
	next := s
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		next = s
		next.Play(moves[i%len(moves)])
	}
}

// BenchmarkSet makes a position ready, each time another one.
func BenchmarkSet(b *testing.B) {
	positions := benchedPositions(b)
	var s rules.State
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if err := s.Set(&positions[i%len(positions)], nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkEnPassantLegal judges a square with a pawn on either side, the first of
// which may take.
func BenchmarkEnPassantLegal(b *testing.B) {
	rec := dialects.FEN.MustParse("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 2")
	b.ReportAllocs()
	for b.Loop() {
		if square, err := rules.EnPassantSquare(&rec.Position, nil, rules.Legal); err != nil || square == ast.NoSquare {
			b.Fatal(square, err)
		}
	}
}

// BenchmarkEnPassantOf judges a square without a pawn beside, as most are.
func BenchmarkEnPassantOf(b *testing.B) {
	rec := dialects.FEN.MustParse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
	for b.Loop() {
		if e, err := rules.EnPassantOf(&rec.Position, nil); err != nil || e.Always == ast.NoSquare || e.XFEN != ast.NoSquare {
			b.Fatal(e, err)
		}
	}
}

// BenchmarkIllegal judges a position that is legal, each time another one.
func BenchmarkIllegal(b *testing.B) {
	positions := benchedPositions(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if found := rules.Illegal(&positions[i%len(positions)], nil, allStated); found != nil {
			b.Fatal(found)
		}
	}
}

// TestIllegalAllocatesNothing holds for legal positions.
func TestIllegalAllocatesNothing(t *testing.T) {
	positions := benchedPositions(t)
	n := testing.AllocsPerRun(3, func() {
		for i := range positions {
			if found := rules.Illegal(&positions[i], nil, allStated); found != nil {
				t.Fatal(i, found)
			}
		}
	})
	if n != 0 {
		t.Errorf("%v allocations for %d positions", n, len(positions))
	}
}
