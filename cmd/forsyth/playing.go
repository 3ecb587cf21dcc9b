package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// playing is the work of play on all that it is given.
type playing struct {
	cmd    *playCmd
	player *convert.Player
	out    *bufio.Writer
	err    io.Writer
	words  diag.Options
	total  stream.Stats
	room   []byte

	language *ast.Diagnostic // the first that was found
}

func newPlaying(c *playCmd, p *convert.Player, out, stderr io.Writer, words diag.Options) *playing {
	return &playing{
		cmd: c, player: p, out: bufio.NewWriter(markWrites{out}), err: stderr, words: words,
		total: stream.Stats{Codes: map[ast.Code]int{}, Refusals: map[ast.Code]int{}},
	}
}

// line plays moves on a record; none is the start of the variant.
func (p *playing) line(record, moves string) error {
	p.total.Lines++
	start, err := p.start(record)
	if err != nil {
		return p.refuse(input{}, 0, 1, record, err)
	}
	line, found := p.player.Line(&start, moves)
	p.played(input{}, 0, 1, &line, found)
	return p.flush()
}

func (p *playing) start(record string) (rules.State, error) {
	if record != "" {
		return p.player.Start(record)
	}
	return p.player.StartOf(p.player.Variant())
}

// files plays the games of files.
func (p *playing) files(list []input) (failure error) {
	for _, in := range list {
		if err := p.file(in); err != nil {
			failure = errReported
			report(p.err, err)
			if isWriteError(err) {
				return failure
			}
		}
	}
	return failure
}

func (p *playing) file(in input) error {
	r, err := in.open()
	if err != nil {
		return err
	}
	defer r.Close()
	for game, err := range stream.Games(r) {
		if err != nil {
			return err
		}
		p.total.Lines += game.Lines + game.Passed
		p.total.Passed += game.Passed
		if game.TooLong {
			err = p.refuse(in, game.Line, game.Lines, game.Text, tooLong(game.Text))
		} else {
			line, found := p.player.Game(game.Text)
			p.played(in, game.Line, game.Lines, &line, found)
			err = p.flush()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func tooLong(text string) error {
	return ast.Diagnostics{{
		Span: ast.Span{End: int32(len(text))}, Code: ast.LineTooLong, Severity: ast.Error, Args: []any{grammar.MaxRecord},
	}}
}

func (p *playing) flush() error { return p.out.Flush() }

// played prints what comes of a line, and what there is to say of it.
func (p *playing) played(in input, number, lines int, line *san.Line, found ast.Diagnostics) {
	errs := found.Errors()
	if len(errs) == 0 || p.cmd.Each && !p.cmd.Moves {
		if err := p.print(line); err != nil {
			found = append(found, asDiagnostics(err)...)
			errs = found.Errors()
		}
	}
	if len(errs) > 0 {
		p.total.Refused += lines
		p.total.Refusals[errs[0].Code]++
	} else {
		p.total.Written += lines
		for i, d := range found {
			p.total.Codes[d.Code]++
			if d.Code == ast.MovesNational && p.language == nil {
				p.language = &found[i]
			}
		}
	}
	shown := errs
	if p.cmd.Verbose > 1 {
		shown = found
	} else if p.cmd.Quiet {
		shown = nil
	}
	p.err.Write(render(nil, in, number, line.Text, shown, p.words))
}

// tellLanguage names a language that nobody named, once a run, so that it can be
// seen where it is wrong.
func (p *playing) tellLanguage() {
	if p.language != nil && !p.cmd.Quiet && p.cmd.Verbose < 2 {
		fmt.Fprintf(p.err, "forsyth: %s: %s (%d)\n", p.language.Code, diag.Message(p.language, p.words.Lang), p.total.Codes[p.language.Code])
	}
}

func asDiagnostics(err error) (found ast.Diagnostics) {
	errors.As(err, &found)
	return found
}

// print prints the moves, all positions, or the last.
func (p *playing) print(line *san.Line) (err error) {
	if p.cmd.Moves {
		p.room = p.player.AppendScore(p.room[:0], line)
		p.out.Write(append(p.room, '\n'))
		return nil
	}
	last := line.Start
	for s, m := range line.Each {
		if p.cmd.Each {
			if err = p.position(s, line.Letters); err != nil {
				return err
			}
		}
		last = *s
		last.Play(m)
	}
	return p.position(&last, line.Letters)
}

func (p *playing) position(s *rules.State, letters *ast.Letters) (err error) {
	if p.room, err = p.player.AppendPosition(p.room[:0], s, letters); err == nil {
		p.out.Write(append(p.room, '\n'))
	}
	return err
}

// refuse names what could not be played at all.
func (p *playing) refuse(in input, number, lines int, text string, err error) error {
	found := asDiagnostics(err)
	if len(found) == 0 {
		return err
	}
	p.total.Refused += lines
	p.total.Refusals[found[0].Code]++
	if !p.cmd.Quiet {
		p.err.Write(render(nil, in, number, strings.TrimSuffix(text, "\n"), found, p.words))
	}
	return p.flush()
}
