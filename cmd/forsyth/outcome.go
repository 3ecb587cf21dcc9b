package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// outcome is what became of a case.
type outcome string

const (
	agrees     outcome = "agree"
	isStricter outcome = "stricter"  // refused what is accepted with a warning, or illegal; all else agrees
	differs    outcome = "differ"    // in a value or more
	isSkipped  outcome = "skipped"   // nothing was said that is judged
	isSilent   outcome = "no-answer" // the program ended, wrote what is no answer, or took too long
)

// result is what became of a case, and why.
type result struct {
	ID string `json:"id"`
	conformance.Question
	Outcome     outcome                  `json:"outcome"`
	Reason      string                   `json:"reason,omitempty"` // the program's, to skip it; why there is no answer
	Differences []conformance.Difference `json:"differences,omitempty"`
	Certainty   conformance.Certainty    `json:"certainty"`
	Rule        string                   `json:"rule"`

	judged map[conformance.Aspect]int
}

func resultOf(asked *conformance.Case, heard *reaction) result {
	r := result{ID: asked.ID, Question: asked.Question, Outcome: isSilent, Reason: heard.silent, Certainty: asked.Certainty, Rule: asked.Rule}
	if heard.silent != "" {
		return r
	}
	j := asked.Judge(&heard.reply.Answer)
	r.Differences, r.judged, r.Reason = j.Differences, j.Judged, heard.reply.Skip
	switch {
	case heard.reply.Skip != "" || len(j.Judged) == 0:
		r.Outcome, r.Differences, r.judged = isSkipped, nil, nil
	case len(j.Differences) > 0:
		r.Outcome = differs
	case j.Stricter:
		r.Outcome = isStricter
	default:
		r.Outcome = agrees
	}
	return r
}

// String returns a line a difference and the question, or a line that says what became of
// the case.
func (r *result) String() string {
	if r.Differences == nil {
		words := string(r.Outcome)
		if r.Reason != "" {
			words += ": " + r.Reason
		}
		return fmt.Sprintf("%s: %s\n", r.ID, words)
	}
	var lines strings.Builder
	for _, d := range r.Differences {
		fmt.Fprintf(&lines, "%s: %v (%s: %s)\n", r.ID, d, r.Certainty, r.Rule)
	}
	question, _ := json.Marshal(r.Question) // which are strings alone
	fmt.Fprintf(&lines, "  asked: %s\n", question)
	return lines.String()
}
