package stream_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// shout writes the last line of a game in capitals, and refuses one that has
// "bad" in it.
type shout struct{}

func (shout) Append(dst []byte, _ *ast.Record, text string) ([]byte, convert.Marks, ast.Diagnostics) {
	if at := strings.Index(text, "bad"); at >= 0 {
		return append(dst, "partly\n"...), convert.Marks{}, ast.FaultAt(ast.Span{Start: int32(at), End: int32(at + 3)}, ast.MoveUnknown, "bad")
	}
	last := text[strings.LastIndexByte(text, '\n')+1:]
	warning := ast.Diagnostic{Code: ast.MoveGlyph, Severity: ast.Warning}
	return append(append(dst, strings.ToUpper(last)...), '\n'), convert.Marks{}, ast.Diagnostics{warning}
}

func newShout() stream.GameWork { return shout{} }

// games returns n games, every seventh of which is bad.
func games(n int) string {
	var text strings.Builder
	for i := range n {
		word := "good"
		if i%7 == 3 {
			word = "bad"
		}
		fmt.Fprintf(&text, "[Event \"%d\"]\n\n%s %d *\n\n", i, word, i)
	}
	return text.String()
}

// TestRunGames carries games through one worker and through several: what is
// written, refused and counted is the same, in the same order.
func TestRunGames(t *testing.T) {
	const n = 1000
	var want string
	for _, workers := range []int{1, 2, 5} {
		var out, rejects, report bytes.Buffer
		o := stream.Options{
			Workers: workers, Rejects: &rejects, Report: &report,
			Render: func(dst []byte, line int, _ string, found ast.Diagnostics) []byte {
				return fmt.Appendf(dst, "%d: %v\n", line, found)
			},
		}
		stats, err := stream.RunGames(&out, strings.NewReader(games(n)), newShout, o)
		const bad = (n + 3) / 7
		lines := map[string]int{
			"lines": stats.Lines - 4*n, "written": stats.Written - 3*(n-bad), "refused": stats.Refused - 3*bad, "passed": stats.Passed - n,
			"glyphs": stats.Codes[ast.MoveGlyph] - (n - bad), "unknown": stats.Refusals[ast.MoveUnknown] - bad,
			"output": strings.Count(out.String(), "\n") - n, "rejects": strings.Count(rejects.String(), "bad") - bad,
			"report": strings.Count(report.String(), "\n") - bad,
		}
		for name, off := range lines {
			if off != 0 || err != nil {
				t.Errorf("%d workers: %s is off by %d (%v)", workers, name, off, err)
			}
		}
		all := out.String() + rejects.String() + report.String()
		if want == "" {
			want = all
		}
		if diff := cmp.Diff(want, all); diff != "" {
			t.Errorf("%d workers: %s", workers, diff)
		}
	}
	if !strings.HasPrefix(want, "GOOD 0 *\nGOOD 1 *\nGOOD 2 *\npartly\nGOOD 4 *\n") {
		t.Errorf("%.80q", want)
	}
}

// TestRunGamesOnError stops at the first game that is refused, or keeps each in
// its place.
func TestRunGamesOnError(t *testing.T) {
	for policy, want := range map[stream.OnError]string{
		stream.Stop: "GOOD 0 *\nGOOD 1 *\nGOOD 2 *\npartly\n",
		stream.Keep: "GOOD 0 *\nGOOD 1 *\nGOOD 2 *\npartly\n[Event \"3\"]\n\nbad 3 *\n\nGOOD 4 *\n",
	} {
		for _, workers := range []int{1, 2} {
			var out bytes.Buffer
			_, err := stream.RunGames(&out, strings.NewReader(games(5)), newShout, stream.Options{Workers: workers, OnError: policy})
			if err != nil || out.String() != want {
				t.Errorf("policy %d: %q (%v), want %q", policy, out.String(), err, want)
			}
		}
	}
}

// TestRunGamesPassOn: what is refused is passed on byte for byte, with a blank line
// after it where there is none, and whole where it is too long.
func TestRunGamesPassOn(t *testing.T) {
	long := "[A \"b\"]\r\n\r\nbad " + strings.Repeat("x\r\n", grammar.MaxRecord)
	cut := "[A \"b\"]\n\n" + strings.Repeat("x", grammar.MaxRecord-len("[A \"b\"]\n\n")-1) + "\n\n" // between its blank lines
	for text, want := range map[string]string{
		"\n  bad *\r\n\r\n\r\n":   "  bad *\r\n\r\n\r\n",
		"bad *":                   "bad *\n\n",
		"bad *\n":                 "bad *\n\n",
		"bad *\r\n[A \"b\"]\nbad": "bad *\r\n\n[A \"b\"]\nbad\n\n",
		long:                      long,
		long + "\nbad":            long + "\nbad\n",
		cut:                       cut,
	} {
		for _, workers := range []int{1, 2} {
			var out, rejects bytes.Buffer
			o := stream.Options{Workers: workers, OnError: stream.Keep, Rejects: &rejects}
			stats, err := stream.RunGames(&out, strings.NewReader(text), newShout, o)
			if err != nil || stats.Refused != stats.Kept || stats.Refused+stats.Passed != stats.Lines {
				t.Errorf("%.20q: %v, %+v", text, err, stats)
			}
			if kept := strings.ReplaceAll(out.String(), "partly\n", ""); kept != want || rejects.String() != want {
				t.Errorf("%.20q: kept %.40q, rejected %.40q, want %.40q", text, kept, rejects.String(), want)
			}
		}
	}
}

// TestRunGamesStopLong: the run stops after the whole of a game that is too long.
func TestRunGamesStopLong(t *testing.T) {
	long := "[A \"b\"]\n\n" + strings.Repeat("bad\n", grammar.MaxRecord)
	for _, workers := range []int{1, 2} {
		var rejects bytes.Buffer
		o := stream.Options{Workers: workers, OnError: stream.Stop, Rejects: &rejects}
		stats, err := stream.RunGames(new(bytes.Buffer), strings.NewReader(long+games(4)), newShout, o)
		if err != nil || rejects.String() != long || stats.Refused != strings.Count(long, "\n") {
			t.Errorf("%d workers: %d of %d bytes, %+v (%v)", workers, rejects.Len(), len(long), stats, err)
		}
	}
}

func TestRunGamesError(t *testing.T) {
	broken := errors.New("broken")
	for _, workers := range []int{1, 2} {
		r := iotest.TimeoutReader(strings.NewReader(games(20000)))
		if _, err := stream.RunGames(new(bytes.Buffer), r, newShout, stream.Options{Workers: workers}); err == nil {
			t.Error("an error of the reader is lost")
		}
		full := writerFunc(func([]byte) (int, error) { return 0, broken })
		if _, err := stream.RunGames(full, strings.NewReader(games(20000)), newShout, stream.Options{Workers: workers}); !errors.Is(err, broken) {
			t.Errorf("%v, want the error of the writer", err)
		}
	}
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }
