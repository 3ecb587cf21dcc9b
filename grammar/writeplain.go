package grammar

import (
	"math/bits"
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// appendPlain is AppendRanks for a board of nine files at the most that has nothing on it
// but men whose letters are one byte each; it is false, and dst is as it was, for others.
func (r *Rules) appendPlain(dst []byte, b *ast.Board) ([]byte, bool) {
	if b.Geometry.Files > 9 || !b.IsPlain() {
		return dst, false
	}
	start, at, known := len(dst), 0, true
	dst = slices.Grow(dst, longestWalk)
	out := (*[longestWalk]byte)(dst[start : start+longestWalk])
	for rank := int(b.Geometry.Ranks) - 1; rank >= 0; rank-- {
		next := 0
		for men := b.Filled(rank); men != 0; men &= men - 1 {
			file := bits.TrailingZeros16(men)
			at += putGap(out, at, file-next)
			letter := r.menBytes[b.Squares[rank*ast.MaxFiles+file]]
			known = known && letter != 0
			out[at] = letter
			at++
			next = file + 1
		}
		at += putGap(out, at, int(b.Geometry.Files)-next)
		out[at] = '/'
		at++
	}
	if !known {
		return dst[:start], false
	}
	return dst[:start+at-1], true
}

// putGap puts a count of empty squares where it stands if there are any, and returns how
// many bytes it takes.
func putGap(out *[longestWalk]byte, at, squares int) int {
	out[at] = '0' + byte(squares)
	if squares > 0 {
		return 1
	}
	return 0
}
