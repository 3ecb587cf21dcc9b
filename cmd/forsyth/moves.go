package main

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"slices"
	"strconv"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

type movesCmd struct {
	inputArgs

	Notation  string `enum:"san,lan,uci," default:"" help:"Notation of the moves: san (Nf3), lan (Ng1-f3) or uci (g1f3). Default: san, and uci with --perft."`
	ToLetters string `placeholder:"LANG" help:"Language of the piece letters. Default: those of FEN."`
	Perft     *int   `placeholder:"N" help:"Count the games of N plies that begin with each move; the last line is their sum."`

	listFlags

	readFlags
	carrierFlags
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
  forsyth moves --variant atomic --perft 2 suite.epd
  forsyth moves --json startpos`
}

func (c *movesCmd) Run(s *streams) error {
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	work := mover{from: from, json: c.isJSON(), format: san.Format{Notation: notations[c.Notation]}}
	if c.Perft != nil {
		if work.perft = *c.Perft; work.perft < 1 {
			return errors.New("--perft: the number of plies is 1 or more")
		}
		if c.Notation == "" {
			work.format.Notation = san.UCI
		}
	}
	if work.format.Letters, err = lettersNamed("--to-letters", c.ToLetters); err != nil {
		return err
	}
	if err := san.Usable(work.format.Letters); err != nil {
		return unusable("--to-letters", err, c.Lang)
	}
	b := bulk{work: work, flags: &c.bulkFlags, message: &c.messageFlags, bare: true, listing: !c.isJSON()}
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{
		From: from, Bare: true, Work: func(from *dialects.Dialect) (convert.Work, error) {
			work := work
			work.from = from
			return work, nil
		},
	})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	return b.run(s)
}

// parts writes lists that end in a blank line each, but for the last one.
type parts struct {
	w    io.Writer
	held bool // the line end of a blank line
}

// Write implements io.Writer.
func (p *parts) Write(data []byte) (int, error) {
	if len(data) == 0 {
		return 0, nil
	}
	out := data
	if p.held {
		out = append([]byte{'\n'}, data...)
	}
	if p.held = bytes.HasSuffix(data, []byte("\n\n")) || string(data) == "\n"; p.held {
		out = out[:len(out)-1]
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
	json   bool
	format san.Format
}

// From implements stream.Work.
func (m mover) From() *dialects.Dialect { return m.from }

// Found implements stream.Work.
func (m mover) Found(rec *ast.Record, text string, _ convert.Marks) ast.Diagnostics {
	return convert.Warnings(m.from, rec, text)
}

// Append implements stream.Work.
func (m mover) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	if err := m.from.ParseInto(rec, text); err != nil {
		return dst, convert.Marks{}, err
	}
	s, err := rules.New(&rec.Position, m.from.OfRecord(rec).Variant())
	if err != nil {
		return dst, convert.Marks{}, m.from.Place(rec, convert.NoRules(rec, ast.Span{End: int32(rec.FieldEnd())}))
	}
	list := moveList{Moves: []string{}}
	if m.perft > 0 {
		list.Total = new(uint64)
	}
	for _, move := range inOrder(&s) {
		list.Moves = append(list.Moves, string(m.format.Append(nil, &s, move)))
		if m.perft > 0 {
			next := s
			next.Play(move)
			list.add(next.Perft(m.perft - 1))
		}
	}
	if m.json {
		return diag.AppendJSON(dst, list), convert.Marks{}, nil
	}
	return list.append(dst), convert.Marks{}, nil
}

// moveList is the legal moves of a record, and how many games begin with each.
type moveList struct {
	Moves []string `json:"moves"`
	Games []uint64 `json:"games,omitempty"` // of each move; none where they are not counted
	Total *uint64  `json:"total,omitempty"`
}

func (l *moveList) add(games uint64) {
	l.Games = append(l.Games, games)
	*l.Total += games
}

// append appends a line a move, and one for the sum of the games.
func (l *moveList) append(dst []byte) []byte {
	for i, move := range l.Moves {
		dst = append(dst, move...)
		if l.Games != nil {
			dst = strconv.AppendUint(append(dst, ' '), l.Games[i], 10)
		}
		dst = append(dst, '\n')
	}
	if l.Total != nil {
		dst = append(strconv.AppendUint(dst, *l.Total, 10), '\n')
	}
	return dst
}

// inOrder returns the legal moves by their squares: drops first, then file by
// file as the coordinates of the UCI protocol are sorted.
func inOrder(s *rules.State) []rules.Move {
	moves := s.Moves(nil)
	slices.SortFunc(moves, func(a, b rules.Move) int {
		return cmp.Or(
			bySquare(a.From, b.From), bySquare(a.To, b.To), cmp.Compare(a.Promotion, b.Promotion), cmp.Compare(a.Role, b.Role))
	})
	return moves
}

func bySquare(a, b ast.Square) int { return cmp.Or(cmp.Compare(a.File(), b.File()), cmp.Compare(a, b)) }
