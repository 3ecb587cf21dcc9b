package main

import (
	"slices"
	"sync/atomic"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// TestEveryByte replaces every byte of the good records by all the others. What the reader
// of this folder says, Forsyth has to say. The verdicts that the sources leave open are
// counted, so that nobody adds to them unawares.
func TestEveryByte(t *testing.T) {
	const inputs, open = 158_355, 3_720
	var asked, unsure atomic.Int64
	t.Run("good", func(t *testing.T) { // returns when all records are done
		for _, good := range goods {
			t.Run(good.name, func(t *testing.T) {
				t.Parallel()
				replaceBytes(t, good.Question, &asked, &unsure)
			})
		}
	})
	if asked.Load() != inputs || unsure.Load() > open {
		t.Errorf("%d inputs, %d without a verdict, want %d, at most %d", asked.Load(), unsure.Load(), inputs, open)
	}
}

func replaceBytes(t *testing.T, good conformance.Question, asked, unsure *atomic.Int64) {
	d := dialect(t, good)
	everyByte(good, func(q conformance.Question) {
		asked.Add(1)
		r := answer(q)
		if r.unsure != "" {
			unsure.Add(1)
			return
		}
		if got := verdictOf(d, r.text); got != r.verdict() {
			t.Errorf("%s %q: %s, want %s", good.Dialect, r.text, got, r.verdict())
		}
	})
}

// everyByte gives the record with each of its bytes replaced by each other one.
func everyByte(q conformance.Question, give func(conformance.Question)) {
	for i := range len(q.Input) {
		for c := range 256 {
			if byte(c) != q.Input[i] {
				give(spoilt(q, q.Input[:i]+string([]byte{byte(c)})+q.Input[i+1:]))
			}
		}
	}
}

// TestUnsure bounds the cases that are left out since the sources settle no verdict.
func TestUnsure(t *testing.T) {
	for _, family := range []struct {
		name string
		make func() ([]conformance.Case, int)
	}{{"corruption", corrupted}, {"missing", incomplete}} {
		cases, unsure := family.make()
		if share := float64(unsure) / float64(len(cases)+unsure); share > 0.03 {
			t.Errorf("%s: %d of %d cases are left out", family.name, unsure, len(cases)+unsure)
		} else {
			t.Logf("%s: %d of %d cases are left out", family.name, unsure, len(cases)+unsure)
		}
	}
}

// TestReader holds the reader of spoilt records to the families whose answers are not
// worked out by it but known from how the records are made.
func TestReader(t *testing.T) {
	families := append(starts(), doubles()...)
	for _, h := range homes {
		families = append(append(families, h.sets()...), h.orders()...)
	}
	for _, want := range families {
		r := answer(want.Question)
		got := conformance.Case{}
		r.into(&got)
		if r.unsure != "" || got.Verdict != want.Verdict || !slices.Equal(got.Findings, want.Findings) || !slices.Equal(got.Rooks, want.Rooks) {
			t.Errorf("%s: %q: %s %v %v", want.ID, want.Input, got.Verdict, got.Findings, got.Rooks)
		}
		for name, text := range want.Canonical {
			if other := got.Canonical[name]; (other == nil) != (text == nil) || text != nil && *other != *text {
				t.Errorf("%s: other %s", want.ID, name)
			}
		}
	}
}

func dialect(t *testing.T, q conformance.Question) *dialects.Dialect {
	t.Helper()
	d, ok := dialects.Named(q.Dialect)
	if !ok {
		t.Fatalf("no dialect %s", q.Dialect)
	}
	if q.Variant != "" {
		v, ok := ast.VariantNamed(q.Variant)
		if !ok {
			t.Fatalf("no variant %s", q.Variant)
		}
		d = d.For(v)
	}
	if q.Letters != "" {
		l, err := dialects.LettersNamed(q.Letters)
		if err == nil {
			d, err = d.In(l)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// verdictOf is what the dialect makes of a text.
func verdictOf(d *dialects.Dialect, text string) conformance.Verdict {
	rec, err := d.Parse(text)
	switch {
	case err != nil:
		return conformance.Reject
	case !rec.Warnings.IsEmpty():
		return conformance.Warning
	}
	return conformance.Accept
}
