package rules

import (
	"math/bits"
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// judgeLastMove takes the last move back (C2 to C5, C8, E3): one that leads to the
// position there must be, and where the clock is above zero one that takes nothing
// and moves no pawn. After a double step that the position tells of, [PriorCheck]
// answers.
func (s *State) judgeLastMove(found []Finding, v *ast.Variant, stated ast.Fields, checkers uint64) []Finding {
	if s.passed != 0 || s.movedAside(checkers) {
		return found
	}
	r, ok := s.retraction(v)
	if !ok || r.couldBeQuiet() {
		return found
	}
	switch clock := stated.Has(ast.HalfmoveField) && s.halfmove > 0; {
	case !r.couldBeZeroing():
		return append(found, r.missing())
	case clock:
		return append(found, Finding{Code: ast.ClockMustBeZero, Side: r.mover})
	}
	return found
}

// movedAside reports whether a man that neither gives check nor stands on a line through
// the king of the side to move can have come from a square beside it, or a leap away, from
// which it gave no check either. In most positions one can.
func (s *State) movedAside(checkers uint64) bool {
	if checkers != 0 {
		return false
	}
	men := s.sides[s.turn^1] &^ s.unmoved()
	closed := s.occupied()
	if king := s.onlyKing(s.turn); king != 0 {
		lines := linesThrough(lowest(king))
		men &^= lines
		closed |= lines | knightAttacks[lowest(king)]
	}
	queens := s.men[ast.Queen] | s.men[ast.King]
	origins := straightSteps(men&(s.men[ast.Rook]|queens)) | diagonalSteps(men&(s.men[ast.Bishop]|queens)) | knightLeaps(men&s.men[ast.Knight])
	return origins&^closed != 0
}

// retraction takes back the last move, of the side that is not to move. It is loose
// where it is in doubt: what was taken may have been any man, on any square.
type retraction struct {
	*State
	mover    ast.Color
	king     int    // of the side to move, which was not in check; -1 where it may have been
	checkers uint64 // of that king
	near     uint64 // lines through that king, and squares a leap from it
	held     uint64 // king and rooks that have never moved
	taking   bool   // men of the side to move are missing
	orthodox bool   // castling begins on the e-file and in the corners
}

// retraction is false where nothing can be told: the last move is known, or the
// kings are not as a game has them.
func (s *State) retraction(v *ast.Variant) (r retraction, ok bool) {
	r = retraction{State: s, mover: s.turn ^ 1, king: -1, held: s.unmoved(), orthodox: v == ast.Chess}
	r.taking = r.hasLost(s.turn) && !s.game.explosive
	if s.passed != 0 || !s.game.noCheck && bits.OnesCount64(s.kings(r.mover)) != s.game.army(r.mover)[ast.King] {
		return r, false
	}
	kings := s.kings(s.turn)
	if s.game.noCheck || s.game.explosive {
		return r, true
	}
	if bits.OnesCount64(kings) != s.game.army(s.turn)[ast.King] {
		return r, false
	}
	if kings != 0 {
		r.king = lowest(kings)
		r.checkers = s.attackers(r.king, r.mover, s.occupied())
		r.near = linesThrough(r.king) | knightAttacks[r.king]
	}
	most := mostCheckers
	if s.game.peaceful {
		most = 0
	}
	return r, r.checkers&s.men[ast.King] == 0 && bits.OnesCount64(r.checkers) <= most
}

// missing is the finding that no move leads to the position.
func (r *retraction) missing() Finding {
	code := ast.LastMoveMissing
	n := bits.OnesCount64(r.checkers)
	switch n {
	case 1:
		code = ast.CheckImpossible
	case 2:
		code = ast.DoubleCheckImpossible
	}
	return Finding{Code: code, Side: r.mover, Men: ast.SetOf(r.checkers), Count: n}
}

// hasLost reports whether a side has fewer men than at first, or may have: men that
// are dropped were taken.
func (s *State) hasLost(c ast.Color) bool {
	return s.game.variant.Pocket || bits.OnesCount64(s.sides[c]) < s.game.army(c).size()
}

// hasLostPawn is hasLost of pawns.
func (s *State) hasLostPawn(c ast.Color) bool {
	return s.game.variant.Pocket || bits.OnesCount64(s.men[ast.Pawn]&s.sides[c]) < s.game.army(c)[ast.Pawn]
}

// couldBeQuiet reports whether the last move can have been none of a pawn, and no
// capture.
func (r *retraction) couldBeQuiet() bool {
	men := r.sides[r.mover] &^ r.held &^ r.men[ast.Pawn]
	if r.cameQuietlyTo(men&r.checkers) || r.covers(r.checkers) != 0 && r.cameQuietlyTo(men&^r.checkers) {
		return true
	}
	return r.game.variant.Pocket && r.couldDrop() || r.couldCastle()
}

func (r *retraction) cameQuietlyTo(men uint64) bool {
	for ; men != 0; men &= men - 1 {
		if r.cameQuietly(r.roleAt(men&-men), lowest(men)) {
			return true
		}
	}
	return false
}

func (r *retraction) cameQuietly(role ast.Role, to int) bool {
	origins := r.origins(role, to)
	if origins&^r.near != 0 && (r.king < 0 || r.attackers(r.king, r.mover, r.occupied()&^(1<<to)) == 0) {
		return true // it gave no check, and nothing else without it
	}
	for ; origins != 0; origins &= origins - 1 {
		if r.fits(role, lowest(origins), 1<<to, 0) {
			return true
		}
	}
	return false
}

// couldBeZeroing reports whether the last move can have been one of a pawn, or a
// capture. A capture that explodes leaves no man to look at.
func (r *retraction) couldBeZeroing() bool {
	if r.game.explosive && r.hasLost(ast.White) && r.hasLost(ast.Black) {
		return true
	}
	men := r.sides[r.mover] &^ r.held
	return r.cameZeroingTo(men&r.checkers) || r.cameZeroingTo(men&^r.checkers) || r.game.variant.Pocket && r.couldDrop()
}

func (r *retraction) cameZeroingTo(men uint64) bool {
	for ; men != 0; men &= men - 1 {
		to := lowest(men)
		role := r.roleAt(men & -men)
		if role == ast.Pawn {
			if r.stepped(to) || r.tookEnPassant(to) {
				return true
			}
			continue
		}
		if r.taking && r.took(role, to) || r.wasPromoted(role, to) {
			return true
		}
	}
	return false
}

// origins returns the squares that a man can have come from as the board stands: of
// each check but its own it was in the way there.
func (r *retraction) origins(role ast.Role, to int) uint64 {
	return manAttacks(role, to, r.occupied()) &^ r.occupied() & r.covers(r.checkers&^(1<<to))
}

// covers returns the squares on which a man keeps the checks of some others away.
func (r *retraction) covers(checkers uint64) uint64 {
	squares := ^uint64(0)
	for set := checkers; set != 0; set &= set - 1 {
		squares &= between(r.king, lowest(set))
	}
	return squares
}

// fits reports whether the king of the side to move was not attacked before a man went
// from a square to another, where it stands now; taken are the squares of the man that
// was taken, if there was one.
func (r *retraction) fits(role ast.Role, from int, to, taken uint64) bool {
	if r.king < 0 {
		return true
	}
	before := r.occupied()&^to | 1<<from | taken
	if r.attackers(r.king, r.mover, before)&^to != 0 {
		return false
	}
	attacked := manAttacks(role, from, before)
	if role == ast.Pawn {
		attacked = pawnAttacks[r.mover][from]
	}
	return attacked>>r.king&1 == 0
}

// took reports whether a man can have taken where it stands.
func (r *retraction) took(role ast.Role, to int) bool {
	for origins := r.origins(role, to); origins != 0; origins &= origins - 1 {
		if r.fits(role, lowest(origins), 1<<to, 1<<to) {
			return true
		}
	}
	return false
}

// stepped reports whether a pawn can have come to a square, by a step, two, or a
// capture.
func (r *retraction) stepped(to int) bool {
	one := forward(1<<to, r.turn) // back, as the mover sees it
	one &^= r.occupied() | r.pawnless()
	two := forward(one, r.turn) &^ r.occupied() & r.game.doubleSteps(r.mover)
	return r.pawnCame(one|two, to, 0) || r.taking && r.pawnTook(to)
}

// pawnless returns the squares of the first rank where no pawn of the mover can have
// stood.
func (r *retraction) pawnless() uint64 {
	if r.game.firstRankDouble && r.mover == ast.White {
		return 0
	}
	return homeRank(r.mover)
}

func (r *retraction) pawnTook(to int) bool {
	return r.pawnCame(pawnAttacks[r.turn][to]&^r.occupied()&^r.pawnless(), to, 1<<to)
}

// pawnCame reports whether a pawn can have come from one of some squares.
func (r *retraction) pawnCame(origins uint64, to int, taken uint64) bool {
	for origins &= r.covers(r.checkers &^ (1 << to)); origins != 0; origins &= origins - 1 {
		if r.fits(ast.Pawn, lowest(origins), 1<<to, taken) {
			return true
		}
	}
	return false
}

// tookEnPassant reports whether a pawn can have taken another that had just passed over
// its square. The one that was taken may have kept a check away.
func (r *retraction) tookEnPassant(to int) bool {
	passed := uint64(1) << to
	taken, origin := forward(passed, r.turn), forward(passed, r.mover)
	if !r.taking || !r.hasLostPawn(r.turn) || (taken|origin)&r.occupied() != 0 || origin&r.game.doubleSteps(r.turn) == 0 {
		return false
	}
	for origins := pawnAttacks[r.turn][to] &^ r.occupied(); origins != 0; origins &= origins - 1 {
		if r.fits(ast.Pawn, lowest(origins), passed, taken) {
			return true
		}
	}
	return false
}

// wasPromoted reports whether a man can have been a pawn until it came to its square.
func (r *retraction) wasPromoted(role ast.Role, to int) bool {
	bit := uint64(1) << to
	if bit&homeRank(r.turn) == 0 || !r.hasLostPawn(r.mover) || !slices.Contains(r.game.promotions, role) {
		return false
	}
	return r.pawnCame(forward(bit, r.turn)&^r.occupied(), to, 0) || r.taking && r.pawnTook(to)
}

// couldDrop reports whether the last move can have been a drop.
func (r *retraction) couldDrop() bool {
	for set := r.sides[r.mover] &^ r.held &^ r.men[ast.King]; set != 0; set &= set - 1 {
		man := set & -set
		if r.king < 0 || r.attackers(r.king, r.mover, r.occupied()&^man) == 0 {
			return true
		}
	}
	return false
}
