package main

import (
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// kingless adds to a position of chess that is read without one king a side that no game
// leads there (Laws of Chess, 3.8 and 1.4), so that to refuse it is a choice.
func kingless(c conformance.Case) conformance.Case {
	board := c.Canonical["xfen"]
	isOther := c.Variant != "" && !isChess(c.Variant)
	if c.Verdict == conformance.Reject || c.Move != "" || c.Legality != nil || isOther || board == nil {
		return c
	}
	placement, _, _ := strings.Cut(*board, " ")
	if strings.Count(placement, "K") != 1 || strings.Count(placement, "k") != 1 {
		c.Legality = &conformance.Legality{}
	}
	return c
}
