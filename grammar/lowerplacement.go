package grammar

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// cellParts is where the parts of a cell are: a man with the marks before and after
// him, a wall, or a count of empty squares. What there is none of is empty.
type cellParts struct{ before, man, promoted, wall, empty ast.Span }

func (c *cellParts) span() ast.Span {
	switch {
	case !c.wall.IsEmpty():
		return c.wall
	case c.man.IsEmpty():
		return c.empty
	}
	span := c.man
	if !c.before.IsEmpty() {
		span.Start = c.before.Start
	}
	span.End = max(span.End, c.promoted.End)
	return span
}

// cells are those of a rank of the tree.
func (n *Rank) cells() []cellParts {
	cells := make([]cellParts, len(n.Cells))
	for i := range n.Cells {
		c := &n.Cells[i]
		cells[i] = cellParts{spanOf(c.Before), spanOf(c.Piece), spanOf(c.Promoted), spanOf(c.Wall), spanOf(c.Empty)}
	}
	return cells
}

// rank hands the cells of one rank to the builder.
func (r *reader) rank(cells []cellParts) {
	span := ast.Span{Start: cells[0].span().Start, End: cells[len(cells)-1].span().End}
	beyond := span // the cells that the board has no squares for
	for i := range cells {
		c := &cells[i]
		r.cell(c)
		if r.build.file <= int(r.rules.geometry.Files) {
			beyond.Start = c.span().End
		}
	}
	r.endRank(span, beyond)
}

func (r *reader) cell(c *cellParts) {
	if !c.wall.IsEmpty() {
		if code := r.build.Wall(); code != ast.NoCode {
			r.add(ast.PlacementField, code, c.wall)
		}
		return
	}
	if !c.man.IsEmpty() {
		man, _ := r.rules.man(c.man.Of(r.text))
		mark := c.before.Of(r.text)
		man.Promoted, man.Beyond = mark == string(plusMark), mark == string(beyondMark)
		r.build.Man(man)
		if !c.promoted.IsEmpty() {
			r.promoted(c.promoted)
		}
		return
	}
	count, _ := Counter(c.empty.Of(r.text))
	if r.build.Gap(int(count)) == ast.DigitsAdjacent && !r.rules.wide() {
		r.adjacent(c.empty)
	}
}

// adjacent reports digits side by side, a run of them as one finding.
func (r *reader) adjacent(digit ast.Span) {
	span := ast.Span{Start: digit.Start - 1, End: digit.End}
	sum := int(r.text[digit.Start-1]-'0') + int(r.text[digit.Start]-'0')
	if n := len(r.found) - 1; n >= 0 && r.found[n].Code == ast.DigitsAdjacent && r.found[n].Span.End == digit.Start {
		span.Start = r.found[n].Span.Start
		sum = r.found[n].Args[1].(int) + int(r.text[digit.Start]-'0')
		r.found = r.found[:n]
	}
	d := r.add(ast.PlacementField, ast.DigitsAdjacent, span, span.Of(r.text), sum)
	if sum <= int(r.rules.geometry.Files) {
		r.fix(d, strconv.Itoa(sum))
	}
}

func (r *reader) endRank(span, beyond ast.Span) {
	number, squares := int(r.rules.geometry.Ranks)-r.build.rank, r.build.file
	code := r.build.EndRank()
	r.broken = r.broken || code != ast.NoCode
	if code == ast.RankLong {
		span = beyond
	}
	if code != ast.NoCode && number > 0 {
		r.add(ast.PlacementField, code, span, number, squares, int(r.rules.geometry.Files))
	}
}

func (r *reader) endPlacement() {
	ranks, want := r.build.rank, int(r.rules.geometry.Ranks)
	r.broken = r.broken || ranks != want
	if r.empties > 0 && ranks-r.empties <= want && ranks >= want {
		return // a slash too many or a rank without its count: said already
	}
	switch code := r.build.EndPlacement(); code {
	case ast.RanksMissing:
		r.add(ast.PlacementField, code, r.span(ast.PlacementField), ranks, want)
	case ast.RanksExtra:
		r.add(ast.PlacementField, code, r.extraRanks(want), ranks, want)
	}
}

// extraRanks returns the bytes of the ranks beyond the last one of the board.
func (r *reader) extraRanks(want int) ast.Span {
	span := r.span(ast.PlacementField)
	for at := span.Start + 1; at < span.End-1; at++ { // slashes at the ends part nothing
		if r.text[at] != '/' {
			continue
		}
		if want--; want == 0 {
			span.Start = at
		}
	}
	return span
}
