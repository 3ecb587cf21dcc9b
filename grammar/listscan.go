package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// list scans a piece list as it is written: the headings of the language, men
// with their squares, a comma between two. The rest is for the grammar.
func (s *scanner) list() bool {
	if s.end > MaxField {
		return false
	}
	words := s.build.rules.headings()
	for c := ast.White; c <= ast.Black; c++ {
		if c == ast.Black && !s.pass("; ") {
			return false
		}
		if !s.pass(words[c]) || !s.pass(":") || !s.listed(c) {
			return false
		}
	}
	if s.at < s.end {
		return false
	}
	s.stateAll()
	return s.take(s.build.Kings())
}

// pass goes on after a text, if it stands there.
func (s *scanner) pass(text string) bool {
	if !strings.HasPrefix(s.text[s.at:], text) {
		return false
	}
	s.at += len(text)
	return true
}

// listed scans the men of one side, none of them or more.
func (s *scanner) listed(c ast.Color) bool {
	for n := 0; s.at < s.end && s.text[s.at] != ';'; n++ {
		if n > 0 && !s.pass(",") || !s.pass(" ") || !s.listedMan(c) {
			return false
		}
	}
	return true
}

func (s *scanner) listedMan(c ast.Color) bool {
	man, n := s.build.rules.matchPlaced(s.text[s.at:])
	if squareRun(s.text[s.at:]) > 0 {
		n = 0 // a2 is a pawn where A is the bishop
	}
	s.at += n
	length := squareRun(s.text[s.at:])
	square, err := ast.ParseSquare(s.text[s.at : s.at+length])
	s.at += length
	if err != nil || length == 0 {
		return false
	}
	if n == 0 {
		return s.build.PlacePawn(square, c) == ast.NoCode
	}
	man.Color = c
	return s.build.Place(square, man) == ast.NoCode
}
