package rules

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Refusal is why a move cannot be made.
type Refusal struct {
	Code ast.Code // NoCode for a legal move
	// At is the man that is in the way: the one between, the one that pins,
	// gives check or would; of castling, At is the square that is occupied or
	// attacked, and By the man that attacks it.
	At, By ast.Square
	King   ast.Square // of a pin
	End    End        // of MoveAfterEnd
}

// Why returns why the side to move cannot make a move: whether the game goes on,
// the man, its way, its king are judged in turn. Of a step only the squares and
// the promotion count, of a drop the square and the role; castling is one of
// [State.CastlingMove].
func (s *State) Why(m Move) Refusal {
	if m.Kind == Step || m.Kind == EnPassantCapture {
		m = s.step(m)
	}
	if s.IsLegal(m) {
		return Refusal{}
	}
	if end, _ := s.Outcome(); end != NotOver {
		return Refusal{Code: ast.MoveAfterEnd, End: end}
	}
	switch m.Kind {
	case Pass:
		return s.whyNotPass()
	case Castling:
		return s.whyNotCastle(m)
	case Drop:
		return s.whyNotDrop(m)
	}
	man := s.At(m.From)
	switch {
	case man.Role == ast.NoRole:
		return Refusal{Code: ast.MoveFromEmpty}
	case man.Color != s.turn:
		return Refusal{Code: ast.MoveOtherSide}
	case !ast.Standard.Contains(m.To):
		return Refusal{Code: ast.MoveUnreachable}
	case s.sides[s.turn]>>indexOf(m.To)&1 != 0:
		return Refusal{Code: ast.MoveOwnMan}
	case !s.game.pseudo && s.kings(s.turn^1)>>indexOf(m.To)&1 != 0:
		return Refusal{Code: ast.MoveTakesKing}
	}
	if code := s.whyNotPromote(m); code != ast.NoCode {
		return Refusal{Code: code}
	}
	if !s.isPseudoLegal(m) {
		return s.whyNotReach(m)
	}
	return s.whyNotSafe(m)
}

// whyNotPass lets the turn pass where the king is not left in check.
func (s *State) whyNotPass() Refusal {
	if checkers := s.checkers(s.turn); checkers != 0 {
		return Refusal{Code: ast.MoveInCheck, At: squareOf(lowest(checkers))}
	}
	return Refusal{}
}

// step returns the move between two squares with what the board says of it.
func (s *State) step(m Move) Move {
	m.Role, m.Kind = s.At(m.From).Role, Step
	isDiagonal := m.From.File() != m.To.File()
	if m.Role == ast.Pawn && isDiagonal && s.passed != 0 && squareOf(lowest(s.passed)) == m.To {
		m.Kind = EnPassantCapture
	}
	return m
}

func (s *State) isPseudoLegal(m Move) bool { return slices.Contains(s.pseudo(nil), m) }

func (s *State) whyNotPromote(m Move) ast.Code {
	isLast := m.Role == ast.Pawn && forward(1<<indexOf(m.To), s.turn) == 0
	switch {
	case m.Promotion == ast.NoRole && isLast:
		return ast.PromotionMissing
	case m.Promotion == ast.NoRole:
		return ast.NoCode
	case !isLast:
		return ast.PromotionNotHere
	}
	if slices.Contains(s.game.promotions, m.Promotion) {
		return ast.NoCode
	}
	return ast.PromotionWrong
}

