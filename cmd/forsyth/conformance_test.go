package main

import (
	"os/exec"
	"strings"
	"sync"
	"testing"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// askSuite asks about the whole suite.
func askSuite(t *testing.T, ask asker, give func(topic string, c *conformance.Case, heard *reaction)) {
	t.Helper()
	topics, err := conformance.Load(conformance.Files())
	if err == nil {
		err = askAll(topics, ask, func(topic string, c *conformance.Case, heard *reaction) error {
			give(topic, c, heard)
			return nil
		})
	}
	if err != nil {
		t.Fatal(err)
	}
}

// askByLines returns a function that asks Forsyth as another program is asked: by a line,
// which is answered by one.
func askByLines(t *testing.T) asker {
	a := newAnswerer()
	return func(q *conformance.Query) (heard reaction, err error) {
		var question, answer strings.Builder
		if err := putJSON(&question, q); err != nil {
			return heard, err
		}
		reply := a.reply([]byte(question.String()))
		if err := putJSON(&answer, &reply); err != nil {
			return heard, err
		}
		if heard.reply, err = readReply([]byte(answer.String())); err == nil && heard.reply.ID != q.ID {
			t.Errorf("%s: the answer is to %s", q.ID, heard.reply.ID)
		}
		return heard, err
	}
}

// answered is a case and what Forsyth says of it.
type answered struct {
	topic string
	*conformance.Case
	heard reaction
}

var ownRun struct {
	sync.Once
	all []answered
}

// ownAnswers asks Forsyth about the whole suite, once for all tests.
func ownAnswers(t *testing.T) []answered {
	t.Helper()
	ownRun.Do(func() {
		askSuite(t, askByLines(t), func(topic string, c *conformance.Case, heard *reaction) {
			ownRun.all = append(ownRun.all, answered{topic, c, *heard})
		})
	})
	if ownRun.all == nil {
		t.Fatal("the suite could not be asked about")
	}
	return ownRun.all
}

// TestConformance asks that nothing of the suite differs from Forsyth, and that all is
// judged, asked as another program.
func TestConformance(t *testing.T) {
	for _, a := range ownAnswers(t) {
		if r := resultOf(a.Case, &a.heard); r.Outcome != agrees {
			t.Errorf("%s", &r)
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
	for _, topic := range topics {
		putJSON(&lines, topic.Header)
	}
	for _, a := range ownAnswers(t) {
		putJSON(&lines, a.Case)
		putJSON(&queries, conformance.Query{ID: a.ID, Question: a.Question})
		putJSON(&replies, a.heard.reply)
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
