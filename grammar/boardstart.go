package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// BeginsWithBoard reports whether a text begins with the ranks of a board of a size, as
// FEN has them, whatever its letters: what no scan of a record for that board does without,
// and what costs least to find out.
func BeginsWithBoard(text string, g ast.Geometry) bool {
	ranks, width, run := 1, 0, 0
	for i := range len(text) {
		switch squares := boardBytes[text[i]]; {
		case squares < boardSlash:
			width += int(squares)
			if g.Files < 10 { // a run has one digit
				continue
			}
			if digit := text[i] - '0'; digit <= 9 {
				width += 9 * run
				run = 10*run + int(digit)
			} else {
				run = 0
			}
		case squares == boardSlash && !(ranks == int(g.Ranks) && width == int(g.Files)):
			if width != int(g.Files) {
				return false
			}
			ranks, width, run = ranks+1, 0, 0
		default:
			pocket, _, _ := strings.Cut(text[i:], " ")
			return ranks == int(g.Ranks) && width == int(g.Files) && strings.Count(pocket, "/") <= 1
		}
	}
	return ranks == int(g.Ranks) && width == int(g.Files)
}

// boardBytes are how many squares a byte of a board takes: a letter one, a digit its value, a
// sign of a man none; boardSlash and boardEnd are those that end a rank and a board.
var boardBytes = func() (squares [256]uint8) {
	for b := range squares {
		switch c := byte(b); {
		case c >= '0' && c <= '9':
			squares[b] = c - '0'
		case c|0x20 >= 'a' && c|0x20 <= 'z', c == '*':
			squares[b] = 1
		case c == '~', c == '+', c == '|':
		case c == '/':
			squares[b] = boardSlash
		default:
			squares[b] = boardEnd
		}
	}
	return squares
}()

const boardSlash, boardEnd = 10, 11
