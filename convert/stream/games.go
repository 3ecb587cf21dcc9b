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
	Text    string // without the blank lines after it
	Line    int    // of the input, from 1
	Lines   int
	Passed  int  // blank lines after it
	TooLong bool // Text is only the start of a game of more than 1 MiB
}

// Games cuts the games of r apart: each begins with tag pairs, or where the
// input begins. The error is one of r, after which there is nothing more.
func Games(r io.Reader) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		c := gameCutter{r: bufio.NewReaderSize(r, 64<<10), line: 1}
		for {
			game, ok := c.next()
			if ok && !yield(game, nil) {
				return
			}
			if c.err != nil {
				if c.err != io.EOF {
					yield(Game{}, c.err)
				}
				return
			}
		}
	}
}

// gameCutter reads lines, a long one in pieces.
type gameCutter struct {
	r    *bufio.Reader
	err  error
	line int // of what comes next

	held      string // a line that begins the next game
	inComment bool   // in braces
}

// next reads up to the tag pairs of another game.
func (c *gameCutter) next() (g Game, ok bool) {
	var text strings.Builder
	g.Line = c.line
	hasMoves, starts := false, true // a piece that starts a line
	for {
		piece := c.piece()
		if piece == "" {
			break
		}
		content := strings.TrimSpace(strings.TrimPrefix(piece, grammar.ByteOrderMark))
		isTag := starts && strings.HasPrefix(content, "[") && !c.inComment
		if isTag && hasMoves {
			c.held = piece
			break
		}
		hasMoves = hasMoves || !isTag && content != "" && !strings.HasPrefix(content, "%")
		if !isTag {
			c.inComment = inBraces(piece, c.inComment)
		}
		if g.TooLong = g.TooLong || text.Len()+len(piece) > grammar.MaxRecord; !g.TooLong {
			text.WriteString(piece)
		}
		if starts = strings.HasSuffix(piece, "\n"); starts || c.err != nil {
			c.line++
			g.Lines++
			g.Passed++
			if content != "" {
				g.Passed = 0
			}
		}
	}
	c.inComment = false
	g.Lines -= g.Passed
	g.Text = strings.TrimRight(text.String(), " \t\r\n")
	return g, g.Lines > 0
}

// piece reads a line with its line end, or as much of it as the buffer holds.
func (c *gameCutter) piece() string {
	if c.held != "" {
		piece := c.held
		c.held = ""
		return piece
	}
	if c.err != nil {
		return ""
	}
	slice, err := c.r.ReadSlice('\n')
	if !errors.Is(err, bufio.ErrBufferFull) {
		c.err = err
	}
	return string(slice)
}

// inBraces reports whether a comment in braces is open after a line, which began
// in one or not. A semicolon begins a comment up to the end of the line.
func inBraces(line string, open bool) bool {
	for i := range len(line) {
		switch line[i] {
		case '{':
			open = true
		case '}':
			open = false
		case ';':
			if !open {
				return false
			}
		}
	}
	return open
}
