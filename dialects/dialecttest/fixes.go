package dialecttest

import (
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// checkFixes asks that the fixes of each finding remove it. The fixes of a
// record without errors make nothing new that a strict reader refuses; a remark
// may be due, as when the letters no longer tell the game.
func checkFixes(t testing.TB, d *dialects.Dialect, text string) {
	t.Helper()
	before := d.Diagnose(text)
	for _, f := range before {
		checkChoices(t, d, text, f, before)
		if len(f.Fixes) == 0 {
			continue
		}
		fixed := ast.Apply(text, f.Fixes)
		after := d.Diagnose(fixed)
		if count(after, f.Code) >= count(before, f.Code) {
			t.Errorf("%v: still there in %q", f, fixed)
		}
		for _, left := range after {
			isRefused := left.Code.Severity(true) == ast.Error
			if before.Err() == nil && isRefused && count(after, left.Code) > count(before, left.Code) {
				t.Errorf("fixing %v made %v in %q", f, left, fixed)
			}
		}
		checkFixPlaces(t, text, f)
	}
}

// checkChoices asks that each of the repairs to choose from removes the finding, and
// that there are none beside a certain one.
func checkChoices(t testing.TB, d *dialects.Dialect, text string, f ast.Diagnostic, before ast.Diagnostics) {
	t.Helper()
	if len(f.Choices) > 0 && len(f.Fixes) > 0 {
		t.Errorf("%v: repairs to choose from beside a certain one", f)
	}
	for _, choice := range f.Choices {
		fixed := ast.Apply(text, choice)
		if count(d.Diagnose(fixed), f.Code) >= count(before, f.Code) {
			t.Errorf("%v: still there in %q", f, fixed)
		}
		checkFixPlaces(t, text, ast.Diagnostic{Code: f.Code, Span: f.Span, Fixes: choice})
	}
}

func count(found ast.Diagnostics, code ast.Code) int {
	n := 0
	for _, f := range found {
		if f.Code == code {
			n++
		}
	}
	return n
}

// checkFixPlaces asks that the fixes of a finding lie in the text, change it,
// and do not overlap: otherwise they are not applied.
func checkFixPlaces(t testing.TB, text string, f ast.Diagnostic) {
	t.Helper()
	fixes := slices.SortedFunc(slices.Values(f.Fixes), func(a, b ast.Fix) int { return int(a.Span.Start - b.Span.Start) })
	at := int32(0)
	for _, fix := range fixes {
		if fix.Span.Start < at || fix.Span.End < fix.Span.Start || int(fix.Span.End) > len(text) || fix.Span.Of(text) == fix.Text {
			t.Errorf("%v: fix %v %q", f, fix.Span, fix.Text)
		}
		at = fix.Span.End
	}
}
