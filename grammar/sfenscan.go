package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// sfen scans a record of SFEN.
func (s *scanner) sfen() bool {
	if !s.margin() {
		return false
	}
	s.at = s.end
	if i := strings.IndexByte(s.text[:s.end], ' '); i >= 0 {
		s.at = i
	}
	s.state(ast.PlacementField, 0)
	if !s.board(s.text[:s.at]) {
		return false
	}
	fields := 1
	for f := range sfenFields {
		if s.at == s.end {
			break
		}
		if s.blank(); !s.sfenField(f) {
			return false
		}
		fields++
	}
	if fields < 3 {
		s.take(ast.FieldsMissing)
	}
	return s.at == s.end
}

func (s *scanner) sfenField(f ast.Field) bool {
	start := s.at
	for s.at < s.end && !isBlank(s.text[s.at]) {
		s.at++
	}
	word := s.text[start:s.at]
	if word == "" || len(word) > MaxField {
		return false
	}
	s.state(f, start)
	switch f {
	case ast.TurnField:
		return s.take(s.build.Turn(word))
	case ast.PocketField:
		return word == "-" || s.hands(word) && s.take(s.build.HandOrder(word))
	}
	return s.take(s.build.Ply(word)) && s.take(s.build.PlyParity(word))
}

// hands scans the men in hand.
func (s *scanner) hands(men string) bool {
	for len(men) > 0 {
		digits := digitRun(men)
		man, n := s.build.rules.man(men[digits:])
		if n == 0 || !s.take(s.build.Hold(man, held(men[:digits]))) {
			return false
		}
		men = men[digits+n:]
	}
	return true
}
