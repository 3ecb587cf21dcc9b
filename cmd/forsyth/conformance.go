package main

import (
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

type conformanceCmd struct {
	Topics []string `arg:"" optional:"" name:"topic" help:"Topics to ask about, such as castling. Default: all."`

	Suite   *string       `placeholder:"DIR" help:"Folder with the files of a suite. Default: the suite that is built in."`
	Against *string       `placeholder:"COMMAND" help:"Program to ask in place of Forsyth, with its arguments: words parted by blanks, '...' or \"...\" around what holds blanks. No shell reads it."`
	Timeout time.Duration `default:"10s" placeholder:"10s" help:"With --against: how long to wait for an answer."`
	Answer  bool          `help:"Answer questions on standard input in place of asking them: Forsyth as a program for --against."`
	Verbose int           `short:"v" type:"counter" help:"With --against: name each case that differs or has no answer; twice: those that were refused or skipped, too."`

	listFlags
}

// Help is shown by --help.
func (c *conformanceCmd) Help() string {
	return `Asks about each case of the suite and prints how many agree: by topic, by whose word the expected values are, and by
aspect. Without --against Forsyth is asked, and each difference is named on standard error with the rule that it breaks.

A program for --against reads a question from standard input and writes its answer to standard output, a JSON object a
line each; what it leaves out of an answer is not judged (see docs/conformance.md). It is started once, and again where it
ends, writes something else or takes too long: the case then has no answer. A program is stricter that refuses what
the suite accepts with a warning, or an illegal position, which is no difference.

The exit status is 1 when a case differs or has no answer, and 2 when the program cannot be asked.

Examples:
  forsyth conformance
  forsyth conformance chess960
  forsyth conformance --json | jq -c 'select(.topic)'
  forsyth conformance -v --against 'forsyth conformance --answer'`
}

// reaction is what came of a question: an answer, or why there is none.
type reaction struct {
	reply  conformance.Reply
	silent string
}

func (c *conformanceCmd) Run(s *streams) error {
	if c.Answer {
		return answerAll(s.out, s.in)
	}
	topics, err := c.topics()
	if err != nil {
		return err
	}
	if c.Timeout <= 0 {
		return fmt.Errorf("--timeout: %v is no time to wait", c.Timeout)
	}
	ask, verbose := askForsyth(), max(c.Verbose, 1)
	if c.Against != nil { // an empty one names no program, and is not Forsyth
		words, err := commandWords(*c.Against)
		if err != nil {
			return fmt.Errorf("--against: %w", err)
		}
		p := peer{words: words, timeout: c.Timeout, stderr: s.err}
		defer p.stop()
		ask, verbose = p.ask, c.Verbose
	}
	return c.run(s, topics, ask, verbose)
}

// run asks about all cases and prints what came of it.
func (c *conformanceCmd) run(s *streams, topics []conformance.Topic, ask func(*conformance.Query) (reaction, error), verbose int) error {
	board := newScoreboard()
	for _, t := range topics {
		for i := range t.Cases {
			asked := &t.Cases[i]
			heard, err := ask(&conformance.Query{ID: asked.ID, Question: asked.Question})
			if err != nil {
				return err
			}
			r := resultOf(asked, &heard)
			board.add(t.Topic, &r)
			if err := c.tell(s, &r, verbose); err != nil {
				return err
			}
		}
	}
	if err := c.print(s, board); err != nil {
		return err
	}
	if board.all.Differ+board.all.NoAnswer > 0 {
		return errFaults
	}
	return nil
}

// tell names a case that does not agree: in JSON on standard output.
func (c *conformanceCmd) tell(s *streams, r *result, verbose int) error {
	switch {
	case r.Outcome == agrees:
		return nil
	case c.isJSON():
		return putJSON(s.out, r)
	case verbose > 1 || verbose == 1 && (r.Outcome == differs || r.Outcome == isSilent):
		_, err := fmt.Fprint(s.err, r)
		return err
	}
	return nil
}

func (c *conformanceCmd) print(s *streams, board *scoreboard) error {
	if c.isJSON() {
		return board.printJSON(s.out)
	}
	return board.print(s.out)
}

// topics returns the files of the suite that are asked for.
func (c *conformanceCmd) topics() ([]conformance.Topic, error) {
	files := conformance.Files()
	if c.Suite != nil {
		files = os.DirFS(*c.Suite)
	}
	all, err := conformance.Load(files)
	if err != nil {
		return nil, fmt.Errorf("--suite: %w", err)
	}
	known := topicsOf(all)
	for _, topic := range c.Topics {
		if !slices.Contains(wordsOf(known), topic) {
			return nil, topicNames.noSuchOf("conformance", topic, known)
		}
	}
	return slices.DeleteFunc(all, func(t conformance.Topic) bool {
		return len(c.Topics) > 0 && !slices.Contains(c.Topics, t.Topic)
	}), nil
}

// topicsOf returns the topics of a suite, each once.
func topicsOf(all []conformance.Topic) (topics []name) {
	for _, t := range all {
		if !slices.Contains(wordsOf(topics), t.Topic) {
			topics = append(topics, name{text: t.Topic})
		}
	}
	return topics
}
