package convert

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Soundness finds the lines, of those that most books are made of, in which a [Checker] finds
// nothing, in less time than it takes to fill a record. It is for one goroutine.
type Soundness struct {
	c    *Checker
	line *grammar.Line
}

// Soundness returns a new one; it is nil where there is none.
func (c *Checker) Soundness() *Soundness {
	if c.level >= ast.SuspiciousLevel || len(c.readers) > 0 {
		return nil
	}
	line := c.from.Line()
	if line == nil {
		return nil
	}
	return &Soundness{c, line}
}

// Has reports whether a line is one of these.
func (s *Soundness) Has(text []byte) bool {
	if !s.line.Read(text) || s.line.Record().Stated.Has(ast.OperationsField) {
		return false
	}
	if remarks := s.line.Remarks(); remarks != nil && !remarks.Without(s.c.dropped).IsEmpty() {
		return false
	}
	rec := s.line.Record()
	return s.c.level < ast.LegalLevel || len(s.c.illegal(rec)) == 0 && len(s.c.priorCheck(rec)) == 0
}
