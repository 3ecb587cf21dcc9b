package main

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const recordsSource = "Records that people have written against the sources: testdata. " +
	"What a board alone does not say is White to move, no rights, no square, 0 1: Forsyth's decision."

// handwritten makes the cases of a topic out of the records of testdata. A question that
// two files ask is one case.
func handwritten(topic string) func() []conformance.Case {
	return func() (cases []conformance.Case) {
		asked := map[string]bool{}
		for _, r := range records() {
			if r.topic() != topic {
				continue
			}
			c := r.conformanceCase()
			if !asked[c.ID] {
				cases = append(cases, c)
			}
			asked[c.ID] = true
		}
		return cases
	}
}

func (r *record) conformanceCase() (c conformance.Case) {
	c.ID = r.id()
	c.Dialect, c.Variant, c.Letters = r.dialect, r.variant, r.letters
	c.SetText(r.Text)
	c.Findings = r.findings()
	switch {
	case r.isRejected():
		c.Verdict = conformance.Reject
	case len(r.Findings) > 0:
		c.Verdict = conformance.Warning
	default:
		c.Verdict = conformance.Accept
	}
	if c.Verdict != conformance.Reject {
		r.answer(&c.Answer)
	}
	r.rule().into(&c)
	return c
}

// id names a case by what it asks, so that it stays when others come.
func (r *record) id() string {
	hash := fnv.New32a()
	fmt.Fprint(hash, r.Text)
	parts := []string{r.dialect, r.variant, r.letters, "sound"}
	if len(r.Findings) > 0 {
		parts[3] = r.code()
	}
	parts = append(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), fmt.Sprintf("%08x", hash.Sum32()))
	return r.topic() + "/" + strings.Join(parts, "-")
}

// findings are those of the record in the order of their places, then of their codes.
func (r *record) findings() []conformance.Finding {
	all := []conformance.Finding{}
	for _, f := range r.Findings {
		all = append(all, conformance.Finding{Code: f.Code, Start: f.Start, End: f.End})
	}
	slices.SortStableFunc(all, conformance.Finding.Compare)
	return all
}
