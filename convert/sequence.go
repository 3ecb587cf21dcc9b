package convert

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// FindsSequences reports whether the checker looks at what records say of those before
// them: at [ast.SuspiciousLevel].
func (c *Checker) FindsSequences() bool { return !c.dropped.Has(ast.FullmoveEarly) }

// Follows returns what is found in a record that comes after another: a move number that
// rose though it was White who moved (notations 10, 37). Whether the number before was
// wrong instead, nothing tells.
func (c *Checker) Follows(before, rec *ast.Record) ast.Diagnostics {
	f := ast.FullmoveField
	isSuspect := before.Turn == ast.White && rec.Turn == ast.Black && before.Stated.Has(f) && rec.Stated.Has(f) &&
		rec.Fullmove == before.Fullmove+1
	if !isSuspect || !isMoveLater(&before.Position, &rec.Position, c.from.Variant()) {
		return nil
	}
	d := ast.FindingAt(rec.Spans[f], ast.FullmoveEarly, false, rec.Fullmove, before.Fullmove)
	d.Choices = [][]ast.Fix{{{Span: d.Span, Text: before.Field(f)}}}
	return c.Judge(ast.Diagnostics{d})
}

// isMoveLater reports whether one legal move makes one position of another, counters and
// the en passant square aside.
func isMoveLater(before, after *ast.Position, v *ast.Variant) bool {
	state, err := rules.New(before, v)
	if err != nil {
		return false
	}
	for _, m := range state.Moves(nil) {
		next := state
		next.Play(m)
		p := next.Position()
		if p.Board == after.Board && p.Castling == after.Castling {
			return true
		}
	}
	return false
}
