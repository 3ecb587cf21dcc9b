package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

type movesCmd struct {
	Args []string `arg:"" optional:"" name:"input" sep:"none" help:"Files, - for standard input, or a record."`

	Notation  string `enum:"san,lan,uci," default:"" help:"Notation of the moves: san (Nf3), lan (Ng1-f3) or uci (g1f3). Default: san, and uci with --perft."`
	ToLetters string `placeholder:"LANG" help:"Language of the piece letters. Default: those of FEN."`
	Perft     int    `placeholder:"N" help:"Count the games of N plies that begin with each move; the last line is their sum."`

	readFlags
	bulkFlags
	messageFlags
}

var notations = map[string]san.Notation{"san": san.SAN, "lan": san.LAN, "uci": san.UCI}

// Help is shown by --help.
func (c *movesCmd) Help() string {
	return `Prints a line a move; a blank line parts the moves of two records.

Examples:
  forsyth moves 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
  forsyth moves --notation lan --to-letters ru '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  forsyth moves --perft 3 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
  forsyth moves --variant atomic --perft 2 suite.epd`
}

func (c *movesCmd) Run(s *streams) error {
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	if c.Perft < 0 {
		return errors.New("--perft: the number of plies is 1 or more")
	}
	work := mover{from: from, perft: c.Perft, format: san.Format{Notation: notations[c.Notation]}}
	if c.Notation == "" && c.Perft > 0 {
		work.format.Notation = san.UCI
	}
	if c.ToLetters != "" {
		if work.format.Letters, err = lettersNamed("--to-letters", c.ToLetters); err != nil {
			return err
		}
	}
	if err := c.setUp(from.Variant()); err != nil {
		return err
	}
	parted := *s
	parted.out = &parts{w: s.out}
	list := inputs(c.Args, s.in, isRecord)
	b := bulk{work: work, inputs: list, flags: &c.bulkFlags, message: &c.messageFlags, bare: true}
	return b.run(&parted)
}

// setUp puts the start of a variant in the place of the word for it.
func (c *movesCmd) setUp(v *ast.Variant) error {
	if v == nil {
		v = ast.Chess
	}
	for i, arg := range c.Args {
		if arg == startpos {
			c.Args[i] = v.Start
		}
		if c.Args[i] == "" {
			return fmt.Errorf("%s: %s has many start positions (see: forsyth chess960)", arg, v.Title)
		}
	}
	return nil
}

// parts writes records of several lines, each of which ends in a blank line, but
// for the last of those.
type parts struct {
	w    io.Writer
	held bool
}

// Write implements io.Writer.
func (p *parts) Write(data []byte) (int, error) {
	out := data
	if p.held && len(data) > 0 {
		out = append([]byte{'\n'}, data...)
		p.held = false
	}
	if bytes.HasSuffix(out, []byte("\n\n")) {
		out, p.held = out[:len(out)-1], true
	}
	if _, err := p.w.Write(out); err != nil {
		return 0, err
	}
	return len(data), nil
}

// mover is the work of moves: a line a move.
type mover struct {
	from   *dialects.Dialect
	perft  int
	format san.Format
}

// From implements stream.Work.
func (m mover) From() *dialects.Dialect { return m.from }

// Report implements stream.Work.
func (mover) Report(*ast.Record, convert.Marks) convert.Report { return convert.Report{} }

// Append implements stream.Work.
func (m mover) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	if err := m.from.ParseInto(rec, text); err != nil {
		return dst, convert.Marks{}, err
	}
	s, err := rules.New(&rec.Position, m.from.Variant())
	if err != nil {
		return dst, convert.Marks{}, fault(ast.NoRules, rec.FieldEnd(), rec.Board.Geometry.String())
	}
	start := len(dst)
	for _, move := range inOrder(&s) {
		dst = m.format.Append(dst, &s, move)
		if m.perft > 0 {
			next := s
			next.Play(move)
			dst = strconv.AppendUint(append(dst, ' '), next.Perft(m.perft-1), 10)
		}
		dst = append(dst, '\n')
	}
	if m.perft > 0 {
		dst = strconv.AppendUint(dst, s.Perft(m.perft), 10)
	}
	return bytes.TrimSuffix(dst[:max(start, len(dst))], []byte("\n")), convert.Marks{}, nil
}

// inOrder returns the legal moves, ordered by their coordinates.
func inOrder(s *rules.State) []rules.Move {
	moves := s.Moves(nil)
	uci := func(m rules.Move) []byte { return san.Format{Notation: san.UCI}.Append(nil, s, m) }
	slices.SortFunc(moves, func(a, b rules.Move) int { return bytes.Compare(uci(a), uci(b)) })
	return moves
}
