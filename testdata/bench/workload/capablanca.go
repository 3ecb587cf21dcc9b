package workload

import (
	"math/rand/v2"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Capablanca is Capablanca chess, on ten files. Nothing here plays it: its men, but
// for kings and rooks that may castle, are put on empty squares at random.
func Capablanca(seed uint64) Source {
	return func(yield func(*Sample) bool) {
		game, _ := ast.VariantNamed("capablanca")
		s := &scatter{Rand: rand.New(rand.NewPCG(seed, 1080)), sample: Sample{variant: game}}
		for {
			s.begin()
			for range 1 + s.IntN(longest) {
				s.move()
				if s.IntN(3) > 0 {
					continue
				}
				if !yield(&s.sample) {
					return
				}
				s.sample.number++
			}
		}
	}
}

type scatter struct {
	*rand.Rand
	sample Sample
}

func (s *scatter) begin() {
	array := [10]ast.Role{ast.Rook, ast.Knight, ast.Archbishop, ast.Bishop, ast.Queen, ast.King, ast.Bishop, ast.Chancellor, ast.Knight, ast.Rook}
	s.sample.Position = ast.Position{Fullmove: 1}
	board := &s.sample.Board
	board.Geometry = s.sample.variant.Geometry
	for file, role := range array {
		for c, home := range []int{0, 7} {
			side := ast.Color(c)
			board.Put(ast.SquareAt(file, home), ast.Piece{Role: role, Color: side})
			board.Put(ast.SquareAt(file, 1+5*c), ast.Piece{Role: ast.Pawn, Color: side})
		}
	}
	s.sample.rooks = [2][2]ast.Square{}
	for c, home := range []int{0, 7} {
		if s.IntN(3) > 0 { // as many as in play from starts of Chess960
			s.sample.rooks[c] = [2]ast.Square{ast.SquareAt(9, home), ast.SquareAt(0, home)}
		}
	}
}

// move puts a man of the side to move on an empty square, now and then on another man.
func (s *scatter) move() {
	board := &s.sample.Board
	from, to := s.square(), s.square()
	man := board.At(from)
	for man.Role == ast.NoRole || man.Color != s.sample.Turn || man.Role == ast.King || s.mayCastle(from) {
		from = s.square()
		man = board.At(from)
	}
	for !s.isFree(to) || man.Role == ast.Pawn && (to.Rank() == 0 || to.Rank() == 7) {
		to = s.square()
	}
	board.Put(from, ast.Piece{})
	board.Put(to, man)
	s.sample.Halfmove = s.Uint32N(10)
	if s.sample.Turn == ast.Black {
		s.sample.Fullmove++
	}
	s.sample.Turn = s.sample.Turn.Other()
}

func (s *scatter) square() ast.Square { return ast.SquareAt(s.IntN(10), s.IntN(8)) }

func (s *scatter) mayCastle(square ast.Square) bool {
	for _, rooks := range s.sample.rooks {
		if square == rooks[0] || square == rooks[1] {
			return true
		}
	}
	return false
}

// isFree reports whether a man may go to a square: it is empty, or another man goes.
func (s *scatter) isFree(square ast.Square) bool {
	man := s.sample.Board.At(square)
	if man.Role == ast.NoRole {
		return true
	}
	return man.Role != ast.King && !s.mayCastle(square) && s.IntN(8) == 0
}
