package rules

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Policy is which squares stand in the en passant field.
type Policy uint8

// The policies (notations, 2.1).
const (
	Always Policy = iota // after each double step: PGN standard 16.1.3.4
	XFEN                 // where a pawn stands beside the one that has passed
	Legal                // where one of such pawns may take it
)

// EnPassantSquare returns what a policy writes for a position in a variant; nil
// is chess. A square that the last move cannot have passed over is none, and
// one that the source left out does not come back. The error is [ErrNoRules],
// of the legal square, the others are told on boards of all sizes; and of both that ask
// for a capturer where the field is not that of chess. It does not
// allocate where the moves are those of chess.
func EnPassantSquare(p *ast.Position, v *ast.Variant, policy Policy) (ast.Square, error) {
	v = v.OrChess()
	isAsInChess := v.Passant == ast.OnePassed
	switch {
	case isAsInChess && !hasPassed(p, v.PawnRank):
		return ast.NoSquare, nil
	case policy == Always || p.EnPassant == ast.NoSquare:
		return p.EnPassant, nil
	case !isAsInChess:
		return ast.NoSquare, ErrNoRules
	}
	_, pawn, _ := p.Board.Geometry.DoubleStep(p.EnPassant.File(), v.PawnRank, p.Turn.Other())
	if !hasNeighbour(p, pawn) {
		return ast.NoSquare, nil
	}
	if policy == XFEN {
		return p.EnPassant, nil
	}
	var s State
	if err := s.Set(p, v); err != nil {
		return ast.NoSquare, err
	}
	if !s.game.isChess() {
		own := s // given to the hooks of a game, a state is allocated
		return own.EnPassant().Legal, nil
	}
	for _, from := range s.besidePassed() {
		if from != 0 && s.exposedKing(from) == 0 {
			return p.EnPassant, nil
		}
	}
	return ast.NoSquare, nil
}

// EnPassantOf is [State.EnPassant] of a position in a variant; nil is chess. The
// error is [ErrNoRules]. It does not allocate where the moves are those of chess.
func EnPassantOf(p *ast.Position, v *ast.Variant) (EnPassant, error) {
	var s State
	if err := s.Set(p, v); err != nil {
		return EnPassant{}, err
	}
	if s.game.isChess() {
		return s.enPassant(nil), nil
	}
	own := s // for the hooks, as above
	return own.EnPassant(), nil
}

// PriorCheck returns a man that attacked the king of the side to move before the
// double step that the en passant square of a position tells of, NoSquare where
// there is none or the game has no rules here; nil is chess. Then the move before
// that step was illegal (notations 9.2, C7). It does not allocate.
func PriorCheck(p *ast.Position, v *ast.Variant) ast.Square {
	var s State
	if p.EnPassant == ast.NoSquare || s.Set(p, v) != nil || s.passed == 0 {
		return ast.NoSquare
	}
	return s.priorAttacker()
}

// hasNeighbour reports whether a pawn of the side to move stands beside one that
// has passed.
func hasNeighbour(p *ast.Position, pawn ast.Square) bool {
	for _, d := range [...]int{-1, 1} {
		if p.Board.Holds(ast.SquareAt(pawn.File()+d, pawn.Rank()), ast.Pawn, p.Turn) {
			return true
		}
	}
	return false
}

// EnPassant is what the rules say of the square passed over.
type EnPassant struct {
	// The squares that the policies write, NoSquare for none.
	Always, XFEN, Legal ast.Square
	// Captures are those by the pawn towards the a-file and by the one towards
	// the h-file.
	Captures [2]Capture
	// Prior is a man that attacks the king of the side to move once the pawn is
	// put back to where it came from, NoSquare for none: the last move of that
	// side was illegal (notations, 2.2).
	Prior ast.Square
}

// Square returns what a policy writes.
func (e EnPassant) Square(p Policy) ast.Square {
	switch p {
	case Always:
		return e.Always
	case XFEN:
		return e.XFEN
	}
	return e.Legal
}

// Capture is a pawn beside the one that has passed, and what keeps it from
// taking.
type Capture struct {
	From     ast.Square // NoSquare where there is no such pawn
	Obstacle Obstacle   // NoObstacle where it may take
	Shield   ast.Square // the pawn that may not leave its line, if that is it
	Attacker ast.Square // the man that would attack the king
}

