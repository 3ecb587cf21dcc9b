package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const rightsSource = "The definitions of K, Q and the letters of files (R. Scharnagl's X-FEN; the UCI protocol, UCI_Chess960; PGN standard 16.1.3.3), worked out in testdata/conformance/generate/rights.go for boards that stand there; what becomes of letters that name no right is said by each rule."

// A home is a board with kings and rooks at home, and the four rooks, by the letters of
// Shredder-FEN, that may have kept their rights.
type home struct {
	name, variant, board, rooks string
}

const pawns = "/pppppppp/8/8/8/8/PPPPPPPP/"

var homes = []home{
	{"orthodox", "chess960", "rnbqkbnr" + pawns + "RNBQKBNR", "HAha"},
	{"start-0", "chess960", "bbqnnrkr" + pawns + "BBQNNRKR", "HFhf"},
	{"start-959", "chess960", "rkrnnqbb" + pawns + "RKRNNQBB", "CAca"},
	{"king-b", "chess960", "rk5r/8/8/8/8/8/8/RK5R", "HAha"},
	{"king-g", "chess960", "r5kr/8/8/8/8/8/8/R5KR", "HAha"},
	{"close", "chess960", "2rkr3/8/8/8/8/8/8/2RKR3", "ECec"},
	{"kings-g-b", "dfrc", "rkrnnqbb" + pawns + "BQNBNRKR", "HFca"},
	{"kings-e-c", "dfrc", "1rk4r/8/8/8/8/8/8/R3K2R", "HAhb"},
	{"kings-b-g", "dfrc", "5rkr/8/8/8/8/8/8/RKR5", "CAhf"},
	{"spare-h", "dfrc", "r3k2r/8/8/8/8/8/8/R3K1RR", "GAha"},
	{"spare-g", "chess960", "r3k2r/8/8/8/8/8/8/R3K1RR", "HAha"},
	{"spare-a", "dfrc", "r3k2r/8/8/8/8/8/8/RR2K2R", "HBha"},
	{"spare-a-h", "chess960", "rr2k1rr/8/8/8/8/8/8/RR2K1RR", "GBgb"},
	{"middle", "dfrc", "r3k2r/8/8/8/8/8/8/RRR1K2R", "HBha"},
	{"nearest", "dfrc", "r3k2r/8/8/8/8/8/8/RRR1K2R", "HCha"},
	{"enemies", "chess960", "Rr2k1rR/8/8/8/8/8/8/rR2K1Rr", "GBgb"},
	{"spare-c", "chess960", "r1r1k2r/8/8/8/8/8/8/R1R1K2R", "HAha"},
	{"knight-between", "chess960", "r2nk1nr/8/8/8/8/8/8/R1B1KQ1R", "HAha"},
}

// rights are the right sets of all boards in the three dialects, their letters in every
// order, and letters that name no right.
func rights() []conformance.Case {
	var cases []conformance.Case
	for _, h := range homes {
		cases = append(cases, h.sets()...)
	}
	for _, h := range homes {
		cases = append(cases, h.orders()...)
	}
	cases = append(cases, loneSigns()...)
	cases = append(cases, castlingFaults()...)
	return once(cases)
}

// once leaves out what asks the same as a case before it.
func once(cases []conformance.Case) []conformance.Case {
	seen := map[conformance.Question]bool{}
	return slices.DeleteFunc(cases, func(c conformance.Case) bool {
		again := seen[c.Question]
		seen[c.Question] = true
		return again
	})
}

// sets are the sixteen subsets of the rights of a board: in X-FEN and Shredder-FEN where
// the variant is named, in X-FEN where it is not, in standard FEN where that has letters.
func (h home) sets() []conformance.Case {
	var cases []conformance.Case
	for set := range 16 {
		letters := ""
		for i, letter := range h.rooks {
			if set&(1<<i) != 0 {
				letters += string(letter)
			}
		}
		p := read(h.board + " w " + dashed(letters) + " - 0 1")
		p.chess960 = h.variant == "chess960"
		for _, dialect := range []string{"xfen", "shredder", "fen"} {
			c := p.sound(dialect)
			if c.Canonical[dialect] == nil {
				continue
			}
			c.Variant = h.variant
			c.Canonical["json"] = p.jsonOf(h.variant)
			c.Input = *c.Canonical[dialect]
			c.ID = fmt.Sprintf("chess960/rights-%s-%s-%s", h.name, dashless(letters), dialect)
			castlingSound[dialect].into(&c)
			cases = append(cases, c)
		}
		cases = append(cases, p.unnamed(h.name, letters))
	}
	return cases
}

