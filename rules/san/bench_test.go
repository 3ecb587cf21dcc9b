package san_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
)

const (
	// game is the first fifteen moves of the main line of the Ruy Lopez, closed.
	game = `1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7
11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5`
	middleGame = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
)

// notations are the ways to write a move.
var notations = []struct {
	name string
	san.Format
}{{"san", san.Format{}}, {"lan", san.Format{Notation: san.LAN}}, {"uci", san.Format{Notation: san.UCI}}}

// BenchmarkReadLine reads a line of thirty plies; the figure is for one.
func BenchmarkReadLine(b *testing.B) {
	start := state(b, ast.Chess, ast.Chess.Start)
	b.ReportAllocs()
	for b.Loop() {
		if line, found := san.ReadLine(&start, game, nil); len(found) > 0 || len(line.Moves) != 30 {
			b.Fatal(found)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/30, "ns/ply")
}

// BenchmarkRead reads a move of a middle game, each time another one.
func BenchmarkRead(b *testing.B) {
	s := state(b, ast.Chess, middleGame)
	for _, notation := range notations {
		format := notation.Format
		b.Run(notation.name, func(b *testing.B) {
			var texts []string
			for _, m := range s.Moves(nil) {
				texts = append(texts, string(format.Append(nil, &s, m)))
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if _, err := san.Read(&s, texts[i%len(texts)], format); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkAppend writes a move of a middle game, each time another one.
func BenchmarkAppend(b *testing.B) {
	s := state(b, ast.Chess, middleGame)
	moves := s.Moves(nil)
	for _, notation := range notations {
		format := notation.Format
		b.Run(notation.name, func(b *testing.B) {
			var dst []byte
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				dst = format.Append(dst[:0], &s, moves[i%len(moves)])
			}
		})
	}
}
