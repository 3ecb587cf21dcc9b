package main

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// internal is what a stranger cannot read: notes that are not published, by their names or
// by the numbers of their lines and rows.
var internal = regexp.MustCompile(`(?i)\bnotations(?:"|:|;|,? [\dLP]|$)|\bdecisions(?:"|:|,|;|,? \d|$)|\b(?:cases|rows?) c?\d|\bdesign \d|\b[LP]\d\d\b|\b\w+\.md\b|\([A-G]\d\)`)

// readable is what rules and headers cite of the documents that anybody can read.
var readable = strings.NewReplacer(strings.TrimSpace(variantStandard), "", "docs/conformance.md", "", "docs/json.md", "")

// publicTexts are the names of the texts of which docs/conformance.md says where they can be
// read.
func publicTexts(t *testing.T) (names []string) {
	page, err := os.ReadFile("../../../docs/conformance.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "\n## The texts that rules name\n")
	table, _, _ = strings.Cut(table, "\n## ")
	for _, row := range regexp.MustCompile("(?m)^\\| (`.+?`) \\|").FindAllStringSubmatch(table, -1) {
		names = append(names, strings.Split(strings.Trim(row[1], "`"), "`, `")...)
	}
	return names
}

// TestRules asks that every rule and every header makes sense to a stranger, that a rule
// says so where the word is Forsyth's, and that no specification is said to warn.
func TestRules(t *testing.T) {
	topics, err := conformance.Load(conformance.Files())
	if err != nil {
		t.Fatal(err)
	}
	texts := publicTexts(t)
	count := map[conformance.Verdict]int{}
	for _, topic := range topics {
		if internal.MatchString(readable.Replace(topic.Source)) {
			t.Errorf("%s: its source is %s", topic.Topic, topic.Source)
		}
		for _, c := range topic.Cases {
			count[c.Verdict]++
			if internal.MatchString(readable.Replace(c.Rule)) || len(c.Rule) < 8 {
				t.Errorf("%s: %s", c.ID, c.Rule)
			}
			if (c.Certainty == decided) != strings.Contains(c.Rule, ours) {
				t.Errorf("%s: %s by the rule %s", c.ID, c.Certainty, c.Rule)
			}
			if c.Verdict == conformance.Warning && c.Certainty == said {
				t.Errorf("%s: a warning by specification", c.ID)
			}
			if c.Certainty == said && !slices.ContainsFunc(texts, func(name string) bool { return strings.HasPrefix(c.Rule, name) }) {
				t.Errorf("%s: docs/conformance.md does not say where to read %s", c.ID, c.Rule)
			}
		}
	}
	if count[conformance.Reject] <= count[conformance.Accept] {
		t.Errorf("cases by verdict: %v", count)
	}
}
