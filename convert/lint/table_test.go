package lint_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// keepsCounters reports whether a program keeps the counters in its position. Kokopu
// gives them back beside it, and writes those that it is given.
func keepsCounters(p *lint.Program) bool { return !strings.HasPrefix(p.Name, "kokopu") }

// unexplained are the answers that the table does not tell, and why.
var unexplained = map[string]string{
	"isepic-chess 3#4": "doubled pawns without a capture are not told from the position",
	"isepic-chess 3#7": "of the wrong ranks it refuses this one alone",
	"cutechess 3#7":    "of the wrong ranks it keeps this one alone",
	"chesslib #29":     "of the orders it finds all letters in this one alone",
	"cutechess 2#9":    "it reads the position, and writes it in a form of its own that nothing else has, w - 1",
}

// TestAnswers holds the table to every answer to a text that can be read: the gravest
// row is what the program did, and where it did nothing there is none.
func TestAnswers(t *testing.T) {
	explained, unread, left := 0, 0, maps.Clone(unexplained)
	for _, in := range readAnswers(t) {
		var rec ast.Record
		if dialects.Auto.For(in.variant).ParseInto(&rec, in.text) != nil || rec.Source != "" {
			unread++
			continue
		}
		for _, p := range lint.Programs() {
			answer, ok := in.answers[p.Answers()]
			if !ok {
				continue
			}
			got, want := gravest(p, &rec, in.variant), effectOf(in, &rec, answer, keepsCounters(p))
			place := p.Name + " " + in.name
			if unexplained[place] != "" && got != want {
				delete(left, place)
				continue
			}
			if explained++; got != want {
				t.Errorf("%s: %s: %q: the table says %v, the answer %q %v", place, in.variant.Name, in.text, got, answer, want)
			}
		}
	}
	t.Logf("%d answers told by the table, %d not, %d texts that cannot be read", explained, len(unexplained), unread)
	for place := range left {
		t.Errorf("%s is explained by now", place)
	}
}

// gravest returns the gravest effect that was seen when the program was run.
func gravest(p *lint.Program, rec *ast.Record, v *ast.Variant) (effect lint.Effect) {
	for _, r := range p.Rows() {
		if r.Evidence() != nil && r.Applies(rec, v) {
			effect = max(effect, r.Effect())
		}
	}
	return effect
}

// TestStarts asks that the program that most start positions are from reads them all.
func TestStarts(t *testing.T) {
	reader, _ := lint.Named("fairy-stockfish")
	for _, v := range ast.Variants {
		if v.Start == "" {
			continue
		}
		rec := dialects.Auto.For(v).MustParse(v.Start)
		if found := lint.Diagnose(&rec, v, []*lint.Program{reader}); found != nil {
			t.Errorf("%s: %q: %v", v.Name, v.Start, found)
		}
	}
}

// TestEvidence holds each row to the texts that it names: they have the feature, in a
// game of the row, and the program did with them what the row says.
func TestEvidence(t *testing.T) {
	inputs := map[string]*input{}
	for _, in := range readAnswers(t) {
		inputs[in.name] = in
	}
	for _, p := range lint.Programs() {
		for _, r := range p.Rows() {
			for _, name := range r.Evidence() {
				place := fmt.Sprintf("%s, %s, %s", p.Name, r.Feature().Name, name)
				in := inputs[name]
				if in == nil {
					t.Errorf("%s: no such input", place)
					continue
				}
				rec := dialects.Auto.For(in.variant).MustParse(in.text)
				if !r.Applies(&rec, in.variant) {
					t.Errorf("%s: not in %q", place, in.text)
				}
				if got := effectOf(in, &rec, in.answers[p.Answers()], keepsCounters(p)); got != r.Effect() {
					t.Errorf("%s: %q: it %v, want %v", place, in.text, got, r.Effect())
				}
			}
		}
	}
}