// Obstacle is what makes an en passant capture illegal.
type Obstacle uint8

// The obstacles.
const (
	NoObstacle     Obstacle = iota
	PinnedFile              // the pawn shields its king on a file
	PinnedDiagonal          // the pawn, or the one it takes, shields the king on a diagonal
	RankOpens               // both pawns leave the rank on which they shield the king
	CheckStays              // the king is in check, and the capture does not answer it
	Forbidden               // by a rule of the variant, or the game is over
)

// EnPassant returns the three values of the en passant field, and why they
// differ. A square that cannot be is none.
func (s *State) EnPassant() EnPassant {
	if s.game.isChess() {
		return s.enPassant(nil)
	}
	return s.enPassant(s.Moves(nil))
}

// enPassant judges the captures: by the legal moves where a game has rules of its
// own, by those of chess where it has not.
func (s *State) enPassant(legal []Move) EnPassant {
	if s.passed == 0 {
		return EnPassant{}
	}
	target := squareOf(lowest(s.passed))
	e := EnPassant{Always: target, Prior: s.priorAttacker()}
	for i, from := range s.besidePassed() {
		if from == 0 {
			continue
		}
		e.XFEN = target
		e.Captures[i] = s.captureFrom(from, legal)
		if e.Captures[i].Obstacle == NoObstacle {
			e.Legal = target
		}
	}
	return e
}

// besidePassed returns the pawns of the side to move on both sides of the one
// that has passed.
func (s *State) besidePassed() [2]uint64 {
	taken, own := forward(s.passed, s.turn^1), s.men[ast.Pawn]&s.sides[s.turn]
	return [2]uint64{taken >> 1 &^ (fileA << 7) & own, taken << 1 &^ fileA & own}
}

// priorAttacker puts the pawn back and looks for a man that attacks the king.
func (s *State) priorAttacker() ast.Square {
	pawn, origin := forward(s.passed, s.turn^1), forward(s.passed, s.turn)
	before := s.occupied()&^pawn | origin
	var set uint64
	for kings := s.kings(s.turn); kings != 0; kings = others(kings) {
		king := lowest(kings)
		if s.touches(king, s.turn^1) {
			continue
		}
		set |= s.attackers(king, s.turn^1, before) | origin&pawnAttacks[s.turn][king]
	}
	if set != 0 {
		return squareOf(lowest(set))
	}
	return ast.NoSquare
}

func (s *State) captureFrom(from uint64, legal []Move) Capture {
	c := Capture{From: squareOf(lowest(from))}
	if !s.game.isChess() {
		m := Move{From: c.From, To: squareOf(lowest(s.passed)), Role: ast.Pawn, Kind: EnPassantCapture}
		if slices.Contains(legal, m) {
			return c
		}
		c.Obstacle = Forbidden
	}
	exposed := s.exposedKing(from)
	if exposed == 0 || s.game.pseudo {
		return c
	}
	king, taken := lowest(exposed), forward(s.passed, s.turn^1)
	attackers := s.attackers(king, s.turn^1, s.occupied()&^(from|taken)|s.passed)
	if stay := attackers & s.attackers(king, s.turn^1, s.occupied()); stay != 0 {
		attackers = stay
		c.Obstacle = CheckStays
	} else {
		line := between(king, lowest(attackers)) & (from | taken)
		c.Obstacle, c.Shield = obstacleOn(line, king), squareOf(lowest(line))
	}
	c.Attacker = squareOf(lowest(attackers))
	return c
}

// exposedKing returns the first king of the side to move that is attacked once
// a pawn has taken en passant.
func (s *State) exposedKing(from uint64) uint64 {
	for kings := s.kings(s.turn); kings != 0; kings &= kings - 1 {
		if s.exposes(lowest(kings), from) {
			return kings & -kings
		}
	}
	return 0
}

// obstacleOn names the line on which pawns shield a king.
func obstacleOn(pawns uint64, king int) Obstacle {
	switch {
	case several(pawns):
		return RankOpens
	case pawns&fileLines[king] != 0:
		return PinnedFile
	}
	return PinnedDiagonal
}
