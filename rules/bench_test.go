package rules_test

import (
	"os"
	"strings"
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

// BenchmarkEnPassantOf judges a square without a pawn beside, as most are.
func BenchmarkEnPassantOf(b *testing.B) {
	rec := dialects.FEN.MustParse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
	for b.Loop() {
		if e, err := rules.EnPassantOf(&rec.Position, nil); err != nil || e.Always == ast.NoSquare || e.XFEN != ast.NoSquare {
			b.Fatal(e, err)
		}
	}
}

// middleGames are judged where the books are not there.
var middleGames = []string{
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1P3N2/PB2BPPP/RN1Q1RK1 b - - 0 9",
	"2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 25",
}

// bookPositions are those of a book of openings, each eighth.
func bookPositions(b *testing.B) (positions []ast.Position) {
	lines := middleGames
	if data, err := os.ReadFile("../../shared/corpora/books/stockfish/popularpos_lichess_v3.epd"); err == nil {
		lines = strings.Split(strings.TrimSpace(string(data)), "\n")
	}
	for i := 0; i < len(lines); i += 8 {
		rec, err := dialects.Auto.Parse(lines[i])
		if err != nil {
			b.Fatal(err)
		}
		positions = append(positions, rec.Position)
	}
	return positions
}

// BenchmarkIllegal judges positions that are legal.
func BenchmarkIllegal(b *testing.B) { judge(b, nil) }

// BenchmarkIllegalChess judges them as chess, whose array is known.
func BenchmarkIllegalChess(b *testing.B) { judge(b, ast.Chess) }

func judge(b *testing.B, v *ast.Variant) {
	positions := bookPositions(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if found := rules.Illegal(&positions[i%len(positions)], v, allStated&^(1<<ast.HalfmoveField)); found != nil {
			b.Fatal(found)
		}
	}
}
