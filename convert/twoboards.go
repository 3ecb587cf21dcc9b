package convert

import (
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// boards returns the two boards of bughouse as records of their own, and the place of the
// second in the text.
func boards(rec *ast.Record) (first, second *ast.Record, at int32) {
	one := *rec
	one.Text, _, _ = strings.Cut(rec.Text, dialects.BoardBar)
	one.Other = nil
	return &one, rec.Other, int32(len(one.Text) + len(dialects.BoardBar))
}

// twoBoards writes each board as a record of its own.
func (c *Converter) twoBoards(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	first, second, at := boards(rec)
	dst, marks, err := c.write(dst, first)
	if err != nil {
		return dst, marks, err
	}
	dst, more, err := c.write(append(dst, dialects.BoardBar...), second)
	return dst, marks.and(more), shifted(err, at)
}

// shifted moves the findings of an error to another place.
func shifted(err error, by int32) error {
	found, ok := err.(ast.Diagnostics)
	if !ok {
		return err
	}
	for i := range found {
		found[i].Span.Start += by
		found[i].Span.End += by
	}
	return found
}

// reportTwo reports of each board.
func (c *Converter) reportTwo(rec *ast.Record, m Marks) Report {
	first, second, at := boards(rec)
	var both Report
	for i, one := range [...]*ast.Record{first, second} {
		_, marks, _ := c.write(nil, one)
		report := c.reportOne(one, c.transformed(marks, m.Unkept))
		for _, notes := range [...][]Note{report.Lost, report.Assumed, report.Changed} {
			for j := range notes {
				notes[j].Span.Start += at * int32(i)
				notes[j].Span.End += at * int32(i)
			}
		}
		both.Lost = append(both.Lost, report.Lost...)
		both.Assumed = append(both.Assumed, report.Assumed...)
		both.Changed = append(both.Changed, report.Changed...)
	}
	return both
}
