package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const doublesSource = "Pairs of starts of Chess960 by their numbers (R. Scharnagl), White's and Black's; which pairs, see testdata/conformance/generate/doubles.go."

// doubles are 200 of the 921,600 starts of double Chess960, in X-FEN and in Shredder-FEN.
// The step has no factor in common with the number of the pairs, so that none comes twice,
// and is far from a multiple of 960, so that both numbers change.
func doubles() []conformance.Case {
	const pairs, step = 960 * 960, 365_471
	var cases []conformance.Case
	for n := range 200 {
		index := n * step % pairs
		white, black := index/960, index%960
		for _, dialect := range []string{"xfen", "shredder"} {
			p := pairOf(white, black)
			p.chess960 = false // a page that shows it is known for one array only
			c := p.sound(dialect)
			c.Variant = "dfrc"
			c.Canonical["json"] = p.jsonOf(c.Variant)
			c.Input = *c.Canonical[dialect]
			c.ID = fmt.Sprintf("chess960/double-%d-%d-%s", white, black, dialect)
			castlingSound[dialect].into(&c)
			cases = append(cases, c)
		}
	}
	return cases
}
