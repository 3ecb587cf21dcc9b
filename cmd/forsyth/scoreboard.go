package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// score counts cases by what an answer was worth.
type score struct {
	Cases    int `json:"cases"`
	Agree    int `json:"agree"`
	Stricter int `json:"stricter"` // refused what is accepted with a warning, all else agrees
	Differ   int `json:"differ"`
	Skipped  int `json:"skipped"`  // the program said nothing that is judged
	NoAnswer int `json:"noAnswer"` // it died, wrote what is no answer, or took too long
}

// aspectScore counts values of one aspect.
type aspectScore struct {
	Values int `json:"values"` // that both the case and the answer have
	Differ int `json:"differ"`
}

// scoreboard is what the suite found, by topic, by aspect, and by whose word the values are.
type scoreboard struct {
	topics    []string // in the order of the suite
	topic     map[string]*score
	certainty map[conformance.Certainty]*score
	aspect    map[conformance.Aspect]*aspectScore
	all       score
}

func newScoreboard() *scoreboard {
	return &scoreboard{
		topic: map[string]*score{}, certainty: map[conformance.Certainty]*score{}, aspect: map[conformance.Aspect]*aspectScore{},
	}
}

// add counts a case; outcome is the field of score that it counts in.
func (b *scoreboard) add(topic string, c *conformance.Case, j *conformance.Judgement, outcome func(*score) *int) {
	if b.topic[topic] == nil {
		b.topics = append(b.topics, topic)
		b.topic[topic] = &score{}
	}
	if b.certainty[c.Certainty] == nil {
		b.certainty[c.Certainty] = &score{}
	}
	for _, s := range []*score{b.topic[topic], b.certainty[c.Certainty], &b.all} {
		s.Cases++
		*outcome(s)++
	}
	for aspect, n := range j.Judged {
		if b.aspect[aspect] == nil {
			b.aspect[aspect] = &aspectScore{}
		}
		b.aspect[aspect].Values += n
	}
	for _, d := range j.Differences {
		b.aspect[d.Aspect].Differ++
	}
}

// print prints the tables.
func (b *scoreboard) print(out io.Writer) error {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(cells ...any) {
		for _, cell := range cells {
			fmt.Fprintf(w, "%v\t", cell)
		}
		fmt.Fprintln(w)
	}
	put := func(name string, s *score) {
		row(name, s.Cases, s.Agree, s.Stricter, s.Differ, s.Skipped, s.NoAnswer)
	}
	row("topic", "cases", "agree", "stricter", "differ", "skipped", "no answer")
	for _, topic := range b.topics {
		put(topic, b.topic[topic])
	}
	put("all", &b.all)
	w.Flush() // of a builder: no error
	_, err := io.WriteString(out, text.String())
	return err
}
