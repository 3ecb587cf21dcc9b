package stream

import (
	"io"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// GameWork is what is done with each game. It is not shared: each worker has one.
type GameWork interface {
	// Append appends what is to be written of a game of PGN, with line ends, and
	// returns everything that is found in it; errors refuse the game, of which no
	// more is written than what was appended.
	Append(dst []byte, text string) ([]byte, convert.Marks, ast.Diagnostics)
}

// RunGames cuts the games of r apart, as [Games] does, and writes what the work
// makes of them to w, in the order that they came. Refused games are not an error
// of RunGames: Stats counts their lines. In all else it is [Run].
func RunGames(w io.Writer, r io.Reader, work func() GameWork, o Options) (Stats, error) {
	games := &gameReader{newGameCutter(r)}
	return carry(w, games, func() carrier { return &gameWorker{work(), &o, newResult()} }, &o)
}

// RunGame is RunGames for a text that is one game, whatever is in it. Raw is what
// is passed on of it where it is refused.
func RunGame(w io.Writer, text, raw string, work GameWork, o Options) (Stats, error) {
	one := &gameWorker{work, &o, newResult()}
	g := Game{Text: text, Raw: raw, Line: 1, Lines: 1}
	one.out.lines = g.Lines
	one.play(&g)
	s := &sink{w: w, o: &o}
	err := s.put(&one.out)
	return s.stats, err
}

// gamesAtOnce is how many games are a block, and gameBytes how long they may be.
const (
	gamesAtOnce = 64
	gameBytes   = blockSize
)

// gameReader makes blocks of games.
type gameReader struct{ *gameCutter }

// next implements source.
func (g *gameReader) next(buf []byte) (block, error) {
	b := block{data: buf}
	for size := 0; g.held != "" && len(b.games) < gamesAtOnce && size < gameBytes; {
		if game := g.gameCutter.next(); !g.isTorn() {
			b.games = append(b.games, game)
			size += len(game.Raw)
		}
	}
	if len(b.games) == 0 {
		return b, g.err
	}
	return b, nil
}

// gameWorker makes results of games.
type gameWorker struct {
	work GameWork
	o    *Options
	out  result
}

func (w *gameWorker) result() *result { return &w.out }

func (w *gameWorker) do(b block) {
	w.out.reset()
	for i := range b.games {
		if !w.out.stop {
			w.game(&b.games[i])
		}
	}
}

func (w *gameWorker) game(g *Game) {
	w.out.lines += g.Lines + g.Passed
	w.out.passed += g.Passed
	switch {
	case g.More:
		w.passOn(g)
		return
	case g.Text == "":
		return
	case g.TooLong:
		w.refuse(g, ast.FaultAt(ast.Span{End: int32(len(g.Text))}, ast.GameTooLong, grammar.MaxRecord))
		return
	}
	w.play(g)
}

func (w *gameWorker) play(g *Game) {
	var marks convert.Marks
	var found ast.Diagnostics
	w.out.data, marks, found = w.work.Append(w.out.data, g.Text)
	if found.Err() != nil {
		w.refuse(g, found)
		return
	}
	w.out.written += g.Lines
	w.out.note(marks)
	for _, d := range found {
		w.out.codes[d.Code]++
	}
	if w.o.Verbose {
		w.show(g, found)
	}
}

func (w *gameWorker) show(g *Game, found ast.Diagnostics) {
	if w.o.Render != nil && len(found) > 0 {
		w.out.report = w.o.Render(w.out.report, g.Line, g.Text, found)
	}
}

// refuse names a game that could not be played.
func (w *gameWorker) refuse(g *Game, found ast.Diagnostics) {
	errs := found.Errors()
	w.out.refusals[errs[0].Code]++
	if !w.o.Verbose {
		found = errs
	}
	w.show(g, found)
	w.passOn(g)
}

// passOn writes what was refused to where it is wanted.
func (w *gameWorker) passOn(g *Game) {
	w.out.refused += g.Lines
	if w.o.Rejects != nil {
		w.out.rejects = appendRaw(w.out.rejects, g)
	}
	if w.o.OnError == Keep {
		w.out.kept += g.Lines
		w.out.data = appendRaw(w.out.data, g)
	}
	w.out.stop = w.o.OnError == Stop && !g.TooLong
}

// appendRaw appends a game, and the blank line that keeps it apart from the next
// if it has none. Of one in pieces that may have gone before.
func appendRaw(dst []byte, g *Game) []byte {
	dst = append(dst, g.Raw...)
	if g.TooLong { // its end is to come
		return dst
	}
	want := 2
	if g.More {
		want = 1
	}
	lines := strings.ReplaceAll(g.Raw, "\r", "")
	for range want - min(len(lines)-len(strings.TrimRight(lines, "\n")), want) {
		dst = append(dst, '\n')
	}
	return dst
}
