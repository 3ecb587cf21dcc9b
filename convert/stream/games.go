package stream

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
)

// Game is the text of one game of PGN, or a piece of one of more than 1 MiB.
type Game struct {
	Text   string // without the blank lines around it; empty where there is nothing to play
	Raw    string // byte for byte, with the blank lines after it
	Before string // what is passed over before it, byte for byte: blank lines, a byte order mark, comments
	Line   int    // of the input, from 1
	Lines  int
	Passed int // lines around it that are blank, or comments that no game follows
	// TooLong says that the game is of more than 1 MiB and goes on in the next,
	// which has More, and only Raw.
	TooLong, More bool

	number int // of its record, where they are counted; 0 without a FEN tag
}

// Games cuts the games of r apart. Before and Raw of all of them are every byte of r.
// A game begins with tag pairs; or with moves, after the result of another and a
// blank line; or with a line that begins with the number of a move after a result,
// or with that of the first move where there are no tag pairs. A comment in braces
// that is not closed ends where tag pairs follow a blank line: the game is at fault,
// and not the rest of the input. The error is one of r, after which there is nothing
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
	seen       content
	isLong     bool // the game that goes on is too long
}

func newGameCutter(r io.Reader) *gameCutter {
	c := &gameCutter{r: bufio.NewReaderSize(r, 64<<10), line: 1}
	c.fill()
	return c
}

// next cuts one game, or a piece of a long one.
func (c *gameCutter) next() Game {
	g := Game{Line: c.line, More: c.isLong}
	var text strings.Builder
	for c.held != "" && (c.inLine || !c.seen.endsBefore(c.held, c.afterBlank)) {
		if text.Len()+len(c.held) > grammar.MaxRecord {
			return c.piece(g, text.String())
		}
		text.WriteString(c.held)
		c.seen.read(c.held, !c.inLine)
		c.advance()
	}
	g.Lines = c.line - g.Line
	isGame := c.seen.isGame()
	c.seen, c.isLong = content{}, false
	switch {
	case g.More:
		g.Raw = text.String()
	case !isGame:
		return Game{Line: g.Line, Before: text.String(), Passed: g.Lines}
	default:
		g.trim(text.String())
	}
	return g
}

// piece returns what there is of a game that is too long; so many lines of
// comments before a game are passed over.
func (c *gameCutter) piece(g Game, text string) Game {
	g.Lines = c.line - g.Line
	if !c.seen.isGame() {
		return Game{Line: g.Line, Before: text, Passed: g.Lines}
	}
	c.isLong, g.TooLong = true, true
	if g.More {
		g.Raw = text
	} else {
		g.trim(text)
	}
	return g
}

// isTorn reports whether an error has kept the last game from being read whole.
func (c *gameCutter) isTorn() bool { return c.held == "" && c.err != io.EOF }

// trim sets the text, and counts the blank lines around it as passed over. Those
// in the middle of a long game are not around it.
func (g *Game) trim(whole string) {
	all := strings.TrimLeft(whole, grammar.ByteOrderMark)
	body := strings.TrimLeftFunc(all, isBlank)
	blank := all[:len(all)-len(body)]
	g.Raw = all[strings.LastIndexByte(blank, '\n')+1:]
	g.Before = whole[:len(whole)-len(g.Raw)]
	g.Text = strings.TrimRightFunc(body, isBlank)
	before := strings.Count(blank, "\n")
	g.Passed = before
	if !g.TooLong {
		g.Passed += blankLines(body[len(g.Text):])
	}
	g.Line += before
	g.Lines -= g.Passed
}

// blankLines counts the lines that follow the end of a line.
func blankLines(after string) int {
	_, lines, _ := strings.Cut(after, "\n")
	n := strings.Count(lines, "\n")
	if lines != "" && !strings.HasSuffix(lines, "\n") {
		n++
	}
	return n
}

// advance goes on to the next piece.
func (c *gameCutter) advance() {
	blank := strings.TrimFunc(c.held, isBlank) == ""
	c.afterBlank = blank && (!c.inLine || c.afterBlank)
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
