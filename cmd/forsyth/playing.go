package main

import (
	"errors"
	"io"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// playing is the work of play on games, or on moves from a position.
type playing struct {
	player      *convert.Player
	start       *rules.State // nil where each game has its own
	each, moves bool
	languages   *languages
}

// copy returns the same work for another goroutine.
func (p *playing) copy() stream.GameWork {
	own := *p
	own.player = p.player.Copy()
	return &own
}

// line plays moves on a record; none is the start of the variant. Raw is both,
// as they were given.
func (p *playing) line(w io.Writer, record, moves, raw string, o stream.Options) (stream.Stats, error) {
	start, found := p.from(record)
	if found.Err() != nil {
		return stream.RunGame(w, record, raw, refusal(found), o)
	}
	if o.Verbose && len(found) > 0 {
		o.Report.Write(o.Render(nil, 1, record, found))
	}
	p.start = &start
	stats, err := stream.RunGame(w, moves, raw, p, o)
	for _, d := range found {
		stats.Add(stream.Stats{Codes: map[ast.Code]int{d.Code: 1}})
	}
	return stats, err
}

func (p *playing) from(record string) (rules.State, ast.Diagnostics) {
	if record != "" {
		return p.player.Start(record)
	}
	s, err := p.player.StartOf(p.player.Variant())
	return s, asDiagnostics(err)
}

// refusal is the work on a record that cannot be read.
type refusal ast.Diagnostics

// Append implements stream.GameWork.
func (r refusal) Append(dst []byte, _ *ast.Record, _ string) ([]byte, convert.Marks, ast.Diagnostics) {
	return dst, convert.Marks{}, ast.Diagnostics(r)
}

// Append implements stream.GameWork.
func (p *playing) Append(dst []byte, _ *ast.Record, text string) ([]byte, convert.Marks, ast.Diagnostics) {
	line, found := p.read(text)
	p.languages.see(found)
	if found.Err() != nil && (!p.each || p.moves || !line.Start.IsValid()) {
		return dst, convert.Marks{}, found
	}
	if p.moves {
		return append(p.player.AppendScore(dst, &line), '\n'), convert.Marks{}, found
	}
	dst, marks, err := p.positions(dst, &line)
	unwritten := asDiagnostics(err) // of a position that the text does not have
	for i := range unwritten {
		unwritten[i].Span = line.Extent()
	}
	return dst, marks, append(found, unwritten...)
}

func (p *playing) read(text string) (san.Line, ast.Diagnostics) {
	if p.start != nil {
		return p.player.Line(p.start, text)
	}
	return p.player.Game(text)
}

// positions appends all positions of a line, or the last.
func (p *playing) positions(dst []byte, line *san.Line) (_ []byte, marks convert.Marks, err error) {
	if p.each {
		for s := range line.Each {
			if dst, marks, err = p.position(dst, s, line); err != nil {
				return dst, marks, err
			}
		}
	}
	last := line.Last()
	return p.position(dst, &last, line)
}

func (p *playing) position(dst []byte, s *rules.State, line *san.Line) ([]byte, convert.Marks, error) {
	out, marks, err := p.player.AppendPosition(dst, s, line.Letters)
	if err != nil {
		return dst, marks, err
	}
	return append(out, '\n'), marks, nil
}

func asDiagnostics(err error) (found ast.Diagnostics) {
	errors.As(err, &found)
	return found
}
