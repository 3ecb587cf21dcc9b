package grammar

import (
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// MayGoOn reports whether a record of several lines may go on after a line,
// whatever stands above it: one that holds a single rank, that ends in a dash, or
// that is a part of a piece list. A line with a slash is none of them.
func (r *Rules) MayGoOn(line string) bool {
	if len(line) > 8 && hasSlash(eightAt(line, 1)) || strings.IndexByte(line, '/') >= 0 || len(line) > MaxField {
		return false
	}
	return r.IsSingleRank(line) || endsInDash(line) || isOpenList(line)
}

// hasSlash reports whether one of eight bytes is a slash. One of the second to the ninth byte
// is, where a rank of a board has eight files.
func hasSlash(word uint64) bool {
	word ^= '/' * eachByte
	return (word-eachByte)&^word&highBits != 0
}

func endsInDash(line string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(line, " \t\r\n"))
	return isDash(last)
}

// IsSingleRank reports whether a line holds one rank, or one number for several
// empty ones. Its numbers are digits to be summed, if that makes a rank.
func (r *Rules) IsSingleRank(line string) bool {
	line = strings.TrimSpace(strings.TrimPrefix(line, ByteOrderMark))
	if !IsRank(line) || isDigits(line) {
		return r.emptyRanks(line) > 0
	}
	files, c := int(r.geometry.Files), countIn(line)
	return c.decimal <= longestLetter*files || c.sum == files || c.sum <= 2*files && c.decimal <= r.squares()/2
}

// emptyRanks returns how many empty ranks a number, or the sum of its digits,
// stands for; 0 where it is none.
func (r *Rules) emptyRanks(number string) int {
	if !isDigits(number) {
		return 0
	}
	c := count{summable: true}
	c.number(number, int(r.geometry.Files))
	b := Builder{rules: r}
	switch _, code := b.JudgeRank(c); code {
	case ast.NoCode:
		return 1
	case ast.RanksMerged:
		return c.decimal / int(r.geometry.Files)
	}
	return 0
}

// EndsInDash reports whether ranks with dashes after them are too few for the
// board and the last of them has a dash, too. The first line is ranks and nothing
// else; in those after it there may be faults.
func (r *Rules) EndsInDash(lines string) bool {
	lines = strings.TrimRight(strings.TrimPrefix(lines, ByteOrderMark), " \t\r\n")
	last, n := utf8.DecodeLastRuneInString(lines)
	if !isDash(last) || strings.IndexByte(lines, '/') >= 0 {
		return false
	}
	lines = lines[:len(lines)-n]
	first, _, _ := strings.Cut(lines, "\n")
	for _, part := range strings.FieldsFunc(first, isDash) {
		if part = strings.TrimSpace(part); part != "" && !IsRank(part) {
			return false
		}
	}
	ranks := 0
	for _, part := range strings.FieldsFunc(lines, func(c rune) bool { return isDash(c) || c == '\n' }) {
		if part = strings.TrimSpace(part); part != "" {
			ranks += max(r.emptyRanks(part), 1)
		}
	}
	return ranks > 0 && ranks < int(r.geometry.Ranks)
}
