package main

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const corruptionSource = "Ten good records, each byte of them spoilt in seven ways. " + spoiltSource

const spoiltSource = "What is right of the outcome is worked out by the reader in testdata/conformance/generate (answer in reader.go), a second one beside Forsyth's, written from the PGN standard, 16.1 and 16.2, the USI protocol and Forsyth's decisions (docs/conformance.md). While it was written, and by a test since, it was compared with Forsyth's: where the two differed, the text of the standard, or of the protocol, settled case by case which of them was to be mended. Sixty of its verdicts are worked out by hand from the standard in spoilt_test.go. Where the texts settle no code or place the findings are left out, and where they settle not even the verdict the case is."

// goods are the records that are spoilt.
var goods = []struct {
	name string
	conformance.Question
}{
	{"start", conformance.Question{Dialect: "fen", Input: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}},
	{"passing", conformance.Question{Dialect: "fen", Input: "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"}},
	{"endgame", conformance.Question{Dialect: "fen", Variant: "chess", Input: "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 150"}},
	{"rights", conformance.Question{Dialect: "fen", Variant: "chess", Input: "r3k2r/1b4bq/8/8/8/8/7B/R3K2R b Kq - 12 34"}},
	{"inner", conformance.Question{Dialect: "xfen", Variant: "chess960", Input: "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11"}},
	{"files", conformance.Question{Dialect: "shredder", Variant: "chess960", Input: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"}},
	{"best", conformance.Question{Dialect: "epd", Input: `2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001";`}},
	{"counted", conformance.Question{Dialect: "epd", Input: "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - acd 12; am O-O; fmvn 40; hmvc 5;"}},
	{"diagram", conformance.Question{Dialect: "forsyth", Letters: "en", Input: "r1bqkbnr - pppp1ppp - 2n5 - 4p3 - 4P3 - 5N2 - PPPP1PPP - RNBQKB1R"}},
	{"shogi", conformance.Question{Dialect: "sfen", Input: "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124"}},
}

// corruptions are the records with one byte deleted, doubled, replaced by a question mark or
// by a byte that a hand could have put there, or with a byte too many before it.
func corruptions() []conformance.Case {
	cases, _ := corrupted()
	return cases
}

// corrupted also counts the cases that the sources do not settle.
func corrupted() (cases []conformance.Case, unsure int) {
	for _, good := range goods {
		seen := map[string]bool{good.Input: true}
		separator := "/"
		if good.Dialect == "forsyth" {
			separator = "-"
		}
		for i := range len(good.Input) {
			before, b, after := good.Input[:i], good.Input[i:i+1], good.Input[i+1:]
			for _, way := range [...]struct{ name, text string }{
				{"deleted", before + after},
				{"doubled", before + b + b + after},
				{"question", before + "?" + after},
				{"near", before + near(b) + after},
				{"blank", before + " " + b + after},
				{"separator", before + separator + b + after},
				{"one", before + "1" + b + after},
			} {
				if seen[way.text] {
					continue // another byte, or way, with the same outcome
				}
				seen[way.text] = true
				id := fmt.Sprintf("corruption/%s-%d-%s", good.name, i, way.name)
				c, ok := workedOut(id, partOf(good.Question, i), spoilt(good.Question, way.text))
				if !ok {
					unsure++
					continue
				}
				cases = append(cases, c)
			}
		}
	}
	return cases, unsure
}

func spoilt(q conformance.Question, text string) conformance.Question {
	q.SetText(text)
	return q
}

// near is a byte that a slip of the hand puts in the place of another: a digit one higher,
// a letter in the other case, the no-break space of Latin-1, a mark of the same key.
func near(b string) string {
	switch c := b[0]; {
	case c >= '0' && c <= '8':
		return string(c + 1)
	case c == '9':
		return "8"
	case c >= 'a' && c <= 'z':
		return strings.ToUpper(b)
	case c >= 'A' && c <= 'Z':
		return strings.ToLower(b)
	}
	if to, ok := map[string]string{"/": "7", "-": "_", " ": "\xa0", ";": ",", "\"": "2", ".": ":", "+": "*"}[b]; ok {
		return to
	}
	panic("no neighbour of " + b)
}
