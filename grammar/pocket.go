package grammar

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

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

// AppendPockets appends the pockets in brackets, White's men before Black's, in the order
// of the game: in chess the queen first and the pawns last. It returns the first man that
// the letters cannot say, or that no pocket holds: a king.
func (r *Rules) AppendPockets(dst []byte, pockets *[2]ast.Pocket) ([]byte, ast.Piece) {
	dst, unnamed := r.appendHeld(append(dst, '['), pockets, false)
	return append(dst, ']'), unnamed
}

// appendHeld appends the men of both pockets, several of a kind as so many letters or,
// counted, as a number before one. It returns the first that cannot be written.
func (r *Rules) appendHeld(dst []byte, pockets *[2]ast.Pocket, counted bool) ([]byte, ast.Piece) {
	for c := range pockets {
		for role, n := range r.game.Held(&pockets[c]) {
			letter := r.letters.Spell(role, ast.Color(c))
			if letter == "" || !r.canHold(role) {
				return dst, ast.Piece{Role: role, Color: ast.Color(c)}
			}
			if counted && n > 1 {
				dst, n = strconv.AppendInt(dst, int64(n), 10), 1
			}
			for range n {
				dst = append(dst, letter...)
			}
		}
	}
	return dst, ast.Piece{}
}
