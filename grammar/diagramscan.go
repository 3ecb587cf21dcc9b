package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// diagram scans a board that stands alone, written as most are: whole ranks,
// hyphens or slashes between them. The rest is for the grammar.
func (s *scanner) diagram() bool {
	if s.end > MaxField || s.end == 0 || isMargin(s.text[0]) || isMargin(s.text[s.end-1]) {
		return false
	}
	separator := separatorOf(s.text)
	if separator == "" {
		return false
	}
	b := &s.build
	for s.at < s.end {
		rest := s.text[s.at:]
		switch {
		case strings.HasPrefix(rest, separator):
			if b.EndRank() != ast.NoCode || b.rank >= int(b.rules.geometry.Ranks) {
				return false
			}
			s.at += len(separator)
		case rest[0]-'0' <= 9:
			if !s.emptySquares(rest) {
				return false
			}
		case !s.diagramMan(rest):
			return false
		}
	}
	if b.EndRank() != ast.NoCode || b.EndPlacement() != ast.NoCode {
		return false
	}
	s.stateAll()
	return s.take(b.Kings())
}

func isMargin(b byte) bool { return b <= ' ' || b == ByteOrderMark[0] }

// separatorOf returns the separator after the first rank of a diagram.
func separatorOf(text string) string {
	i := strings.IndexAny(text, " -/\r\n")
	if i < 0 {
		return ""
	}
	for _, separator := range [...]string{"/", "-", " - ", "\n", "\r\n"} {
		if strings.HasPrefix(text[i:], separator) && (separator == "/" || strings.IndexByte(text, '/') < 0) {
			return separator
		}
	}
	return ""
}

// emptySquares passes over a count.
func (s *scanner) emptySquares(rest string) bool {
	count, last := countAt(s.build.rules, rest, 0)
	s.at += last + 1
	return s.build.Gap(count) == ast.NoCode
}

// diagramMan places a man, its sign before it if it is neutral.
func (s *scanner) diagramMan(rest string) bool {
	b, sign := &s.build, 0
	if rest[0] == '=' {
		sign = 1
	}
	man, n := b.rules.man(rest[sign:])
	if n == 0 || b.file >= int(b.rules.geometry.Files) {
		return false
	}
	if sign > 0 {
		man.Color = ast.Neutral
	}
	b.Man(man)
	s.at += sign + n
	return true
}

// man reads the letter of a man and its length, 0 where there is none. Most are
// one byte.
func (r *Rules) man(text string) (ast.Piece, int) {
	if text == "" {
		return ast.Piece{}, 0
	}
	if c := r.cells[text[0]]; c.isMan() && !r.longer[text[0]] {
		return c.piece(), 1
	}
	return r.letters.Match(text, &r.roles)
}

// stateAll states the placement as all of the text.
func (s *scanner) stateAll() {
	s.at = s.end
	s.state(ast.PlacementField, 0)
}
