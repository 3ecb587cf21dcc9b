package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// BeginsWithBoard reports whether a text begins with the ranks of a board of a size, as
// FEN has them, whatever its letters: what no scan of a record for that board does without,
// and what costs least to find out.
func BeginsWithBoard(text string, g ast.Geometry) bool {
	ranks, width := 1, 0
	isWhole := func() bool { return ranks == int(g.Ranks) && width == int(g.Files) }
	for i, run := 0, 0; i < len(text); i++ {
		b := text[i]
		if b >= '0' && b <= '9' {
			if g.Files < 10 { // a run has one digit
				run = 0
			}
			width += 9*run + int(b-'0')
			run = 10*run + int(b-'0')
			continue
		}
		run = 0
		switch {
		case b == '/' && !isWhole():
			if width != int(g.Files) {
				return false
			}
			ranks, width = ranks+1, 0
		case b|0x20 >= 'a' && b|0x20 <= 'z' || b == '*':
			width++
		case b != '~' && b != '+' && b != '|':
			pocket, _, _ := strings.Cut(text[i:], " ")
			return isWhole() && strings.Count(pocket, "/") <= 1
		}
	}
	return isWhole()
}
