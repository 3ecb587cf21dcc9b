package dialecttest

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	gocmp "github.com/google/go-cmp/cmp"
)

func folder(valid, invalid string) fstest.MapFS {
	return fstest.MapFS{"valid.txt": {Data: []byte(valid)}, "invalid.txt": {Data: []byte(invalid)}}
}

func finding(start, end int32, code ast.Code, s ast.Severity) Finding {
	return Finding{ast.Span{Start: start, End: end}, code, s}
}

// example is the block of the package's comment, and one in quotes.
const example = `# PGN standard 16.1.3.1: a rank is eight squares
8/8/8/8/8/8/8/7 w - -
              ^ rank-short
                     | counters-missing (warning)

# a comment
# another
"\ufeffé\t8/8\x00"
 ^^^^^^ byte-order-mark (warning)
       ^ piece-unknown
        ^^ blank-repeated (warning)
             ^^^^ nul-byte (warning)
                 | fields-missing (warning)
`

func TestInvalid(t *testing.T) {
	got, err := Invalid(folder("", example))
	if err != nil {
		t.Fatal(err)
	}
	want := []Case{
		{Line: 2, Text: "8/8/8/8/8/8/8/7 w - -", Findings: []Finding{
			finding(14, 15, ast.RankShort, ast.Error), finding(21, 21, ast.CountersMissing, ast.Warning),
		}},
		{Line: 8, Text: "\ufeffé\t8/8\x00", Findings: []Finding{
			finding(0, 3, ast.ByteOrderMark, ast.Warning), finding(3, 5, ast.PieceUnknown, ast.Error),
			finding(5, 6, ast.BlankRepeated, ast.Warning), finding(9, 10, ast.NulByte, ast.Warning),
			finding(10, 10, ast.FieldsMissing, ast.Warning),
		}},
	}
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestValid(t *testing.T) {
	got, err := Valid(folder("# a\n8/8 w\n#= 8/8 b\n\n# b\n\" 8\"\n8/9\n", ""))
	if err != nil {
		t.Fatal(err)
	}
	want := []Case{
		{Line: 2, Text: "8/8 w", Canonical: "8/8 b"}, {Line: 6, Text: " 8", Canonical: " 8"}, {Line: 7, Text: "8/9", Canonical: "8/9"},
	}
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestCodesKnown asks that a finding names a code that there is.
func TestCodesKnown(t *testing.T) {
	if cases, err := Invalid(folder("", "# a\n8/8\n^ rank-shorter\n")); err == nil {
		t.Error(cases)
	}
	if _, err := Valid(fstest.MapFS{}); err == nil {
		t.Error("no file is read")
	}
}

// recorder notes failures in place of the test that it stands for.
type recorder struct {
	testing.TB
	failures []string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(f string, args ...any) {
	r.failures = append(r.failures, fmt.Sprintf(f, args...))
}
func (r *recorder) Fatal(args ...any) { r.Errorf("%s", fmt.Sprint(args...)); runtime.Goexit() }
func failures(check func(testing.TB)) []string {
	r, done := &recorder{}, make(chan bool)
	go func() {
		defer close(done)
		check(r)
	}()
	<-done
	return r.failures
}

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// TestSuiteCatches asks that the suite fails on each kind of mistake, and not
// without one.
func TestSuiteCatches(t *testing.T) {
	good := []Finding{finding(44, 45, ast.TurnCapital, ast.Warning), finding(56, 57, ast.SemicolonTrailing, ast.Warning)}
	text := strings.Replace(start, " w ", " W ", 1) + ";"
	for why, findings := range map[string][]Finding{
		"":                   good,
		"a finding too few":  good[:1],
		"a finding too many": append(good[:2:2], finding(0, 1, ast.BlankLeading, ast.Warning)),
		"another place":      {good[0], finding(55, 57, ast.SemicolonTrailing, ast.Warning)},
		"another code":       {finding(44, 45, ast.TurnUnknown, ast.Warning), good[1]},
		"another severity":   {finding(44, 45, ast.TurnCapital, ast.Error), good[1]},
		"none":               nil,
	} {
		found := failures(func(tb testing.TB) { checkInvalid(tb, dialects.FEN, Case{Text: text, Findings: findings}) })
		if (len(found) > 0) != (why != "") {
			t.Errorf("%q: failures %q", why, found)
		}
	}
	for why, c := range map[string]Case{
		"":                    {Text: start, Canonical: start},
		"a leniency":          {Text: start + " ", Canonical: start},
		"a remark":            {Text: "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", Canonical: "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1"},
		"an error":            {Text: start + "x", Canonical: start},
		"written another way": {Text: start, Canonical: start + " "},
	} {
		found := failures(func(tb testing.TB) { checkValid(tb, dialects.FEN, c) })
		if (len(found) > 0) != (why != "") {
			t.Errorf("%q: failures %q", why, found)
		}
	}
}

// TestFixesCaught asks that a fix which does not lie in the text, or changes
// nothing, is noticed.
func TestFixesCaught(t *testing.T) {
	fix := func(start, end int32, text string) ast.Fix {
		return ast.Fix{Span: ast.Span{Start: start, End: end}, Text: text}
	}
	for why, fixes := range map[string][]ast.Fix{
		"": {fix(0, 1, "x"), fix(1, 1, " ")}, "overlap": {fix(0, 2, "x"), fix(1, 3, "y")}, "beyond": {fix(2, 9, "")},
		"no change": {fix(0, 1, "8")}, "backwards": {fix(2, 1, "x")}, "before": {fix(-1, 1, "x")},
	} {
		found := failures(func(tb testing.TB) { checkFixPlaces(tb, "8/8", ast.Diagnostic{Fixes: fixes}) })
		if (len(found) > 0) != (why != "") {
			t.Errorf("%q: failures %q", why, found)
		}
	}
}

func TestRun(t *testing.T) {
	Run(t, dialects.FEN, folder("# the start\n"+start+"\n", "# four fields\n8/8/8/8/8/8/8/8 w - -\n                     | counters-missing (warning)\n"))
}
