package main

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// record is the scattered board and random fields.
func (s *scatter) record() string {
	fields := []string{s.placement() + s.pocket(), "wb"[s.turn : s.turn+1], s.castling(), s.enPassant()}
	if s.game.variant.Checks > 0 && !s.oneIn(10) {
		fields = append(fields, fmt.Sprintf("%d+%d", s.IntN(4), s.IntN(4)))
	}
	return strings.Join(append(fields, s.counters()), " ")
}

func (s *scatter) pocket() string {
	if !s.game.variant.Pocket {
		return ""
	}
	men := ""
	for _, letter := range "QRBNPqrbnp" {
		if s.oneIn(3) {
			men += strings.Repeat(string(letter), 1+s.IntN(3))
		}
	}
	if s.oneIn(100) {
		men += "k"
	}
	return "[" + men + "]"
}

// castling is no right, or up to five letters of wings and files.
func (s *scatter) castling() string {
	if s.oneIn(3) {
		return "-"
	}
	letters := "KQkq"
	if s.oneIn(2) {
		letters = "ABCDEFGHabcdefghKQkq"
	}
	var field []byte
	for range 1 + s.IntN(5) {
		field = append(field, letters[s.IntN(len(letters))])
	}
	return string(field)
}

// enPassant is where a pawn has passed, if one has, or a square that is mostly right in
// its rank.
func (s *scatter) enPassant() string {
	switch {
	case s.passed != ast.NoSquare && !s.oneIn(10):
		return s.passed.String()
	case !s.oneIn(3):
		return "-"
	case s.oneIn(6):
		return s.square().String()
	}
	return ast.SquareAt(s.IntN(8), []int{5, 2}[s.turn]).String()
}

func (s *scatter) counters() string {
	half := 0
	if s.oneIn(3) {
		half = s.IntN(120)
	}
	return fmt.Sprintf("%d %d", half, 1+s.IntN(200))
}
