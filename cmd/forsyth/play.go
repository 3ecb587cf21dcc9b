package main

import (
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

type playCmd struct {
	Args []string `arg:"" optional:"" name:"input" sep:"none" help:"A record, or startpos, and moves; or files of games in PGN, - for standard input."`

	To        string `default:"xfen" placeholder:"DIALECT" help:"Dialect to write positions in (see: forsyth dialects)."`
	ToLetters string `placeholder:"LANG" help:"Language of the piece letters to write. Default: those of FEN, and for Forsyth, piece lists and --moves those of the moves."`
	EP        string `name:"ep" enum:"always,xfen,legal" default:"always" help:"En passant squares to write: always (after each double step), xfen (where a pawn stands ready to take) or legal (where it may)."`
	Each      bool   `help:"Print the position before the first move and after each."`
	Moves     bool   `help:"Print the moves in place of positions, in the letters of --to-letters."`

	readFlags
	outputFlags
	messageFlags
}

// Help is shown by --help.
func (c *playCmd) Help() string {
	return `Moves may have numbers, commas, comments, and a result; they are read in SAN, long algebraic notation and
coordinates, in the piece letters of any language. Of a game in PGN the main line is played.

Examples:
  forsyth play startpos e4 c5 Nf3
  forsyth play --letters pt --to forsyth startpos '1. Cf3, Cc6 2. d3, d6'
  forsyth play --each --ep legal 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' '1. e4 d5 2. e5 f5'
  forsyth play --letters pt --moves --to-letters de startpos '1. Cf3 Cc6 2. d3 d6'
  forsyth play --each game.pgn > positions.fen`
}

func (c *playCmd) Run(s *streams) error {
	player, err := c.player()
	if err != nil {
		return err
	}
	words, err := c.options(s.err)
	if err != nil {
		return err
	}
	out, err := createOutput(c.Output, s.out)
	if err != nil {
		return err
	}
	defer out.discard()
	p := newPlaying(c, player, out, s.err, words)
	var failure error
	if record, moves, ok := c.given(); ok {
		failure = p.line(record, moves)
	} else {
		failure = p.files(inputs(c.Args, s.in, func(string) bool { return false }))
	}
	p.tellLanguage()
	c.summary(s.err, p.total)
	return finish(out, nil, p.total, failure)
}

func (c *playCmd) player() (*convert.Player, error) {
	o := convert.PlayOptions{EnPassant: enPassants[c.EP], Strict: c.Strict}
	var err error
	if o.From, err = c.dialect(c.Lang); err != nil {
		return nil, err
	}
	if o.To, err = targetNamed(c.To); err != nil {
		return nil, err
	}
	if c.Letters != "" {
		if o.Letters, err = lettersNamed("--letters", c.Letters); err != nil {
			return nil, err
		}
	}
	if c.ToLetters != "" {
		if o.ToLetters, err = lettersNamed("--to-letters", c.ToLetters); err != nil {
			return nil, err
		}
		if _, err := o.To.In(o.ToLetters); err != nil {
			return nil, unusable("--to-letters", err, c.Lang)
		}
	}
	return convert.NewPlayer(o)
}

// given returns the record and the moves of a command line that names no files.
// Moves alone are played from the start.
func (c *playCmd) given() (record, moves string, ok bool) {
	if len(c.Args) == 0 || c.Args[0] == "-" || exists(c.Args[0]) || strings.HasSuffix(strings.ToLower(c.Args[0]), ".pgn") {
		return "", "", false
	}
	words := c.Args
	if words[0] == "position" {
		words = words[1:]
	}
	switch {
	case len(words) > 0 && words[0] == startpos:
		words = words[1:]
	case len(words) > 0 && (isRecord(words[0]) || strings.Count(words[0], "/") > 1):
		record, moves = cutRecord(words[0])
		words = append([]string{moves}, words[1:]...)
	}
	moves = strings.TrimSpace(strings.Join(words, " "))
	return record, strings.TrimPrefix(moves, "moves "), true
}

// startpos is the UCI protocol's word for the start position.
const startpos = "startpos"

// cutRecord cuts a record off the moves that follow it in one argument: the
// words of a command line that was not quoted.
func cutRecord(text string) (record, moves string) {
	words := strings.Fields(text)
	if !strings.Contains(words[0], "/") || len(words) < 2 {
		return text, ""
	}
	for n := min(len(words), mostFields); n > 1; n-- {
		record = strings.Join(words[:n], " ")
		if isWhole(record) {
			return record, strings.Join(words[n:], " ")
		}
	}
	return text, ""
}

// mostFields is how many words a record has at the most: three-check has seven.
const mostFields = 7

// isWhole reports whether a text is a record without operations, in whatever
// game.
func isWhole(text string) bool {
	for _, v := range append([]*ast.Variant{nil}, ast.Variants...) {
		rec, err := dialects.Auto.For(v).Parse(text)
		if err == nil && !rec.Stated.Has(ast.OperationsField) {
			return true
		}
	}
	return false
}
