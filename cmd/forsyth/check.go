package main

import (
	"errors"
	"io"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

type checkCmd struct {
	inputArgs

	Level  string   `enum:"syntax,consistent,legal,suspicious" default:"legal" help:"How deep to look: at the text (syntax), at what the fields say of each other and of the board too (consistent), at the rules of the game too (legal), or at what is probably a mistake too (suspicious)."`
	Ignore []string `placeholder:"CODE" help:"Leave findings of a code out. May be repeated, or list codes with commas."`
	Error  []string `placeholder:"CODE" help:"Make findings of a code errors. May be repeated, or list codes with commas."`

	For []string `placeholder:"PROGRAM" help:"Tell what programs are known to make of each record that can be read: refuse it, read another position, leave something out. May be repeated, or list programs with commas: {programs}."`

	formatFlags
	readFlags
	carrierFlags
	bulkFlags
	messageFlags
}

// Help is shown by --help.
func (c *checkCmd) Help() string {
	return `Prints what is found on standard output, warnings too, as file:line:column: severity: code: message, with the
text and carets under it; nothing where all records are sound. The exit status is 1 when there was an error, and 0
when there were warnings alone. A position that is illegal is an error at level legal. One that a proof shows no
game to lead to is a warning, and with --strict an error: --level consistent takes those of problems and tests. The
moves of EPD operations are played. Of games in PGN the tags that tell the position are checked. Whose rules they
are --variant says; without it, those of chess and Chess960, so that fewer positions are proved impossible. Of a
game whose rules are not known here numbers and places of men are judged, as a note on standard error says once.
For programs there are --format json, github and sarif; -q leaves the exit status alone (see: forsyth codes).

Examples:
  forsyth check book.epd
  forsyth check '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1'
  forsyth check --ignore counters-missing,operations-in-fen --error ep-wrong-rank suite.epd
  forsyth check games.pgn
  forsyth check --for stockfish,lichess,python-chess,chess.js suite.epd
  forsyth check --level syntax --strict --from fen games.fen
  forsyth check -q --stats --rejects bad.epd *.epd
  forsyth check --json book.epd | jq -r .code | sort | uniq -c
  forsyth check --format sarif -o findings.sarif suites/*.epd`
}

var errKeep = errors.New("--on-error keep: a check writes no records, so that none can stay in its place (see: --rejects)")

func (c *checkCmd) Run(s *streams) error {
	checker, err := c.checker()
	if err != nil {
		return err
	}
	if policies[c.OnError] == stream.Keep {
		return errKeep
	}
	judges := judges{all: []interface{ Unjudged() ast.Diagnostics }{checker}}
	shown := c.messageFlags.on(s.out, c.Output)
	b := bulk{
		flags: &c.bulkFlags, message: &shown, checks: true, notes: judges.notes,
		carry: func(w io.Writer, r io.Reader, in input, o stream.Options) (stream.Stats, error) {
			if c.isGames(in) {
				return stream.CheckTags(w, r, checker, o)
			}
			return stream.Check(w, r, checker, o)
		},
	}
	if err := c.into(&b); err != nil {
		return err
	}
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	return b.run(s)
}

func (c *checkCmd) checker() (*convert.Checker, error) {
	var o convert.CheckOptions
	var err error
	if o.Level, err = ast.ParseLevel(c.Level); err != nil {
		return nil, err
	}
	if o.From, err = c.dialect(c.Lang); err != nil {
		return nil, err
	}
	if o.Ignore, err = codesNamed("--ignore", c.Ignore); err != nil {
		return nil, err
	}
	if o.Errors, err = codesNamed("--error", c.Error); err != nil {
		return nil, err
	}
	if o.For, err = programsNamed("--for", c.For); err != nil {
		return nil, err
	}
	return convert.NewChecker(o)
}
