package main

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// TestMeanings asks that all that was worked out by hand is of a record that is read with
// a warning, and that it is there for every such record of chess.
func TestMeanings(t *testing.T) {
	used, about := map[[3]string]bool{}, map[string]bool{}
	for _, r := range records() {
		if r.isValid || r.isRejected() {
			continue
		}
		isDiagram := r.dialect == "forsyth" || r.dialect == "pieces"
		switch key := [3]string{r.dialect, r.variant, r.Text}; {
		case r.letters != "":
			about[words(r.Comment)] = true
		case isDiagram || r.hasFields() && (r.variant == "" || isChess(r.variant)):
			used[key] = true
			if _, ok := r.meaning(); !ok {
				t.Errorf("%q has no meaning", key)
			}
		}
	}
	for key := range meanings() {
		if !used[key] {
			t.Errorf("%q is no record that is read with a warning", key)
		}
	}
	for words := range boards {
		if !about[words] {
			t.Errorf("no record is about: %s", words)
		}
	}
}

// TestAlphabets compares what is made in letters with what people printed.
func TestAlphabets(t *testing.T) {
	const placement = "1rbq2nr/p4ppp/1bnp4/1pp1p3/k7/5P2/PPPPP1PP/RNBQKBNR" // an example of Natch
	for language, want := range map[string]string{
		"":           "1rbq2nr - p4ppp - 1bnp4 - 1pp1p3 - k7 - 5P2 - PPPPP1PP - RNBQKBNR",
		"de":         "1tld2st - b4bbb - 1lsb4 - 1bb1b3 - k7 - 5B2 - BBBBB1BB - TSLDKLST",
		"fr":         "1tfd2ct - p4ppp - 1fcp4 - 1pp1p3 - r7 - 5P2 - PPPPP1PP - TCFDRFCT",
		"ru":         "1лсф2кл - п4ппп - 1скп4 - 1пп1п3 - кр7 - 5П2 - ППППП1ПП - ЛКСФКрСКЛ",
		"x-figurine": "1♜♝♛2♞♜ - ♟4♟♟♟ - 1♝♞♟4 - 1♟♟1♟3 - ♚7 - 5♙2 - ♙♙♙♙♙1♙♙ - ♖♘♗♕♔♗♘♖",
	} {
		letters := alphabetOf(language)
		if got := letters.forsyth(placement); got != want {
			t.Errorf("%s: %s, want %s", language, got, want)
		}
		if got := letters.placement(want); got != placement {
			t.Errorf("%s: %s", language, got)
		}
	}
	if got := alphabetOf("en-x-popeye").placement("4k3 - 8 - 2.MA5 - 8 - 8 - 8 - 8 - 4K3"); got != "" {
		t.Errorf("FEN has a letter for a mao: %s", got)
	}
}

func TestLists(t *testing.T) {
	for language, want := range map[string]string{
		"":           "White: Kg1, Qd1, Pa2; Black: Kg8, Rf8, Ph7",
		"de":         "Weiß: Kg1, Dd1, Ba2; Schwarz: Kg8, Tf8, Bh7",
		"x-figurine": "White: ♔g1, ♕d1, ♙a2; Black: ♚g8, ♜f8, ♟h7",
	} {
		letters := alphabetOf(language)
		p := letters.position(want)
		if got := p.placement("/"); got != "5rk1/7p/8/8/8/8/P7/3Q2K1" {
			t.Errorf("%s: %s", language, got)
		}
		if h, ok := headings(language); !ok || letters.list(p, h) != want {
			t.Errorf("%s: %s", language, letters.list(p, h))
		}
	}
}

// TestPseudoLegal has rows of the table of en passant squares.
func TestPseudoLegal(t *testing.T) {
	for record, want := range map[string]string{
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1":   "-",
		"rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3": "d6",
		"5r2/8/8/4pP2/8/8/8/3k1K2 w - e6 0 2":                           "e6", // a pin does not count
		"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1":                             "d3",
		"4k3/8/8/7P/p7/8/8/4K3 w - a6 0 1":                              "-", // h5 is not beside a5
	} {
		if p := read(record); p.pseudoLegal().String() != want {
			t.Errorf("%s: %s, want %s", record, p.pseudoLegal(), want)
		}
	}
}

// TestOperations asks how a record of EPD stands in the other dialects.
func TestOperations(t *testing.T) {
	const epd = "r3k2r/8/8/8/8/8/8/R3K1RR w Gkq - bm O-O; fmvn 9; hmvc 5;"
	r := record{dialect: "epd", isValid: true}
	r.Text, r.Canonical = epd, epd
	texts := r.conformanceCase().Canonical
	for dialect, want := range map[string]string{
		"epd":      epd,
		"xfen":     epd,
		"shredder": strings.Replace(epd, "Gkq", "Gha", 1),
		"forsyth":  "r3k2r - 8 - 8 - 8 - 8 - 8 - 8 - R3K1RR",
	} {
		if texts[dialect] == nil || *texts[dialect] != want {
			t.Errorf("%s: want %s", dialect, want)
		}
	}
	if got, ok := texts["fen"]; !ok || got != nil {
		t.Error("standard FEN has no letter for the rook on g1")
	}
}

// TestSettledSquare has squares of FEN that X-FEN leaves out, and one that it has.
func TestSettledSquare(t *testing.T) {
	for record, isSettled := range map[string]bool{
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1":              false,
		"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3":            true,
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 bm e5; id \"x\";": false,
		"4k3/8/8/8/8/8/8/4K3 w - - 0 1":                                            true,
	} {
		c := conformance.Case{Certainty: said}
		c.Canonical = map[string]*string{"fen": &record, "xfen": &record}
		if got := settledSquare(c); (got.Canonical["xfen"] != nil) != isSettled || got.Canonical["fen"] == nil {
			t.Errorf("%s: %v", record, got.Canonical)
		}
		c.Certainty = decided
		if settledSquare(c).Canonical["xfen"] == nil {
			t.Errorf("%s: a decision is kept", record)
		}
	}
}
