package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"time"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

type conformanceCmd struct {
	Topics []string `arg:"" optional:"" name:"topic" help:"Topics to ask about, such as castling. Default: all."`

	Suite   *string        `placeholder:"DIR" help:"Folder with the files of a suite. Default: the suite that is built in."`
	Against *string        `placeholder:"COMMAND" help:"Program to ask in place of Forsyth, with its arguments: words parted by blanks, '...' or \"...\" around what holds blanks. No shell reads it."`
	Timeout *time.Duration `placeholder:"10s" help:"With --against: how long to wait for an answer, the first of a program with its start. Default: 10s."`
	Answer  bool           `help:"Answer questions on standard input in place of asking them: Forsyth as a program for --against. Takes no other flag and no topic."`
	Verbose int            `short:"v" type:"counter" help:"With --against: name each case that differs or has no answer; twice: those that were refused or skipped, too."`

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
  forsyth conformance castling counters
  forsyth conformance --json castling | jq -c 'select(.topic)'
  forsyth conformance -v --against 'forsyth conformance --answer' castling`
}

// reaction is what came of a question: an answer, or why there is none.
type reaction struct {
	reply  conformance.Reply
	silent string
}

// patience is how long an answer may take where no flag says so.
const patience = 10 * time.Second

var (
	errAlone   = errors.New("--answer stands alone: it takes no topics, no --suite, --against, --timeout, -v, --format and --json")
	errTimeout = errors.New("--timeout is for --against: Forsyth itself is waited for")
)

// asksNothing reports whether no flag says what to ask, or whom.
func (c *conformanceCmd) asksNothing() bool {
	return c.Topics == nil && c.Suite == nil && c.Against == nil && c.Timeout == nil && c.Verbose == 0 && !c.isJSON()
}

func (c *conformanceCmd) Run(s *streams) error {
	switch {
	case c.Answer && !c.asksNothing():
		return errAlone
	case c.Answer:
		return answerAll(s.out, s.in)
	case c.Timeout != nil && c.Against == nil:
		return errTimeout
	case c.Timeout != nil && *c.Timeout <= 0:
		return fmt.Errorf("--timeout: %v is no time to wait", *c.Timeout)
	}
	topics, err := c.topics()
	if err != nil {
		return err
	}
	if c.Against == nil {
		return c.run(s, topics, askForsyth(), max(c.Verbose, 1))
	}
	words, err := commandWords(*c.Against) // an empty one names no program, and is not Forsyth
	if err != nil {
		return fmt.Errorf("--against: %w", err)
	}
	p := peer{words: words, timeout: patience, stderr: s.err}
	if c.Timeout != nil {
		p.timeout = *c.Timeout
	}
	defer p.stop()
	return c.run(s, topics, p.ask, c.Verbose)
}

// run asks about all cases and prints what came of it.
func (c *conformanceCmd) run(s *streams, topics []conformance.Topic, ask asker, verbose int) error {
	board := newScoreboard()
	err := askAll(topics, ask, func(topic string, asked *conformance.Case, heard *reaction) error {
		r := resultOf(asked, heard)
		board.add(topic, &r)
		return c.tell(s, &r, verbose)
	})
	if err != nil {
		return err
	}
	if err := c.print(s, board); err != nil {
		return err
	}
	if board.all.Differ+board.all.NoAnswer > 0 {
		return errFaults
	}
	return nil
}

// asker asks a program a question. The error is of one that cannot be asked.
type asker func(*conformance.Query) (reaction, error)

// askAll asks about all cases, and gives each with what came of it.
func askAll(topics []conformance.Topic, ask asker, give func(topic string, c *conformance.Case, heard *reaction) error) error {
	for _, t := range topics {
		for i := range t.Cases {
			c := &t.Cases[i]
			heard, err := ask(&conformance.Query{ID: c.ID, Question: c.Question})
			if err == nil {
				err = give(t.Topic, c, &heard)
			}
			if err != nil {
				return err
			}
		}
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

// suite reads the files of the suite.
func (c *conformanceCmd) suite() ([]conformance.Topic, error) {
	if c.Suite == nil {
		return conformance.Load(conformance.Files())
	}
	if err := isFolder(*c.Suite); err != nil {
		return nil, fmt.Errorf("--suite: %w, want a folder with a suite, files *.jsonl", err)
	}
	all, err := conformance.Load(os.DirFS(*c.Suite))
	if err != nil {
		return nil, fmt.Errorf("--suite: %s: %w", *c.Suite, err)
	}
	return all, nil
}

// topics returns the files of the suite that are asked for.
func (c *conformanceCmd) topics() ([]conformance.Topic, error) {
	all, err := c.suite()
	if err != nil {
		return nil, err
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

// isFolder says why a name is not that of a folder.
func isFolder(name string) error {
	info, err := os.Stat(name)
	switch {
	case name == "":
		return errors.New("no name")
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s does not exist", name)
	case err != nil:
		return err
	case !info.IsDir():
		return fmt.Errorf("%s is a file", name)
	}
	return nil
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
