package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// answerAll answers questions as they come, a line each.
func answerAll(w io.Writer, r io.Reader) error {
	questions, answerer := json.NewDecoder(r), newAnswerer()
	for {
		var q conformance.Query
		switch err := questions.Decode(&q); {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return fmt.Errorf("--answer: no question: %w", err)
		}
		reply := answerer.answer(&q.Question)
		if err := putJSON(w, &reply); err != nil {
			return err
		}
	}
}
