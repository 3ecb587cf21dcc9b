package rules_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// verdicts lists the codes of what is found.
func verdicts(found []rules.Finding) string {
	var words []string
	for _, f := range found {
		words = append(words, f.Code.String())
	}
	return strings.Join(words, " ")
}

// TestIllegalVariants asks what each variant lets a game lead to (notations 8.3,
// 8.5). Those of chess are in testdata/legal.
func TestIllegalVariants(t *testing.T) {
	tests := []struct {
		variant      *ast.Variant
		record, want string
	}{
		{ast.KingOfTheHill, "8/8/8/8/8/8/5kK1/8 w - - 0 40", "kings-touch"},
		{ast.ThreeCheck, "4k3/8/8/8/8/8/4R3/4K3 w - - 3+3 0 40", "opponent-in-check"},
		{ast.Chess960, "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 40", "pawns-too-many"},
		{ast.DoubleChess960, "4k3/8/3N4/1B6/8/8/4R3/4K3 b - - 0 40", "checkers-too-many"},

		{ast.Crazyhouse, "4k3/8/8/8/8/P7/PPPPPPPP/4K3[] w - - 0 40", ""},
		{ast.Crazyhouse, "4k3/8/8/8/8/P7/PPPPPPPP/4K3[PPPppppp] w - - 0 40", "pawns-too-many"},
		{ast.Crazyhouse, "4k3/8/8/8/8/8/8/QQ2K3[] w - - 0 40", ""},
		{ast.Crazyhouse, "4k3/pppppppp/8/8/8/8/PPPPPPPP/QQQ1K3[] w - - 0 40", "promotions-too-many"},
		{ast.Crazyhouse, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 40", "men-too-many promotions-too-many"},
		{ast.Crazyhouse, "4k3/8/8/8/8/8/8/B1B1K3[] w - - 0 40", ""},
		{ast.Crazyhouse, "4k2P/8/8/8/8/8/8/8[] w - - 0 40", "king-count pawn-on-edge"},
		{ast.Crazyhouse, "4k3/8/8/8/8/8/4R3/4K3[] w - - 0 40", "opponent-in-check"},

		{ast.Atomic, "8/8/8/8/8/8/8/4K3 b - - 0 40", ""},
		{ast.Atomic, "8/8/8/8/8/8/8/4K3 w - - 0 40", "king-count"},
		{ast.Atomic, "4k3/8/8/8/8/8/8/KK6 b - - 0 40", "king-count"},
		{ast.Atomic, "8/8/8/8/8/8/5kK1/8 w - - 0 40", ""},
		{ast.Atomic, "4k3/8/3N4/1B6/8/8/4R3/4K3 b - - 0 40", ""},
		{ast.Atomic, "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 40", "pawns-too-many"},
		{ast.Atomic, "p3k3/8/8/8/8/8/8/4K3 w - - 0 40", "pawn-on-edge"},

		{ast.Antichess, "8/8/8/n7/8/8/8/P7 w - - 0 40", "pawn-on-edge"},
		{ast.Antichess, "4k3/8/8/8/8/8/4R3/8 w - - 0 40", ""},
		{ast.Antichess, "8/8/8/8/8/8/KKk5/8 w - - 0 40", ""},
		{ast.Antichess, "8/8/8/n7/8/8/PPPPPPPP/KK6 w - - 0 40", "promotions-too-many"},
		{ast.Suicide, "8/8/8/n7/8/P7/PPPPPPPP/8 w - - 0 40", "pawns-too-many"},
		{ast.Giveaway, "8/8/8/n7/8/8/PPPPPPP1/KK6 w - - 0 40", ""},

		{ast.Horde, ast.Horde.Start, ""},
		{ast.Horde, "4k3/8/8/8/8/8/8/P3K3 w - - 0 40", "king-count"},
		{ast.Horde, "P3k3/8/8/8/8/8/8/p7 w - - 0 40", "pawn-on-edge pawn-on-edge"},
		{ast.Horde, "4k3/8/8/8/8/8/8/4R3 w - - 0 40", "opponent-in-check"},
		{ast.Horde, "4k3/8/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/QQQQQQQQ w - - 0 40", ""},
		{ast.Horde, "4k3/8/8/6P1/PPPPPPPP/PPPPPPPP/PPPPPPPP/QQQQQQQQ w - - 0 40", ""},
		{ast.Horde, "4k3/8/8/PPPPP3/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w - - 0 40", "pawns-too-many men-too-many"},

		{ast.RacingKings, ast.RacingKings.Start, ""},
		{ast.RacingKings, "8/8/8/8/8/8/P6k/6K1 w - - 0 1", "kings-touch pawns-too-many"},
		{ast.RacingKings, "8/8/8/8/8/k7/8/R6K b - - 0 1", "checkers-too-many"},
		{ast.RacingKings, "8/8/8/8/8/k7/8/R6K w - - 0 1", "opponent-in-check"},
		{ast.RacingKings, "8/k7/8/8/8/8/7K/2QQ4 w - - 0 1", "promotions-too-many"},
	}
	for _, test := range tests {
		rec := dialects.XFEN.For(test.variant).MustParse(test.record)
		if got := verdicts(rules.Illegal(&rec.Position, test.variant, rec.Stated)); got != test.want {
			t.Errorf("%s, %s: %q, want %q", test.variant.Name, test.record, got, test.want)
		}
	}
}

// TestIllegalNumbers asks for what a finding says beside its code.
func TestIllegalNumbers(t *testing.T) {
	tests := []struct {
		record string
		side   ast.Color
		men    string
		n, of  int
	}{
		{"8/8/8/8/8/8/8/4K3 w - - 0 40", ast.Black, "", 0, 1},
		{"4k3/8/8/8/8/8/8/4KK2 w - - 0 40", ast.White, "e1 f1 ", 2, 1},
		{"8/8/8/8/8/8/5kK1/8 w - - 0 40", ast.Neutral, "f2 g2 ", 2, 0},
		{"4k3/8/8/8/8/8/8/P3K2P w - - 0 40", ast.White, "a1 h1 ", 2, 0},
		{"4k3/8/8/8/8/8/4R3/4K3 w - - 0 40", ast.White, "e2 ", 1, 0},
		{"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 40", ast.White, "", 9, 8},
		{"4k3/8/3N4/1B6/8/8/4R3/4K3 b - - 0 40", ast.White, "e2 b5 d6 ", 3, 2},
		{"4k3/8/8/8/8/N6N/PPPPPPP1/1NBQKBN1 w - - 0 60", ast.White, "", 2, 1},
		{"4k3/8/8/8/2B5/8/PPPPPPPP/4KB2 w - - 0 40", ast.White, "", 1, 0},
	}
	for _, test := range tests {
		rec := dialects.FEN.MustParse(test.record)
		found := rules.Illegal(&rec.Position, ast.Chess, rec.Stated)
		if len(found) != 1 {
			t.Errorf("%s: %v", test.record, found)
			continue
		}
		f := found[0]
		if f.Side != test.side || names(f.Men) != test.men || f.Count != test.n || f.Want != test.of {
			t.Errorf("%s: %+v, men %s", test.record, f, names(f.Men))
		}
	}
}

// TestIllegalMakesNoClaim of what has no rules here.
func TestIllegalMakesNoClaim(t *testing.T) {
	var none ast.Position
	unknown := *ast.Chess
	rec := dialects.FEN.MustParse("8/8/8/8/8/8/8/8 w - - 0 1")
	for name, found := range map[string][]rules.Finding{
		"no board": rules.Illegal(&none, nil, 0), "an unknown variant": rules.Illegal(&rec.Position, &unknown, 0),
	} {
		if found != nil {
			t.Errorf("%s: %v", name, found)
		}
	}
	if got := verdicts(rules.Illegal(&rec.Position, nil, rec.Stated)); got != "king-count king-count" {
		t.Errorf("an empty board: %s", got)
	}
}

// randomStart is a start position of a variant.
func randomStart(t *testing.T, v *ast.Variant, random *rand.Rand) rules.State {
	t.Helper()
	if v.Start != "" {
		return state(t, v, v.Start)
	}
	white := random.IntN(960)
	black := white
	if v == ast.DoubleChess960 {
		black = random.IntN(960)
	}
	p, _ := rules.Start960(white, black)
	s, err := rules.New(&p, v)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// each is how many positions of random games TestLegalGamesAreLegal asks of each variant.
var each = flag.Int("positions", 15_000, "positions of random games of each variant, for the test of soundness")

// seed begins other games.
var seed = flag.Uint64("seed", 9, "the seed of the random games, for the test of soundness")

// TestLegalGamesAreLegal plays random games of several styles, and asks that no
// position of them breaks a rule, with its counters and without.
func TestLegalGamesAreLegal(t *testing.T) {
	const most = 300
	for i, v := range rules.Variants() {
		t.Run(v.Name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(*seed, uint64(i)))
			var moves []rules.Move
			for positions := 0; positions < *each; {
				s := randomStart(t, v, random)
				wanted := styles[random.IntN(len(styles))]
				for range most {
					askSound(t, &s, v)
					positions++
					if moves = s.Moves(moves[:0]); len(moves) == 0 {
						break
					}
					s.Play(choose(&s, moves, wanted, random))
				}
			}
		})
	}
}

