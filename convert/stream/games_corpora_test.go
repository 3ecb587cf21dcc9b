package stream_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/google/go-cmp/cmp"
)

// refusedGames are the games among the real files that cannot be played, by
// code; each has been looked at.
var refusedGames = map[string]int{
	"no-rules":              192, // Seirawan chess, sittuyin
	"move-unknown":          5,   // xiangqi in Chinese, a list of EPD, one that breaks off after Kx, one that is no game
	"variant-needed":        2,   // xiangqi, which no tag says
	"fen-missing":           2,   // SetUp "1" alone
	"comment-open":          1,   // the file is cut there
	"move-castling-blocked": 1,   // a test of another program: 1...0-0-0 from the start
	"move-other-side":       1,   // a test of another program: the sides get mixed up at move 46
	"move-unreachable":      1,   // the FEN has no knight for 1...Nxg5
}

// TestRealGames plays every game of the real files.
func TestRealGames(t *testing.T) {
	needCorpora(t)
	player, err := convert.NewPlayer(convert.PlayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	games, plies, refused := 0, 0, map[string][]string{}
	eachRealGame(t, func(path, text string) {
		games++
		line, found := player.Game(text)
		if errs := found.Errors(); len(errs) > 0 {
			code := errs[0].Code.String()
			refused[code] = append(refused[code], filepath.Base(path))
			return
		}
		plies += len(line.Moves)
	})
	counts := map[string]int{}
	for code, files := range refused {
		counts[code] = len(files)
		t.Log(code, files[:min(len(files), 9)])
	}
	t.Logf("%d games, %d plies", games, plies)
	if diff := cmp.Diff(refusedGames, counts); diff != "" {
		t.Errorf("refused -want +got:\n%s", diff)
	}
}

// eachRealGame calls a function with each game of the real files, and the path of the
// file.
func eachRealGame(t *testing.T, do func(path, text string)) {
	t.Helper()
	err := filepath.WalkDir(corpora, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pgn") {
			return err
		}
		f, err := os.Open(path)
		if err != nil {
			return err
		}
		defer f.Close()
		for game, err := range stream.Games(f) {
			if err != nil {
				return err
			}
			if game.Text != "" {
				do(path, game.Text)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
