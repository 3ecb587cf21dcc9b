package ast_test

import (
	"errors"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

func finding(start, end int32, code ast.Code) ast.Diagnostic {
	return ast.Diagnostic{Span: ast.Span{Start: start, End: end}, Code: code, Severity: code.Severity(false)}
}

// TestErrIsNil asks that findings without errors are no error at all.
func TestErrIsNil(t *testing.T) {
	for _, found := range []ast.Diagnostics{
		nil, {}, {finding(0, 1, ast.BlankLeading)}, {finding(0, 1, ast.NeedsDFRC), finding(3, 3, ast.TurnAssumed)},
	} {
		if err := found.Err(); err != nil {
			t.Errorf("%v is %#v", found, err)
		}
		if errs := found.Errors(); errs != nil {
			t.Errorf("%v has errors %v", found, errs)
		}
	}
}

func TestErr(t *testing.T) {
	found := ast.Diagnostics{
		finding(0, 1, ast.BlankLeading), finding(4, 8, ast.RankShort), finding(9, 9, ast.CountersMissing), finding(20, 21, ast.TurnUnknown),
	}
	err := found.Err()
	var errs ast.Diagnostics
	if !errors.As(err, &errs) {
		t.Fatalf("%#v is no Diagnostics", err)
	}
	if diff := cmp.Diff(ast.Diagnostics{found[1], found[3]}, errs); diff != "" {
		t.Error(diff)
	}
	if want := "5: rank-short; 21: turn-unknown"; err.Error() != want {
		t.Errorf("%q, want %q", err.Error(), want)
	}
	if want := "4-8: error: rank-short"; found[1].String() != want {
		t.Errorf("%q, want %q", found[1], want)
	}
	if found[1].Level() != ast.SyntaxLevel {
		t.Errorf("level %v", found[1].Level())
	}
}

func TestSort(t *testing.T) {
	found := ast.Diagnostics{
		finding(9, 9, ast.CountersMissing), finding(4, 5, ast.DigitsAdjacent), finding(4, 8, ast.RankLong),
		finding(4, 6, ast.CastlingOrder), finding(0, 1, ast.BlankLeading),
	}
	want := ast.Diagnostics{found[4], found[2], found[1], found[3], found[0]}
	if found.Sort(); !cmp.Equal(found, want) {
		t.Error(cmp.Diff(want, found))
	}
}

func TestApply(t *testing.T) {
	fix := func(start, end int32, text string) ast.Fix {
		return ast.Fix{Span: ast.Span{Start: start, End: end}, Text: text}
	}
	tests := []struct {
		why   string
		fixes []ast.Fix
		want  string
	}{
		{"none", nil, "w e3 KQkq"},
		{"a word", []ast.Fix{fix(0, 1, "b")}, "b e3 KQkq"},
		{"taking away", []ast.Fix{fix(1, 4, "")}, "w KQkq"},
		{"putting in", []ast.Fix{fix(9, 9, " 0"), fix(0, 0, "8/ ")}, "8/ w e3 KQkq 0"},
		{"two, from the last to the first", []ast.Fix{fix(5, 9, "e3"), fix(2, 4, "KQkq")}, "w KQkq e3"},
		{"side by side", []ast.Fix{fix(2, 3, "a"), fix(3, 4, "6")}, "w a6 KQkq"},
		{"all", []ast.Fix{fix(0, 9, "-")}, "-"},
		{"the second overlaps: it is left out", []ast.Fix{fix(2, 4, "KQkq"), fix(3, 9, "x")}, "w KQkq KQkq"},
		{"beyond the text: left out", []ast.Fix{fix(5, 10, "x")}, "w e3 KQkq"},
	}
	for _, test := range tests {
		before := cmp.Diff(nil, test.fixes)
		if got := ast.Apply("w e3 KQkq", test.fixes); got != test.want {
			t.Errorf("%s: %q, want %q", test.why, got, test.want)
		}
		if cmp.Diff(nil, test.fixes) != before {
			t.Errorf("%s: the fixes have changed places", test.why)
		}
	}
}

// TestNames asks that values outside the named ones have names too, and that
// zero values are told apart.
func TestNames(t *testing.T) {
	for got, want := range map[string]string{
		ast.Severity(0).String(): "no-severity", ast.Info.String(): "info", ast.Warning.String(): "warning", ast.Error.String(): "error",
		ast.Level(0).String(): "no-level", ast.SyntaxLevel.String(): "syntax", ast.ConsistentLevel.String(): "consistent",
		ast.NoField.String(): "record", ast.EnPassantField.String(): "ep", ast.OperationsField.String(): "operations",
		ast.Field(99).String(): "field", ast.White.String(): "white", ast.Black.String(): "black", ast.Neutral.String(): "neutral",
		ast.Color(7).String(): "color 7", ast.Role(0).String(): "none", ast.Pawn.String(): "pawn", ast.Chancellor.String(): "chancellor",
		ast.Role(200).String(): "role 200", ast.Fields(0).With(ast.TurnField).With(ast.PlacementField).String(): "placement,turn",
		ast.Span{Start: 3, End: 7}.String(): "3-7",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if ast.White.Other() != ast.Black || ast.Black.Other() != ast.White {
		t.Error("a colour is its own opponent")
	}
}

func TestSpan(t *testing.T) {
	const text = "w KQkq"
	for _, test := range []struct {
		span  ast.Span
		want  string
		empty bool
	}{
		{ast.Span{Start: 2, End: 6}, "KQkq", false}, {ast.Span{}, "", true}, {ast.Span{Start: 4, End: 4}, "", true},
		{ast.Span{Start: 4, End: 99}, "kq", false}, {ast.Span{Start: -3, End: 1}, "w", false}, {ast.Span{Start: 50, End: 99}, "", false},
		{ast.Span{Start: 5, End: 2}, "", true}, {ast.Span{Start: -9, End: -2}, "", false},
	} {
		if got := test.span.Of(text); got != test.want || test.span.IsEmpty() != test.empty {
			t.Errorf("%v: %q, empty %v", test.span, got, test.span.IsEmpty())
		}
	}
}

// TestMoveInto puts findings in a part of a text in their place in the whole, and
// leaves the repairs of the part as they were.
func TestMoveInto(t *testing.T) {
	fixes := []ast.Fix{{Span: ast.Span{Start: 1, End: 2}, Text: "x"}}
	parting := []ast.Fix{{Span: ast.Span{Start: 1, End: 1}, Text: "\n"}}
	found := ast.Diagnostics{{Span: ast.Span{Start: 1, End: 3}, Fixes: fixes, Choices: [][]ast.Fix{fixes, parting}}}
	found.MoveInto(ast.Span{Start: 10, End: 20}, true)
	moved := []ast.Fix{{Span: ast.Span{Start: 11, End: 12}, Text: "x"}}
	want := ast.Diagnostics{{Span: ast.Span{Start: 11, End: 13}, Fixes: moved, Choices: [][]ast.Fix{moved}}}
	if diff := cmp.Diff(want, found); diff != "" || fixes[0].Span.Start != 1 {
		t.Errorf("verbatim (-want +got):\n%s", diff)
	}
	found.MoveInto(ast.Span{Start: 5, End: 9}, false)
	if diff := cmp.Diff(ast.Diagnostics{{Span: ast.Span{Start: 5, End: 9}}}, found); diff != "" {
		t.Errorf("with escapes (-want +got):\n%s", diff)
	}
}
