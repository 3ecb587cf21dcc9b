package main

import "slices"

// explanation is a kind of difference that is known, and who is right by which source.
// It must be as narrow as the reason is: a fault of Forsyth is not to hide in it.
type explanation struct {
	name    string
	why     string
	aspects []aspect
	is      func(d *difference) bool
	// reads is a sample as chessops reads it, false where it reads it as Forsyth does. Read
	// so by Forsyth, the difference must be gone. nil is for what cannot be said so.
	reads func(s sample) (sample, bool)
	// changes is the field that the sample has otherwise then, which does not count.
	changes string
}

// explain returns the explanation of a difference, nil where there is none.
func explain(c *comparison, d *difference) *explanation {
	for _, e := range explanations {
		if slices.Contains(e.aspects, d.aspect) && (e.is == nil || e.is(d)) && (e.reads == nil || e.agrees(c, d)) {
			return e
		}
	}
	return nil
}

// agrees asks Forsyth again, about the sample as chessops reads it: nothing may differ but
// what else differed before.
func (e *explanation) agrees(c *comparison, d *difference) bool {
	given := *d.sample
	given.text = given.asked
	read, ok := e.reads(given)
	if !ok {
		return false
	}
	read.asked, read.fault = read.text, ""
	again := ask(&read)
	again.play(c.chosen)
	for _, left := range compare(again, c.theirs).found {
		if left.aspect == d.aspect && left.our != e.changes && !slices.ContainsFunc(c.found, func(o difference) bool { return !o.same(d) && o.same(&left) }) {
			return false
		}
	}
	return true
}

// same reports whether two differences are one. Which of its reasons Forsyth tells first
// does not count.
func (d *difference) same(o *difference) bool {
	return d.aspect == o.aspect && d.their == o.their && d.detail == o.detail && (d.our == o.our || d.aspect == legality)
}

// rank is the place in the table; what nothing explains comes first.
func (e *explanation) rank() int { return slices.Index(explanations, e) }
