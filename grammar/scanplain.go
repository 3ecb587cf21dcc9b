package grammar

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// plain scans the fields after the placement as far as they are laid out as in most
// records, one blank before each, and tells how many fields there are then; the others
// are for the steps of scan. It is false where the grammar must decide.
func (s *scanner) plain() (fields int, ok bool) {
	turn := s.at + 1
	castling := turn + 2
	passant := castling + plainWord(s.text[:s.end], castling) + 1
	after := passant + plainTarget(s.text[:s.end], passant)
	switch {
	case !s.build.rules.plain, after == passant, passant == castling+1:
		return 1, true
	case s.text[s.at] != ' ', isBlank(s.text[turn]), s.text[turn+1] != ' ':
		return 1, true
	}
	s.set(ast.TurnField, turn, turn+1)
	s.set(ast.CastlingField, castling, passant-1)
	s.set(ast.EnPassantField, passant, after)
	if !s.take(s.build.Turn(s.text[turn : turn+1])) {
		return 0, false
	}
	s.at = passant - 1
	if field := s.text[castling : passant-1]; field != "-" && !s.castling(field) {
		return 0, false
	}
	s.at = after
	if s.text[passant] != '-' && !s.enPassant(s.text[passant:after]) {
		return 0, false
	}
	return s.plainCounters()
}

// plainWord returns the length of a field of up to seven letters that one blank ends, if
// more follows; else 0.
func plainWord(text string, at int) int {
	if at+8 > len(text) {
		return shortWord(text, at)
	}
	word := eightAt(text, at)
	blanks := (word - (' '+1)*eachByte) &^ word & highBits // and above the first one, maybe others
	n := bits.TrailingZeros64(blanks) / 8
	if n == 8 || text[at+n] != ' ' {
		return 0
	}
	return n
}

// shortWord is plainWord near the end of a text.
func shortWord(text string, at int) int {
	for i := at; i < len(text); i++ {
		if text[i] <= ' ' {
			if text[i] != ' ' {
				return 0
			}
			return i - at
		}
	}
	return 0
}

// plainTarget returns the length of an en passant field of a dash or a square that a blank
// or the text ends; 0 for another.
func plainTarget(text string, at int) int {
	if at >= len(text) || isBlank(text[at]) {
		return 0
	}
	n := 2
	if text[at] == '-' {
		n = 1
	}
	if end := at + n; end > len(text) || end < len(text) && text[end] != ' ' {
		return 0
	}
	return n
}

// plainCounters scans two counters if nothing else follows.
func (s *scanner) plainCounters() (fields int, ok bool) {
	c, ok := lastCounters(s.text[:s.end])
	if !ok || c.first != s.at+1 {
		return 4, true
	}
	s.at = s.end
	s.set(ast.HalfmoveField, c.first, c.second-1)
	s.set(ast.FullmoveField, c.second, s.end)
	s.build.rec.Halfmove, s.build.rec.Fullmove = c.halfmove, c.fullmove
	return 6, true
}

// set notes that the text states a field, and where.
func (s *scanner) set(f ast.Field, start, end int) {
	rec := s.build.rec
	rec.Stated = rec.Stated.With(f)
	rec.Spans[f] = ast.Span{Start: int32(start), End: int32(end)}
}
