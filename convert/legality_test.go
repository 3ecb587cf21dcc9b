package convert_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// detections are what the checker of the table calls its findings, and the codes of which
// one stands for it here.
var detections = []struct {
	prefix string
	codes  []ast.Code
}{
	{"pawn-captures-", []ast.Code{ast.PawnsNeedCaptures}},
	{"pawn-structure-", []ast.Code{ast.PawnsNoOrigin}},
	{"promotion-without-capture", []ast.Code{ast.NothingCaptured, ast.PromotionsTooMany}},
	{"no-last-move", []ast.Code{
		ast.LastMoveMissing, ast.CheckImpossible, ast.DoubleCheckImpossible, ast.ClockMustBeZero, ast.EnPassantPriorCheck, ast.CheckersTooMany,
	}},
	{"cage-promoted:", []ast.Code{ast.MenLockedIn, ast.PromotionsTooMany}},
	{"promoted-frozen-", []ast.Code{ast.MenLockedIn, ast.ManOutOfReach}},
	{"cage:", []ast.Code{ast.ManOutOfReach}},
	{"bishop-frozen-", []ast.Code{ast.ManOutOfReach}},
	{"halfmove 6", []ast.Code{ast.ClockBeyondGame}},
	{"75-move", []ast.Code{ast.SeventyFiveMoves}},
	{"odd-moves-at-home:", []ast.Code{ast.MoveParity}},
	{"too-few-", []ast.Code{ast.MoveNumberSmall}},
	{"info:halfmove0", []ast.Code{ast.ClockCannotBeZero}},
}

// otherwise are the findings of the table that are none here, by record, and why.
var otherwise = map[string]string{
	"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 40|cage-promoted:":                      "nine pawns, which is said",
	"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 40|info:halfmove0":                      "the king may have taken on e8 what there cannot be",
	"4k3/8/8/8/8/N6N/PPPPPPP1/1NBQKBN1 w - - 0 60|info:halfmove0":                "as above",
	"4k3/8/8/8/2B5/8/PPPPPPPP/4KB2 w - - 0 40|info:halfmove0":                    "as above",
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w kq - 0 1|cage:":               "which of two kings came from e1, nobody knows",
	"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w KQkq - 4 30|cage:":                  "the king can step to f1; the rights of a king that is not at home are none",
	"rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 9|cage:":            "each of three knights can have come to a3: one too many, which is said",
	"rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 9|pawn-captures-":   "none: there are too many men",
	"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1|no-last-move":   "the square is that of the pawn, and so left out",
	"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e6 0 2|no-last-move": "a square that cannot be is left out",
	"rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq e3 0 1|no-last-move":   "as above",
	"rnbqkbnr/pppppppp/8/8/4P3/4N3/PPPP1PPP/R1BQKBNR b KQkq e3 0 9|no-last-move": "as above",
	"rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPPPPP1/RNBQKBNR b KQkq e3 0 9|no-last-move":   "as above",
	"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 3 4|no-last-move":   "as above",
}

// TestLegalityTable asks for the findings of the whole table of rules, of which
// testdata/legal has the words. F is about Chess960, the rest about chess.
func TestLegalityTable(t *testing.T) {
	data, err := os.ReadFile("../../shared/spec/vectors/legality.tsv")
	if err != nil {
		t.Skip("SKIPPED: no table of rules")
	}
	rows := strings.Split(strings.TrimSpace(string(data)), "\n")[1:]
	unused := maps.Clone(otherwise)
	for _, row := range rows {
		cells := strings.Split(row, "\t")
		v := ast.Chess
		if cells[0][0] == 'F' {
			v = ast.Chess960
		}
		var rec ast.Record
		var codes []ast.Code
		for _, d := range checker(t, convert.CheckOptions{From: dialects.Auto.For(v), Level: ast.SuspiciousLevel}).Check(&rec, cells[1]) {
			codes = append(codes, d.Code)
		}
		if isOK := cells[0] == "OK"; isOK != (len(codes) == 0) {
			t.Errorf("%s: %s: %v", cells[0], cells[1], codes)
		}
		for finding := range strings.SplitSeq(cells[2], "; ") {
			for _, word := range detections {
				isOfArray := v != ast.Chess && word.prefix == "cage:" // that of Chess960 is not known
				if !strings.HasPrefix(finding, word.prefix) || isOfArray {
					continue
				}
				isFound := slices.ContainsFunc(codes, func(c ast.Code) bool { return slices.Contains(word.codes, c) })
				_, isOther := otherwise[cells[1]+"|"+word.prefix]
				delete(unused, cells[1]+"|"+word.prefix)
				if isFound == isOther {
					t.Errorf("%s: %s: %s: %v", cells[0], cells[1], finding, codes)
				}
				break
			}
		}
	}
	for key := range unused {
		t.Errorf("no row %s", key)
	}
}
