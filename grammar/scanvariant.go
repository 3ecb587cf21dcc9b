package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// drops scans the first field in a game with pockets, up to its end.
func (s *scanner) drops(end int) bool {
	field := s.text[:end]
	s.at = s.build.rules.pocketStart(field)
	s.state(ast.PlacementField, 0)
	if !s.board(field[:s.at]) {
		return false
	}
	if s.at == end {
		return true
	}
	start := s.at
	s.at = end
	s.state(ast.PocketField, start)
	return s.pocket(field[start:])
}

// pocket scans a pocket that begins with a bracket or a slash.
func (s *scanner) pocket(text string) bool {
	if text[0] == '/' {
		return s.held(text[1:]) && s.take(ast.PocketRank)
	}
	men, isClosed := strings.CutSuffix(text[1:], "]")
	if men == "-" {
		return isClosed && s.take(ast.PocketDash)
	}
	return isClosed && s.held(men)
}

// held scans the men of a pocket, or of a hand.
func (s *scanner) held(men string) bool {
	for len(men) > 0 {
		digits := digitRun(men)
		man, n := s.build.rules.man(men[digits:])
		if n == 0 || !s.take(s.build.Hold(man, held(men[:digits]))) {
			return false
		}
		if digits > 0 && s.build.rules.Layout != ast.HandLayout {
			s.take(ast.PocketCount)
		}
		men = men[digits+n:]
	}
	return true
}

// checks scans check counts if they come next; false where the grammar must
// decide. Other games have none.
func (s *scanner) checks() bool {
	if s.build.rules.checks == 0 {
		return true
	}
	start := s.at + blankRun(s.text[s.at:s.end])
	end := start + wordEnd(s.text[start:s.end])
	word := s.text[start:end]
	if _, ok := cutChecks(word); !ok || start == s.at || len(word) > MaxField {
		return true
	}
	s.blank()
	if !s.take(s.build.Checks(word)) {
		return false
	}
	s.at = end
	s.state(ast.ChecksField, start)
	return true
}
