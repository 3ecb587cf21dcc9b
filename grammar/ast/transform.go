package ast

import "fmt"

// Transform is a way to turn a board, or to exchange its sides.
type Transform uint8

// The ways. Twice the same is none. Of the four Mirror alone makes the same game seen
// from the other side: it is python-chess's mirror(), and Flip its flip_vertical.
const (
	NoTransform Transform = iota
	Mirror                // the first rank becomes the last, and White Black: side to move, castling and all
	Flip                  // the first rank becomes the last; men keep their colours
	Rotate                // the first rank becomes the last, and the first file the last: 180 degrees
	SwapColors            // White becomes Black, with its turn, pocket and checks; men stay where they are
)

var transformNames = [...]string{"none", "mirror", "flip", "rotate", "swap-colors"}

// IsValid reports whether t is one of the ways, or none.
func (t Transform) IsValid() bool { return int(t) < len(transformNames) }

// String returns the name that flags have for it.
func (t Transform) String() string {
	if t.IsValid() {
		return transformNames[t]
	}
	return fmt.Sprintf("transform %d", t)
}

// swaps reports whether White becomes Black.
func (t Transform) swaps() bool { return t == Mirror || t == SwapColors }

// KeepsGame reports whether the same moves are legal after the transformation, each on
// its square.
func (t Transform) KeepsGame() bool { return t == NoTransform || t == Mirror }

// Square returns where a square of a board of some size comes to be; NoSquare stays.
func (t Transform) Square(s Square, g Geometry) Square {
	switch {
	case !g.Contains(s):
		return NoSquare
	case t == Mirror, t == Flip:
		return SquareAt(s.File(), int(g.Ranks)-1-s.Rank())
	case t == Rotate:
		return SquareAt(int(g.Files)-1-s.File(), int(g.Ranks)-1-s.Rank())
	}
	return s
}

func (t Transform) set(old Set, g Geometry) (set Set) {
	for s := range old.All() {
		set.Add(t.Square(s, g))
	}
	return set
}

// Apply transforms a position, and returns the fields that cannot hold any more and are
// now empty: but for Mirror the kings are not at home (CastlingField, of unmoved men,
// too), and pawns go the other way (EnPassantField). The counters stay.
func (t Transform) Apply(p *Position) (lost Fields) {
	if t == NoTransform {
		return 0
	}
	if !t.KeepsGame() {
		lost = p.dropGame()
	}
	g := p.Board.Geometry
	t.board(&p.Board)
	p.Castling = t.set(p.Castling, g)
	p.EnPassant, p.Passed = t.Square(p.EnPassant, g), t.Square(p.Passed, g)
	if t.swaps() {
		p.Turn = p.Turn.Other()
		p.Pockets[White], p.Pockets[Black] = p.Pockets[Black], p.Pockets[White]
		p.Checks[White], p.Checks[Black] = p.Checks[Black], p.Checks[White]
		p.Unmoved[White], p.Unmoved[Black] = p.Unmoved[Black], p.Unmoved[White]
	}
	return lost
}

// dropGame drops what a game has left behind, and returns the fields that said it.
func (p *Position) dropGame() (lost Fields) {
	if !p.Castling.IsEmpty() || p.Unmoved != [2]uint16{} {
		lost = lost.With(CastlingField)
	}
	if p.EnPassant != NoSquare {
		lost = lost.With(EnPassantField)
	}
	p.Castling, p.Unmoved, p.EnPassant, p.Passed = Set{}, [2]uint16{}, NoSquare, NoSquare
	return lost
}

func (t Transform) board(b *Board) {
	old := *b
	*b = Board{Geometry: old.Geometry, Walls: t.set(old.Walls, old.Geometry)}
	for file := range int(old.Geometry.Files) {
		for rank := range int(old.Geometry.Ranks) {
			s := SquareAt(file, rank)
			man := old.At(s)
			if man.Role == NoRole {
				continue
			}
			if t.swaps() {
				man.Color = man.Color.Other()
			}
			if t == Mirror {
				man.Role = man.Role.handed()
			}
			b.Put(t.Square(s, old.Geometry), man)
		}
	}
}

// handed returns the man that moves as one does in a looking-glass: the quails of tori
// shogi have a left and a right.
func (r Role) handed() Role {
	switch r {
	case LeftQuail:
		return RightQuail
	case RightQuail:
		return LeftQuail
	}
	return r
}
