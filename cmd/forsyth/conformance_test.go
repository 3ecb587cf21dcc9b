package main

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// TestConformance asks that nothing of the suite differs from Forsyth, and that all is
// judged.
func TestConformance(t *testing.T) {
	topics, err := conformance.Load(conformance.Files())
	if err != nil {
		t.Fatal(err)
	}
	ask := askForsyth()
	for _, topic := range topics {
		for i := range topic.Cases {
			c := &topic.Cases[i]
			heard, err := ask(&conformance.Query{ID: c.ID, Question: c.Question})
			if err != nil {
				t.Fatal(err)
			}
			if r := resultOf(c, &heard); r.Outcome != agrees {
				t.Errorf("%s", &r)
			}
		}
	}
}

// TestConformanceSchema holds the files of the suite, questions and Forsyth's answers to
// the schema, by a validator of npm.
func TestConformanceSchema(t *testing.T) {
	if !hasPeers(t) {
		t.SkipNow()
	}
	topics, err := conformance.Load(conformance.Files())
	if err != nil {
		t.Fatal(err)
	}
	var lines, queries, replies strings.Builder
	ask := askForsyth()
	for _, topic := range topics {
		putJSON(&lines, topic.Header)
		for i := range topic.Cases {
			c := &topic.Cases[i]
			q := conformance.Query{ID: c.ID, Question: c.Question}
			heard, err := ask(&q)
			if err != nil {
				t.Fatal(err)
			}
			putJSON(&lines, c)
			putJSON(&queries, q)
			putJSON(&replies, heard.reply)
		}
	}
	t.Chdir(adapters)
	for definition, text := range map[string]string{"": lines.String(), "query": queries.String(), "reply": replies.String()} {
		args := []string{"validate.mjs", "../../testdata/conformance/schema.json"}
		if definition != "" {
			args = append(args, definition)
		}
		validator := exec.Command("node", args...)
		validator.Stdin = strings.NewReader(text)
		if out, err := validator.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%.2000s", definition, err, out)
		}
	}
}
