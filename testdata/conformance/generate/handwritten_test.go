package main

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// TestFolders asks that every folder of testdata with records is in the suite, or named
// as left out.
func TestFolders(t *testing.T) {
	err := fs.WalkDir(testdata, ".", func(name string, _ fs.DirEntry, err error) error {
		folder, _, _ := strings.Cut(name, "/")
		isRecords := path.Base(name) == "valid.txt" || path.Base(name) == "invalid.txt"
		if isRecords && !slices.Contains(folders(), folder) && leftOut[folder] == "" {
			t.Errorf("the records of %s are no cases", name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// TestRecords asks that every record is a case, with what it is read as and its verdict.
func TestRecords(t *testing.T) {
	cases := byID()
	marked := map[conformance.Verdict]int{}
	for _, r := range records() {
		c, ok := cases[r.id()]
		text, err := c.Text()
		if !ok || err != nil || text != r.Text || c.Dialect != r.dialect || c.Variant != r.variant || c.Letters != r.letters {
			t.Errorf("%s: %q is another case", r.id(), r.Text)
			continue
		}
		if (c.Verdict == conformance.Accept) != r.isValid || len(c.Findings) != len(r.Findings) {
			t.Errorf("%s: %s, %d findings", c.ID, c.Verdict, len(c.Findings))
		}
		marked[c.Verdict]++
	}
	if len(records()) < 2600 || marked[conformance.Reject] <= marked[conformance.Accept] {
		t.Errorf("%d records, by verdict %v", len(records()), marked)
	}
}

// TestTopics asks that no topic is small, whoever has written its cases.
func TestTopics(t *testing.T) {
	topics, err := conformance.Load(conformance.Files())
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, topic := range topics {
		count[topic.Topic] += len(topic.Cases)
	}
	for topic, least := range map[string]int{
		"placement": 50, "turn": 8, "castling": 95, "chess960": 1000, "en-passant": 24, "counters": 26, "whitespace": 28,
		"forsyth": 110, "letters": 880, "epd": 125, "variants": 1170,
	} {
		if count[topic] < least {
			t.Errorf("%d cases of %s, want %d", count[topic], topic, least)
		}
	}
}

// byID are the cases out of testdata.
func byID() map[string]conformance.Case {
	cases := map[string]conformance.Case{}
	for _, f := range files {
		if f.source != recordsSource {
			continue
		}
		for _, c := range f.cases() {
			cases[c.ID] = c
		}
	}
	return cases
}

func TestWords(t *testing.T) {
	for comment, want := range map[string]string{
		"notations L20, 10, 11: a slash after the last rank": "a slash after the last rank",
		"cases c029":                    "",
		"a mark of promotion":           "a mark of promotion",
		"decisions, castling 9; row 13": "",
		"notations 3.3, chess960: row 19 is a double Chess960 start":                      "",
		"UCI: the files of the rooks; decisions, castling 2: king side first (rows 1, 3)": "the files of the rooks; Forsyth's decision: king side first",
		"UCI's own example ascends (row 2); both orders are read":                         "UCI's own example ascends; both orders are read",
		"PGN 16.1.3.3: a right that cannot be used now is a right (notations 10, 30)":     "a right that cannot be used now is a right",
		"notations 8.1: those that were given, after the counters (Lichess)":              "those that were given, after the counters (Lichess)",
		"notations 5.2: the squares after the last man are left out [pop]":                "the squares after the last man are left out",
	} {
		if got := words(comment); got != want {
			t.Errorf("%q: %q, want %q", comment, got, want)
		}
	}
}
