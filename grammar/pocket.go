package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// promotedMark stands after a man that came from a promotion, and is a pawn
// again when it is captured (crazyhouse, bughouse).
const promotedMark = '~'

// The other signs beside the letters of men.
const (
	plusMark   = '+' // before a promoted man: shogi
	beyondMark = '|' // before a man on the second board of Alice chess
	wallMark   = '*' // a wall, the duck, a burnt square
)

// marks are the signs that need more than a look at one byte.
const marks = "~+|*"

// pocketStart returns where the pocket begins in the first field of a record,
// and the length of the field where it has none: at the bracket that touches the
// board, or, in a game with pockets, at the slash before a rank more than the
// board has (BFEN; Lichess, which writes an empty one, too). Ranks have counts,
// pockets of that form have none.
func (r *Rules) pocketStart(field string) int {
	if r.Layout == ast.HandLayout {
		return len(field)
	}
	if at := strings.IndexByte(field, '['); at >= 0 {
		if at > 0 && (field[len(field)-1] == ']' || strings.IndexByte(field[at:], '/') < 0) {
			return at
		}
		return len(field)
	}
	if !r.pocket || strings.Count(field[min(1, len(field)):], "/") != int(r.geometry.Ranks) {
		return len(field)
	}
	if at := strings.LastIndexByte(field, '/'); !strings.ContainsAny(field[at:], "0123456789") {
		return at
	}
	return len(field)
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
	case !b.rules.game.CanPromote(b.rec.Board.Roles[at.Index()]):
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

// Hold puts n men into the pocket of their side.
func (b *Builder) Hold(man ast.Piece, n int) ast.Code {
	pocket := &b.rec.Pockets[man.Color]
	switch {
	case man.Role == ast.King && !b.rules.game.HeldKings:
		return ast.PocketKing
	case n < 1, !pocket.Set(man.Role, pocket.Count(man.Role)+n):
		return ast.PocketRange
	}
	return ast.NoCode
}

// held reads the number before a man in a pocket. One that no pocket can hold
// is as good as another.
func held(word string) int {
	if word == "" {
		return 1
	}
	n, code := Counter(word)
	if code == ast.CounterRange {
		return 1 << 16
	}
	return int(min(n, 1<<16))
}

// canHold reports whether a man of the game can be in a pocket.
func (r *Rules) canHold(role ast.Role) bool {
	return r.roles.Has(role) && (role != ast.King || r.game.HeldKings)
}

// AppendPockets appends the pockets in brackets, White's men before Black's, in the
// order of the game: in chess the queen first and the pawns last. It returns the first man that the letters
// cannot say, or that no pocket holds: a king.
func (r *Rules) AppendPockets(dst []byte, pockets *[2]ast.Pocket) ([]byte, ast.Piece) {
	dst = append(dst, '[')
	for c := range pockets {
		for role, count := range r.game.Held(&pockets[c]) {
			letter := r.letters.Spell(role, ast.Color(c))
			if letter == "" || !r.canHold(role) {
				return dst, ast.Piece{Role: role, Color: ast.Color(c)}
			}
			for range count {
				dst = append(dst, letter...)
			}
		}
	}
	return append(dst, ']'), ast.Piece{}
}
