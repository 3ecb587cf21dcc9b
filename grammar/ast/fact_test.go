package ast_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func TestFactNames(t *testing.T) {
	seen := map[string]bool{}
	for _, code := range ast.AllFacts() {
		name := code.String()
		if name == "" || seen[name] {
			t.Errorf("fact %d is called %q", code, name)
		}
		seen[name] = true
		var back ast.FactCode
		if err := back.UnmarshalText([]byte(name)); err != nil || back != code {
			t.Errorf("%q reads as %v: %v", name, back, err)
		}
	}
	var none ast.FactCode
	if none.IsValid() || none.String() != "no-fact" || none.UnmarshalText([]byte("")) == nil || none.UnmarshalText([]byte("no-fact")) == nil {
		t.Errorf("the zero value is %v", none)
	}
}
