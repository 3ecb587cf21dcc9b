package main

import (
	"bufio"
	"errors"
	"io"

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
	cmd     *playCmd
	player  *convert.Player
	out     *bufio.Writer
	rejects *rejects
	err     io.Writer
	words   diag.Options
	total   stream.Stats
	room    []byte

	language *ast.Diagnostic // the first that was found
}

func newPlaying(c *playCmd, p *convert.Player, out io.Writer, rejects *rejects, stderr io.Writer, words diag.Options) *playing {
	return &playing{
		cmd: c, player: p, out: bufio.NewWriter(markWrites{out}), rejects: rejects, err: stderr, words: words,
		total: stream.Stats{Codes: map[ast.Code]int{}, Refusals: map[ast.Code]int{}},
	}
}

// text is something to be played: where it stands, and its lines.
type text struct {
	in     input
	number int
	lines  int
	body   string
}

// line plays moves on a record; none is the start of the variant.
func (p *playing) line(record, moves string) error {
	p.total.Lines++
	start, found := p.start(record)
	if found.Err() != nil {
		return p.refuse(text{lines: 1, body: record}, found)
	}
	p.show(text{body: record}, found, nil)
	p.count(found)
	line, found := p.player.Line(&start, moves)
	return p.played(text{lines: 1, body: moves}, &line, found)
}

func (p *playing) start(record string) (rules.State, ast.Diagnostics) {
	if record != "" {
		return p.player.Start(record)
	}
	s, err := p.player.StartOf(p.player.Variant())
	return s, asDiagnostics(err)
}

// files plays the games of files.
func (p *playing) files(list []input) (failure error) {
	for _, in := range list {
		p.rejects.part()
		err := p.file(in)
		if errors.Is(err, errStopped) {
			return errors.Join(failure, err)
		}
		if err != nil {
			failure = errReported
			report(p.err, err)
		}
		if isWriteError(err) {
			return failure
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
		if game.Text == "" {
			continue
		}
		if err := p.game(text{in, game.Line, game.Lines, game.Text}, game.TooLong); err != nil {
			return err
		}
		if p.cmd.OnError == "stop" && p.total.Refused > 0 {
			return errStopped
		}
	}
	return nil
}

func (p *playing) game(t text, tooLong bool) error {
	if tooLong {
		return p.refuse(t, ast.FaultAt(ast.Span{End: int32(len(t.body))}, ast.GameTooLong, grammar.MaxRecord))
	}
	line, found := p.player.Game(t.body)
	return p.played(t, &line, found)
}

// played prints what comes of a line, and what there is to say of it.
func (p *playing) played(t text, line *san.Line, found ast.Diagnostics) error {
	isSound := found.Err() == nil
	if isSound || p.cmd.Each && !p.cmd.Moves && line.Start.IsValid() {
		if err := p.print(line); err != nil {
			found = append(found, asDiagnostics(err)...)
			isSound = false
		}
	}
	if !isSound {
		return p.refuse(t, found)
	}
	p.total.Written += t.lines
	p.count(found)
	p.show(t, found, nil)
	return p.out.Flush()
}

// count counts warnings and notes.
func (p *playing) count(found ast.Diagnostics) {
	for i, d := range found {
		p.total.Codes[d.Code]++
		if d.Code == ast.MovesNational && p.language == nil {
			p.language = &found[i]
		}
	}
}

// show shows warnings where they are asked for, and errors unless nothing is.
func (p *playing) show(t text, found, errs ast.Diagnostics) {
	switch {
	case p.cmd.Verbose > 1:
		p.err.Write(render(nil, t.in, t.number, t.body, found, p.words))
	case !p.cmd.Quiet:
		p.err.Write(render(nil, t.in, t.number, t.body, errs, p.words))
	}
}

// refuse names what could not be played, and passes it on to where it is wanted.
func (p *playing) refuse(t text, found ast.Diagnostics) error {
	errs := found.Errors()
	p.total.Refused += t.lines
	p.total.Refusals[errs[0].Code]++
	p.show(t, found, errs)
	if p.rejects != nil {
		if _, err := (markWrites{p.rejects}).Write([]byte(t.body + "\n\n")); err != nil {
			return err
		}
	}
	if p.cmd.OnError == "keep" {
		p.total.Kept += t.lines
		p.out.WriteString(t.body + "\n")
	}
	return p.out.Flush()
}

func asDiagnostics(err error) (found ast.Diagnostics) {
	errors.As(err, &found)
	return found
}

// print prints the moves, all positions, or the last.
func (p *playing) print(line *san.Line) error {
	if p.cmd.Moves {
		p.room = p.player.AppendScore(p.room[:0], line)
		p.out.Write(append(p.room, '\n'))
		return nil
	}
	if p.cmd.Each {
		for s := range line.Each {
			if err := p.position(s, line.Letters); err != nil {
				return err
			}
		}
	}
	last := line.Last()
	return p.position(&last, line.Letters)
}

func (p *playing) position(s *rules.State, letters *ast.Letters) error {
	dst, marks, err := p.player.AppendPosition(p.room[:0], s, letters)
	if err != nil {
		return err
	}
	for f := range marks.Lost.All() {
		p.total.Codes[convert.Lost.Code(f)]++
	}
	p.room = dst
	p.out.Write(append(dst, '\n'))
	return nil
}

// tellLanguage names a language that nobody named, so that it can be seen where
// it is wrong.
func (p *playing) tellLanguage() {
	if p.language != nil && p.cmd.Verbose < 2 {
		p.cmd.tell(p.err, p.words, p.language, p.total.Codes[p.language.Code])
	}
}
