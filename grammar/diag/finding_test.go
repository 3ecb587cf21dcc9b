package diag

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// twoWays is a finding with a repair that is certain and two that are not.
func twoWays(at ast.Span) ast.Diagnostic {
	d := unknown("?", at)
	d.Fixes = []ast.Fix{{Span: at, Text: "1"}}
	d.Choices = [][]ast.Fix{{{Span: at, Text: "n"}}, {{Span: span(0, 0), Text: "N"}, {Span: at, Text: ""}}}
	return d
}

func TestFinding(t *testing.T) {
	d := twoWays(span(4, 6))
	f := NewFinding(Source{Name: "a\xff.fen", Line: 7}, "8\n\xffé?\n8", &d, English)
	var got map[string]any
	if err := json.Unmarshal(f.Append(nil), &got); err != nil {
		t.Fatal(err)
	}
	// Bytes: 8 LF ff c3 a9 ? LF 8; the span begins in the middle of é and ends before LF.
	repair := func(line, column, endLine, endColumn, start, end float64, text string) map[string]any {
		return map[string]any{"line": line, "column": column, "endLine": endLine, "endColumn": endColumn, "start": start, "end": end, "text": text}
	}
	want := map[string]any{
		"file": "a\uFFFD.fen", "line": 8.0, "column": 3.0, "endLine": 8.0, "endColumn": 4.0, "start": 4.0, "end": 6.0,
		"field": "placement", "code": "piece-unknown", "level": "syntax", "severity": "error",
		"message": `"" is no piece letter`, "help": strings.TrimSuffix(strings.TrimPrefix(pieceHelp, "  help: "), "\n"),
		"fixes": []any{repair(8, 3, 8, 4, 4, 6, "1")},
		"choices": []any{
			[]any{repair(8, 3, 8, 4, 4, 6, "n")},
			[]any{repair(7, 1, 7, 1, 0, 0, "N"), repair(8, 3, 8, 4, 4, 6, "")},
		},
		"snippet": "\uFFFD?", "record": "8\n\uFFFDé?\n8",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestRegions counts lines and columns by hand.
func TestRegions(t *testing.T) {
	const text = "tcb\r\nR2é\n8"
	for _, test := range []struct {
		line int
		span ast.Span
		want Region
	}{
		{0, span(0, 3), Region{1, 1, 1, 4, 0, 3}},
		{5, span(0, 3), Region{5, 1, 5, 4, 0, 3}},
		{5, span(7, 9), Region{6, 3, 6, 4, 7, 9}},
		{5, span(0, 11), Region{5, 1, 7, 2, 0, 11}},
		{5, span(1, 9), Region{5, 2, 6, 4, 1, 9}},
		{5, span(11, 11), Region{7, 2, 7, 2, 11, 11}},
		{5, span(-3, 99), Region{5, 1, 7, 2, 0, 11}},
	} {
		if got := regionOf(Source{Line: test.line}, text, test.span); got != test.want {
			t.Errorf("%d, %v: %+v, want %+v", test.line, test.span, got, test.want)
		}
	}
}

// TestLongTextsAreLeftOut asks that a record of a megabyte is not repeated.
func TestLongTextsAreLeftOut(t *testing.T) {
	for size, want := range map[int]int{16 << 10: 16 << 10, 16<<10 + 1: 0} {
		d := unknown("x", span(0, 1))
		if f := NewFinding(Source{}, strings.Repeat("x", size), &d, English); len(f.Record) != want || f.Snippet != "x" {
			t.Errorf("%d bytes: a record of %d, want %d", size, len(f.Record), want)
		}
	}
}

// TestChoices shows the records that a repair may make, after the help.
func TestChoices(t *testing.T) {
	d := twoWays(span(1, 2))
	d.Fixes = nil
	for lang, want := range map[Lang]string{
		English:    pieceHelp + "  either: 8n8\n  or: N88\n",
		Portuguese: "  ou: 8n8\n  ou: N88\n",
		Spanish:    "  o bien: 8n8\n  o bien: N88\n",
	} {
		if got := string(Append(nil, Source{}, "8?8", &d, Options{Lang: lang})); !strings.HasSuffix(got, want) {
			t.Errorf("%v:\n%s", lang, got)
		}
	}
}

func TestSummary(t *testing.T) {
	for _, test := range []struct {
		lang Lang
		code ast.Code
		want string
	}{
		{English, ast.RankShort, `rank … holds … squares, want …`},
		{Portuguese, ast.RankShort, `a fileira … tem … casas, mas deveria ter …`},
		{English, ast.CounterSigned, `the counter "…" has a sign, want digits only`},
		{English, ast.MoveCastlingSign, `"…" writes castling in another way, want "…"`},
		{English, ast.RecordEmpty, `the record is empty`},
		{English, ast.NoCode, `no-code`},
	} {
		if got := Summary(test.code, test.lang); got != test.want {
			t.Errorf("%v: %s, want %s", test.code, got, test.want)
		}
	}
	for _, code := range ast.AllCodes() {
		for _, lang := range Langs() {
			if s := Summary(code, lang); strings.ContainsAny(s, "{}|") {
				t.Errorf("%v in %v: %s", code, lang, s)
			}
		}
	}
}

// FuzzFinding asks for UTF-8 and JSON, whatever the text and the span.
func FuzzFinding(f *testing.F) {
	f.Add("a\nb", "8/\xff\r\n", int32(1), int32(2))
	f.Fuzz(func(t *testing.T, name, text string, start, end int32) {
		d := twoWays(span(start, end))
		finding := NewFinding(Source{Name: name, Line: 1}, text, &d, Spanish)
		if out := finding.Append(nil); !json.Valid(out) || !utf8.Valid(out) {
			t.Errorf("%q", out)
		}
	})
}
