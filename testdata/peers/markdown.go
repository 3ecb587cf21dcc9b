package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// markdown prints the report as a section of docs/conformance.md.
func (r *report) markdown(w io.Writer) {
	fmt.Fprintf(w, "## Agreement with chessops\n\n%s\n\n%s\n\n", r.heading(), cellsMean)
	for i, row := range r.rows() {
		fmt.Fprintf(w, "| %s |\n", strings.Join(row, " | "))
		if i == 0 {
			fmt.Fprintf(w, "| --- |%s\n", strings.Repeat(" ---: |", len(row)-1))
		}
	}
	fmt.Fprintf(w, "\nThe dialects through which they went: %s.\n\n", r.dialects())
	fmt.Fprint(w, "| difference | times | who says what, and why | example |\n| --- | ---: | --- | --- |\n")
	all := r.tally.sorted()
	for _, e := range explanations {
		r.explained(w, e, all)
	}
	for _, g := range all {
		if g.why == nil {
			row(w, "unexplained: "+g.aspect.String(), g.count, fmt.Sprintf("Forsyth: %s; chessops: %s.", g.our, g.their), g)
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
		row(w, e.name, g.count, e.why, g)
	}
}

// row prints a kind of difference with the shortest of its examples.
func row(w io.Writer, name string, count int, why string, g *group) {
	shortest := slices.MinFunc(g.examples, func(a, b example) int { return len(a.text) - len(b.text) })
	cell := strings.NewReplacer("|", "\\|")
	fmt.Fprintf(w, "| %s | %d | %s | %s: `%s` |\n", cell.Replace(name), count, cell.Replace(why), shortest.source, cell.Replace(shortest.text))
}
