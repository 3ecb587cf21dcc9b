package san_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// game is the first fifteen moves of the main line of the Ruy Lopez, closed.
const game = `1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7
11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5`

// BenchmarkReadLine reads a line of thirty plies; the figure is for one.
func BenchmarkReadLine(b *testing.B) {
	start := state(b, ast.Chess, ast.Chess.Start)
	for b.Loop() {
		if line, found := san.ReadLine(&start, game, nil); len(found) > 0 || len(line.Moves) != 30 {
			b.Fatal(found)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/30, "ns/ply")
}

// BenchmarkAppend writes all moves of a middle game in SAN; the figure is for
// one.
func BenchmarkAppend(b *testing.B) {
	s := state(b, ast.Chess, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	moves := s.Moves(nil)
	dst := []byte(strings.Repeat(" ", 1000))
	for b.Loop() {
		dst = dst[:0]
		for _, m := range moves {
			dst = san.Format{}.Append(dst, &s, m)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(moves)), "ns/move")
}
