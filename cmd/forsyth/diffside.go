package main

import (
	"errors"
	"fmt"
	"iter"
	"strings"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// side is one of two inputs.
type side struct {
	name  string // of the file, empty for an argument
	next  func() (stream.Row, error, bool)
	close func()
	rec   ast.Record
}

func (c *diffCmd) side(s *streams, arg string) (*side, error) {
	carrier, err := c.carrier()
	if err != nil {
		return nil, err
	}
	list, err := c.inputs([]string{arg}, s.in, isRecord, carrier.End(), c.Lang)
	if err != nil {
		return nil, err
	}
	in := list[0]
	if c.isGames(in) {
		return nil, errors.New("diff compares records, not games (see: forsyth convert --in pgn)")
	}
	from, err := c.dialect(c.Lang)
	if err != nil {
		return nil, err
	}
	r, err := in.open()
	if err != nil {
		return nil, err
	}
	next, stop := iter.Pull2(stream.Rows(r, from, carrier))
	return &side{name: in.name, next: next, close: func() { stop(); r.Close() }}, nil
}

// mostOfRecord is how many characters are shown of a record.
const mostOfRecord = 1000

// place is where a record of a side stands, or the record where that is an argument.
func (s *side) place(row *stream.Row) string {
	switch {
	case s.name == "":
		return diag.Printable(strings.TrimSpace(row.Text), mostOfRecord)
	case row.Line == 0:
		return s.name
	}
	return fmt.Sprintf("%s:%d", s.name, row.Line)
}
