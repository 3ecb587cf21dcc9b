package convert

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// FindsSequences reports whether the checker looks at what records say of those before
// them: at [ast.SuspiciousLevel].
func (c *Checker) FindsSequences() bool { return !c.dropped.Has(ast.FullmoveEarly) }

// Follows returns what is found in a record that comes after another, of which before is
// what should be: a move number that rose though it was White who moved (notations 10,
// 37), or did not rise when Black did. Then before becomes what the record should be, so
// that the next is not blamed for it. Whether the number before was wrong instead, nothing
// tells.
func (c *Checker) Follows(before, rec *ast.Record) ast.Diagnostics {
	const f = ast.FullmoveField
	should := *rec
	should.Fullmove = before.Fullmove
	if rec.Turn == ast.White {
		should.Fullmove++
	}
	isNext := before.Turn != rec.Turn && before.Stated.Has(f) && rec.Stated.Has(f)
	isEarly, isLate := rec.Fullmove == should.Fullmove+1 && rec.Turn == ast.Black, rec.Fullmove+1 == should.Fullmove && rec.Turn == ast.White
	isWrong := isNext && (isEarly || isLate) && isMoveLater(&before.Position, &rec.Position, c.from.Variant())
	*before = *rec
	if !isWrong {
		return nil
	}
	d := ast.FindingAt(rec.Spans[f], ast.FullmoveEarly, false, rec.Fullmove, should.Fullmove)
	if isLate {
		d = ast.FindingAt(rec.Spans[f], ast.FullmoveLate, false, rec.Fullmove)
	}
	d.Choices = [][]ast.Fix{{{Span: d.Span, Text: strconv.FormatUint(uint64(should.Fullmove), 10)}}}
	before.Fullmove = should.Fullmove
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
