package grammar

import (
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// MayGoOn reports whether a record of several lines may go on after a line: one
// that holds a single rank, that ends in a dash before the board is full, or
// that lists the men of one side. A line with a slash is none of them.
func (r *Rules) MayGoOn(line string) bool {
	if strings.IndexByte(line, '/') >= 0 || len(line) > MaxField {
		return false
	}
	return r.IsSingleRank(line) || r.EndsInDash(line) || isHalfList(line)
}

// IsSingleRank reports whether a line holds one rank, or one number for several
// empty ones.
func (r *Rules) IsSingleRank(line string) bool {
	line = strings.TrimSpace(strings.TrimPrefix(line, ByteOrderMark))
	if isDigits(line) {
		return r.isEmptyRanks(line)
	}
	return IsRank(line) && squaresIn(line) <= longestLetter*int(r.geometry.Files)
}

// isEmptyRanks reports whether a number, or the sum of its digits, stands for
// empty ranks.
func (r *Rules) isEmptyRanks(number string) bool {
	c := count{summable: true}
	c.number(number, int(r.geometry.Files))
	b := Builder{rules: r}
	_, code := b.JudgeRank(c)
	return code == ast.NoCode || code == ast.RanksMerged
}

// EndsInDash reports whether ranks with dashes after them do not fill the board
// and the last of them has a dash, too.
func (r *Rules) EndsInDash(lines string) bool {
	lines = strings.TrimRight(strings.TrimPrefix(lines, ByteOrderMark), " \t\r\n")
	last, n := utf8.DecodeLastRuneInString(lines)
	if !isDash(last) || strings.IndexByte(lines, '/') >= 0 {
		return false
	}
	squares := 0
	for _, part := range strings.FieldsFunc(lines[:len(lines)-n], func(c rune) bool { return isDash(c) || c == '\n' }) {
		if part = strings.TrimSpace(part); part != "" && !IsRank(part) {
			return false
		}
		squares += squaresIn(part)
	}
	return squares > 0 && squares < r.squares()
}
