package grammar

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// rank hands the cells of one rank to the builder.
func (r *reader) rank(n *Rank) {
	span := ast.Span{Start: cellSpan(n.Cells[0]).Start, End: cellSpan(n.Cells[len(n.Cells)-1]).End}
	beyond := span // the cells that the board has no squares for
	for _, c := range n.Cells {
		r.cell(c)
		if r.build.file <= int(r.rules.geometry.Files) {
			beyond.Start = cellSpan(c).End
		}
	}
	r.endRank(span, beyond)
}

func (r *reader) cell(c Cell) {
	if c.Wall.Value != "" {
		if code := r.build.Wall(); code != ast.NoCode {
			r.add(ast.PlacementField, code, spanOf(c.Wall))
		}
		return
	}
	if c.Piece.Value != "" {
		piece, _ := r.rules.letters.Match(c.Piece.Value, &r.rules.roles)
		piece.Promoted, piece.Beyond = c.Before.Value == string(plusMark), c.Before.Value == string(beyondMark)
		r.build.Man(piece)
		if c.Promoted.Value != "" {
			r.promoted(c.Promoted)
		}
		return
	}
	count, _ := Counter(c.Empty.Value)
	if r.build.Gap(int(count)) == ast.DigitsAdjacent && !r.rules.wide() {
		r.adjacent(spanOf(c.Empty))
	}
}

func cellSpan(c Cell) ast.Span {
	switch {
	case c.Wall.Value != "":
		return spanOf(c.Wall)
	case c.Piece.Value == "":
		return spanOf(c.Empty)
	}
	span := spanOf(c.Piece)
	span.Start -= int32(len(c.Before.Value))
	span.End += int32(len(c.Promoted.Value))
	return span
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
	for _, t := range r.tokens {
		if t.field == ast.PlacementField && t.kind == slashToken {
			if want--; want == 0 {
				span.Start = t.span.Start
			}
		}
	}
	return span
}
