package main

import (
	"fmt"
	"io"
	"strings"
)

// markdown prints the report as a section of docs/conformance.md.
func (r *report) markdown(w io.Writer) {
	fmt.Fprintf(w, "## chessops\n\n%s\n\n%s\n\n", r.heading(), cellsMean)
	for i, row := range r.rows() {
		fmt.Fprintf(w, "| %s |\n", strings.Join(row, " | "))
		if i == 0 {
			fmt.Fprintf(w, "| --- |%s\n", strings.Repeat(" ---: |", len(row)-1))
		}
	}
	fmt.Fprintf(w, "\nThe dialects through which they went: %s.\n", r.dialects())
	all := r.tally.sorted()
	for _, e := range explanations {
		r.explained(w, e, all)
	}
	for _, g := range all {
		if g.why == nil {
			fmt.Fprintf(w, "\n### Unexplained: %s, %d times\n\nForsyth: %s; chessops: %s.\n\n", g.aspect, g.count, g.our, g.their)
			examples(w, g)
		}
	}
}

// explained prints one explanation, with the differences that it explains together.
func (r *report) explained(w io.Writer, e *explanation, all []*group) {
	together := newTally()
	key := groupKey{why: e}
	for _, g := range all {
		if g.why == e {
			together.put(key, g.count, g.examples...)
		}
	}
	if g := together.groups[key]; g != nil {
		fmt.Fprintf(w, "\n### %s, %d times\n\n%s\n\n", e.name, g.count, e.why)
		examples(w, g)
	}
}

func examples(w io.Writer, g *group) {
	for _, e := range g.examples {
		fmt.Fprintf(w, "- %s: `%s`", e.source, e.text)
		if e.detail != "" {
			fmt.Fprintf(w, " %s", e.detail)
		}
		fmt.Fprintln(w)
	}
}
