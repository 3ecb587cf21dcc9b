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
			name := filepath.Base(file)
			if got[name] == nil {
				got[name] = map[string]int{}
			}
			got[name][code.String()] += n
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
}

func (p *positionChecker) check(t *testing.T, s *rules.State, place string) {
	t.Helper()
	text, _, err := p.player.AppendPosition(nil, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := s.Variant()
	if p.of[v] == nil {
		p.of[v] = checker(t, convert.CheckOptions{From: dialects.XFEN.For(v), Ignore: ast.Leniencies})
	}
	p.count++
	var rec ast.Record
	if found := p.of[v].Check(&rec, string(text)); found.Err() != nil {
		t.Errorf("%s: %s: %v", place, text, found)
	}
}

// TestRealGamesAreLegal checks each position of the games that can be played.
func TestRealGamesAreLegal(t *testing.T) {
	needCorpora(t)
	player, err := convert.NewPlayer(convert.PlayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	p := positionChecker{player: player, of: map[*ast.Variant]*convert.Checker{}}
	eachRealGame(t, func(path, text string) {
		line, found := player.Game(text)
		if found.Err() != nil {
			return
		}
		for s := range line.Each {
			p.check(t, s, path)
		}
		last := line.Last()
		p.check(t, &last, path)
	})
	t.Logf("%d positions", p.count)
}
