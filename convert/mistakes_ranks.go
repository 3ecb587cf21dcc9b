package convert

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// ranks finds ranks with slashes between them.
type ranks struct {
	signs       string // of a rank, beside letters
	least, most int
}

var (
	// chessRanks are eight ranks in the letters of FEN.
	chessRanks = ranks{"12345678~", 8, 8}
	// anyRanks are those of a board of any size, with the signs of other games.
	anyRanks = ranks{"0123456789~+*|", 5, 16}
)

// find returns the first such ranks from a place on.
func (r *ranks) find(text string, from int) (span ast.Span, ok bool) {
	for start := from; start < len(text); {
		end, n := r.run(text, start)
		if n >= r.least {
			return ast.Span{Start: int32(start), End: int32(end)}, true
		}
		start = end + 1
	}
	return span, false
}

// run returns the end and the number of the ranks that begin at a place, as many as
// there are at most.
func (r *ranks) run(text string, start int) (end, n int) {
	for end = start; n < r.most; n++ {
		at := end
		if n > 0 && at < len(text) && text[at] == '/' {
			at++
		} else if n > 0 {
			break
		}
		next := r.cells(text, at)
		if next == at {
			break
		}
		end = next
	}
	return end, n
}

// cells returns the end of the cells from a place on.
func (r *ranks) cells(text string, at int) int {
	for at < len(text) && (text[at]|0x20 >= 'a' && text[at]|0x20 <= 'z' || strings.IndexByte(r.signs, text[at]) >= 0) {
		at++
	}
	return at
}
