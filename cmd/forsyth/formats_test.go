package main

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// wild is what no record holds.
var wild = strings.Repeat("\xff\x00\u2028<&>\"\\é\x1b[31m\r/x%,:\n", 3) + strings.Repeat("x", 100) + "/8/8/8/8/8/8/8 w - - 0 1\n" + strings.Repeat("8/", 9000) + "\n"

// checked runs a check of standard input and returns what it writes.
func checked(t *testing.T, in string, args ...string) string {
	t.Helper()
	var out strings.Builder
	if status := run(append([]string{"check"}, args...), strings.NewReader(in), &out, io.Discard); status > exitFailed {
		t.Fatalf("%v: exit status %d", args, status)
	}
	if !utf8.ValidString(out.String()) {
		t.Errorf("%v: not UTF-8", args)
	}
	return out.String()
}

// TestJSONLines asks that every line is an object.
func TestJSONLines(t *testing.T) {
	out := checked(t, wild, "--json", "-")
	for line := range strings.Lines(out) {
		if !json.Valid([]byte(line)) {
			t.Errorf("%q", line)
		}
	}
	if strings.Count(out, "\n") < 32 { // of the unknown letters in one rank
		t.Error(out)
	}
}

// TestMore asks that the last finding that is shown of a record says how many are not.
func TestMore(t *testing.T) {
	found := make(ast.Diagnostics, 70)
	for i := range found {
		found[i] = ast.FaultAt(ast.Span{End: 1}, ast.PieceUnknown, "x")[0]
	}
	for end, of := range map[string]form{
		`,"record":"x","more":6}`:                           appendLine,
		"%0A... and 6 more":                                 appendAnnotation,
		`"properties":{"more":6},"ruleId":"piece-unknown"}`: appendResult,
		"  ... and 6 more":                                  nil,
	} {
		b := bulk{checks: true, form: of}
		out := strings.TrimSuffix(string(b.render(nil, input{name: "a"}, 1, "x", found)), "\n")
		if !strings.HasSuffix(out, end) || strings.Count(out, "piece-unknown") != 64 {
			t.Errorf("%s", out[max(0, len(out)-200):])
		}
	}
}

// TestAnnotationsAreLines asks that each is a command and nothing breaks it.
func TestAnnotationsAreLines(t *testing.T) {
	for line := range strings.Lines(checked(t, wild, "--format", "github", "-")) {
		if !strings.HasPrefix(line, "::") || strings.ContainsAny(strings.TrimSuffix(line, "\n"), "\r\x1b\x00") {
			t.Errorf("%q", line)
		}
	}
}

// sarif is what the tests read of a log; the rest is held by the schema, which the
// goldens of the scripts satisfy.
type sarif struct {
	Version string
	Runs    []struct {
		Tool struct {
			Driver struct {
				Name  string
				Rules []struct{ ID string }
			}
		}
		Results     []struct{ RuleID, Level string }
		Invocations []struct{ ExecutionSuccessful bool }
	}
}

// TestSARIFIsWhole asks for one document whatever happens, with a rule for each result.
func TestSARIFIsWhole(t *testing.T) {
	for _, test := range []struct {
		in, args string
		some, ok bool
	}{
		{wild, "-", true, true},
		{wild, "- -j 4", true, true},
		{wild, "- --on-error stop", true, true},
		{"", "-", false, true},
		{"", "missing.fen", false, false},
		{wild, "missing.fen -", true, false},
		{wild, "- --csv --column nosuch", false, false},
	} {
		args := append([]string{"--format", "sarif"}, strings.Fields(test.args)...)
		var log sarif
		if err := json.Unmarshal([]byte(checked(t, test.in, args...)), &log); err != nil {
			t.Errorf("%s: %v", test.args, err)
			continue
		}
		run := log.Runs[0]
		if log.Version != "2.1.0" || run.Tool.Driver.Name != "Forsyth" || len(run.Results) > 0 != test.some ||
			run.Results == nil || run.Invocations[0].ExecutionSuccessful != test.ok {
			t.Errorf("%s: %+v", test.args, run.Invocations)
		}
		rules := map[string]bool{}
		for _, r := range run.Tool.Driver.Rules {
			rules[r.ID] = true
		}
		for _, r := range run.Results {
			if !rules[r.RuleID] || r.Level != "error" && r.Level != "warning" && r.Level != "note" {
				t.Errorf("%s: %+v", test.args, r)
			}
		}
	}
}
