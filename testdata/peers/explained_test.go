package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// known is a difference that is explained, as chessops 0.15.1 answers, and a fault beside
// it that must not be.
type known struct {
	text    string
	variant *ast.Variant
	rules   string
	in      aspect
	answer  func(a *answer)
	near    func(a *answer) // beside the answer
	// other is a text of which the same answer is not explained, in place of near.
	other   string
	foreign bool
}

func refuse(code string) func(a *answer) {
	return func(a *answer) { *a = answer{refused: code} }
}

// accept is the answer to a text that Forsyth refuses.
func accept(a *answer) { *a = answer{read: "", illegal: []string{"ERR_KINGS"}} }

func replace(field func(a *answer) *string, from, to string) func(a *answer) {
	return func(a *answer) { *field(a) = strings.Replace(*field(a), from, to, 1) }
}

func read(a *answer) *string    { return &a.read }
func written(a *answer) *string { return &a.written }

func illegal(code string) func(a *answer) {
	return func(a *answer) { a.judged, a.illegal = false, []string{code} }
}

// passed is the answer where chessops has a pawn that has passed and Forsyth has none.
func passed(square, uci, san string) func(a *answer) {
	return func(a *answer) {
		a.passed, a.beside, a.legal = square, square, square
		a.written = strings.Replace(a.written, " - - ", " - "+square+" ", 1)
		a.moves = append(a.moves, move{uci, san})
		slices.SortFunc(a.moves, byCoordinates)
	}
}