// whyNotReach finds what keeps a man from a square that it cannot go to.
func (s *State) whyNotReach(m Move) Refusal {
	from, to := indexOf(m.From), indexOf(m.To)
	line := between(from, to) & s.occupied()
	bit := uint64(1) << to
	if m.Role == ast.Pawn {
		one := forward(1<<from, s.turn)
		two := one | forward(one, s.turn)
		switch {
		case pawnAttacks[s.turn][from]&bit != 0:
			return Refusal{Code: ast.MoveNoEnPassant}
		case two&bit == 0, one&bit == 0 && s.game.doubleSteps(s.turn)>>from&1 == 0:
			return Refusal{Code: ast.MoveUnreachable}
		}
		line |= bit & s.occupied()
	} else if manAttacks(m.Role, from, 0)&bit == 0 {
		return Refusal{Code: ast.MoveUnreachable}
	}
	if line == 0 {
		return Refusal{Code: ast.MoveUnreachable}
	}
	return Refusal{Code: ast.MoveBlocked, At: squareOf(nearest(line, from))}
}

// nearest returns the square of a line that is nearest to one of its ends.
func nearest(line uint64, end int) int {
	if at := lowest(line); at > end {
		return at
	}
	for several(line) {
		line &= line - 1
	}
	return lowest(line)
}

// whyNotSafe finds what is against a move of a man that could reach its square.
func (s *State) whyNotSafe(m Move) Refusal {
	next := *s
	next.Play(m)
	if s.game.keep != nil {
		if code := s.game.refuse(s, &next, m); code != ast.NoCode {
			return Refusal{Code: code}
		}
	}
	attackers := next.checkers(s.turn)
	if attackers == 0 {
		return Refusal{Code: ast.MoveUnreachable}
	}
	by := squareOf(lowest(attackers))
	if m.Role == ast.King {
		return Refusal{Code: ast.MoveIntoCheck, At: by}
	}
	if before := s.checkers(s.turn); before != 0 {
		return Refusal{Code: ast.MoveInCheck, At: squareOf(lowest(before))}
	}
	return Refusal{Code: ast.MovePinned, At: by, King: squareOf(lowest(s.kings(s.turn)))}
}

func (s *State) whyNotDrop(m Move) Refusal {
	bit := uint64(1) << indexOf(m.To)
	switch {
	case !s.game.variant.Pocket:
		return Refusal{Code: ast.MoveNoDrops}
	case !ast.Standard.Contains(m.To):
		return Refusal{Code: ast.MoveUnreachable}
	case m.Role >= ast.King || s.pockets[s.turn][m.Role] == 0:
		return Refusal{Code: ast.MovePocketEmpty}
	case s.occupied()&bit != 0:
		return Refusal{Code: ast.DropOccupied}
	case m.Role == ast.Pawn && bit&(rank1|rank8) != 0:
		return Refusal{Code: ast.DropPawnEdge}
	}
	return s.whyNotPass()
}

// whyNotCastle judges castling with a rook; a move to no rook, where the right
// is lost, has none.
func (s *State) whyNotCastle(m Move) Refusal {
	if right, ok := s.CastlingMove(m.Wing()); !ok || right != m {
		return Refusal{Code: ast.MoveCastlingNoRight}
	}
	c := s.castle(m)
	switch {
	case c.blockers != 0:
		return Refusal{Code: ast.MoveCastlingBlocked, At: squareOf(lowest(c.blockers))}
	case c.attacked == 0:
		if s.game.keep != nil {
			next := *s
			next.Play(m)
			return Refusal{Code: s.game.refuse(s, &next, m)}
		}
		return Refusal{Code: ast.MoveCastlingNoRight}
	}
	return Refusal{Code: ast.MoveCastlingCheck, At: squareOf(lowest(c.attacked)), By: squareOf(lowest(c.by))}
}

// CastlingMove returns the castling of the side to move on a wing, be it legal
// or not; false where the right is lost.
func (s *State) CastlingMove(w ast.Wing) (Move, bool) {
	home := homeRank(s.turn) & s.sides[s.turn]
	king := s.men[ast.King] & home
	for rooks := s.castling & home; rooks != 0; rooks &= rooks - 1 {
		m := Move{From: squareOf(lowest(king)), To: squareOf(lowest(rooks)), Role: ast.King, Kind: Castling}
		if m.Wing() == w {
			return m, true
		}
	}
	return Move{}, false
}
