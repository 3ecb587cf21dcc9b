package convert_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestNoteCodes asks for a note for all that a conversion can do to a field.
func TestNoteCodes(t *testing.T) {
	for f := ast.PlacementField; int(f) < ast.NumFields; f++ {
		if f == ast.OperationsField {
			continue
		}
		if code := convert.Lost.Code(f); f != ast.PlacementField && code.String() != f.String()+"-lost" {
			t.Errorf("%v lost: %v", f, code)
		}
		if code := convert.Changed.Code(f); code.String() != f.String()+"-changed" {
			t.Errorf("%v changed: %v", f, code)
		}
		if code := convert.Assumed.Code(f); f != ast.PlacementField && code.String() != f.String()+"-assumed" {
			t.Errorf("%v assumed: %v", f, code)
		}
	}
	if code := convert.Assumed.Code(ast.PlacementField); code != ast.NoCode {
		t.Errorf("a board is never assumed: %v", code)
	}
	if code := convert.Lost.Code(ast.OperationsField); code != ast.OperationsLost {
		t.Errorf("operations lost: %v", code)
	}
}
