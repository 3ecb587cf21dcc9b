package rules_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// state sets a record up.
func state(t testing.TB, v *ast.Variant, record string) rules.State {
	t.Helper()
	rec, err := dialects.XFEN.For(v).Parse(record)
	if err != nil {
		t.Fatalf("%s: %v", record, err)
	}
	s, err := rules.New(&rec.Position, v)
	if err != nil {
		t.Fatalf("%s: %v", record, err)
	}
	return s
}

// find returns the legal move of some coordinates: the UCI protocol's, with king
// takes rook for castling.
func find(t testing.TB, s *rules.State, coordinates string) rules.Move {
	t.Helper()
	for _, m := range s.Moves(nil) {
		text := m.From.String() + m.To.String()
		if m.Kind == rules.Drop {
			text = ast.English.Spell(m.Role, ast.White) + "@" + m.To.String()
		}
		if m.Promotion != ast.NoRole {
			text += ast.English.Spell(m.Promotion, ast.Black)
		}
		if text == coordinates {
			return m
		}
	}
	t.Fatalf("no move %s", coordinates)
	return rules.Move{}
}

// written returns the record of a state.
func written(t testing.TB, s *rules.State, v *ast.Variant) string {
	t.Helper()
	text, err := dialects.XFEN.For(v).Append(nil, &ast.Record{Position: s.Position()})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestPlay makes moves and looks at all six fields. Where nothing else is said
// the records are those of the specification (notations 1.2 and 3.8, the table
// of san.tsv), or counted by hand.
func TestPlay(t *testing.T) {
	tests := []struct {
		why           string
		variant       *ast.Variant
		record, moves string
		want          string
	}{
		{"double step: the square passed over is set, always", ast.Chess,
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4",
			"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		{"the number rises after Black", ast.Chess,
			"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "c7c5",
			"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"},
		{"a knight move runs the clock", ast.Chess,
			"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2", "g1f3",
			"rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
		{"en passant takes the pawn behind the square", ast.Chess,
			"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "e5f6",
			"rnbqkbnr/ppp1p1pp/5P2/3p4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3"},
		{"promotion with a capture", ast.Chess,
			"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "3Qk3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"castling loses both rights and runs the clock", ast.Chess,
			"r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 5 6", "e1h1",
			"r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b kq - 6 6"},
		{"a rook that moves loses its right, one that is taken too", ast.Chess,
			"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"},
		{"a king that moves loses both", ast.Chess,
			"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 7 9", "e8e7", "r6r/4k3/8/8/8/8/8/R3K2R w KQ - 8 10"},

		{"the rook gives way to the king", ast.Chess960, "4k3/8/8/8/8/8/8/RKR5 w KQ - 0 1", "b1c1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"},
		{"the king moves one file", ast.Chess960, "4k3/8/8/8/8/8/8/5RKR w KQ - 0 1", "g1f1", "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"},
		{"king side from the queen side", ast.Chess960, "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1h1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"},
		{"queen side with the king beside its rook", ast.Chess960, "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1a1", "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"},
		{"a king that stays where it is", ast.Chess960, "4k3/8/8/8/8/8/8/1RK5 w Q - 0 1", "c1b1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
		{"an attacked rook may castle", ast.Chess, "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1", "1r2k3/8/8/8/8/8/8/2KR4 b - - 1 1"},

		{"a man that is taken goes to the pocket", ast.Crazyhouse,
			"4k3/8/8/3n4/4P3/8/8/4K3[] w - - 3 9", "e4d5", "4k3/8/8/3P4/8/8/8/4K3[N] b - - 0 9"},
		{"a promoted one goes there as a pawn", ast.Crazyhouse,
			"4k3/8/8/3q~4/4P3/8/8/4K3[] w - - 3 9", "e4d5", "4k3/8/8/3P4/8/8/8/4K3[P] b - - 0 9"},
		{"it keeps its mark when it moves", ast.Crazyhouse,
			"4k3/8/8/8/8/8/8/Q~3K3[] w - - 3 9", "a1a4", "4k3/8/8/8/Q~7/8/8/4K3[] b - - 4 9"},
		{"a promotion is marked", ast.Crazyhouse,
			"4k3/P7/8/8/8/8/8/4K3[] w - - 3 9", "a7a8n", "N~3k3/8/8/8/8/8/8/4K3[] b - - 0 9"},
		{"a drop empties the pocket, and runs the clock", ast.Crazyhouse,
			"4k3/8/8/8/8/8/8/4K3[Nn] w - - 3 9", "N@f3", "4k3/8/8/8/8/5N2/8/4K3[n] b - - 4 9"},
		{"a pawn that is dropped stops the clock, and has not passed", ast.Crazyhouse,
			"4k3/8/8/8/8/8/8/4K3[P] w - - 3 9", "P@e4", "4k3/8/8/8/4P3/8/8/4K3[] b - - 0 9"},
		{"a rook that is dropped at home has no right", ast.Crazyhouse,
			"4k3/8/8/8/8/8/8/4K3[R] w - - 3 9", "R@h1", "4k3/8/8/8/8/8/8/4K2R[] b - - 4 9"},

		{"a check is counted", ast.ThreeCheck,
			"4k3/8/8/8/8/8/8/R3K3 w - - 3+2 0 1", "a1a8", "R3k3/8/8/8/8/8/8/4K3 b - - 2+2 1 1"},
		{"two at once are one", ast.ThreeCheck,
			"4k3/8/8/8/4B3/8/8/4RK2 w - - 3+3 0 1", "e4c6", "4k3/8/2B5/8/8/8/8/4RK2 b - - 2+3 1 1"},

		{"the fifth check ends the game", ast.FiveCheck,
			"4k3/8/8/8/8/8/8/R3K3 w - - 1+5 0 1", "a1a8", "R3k3/8/8/8/8/8/8/4K3 b - - 0+5 1 1"},

		{"the blast takes both men and those around, a king with its rights; pawns stay", ast.Atomic,
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3 a7a6 f3e5 a6a5 e5d7",
			"rn3bnr/1pp1pppp/8/p7/8/8/PPPPPPPP/RNBQKB1R b KQ - 0 3"},
		{"a rook in the blast loses its right", ast.Atomic,
			"4k3/8/8/8/8/8/6n1/R3K2R b KQ - 0 1", "g2e1", "4k3/8/8/8/8/8/8/R6R w - - 0 2"},
		{"a pawn that takes goes too, en passant with the blast on the square passed over", ast.Atomic,
			"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "4k3/8/8/8/8/8/8/4K3 b - - 0 2"},

		{"pawns of the first rank may go two, and cannot be taken in passing", ast.Horde,
			"4k3/8/8/8/8/1p6/8/P7 w - - 0 1", "a1a3", "4k3/8/8/8/8/Pp6/8/8 b - - 0 1"},
		{"those of the second can", ast.Horde,
			"4k3/8/8/8/1p6/8/P7/8 w - - 0 1", "a2a4", "4k3/8/8/8/Pp6/8/8/8 b - a3 0 1"},

		{"a pawn becomes a king", ast.Antichess,
			"7n/P7/8/8/8/8/8/8 w - - 0 1", "a7a8k", "K6n/8/8/8/8/8/8/8 b - - 0 1"},
		{"in giveaway the king castles, attacked or not", ast.Giveaway,
			"4r3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "4r3/8/8/8/8/8/8/5RK1 b - - 1 1"},
	}
	for _, test := range tests {
		s := state(t, test.variant, test.record)
		for _, m := range strings.Fields(test.moves) {
			s.Play(find(t, &s, m))
		}
		if got := written(t, &s, test.variant); got != test.want {
			t.Errorf("%s: %s %s: %s, want %s", test.why, test.record, test.moves, got, test.want)
		}
	}
}

// TestIllegal names moves that are not legal, and why.
func TestIllegal(t *testing.T) {
	tests := []struct {
		variant      *ast.Variant
		record, move string
		code         ast.Code
		at           string // what is in the way
	}{
		// Castling: notations 3.8.
		{ast.Chess960, "4k3/8/8/8/8/8/8/rRK5 w Q - 0 1", "c1b1", ast.MoveCastlingCheck, "c1"},
		{ast.Chess960, "4k3/8/8/8/8/8/8/4RKBR w KQ - 0 1", "f1h1", ast.MoveCastlingBlocked, "g1"},
		{ast.Chess, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", ast.MoveCastlingNoRight, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", ast.NoCode, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "O-O", ast.MoveCastlingCheck, "e1"},
		{ast.Chess, "4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "O-O", ast.MoveCastlingCheck, "f1"},
		{ast.Chess, "4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1", "O-O", ast.MoveCastlingCheck, "g1"},
		{ast.Chess, "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", ast.MoveCastlingBlocked, "b1"},

		{ast.Chess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", ast.MoveFromEmpty, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e8e7", ast.MoveOtherSide, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1e2", ast.MoveOwnMan, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b3", ast.MoveUnreachable, "-"},
		{ast.Chess, "4k3/8/8/8/P7/8/P7/R3K3 w - - 0 1", "a1a8", ast.MoveBlocked, "a2"},
		{ast.Chess, "4k3/8/8/8/P7/8/P7/R3K3 w - - 0 1", "a1a5", ast.MoveBlocked, "a2"},
		{ast.Chess, "R3k3/8/8/P7/8/8/8/4K3 w - - 0 1", "a8a1", ast.MoveBlocked, "a5"},
		{ast.Chess, "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2a3", ast.MoveBlocked, "a3"},
		{ast.Chess, "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2a4", ast.MoveBlocked, "a3"},
		{ast.Chess, "4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a5", ast.MoveUnreachable, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b3", ast.MoveNoEnPassant, "-"},
		{ast.Chess, "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "c3e2", ast.MovePinned, "b4"},
		{ast.Chess, "4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1", "a1b3", ast.MoveInCheck, "e4"},
		{ast.Chess, "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2", ast.MoveIntoCheck, "a2"},
		{ast.Chess, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", ast.PromotionMissing, "-"},
		{ast.Chess, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", ast.PromotionWrong, "-"},
		{ast.Chess, "4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "a6a7q", ast.PromotionNotHere, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8q", ast.PromotionNotHere, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "N@e4", ast.MoveNoDrops, "-"},
		{ast.Chess, "R3k3/7R/8/8/8/8/8/4K3 b - - 0 1", "e8f8", ast.MoveAfterEnd, "-"},
		{ast.Chess, "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "e5d6", ast.MovePinned, "h5"},

		{ast.Crazyhouse, "4k3/8/8/8/8/8/8/4K3[n] w - - 0 1", "N@e4", ast.MovePocketEmpty, "-"},
		{ast.Crazyhouse, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@e8", ast.DropOccupied, "-"},
		{ast.Crazyhouse, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@d8", ast.DropPawnEdge, "-"},
		{ast.Crazyhouse, "4k3/8/8/8/4r3/8/8/4K3[P] w - - 0 1", "P@d7", ast.MoveInCheck, "e4"},
		{ast.Antichess, "8/8/8/3p4/4P3/8/8/8 w - - 0 1", "e4e5", ast.CaptureRequired, "-"},
		{ast.Atomic, "4k3/8/8/8/8/3p4/4K3/8 w - - 0 1", "e2d3", ast.MoveExplodesKing, "-"},
		{ast.Atomic, "4k3/8/8/8/8/2Bp4/4K3/8 b - - 0 1", "d3e2", ast.NoCode, "-"},
		{ast.RacingKings, "8/8/8/8/8/8/k7/6RK w - - 0 1", "g1g2", ast.MoveGivesCheck, "-"},
		{ast.KingOfTheHill, "4k3/8/8/8/3K4/8/8/8 b - - 0 1", "e8e7", ast.MoveAfterEnd, "-"},
		{ast.Chess, "4k3/8/8/8/8/8/8/3KR3 w - - 0 1", "e1e8", ast.MoveTakesKing, "-"},
		// Of two kings each is royal.
		{ast.Chess, "k7/8/8/1Q1Q1Q1Q/r7/8/8/K6K w - - 0 1", "b5b1", ast.MoveInCheck, "a4"},
		{ast.Chess, "k7/8/8/1Q1Q1Q1Q/r7/8/8/K6K w - - 0 1", "b5a4", ast.NoCode, "-"},
	}
	for _, test := range tests {
		s := state(t, test.variant, test.record)
		r := s.Why(asked(&s, test.move))
		if r.Code != test.code || r.At.String() != test.at {
			t.Errorf("%s, %s: %v at %v, want %v at %s", test.record, test.move, r.Code, r.At, test.code, test.at)
		}
	}
}

// asked makes a move of coordinates, legal or not.
func asked(s *rules.State, text string) rules.Move {
	switch {
	case text == "O-O", text == "O-O-O":
		m, ok := s.CastlingMove(map[string]ast.Wing{"O-O": ast.KingSide, "O-O-O": ast.QueenSide}[text])
		if !ok {
			m.Kind = rules.Castling
		}
		return m
	case text[1] == '@':
		man, _ := ast.English.Byte(text[0], &ast.Chess.Roles)
		return rules.Move{To: ast.MustParseSquare(text[2:]), Role: man.Role, Kind: rules.Drop}
	}
	m := rules.Move{From: ast.MustParseSquare(text[:2]), To: ast.MustParseSquare(text[2:4])}
	man := s.At(m.From)
	m.Role = man.Role
	if other := s.At(m.To); man.Role == ast.King && other.Role == ast.Rook && other.Color == man.Color {
		m.Kind = rules.Castling
	}
	if len(text) > 4 {
		promoted, _ := ast.English.Byte(text[4], &ast.Chess.Roles)
		m.Promotion = promoted.Role
	}
	return m
}

// TestOutcome names how games end.
func TestOutcome(t *testing.T) {
	tests := []struct {
		variant *ast.Variant
		record  string
		end     rules.End
		winner  ast.Color
	}{
		{ast.Chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", rules.NotOver, ast.Neutral},
		{ast.Chess, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", rules.Checkmate, ast.Black},
		{ast.Chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", rules.Stalemate, ast.Neutral},
		{ast.Crazyhouse, "R3k3/7R/8/8/8/8/8/4K3[n] b - - 0 1", rules.NotOver, ast.Neutral}, // a knight between
		{ast.ThreeCheck, "4k3/8/8/8/8/8/8/4K3 b - - 0+2 0 1", rules.VariantEnd, ast.White},
		{ast.FiveCheck, "4k3/8/8/8/8/8/8/4K3 b - - 0+5 0 1", rules.VariantEnd, ast.White},
		{ast.FiveCheck, "4k3/8/8/8/8/8/8/4K3 b - - 1+5 0 1", rules.NotOver, ast.Neutral},
		{ast.KingOfTheHill, "8/8/8/4k3/8/8/8/4K3 w - - 0 1", rules.VariantEnd, ast.Black},
		{ast.Antichess, "8/8/8/8/8/8/8/4K3 b - - 0 1", rules.VariantEnd, ast.Black},
		{ast.Antichess, "8/8/8/8/p7/P7/8/8 w - - 0 1", rules.Stalemate, ast.White},
		{ast.Giveaway, "8/8/8/8/p7/P7/8/7N b - - 0 1", rules.Stalemate, ast.Black},
		{ast.Suicide, "8/8/8/8/p7/P7/8/7N b - - 0 1", rules.Stalemate, ast.Black}, // one man against two
		{ast.Suicide, "7n/8/8/8/p7/P7/8/8 w - - 0 1", rules.Stalemate, ast.White},
		{ast.Suicide, "8/8/8/8/p7/P7/8/8 w - - 0 1", rules.Stalemate, ast.Neutral},
		{ast.Atomic, "8/8/8/8/8/8/8/4K3 b - - 0 1", rules.VariantEnd, ast.White},
		{ast.Atomic, "8/8/8/8/8/3kK3/8/7Q b - - 0 1", rules.NotOver, ast.Neutral},
		{ast.Horde, "4k3/8/8/8/8/8/8/8 w - - 0 1", rules.VariantEnd, ast.Black},
		{ast.RacingKings, "K7/8/8/8/8/8/7k/8 b - - 0 1", rules.VariantEnd, ast.White}, // Black is too far away
		{ast.RacingKings, "K7/7k/8/8/8/8/8/8 b - - 0 1", rules.NotOver, ast.Neutral},  // and here is not
		{ast.RacingKings, "K7/7k/8/8/8/8/8/R5R1 b - - 0 1", rules.NotOver, ast.Neutral},
		{ast.RacingKings, "K6k/8/8/8/8/8/8/8 w - - 0 1", rules.VariantEnd, ast.Neutral},
		{ast.RacingKings, "7k/K7/8/8/8/8/8/8 w - - 0 1", rules.VariantEnd, ast.Black},
	}
	for _, test := range tests {
		s := state(t, test.variant, test.record)
		if end, winner := s.Outcome(); end != test.end || winner != test.winner {
			t.Errorf("%s, %s: %v, %v, want %v, %v", test.variant.Name, test.record, end, winner, test.end, test.winner)
		}
	}
}