func dashless(letters string) string {
	if letters == "" {
		return "none"
	}
	return letters
}

// unnamed is the record in X-FEN where no variant is named.
func (p position) unnamed(name, letters string) conformance.Case {
	p.chess960 = false
	c := p.sound("xfen")
	c.Input = *c.Canonical["xfen"]
	c.ID = fmt.Sprintf("chess960/rights-%s-%s-unnamed", name, dashless(letters))
	castlingSound["xfen"].into(&c)
	if code := p.needs("", p.xfen()); code != "" {
		at := len(p.placement("/")) + 3
		c.Verdict = conformance.Warning
		c.Findings = []conformance.Finding{{Code: code, Start: at, End: at + len(p.xfen())}}
		sourceOf("xfen", "", code).into(&c)
	}
	return c
}

// orders are the letters of all four rights in each of the 24 orders. X-FEN and standard
// FEN have one; in Shredder-FEN that of the protocol's example, which ascends, is as good
// as that of the programs, where the king's side comes first.
func (h home) orders() []conformance.Case {
	p := read(h.board + " w " + h.rooks + " - 0 1")
	p.chess960 = h.variant == "chess960"
	ascending := string(sorted(h.rooks[:2])) + string(sorted(h.rooks[2:]))
	var cases []conformance.Case
	for _, dialect := range []string{"xfen", "shredder", "fen"} {
		if h.name != "orthodox" && h.name != "spare-a-h" && h.name != "kings-b-g" {
			break
		}
		c := p.sound(dialect)
		if c.Canonical[dialect] == nil {
			continue
		}
		c.Variant = h.variant
		c.Canonical["json"] = p.jsonOf(h.variant)
		field := strings.Fields(*c.Canonical[dialect])[2]
		for _, order := range permutations(field) {
			c := c
			c.Input = h.board + " w " + order + " - 0 1"
			c.ID = fmt.Sprintf("chess960/order-%s-%s-%s", h.name, order, dialect)
			castlingSound[dialect].into(&c)
			switch {
			case order == field:
			case dialect == "shredder" && order == ascending:
				source{castlingSound[dialect].text + "; its example ascends, and is written with the king's side first", decided}.into(&c)
			default:
				at := len(h.board) + 3
				c.Verdict = conformance.Warning
				c.Findings = []conformance.Finding{{Code: "castling-order", Start: at, End: at + 4}}
				sourceOf(dialect, h.variant, "castling-order").into(&c)
			}
			cases = append(cases, c)
		}
	}
	return cases
}

func sorted(letters string) []byte {
	b := []byte(letters)
	slices.Sort(b)
	return b
}

func permutations(letters string) []string {
	if letters == "" {
		return []string{""}
	}
	var all []string
	for i := range letters {
		for _, rest := range permutations(letters[:i] + letters[i+1:]) {
			all = append(all, letters[i:i+1]+rest)
		}
	}
	return all
}

// needs is the variant that the rights belong to and nothing names. A field with the letter of a file says itself that it is no orthodox game.
func (p position) needs(variant, field string) (code string) {
	files := strings.Trim(field, "KQkq-") != ""
	switch orthodox, single := p.arrays(); {
	case variant == "dfrc" || variant == "chess" || variant == "" && files || orthodox:
		return ""
	case single && variant == "":
		return "needs-chess960"
	case single:
		return ""
	}
	return "needs-dfrc"
}

// arrays says whether the rights can be those of orthodox chess, and of a game from one
// array for both sides, whose king stands between its rooks.
func (p position) arrays() (orthodox, single bool) {
	orthodox, single = true, true
	white, black := p.king(true)%8, p.king(false)%8
	sides := map[bool]bool{}
	wings := map[bool]square{}
	p.wings(func(rook square, side, kingside bool) {
		king := black
		if side {
			king = white
		}
		orthodox = orthodox && king == 4 && (rook%8 == 0 || rook%8 == 7)
		single = single && king > 0 && king < 7
		if other, ok := wings[kingside]; ok && other != rook%8 {
			single = false
		}
		wings[kingside], sides[side] = rook%8, true
	})
	return orthodox, single && (len(sides) < 2 || white == black)
}
