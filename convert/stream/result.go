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

	warnings [64]int // by code
	notes    [3][ast.NumFields]int
	errors   map[ast.Code]int
}

func (r *result) reset() {
	*r = result{data: r.data[:0], report: r.report[:0], rejects: r.rejects[:0]}
}

func (r *result) warn(set ast.Codes) {
	for c := range set.All() {
		r.warnings[c]++
	}
}

func (r *result) note(m convert.Marks) {
	if m == (convert.Marks{}) {
		return
	}
	for k := range ast.NoteKind(len(r.notes)) {
		for f := range ast.Field(ast.NumFields) {
			if m.Of(k).Has(f) {
				r.notes[k][f]++
			}
		}
	}
}

func (r *result) fail(c ast.Code) {
	if r.errors == nil {
		r.errors = map[ast.Code]int{}
	}
	r.errors[c]++
}

// addTo adds the counts of the result to a stream's.
func (r *result) addTo(s *Stats) {
	s.Lines += r.lines
	s.Written += r.written
	s.Refused += r.refused
	s.Kept += r.kept
	s.Passed += r.passed
	for c, n := range r.warnings {
		s.count(ast.Code(c), n)
	}
	for k := range r.notes {
		for f, n := range r.notes[k] {
			s.count(ast.NoteCode(ast.NoteKind(k), ast.Field(f)), n)
		}
	}
	for c, n := range r.errors {
		s.count(c, n)
	}
}
