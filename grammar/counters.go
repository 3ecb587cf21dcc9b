package grammar

import "math/bits"

const (
	eachByte  = 0x0101010101010101
	highBits  = 0x80 * eachByte
	zeroes    = '0' * eachByte
	aboveNine = (0x80 - 10) * eachByte // sets the high bit of what is no digit
)

// counters are the two of a record, and where in a text they begin.
type counters struct {
	halfmove, fullmove uint32
	first, second      int
}

// lastCounters reads two counters that end a text, with one blank between them and one
// before, without a branch for how many digits they have: eight bytes hold all of it. It is
// false for others, and for what [Builder.Halfmove] or [Builder.Fullmove] has something to
// say of.
func lastCounters[T bytestring](text T) (c counters, ok bool) {
	if len(text) < 8 {
		return c, false
	}
	digits := eightAt(text, len(text)-8) ^ zeroes
	others := (digits&^highBits + aboveNine | digits) & highBits
	second := bits.LeadingZeros64(others) // bits of the digits of the last counter
	before := others << second << 8
	first := bits.LeadingZeros64(before)
	if first == 0 || second == 0 || before == 0 {
		return c, false
	}
	c.second = len(text) - second/8
	c.first = c.second - 1 - first/8
	if text[c.second-1] != ' ' || text[c.first-1] != ' ' || text[c.second] == '0' || text[c.first] == '0' && first > 8 {
		return c, false
	}
	c.halfmove, c.fullmove = decimal(digits<<second<<8, first), decimal(digits, second)
	return c, true
}

// bytestring is what is read at speed: a text, or the buffer in which it lies.
type bytestring interface{ string | []byte }

// eightAt returns eight bytes of a text, the first one lowest.
func eightAt[T bytestring](text T, at int) uint64 {
	text = text[at:][:8]
	return uint64(text[0]) | uint64(text[1])<<8 | uint64(text[2])<<16 | uint64(text[3])<<24 |
		uint64(text[4])<<32 | uint64(text[5])<<40 | uint64(text[6])<<48 | uint64(text[7])<<56
}

// decimal returns the number of the digits in the highest bits of a word, the last one
// highest: pairs of digits are brought together, and then the four pairs.
func decimal(digits uint64, width int) uint32 {
	const pairs = 0x000000ff000000ff
	digits &= ^uint64(0) << (64 - width)
	digits = digits*10 + digits>>8
	return uint32((digits&pairs*(100+1_000_000<<32) + digits>>16&pairs*(1+10_000<<32)) >> 32)
}
