package stream

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Stats counts what became of the lines of a stream. Lines is the sum of
// Written, Refused, and Passed.
type Stats struct {
	Lines   int
	Written int // lines of records converted: one each, but for diagrams
	Refused int // lines of records with an error
	Kept    int // of those refused, written unchanged in their place
	Passed  int // blank lines, comments, headers of tables, and duplicates

	// Records is how many records were written, refused, or duplicates. Of games it is those with
	// a FEN tag, where they are counted ([Options.Numbered]).
	Records int

	Codes    map[ast.Code]int // leniencies, remarks and notes of the records written
	Refusals map[ast.Code]int // the records refused, by the first error of each
}

// Add adds the counts of another stream.
func (s *Stats) Add(o Stats) {
	s.Lines += o.Lines
	s.Written += o.Written
	s.Refused += o.Refused
	s.Kept += o.Kept
	s.Passed += o.Passed
	s.Records += o.Records
	s.Codes = added(s.Codes, o.Codes)
	s.Refusals = added(s.Refusals, o.Refusals)
}

func added(to, from map[ast.Code]int) map[ast.Code]int {
	if to == nil && len(from) > 0 {
		to = map[ast.Code]int{}
	}
	for c, n := range from {
		to[c] += n
	}
	return to
}
