package main

import "slices"

// explanation is a kind of difference that is known, and who is right by which source.
// What it is asked must be as narrow as the reason: a fault of Forsyth is not to hide
// in it.
type explanation struct {
	aspect
	name string
	why  string
	is   func(d *difference) bool
}

var explanations = []*explanation{}

// explain returns the explanation of a difference, nil where there is none.
func explain(d *difference) *explanation {
	for _, e := range explanations {
		if e.aspect == d.aspect && e.is(d) {
			return e
		}
	}
	return nil
}

// rank is the place in the table; what nothing explains comes first.
func (e *explanation) rank() int { return slices.Index(explanations, e) }