// askSound asks that a position of a game breaks no rule, and that nothing is odd in it
// but a clock that runs long. Chess is asked without its name, too, and a record may
// leave the en passant square out.
func askSound(t *testing.T, s *rules.State, v *ast.Variant) {
	t.Helper()
	p := s.Position()
	if prior := rules.PriorCheck(&p, v); prior != ast.NoSquare {
		t.Fatalf("%s: a check before the double step, from %v", written(t, s, v), prior)
	}
	without := p
	without.EnPassant = ast.NoSquare
	for _, p := range []*ast.Position{&p, &without} {
		for _, as := range []*ast.Variant{v, nil} {
			if as == nil && v != ast.Chess {
				continue
			}
			if found := rules.Illegal(p, as, allStated); found != nil {
				t.Fatalf("%s: %s %v", written(t, s, v), verdicts(found), found)
			}
			for _, f := range rules.Suspicious(p, as, allStated) {
				if f.Code != ast.FiftyMoves && f.Code != ast.SeventyFiveMoves {
					t.Fatalf("%s: %v", written(t, s, v), f)
				}
			}
		}
	}
}

// styles are the moves that a game prefers: those that take or promote, those of pawns,
// those of other men that take nothing, castling, and none.
var styles = []func(s *rules.State, m rules.Move) bool{
	func(s *rules.State, m rules.Move) bool { return m.Promotion != ast.NoRole || s.IsCapture(m) },
	func(_ *rules.State, m rules.Move) bool { return m.Role == ast.Pawn },
	func(s *rules.State, m rules.Move) bool { return m.Role != ast.Pawn && !s.IsCapture(m) },
	func(_ *rules.State, m rules.Move) bool { return m.Kind == rules.Castling || m.Role == ast.King },
	func(*rules.State, rules.Move) bool { return false },
}

