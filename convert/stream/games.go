package stream

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
)

// Game is the text of one game of PGN.
type Game struct {
	Text    string // without the blank lines around it; empty where there is none
	Line    int    // of the input, from 1
	Lines   int
	Passed  int  // lines around it that are blank, or comments that no game follows
	TooLong bool // Text is only the start of a game of more than 1 MiB
}

// Games cuts the games of r apart. A game begins with tag pairs, or, after the
// result of another and a blank line, with moves. A comment in braces that is
// not closed ends where tag pairs follow a blank line: the game is at fault, and
// not the rest of the input. The error is one of r, after which there is nothing
// more; the game that it cuts off is left out.
func Games(r io.Reader) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		c := newGameCutter(r)
		for c.held != "" {
			if game := c.next(); !c.isTorn() && !yield(game, nil) {
				return
			}
		}
		if c.err != io.EOF {
			yield(Game{}, c.err)
		}
	}
}

// gameCutter reads lines, a long one in pieces.
type gameCutter struct {
	r          *bufio.Reader
	err        error
	held       string // the piece that comes next, empty at the end
	line       int    // its number
	inLine     bool   // it does not begin a line
	afterBlank bool   // the line before is blank
}

func newGameCutter(r io.Reader) *gameCutter {
	c := &gameCutter{r: bufio.NewReaderSize(r, 64<<10), line: 1}
	c.fill()
	return c
}

// next cuts one game.
func (c *gameCutter) next() Game {
	g := Game{Line: c.line}
	var text strings.Builder
	var seen content
	for c.held != "" && (c.inLine || !seen.endsBefore(c.held, c.afterBlank)) {
		if g.TooLong = g.TooLong || text.Len()+len(c.held) > grammar.MaxRecord; !g.TooLong {
			text.WriteString(c.held)
		}
		seen.read(c.held, !c.inLine)
		c.advance()
	}
	g.Lines = c.line - g.Line
	if !seen.isGame() {
		return Game{Line: g.Line, Passed: g.Lines}
	}
	g.trim(text.String())
	return g
}

// isTorn reports whether an error has kept the last game from being read whole.
func (c *gameCutter) isTorn() bool { return c.held == "" && c.err != io.EOF }

// trim sets the text, and counts the blank lines around it as passed over.
func (g *Game) trim(text string) {
	body := strings.TrimLeft(strings.TrimPrefix(text, grammar.ByteOrderMark), " \t\r\n")
	before := strings.Count(text[:len(text)-len(body)], "\n")
	g.Text = strings.TrimRight(body, " \t\r\n")
	if !g.TooLong { // its end has not been kept
		g.Passed = max(strings.Count(body[len(g.Text):], "\n")-1, 0)
	}
	g.Line += before
	g.Passed += before
	g.Lines -= g.Passed
}

// advance goes on to the next piece.
func (c *gameCutter) advance() {
	isBlank := strings.TrimSpace(c.held) == ""
	c.afterBlank = isBlank && (!c.inLine || c.afterBlank)
	c.inLine = !strings.HasSuffix(c.held, "\n")
	c.fill()
	if !c.inLine || c.held == "" {
		c.line++
	}
}

// fill reads a line with its line end, or as much of it as the buffer holds.
func (c *gameCutter) fill() {
	c.held = ""
	if c.err != nil {
		return
	}
	slice, err := c.r.ReadSlice('\n')
	if !errors.Is(err, bufio.ErrBufferFull) {
		c.err = err
	}
	c.held = string(slice)
}
