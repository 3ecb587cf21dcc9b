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
	word := s.word(f)
	if word == "" || len(word) > MaxField {
		return false
	}
	switch f {
	case ast.TurnField:
		return s.take(s.build.Turn(word))
	case ast.PocketField:
		return word == "-" || s.held(word) && s.take(s.build.HandOrder(word))
	}
	return s.take(s.build.Ply(word)) && s.take(s.build.PlyParity(word))
}
