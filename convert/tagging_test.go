package convert_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func tagging(o convert.TaggingOptions, to *dialects.Dialect) *convert.Tagging {
	o.Work = func(from *dialects.Dialect) (convert.Work, error) {
		return convert.New(convert.Options{From: from, To: to})
	}
	return convert.NewTagging(o)
}

// words renders findings as severity, code, and the text in question.
func words(found ast.Diagnostics, text string) string {
	var out []string
	for _, d := range found {
		out = append(out, d.Severity.String()+" "+d.Code.String()+" "+d.Span.Of(text))
	}
	return strings.Join(out, "; ")
}

// TestTagging writes X-FEN into the tags of games, of which everything else stays:
// PGN standard 8.1, 9.7.
func TestTagging(t *testing.T) {
	const (
		shredder = `[FEN "4k3/8/8/8/8/8/8/RK5R w HA - 0 1"]`
		xfen     = `[FEN "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1"]`
		isOne    = `[SetUp "1"]`
		rank     = "RK5R"
	)
	tests := []struct{ text, want, found string }{
		{"", "", ""},
		{"[A \"b\"]\r\n\r\n1. e4 {[FEN \"x\"]} *\r\n\r\n\r\n", "[A \"b\"]\r\n\r\n1. e4 {[FEN \"x\"]} *\r\n\r\n\r\n", ""},
		{isOne + "\n" + shredder + "\n\n*", isOne + "\n" + xfen + "\n\n*", ""},
		{shredder + isOne + "*", xfen + isOne + "*", ""},
		{"[A b]\n% x\n{y}\n  " + shredder + "\r\n\r\n*", "[A b]\n% x\n{y}\n[SetUp \"1\"]\r\n  " + xfen + "\r\n\r\n*", "warning setup-missing " + shredder},
		{"[A \"b\"] " + shredder, "[A \"b\"] \n[SetUp \"1\"]\n" + xfen, "warning setup-missing " + shredder},
		{"[setup \"0\"]\n" + shredder, "[setup \"1\"]\n" + xfen, "warning setup-not-one 0"},
		{shredder + "\n[SetUp \"\"]\n", xfen + "\n[SetUp \"1\"]\n", "warning setup-not-one "},
		{isOne + shredder + "\n" + shredder + "\n", isOne + xfen + "\n" + xfen + "\n", ""},
		{isOne + "\n\n*", isOne + "\n\n*", "warning fen-missing " + isOne},
		{"[SetUp \"0\"]\n[Variant \"Seirawan\"]\n\n*", "[SetUp \"0\"]\n[Variant \"Seirawan\"]\n\n*", ""},
		{isOne + "\n" + strings.Replace(shredder, "RK5R", "RK5", 1), "", "error rank-short RK5"},
		{isOne + "\n" + strings.Replace(shredder, "RK5R", `RK5\"`, 1), "", `error piece-unknown 4k3/8/8/8/8/8/8/RK5\" w HA - 0 1`},
		{isOne + "\n[FEN \"\"]", "", "error record-empty "},
		{isOne + "\n[FEN x]", "", "error tag-malformed [FEN x]"},
		{isOne + "\n[Variant \"Nosuch\"]\n" + shredder, "", "error no-rules Nosuch"},
		{isOne + "\n[Variant \"Seirawan\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1\"]\n",
			isOne + "\n[Variant \"Seirawan\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1\"]\n", ""},
		{isOne + "\n" + shredder + "\n" + xfen, "", "error tag-repeated " + xfen},
		{isOne + "\n[Variant \"Crazyhouse\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R[Q] w HA - 0 1\"]\n",
			isOne + "\n[Variant \"Crazyhouse\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R[Q] w KQ - 0 1\"]\n", ""},
	}
	for _, test := range tests {
		tags := tagging(convert.TaggingOptions{}, dialects.XFEN)
		var rec ast.Record
		dst, _, found := tags.Append(nil, &rec, test.text)
		if string(dst) != test.want || words(found, test.text) != test.found {
			t.Errorf("%q:\n%q, %s, want\n%q, %s", test.text, dst, words(found, test.text), test.want, test.found)
		}
		if got := words(tags.Diagnose(test.text), test.text); got != test.found {
			t.Errorf("%q: diagnosed as %s, want %s", test.text, got, test.found)
		}
	}
}

// TestTaggingOptions: a strict reader refuses what has no SetUp; notes tell what was
// changed; bare is the positions alone.
func TestTaggingOptions(t *testing.T) {
	const text = "[FEN \"4k3/8/8/8/8/8/8/RK5R w HA -\"]\n\n*\n"
	for _, test := range []struct {
		o           convert.TaggingOptions
		want, found string
	}{
		{convert.TaggingOptions{Strict: true}, "", `error setup-missing [FEN "4k3/8/8/8/8/8/8/RK5R w HA -"]`},
		{convert.TaggingOptions{Bare: true}, "4k3/8/8/8/8/8/8/RK5R w KQ -\n", `warning setup-missing [FEN "4k3/8/8/8/8/8/8/RK5R w HA -"]`},
		{convert.TaggingOptions{Notes: true}, "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/RK5R w KQ -\"]\n\n*\n",
			`warning setup-missing [FEN "4k3/8/8/8/8/8/8/RK5R w HA -"]; info castling-changed HA`},
	} {
		var rec ast.Record
		dst, _, found := tagging(test.o, dialects.XFEN).Append(nil, &rec, text)
		if string(dst) != test.want || words(found, text) != test.found {
			t.Errorf("%q, %s, want\n%q, %s", dst, words(found, text), test.want, test.found)
		}
	}
	dst, _, found := tagging(convert.TaggingOptions{Bare: true}, dialects.XFEN).Append(nil, new(ast.Record), "e4 *")
	if len(dst) > 0 || found != nil {
		t.Errorf("%q, %v", dst, found)
	}
}

// TestTaggingLines: a value of several lines is no tag.
func TestTaggingLines(t *testing.T) {
	lines := "\n"
	tags := convert.NewTagging(convert.TaggingOptions{Work: func(from *dialects.Dialect) (convert.Work, error) {
		return convert.New(convert.Options{From: from, To: dialects.Forsyth, Separator: &lines})
	}})
	const text = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n"
	if _, _, found := tags.Append(nil, new(ast.Record), text); words(found, text) != "error tag-malformed 4k3/8/8/8/8/8/8/R3K3 w - - 0 1" {
		t.Error(found)
	}
}
