package main

import (
	"testing"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// A checked record is a spoilt one whose verdict a person has worked out with the text of
// the standard at hand: the clause, and for a refused one the code and the text that is
// marked.
type checked struct {
	dialect, variant, input string
	code, marked            string // empty for a record that is accepted
	clause                  string
}

// refusedByHand are spoilt in all ten records of corruption.go and in some of missing.go. The
// clauses are those of the PGN standard, where no other text is named.
var refusedByHand = []checked{
	// The start.
	{"fen", "", "nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "rank-short", "nbqkbnr", "16.1.3.1: rank 8 has seven squares"},
	{"fen", "", "rrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "rank-long", "r", "16.1.3.1: the ninth square of rank 8"},
	{"fen", "", "?nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "piece-unknown", "?", "16.1.3.1: no letter of a man"},
	{"fen", "", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "digit-range", "9", "16.1.3.1: the digits are 1 to 8"},
	{"fen", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ? KQkq - 0 1", "turn-unknown", "?", "16.1.3.2: w or b"},
	{"fen", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ?Qkq - 0 1", "castling-unknown", "?", "16.1.3.3: K, Q, k and q"},
	{"fen", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq _ 0 1", "ep-unknown", "_", "16.1.3.4: a square or a dash"},
	{"fen", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ? 1", "counter-unknown", "?", "16.1.3.5: an integer"},
	{"fen", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ?", "counter-unknown", "?", "16.1.3.6: an integer"},
	// After a double step.
	{"fen", "", "rnbqkbnr/pppp1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "rank-short", "pppp1pp", "16.1.3.1: rank 7 has seven squares"},
	{"fen", "", "rnbqkbnr/ppp1p1pp/8/4pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "rank-long", "2", "16.1.3.1: 4 and 3 are seven, the last 2 goes to the ninth square"},
	{"fen", "", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq ?6 0 3", "ep-unknown", "?6", "16.1.3.4: no file"},
	{"fen", "", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f? 0 3", "ep-unknown", "f?", "16.1.3.4: no rank"},
	// An ending.
	{"fen", "chess", "8/5?2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 150", "piece-unknown", "?", "16.1.3.1: no letter of a man"},
	{"fen", "chess", "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 ? - - 99 150", "turn-unknown", "?", "16.1.3.2: w or b"},
	{"fen", "chess", "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 9? 150", "counter-unknown", "9?", "16.1.3.5: an integer"},
	{"fen", "chess", "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 1?0", "counter-unknown", "1?0", "16.1.3.6: an integer"},
	{"fen", "chess", "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 1 50", "field-extra", "50", "16.1.3: six fields"},
	// One right a side.
	{"fen", "chess", "r4k2r/1b4bq/8/8/8/8/7B/R3K2R b Kq - 12 34", "rank-long", "r", "16.1.3.1: r, 4, k and 2 are eight squares"},
	{"fen", "chess", "r3k2r/1b4bq/8/8/8/8/7B/R3K2 b Kq - 12 34", "rank-short", "R3K2", "16.1.3.1: rank 1 has seven squares"},
	{"fen", "chess", "r3k2r/1b4bq/8/8/8/8/7B/R3K2R b K? - 12 34", "castling-unknown", "?", "16.1.3.3: K, Q, k and q"},
	{"fen", "chess", "r3k2r/1b4bq/8/8/8/8/7B/R3K2R b Kq - 1? 34", "counter-unknown", "1?", "16.1.3.5: an integer"},
	// X-FEN, the right of an inner rook.
	{"xfen", "chess960", "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P8/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11", "rank-long", "8", "16.1.3.1: P and 8 are nine squares"},
	{"xfen", "chess960", "rn2k1r1/ppp1pp1p/3p2p1/5?n1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11", "piece-unknown", "?", "16.1.3.1: no letter of a man"},
	{"xfen", "chess960", "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR ? Gkq - 4 11", "turn-unknown", "?", "16.1.3.2: w or b"},
	{"xfen", "chess960", "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w ?kq - 4 11", "castling-unknown", "?", "X-FEN: K, Q and the letters of files"},
	// Shredder-FEN.
	{"shredder", "chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR ? HFhf - 2 9", "turn-unknown", "?", "16.1.3.2: w or b"},
	{"shredder", "chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w H?hf - 2 9", "castling-unknown", "?", "UCI protocol, UCI_Chess960: the letters of files"},
	{"shredder", "chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf _ 2 9", "ep-unknown", "_", "16.1.3.4: a square or a dash"},
	{"shredder", "chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 ?", "counter-unknown", "?", "16.1.3.6: an integer"},
	// EPD, a best move.
	{"epd", "", `2rr3k/pp3pp1/1nnqbN1p/3pN3/3pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001";`, "rank-long", "4", "16.2.3.1: 3, p and P are five squares"},
	{"epd", "", `2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4?K1 w - - bm Qg6; id "WAC.001";`, "piece-unknown", "?", "16.2.3.1: no letter of a man"},
	{"epd", "", `2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 ? - - bm Qg6; id "WAC.001";`, "turn-unknown", "?", "16.2.3.2: w or b"},
	{"epd", "", `2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w _ - bm Qg6; id "WAC.001";`, "castling-unknown", "_", "16.2.3.3: letters or a dash"},
	// EPD, the counters as operations.
	{"epd", "", "r3k2r/9/8/8/8/8/8/R3K2R b KQkq - acd 12; am O-O; fmvn 40; hmvc 5;", "digit-range", "9", "16.2.3.1: the digits are 1 to 8"},
	{"epd", "", "r3k2r/8/8/8/8/8/8/R3K2R b KQ?q - acd 12; am O-O; fmvn 40; hmvc 5;", "castling-unknown", "?", "16.2.3.3: K, Q, k and q"},
	{"epd", "", "r3k2r/8/8/8/8/8/8/R3K2R ? KQkq - acd 12; am O-O; fmvn 40; hmvc 5;", "turn-unknown", "?", "16.2.3.2: w or b"},
	// A board in Forsyth notation, as columns and XBoard have it: no standard.
	{"forsyth", "", "?1bqkbnr - pppp1ppp - 2n5 - 4p3 - 4P3 - 5N2 - PPPP1PPP - RNBQKB1R", "letter-unknown", "?", "no letter of a man"},
	{"forsyth", "", "r1bqkbnr - pppp1ppp - 2n5 - 4p3 - 4P3 - 5N2 - PPPP1PPP - RNBQKB2R", "rank-long", "RNBQKB2R", "the first rank has nine squares"},
	// SFEN, the sample of the USI protocol.
	{"sfen", "", "8?/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124", "piece-unknown", "?", "USI protocol: no letter of a man"},
	{"sfen", "", "8l/1l+R2P3/p2pBG1pp/kps1p5/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124", "rank-long", "5", "USI protocol: nine squares, and k, p, s, 1 and p are five"},
	{"sfen", "", "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3 w Sbgn3p 124", "rank-short", "LN2+p3", "USI protocol: nine squares, and here eight"},
	{"sfen", "", "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L ? Sbgn3p 124", "turn-unknown", "?", "USI protocol: b or w"},
	{"sfen", "", "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 12?", "counter-unknown", "12?", "USI protocol: a number"},
	// Fields that are missing, in another place, or too many.
	{"fen", "", "", "record-empty", "", "16.1.3: six fields"},
	{"fen", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - 0 1", "field-missing", "0", "16.1.3: six fields; a counter stands in the place of the square"},
	{"fen", "", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w c6 KQkq 0 2", "fields-swapped", "c6 KQkq", "16.1.3: castling is the third field, the square the fourth"},
	{"fen", "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39 extra", "field-extra", "extra", "16.1.3: six fields"},
	{"xfen", "chess960", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR b KQkq - 3 12 7", "field-extra", "7", "16.1.3: six fields"},
	{"shredder", "dfrc", "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR b HFca - 0 1 extra", "field-extra", "extra", "16.1.3: six fields"},
}

// acceptedByHand are spoilt into other records that are sound.
var acceptedByHand = []checked{
	{"fen", "", "rnBqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", "", "16.1.3.1: a bishop of White on c8"},
	{"fen", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 10 1", "", "", "16.1.3.5: an integer from 0"},
	{"fen", "chess", "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 9 150", "", "", "16.1.3.5: an integer from 0"},
	{"fen", "chess", "r3k2r/1b4bq/8/8/8/8/7B/R3K2R b q - 12 34", "", "", "16.1.3.3: the right that is left"},
	{"xfen", "chess960", "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 5 11", "", "", "16.1.3.5: an integer from 0"},
	{"shredder", "chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w Fhf - 2 9", "", "", "16.1.3.3: the rights that are left"},
	{"epd", "", `2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg7; id "WAC.001";`, "", "", "16.2.4: another move in SAN"},
	{"forsyth", "", "r1bqkbnr - pppp1ppp - 2N5 - 4p3 - 4P3 - 5N2 - PPPP1PPP - RNBQKB1R", "", "", "a knight of White on c6"},
	{"sfen", "", "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 224", "", "", "USI protocol: another even number"},
	{"epd", "", "4k3/8/8/8/8/5N2/8/4KN2 w - - bm N1d2 N3d2;", "", "", "16.2: four fields and an operation"},
}

// TestByHand compares the families of spoilt records with what was worked out by hand.
func TestByHand(t *testing.T) {
	if len(refusedByHand) != 50 || len(acceptedByHand) != 10 {
		t.Errorf("%d and %d records", len(refusedByHand), len(acceptedByHand))
	}
	topics, err := conformance.Load(conformance.Files())
	if err != nil {
		t.Fatal(err)
	}
	suite := map[conformance.Question]conformance.Case{}
	for _, topic := range topics {
		for _, c := range topic.Cases {
			if topic.Topic == "corruption" || topic.Topic == "missing" {
				suite[c.Question] = c
			}
		}
	}
	for _, want := range append(refusedByHand, acceptedByHand...) {
		q := conformance.Question{Dialect: want.dialect, Variant: want.variant, Input: want.input}
		if q.Dialect == "forsyth" {
			q.Letters = "en"
		}
		c, ok := suite[q]
		if !ok {
			t.Errorf("%s %q is no case", want.dialect, want.input)
			continue
		}
		want.check(t, c)
	}
}

// check compares the case of a record with what is right of it.
func (want *checked) check(t *testing.T, c conformance.Case) {
	t.Helper()
	if want.code == "" {
		if c.Verdict != conformance.Accept || c.Findings == nil || len(c.Findings) > 0 {
			t.Errorf("%s: %s %v, though %s", c.ID, c.Verdict, c.Findings, want.clause)
		}
		return
	}
	isFound := false
	for _, f := range c.Findings {
		isFound = isFound || f.Code == want.code && c.Input[f.Start:f.End] == want.marked
	}
	if c.Verdict != conformance.Reject || !isFound {
		t.Errorf("%s: %s %v, want %s of %q: %s", c.ID, c.Verdict, c.Findings, want.code, want.marked, want.clause)
	}
}
