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

// ofSecond returns what is found in the second board of a record, in its place in the
// text; nil where there is none.
func ofSecond(rec *ast.Record, find func(*ast.Record) ast.Diagnostics) ast.Diagnostics {
	if rec.Other == nil {
		return nil
	}
	_, second, at := boards(rec)
	found := find(second)
	found.Shift(at)
	return found
}

// twoBoards writes each board as a record of its own, as [Converter.writeOne] does.
func (c *Converter) twoBoards(dst []byte, rec *ast.Record, unkept ast.Fields) ([]byte, Marks, error) {
	first, second, at := boards(rec)
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
		_, marks, _ := c.writeOne(nil, one, m.Of(Unkept))
		report := c.reportOne(one, marks)
		report.move(func(s ast.Span) ast.Span { return s.Shifted(at * int32(i)) })
		both.Lost = append(both.Lost, report.Lost...)
		both.Assumed = append(both.Assumed, report.Assumed...)
		both.Changed = append(both.Changed, report.Changed...)
	}
	return both
}
