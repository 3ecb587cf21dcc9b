package convert

import (
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// boards returns the two boards of bughouse as records of their own, and the place of the
// second in the text.
func boards(rec *ast.Record) (first, second *ast.Record, at int32) {
	one := *rec
	one.Text, _, _ = dialects.CutBoards(rec.Text)
	one.Other = nil
	return &one, rec.Other, int32(len(one.Text) + len(dialects.BoardBar))
}

// twoBoards writes each board as a record of its own.
func (c *Converter) twoBoards(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	first, second, at := boards(rec)
	found := c.judged(second)
	found.Shift(at)
	if err := append(c.judged(first), found...).Err(); err != nil {
		return dst, Marks{}, err
	}
	unkept := c.transform(rec)
	first, second, at = boards(rec)
	out, marks, err := c.writeOne(dst, first, unkept)
	if err != nil {
		return dst, Marks{}, err
	}
	out, more, err := c.writeOne(append(out, dialects.BoardBar...), second, unkept)
	if err != nil {
		if found, ok := err.(ast.Diagnostics); ok {
			found.Shift(at)
		}
		return dst, Marks{}, err
	}
	return out, marks.and(more), nil
}

// reportTwo reports of each board.
func (c *Converter) reportTwo(rec *ast.Record, m Marks) Report {
	first, second, at := boards(rec)
	var both Report
	for i, one := range [...]*ast.Record{first, second} {
		_, marks, _ := c.writeOne(nil, one, m.Unkept)
		report := c.reportOne(one, marks)
		for _, notes := range [...][]Note{report.Lost, report.Assumed, report.Changed} {
			for j := range notes {
				notes[j].Span = notes[j].Span.Shifted(at * int32(i))
			}
		}
		both.Lost = append(both.Lost, report.Lost...)
		both.Assumed = append(both.Assumed, report.Assumed...)
		both.Changed = append(both.Changed, report.Changed...)
	}
	return both
}
