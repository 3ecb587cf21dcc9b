package stream_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/google/go-cmp/cmp"
)

// notReached are the positions of real files that no game leads to, by file; each
// has been looked at. What is refused for its text is not among them.
var notReached = map[string]map[string]int{
	// Two black bishops on squares of one colour and eight pawns, a bishop on d3 whose
	// pawns on e2 and g2 have not moved: slips of a hand.
	"sts.epd": {"promotions-too-many": 5},
	// The same, and twice a bishop that gives check to the side that is not to move.
	"ecm.epd": {"promotions-too-many": 3, "opponent-in-check": 2},
	// An array that is none of Chess960, twice, with both bishops of each side on
	// squares of one colour.
	"frc_perftsuite.epd": {"promotions-too-many": 4},
	// Package convert looks at each line; the other file is the same without one.
	"destruction-test.epd": {
		"opponent-in-check": 61, "promotions-too-many": 7, "king-count": 2, "men-too-many": 2, "pawn-on-edge": 1,
		"nothing-captured": 13, "check-impossible": 7, "double-check-impossible": 3, "move-parity": 2,
		"clock-beyond-game": 1, "pawns-need-captures": 1,
	},
	"destructive.epd": {
		"opponent-in-check": 60, "promotions-too-many": 7, "king-count": 2, "men-too-many": 2, "pawn-on-edge": 1,
		"nothing-captured": 13, "check-impossible": 7, "double-check-impossible": 3, "move-parity": 2,
		"clock-beyond-game": 1, "pawns-need-captures": 1,
	},
	// Fortresses with up to 35 white men, and two positions of the file above.
	"fortresses.epd": {"men-too-many": 3, "promotions-too-many": 3},
	"grief-causers.epd": {
		"men-too-many": 3, "promotions-too-many": 3, "opponent-in-check": 2, "check-impossible": 1,
	},
	// A problem with ten white kings, nine of them promoted.
	"giveaway-puzzles.epd": {"promotions-too-many": 1},
	// Another array, with 38 pawns, of which two are lost before any is missing here; and
	// one where Black has the pawns.
	"horde38.epd":                {"pawns-too-many": 118, "men-too-many": 118, "pawns-need-captures": 1},
	"horde_advanced_flipped.epd": {"pawn-on-edge": 1296, "king-count": 432, "pawns-too-many": 216, "men-too-many": 216},
	// Problems: with more captures than men are missing, without a last move.
	"ChestUCI_23102018.epd": {"pawns-need-captures": 7, "pawns-no-origin": 1},
	"arves_mates_v1.epd": {
		"last-move-missing": 2, "pawns-need-captures": 1, "pawns-no-origin": 1,
	},
	"mate8-w.epd":           {"nothing-captured": 1},
	"matedtrack.epd":        {"pawns-need-captures": 7},
	"mates2000.epd":         {"nothing-captured": 1, "pawns-need-captures": 6},
	"matetrack.epd":         {"nothing-captured": 1, "pawns-need-captures": 11, "pawns-no-origin": 1},
	"matetrack_cdbeval.epd": {"pawns-need-captures": 2, "pawns-no-origin": 1},
	"matetrack_cdbpv.epd":   {"pawns-need-captures": 2, "pawns-no-origin": 1},
	"matetrackpv.epd":       {"pawns-need-captures": 2, "pawns-no-origin": 1},
	// Positions of endgame tables, which ask for no last move: pawns at home that give
	// check, checks from both ends of a line.
	"classic280.epd":    {"check-impossible": 1},
	"cursed.epd":        {"check-impossible": 2, "double-check-impossible": 8},
	"endgame.epd":       {"double-check-impossible": 3},
	"long-endgames.epd": {"check-impossible": 3, "double-check-impossible": 8, "last-move-missing": 1},
	"suicide-stats.epd": {"last-move-missing": 1, "man-out-of-reach": 14},
	"tbtest.epd":        {"check-impossible": 1, "double-check-impossible": 1},
	// Clocks of 7 and of 3 half-moves at move 1.
	"hard-mates-blass-uri.epd": {"clock-beyond-game": 2},
	// Kings and rooks with their rights alone, made to count moves; perftsuite.epd is in
	// seven folders.
	"perft_suite.epd": {"check-impossible": 2, "double-check-impossible": 1, "last-move-missing": 18, "pawns-need-captures": 4},
	"perftsuite.epd":  {"double-check-impossible": 7, "last-move-missing": 126, "move-parity": 1},
	"standard.epd":    {"double-check-impossible": 1, "last-move-missing": 18},
}

