package grammar

import (
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// diagram reads a board that stands alone: as a whole by the grammar, and
// where that fails rank by rank.
func (r *reader) diagram() {
	r.state(ast.PlacementField)
	var ranks []partedSquares
	if n, err := parse(forsythParser(), r.text, r.tokens); err == nil {
		ranks = n.ranks()
	} else {
		ranks = r.brokenRanks()
	}
	trailing := 0
	for trailing < len(ranks)-1 && ranks[len(ranks)-1-trailing].squares == nil {
		trailing++
	}
	r.endSeparators(ranks, trailing)
	r.oddSeparators(ranks)
	if len(ranks) == 1 { // nothing parts them
		r.running(ranks[0].squares)
	} else {
		r.parted(ranks, trailing)
	}
	for _, t := range r.tokens {
		if t.field == ast.OperationsField && t.kind == invalidToken {
			r.add(ast.OperationsField, ast.FieldExtra, t.span, t.span.Of(r.text))
		}
	}
	r.kings()
}

// kings remarks on a board without any.
func (r *reader) kings() {
	if r.broken {
		return
	}
	if code := r.build.Kings(); code != ast.NoCode {
		r.add(ast.PlacementField, code, r.span(ast.PlacementField))
	}
}

// brokenRanks cuts the tokens into ranks by their separators, and parses each
// by its own production, so that one stray letter does not hide the next. A
// rank with stray tokens has no cells, and its faults are reported in their
// order.
func (r *reader) brokenRanks() []partedSquares {
	all := []partedSquares{{}}
	var cells []token
	end := func() {
		if len(cells) > 0 {
			all[len(all)-1].squares = r.brokenSquares(cells)
		}
		cells = nil
	}
	for _, t := range r.tokens {
		switch {
		case t.field != ast.PlacementField:
		case t.kind == separatorToken:
			end()
			all = append(all, partedSquares{separator: r.lexed(t)})
		default:
			cells = append(cells, t)
		}
	}
	end()
	return all
}

// brokenSquares parses the cells of one rank; those of a rank that cannot be
// parsed are stray tokens.
func (r *reader) brokenSquares(cells []token) *Squares {
	if n, err := parse(production[Squares](forsythParser()), r.text, cells); err == nil {
		return n
	}
	n := &Squares{}
	for i, t := range cells {
		alone := t.kind == neutralToken && (i+1 == len(cells) || cells[i+1].kind != pieceToken && cells[i+1].kind != invalidToken)
		if t.kind == invalidToken || alone {
			n.Stray = append(n.Stray, r.lexed(t))
		}
	}
	return n
}

// lexed returns a token as Participle has it.
func (r *reader) lexed(t token) lexer.Token {
	return lexer.Token{Type: t.kind, Value: t.span.Of(r.text), Pos: lexer.Position{Offset: int(t.span.Start)}}
}

// endSeparators reports separators before the first rank and after the last,
// where they stand for no empty rank.
func (r *reader) endSeparators(ranks []partedSquares, trailing int) {
	if trailing > 0 {
		d := r.add(ast.PlacementField, ast.SlashTrailing, spanOf(ranks[len(ranks)-1].separator))
		for _, p := range ranks[len(ranks)-trailing:] {
			d.Fixes = append(d.Fixes, ast.Fix{Span: spanOf(p.separator)})
		}
	}
	if r.isLeading(ranks, trailing) {
		r.fix(r.add(ast.PlacementField, ast.SlashLeading, spanOf(ranks[1].separator)), "")
	}
}

// isLeading reports whether the first separator stands for no empty rank: the
// board has its ranks without.
func (r *reader) isLeading(ranks []partedSquares, trailing int) bool {
	return len(ranks) > 1 && ranks[0].squares == nil && ranks[1].squares != nil &&
		len(ranks)-1-trailing >= int(r.rules.geometry.Ranks)
}

// oddSeparators reports separators other than hyphens, slashes and line ends.
func (r *reader) oddSeparators(ranks []partedSquares) {
	var odd *ast.Diagnostic
	for _, p := range ranks[1:] {
		sign := strings.TrimFunc(p.separator.Value, isSpace)
		if sign == "-" || sign == "/" || sign == "" {
			continue
		}
		if odd == nil {
			odd = r.add(ast.PlacementField, ast.SeparatorOther, spanOf(p.separator), sign)
		}
		own := " - "
		if r.slashed() {
			own = "/"
		}
		odd.Fixes = append(odd.Fixes, ast.Fix{Span: spanOf(p.separator), Text: own})
	}
}

// running reads a board without separators.
func (r *reader) running(n *Squares) {
	if r.stray(n) {
		r.broken = true
		return
	}
	c := r.count(n)
	meant, code := r.build.JudgeBoard(c)
	r.place(n, meant)
	span := n.span()
	switch code {
	case ast.SeparatorMissing:
		r.add(ast.PlacementField, code, span)
	case ast.BoardPadded:
		r.boardPadded(c.decimal)
	case ast.RanksMissing:
		r.broken = true
		r.add(ast.PlacementField, code, span, 1, int(r.rules.geometry.Ranks))
	case ast.BoardLong:
		r.broken = true
		r.add(ast.PlacementField, code, span, c.decimal, r.rules.squares())
	}
}

// slashed reports whether slashes part the ranks.
func (r *reader) slashed() bool { return strings.Contains(r.rec.Field(ast.PlacementField), "/") }

// boardPadded reports a board that ends before its last square.
func (r *reader) boardPadded(squares int) {
	end := r.span(ast.PlacementField).End
	rank := int(r.rules.geometry.Ranks) - squares/int(r.rules.geometry.Files)
	first := ast.SquareAt(squares%int(r.rules.geometry.Files), rank-1)
	r.add(ast.PlacementField, ast.BoardPadded, ast.Span{Start: end, End: end}, squares, first)
}

// parted reads a board rank by rank.
func (r *reader) parted(ranks []partedSquares, trailing int) {
	if r.isLeading(ranks, trailing) {
		ranks = ranks[1:]
	}
	if trailing > 0 {
		ranks = ranks[:len(ranks)-1]
	}
	extra := ast.Span{}
	for i, p := range ranks {
		before := r.build.rank
		if p.squares == nil {
			r.blankRank(ranks, i)
		} else {
			r.squares(p.squares)
		}
		if before == int(r.rules.geometry.Ranks) && p.squares != nil {
			extra = ast.Span{Start: p.squares.span().Start, End: r.span(ast.PlacementField).End}
		}
	}
	switch code := r.build.EndDiagram(r.slashed() && trailing == 0); code {
	case ast.BoardPadded:
		if !r.broken {
			r.boardPadded(r.build.rank * int(r.rules.geometry.Files))
		}
	case ast.RanksMissing:
		r.broken = true
		r.add(ast.PlacementField, code, r.span(ast.PlacementField), r.build.rank, int(r.rules.geometry.Ranks))
	case ast.RanksExtra:
		r.broken = true
		if extra.IsEmpty() {
			extra = r.span(ast.PlacementField)
		}
		r.add(ast.PlacementField, code, extra, r.build.rank, int(r.rules.geometry.Ranks))
	}
}

// blankRank reads an empty rank of which nothing is written.
func (r *reader) blankRank(ranks []partedSquares, i int) {
	start := r.span(ast.PlacementField).Start
	span := ast.Span{Start: start, End: start}
	if i > 0 {
		span = spanOf(ranks[i].separator)
	}
	files := int(r.rules.geometry.Files)
	d := r.add(ast.PlacementField, ast.RankBlank, span, int(r.rules.geometry.Ranks)-r.build.rank)
	d.Fixes = []ast.Fix{{Span: ast.Span{Start: span.End, End: span.End}, Text: strconv.Itoa(files)}}
	r.build.Skip(files)
	r.build.EndRank()
}

// squares reads what stands between two separators.
func (r *reader) squares(n *Squares) {
	number := int(r.rules.geometry.Ranks) - r.build.rank
	if r.stray(n) {
		r.build.EndRank() // its width means nothing
		r.broken = true
		return
	}
	c, files := r.count(n), int(r.rules.geometry.Files)
	meant, code := r.build.JudgeRank(c)
	if code != ast.RankLong {
		r.place(n, meant)
	}
	r.build.EndRank()
	squares := c.decimal
	if c.summable {
		squares = c.sum
	}
	span := n.span()
	switch code {
	case ast.RanksMerged:
		r.add(ast.PlacementField, code, span, c.decimal, c.decimal/files)
	case ast.SeparatorMissing:
		r.add(ast.PlacementField, code, span)
	case ast.RankPadded:
		d := r.add(ast.PlacementField, code, ast.Span{Start: span.End, End: span.End}, number, squares, files)
		if last := n.Cells[len(n.Cells)-1]; last.Empty.Value == "" {
			r.fix(d, strconv.Itoa(files-squares))
		}
	case ast.RankLong:
		r.broken = true
		tooBig := r.outOfRange(n, func(number string) bool { return len(number) == 1 && int(number[0]-'0') > files })
		if number > 0 && !tooBig {
			r.add(ast.PlacementField, code, span, number, squares, files)
		}
	}
}
