package grammar

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// checkCounts is a field of check counts: those that are left, 3+3, or those
// that were given, +0+0 (Lichess); White's come first.
type checkCounts struct {
	white, black string
	given        bool
}

// cutChecks takes a field of check counts apart; false for what has not their
// shape.
func cutChecks(word string) (c checkCounts, ok bool) {
	word, c.given = strings.CutPrefix(word, "+")
	c.white, c.black, ok = strings.Cut(word, "+")
	return c, ok && isCount(c.white) && isCount(c.black)
}

// isCount reports whether a word is a number without zeros before it.
func isCount(word string) bool { return isDigits(word) && (word[0] != '0' || len(word) == 1) }

// Checks reads a field of check counts, for which there are two places: before
// the counters and after them.
func (b *Builder) Checks(word string) ast.Code {
	counts, _ := cutChecks(word)
	most := uint32(b.rules.checks)
	switch {
	case most == 0:
		return ast.ChecksNotHere
	case b.rec.Stated.Has(ast.ChecksField):
		return ast.ChecksTwice
	}
	for c, digits := range [2]string{counts.white, counts.black} {
		n, code := Counter(digits)
		if code != ast.NoCode || n > most {
			return ast.ChecksRange
		}
		if counts.given {
			n = most - n
		}
		b.rec.Checks[c] = uint8(n)
	}
	return ast.NoCode
}

// CheckStyle is how check counts are written.
type CheckStyle uint8

// The styles.
const (
	ChecksLeft  CheckStyle = iota // 3+3, before the counters: Fairy-Stockfish
	ChecksGiven                   // +0+0, after the counters: Lichess
)

// AppendChecks appends the check counts in a style. It reports whether the game
// has as many.
func (r *Rules) AppendChecks(dst []byte, checks [2]uint8, style CheckStyle) ([]byte, bool) {
	if checks[0] > r.checks || checks[1] > r.checks {
		return dst, false
	}
	if style == ChecksGiven {
		dst = append(dst, '+')
		checks[0], checks[1] = r.checks-checks[0], r.checks-checks[1]
	}
	dst = strconv.AppendUint(dst, uint64(checks[0]), 10)
	dst = append(dst, '+')
	return strconv.AppendUint(dst, uint64(checks[1]), 10), true
}
