package rules

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Moves appends the legal moves of the side to move to dst, in no order to rely
// on. There are none when the game is over.
func (s *State) Moves(dst []Move) []Move {
	if _, ended := s.over(); ended {
		return dst
	}
	start := len(dst)
	dst = s.legal(dst)
	if s.game.keep != nil {
		dst = dst[:start+len(s.game.keep(s, dst[start:]))]
	}
	return dst
}

func (s *State) hasMove() bool {
	var room [64]Move
	return len(s.Moves(room[:0])) > 0
}

// IsLegal reports whether a move can be made.
func (s *State) IsLegal(m Move) bool {
	var room [64]Move
	return slices.Contains(s.Moves(room[:0]), m)
}

// legal appends the moves of chess.
func (s *State) legal(dst []Move) []Move {
	kings := s.kings(s.turn)
	if s.game.pseudo || kings == 0 {
		return s.pseudo(dst)
	}
	if several(kings) { // each of them is royal
		start := len(dst)
		dst = s.pseudo(dst)
		return dst[:start+len(safe(s, dst[start:]))]
	}
	king := lowest(kings)
	checkers := s.attackers(king, s.turn^1, s.occupied())
	g := generator{State: s, moves: s.kingMoves(dst, king), targets: ^s.sides[s.turn] &^ s.kings(s.turn^1)}
	if several(checkers) {
		return g.moves
	}
	if checkers != 0 {
		g.targets &= between(king, lowest(checkers)) | checkers
	} else {
		g.addCastling()
	}
	g.pins = s.pins(king)
	for _, p := range g.pins.all() {
		g.pinned |= p.man
	}
	g.addMen()
	g.addEnPassant(kings)
	g.addDrops()
	return g.moves
}

// pseudo appends the moves of all men, whatever becomes of the king.
func (s *State) pseudo(dst []Move) []Move {
	g := generator{State: s, moves: dst, targets: ^s.sides[s.turn]}
	if !s.game.pseudo {
		g.targets &^= s.kings(s.turn ^ 1)
	}
	g.addMen()
	for kings := s.men[ast.King] & s.sides[s.turn]; kings != 0; kings &= kings - 1 {
		g.addSteps(ast.King, lowest(kings), kingAttacks[lowest(kings)]&g.targets)
	}
	g.addCastling()
	g.addEnPassant(0)
	g.addDrops()
	return g.moves
}

// safe keeps the moves that leave no king of the side that moves attacked.
func safe(s *State, moves []Move) []Move {
	return keepAfter(s, moves, func(next *State) bool { return next.checkers(s.turn) == 0 })
}

// keepAfter keeps the moves after which something holds.
func keepAfter(s *State, moves []Move, holds func(next *State) bool) []Move {
	return slices.DeleteFunc(moves, func(m Move) bool {
		next := *s
		next.Play(m)
		return !holds(&next)
	})
}

func (s *State) kingMoves(dst []Move, king int) []Move {
	g := generator{State: s, moves: dst}
	without := s.occupied() &^ (1 << king) // a king does not hide behind itself
	for set := kingAttacks[king] &^ s.sides[s.turn] &^ s.kings(s.turn^1); set != 0; set &= set - 1 {
		if to := lowest(set); s.attackers(to, s.turn^1, without) == 0 {
			g.add(ast.King, king, to)
		}
	}
	return g.moves
}

// generator is one run over the men of the side to move.
type generator struct {
	*State
	moves   []Move
	targets uint64 // the squares that moves may end on: they answer a check
	pinned  uint64
	pins    pins
}

func (g *generator) add(r ast.Role, from, to int) {
	g.moves = append(g.moves, Move{From: squareOf(from), To: squareOf(to), Role: r})
}

// within returns the squares that a man may go to by the check and its pin.
func (g *generator) within(from int) uint64 {
	bit := uint64(1) << from
	if g.pinned&bit != 0 {
		for _, p := range g.pins.all() {
			if p.man == bit {
				return g.targets & p.line
			}
		}
	}
	return g.targets
}

func (g *generator) addSteps(r ast.Role, from int, set uint64) {
	for ; set != 0; set &= set - 1 {
		g.add(r, from, lowest(set))
	}
}

// addMen adds the moves of all men but kings.
func (g *generator) addMen() {
	own, occupied := g.sides[g.turn], g.occupied()
	for set := g.men[ast.Pawn] & own; set != 0; set &= set - 1 {
		g.addPawn(lowest(set))
	}
	for r := ast.Knight; r <= ast.Queen; r++ {
		for set := g.men[r] & own; set != 0; set &= set - 1 {
			from := lowest(set)
			g.addSteps(r, from, manAttacks(r, from, occupied)&g.within(from))
		}
	}
}

func (g *generator) addPawn(from int) {
	bit, empty := uint64(1)<<from, ^g.occupied()
	set := forward(bit, g.turn) & empty
	if bit&g.game.doubleSteps(g.turn) != 0 {
		set |= forward(set, g.turn) & empty
	}
	set |= pawnAttacks[g.turn][from] & g.sides[g.turn^1]
	for set &= g.within(from); set != 0; set &= set - 1 {
		to := lowest(set)
		if uint64(1)<<to&(rank1|rank8) == 0 {
			g.add(ast.Pawn, from, to)
			continue
		}
		for _, r := range g.game.promotions {
			g.moves = append(g.moves, Move{From: squareOf(from), To: squareOf(to), Role: ast.Pawn, Promotion: r})
		}
	}
}

// forward returns squares one rank on, as a side sees it.
func forward(set uint64, c ast.Color) uint64 {
	if c == ast.White {
		return set << 8
	}
	return set >> 8
}

// addEnPassant adds the captures of a pawn that has just made a double step. Pins
// do not tell whether they are legal, since two pawns leave their squares.
func (g *generator) addEnPassant(kings uint64) {
	if g.passed == 0 {
		return
	}
	to := lowest(g.passed)
	for set := pawnAttacks[g.turn^1][to] & g.men[ast.Pawn] & g.sides[g.turn]; set != 0; set &= set - 1 {
		from := lowest(set)
		if kings != 0 && g.exposes(lowest(kings), 1<<from) {
			continue
		}
		g.moves = append(g.moves, Move{From: squareOf(from), To: squareOf(to), Role: ast.Pawn, Kind: EnPassantCapture})
	}
}

// exposes reports whether a king is attacked once a pawn has taken en passant.
func (s *State) exposes(king int, from uint64) bool {
	taken := forward(s.passed, s.turn^1)
	return s.attackers(king, s.turn^1, s.occupied()&^(from|taken)|s.passed) != 0
}

// addDrops adds the drops on squares that answer a check; no pawn is dropped on
// the first or the last rank.
func (g *generator) addDrops() {
	if !g.game.variant.Pocket {
		return
	}
	empty := g.targets &^ g.occupied()
	for r := ast.Pawn; r < ast.King; r++ {
		if g.pockets[g.turn][r] == 0 {
			continue
		}
		set := empty
		if r == ast.Pawn {
			set &^= rank1 | rank8
		}
		for ; set != 0; set &= set - 1 {
			g.moves = append(g.moves, Move{To: squareOf(lowest(set)), Role: r, Kind: Drop})
		}
	}
}
