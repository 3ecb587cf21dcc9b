package convert_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func TestOperationMoves(t *testing.T) {
	const text = `4k3/8/8/8/8/8/4P3/4K2R w K - bm O-O e4; id "bm"; pv 1. e4 Ke7 Kd2; am Qh5; dm 3; bm Kd1;`
	rec, err := dialects.EPD.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	for opcode, want := range map[string][]string{
		"bm": {"e1h1", "e2e4", "e1d1"}, "pv": {"e2e4", "e8e7", "e1d2"}, "id": nil, "dm": nil, "sm": nil,
	} {
		moves, err := convert.OperationMoves(&rec, nil, opcode)
		var got []string
		for _, m := range moves {
			got = append(got, m.String())
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", opcode, got, err, want)
		}
	}
	var found ast.Diagnostics
	if _, err := convert.OperationMoves(&rec, nil, "am"); !errors.As(err, &found) || found[0].Span.Of(text) != "Qh5" {
		t.Errorf("am: %v", err)
	}
	river, _ := ast.VariantNamed("xiangqi")
	if _, err := convert.OperationMoves(&rec, river, "bm"); !errors.As(err, &found) || found[0].Code != ast.NoRules {
		t.Errorf("xiangqi: %v", err)
	}
}

func ExampleOperationMoves() {
	rec, err := dialects.EPD.Parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2;")
	if err != nil {
		panic(err)
	}
	moves, err := convert.OperationMoves(&rec, nil, "bm")
	fmt.Println(moves, err)
	// Output: [e2e4 e1d2] <nil>
}