// proofs are counted as errors are.
var proofs = func() (set ast.Codes) {
	for _, code := range ast.AllCodes() {
		if code.Level() == ast.LegalLevel && !code.IsAboutMoves() && code.Severity(true) > code.Severity(false) {
			set.Add(code)
		}
	}
	return set
}()

// variantOf returns the variant that the name of a file begins with, nil for chess
// and Chess960; it is false for a game whose rules are not known here.
func variantOf(file string) (*ast.Variant, bool) {
	name := strings.TrimSuffix(filepath.Base(file), ".epd")
	if end := strings.IndexAny(name, "-_"); end >= 0 {
		name = name[:end]
	}
	if name == "horde38" {
		return ast.Horde, true
	}
	v, ok := ast.VariantNamed(name)
	return v, ok || !strings.Contains(file, "variants")
}

func tally(found map[string]map[string]int, file string, code ast.Code) {
	if found[file] == nil {
		found[file] = map[string]int{}
	}
	found[file][code.String()]++
}

// TestRealPositionsAreLegal checks books and test suites, and the books of variants.
func TestRealPositionsAreLegal(t *testing.T) {
	needCorpora(t)
	records, got := 0, map[string]map[string]int{}
	for _, file := range glob(t, "books/*/*.epd", "epd/*/*.epd", "perft/*/*.epd", "variants/ianfab-books/*.epd") {
		v, ok := variantOf(file)
		if !ok {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		c := checker(t, convert.CheckOptions{From: dialects.Auto.For(v), Ignore: ast.Leniencies, Errors: proofs})
		stats, err := stream.Check(&bytes.Buffer{}, bytes.NewReader(data), c, stream.Options{})
		if err != nil {
			t.Fatal(err)
		}
		records += stats.Lines
		for code, n := range stats.Refusals {
			if code.Level() != ast.LegalLevel || code.IsAboutMoves() {
				continue
			}
			for range n {
				tally(got, filepath.Base(file), code)
			}
		}
	}
	t.Logf("%d lines", records)
	if diff := cmp.Diff(notReached, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// positionChecker checks the positions of games.
type positionChecker struct {
	player *convert.Player
	of     map[*ast.Variant]*convert.Checker
	count  int
	found  map[string]map[string]int // by file and code
}

func (p *positionChecker) check(t *testing.T, s *rules.State, file string) {
	t.Helper()
	text, _, err := p.player.AppendPosition(nil, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := s.Variant()
	if v == ast.Chess {
		v = nil // a game that names none may be of any array
	}
	if p.of[v] == nil {
		p.of[v] = checker(t, convert.CheckOptions{From: dialects.XFEN.For(v), Ignore: ast.Leniencies})
	}
	p.count++
	var rec ast.Record
	for _, d := range p.of[v].Check(&rec, string(text)) {
		if d.Severity == ast.Error || d.Level() == ast.LegalLevel {
			tally(p.found, file, d.Code)
		}
	}
}

// contradicted are the games whose FEN tags say 1 1: a clock of more moves than were
// made, which stays so.
var contradicted = map[string]map[string]int{
	"mate_in_2.pgn": {"clock-beyond-game": 317}, "mate_in_3.pgn": {"clock-beyond-game": 899}, "mate_in_4.pgn": {"clock-beyond-game": 982},
	"lichess_study_lichess-practice-discovered-attacks_by_arex_2017.01.30.pgn": {"clock-beyond-game": 3},
	"lichess_study_lichess-practice-the-skewer_by_arex_2017.01.29.pgn":         {"clock-beyond-game": 1},
}

// TestRealGamesAreLegal checks each position of the games that can be played.
func TestRealGamesAreLegal(t *testing.T) {
	needCorpora(t)
	player, err := convert.NewPlayer(convert.PlayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	p := positionChecker{player: player, of: map[*ast.Variant]*convert.Checker{}, found: map[string]map[string]int{}}
	eachRealGame(t, func(path, text string) {
		line, found := player.Game(text)
		if found.Err() != nil {
			return
		}
		for s := range line.Each {
			p.check(t, s, filepath.Base(path))
		}
		last := line.Last()
		p.check(t, &last, filepath.Base(path))
	})
	t.Logf("%d positions", p.count)
	if diff := cmp.Diff(contradicted, p.found); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}
