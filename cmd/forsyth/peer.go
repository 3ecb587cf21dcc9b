package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// peer is a program that answers the questions of the suite.
type peer struct {
	words   []string      // the program and its arguments
	timeout time.Duration // of an answer; that of the first one includes the start
	stderr  io.Writer     // for what the program says there
	process *process      // nil while it does not run
	answers int           // that it has given
	silent  int           // questions in a row that had no answer
	shifts  int           // answers that were to other questions
}

// A program is asked no more after so many questions in a row that it does not answer, or
// the first ones, and after so many answers in all that were to other questions.
const (
	mostSilent  = 20
	firstSilent = 3
	mostShifts  = 20
)

// ask asks a question. The error is of a program that cannot be asked: any other fault is
// why there is no answer, and the program is started anew for the next question.
func (p *peer) ask(q *conformance.Query) (heard reaction, err error) {
	question, err := json.Marshal(q)
	if err != nil {
		return heard, err
	}
	if p.process == nil {
		if p.process, err = startProcess(p.words, p.stderr); err != nil {
			return heard, fmt.Errorf("--against: %w", err)
		}
	}
	line, err := p.process.ask(append(question, '\n'), p.timeout)
	if err == nil {
		heard.reply, err = readReply(line)
	}
	if err == nil {
		err = p.isTo(heard.reply.ID, q.ID)
	}
	if err == nil {
		p.answers++
		p.silent = 0
		return heard, nil
	}
	if errors.Is(err, errEnded) {
		err = errors.New(p.process.end())
	} else {
		p.process.kill()
	}
	p.process = nil
	return reaction{silent: err.Error()}, p.giveUp(err)
}

// isTo asks of an answer that names its question that it is this one. Where a line is one
// too many all that follow are answers to others, and it is said once.
func (p *peer) isTo(id, question string) error {
	if id == "" || id == question {
		return nil
	}
	if p.shifts++; p.shifts == 1 {
		fmt.Fprintf(p.stderr, "forsyth: --against: %s got the answer to %s: the lines of the program have shifted. "+
			"It is started again, and what got another's answer has none\n", question, id)
	}
	return fmt.Errorf("the answer is to %s", id)
}

// giveUp counts a question without an answer, and is the error of one too many.
func (p *peer) giveUp(why error) error {
	p.silent++
	switch {
	case p.answers == 0 && p.silent == firstSilent:
		return fmt.Errorf("--against: no answer to the first %d questions: %w", p.silent, why)
	case p.silent == mostSilent:
		return fmt.Errorf("--against: no answer %d times in a row: %w", p.silent, why)
	case p.shifts == mostShifts:
		return fmt.Errorf("--against: the lines have shifted %d times: %w", p.shifts, why)
	}
	return nil
}

// stop ends the program.
func (p *peer) stop() {
	if p.process != nil {
		p.process.end()
	}
}

// readReply reads an answer. A key that there is not is a slip that would hide a value, and
// so is a reason to skip beside a verdict.
func readReply(line []byte) (reply conformance.Reply, err error) {
	if err := conformance.Decode(line, &reply); err != nil {
		return reply, fmt.Errorf("%q is no answer: %w", shortened(line), err)
	}
	switch v := reply.Verdict; {
	case v != "" && !slices.Contains(conformance.Verdicts, v):
		return reply, fmt.Errorf("%q is no verdict", v)
	case v != "" && reply.Skip != "":
		return reply, fmt.Errorf("%q is no answer: it has a verdict, and a reason to skip", shortened(line))
	}
	return reply, nil
}

// shortened is the beginning of a line, for a message.
func shortened(line []byte) []byte {
	return line[:min(len(line), 60)]
}

// commandWords parts a command at blanks; '...' and "..." hold what is between them
// together. Nothing else has a meaning, as the words do not go through a shell: a
// backslash is part of the name of a file.
func commandWords(command string) (words []string, err error) {
	var word strings.Builder
	var quote rune
	isOpen := false // there is a word, which may be empty
	end := func() {
		if isOpen {
			words = append(words, word.String())
		}
		word.Reset()
		isOpen = false
	}
	for _, c := range command {
		switch {
		case c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, isOpen = c, true
		case quote == 0 && strings.ContainsRune(" \t\n", c):
			end()
		default:
			word.WriteRune(c)
			isOpen = true
		}
	}
	end()
	switch {
	case quote != 0:
		return nil, fmt.Errorf("%s: no %c closes what another one opens", command, quote)
	case len(words) == 0:
		return nil, errors.New("names no program")
	}
	return words, nil
}
