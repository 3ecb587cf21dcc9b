package conformance

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestCases asks of every case what neither its type nor the schema says.
func TestCases(t *testing.T) {
	topics, err := Load(Files())
	if err != nil {
		t.Fatal(err)
	}
	id := regexp.MustCompile(`^[a-z0-9-]+/[!-~]+$`)
	seen := map[string]bool{}
	for _, topic := range topics {
		if topic.Source == "" {
			t.Errorf("%s: a file without a source", topic.Topic)
		}
		for i := range topic.Cases {
			c := &topic.Cases[i]
			if seen[c.ID] || !id.MatchString(c.ID) || !strings.HasPrefix(c.ID, topic.Topic+"/") {
				t.Errorf("%s: twice, or no id of %s", c.ID, topic.Topic)
			}
			seen[c.ID] = true
			for _, fault := range wrongForm(c) {
				t.Errorf("%s: %s", c.ID, fault)
			}
		}
	}
}

// wrongForm returns what is wrong with the form of a case.
func wrongForm(c *Case) (faults []string) {
	need := func(holds bool, what string) {
		if !holds {
			faults = append(faults, what)
		}
	}
	text, err := c.Text()
	if c.Move != "" {
		text += c.Move // whichever the findings are about
	}
	need(err == nil && (c.Base64 == "" || c.Input == ""), "the input stands twice, or is no base64")
	need(slices.Contains(Verdicts, c.Verdict) && slices.Contains(Certainties, c.Certainty) && c.Rule != "", "verdict, certainty or rule is missing")
	isSorted := slices.IsSortedFunc(c.Findings, Finding.Compare)
	need(isSorted, "the findings are not in the order of their places")
	for _, f := range c.Findings {
		need(0 <= f.Start && f.Start <= f.End && f.End <= len(text), "a finding is beside the input")
	}
	if c.Findings != nil {
		need((len(c.Findings) == 0) == (c.Verdict == Accept), "findings and verdict contradict one another")
	}
	hasMore := c.Canonical != nil || c.EnPassant != nil || c.Rooks != nil || c.Legality != nil || c.UCI != "" || c.SAN != nil || c.After != ""
	need(c.Verdict != Reject || !hasMore, "what is refused has no values")
	need(c.Move != "" || c.UCI == "" && c.SAN == nil && c.After == "", "values of a move, and no move")
	if l := c.Legality; l != nil {
		need(l.Legal == (len(l.Codes) == 0) || l.Codes == nil, "legality and its codes contradict one another")
		need(slices.IsSorted(l.Codes) && len(slices.Compact(slices.Clone(l.Codes))) == len(l.Codes), "codes out of order, or twice")
	}
	return faults
}