var knowns = map[string]known{
	"castling letters that name no right": {
		text: "4k3/8/8/8/8/8/8/4K2R w KBC - 0 1", rules: "chess", in: text, answer: refuse("ERR_CASTLING"), other: "4k3/8/8/8/8/8/8/4K2R w KB - 0 1"},
	"two rights on one side of a king": {
		text: "4k3/8/8/8/8/8/8/RR2K3 w QB - 0 1", rules: "chess", in: text, answer: accept, other: "4k3/8/8/8/8/8/8/RR2K3 w QX - 0 1"},
	"en passant square in racing kings": {
		text: "8/8/8/8/8/8/k6K/8 w - e6 0 1", variant: ast.RacingKings, rules: "racingkings", in: text, answer: accept, other: "8/8/8/8/8/8/k6K/8 w x e6 0 1"},
	"counters of more than four digits": {
		text: "4k3/8/8/8/8/8/8/4K3 w - - 0 10000", rules: "chess", in: text, answer: refuse("ERR_FULLMOVES"), other: "4k3/8/8/8/8/8/8/4K3 w - - 0 1000"},
	"leniencies of Forsyth": {
		text: "4k3/8/8/8/8/8/8/4K3 w - -0 1", rules: "chess", in: text, answer: refuse("ERR_EP_SQUARE"), other: "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
	"check counts in a game without them": {
		text: "4k3/8/8/8/8/8/8/4K3 w - - 1+1 0 1", rules: "chess", in: text, answer: accept, other: "4k3/8/8/8/8/8/8/4K3 w - - 1+1 0 1 x"},
	"zeros before a check count": {
		text: "4k3/8/8/8/8/8/8/4K3 w - - 03+1 0 1", variant: ast.ThreeCheck, rules: "3check", in: text, answer: accept, other: "4k3/8/8/8/8/8/8/4K3 w - - 33+1 0 1"},
	"underscores for blanks": {
		text: "4k3/8/8/8/8/8/8/4K3_w - - 0 1", rules: "chess", in: text, answer: accept, other: "4k3/8/8/8/8/8/8/4K3_x - - 0 1"},
	"king in a pocket": {
		text: "4k3/8/8/8/8/8/8/4K3[Qk] w - - 0 1", variant: ast.Crazyhouse, rules: "crazyhouse", in: text, answer: accept, other: "4k3/8/8/8/8/8/8/4K2[Qk] w - - 0 1"},
	"promoted pawn": {
		text: "4k3/8/8/8/8/P~7/8/4K3[] w - - 0 1", variant: ast.Crazyhouse, rules: "crazyhouse", in: text, answer: accept, other: "4k3/8/8/8/8/P~8/8/4K3[] w - - 0 1"},
	"numbers in pockets": {
		text: "4k3/8/8/8/8/8/8/4K3[2Q] w - - 0 1", variant: ast.Crazyhouse, rules: "crazyhouse", in: text, answer: refuse("ERR_POCKETS"), other: "4k3/8/8/8/8/8/8/4K3[QQ] w - - 0 1"},
	"order of pockets": {
		text: "4k3/8/8/8/8/8/8/4K3[QP] w - - 0 1", variant: ast.Crazyhouse, rules: "crazyhouse", in: reading,
		answer: replace(read, "[QP]", "[PQ]"), near: replace(read, "[PQ]", "[PR]")},
	"slash after the last rank": {
		text: "4k3/8/8/8/8/8/8/4K3/ w - - 0 1", rules: "chess", in: reading,
		answer: replace(read, "4K3 ", "4K3[] "), near: replace(read, "[] ", "[Q] ")},
	"marks of promotion in a game without pockets": {
		text: "4k3/8/8/8/8/Q~7/8/4K3 w - - 0 1", rules: "chess", in: reading,
		answer: replace(read, "Q7", "Q~7"), near: replace(read, "Q~7", "R~7")},
	"check counts that are not stated": {
		text: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", variant: ast.ThreeCheck, rules: "3check", in: reading,
		answer: replace(read, "3+3 ", ""), other: "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1"},
	"half-move clocks above 150": {
		text: "4k3/8/8/8/8/8/8/4K3 w - - 160 100", rules: "chess", in: writing,
		answer: replace(written, "160", "150"), near: replace(written, "150", "151")},
	"move numbers above 9999": {
		text: "4k3/8/8/8/8/8/8/4K3 w - - 0 10000", rules: "chess", in: writing,
		answer: replace(written, "10000", "9999"), near: replace(written, "9999", "9998")},
	"castling in orthodox chess": {
		text: "4k3/8/8/8/8/8/8/3K3R w K - 0 100", variant: ast.Chess, rules: "chess", in: castling,
		answer: func(a *answer) { a.castling = "h1" }, near: func(a *answer) { a.castling = "g1" }},
	"rights of a side with several kings": {
		text: "4k2r/8/8/8/8/8/K7/4K2R w Kk - 0 1", rules: "chess", in: castling,
		answer: func(a *answer) { a.castling = "h8" }, near: func(a *answer) { a.castling = "h1" }},
	"rights in a game without castling": {
		text: "k7/8/8/8/8/8/7P/P3K2R w K - 0 1", variant: ast.Antichess, rules: "antichess", in: castling,
		answer: func(a *answer) { a.castling = "h1" }, other: "k7/8/8/8/8/8/7P/4K2R w K - 0 1"},
	"pawn that is dropped": {
		text: "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", variant: ast.Crazyhouse, rules: "crazyhouse", in: sanText,
		answer: func(a *answer) { a.moves[0].san = "@a2" }, near: func(a *answer) { a.moves[0].san = "@b2" }},
	"en passant square and a running clock": {
		text: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 100", rules: "chess", in: moves,
		answer: passed("d6", "e5d6", "exd6"), near: func(a *answer) { a.moves = append(a.moves, move{"e5f6", "exf6"}) }},
	"square of the pawn for en passant": {
		text: "4k3/8/8/3pP3/8/8/8/K7 w - d5 0 100", rules: "chess", in: enPassant,
		answer: func(a *answer) { a.stored, a.passed, a.beside, a.legal = "d5", "-", "-", "-" }, near: func(a *answer) { a.stored = "d7" }},
	"moves after the square of the pawn": {
		text: "4k3/8/8/3pP3/8/8/8/K7 w - d5 0 100", rules: "chess", in: moves,
		answer: func(a *answer) { a.moves = slices.DeleteFunc(a.moves, func(m move) bool { return m.uci == "e5d6" }) },
		near:   func(a *answer) { a.moves = a.moves[1:] }},
	"man on the en passant square": {
		text: "4k3/8/3n4/3pP3/8/8/8/K7 w - d6 0 100", rules: "chess", in: enPassant,
		answer: func(a *answer) { a.passed, a.beside, a.legal = "d6", "d6", "d6" }, near: func(a *answer) { a.legal = "c6" }},
	"check to the side that is not to move in atomic chess": {
		text: "4k3/8/8/8/8/8/4R3/K7 w - - 0 100", variant: ast.Atomic, rules: "atomic", in: legality,
		answer: illegal("ERR_OPPOSITE_CHECK"), other: "4k3/8/8/8/8/8/3R4/K7 w - - 0 100"},
	"horde of Black": {
		text: "pppppppp/pppppppp/pppppppp/pppppppp/8/8/8/4K3 w - - 0 1", variant: ast.Horde, rules: "horde", in: legality,
		answer: func(a *answer) { a.illegal, a.judged = nil, true }, other: "4k3/8/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPKPPP w - - 0 1"},
	"start array of a variant": {
		text: "brn3rn/3qkpQp/1p2p3/p2pb3/2P5/4RP2/P1PPP1PP/B1NB1RKN w - - 3+3 5 13", variant: ast.ThreeCheck, rules: "3check", in: legality, foreign: true,
		answer: func(a *answer) {}, other: "4k3/8/8/8/8/8/4R3/4K3 w - - 3+3 0 40"},
	"marks of promotion in crazyhouse": {
		text: "qqq1k3/8/8/8/8/8/8/4K3[] w - - 0 100", variant: ast.Crazyhouse, rules: "crazyhouse", in: legality,
		answer: func(a *answer) { a.material = true }, other: "qq~q1k3/8/8/8/8/8/8/4K3[] w - - 0 100"},
	"two bishops of one colour in racing kings": {
		text: "8/8/8/8/8/8/k3B1BK/8 b - - 0 100", variant: ast.RacingKings, rules: "racingkings", in: legality,
		answer: func(a *answer) { a.material = false }, other: "8/8/8/8/8/8/k3NNNK/8 b - - 0 100"},
	"kings that were pawns in antichess": {
		text: "8/8/8/8/8/8/PPPPPPPP/KK5k w - - 0 100", variant: ast.Antichess, rules: "antichess", in: legality,
		answer: func(a *answer) { a.material = false }, other: "8/8/8/8/8/8/PPPPPPPP/KQQ4k w - - 0 100"},
	"antichess without an opponent": {
		text: "8/8/8/8/8/8/8/K7 w - - 0 100", variant: ast.Antichess, rules: "antichess", in: ending,
		answer: func(a *answer) { a.end, a.winner = "not-over", "" }, other: "8/8/8/8/8/8/8/7k w - - 0 100"},
	"both sides have given their checks": {
		text: "4k3/8/8/8/8/8/8/4K3 w - - 0+0 0 100", variant: ast.ThreeCheck, rules: "3check", in: ending,
		answer: func(a *answer) { a.winner = "white" }, other: "4k3/8/8/8/8/8/8/4K3 w - - 1+1 0 100"},
}

// explained plants the answer in a text, and returns the explanations of what differs in
// the aspect: nil is one for a difference that has none.
func (k *known) explained(text string, plant ...func(a *answer)) (all []*explanation) {
	s := &sample{source: sources[0], variant: k.variant, rules: k.rules, text: text, asked: text, played: k.foreign, foreign: k.foreign}
	q := ask(s)
	q.choose()
	theirs := echo(q)
	for _, change := range plant {
		change(&theirs)
	}
	c := compare(q, theirs)
	for i := range c.found {
		if c.found[i].aspect == k.in {
			all = append(all, explain(c, &c.found[i]))
		}
	}
	return all
}

// TestExplained: each row of the table explains its difference, and not a fault beside it.
func TestExplained(t *testing.T) {
	for _, e := range explanations {
		k, ok := knowns[e.name]
		if !ok {
			t.Errorf("%s: no test", e.name)
			continue
		}
		found := k.explained(k.text, k.answer)
		if len(found) == 0 || slices.ContainsFunc(found, func(other *explanation) bool { return other != e }) {
			t.Errorf("%s: explained by %v", e.name, found)
		}
		near := k.near
		if near == nil {
			found = k.explained(k.other, k.answer)
		} else {
			found = k.explained(k.text, k.answer, near)
		}
		if !slices.Contains(found, nil) {
			t.Errorf("%s: explains what is beside it", e.name)
		}
	}
}
