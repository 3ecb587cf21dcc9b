package rules_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// The legal moves of a position, and the position after one of them.
func ExampleState_Moves() {
	rec := dialects.FEN.MustParse("7k/8/8/8/8/8/4P3/4K3 w - - 3 40")
	s, err := rules.New(&rec.Position, ast.Chess)
	if err != nil {
		panic(err)
	}
	moves := s.Moves(nil)
	fmt.Println(len(moves), "moves")
	for _, m := range moves {
		if m.To == ast.MustParseSquare("e4") {
			s.Play(m)
		}
	}
	text, _ := dialects.FEN.Append(nil, &ast.Record{Position: s.Position()})
	fmt.Println(string(text))
	// Output:
	// 6 moves
	// 7k/8/8/8/4P3/8/8/4K3 b - e3 0 40
}

// Perft counts games; 400 of two plies begin in the start position.
func ExampleState_Perft() {
	rec := dialects.FEN.MustParse(ast.Chess.Start)
	s, _ := rules.New(&rec.Position, ast.Chess)
	fmt.Println(s.Perft(2))
	// Output: 400
}

// Both pawns would leave the rank, and the king be attacked along it: the square
// is one by the PGN standard and by X-FEN, and not by the strictest rule.
func ExampleEnPassantSquare() {
	rec := dialects.FEN.MustParse("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2")
	for _, policy := range []rules.Policy{rules.Always, rules.XFEN, rules.Legal} {
		square, err := rules.EnPassantSquare(&rec.Position, ast.Chess, policy)
		fmt.Println(square, err)
	}
	// Output:
	// d6 <nil>
	// d6 <nil>
	// - <nil>
}

func ExampleState_EnPassant() {
	rec := dialects.FEN.MustParse("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2")
	s, _ := rules.New(&rec.Position, ast.Chess)
	east := s.EnPassant().Captures[1]
	fmt.Println(east.From, east.Obstacle == rules.RankOpens, east.Attacker)
	// Output: e5 true h5
}

// The knight is pinned.
func ExampleState_Why() {
	rec := dialects.FEN.MustParse("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1")
	s, _ := rules.New(&rec.Position, ast.Chess)
	refusal := s.Why(rules.Move{From: ast.MustParseSquare("c3"), To: ast.MustParseSquare("e2")})
	fmt.Println(refusal.Code, refusal.King, refusal.At)
	// Output: move-pinned e1 b4
}

func ExampleState_Outcome() {
	rec := dialects.FEN.MustParse("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
	s, _ := rules.New(&rec.Position, ast.Chess)
	fmt.Println(s.Outcome())
	// Output: checkmate black
}

// The rules that a position breaks.
func ExampleIllegal() {
	rec := dialects.FEN.MustParse("4k3/8/3N4/1B6/8/8/4R3/4K3 b - - 0 40")
	for _, f := range rules.Illegal(&rec.Position, nil, rec.Stated) {
		fmt.Println(f.Code, f.Count, "men, want", f.Want)
	}
	// Output:
	// checkers-too-many 3 men, want 2
}
