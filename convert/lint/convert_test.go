package lint_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestConvertedAnswers converts every text for every program. Where what is written was
// given to that program, it read the position as it is meant: nothing was refused, read as
// another or left out. Positions that it calls invalid are converted all the same.
func TestConvertedAnswers(t *testing.T) {
	inputs := readAnswers(t)
	given := map[string]*input{}
	for _, in := range inputs {
		given[in.variant.Name+" "+in.text] = in
	}
	answered, unanswered, refused := 0, 0, 0
	for _, p := range lint.Programs() {
		for _, in := range inputs {
			out, ok := convertFor(t, p, in)
			if !ok {
				refused++
				continue
			}
			to := given[in.variant.Name+" "+out]
			if to == nil || to.answers[p.Answers()] == "" {
				unanswered++
				continue
			}
			answered++
			rec := dialects.Auto.For(in.variant).MustParse(out)
			effect := effectOf(to, &rec, to.answers[p.Answers()], keepsCounters(p))
			if effect != 0 && effect != lint.Flags && unexplained[p.Name+" "+to.name] == "" {
				t.Errorf("%s: %q is converted to %q, and it %v that: %q", p.Name, in.text, out, effect, to.answers[p.Answers()])
			}
		}
	}
	t.Logf("%d texts written that the program has answered, %d that it was not given, %d refused", answered, unanswered, refused)
	if answered < 800 {
		t.Errorf("%d answers", answered)
	}
}

// convertFor converts a text for a program; a text that is refused has an error of a
// program, or is none that can be read.
func convertFor(t *testing.T, p *lint.Program, in *input) (string, bool) {
	t.Helper()
	from := dialects.Auto.For(in.variant)
	out, _, err := convert.Text(in.text, convert.Options{From: from, For: p})
	if err == nil {
		return out, true
	}
	if _, unread := from.Parse(in.text); unread == nil {
		for _, d := range err.(ast.Diagnostics) {
			if !peers.Has(d.Code) {
				t.Errorf("%s: %q: %v", p.Name, in.text, err)
			}
		}
	}
	return "", false
}

var peers = ast.CodesOf(ast.PeerRefuses, ast.PeerDiffers, ast.PeerDrops)
