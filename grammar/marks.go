package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// promotedMark stands after a man that came from a promotion, and is a pawn
// again when it is captured (crazyhouse, bughouse).
const promotedMark = '~'

// The other signs beside the letters of men.
const (
	plusMark   = '+' // before a promoted man: shogi
	beyondMark = '|' // before a man on the second board of Alice chess
	wallMark   = '*' // a wall, the duck, a burnt square
)

// allMarks are the signs that need more than a look at one byte.
const allMarks = "~+|*"

// marks reports whether a mark may stand before a man.
func (r *Rules) marks(mark byte, role ast.Role) bool {
	if mark == plusMark {
		return r.game.Marks() == ast.MarkBefore && r.game.CanPromote(role)
	}
	return r.game.Beyond
}

// Promote marks the man before it as one that came from a promotion. Pawns and
// kings never do.
func (b *Builder) Promote() ast.Code {
	at := ast.Square(b.base() + b.file)
	switch {
	case b.rules.game.Marks() != ast.MarkAfter:
		return ast.PromotedMark
	case b.file > int(b.rules.geometry.Files) || b.rank >= int(b.rules.geometry.Ranks):
		return ast.NoCode // the man is not on the board
	case !b.rules.game.CanPromote(b.rec.Board.RoleAt(at)):
		return ast.NotPromoted
	}
	b.rec.Board.Promoted.Add(at)
	return ast.NoCode
}

// Wall puts a wall on the next square. Where it is the duck there is only one.
func (b *Builder) Wall() ast.Code {
	square := ast.Square(1 + b.base() + b.file)
	isOnBoard := b.file < int(b.rules.geometry.Files) && b.rank < int(b.rules.geometry.Ranks)
	b.file++
	b.gapBefore = false
	if b.rules.game.Walls == ast.OneWall && !b.rec.Board.Walls.IsEmpty() {
		return ast.WallsTooMany
	}
	if isOnBoard {
		b.rec.Board.Walls.Add(square)
	}
	return ast.NoCode
}
