package san

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Read reads one move: SAN, the long form or coordinates, in the letters of the
// format. The error is an [ast.Diagnostics] of one error: what is no move, why it
// cannot be made, or which moves it may be.
func Read(s *rules.State, text string, format Format) (rules.Move, error) {
	t, found := grammar.ParseMove(format.Letters, text)
	if len(found) > 0 {
		return rules.Move{}, found
	}
	m, found := Resolve(s, &t, format)
	return m, found.Err()
}

// Resolve finds the legal move that a text names in a position. The findings are
// nil, or one error: why no such move can be made, or which moves it may be, which
// are written in the format.
func Resolve(s *rules.State, t *ast.MoveText, format Format) (rules.Move, ast.Diagnostics) {
	if pass := (rules.Move{Kind: rules.Pass}); t.Kind == ast.NullMove && s.Why(pass).Code == ast.NoCode {
		return pass, nil
	}
	var room [64]rules.Move
	found := matching(s, t, s.Moves(room[:0]))
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) == 0:
		return rules.Move{}, refuse(s, t, format)
	}
	return rules.Move{}, ambiguous(s, t, found, format)
}

// matching moves the moves that a text may mean to the front of a list, and
// returns them.
func matching(s *rules.State, t *ast.MoveText, moves []rules.Move) []rules.Move {
	found := keep(moves, func(m rules.Move) bool { return names(s, t, m) })
	if len(found) == 0 && (t.Coordinates || t.Role == ast.King && t.From.IsSquare()) { // castling by the squares of the king
		found = keep(moves, func(m rules.Move) bool { return m.Kind == rules.Castling && castles(t, m) })
	}
	return found
}

func keep(moves []rules.Move, want func(rules.Move) bool) []rules.Move {
	n := 0
	for i, m := range moves {
		if want(m) {
			moves[n], moves[i] = moves[i], moves[n]
			n++
		}
	}
	return moves[:n]
}

// castles reports whether coordinates are the squares between which a king
// castles. In Chess960 they are read so where no other move has them.
func castles(t *ast.MoveText, m rules.Move) bool {
	return t.Promotion == ast.NoRole && t.From.Square() == m.From && t.To.Square() == castledKing(m)
}

// names reports whether a text can mean a move.
func names(s *rules.State, t *ast.MoveText, m rules.Move) bool {
	switch t.Kind {
	case ast.CastlingMove:
		return m.Kind == rules.Castling && m.Wing() == t.Wing
	case ast.DropMove:
		return m.Kind == rules.Drop && m.To == t.To.Square() && m.Role == t.Role
	case ast.NullMove:
		return false
	}
	if m.Kind == rules.Drop || m.Kind == rules.Castling && !t.Coordinates {
		return false
	}
	return t.Promotion == m.Promotion && t.To.Holds(m.To) && t.From.Holds(m.From) && namesMan(s, t, m)
}

func namesMan(s *rules.State, t *ast.MoveText, m rules.Move) bool {
	switch {
	case t.Coordinates:
		return true
	case t.Role != ast.NoRole && t.Role != ast.Pawn:
		return m.Role == t.Role
	case m.Role != ast.Pawn:
		return false
	}
	return t.To.Rank != 0 || s.IsCapture(m) // files alone are a capture
}
