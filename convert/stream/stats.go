package stream

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Stats counts what became of the lines of a stream. Lines is the sum of
// Written, Refused, and Passed.
type Stats struct {
	Lines   int
	Written int // records converted
	Refused int // records with an error
	Kept    int // of those refused, written unchanged in their place
	Passed  int // blank lines and comments

	Codes map[ast.Code]int // leniencies, remarks, notes and, by their first error, refusals
}

func (s *Stats) count(c ast.Code, n int) {
	if n == 0 {
		return
	}
	if s.Codes == nil {
		s.Codes = map[ast.Code]int{}
	}
	s.Codes[c] += n
}

// Add adds the counts of another stream.
func (s *Stats) Add(o Stats) {
	s.Lines += o.Lines
	s.Written += o.Written
	s.Refused += o.Refused
	s.Kept += o.Kept
	s.Passed += o.Passed
	for c, n := range o.Codes {
		s.count(c, n)
	}
}
