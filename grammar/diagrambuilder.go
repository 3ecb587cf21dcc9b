package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// count is the squares of some cells of a diagram, read in two ways: each
// number as one decimal (Popeye: 48 is six empty ranks), or as digits one after
// another that are summed (old usage: 44 is an empty rank).
type count struct {
	cells, men   int
	decimal, sum int
	summable     bool // no digit is 0 or more than a rank has squares
}

// number adds a run of digits.
func (c *count) number(digits string, files int) {
	c.cells++
	n, code := Counter(digits)
	if code != ast.NoCode && code != ast.CounterZeros || n > tooMany {
		n = tooMany
	}
	c.decimal = min(c.decimal+int(n), tooMany)
	for i := range len(digits) {
		d := int(digits[i] - '0')
		c.sum += d
		c.summable = c.summable && d > 0 && d <= files && files < 10
	}
}

// squares adds cells of one square each.
func (c *count) squares(n int) {
	c.cells += n
	c.men += n
	c.decimal += n
	c.sum += n
}

// tooMany is more squares than any board has.
const tooMany = 1 << 20

// sense is how the numbers of a rank are meant.
type sense uint8

const (
	decimals sense = iota
	digits
)

// JudgeRank judges what stands between two separators of a diagram, from the rank
// that is being written on: how its numbers are meant, and the code of what is
// wrong or free about it. A number alone may stand for several empty ranks, and
// ranks may run on without a separator, if they end together. Otherwise digits
// side by side are summed, and of a rank that is too short the rest is empty.
func (b *Builder) JudgeRank(c count) (sense, ast.Code) {
	files := int(b.rules.geometry.Files)
	left := files * (int(b.rules.geometry.Ranks) - b.rank)
	fits := c.decimal%files == 0 && c.decimal > 0 && c.decimal <= left
	runsOn := fits && (c.decimal == c.sum || !c.summable)
	switch {
	case c.summable && c.sum == files:
		return digits, ast.NoCode
	case fits && c.decimal == files:
		return decimals, ast.NoCode
	case fits && c.cells == 1:
		return decimals, ast.RanksMerged
	case runsOn:
		return decimals, ast.SeparatorMissing
	case c.summable && c.sum < files:
		return digits, ast.RankPadded
	case c.decimal < files:
		return decimals, ast.RankPadded
	}
	return decimals, ast.RankLong
}

// JudgeBoard judges a diagram without separators: a count that runs on over the
// ends of ranks. What is left after the last man is empty; but a number alone is
// anything, and less than two ranks are a line of a diagram.
func (b *Builder) JudgeBoard(c count) (sense, ast.Code) {
	board := b.rules.squares()
	switch {
	case c.decimal == board:
		return decimals, ast.SeparatorMissing
	case c.summable && c.sum == board:
		return digits, ast.SeparatorMissing
	case c.men == 0, c.decimal < 2*int(b.rules.geometry.Files), c.summable && c.sum == int(b.rules.geometry.Files):
		return decimals, ast.RanksMissing
	case c.decimal < board:
		return decimals, ast.BoardPadded
	}
	return decimals, ast.BoardLong
}

// Next places a man on the next square, at the end of a rank on the next one.
func (b *Builder) Next(p ast.Piece) {
	b.wrap()
	b.Man(p)
}

// Skip passes over n empty squares, over the ends of ranks too.
func (b *Builder) Skip(n int) {
	for n > 0 && b.rank < ast.MaxRanks {
		b.wrap()
		step := min(n, int(b.rules.geometry.Files)-b.file)
		b.file += step
		n -= step
	}
}

func (b *Builder) wrap() {
	if b.file >= int(b.rules.geometry.Files) {
		b.EndRank()
	}
}

// EndDiagram closes the board. Where slashes part the ranks, those that are
// missing are empty (Popeye), unless one is announced by a slash at the end; of a
// diagram as columns print it one has been forgotten.
func (b *Builder) EndDiagram(mayEnd bool) ast.Code {
	code := b.EndPlacement()
	if code == ast.RanksMissing && mayEnd {
		return ast.BoardPadded
	}
	return code
}

// Kings remarks on a diagram without any king: most often its letters are
// those of another language.
func (b *Builder) Kings() ast.Code {
	board := &b.rec.Board
	for rank := range int(board.Geometry.Ranks) {
		if board.Men(rank, ast.King, ast.White)|board.Men(rank, ast.King, ast.Black) != 0 {
			return ast.NoCode
		}
	}
	return ast.KingsMissing
}
