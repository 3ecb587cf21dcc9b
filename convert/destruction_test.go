package convert_test

import (
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// destruction is a test that an engine author made to destroy the readers of others,
// a label on each line.
const destruction = "../../shared/corpora/epd/whittington/destruction-test.epd"

// destructionCodes are the errors of its lines, by number from 1, that are not those
// of the positions labelled bad EPD.
var destructionCodes = map[int]string{
	12: "men-too-many promotions-too-many",        // if engines can handle it, leave it ok, else cull
	13: "men-too-many promotions-too-many",        // the same
	14: "promotions-too-many promotions-too-many", // the same: 13 promoted knights a side
	15: "promotions-too-many",                     // the same: Black's knights and bishops
	16: "promotions-too-many promotions-too-many", // the same: 14 promoted queens a side
	17: "opponent-in-check",                       // without a label but "EPD WIP"
	18: "rank-long",
	19: "turn-unknown",
	21: "separator-other",
	22: "piece-unknown",
	23: "digit-range",
	24: "rank-short",
	25: "rank-long",
	26: "king-count",
	27: "king-count",
	28: "pawn-on-edge",
	29: "piece-unknown", // in every rank
	30: "not-a-record",
}

// verdictOf says what a label asks for: an error, none, or either.
func verdictOf(label string) (want, is bool) {
	switch {
	case strings.Contains(label, "leave it"), strings.Contains(label, "leave as"), strings.Contains(label, "override)"), strings.Contains(label, "WIP"):
		return false, false
	case strings.Contains(label, "bad EPD"), strings.Contains(label, "cull"), strings.Contains(label, "garbage"):
		return true, true
	}
	return false, true // OK, not a problem, overridable
}

// TestDestruction gives each line of it a verdict that its author agrees with.
func TestDestruction(t *testing.T) {
	data, err := os.ReadFile(destruction)
	if err != nil {
		t.Skip("SKIPPED: no collection of real files beside the project:", err)
	}
	c := checker(t, convert.CheckOptions{})
	var rec ast.Record
	number, bad := 0, 0
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		if number++; strings.Trim(line, " \r\x00") == "" {
			continue
		}
		var codes []string
		for _, d := range c.Check(&rec, line).Errors() {
			if code := d.Code.String(); code != "piece-unknown" || len(codes) == 0 {
				codes = append(codes, code)
			}
		}
		want := destructionCodes[number]
		if strings.Contains(line, "bad EPD") {
			want = "opponent-in-check"
			bad++
		}
		got := strings.Join(codes, " ")
		if got != want {
			t.Errorf("%d: %s: %q, want %q", number, line, got, want)
		}
		_, label, _ := strings.Cut(line, ";")
		if isError, isAsked := verdictOf(label); isAsked && isError != (got != "") {
			t.Errorf("%d: %q does not fit the label: %s", number, got, line)
		}
	}
	if number < 106 || bad != 60 {
		t.Errorf("%d lines, %d of them bad EPD", number, bad)
	}
}
