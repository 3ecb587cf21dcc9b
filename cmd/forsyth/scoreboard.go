package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// score counts cases by what became of them.
type score struct {
	Cases    int `json:"cases"`
	Agree    int `json:"agree"`
	Stricter int `json:"stricter"`
	Differ   int `json:"differ"`
	Skipped  int `json:"skipped"`
	NoAnswer int `json:"noAnswer"`
}

func (s *score) add(o outcome) {
	s.Cases++
	switch o {
	case agrees:
		s.Agree++
	case isStricter:
		s.Stricter++
	case differs:
		s.Differ++
	case isSkipped:
		s.Skipped++
	case isSilent:
		s.NoAnswer++
	}
}

type topicScore struct {
	Topic string `json:"topic"`
	score
}

type certaintyScore struct {
	Certainty conformance.Certainty `json:"certainty"`
	score
}

// aspectScore counts the values of an aspect that both a case and its answer have.
type aspectScore struct {
	Aspect conformance.Aspect `json:"aspect"`
	Values int                `json:"values"`
	Agree  int                `json:"agree"`
	Differ int                `json:"differ"`
}

// scoreboard counts cases by topic, in the order of the suite, and by whose word their
// values are; values by aspect.
type scoreboard struct {
	topics      []topicScore
	certainties []certaintyScore
	aspects     []aspectScore
	all         score
}

func newScoreboard() *scoreboard {
	b := &scoreboard{}
	for _, c := range conformance.Certainties {
		b.certainties = append(b.certainties, certaintyScore{Certainty: c})
	}
	for _, a := range conformance.Aspects {
		b.aspects = append(b.aspects, aspectScore{Aspect: a})
	}
	return b
}

func (b *scoreboard) add(topic string, r *result) {
	b.all.add(r.Outcome)
	at := slices.IndexFunc(b.topics, func(s topicScore) bool { return s.Topic == topic })
	if at < 0 {
		at = len(b.topics)
		b.topics = append(b.topics, topicScore{Topic: topic})
	}
	b.topics[at].add(r.Outcome)
	for i := range b.certainties {
		if s := &b.certainties[i]; s.Certainty == r.Certainty {
			s.add(r.Outcome)
		}
	}
	for i := range b.aspects {
		s := &b.aspects[i]
		s.Values += r.judged[s.Aspect]
		for _, d := range r.Differences {
			if d.Aspect == s.Aspect {
				s.Differ++
			}
		}
		s.Agree = s.Values - s.Differ
	}
}

// print prints the three tables.
func (b *scoreboard) print(out io.Writer) error {
	counts := []any{"cases", "agree", "stricter", "differ", "skipped", "no answer"}
	var text strings.Builder
	put := func(name string, cells ...any) {
		fmt.Fprintf(&text, "%-13s", name) // as wide as specification
		for _, cell := range cells {
			fmt.Fprintf(&text, "  %9v", cell)
		}
		text.WriteByte('\n')
	}
	putScore := func(name string, s *score) {
		put(name, s.Cases, s.Agree, s.Stricter, s.Differ, s.Skipped, s.NoAnswer)
	}
	put("topic", counts...)
	for i := range b.topics {
		putScore(b.topics[i].Topic, &b.topics[i].score)
	}
	putScore("all", &b.all)
	text.WriteByte('\n')
	put("certainty", counts...)
	for i := range b.certainties {
		putScore(string(b.certainties[i].Certainty), &b.certainties[i].score)
	}
	text.WriteByte('\n')
	put("aspect", "values", "agree", "differ")
	for _, s := range b.aspects {
		put(string(s.Aspect), s.Values, s.Agree, s.Differ)
	}
	_, err := io.WriteString(out, text.String())
	return err
}

// printJSON prints an object a row, but for the sum.
func (b *scoreboard) printJSON(out io.Writer) error {
	var rows []any
	for i := range b.topics {
		rows = append(rows, &b.topics[i])
	}
	for i := range b.certainties {
		rows = append(rows, &b.certainties[i])
	}
	for i := range b.aspects {
		rows = append(rows, &b.aspects[i])
	}
	for _, row := range rows {
		if err := putJSON(out, row); err != nil {
			return err
		}
	}
	return nil
}

func putJSON(out io.Writer, value any) error {
	_, err := out.Write(append(diag.AppendJSON(nil, value), '\n'))
	return err
}
