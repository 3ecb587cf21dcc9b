package main

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// scatter is a board that is no result of play.
type scatter struct {
	*dice
	game   *game
	board  ast.Board
	turn   ast.Color
	passed ast.Square // where a pawn may have passed
}

var officers = []ast.Role{ast.Queen, ast.Rook, ast.Bishop, ast.Knight}

// scattered is a sample whose men and fields stand at random, most often such that
// something is at stake: rights, a pawn that has passed, a few men more or less.
func (g *game) scattered(d *dice) sample {
	s := &scatter{dice: d, game: g, turn: ast.Color(d.IntN(2))}
	s.board.Geometry = ast.Standard
	switch d.IntN(5) {
	case 0:
		s.spread(2 + d.IntN(8))
	case 1:
		s.spread(8 + d.IntN(30))
	case 2:
		s.castlers()
		s.spread(d.IntN(12))
	case 3:
		s.passing()
		s.spread(d.IntN(10))
	case 4:
		p, _ := g.position(d)
		s.board, s.turn = p.Board, p.Turn
		s.disturb()
	}
	s.kings()
	return sample{variant: g.reads(), rules: g.rules, text: s.record()}
}

func (s *scatter) square() ast.Square { return ast.SquareAt(s.IntN(8), s.IntN(8)) }

func (s *scatter) side() ast.Color { return ast.Color(s.IntN(2)) }

// free is an empty square.
func (s *scatter) free() ast.Square {
	for {
		if square := s.square(); s.board.IsEmpty(square) {
			return square
		}
	}
}

// man is any man but a king; pawns stand on the edge now and then.
func (s *scatter) man(at ast.Square) ast.Piece {
	edge := at.Rank() == 0 || at.Rank() == 7
	c := s.side()
	if s.oneIn(2) && (!edge || s.oneIn(30)) && (s.game.variant != ast.RacingKings || s.oneIn(50)) {
		return ast.Piece{Role: ast.Pawn, Color: c}
	}
	promoted := s.game.variant.Pocket && s.oneIn(6)
	return ast.Piece{Role: pick(s.dice, officers), Color: c, Promoted: promoted}
}

func (s *scatter) spread(men int) {
	for range men {
		at := s.free()
		s.board.Put(at, s.man(at))
	}
}

// castlers puts kings and up to four rooks on each home rank.
func (s *scatter) castlers() {
	for c, home := range []int{0, 7} {
		king := ast.Piece{Role: ast.King, Color: ast.Color(c)}
		s.board.Put(ast.SquareAt(s.IntN(8), home), king)
		for range s.IntN(5) {
			if at := ast.SquareAt(s.IntN(8), home); s.board.IsEmpty(at) {
				side := ast.Color(c)
				if s.oneIn(12) {
					side = side.Other()
				}
				s.board.Put(at, ast.Piece{Role: ast.Rook, Color: side})
			}
		}
	}
}

// passing puts a pawn that has made a double step beside one that may take it, and the
// king of the other side where lines may open.
func (s *scatter) passing() {
	file, rank, back := s.IntN(8), 4, 1
	if s.turn == ast.Black {
		rank, back = 3, -1
	}
	s.passed = ast.SquareAt(file, rank+back)
	s.board.Put(ast.SquareAt(file, rank), ast.Piece{Role: ast.Pawn, Color: s.turn.Other()})
	for _, beside := range []int{file - 1, file + 1} {
		if beside >= 0 && beside < 8 && !s.oneIn(3) {
			s.board.Put(ast.SquareAt(beside, rank), ast.Piece{Role: ast.Pawn, Color: s.turn})
		}
	}
	king := ast.SquareAt(s.IntN(8), rank)
	if s.oneIn(2) {
		king = s.square()
	}
	if s.board.IsEmpty(king) && king != s.passed {
		s.board.Put(king, ast.Piece{Role: ast.King, Color: s.turn})
	}
	for range s.IntN(4) {
		at := s.free()
		s.board.Put(at, ast.Piece{Role: pick(s.dice, officers[:3]), Color: s.turn.Other()})
	}
}

// disturb takes some men from the board, puts some there, moves some.
func (s *scatter) disturb() {
	for range 1 + s.IntN(4) {
		at := s.square()
		switch s.IntN(3) {
		case 0:
			s.board.Put(at, ast.Piece{})
		case 1:
			s.board.Put(at, s.man(at))
		case 2:
			to := s.square()
			s.board.Put(to, s.board.At(at))
		}
	}
	if s.oneIn(4) {
		s.turn = s.turn.Other()
	}
}

// kings gives a side that has no king one, mostly as its game asks; sometimes one more.
func (s *scatter) kings() {
	var have [2]int
	for c, home := range []ast.Color{ast.White, ast.Black} {
		for rank := range 8 {
			have[c] += bits.OnesCount16(s.board.Men(rank, ast.King, home))
		}
	}
	for c := range have {
		none := s.game.variant == ast.Horde && c == 0
		if have[c] == 0 && none == s.oneIn(25) || s.oneIn(60) {
			s.board.Put(s.free(), ast.Piece{Role: ast.King, Color: ast.Color(c)})
		}
	}
}

func (s *scatter) placement() string {
	d := readers[s.game.variant]
	text, err := d.AppendPlacement(nil, &ast.Record{Position: ast.Position{Board: s.board}, Variant: s.game.variant})
	if err != nil {
		panic(err) // the men are those of chess
	}
	return string(text)
}
