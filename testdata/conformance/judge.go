package conformance

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// An Aspect is a part of an answer that is judged by itself.
type Aspect string

const (
	AspectVerdict   Aspect = "verdict"
	AspectFindings  Aspect = "findings"
	AspectCanonical Aspect = "canonical"
	AspectEnPassant Aspect = "en-passant"
	AspectRooks     Aspect = "rooks"
	AspectLegality  Aspect = "legality"
	AspectMove      Aspect = "move"
)

// Aspects are all of them.
var Aspects = []Aspect{
	AspectVerdict, AspectFindings, AspectCanonical, AspectEnPassant, AspectRooks, AspectLegality, AspectMove,
}

// A Difference is one value that an answer has and the case has in another way.
type Difference struct {
	Aspect Aspect `json:"aspect"`
	What   string `json:"what,omitempty"` // the dialect or the language, where the aspect has several values
	Want   string `json:"want"`
	Got    string `json:"got"`
}

func (d Difference) String() string {
	name := string(d.Aspect)
	if d.What != "" {
		name += " " + d.What
	}
	return fmt.Sprintf("%s: want %s, got %s", name, cmp.Or(d.Want, "nothing"), cmp.Or(d.Got, "nothing"))
}

// A Judgement is what an answer is worth.
type Judgement struct {
	Differences []Difference
	Judged      map[Aspect]int // how many values of the case the answer has
	Stricter    bool           // it refuses what is accepted with a warning, or an illegal position
}

// Judge compares an answer with what is right. What the answer leaves out is not judged.
// A reader that knows no warnings may accept what is accepted with one, and a strict one
// refuse it, and illegal positions; an answer with findings is held to the very verdict.
func (c *Case) Judge(a *Answer) Judgement {
	j := Judgement{Judged: map[Aspect]int{}}
	if a.Verdict != "" {
		j.verdict(c, a)
	}
	if c.Findings != nil && a.Findings != nil {
		j.compare(AspectFindings, "", findings(c.Findings), findings(a.Findings))
	}
	if c.Verdict == Reject || a.Verdict == Reject {
		return j
	}
	for _, dialect := range slices.Sorted(maps.Keys(c.Canonical)) {
		if got, ok := a.Canonical[dialect]; ok {
			j.compare(AspectCanonical, dialect, text(c.Canonical[dialect]), text(got))
		}
	}
	if c.EnPassant != nil && a.EnPassant != nil {
		j.enPassant(c.EnPassant, a.EnPassant)
	}
	if c.Rooks != nil && a.Rooks != nil {
		j.compare(AspectRooks, "", strings.Join(c.Rooks, " "), strings.Join(a.Rooks, " "))
	}
	if c.Legality != nil && a.Legality != nil {
		j.legality(c.Legality, a.Legality)
	}
	j.move(c, a)
	return j
}

func (j *Judgement) compare(aspect Aspect, what, want, got string) {
	j.Judged[aspect]++
	if want != got {
		j.Differences = append(j.Differences, Difference{aspect, what, want, got})
	}
}

func (j *Judgement) verdict(c *Case, a *Answer) {
	got := a.Verdict
	isIllegal := c.Legality != nil && !c.Legality.Legal
	switch {
	case a.Findings != nil:
	case got == Reject && (c.Verdict == Warning || c.Verdict == Accept && isIllegal):
		j.Stricter = true
		got = c.Verdict
	case c.Verdict == Warning:
		got = Warning
	}
	j.compare(AspectVerdict, "", string(c.Verdict), string(got))
}

// enPassant compares the values that the answer has: a program may know one of the three.
func (j *Judgement) enPassant(want, got *EnPassant) {
	for _, v := range [...]struct{ name, want, got string }{
		{"always", want.Always, got.Always},
		{"xfen", want.XFEN, got.XFEN},
		{"legal", want.Legal, got.Legal},
	} {
		if v.want != "" && v.got != "" {
			j.compare(AspectEnPassant, v.name, v.want, v.got)
		}
	}
}

// legality compares the codes where both have them: other programs have no such codes.
func (j *Judgement) legality(want, got *Legality) {
	j.compare(AspectLegality, "", fmt.Sprint(want.Legal), fmt.Sprint(got.Legal))
	if want.Codes != nil && got.Codes != nil {
		j.compare(AspectLegality, "codes", strings.Join(want.Codes, " "), strings.Join(got.Codes, " "))
	}
}

func (j *Judgement) move(c *Case, a *Answer) {
	if c.UCI != "" && a.UCI != "" {
		j.compare(AspectMove, "uci", c.UCI, a.UCI)
	}
	if c.After != "" && a.After != "" {
		j.compare(AspectMove, "after", c.After, a.After)
	}
	for _, language := range slices.Sorted(maps.Keys(c.SAN)) {
		if got, ok := a.SAN[language]; ok {
			j.compare(AspectMove, language, c.SAN[language], got)
		}
	}
}

func text(s *string) string {
	if s == nil {
		return "none"
	}
	return *s
}

func findings(all []Finding) string {
	words := make([]string, len(all))
	for i, f := range all {
		words[i] = fmt.Sprintf("%s %d-%d", f.Code, f.Start, f.End)
	}
	return strings.Join(words, ", ")
}
