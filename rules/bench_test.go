package rules_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// BenchmarkPerft counts the games of five plies from the start.
func BenchmarkPerft(b *testing.B) {
	const games = 4_865_609
	s := state(b, ast.Chess, ast.Chess.Start)
	for b.Loop() {
		if n := s.Perft(5); n != games {
			b.Fatal(n)
		}
	}
	b.ReportMetric(games*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
}

// BenchmarkMoves finds the moves of a middle game.
func BenchmarkMoves(b *testing.B) {
	s := state(b, ast.Chess, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	var room [64]rules.Move
	for b.Loop() {
		if n := len(s.Moves(room[:0])); n != 48 {
			b.Fatal(n)
		}
	}
}

// BenchmarkSet makes a position ready.
func BenchmarkSet(b *testing.B) {
	rec := dialects.FEN.MustParse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	var s rules.State
	for b.Loop() {
		if err := s.Set(&rec.Position, ast.Chess); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkEnPassantLegal judges a square with a pawn on either side, the first of
// which may take.
func BenchmarkEnPassantLegal(b *testing.B) {
	rec := dialects.FEN.MustParse("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 2")
	for b.Loop() {
		if square, err := rules.EnPassantSquare(&rec.Position, nil, rules.Legal); err != nil || square == ast.NoSquare {
			b.Fatal(square, err)
		}
	}
}

// BenchmarkIllegal judges a middle game that is legal.
func BenchmarkIllegal(b *testing.B) {
	rec := dialects.FEN.MustParse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	b.ReportAllocs()
	for b.Loop() {
		if found := rules.Illegal(&rec.Position, nil, rec.Stated); found != nil {
			b.Fatal(found)
		}
	}
}
