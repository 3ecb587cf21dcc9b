package main

import (
	"fmt"
	"os"
	"slices"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

type conformanceCmd struct {
	Topics []string `arg:"" optional:"" name:"topic" help:"Topics to run, such as castling. Default: all."`

	Suite string `placeholder:"DIR" help:"Folder with the files of a suite. Default: the suite that is built in."`
}

// Help is shown by --help.
func (c *conformanceCmd) Help() string {
	return `Prints how many cases agree, by topic; each difference is named on standard error.

Examples:
  forsyth conformance
  forsyth conformance chess960`
}

func (c *conformanceCmd) Run(s *streams) error {
	topics, err := c.topics()
	if err != nil {
		return err
	}
	board, answerer := newScoreboard(), newAnswerer()
	for _, t := range topics {
		for i := range t.Cases {
			q := &t.Cases[i]
			reply := answerer.answer(&q.Question)
			j := q.Judge(&reply.Answer)
			board.add(t.Topic, q, &j, outcomeOf(&reply, &j))
			for _, d := range j.Differences {
				fmt.Fprintf(s.err, "%s: %v (%s: %s)\n", q.ID, d, q.Certainty, q.Rule)
			}
		}
	}
	if err := board.print(s.out); err != nil {
		return err
	}
	if board.all.Differ+board.all.NoAnswer > 0 {
		return errFaults
	}
	return nil
}

// topics returns the files of the suite that are asked for.
func (c *conformanceCmd) topics() ([]conformance.Topic, error) {
	files := conformance.Files()
	if c.Suite != "" {
		files = os.DirFS(c.Suite)
	}
	all, err := conformance.Load(files)
	if err != nil {
		return nil, fmt.Errorf("--suite: %w", err)
	}
	for _, name := range c.Topics {
		if !slices.ContainsFunc(all, func(t conformance.Topic) bool { return t.Topic == name }) {
			return nil, fmt.Errorf("no topic %s in the suite", name)
		}
	}
	return slices.DeleteFunc(all, func(t conformance.Topic) bool {
		return len(c.Topics) > 0 && !slices.Contains(c.Topics, t.Topic)
	}), nil
}

// outcomeOf tells in which column a case counts.
func outcomeOf(reply *conformance.Reply, j *conformance.Judgement) func(*score) *int {
	switch {
	case len(j.Differences) > 0:
		return func(s *score) *int { return &s.Differ }
	case reply.Skip != "" || len(j.Judged) == 0:
		return func(s *score) *int { return &s.Skipped }
	case j.Stricter:
		return func(s *score) *int { return &s.Stricter }
	}
	return func(s *score) *int { return &s.Agree }
}
