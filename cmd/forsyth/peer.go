package main

import (
	"bytes"
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
	silent  int           // questions in a row that had no answer
}

// mostSilent is after how many questions in a row without an answer a program is asked
// no more.
const mostSilent = 20

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
		p.silent = 0
		return heard, nil
	}
	if errors.Is(err, errEnded) {
		err = fmt.Errorf("%w (%s)", err, p.process.end())
	} else {
		p.process.kill()
	}
	p.process = nil
	if p.silent++; p.silent == mostSilent {
		return heard, fmt.Errorf("--against: no answer %d times in a row: %w", p.silent, err)
	}
	return reaction{silent: err.Error()}, nil
}

// stop ends the program.
func (p *peer) stop() {
	if p.process != nil {
		p.process.end()
	}
}

// readReply reads an answer. A key that there is not is a slip that would hide a value.
func readReply(line []byte) (reply conformance.Reply, err error) {
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.DisallowUnknownFields()
	read := &reply
	if err := decoder.Decode(&read); err != nil {
		return reply, fmt.Errorf("%q is no answer: %w", shortened(line), err)
	}
	if read == nil { // null
		return reply, fmt.Errorf("%q is no answer", shortened(line))
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return reply, fmt.Errorf("%q is more than an answer", shortened(line))
	}
	if v := reply.Verdict; v != "" && !slices.Contains(conformance.Verdicts, v) {
		return reply, fmt.Errorf("%q is no verdict", v)
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
