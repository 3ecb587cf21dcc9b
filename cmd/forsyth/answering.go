package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// mostQuestion is how long a question may be, in MiB: a record is at most one, and up to
// six times that in escapes.
const mostQuestion = 16

// answerAll answers questions as they come, a line each. What is no question is skipped in
// words: a key that there is not may be a slip of one that would change the answer.
func answerAll(w io.Writer, r io.Reader) error {
	lines, answerer := bufio.NewScanner(r), newAnswerer()
	lines.Buffer(nil, mostQuestion<<20)
	for lines.Scan() {
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 {
			continue
		}
		reply := answerer.reply(line)
		if err := putJSON(w, &reply); err != nil {
			return err
		}
	}
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return fmt.Errorf("--answer: a question is longer than %d MiB", mostQuestion)
	case err != nil:
		return fmt.Errorf("--answer: %w", err)
	}
	return nil
}

// reply answers the question of a line.
func (a *answerer) reply(line []byte) conformance.Reply {
	var q conformance.Query
	if err := conformance.Decode(line, &q); err != nil {
		return conformance.Reply{ID: q.ID, Skip: "no question: " + err.Error()}
	}
	reply := a.answer(&q.Question)
	reply.ID = q.ID
	return reply
}