// choose returns a move that is wanted half of the time, if there is one.
func choose(s *rules.State, moves []rules.Move, wanted func(*rules.State, rules.Move) bool, random *rand.Rand) rules.Move {
	first := random.IntN(len(moves))
	if random.IntN(2) == 0 {
		return moves[first]
	}
	for i := range moves {
		if m := moves[(first+i)%len(moves)]; wanted(s, m) {
			return m
		}
	}
	return moves[first]
}

// notLegal are positions of engine authors that no game leads to.
var notLegal = map[string]string{
	// Made by hand for Chess960, with both bishops on dark squares and all pawns.
	"nr1kqrbn/pbpppppp/1p6/8/8/BP6/P1PPPPPP/NR1KQRBN b BFbf - 0 1": "promotions-too-many promotions-too-many",
	"nr1kqrbn/pbpppppp/1p6/8/8/1P6/PBPPPPPP/NR1KQRBN w BFbf - 0 1": "promotions-too-many promotions-too-many",
	// The side that has moved last has a king and rooks that never moved, and no pawn that can have.
	"4k2r/8/8/8/8/8/8/4K3 w k - 0 1":       "last-move-missing",
	"r3k3/8/8/8/8/8/8/4K3 w q - 0 1":       "last-move-missing",
	"r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1":     "last-move-missing",
	"r3k3/1K6/8/8/8/8/8/8 w q - 0 1":       "last-move-missing",
	"r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1": "last-move-missing",
	"4k3/8/8/8/8/8/8/4K2R b K - 0 1":       "last-move-missing",
	"4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1":     "last-move-missing",
	"r3k1r1/8/8/8/8/8/8/R3K2R b KQq - 0 1": "last-move-missing",
	"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1+1": "last-move-missing",
	"8/1p6/8/8/8/8/P7/8 w - -":             "last-move-missing",
	"8/2p5/8/8/8/8/P7/8 w - -":             "last-move-missing",
	// All 32 men are there, yet White has taken with b7, and Black with a2. Before a move to any of its squares White
	// would have given check from b3, which nothing uncovers.
	"r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -": "pawns-need-captures pawns-need-captures check-impossible",
	// Two men that do not stand in each other's way, of which either gave check before the other moved.
	"3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - -": "double-check-impossible",
	"2Nq4/2K5/1b6/8/7R/3k4/7P/8 w - -":  "double-check-impossible",
	"5R2/2P5/8/4k3/8/3rK2r/8/8 w - -":   "double-check-impossible",
	// The pawns on g2 and h2 have not moved; no other can come to h3.
	"rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6": "pawns-no-origin",
}

// TestPerftPositionsAreLegal asks of the positions of testdata/perft.
func TestPerftPositionsAreLegal(t *testing.T) {
	for _, v := range rules.Variants() {
		file := "../testdata/perft/" + v.Name + ".txt"
		if _, err := os.Stat(file); err != nil {
			continue // of some variants no counts are published
		}
		for _, p := range readPerft(t, file) {
			rec := dialects.Auto.For(v).MustParse(p.record)
			if got := verdicts(rules.Illegal(&rec.Position, v, rec.Stated)); got != notLegal[p.record] {
				t.Errorf("%s: %s: %q, want %q", v.Name, p.record, got, notLegal[p.record])
			}
		}
	}
}

// allStated is a record that states the side to move, both counters and the checks.
const allStated = ast.Fields(1<<ast.TurnField | 1<<ast.HalfmoveField | 1<<ast.FullmoveField | 1<<ast.ChecksField)
