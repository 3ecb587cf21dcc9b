package ast_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestPlaces makes "w K" of "a%20w_KQ" and asks where its parts come from.
func TestPlaces(t *testing.T) {
	const source = "a%20w_KQ"
	var p ast.Places
	p.Copy(source, ast.Span{Start: 0, End: 1})
	p.Put(" ", ast.Span{Start: 1, End: 4})
	p.Copy(source, ast.Span{Start: 4, End: 5})
	p.Put(" ", ast.Span{Start: 5, End: 6})
	p.Copy(source, ast.Span{Start: 6, End: 7})
	p.Copy(source, ast.Span{Start: 7, End: 8})
	if p.Text() != "a w KQ" {
		t.Fatalf("%q", p.Text())
	}
	for made, from := range map[string]string{"0-1": "0-1", "1-2": "1-4", "0-3": "0-5", "4-6": "6-8", "5-6": "7-8", "5-5": "7-7", "6-6": "8-8", "3-3": "5-5"} {
		if got := p.From(ast.MustParseSpan(made)).String(); got != from {
			t.Errorf("%s is from %s, want %s", made, got, from)
		}
	}
	cut := p.Slice(2)
	if got := cut.From(ast.MustParseSpan("0-4")).String(); cut.Text() != "w KQ" || got != "4-8" {
		t.Errorf("%q from %s", cut.Text(), got)
	}
}
