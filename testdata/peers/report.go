package main

import (
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"time"
)

// report prints a tally.
type report struct {
	*settings
	*peer
	tally *tally
}

func (r *report) heading() string {
	return fmt.Sprintf("%s: %d positions and texts, %d moves, seed %d; chessops %s, Node %s, %s.",
		time.Now().UTC().Format(time.DateOnly), r.settings.samples, r.tally.moves, r.seed, r.version, r.node, runtime.Version())
}

// rows is the table: for each source how many samples were compared in each aspect, how
// many of them differ for a reason that is known, and how many for none.
func (r *report) rows() [][]string {
	rows := [][]string{slices.Concat([]string{"samples", "number"}, aspectNames[:])}
	for _, s := range sources {
		if r.tally.samples[s] == 0 {
			continue
		}
		row := []string{s.name, fmt.Sprint(r.tally.samples[s])}
		for _, c := range r.tally.cells[s] {
			row = append(row, c.String())
		}
		rows = append(rows, row)
	}
	return rows
}

// String is how many samples agree of how many were compared, and why others do not.
func (c cell) String() string {
	text := fmt.Sprint(c.compared - c.explained - c.unexplained)
	if c.explained > 0 {
		text += fmt.Sprintf(" + %d", c.explained)
	}
	if c.unexplained > 0 {
		text += fmt.Sprintf(" ! %d", c.unexplained)
	}
	return text
}

// cells tells what those of the table mean.
const cellsMean = "A cell counts the samples that agree, after + those that differ for a reason below, after ! those that differ for none."

func (r *report) text(w io.Writer) {
	fmt.Fprintf(w, "%s\n%s\n\n", r.heading(), cellsMean)
	rows := r.rows()
	width := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, word := range row {
			width[i] = max(width[i], len(word))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, word := range row {
			fmt.Fprintf(&line, "%-*s  ", width[i], word)
		}
		fmt.Fprintln(w, strings.TrimRight(line.String(), " "))
	}
	fmt.Fprintf(w, "\ndialects: %s\n", r.dialects())
	for _, g := range r.tally.sorted() {
		name := "UNEXPLAINED"
		if g.why != nil {
			name = g.why.name
		}
		fmt.Fprintf(w, "\n%s, %d times: %s: Forsyth: %s; chessops: %s\n", g.aspect, g.count, name, g.our, g.their)
		for _, e := range g.examples {
			fmt.Fprintf(w, "  #%d (%s, %s) %s  %s\n", e.number, e.source, e.rules, e.text, e.detail)
		}
	}
}

func (r *report) dialects() string {
	var words []string
	for _, s := range spellings {
		words = append(words, fmt.Sprintf("%s %d", s.name, r.tally.dialects[s.name]))
	}
	return strings.Join(words, ", ")
}
