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
	// Two black bishops on squares of one colour and eight pawns: slips of a hand.
	"sts.epd": {"promotions-too-many": 5},
	// The same, and twice a bishop that gives check to the side that is not to move.
	"ecm.epd": {"promotions-too-many": 3, "opponent-in-check": 2},
	// An array that is none of Chess960, twice, with both bishops of each side on
	// squares of one colour.
	"frc_perftsuite.epd": {"promotions-too-many": 4},
	// Package convert looks at each line; the other file is the same without one.
	"destruction-test.epd": {
		"opponent-in-check": 61, "promotions-too-many": 7, "king-count": 2, "men-too-many": 2, "pawn-on-edge": 1,
	},
	"destructive.epd": {
		"opponent-in-check": 60, "promotions-too-many": 7, "king-count": 2, "men-too-many": 2, "pawn-on-edge": 1,
	},
	// Fortresses with up to 35 white men, and two positions of the file above.
	"fortresses.epd":    {"men-too-many": 3, "promotions-too-many": 3},
	"grief-causers.epd": {"men-too-many": 3, "promotions-too-many": 3, "opponent-in-check": 2},
	// A problem with ten white kings, nine of them promoted.
	"giveaway-puzzles.epd": {"promotions-too-many": 1},
	// Another array, with 38 pawns; and one where Black has the pawns.
	"horde38.epd":                {"pawns-too-many": 118, "men-too-many": 118},
	"horde_advanced_flipped.epd": {"pawn-on-edge": 1296, "king-count": 432, "pawns-too-many": 216, "men-too-many": 216},
}

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
		c := checker(t, convert.CheckOptions{From: dialects.Auto.For(v), Ignore: ast.Leniencies})
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
