package stream

import (
	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// result is what a worker made of one block, ready to be written in order.
type result struct {
	data    []byte // records
	report  []byte // diagnostics
	rejects []byte // refused lines
	stop    bool   // the first error ends the stream

	counts
	parts []part // a row each, where not all are to be written
	now   part   // the row that is at work

	tallies  [8]tally // of marks that are not among the codes yet
	codes    []int    // warnings and notes, by code
	refusals []int    // by the first error of each
	err      error    // what no record is to blame for
}

// counts are those of [Stats].
type counts struct{ lines, written, refused, kept, passed, records int }

func (r *result) reset() {
	clear(r.codes)
	clear(r.refusals)
	*r = result{
		data: r.data[:0], report: r.report[:0], rejects: r.rejects[:0], parts: r.parts[:0], codes: r.codes, refusals: r.refusals,
	}
}

func newResult() result {
	all := len(ast.AllCodes()) + 1 // and NoCode
	return result{codes: make([]int, all), refusals: make([]int, all)}
}

func (r *result) warn(set ast.Codes, times int) {
	for c := range set.All() {
		r.codes[c] += times
	}
}

// tally is how often the same marks were made. Most records have one of few; to count these
// is cheaper than to count their codes.
type tally struct {
	marks convert.Marks
	times int
}

// note counts the marks of a record, by which of castling, en passant and clock have changed:
// other marks of these are mostly the same.
func (r *result) note(m convert.Marks) {
	t := &r.tallies[m.Of(convert.Changed)>>ast.CastlingField&7]
	if t.marks != m {
		r.settle(t)
		t.marks = m
	}
	t.times++
}

// settle counts the codes of marks.
func (r *result) settle(t *tally) {
	for c := range t.marks.Codes {
		r.codes[c] += t.times
	}
	r.warn(t.marks.Reasons(), t.times)
	t.times = 0
}

// refuse counts a record that is refused.
func (r *result) refuse(c ast.Code) {
	r.refusals[c]++
	r.now.refusal = c
}

// end ends the part of a row.
func (r *result) end(one row) {
	r.now.row, r.now.counts = one, r.counts
	r.now.data, r.now.report, r.now.rejects = len(r.data), len(r.report), len(r.rejects)
	r.parts = append(r.parts, r.now)
	r.now = part{}
}

// forget takes back what was counted by codes for rows.
func (r *result) forget(parts ...part) {
	for i := range parts {
		p := &parts[i]
		r.warn(p.warnings, -1)
		r.settle(&tally{p.marks, -1})
		for _, d := range p.found {
			r.codes[d.Code]--
		}
		if p.refusal != ast.NoCode {
			r.refusals[p.refusal]--
		}
	}
}

// addTo adds the counts of the result to a stream's.
func (r *result) addTo(s *Stats) {
	for i := range r.tallies {
		r.settle(&r.tallies[i])
	}
	s.Add(Stats{
		Lines: r.lines, Written: r.written, Refused: r.refused, Kept: r.kept, Passed: r.passed, Records: r.records,
		Codes: byCode(r.codes), Refusals: byCode(r.refusals),
	})
}

func byCode(counts []int) map[ast.Code]int {
	var of map[ast.Code]int
	for c, n := range counts {
		if n == 0 {
			continue
		}
		if of == nil {
			of = map[ast.Code]int{}
		}
		of[ast.Code(c)] = n
	}
	return of
}
