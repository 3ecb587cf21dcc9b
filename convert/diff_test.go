package convert_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// TestDiffRecords reads testdata/diff/records.txt.
func TestDiffRecords(t *testing.T) {
	text, err := os.ReadFile("../testdata/diff/records.txt")
	if err != nil {
		t.Fatal(err)
	}
	pairs := 0
	for _, block := range strings.Split(string(text), "\n\n") {
		var lines []string
		for line := range strings.Lines(block) {
			if line[0] != '#' {
				lines = append(lines, strings.TrimSuffix(line, "\n"))
			}
		}
		if len(lines) == 0 {
			continue
		}
		pairs++
		found, err := convert.Diff(lines[0], lines[1])
		if err != nil {
			t.Errorf("%s\n%s\n%v", lines[0], lines[1], err)
			continue
		}
		if diff := cmp.Diff(strings.Join(lines[2:], "\n"), written(found)); diff != "" {
			t.Errorf("%s\n%s\n%s", lines[0], lines[1], diff)
		}
		back, err := convert.Diff(lines[1], lines[0])
		if err != nil || len(back) != len(found) {
			t.Errorf("%s\n%s\nthe other way round: %s %v", lines[1], lines[0], written(back), err)
		}
		same, err := convert.Diff(lines[0], lines[0])
		if err != nil || same != nil {
			t.Errorf("%s differs from itself: %s %v", lines[0], written(same), err)
		}
	}
	if pairs != 13 {
		t.Errorf("%d pairs, want 13", pairs)
	}
}

// written writes differences as testdata has them.
func written(found []convert.Difference) string {
	var lines []string
	for _, d := range found {
		for i, f := range []ast.Fact{d.A, d.B} {
			words := []any{d.Field, f.String()}
			for _, arg := range f.Args {
				if man, ok := arg.(ast.Piece); ok {
					arg = fmt.Sprintf("{%v %v}", man.Role, man.Color)
				}
				words = append(words, arg)
			}
			lines = append(lines, "-+"[i:i+1]+" "+strings.TrimSuffix(fmt.Sprintln(words...), "\n"))
		}
	}
	return strings.Join(lines, "\n")
}

// TestDiffIgnore leaves fields out, one at a time.
func TestDiffIgnore(t *testing.T) {
	a := dialects.Auto.MustParse("r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1")
	b := dialects.Auto.MustParse("r3k2r/8/8/8/8/8/8/R3K2R w KQk - 5 2 id \"x\";")
	const all = 7 // one difference a field
	if got := differences(t, 0, &a, &b); len(got) != all {
		t.Fatalf("%s", written(got))
	}
	for _, f := range []ast.Field{
		ast.PlacementField, ast.TurnField, ast.CastlingField, ast.EnPassantField, ast.HalfmoveField, ast.FullmoveField, ast.OperationsField,
	} {
		got := differences(t, ast.Fields(0).With(f), &a, &b)
		if len(got) != all-1 {
			t.Errorf("without %v: %s", f, written(got))
		}
		for _, d := range got {
			if d.Field == f {
				t.Errorf("%v is not left out", f)
			}
		}
	}
}

func differences(t *testing.T, ignore ast.Fields, a, b *ast.Record) []convert.Difference {
	t.Helper()
	d, err := convert.NewDiffer(convert.DiffOptions{Ignore: ignore})
	if err != nil {
		t.Fatal(err)
	}
	return d.Records(a, b)
}

func TestDiffRefused(t *testing.T) {
	const good, bad = "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K2 w - - 0 1"
	for _, pair := range [][2]string{{good, bad}, {bad, good}, {bad, bad}} {
		if found, err := convert.Diff(pair[0], pair[1]); err == nil || found != nil {
			t.Errorf("%s, %s: %v %v", pair[0], pair[1], found, err)
		}
	}
	if _, err := convert.NewDiffer(convert.DiffOptions{From: &dialects.Dialect{}}); err == nil {
		t.Error("a dialect that is none is taken")
	}
}

// FuzzDiff compares whatever can be read: a record does not differ from itself, and two
// differ in as many ways either way round.
func FuzzDiff(f *testing.F) {
	f.Add("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K1RR w Gkq - bm O-O; bm Kd1;")
	f.Add("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2; id \"x\";", "t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T")
	f.Fuzz(func(t *testing.T, a, b string) {
		there, err := convert.Diff(a, b)
		if err != nil {
			return
		}
		back, _ := convert.Diff(b, a)
		same, _ := convert.Diff(a, a)
		if len(there) != len(back) || same != nil {
			t.Errorf("%q, %q: %d, back %d, itself %d", a, b, len(there), len(back), len(same))
		}
	})
}
