package rules

import (
	"errors"
	"iter"
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// ErrNoRules is the error of a game whose rules are not known here: the
// variant has none, the board is not of 8 by 8 squares with the six men of chess
// on it, a pocket holds other men or a king, or it is neither side's turn.
var ErrNoRules = errors.New("rules: the rules of this game are not known")

// State is a position in a game, made ready for its rules. It is comparable and
// may be copied. The zero value is none, and its methods but [State.IsValid]
// panic.
type State struct {
	game     *game
	men      [ast.King + 1]uint64 // by role
	sides    [2]uint64            // by colour
	castling uint64               // the squares of the rooks that may still castle
	promoted uint64               // men that turn into pawns when they are taken
	passed   uint64               // the square passed over by the last double step
	pockets  [2][ast.King]uint8
	checks   [2]uint8 // still to be given
	turn     ast.Color
	halfmove uint32
	fullmove uint32
}

// IsValid reports whether s is a state, as [New] makes one.
func (s *State) IsValid() bool { return s.game != nil }

// New returns the state of a position in a variant; nil is chess, with castling
// as in Chess960. The error is [ErrNoRules]. Every position of such a board has
// a state, be it legal or not: of several kings of a side each may not be left
// attacked; rights without king and rook in their places are dropped. Where checks
// are counted, a side with none left to give has won.
func New(p *ast.Position, v *ast.Variant) (State, error) {
	var s State
	err := s.Set(p, v)
	return s, err
}

// Set is New for a state that is there already. It does not allocate.
func (s *State) Set(p *ast.Position, v *ast.Variant) error {
	*s = State{}
	if !s.set(p, v) {
		*s = State{}
		return ErrNoRules
	}
	return nil
}

// set sets a state that is none; false where the game has no rules here.
func (s *State) set(p *ast.Position, v *ast.Variant) bool {
	if !s.setMen(p, v) {
		return false
	}
	s.checks, s.halfmove, s.fullmove = p.Checks, p.Halfmove, max(p.Fullmove, 1)
	if hasPassed(p, s.game.pawnRank()) {
		s.passed = 1 << indexOf(p.EnPassant)
	}
	if rights := uint64(p.Castling.Rank(0)&0xff) | uint64(p.Castling.Rank(7))<<56; rights != 0 {
		s.castling = rights & s.entitled()
	}
	if s.game.variant.Pocket {
		s.promoted = p.Board.Promoted.Bits() & s.occupied()
	}
	return true
}

// setMen sets the game, the men on the board and in the pockets, and the side to
// move.
func (s *State) setMen(p *ast.Position, v *ast.Variant) bool {
	g := gameOf(v)
	black, ok := p.Board.BitboardsInto(&s.men)
	if g == nil || !ok || p.Turn > ast.Black || g.variant.Pocket && !canHold(p) {
		return false
	}
	s.game, s.turn = g, p.Turn
	m := &s.men
	all := m[ast.Pawn] | m[ast.Knight] | m[ast.Bishop] | m[ast.Rook] | m[ast.Queen] | m[ast.King]
	s.sides[ast.White], s.sides[ast.Black] = all&^black, black // one by one: a copy of both waits for them
	if g.variant.Pocket {
		s.setPockets(p)
	}
	return true
}

// entitled returns the rooks that may have a castling right: those at home with
// the only king there.
func (s *State) entitled() uint64 {
	home := s.home()
	rooks, kings := s.men[ast.Rook]&home, s.men[ast.King]&home
	if bits.OnesCount64(kings&rank1) != 1 {
		rooks &^= rank1
	}
	if bits.OnesCount64(kings&rank8) != 1 {
		rooks &^= rank8
	}
	return rooks
}

// home returns the men of both sides on their home ranks.
func (s *State) home() uint64 { return s.sides[ast.White]&rank1 | s.sides[ast.Black]&rank8 }

// unmovedPawns returns the pawns of both sides that have not moved, if pawns begin on the
// second rank.
func (s *State) unmovedPawns() uint64 {
	return s.men[ast.Pawn] & (s.sides[ast.White]&rank2 | s.sides[ast.Black]&rank7)
}

// hasPassed reports whether the last move can have passed over the en passant
// square of a position.
func hasPassed(p *ast.Position, pawnRank int) bool {
	return p.EnPassant != ast.NoSquare && p.Halfmove == 0 && p.EnPassantFault(pawnRank) == ast.NoCode
}

// canHold reports whether only men that may be dropped are in the pockets.
func canHold(p *ast.Position) bool {
	for c := range p.Pockets {
		for r := range p.Pockets[c].All() {
			if r >= ast.King {
				return false
			}
		}
	}
	return true
}

func (s *State) setPockets(p *ast.Position) {
	for c := range p.Pockets {
		for r, n := range p.Pockets[c].All() {
			s.pockets[c][r] = uint8(n)
		}
	}
}

// Position returns the position. An en passant square stands there after each
// double step, be there a pawn to take or not; one that the source could not
// mean is gone.
func (s *State) Position() ast.Position {
	p := ast.Position{
		Board: ast.Board{Geometry: ast.Standard, Promoted: ast.SetOf(s.promoted)},
		Turn:  s.turn, Castling: ast.SetOf(s.castling), Halfmove: s.halfmove, Fullmove: s.fullmove, Checks: s.checks,
	}
	for r, set := range s.men {
		for ; set != 0; set &= set - 1 {
			square := lowest(set)
			color := ast.Color(s.sides[ast.Black] >> square & 1)
			p.Board.Squares[squareOf(square).Index()] = ast.ManOf(ast.Role(r), color)
		}
	}
	if s.passed != 0 {
		p.EnPassant = squareOf(lowest(s.passed))
	}
	for c := range s.pockets {
		for r, n := range s.pockets[c] {
			p.Pockets[c].Set(ast.Role(r), int(n))
		}
	}
	return p
}

// Variant returns the variant whose rules hold.
func (s *State) Variant() *ast.Variant { return s.game.variant }

// Turn returns the side to move.
func (s *State) Turn() ast.Color { return s.turn }

// Halfmove returns the plies since the last capture or pawn move.
func (s *State) Halfmove() uint32 { return s.halfmove }

// Fullmove returns the number of the move.
func (s *State) Fullmove() uint32 { return s.fullmove }

// At returns the man on a square, no man where there is none.
func (s *State) At(square ast.Square) ast.Piece {
	if !ast.Standard.Contains(square) {
		return ast.Piece{}
	}
	bit := uint64(1) << indexOf(square)
	p := ast.Piece{Role: s.roleAt(bit), Promoted: s.promoted&bit != 0}
	if s.sides[ast.Black]&bit != 0 {
		p.Color = ast.Black
	}
	return p
}

// Men yields the squares of the men of a side and role.
func (s *State) Men(c ast.Color, r ast.Role) iter.Seq[ast.Square] {
	return func(yield func(ast.Square) bool) {
		if c > ast.Black || r < ast.Pawn || r > ast.King {
			return
		}
		for set := s.men[r] & s.sides[c]; set != 0; set &= set - 1 {
			if !yield(squareOf(lowest(set))) {
				return
			}
		}
	}
}

func (s *State) occupied() uint64 { return s.sides[ast.White] | s.sides[ast.Black] }

func (s *State) roleAt(bit uint64) ast.Role {
	if s.occupied()&bit == 0 {
		return ast.NoRole
	}
	r := ast.Pawn
	for s.men[r]&bit == 0 {
		r++
	}
	return r
}

// attackers returns the men of a side that attack a square, on a board that is
// occupied so.
func (s *State) attackers(square int, by ast.Color, occupied uint64) uint64 {
	diagonal, straight := s.men[ast.Bishop]|s.men[ast.Queen], s.men[ast.Rook]|s.men[ast.Queen]
	set := knightAttacks[square]&s.men[ast.Knight] | kingAttacks[square]&s.men[ast.King] |
		pawnAttacks[by^1][square]&s.men[ast.Pawn]
	if diagonal &= s.sides[by]; diagonal&(risings[square]|fallings[square]) != 0 {
		set |= bishopAttacks(square, occupied) & diagonal
	}
	if straight &= s.sides[by]; straight&(fileLines[square]|rank1<<(square&^7)) != 0 {
		set |= rookAttacks(square, occupied) & straight
	}
	return set & s.sides[by] & occupied
}

// Attackers returns the squares of the men of a side that attack a square.
func (s *State) Attackers(square ast.Square, by ast.Color) ast.Set {
	if !ast.Standard.Contains(square) || by > ast.Black {
		return ast.Set{}
	}
	return ast.SetOf(s.attackers(indexOf(square), by, s.occupied()))
}

// kings returns the kings of a side that may not be left attacked.
func (s *State) kings(c ast.Color) uint64 {
	if s.game.noCheck {
		return 0
	}
	return s.men[ast.King] & s.sides[c]
}

// checkers returns the men that attack a king of a side.
func (s *State) checkers(c ast.Color) (set uint64) {
	for kings := s.kings(c); kings != 0; kings &= kings - 1 {
		set |= s.kingAttackers(lowest(kings), c^1, s.occupied())
	}
	return set
}

// kingAttackers is attackers for a square on which a king stands or would.
func (s *State) kingAttackers(square int, by ast.Color, occupied uint64) uint64 {
	if s.touches(square, by) {
		return 0
	}
	return s.attackers(square, by, occupied)
}

// touches reports whether a king of a side stands beside a square and so keeps a king there
// from being attacked.
func (s *State) touches(square int, by ast.Color) bool {
	return s.game.touching && kingAttacks[square]&s.men[ast.King]&s.sides[by] != 0
}

// Checkers returns the squares of the men that give check to the side to move.
func (s *State) Checkers() ast.Set { return ast.SetOf(s.checkers(s.turn)) }

// Pinned returns the squares of the men of the side to move that may not leave
// the line of its king.
func (s *State) Pinned() ast.Set {
	var set uint64
	if kings := s.kings(s.turn); kings != 0 && !several(kings) {
		found := s.pins(lowest(kings))
		for _, p := range found.all() {
			set |= p.man
		}
	}
	return ast.SetOf(set)
}

// pin is a man that stands alone between its king and a slider, and the squares
// on that line that it may go to, the slider's included.
type pin struct{ man, line uint64 }

type pins struct {
	list [8]pin
	n    int
}

func (p *pins) all() []pin { return p.list[:p.n] }

// pins returns the pinned men around a king of the side to move.
func (s *State) pins(king int) (found pins) {
	them, own := s.sides[s.turn^1], s.sides[s.turn]
	snipers := (risings[king]|fallings[king])&(s.men[ast.Bishop]|s.men[ast.Queen]) |
		(fileLines[king]|rank1<<(king&^7))&(s.men[ast.Rook]|s.men[ast.Queen])
	for snipers &= them; snipers != 0; snipers &= snipers - 1 {
		sniper := lowest(snipers)
		line := between(king, sniper)
		men := line & s.occupied()
		if men != 0 && !several(men) && men&own != 0 {
			found.list[found.n] = pin{men, line | 1<<sniper}
			found.n++
		}
	}
	return found
}
