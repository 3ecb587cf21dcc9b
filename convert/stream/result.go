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

	lines, written, refused, kept, passed int

	codes    map[ast.Code]int // warnings and notes
	refusals map[ast.Code]int // by the first error of each
	err      error            // what no record is to blame for
}

func (r *result) reset() {
	clear(r.codes)
	clear(r.refusals)
	*r = result{data: r.data[:0], report: r.report[:0], rejects: r.rejects[:0], codes: r.codes, refusals: r.refusals}
}

func newResult() result { return result{codes: map[ast.Code]int{}, refusals: map[ast.Code]int{}} }

func (r *result) warn(set ast.Codes) {
	for c := range set.All() {
		r.codes[c]++
	}
}

func (r *result) note(m convert.Marks) {
	if m == (convert.Marks{}) {
		return
	}
	for k := range convert.NoteKind(convert.NumKinds) {
		for f := range ast.Field(ast.NumFields) {
			if m.Of(k).Has(f) {
				r.codes[k.Code(f)]++
			}
		}
	}
}

// addTo adds the counts of the result to a stream's.
func (r *result) addTo(s *Stats) {
	s.Add(Stats{
		Lines: r.lines, Written: r.written, Refused: r.refused, Kept: r.kept, Passed: r.passed,
		Codes: r.codes, Refusals: r.refusals,
	})
}
