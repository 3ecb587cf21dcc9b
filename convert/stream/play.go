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
	// more is written than what was appended. The position that its tags state may
	// be read into rec, whose Number is set.
	Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, ast.Diagnostics)
}

// RunGames cuts the games of r apart, as [Games] does, and writes what the work
// makes of them to w, in the order that they came. Refused games are not an error
// of RunGames: Stats counts their lines. In all else it is [Run].
func RunGames(w io.Writer, r io.Reader, work func() GameWork, o Options) (Stats, error) {
	return runGames(w, r, work, o, false)
}

// RunTags is [RunGames] for a work that writes a game with other tags, such as
// [convert.Tagging]: it is given the blank lines after the game, too, and all that
// stands between games is copied byte for byte, unless Bare is set.
func RunTags(w io.Writer, r io.Reader, work func() GameWork, o Options) (Stats, error) {
	return runGames(w, r, work, o, !o.Bare)
}

func runGames(w io.Writer, r io.Reader, work func() GameWork, o Options, whole bool) (Stats, error) {
	games := &gameReader{gameCutter: newGameCutter(r), isNumbered: o.Numbered, records: o.Before}
	return carry(w, games, func() maker { return newGameWorker(work(), &o, whole) }, &o)
}

// RunGame is RunGames for a text that is one game, whatever is in it. Raw is what
// is passed on of it where it is refused.
func RunGame(w io.Writer, text, raw string, work GameWork, o Options) (Stats, error) {
	one := newGameWorker(work, &o, false)
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
type gameReader struct {
	*gameCutter
	isNumbered bool
	records    int // so far, where they are counted
}

// next implements source.
func (g *gameReader) next(buf []byte) (block, error) {
	b := block{data: buf}
	for size := 0; g.held != "" && len(b.games) < gamesAtOnce && size < gameBytes; {
		if game := g.gameCutter.next(); !g.isTorn() {
			if g.isNumbered && game.hasRecord() {
				g.records++
				game.number = g.records
			}
			b.games = append(b.games, game)
			size += len(game.Raw) + len(game.Before)
		}
	}
	if len(b.games) == 0 {
		return b, g.err
	}
	return b, nil
}

// hasRecord reports whether a game has a FEN tag.
func (g *Game) hasRecord() bool {
	tags, _ := grammar.ParseTags(g.Text)
	return tags.Tag("FEN") != nil
}

// gameWorker makes results of games.
type gameWorker struct {
	work  GameWork
	o     *Options
	whole bool // what is between games is written, too
	rec   ast.Record
	out   result
}

func newGameWorker(work GameWork, o *Options, whole bool) *gameWorker {
	return &gameWorker{work: work, o: o, whole: whole, out: newResult()}
}

func (w *gameWorker) result() *result { return &w.out }

func (w *gameWorker) do(b block) {
	w.out.reset()
	for i := range b.games {
		if !w.out.stop {
			w.game(&b.games[i])
			if w.o.Choice != nil {
				w.out.end(row{})
			}
		}
	}
}

func (w *gameWorker) game(g *Game) {
	w.out.lines += g.Lines + g.Passed
	w.out.passed += g.Passed
	if w.whole {
		w.out.data = append(w.out.data, g.Before...)
	}
	if g.number > 0 {
		w.out.records++
		w.rec.Number = g.number
	}
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
	text := g.Text
	start := len(w.out.data)
	if w.whole {
		at := strings.Index(g.Raw, g.Text)
		w.out.data = append(w.out.data, g.Raw[:at]...)
		text = g.Raw[at:]
	}
	w.out.data, marks, found = w.work.Append(w.out.data, &w.rec, text)
	if found.Err() != nil {
		if w.whole {
			w.out.data = w.out.data[:start]
		}
		w.refuse(g, found)
		return
	}
	w.out.written += g.Lines
	w.out.note(marks)
	if w.o.Choice != nil {
		w.out.now.isWritten, w.out.now.marks, w.out.now.found = true, marks, found
	}
	for _, d := range found {
		w.out.codes[d.Code]++
	}
	if w.o.Verbose || w.o.Tell {
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
	w.out.refuse(errs[0].Code)
	if !w.o.Verbose && !w.o.Tell {
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
		w.out.data = w.keep(g)
	}
	w.out.stop = w.o.OnError == Stop && !g.TooLong
}

// keep appends a game that was refused. Where what is between games is written, too,
// nothing has to keep it apart.
func (w *gameWorker) keep(g *Game) []byte {
	if w.whole {
		return append(w.out.data, g.Raw...)
	}
	return appendRaw(w.out.data, g)
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
