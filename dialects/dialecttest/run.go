package dialecttest

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	gocmp "github.com/google/go-cmp/cmp"
)

// Run holds a dialect to valid.txt and invalid.txt of a directory. The dialect
// is a tolerant one.
func Run(t *testing.T, d *dialects.Dialect, dir fs.FS) {
	t.Helper()
	valid, err := Valid(dir)
	if err != nil {
		t.Fatal(err)
	}
	invalid, err := Invalid(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range valid {
		t.Run(fmt.Sprintf("valid.txt:%d", c.Line), func(t *testing.T) { checkValid(t, d, c) })
	}
	for _, c := range invalid {
		t.Run(fmt.Sprintf("invalid.txt:%d", c.Line), func(t *testing.T) { checkInvalid(t, d, c) })
	}
}

func checkValid(t testing.TB, d *dialects.Dialect, c Case) {
	for _, reader := range []*dialects.Dialect{d, d.Strict()} {
		checkFindings(t, reader, c.Text, nil)
	}
	rec, err := d.Strict().Parse(c.Text)
	if err != nil {
		t.Fatal(err)
	}
	if rec.Source == "" { // else it has what stands for fields that are not stated
		checkWhole(t, &rec)
	}
	if isWriter(d) {
		got, err := d.Append(nil, &rec)
		if err != nil || string(got) != c.Canonical {
			t.Errorf("writes %q, %v, want %q", got, err, c.Canonical)
		}
	}
	checkRecord(t, d, c.Text)
}

// isWriter reports whether a dialect has a form of its own to write.
func isWriter(d *dialects.Dialect) bool { return d.Form() != grammar.AnyForm }

// checkWhole asks that the fields of a record are all of its text.
func checkWhole(t testing.TB, rec *ast.Record) {
	t.Helper()
	var fields []ast.Field
	for f := ast.PlacementField; int(f) < ast.NumFields; f++ {
		if rec.Stated.Has(f) && (f == ast.OperationsField || !rec.InOperations(f)) {
			fields = append(fields, f)
		}
	}
	slices.SortFunc(fields, func(f, g ast.Field) int { return cmp.Compare(rec.Spans[f].Start, rec.Spans[g].Start) })
	text := ""
	for i, f := range fields {
		if i > 0 && (f != ast.PocketField || rec.Layout == ast.HandLayout) { // a pocket touches the board
			text += " "
		}
		text += rec.Field(f)
	}
	if text != rec.Text {
		t.Errorf("fields %q of %q", text, rec.Text)
	}
}

func checkInvalid(t testing.TB, d *dialects.Dialect, c Case) {
	checkFindings(t, d, c.Text, c.Findings)
	checkFindings(t, d.Strict(), c.Text, strictly(c.Findings))
	checkVerdict(t, d, c)
	checkFixes(t, d, c.Text)
	if !slices.ContainsFunc(c.Findings, isError) {
		checkRecord(t, d, c.Text)
	}
}

func isError(f Finding) bool { return f.Severity == ast.Error }

// strictly returns what a strict reader finds: the same, and no leniency.
func strictly(findings []Finding) []Finding {
	findings = slices.Clone(findings)
	for i, f := range findings {
		findings[i].Severity = f.Code.Severity(true)
	}
	return findings
}

// checkFindings asks for these findings and no others.
func checkFindings(t testing.TB, d *dialects.Dialect, text string, want []Finding) {
	t.Helper()
	found := d.Diagnose(text)
	if !slices.IsSortedFunc(found, func(a, b ast.Diagnostic) int { return cmp.Compare(a.Span.Start, b.Span.Start) }) {
		t.Errorf("findings out of order: %v", found)
	}
	if diff := gocmp.Diff(ordered(want), ordered(plain(found))); diff != "" {
		t.Errorf("findings of %v, strict %v, in %q (-want +got):\n%s", d, d.IsStrict(), text, diff)
	}
}

func plain(found ast.Diagnostics) []Finding {
	var all []Finding
	for _, f := range found {
		all = append(all, Finding{f.Span, f.Code, f.Severity})
	}
	return all
}

// ordered gives findings at one place an order.
func ordered(findings []Finding) []Finding {
	return slices.SortedFunc(slices.Values(findings), func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(a.Span.End, b.Span.End), cmp.Compare(a.Code, b.Code))
	})
}

// checkVerdict asks that the record is refused for its errors, and read with
// its warnings when it has no others.
func checkVerdict(t testing.TB, d *dialects.Dialect, c Case) {
	t.Helper()
	for _, reader := range []*dialects.Dialect{d, d.Strict()} {
		want := c.Findings
		if reader.IsStrict() {
			want = strictly(want)
		}
		var warnings ast.Codes
		for _, f := range want {
			if f.Severity == ast.Warning {
				warnings = warnings.With(f.Code)
			}
		}
		errs := slices.DeleteFunc(slices.Clone(want), func(f Finding) bool { return !isError(f) })
		var refused ast.Diagnostics
		rec, err := reader.Parse(c.Text)
		errors.As(err, &refused)
		if diff := gocmp.Diff(ordered(errs), ordered(plain(refused))); diff != "" || (err != nil) != (len(errs) > 0) {
			t.Errorf("errors of %v, strict %v (-want +got):\n%s", reader, reader.IsStrict(), diff)
		}
		if err == nil && rec.Warnings != warnings {
			t.Errorf("warnings %v, want %v", rec.Warnings, warnings)
		}
	}
}
