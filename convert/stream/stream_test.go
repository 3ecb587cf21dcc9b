package stream_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

const (
	good = "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1"
	want = "rk2r3/8/8/8/8/8/8/RK2R3 w KQkq - 0 1"
	bad  = "rk2r3/8/8/8/8/8/8/RK2R2 w EAea - 0 1"
)

func toXFEN() *convert.Converter { return converter(convert.Options{To: dialects.XFEN}) }

func converter(o convert.Options) *convert.Converter {
	c, err := convert.New(o)
	if err != nil {
		panic(err)
	}
	return c
}

// carried runs a stream and returns everything that came out of it.
type carried struct {
	Out, Rejects, Report string
	Stats                stream.Stats
}

func carry(t *testing.T, r io.Reader, o stream.Options) carried {
	t.Helper()
	var out, rejects, report bytes.Buffer
	o.Rejects, o.Report = &rejects, &report
	o.Render = func(dst []byte, line int, text string, found ast.Diagnostics) []byte {
		return fmt.Appendf(dst, "%d:%v\n", line, found[0].Code)
	}
	stats, err := stream.Run(&out, r, toXFEN(), o)
	if err != nil {
		t.Fatal(err)
	}
	return carried{out.String(), rejects.String(), report.String(), stats}
}

func TestLinesAreAccountedFor(t *testing.T) {
	in := "# a comment\r\n" + good + "\n\n" + bad + "\r\n" + good + " \n" + good
	tests := []struct {
		policy stream.OnError
		want   carried
	}{
		{stream.Skip, carried{
			Out:     "# a comment\n" + want + "\n\n" + want + "\n" + want + "\n",
			Rejects: bad + "\r\n", Report: "4:rank-short\n",
			Stats: stream.Stats{Lines: 6, Written: 3, Refused: 1, Passed: 2, Records: 4, Refusals: map[ast.Code]int{ast.RankShort: 1}, Codes: map[ast.Code]int{
				ast.BlankTrailing: 1, ast.NewlineMissing: 1, ast.CastlingChanged: 3}},
		}},
		{stream.Keep, carried{
			Out:     "# a comment\n" + want + "\n\n" + bad + "\r\n" + want + "\n" + want + "\n",
			Rejects: bad + "\r\n", Report: "4:rank-short\n",
			Stats: stream.Stats{Lines: 6, Written: 3, Refused: 1, Kept: 1, Passed: 2, Records: 4, Refusals: map[ast.Code]int{ast.RankShort: 1}, Codes: map[ast.Code]int{
				ast.BlankTrailing: 1, ast.NewlineMissing: 1, ast.CastlingChanged: 3}},
		}},
		{stream.Stop, carried{
			Out:     "# a comment\n" + want + "\n\n",
			Rejects: bad + "\r\n", Report: "4:rank-short\n",
			Stats: stream.Stats{Lines: 4, Written: 1, Refused: 1, Passed: 2, Records: 2, Refusals: map[ast.Code]int{ast.RankShort: 1}, Codes: map[ast.Code]int{
				ast.CastlingChanged: 1}},
		}},
	}
	for _, test := range tests {
		for _, workers := range []int{1, 2, 5} {
			got := carry(t, strings.NewReader(in), stream.Options{OnError: test.policy, Workers: workers})
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("policy %d, %d workers: -want +got\n%s", test.policy, workers, diff)
			}
		}
	}
}

// TestStopLong: a run stops after the whole of a line that is too long.
func TestStopLong(t *testing.T) {
	for _, ending := range []string{"", "\n"} {
		long := strings.Repeat("x", 3*grammar.MaxRecord+7) + ending
		in := good + "\n" + long
		if ending != "" {
			in += good + "\n"
		}
		for _, workers := range []int{1, 2} {
			got := carry(t, strings.NewReader(in), stream.Options{OnError: stream.Stop, Workers: workers})
			if got.Rejects != long || got.Stats.Lines != 2 || got.Stats.Refused != 1 {
				t.Errorf("%d workers: %d of %d bytes, %+v", workers, len(got.Rejects), len(long), got.Stats)
			}
		}
	}
}

// TestOrder carries many blocks through several workers: numbered comments
// show the order, the sum shows that none is lost.
func TestOrder(t *testing.T) {
	var in, want bytes.Buffer
	for i := range 60000 {
		fmt.Fprintf(&in, "#%d\n%s\n", i, good)
		fmt.Fprintf(&want, "#%d\nrk2r3/8/8/8/8/8/8/RK2R3 w KQkq - 0 1\n", i)
	}
	for _, workers := range []int{1, 2, 7} {
		got := carry(t, bytes.NewReader(in.Bytes()), stream.Options{Workers: workers})
		if got.Out != want.String() {
			t.Errorf("%d workers: the output is not in order", workers)
		}
		if s := got.Stats; s.Lines != 120000 || s.Written != 60000 || s.Passed != 60000 {
			t.Errorf("%d workers: %+v", workers, s)
		}
	}
}

// TestSlowReaders gives the stream its bytes in awkward pieces.
func TestSlowReaders(t *testing.T) {
	in := strings.Repeat(good+"\n"+bad+"\n", 50)
	whole := carry(t, strings.NewReader(in), stream.Options{Workers: 1})
	for name, r := range map[string]io.Reader{
		"one byte": iotest.OneByteReader(strings.NewReader(in)),
		"half":     iotest.HalfReader(strings.NewReader(in)),
		"data+EOF": iotest.DataErrReader(strings.NewReader(in)),
	} {
		if diff := cmp.Diff(whole, carry(t, r, stream.Options{Workers: 2})); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// repeat is a reader of n times the same byte.
type repeat struct {
	b byte
	n int
}

func (r *repeat) Read(p []byte) (int, error) {
	if r.n == 0 {
		return 0, io.EOF
	}
	n := min(len(p), r.n)
	for i := range n {
		p[i] = r.b
	}
	r.n -= n
	return n, nil
}

// count is a writer that remembers only how much it was given.
type count struct{ n int }

func (c *count) Write(p []byte) (int, error) { c.n += len(p); return len(p), nil }

// TestLineTooLong pours a line of 100 MB through, between two records: it is
// one refusal, and all its bytes are among the rejects.
func TestLineTooLong(t *testing.T) {
	const size = 100 << 20
	for _, workers := range []int{1, 2} {
		in := io.MultiReader(strings.NewReader(good+"\n"), &repeat{'8', size}, strings.NewReader("\n"+good+"\n"))
		var out bytes.Buffer
		var rejects count
		stats, err := stream.Run(&out, in, toXFEN(), stream.Options{Workers: workers, Rejects: &rejects})
		if err != nil {
			t.Fatal(err)
		}
		if rejects.n != size+1 || out.String() != want+"\n"+want+"\n" {
			t.Errorf("%d workers: %d bytes of rejects, want %d; output %q", workers, rejects.n, size+1, out.String())
		}
		diff := cmp.Diff(stream.Stats{Lines: 3, Written: 2, Refused: 1, Records: 3, Refusals: map[ast.Code]int{ast.LineTooLong: 1},
			Codes: map[ast.Code]int{ast.CastlingChanged: 2}}, stats)
		if diff != "" {
			t.Errorf("%d workers: %s", workers, diff)
		}
	}
}

// TestLongest reads a record of exactly 1 MiB and refuses one byte more.
func TestLongest(t *testing.T) {
	for _, extra := range []int{0, 1} {
		line := good + strings.Repeat(" ", grammar.MaxRecord-len(good)+extra)
		got := carry(t, strings.NewReader(line+"\n"), stream.Options{Workers: 1})
		if got.Stats.Refused != extra || got.Stats.Written != 1-extra {
			t.Errorf("%d bytes: %+v", len(line), got.Stats)
		}
	}
}

// TestLongComment copies a comment, however long.
func TestLongComment(t *testing.T) {
	comment := "#" + strings.Repeat("x", 3<<20) + "\n"
	got := carry(t, strings.NewReader(comment+good+"\n"), stream.Options{Workers: 2})
	if got.Out != comment+want+"\n" || got.Stats.Passed != 1 || got.Stats.Lines != 2 {
		t.Errorf("%d bytes out, %+v", len(got.Out), got.Stats)
	}
}

func TestErrors(t *testing.T) {
	boom := errors.New("boom")
	many := strings.Repeat(good+"\n", 100000)
	for _, workers := range []int{1, 2} {
		_, err := stream.Run(io.Discard, io.MultiReader(strings.NewReader(good+"\n"), iotest.ErrReader(boom)), toXFEN(), stream.Options{Workers: workers})
		if !errors.Is(err, boom) {
			t.Errorf("%d workers: reading: %v", workers, err)
		}
		_, err = stream.Run(broken{boom}, strings.NewReader(many), toXFEN(), stream.Options{Workers: workers})
		if !errors.Is(err, boom) {
			t.Errorf("%d workers: writing: %v", workers, err)
		}
	}
}

type broken struct{ err error }

func (b broken) Write([]byte) (int, error) { return 0, b.err }

// TestStrict refuses what is not quite a text file.
func TestStrict(t *testing.T) {
	c := converter(convert.Options{From: dialects.Auto.Strict(), To: dialects.XFEN})
	in := good + "\r\n" + good + "\n" + good
	var out bytes.Buffer
	stats, err := stream.Run(&out, strings.NewReader(in), c, stream.Options{})
	if err != nil {
		t.Fatal(err)
	}
	diff := cmp.Diff(map[ast.Code]int{ast.CarriageReturn: 1, ast.NewlineMissing: 1}, stats.Refusals)
	if diff != "" || out.String() != want+"\n" {
		t.Errorf("%s\n%s", diff, out.String())
	}
}

// TestBook converts the book of the README; the answers were made together
// with it and by nothing of this module.
func TestBook(t *testing.T) {
	for _, to := range []*dialects.Dialect{dialects.XFEN, dialects.Shredder} {
		in, err := os.Open("../../testdata/books/mixed.epd")
		if err != nil {
			t.Fatal(err)
		}
		defer in.Close()
		answer, err := os.ReadFile("../../testdata/books/mixed." + to.Name + ".epd")
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if _, err := stream.Run(&out, in, converter(convert.Options{To: to}), stream.Options{}); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(answer), out.String()); diff != "" {
			t.Errorf("%s: %s", to, diff)
		}
	}
}

// failing is a work that fails for no fault of a record.
type failing struct{ *convert.Converter }

func (failing) Append(dst []byte, _ *ast.Record, _ string) ([]byte, convert.Marks, error) {
	return dst, convert.Marks{}, errors.New("out of luck")
}

func TestWorkFails(t *testing.T) {
	for _, workers := range []int{1, 3} {
		_, err := stream.Run(io.Discard, strings.NewReader(good+"\n"), failing{toXFEN()}, stream.Options{Workers: workers})
		if err == nil || err.Error() != "line 1: out of luck" {
			t.Errorf("%d workers: %v", workers, err)
		}
	}
}

// TestBlanksWithoutEnd is no blank line, however much of it has been read.
func TestBlanksWithoutEnd(t *testing.T) {
	in := strings.Repeat(" ", 2<<20) + good + "\n"
	for _, r := range []io.Reader{strings.NewReader(in), iotest.HalfReader(strings.NewReader(in))} {
		if got := carry(t, r, stream.Options{}); got.Stats.Refusals[ast.LineTooLong] != 1 || got.Rejects != in {
			t.Errorf("%+v", got.Stats)
		}
	}
}

// TestKeepUnended keeps a last line without line end: what is written after it
// must not run together with it.
func TestKeepUnended(t *testing.T) {
	got := carry(t, strings.NewReader(good+"\n"+bad), stream.Options{OnError: stream.Keep})
	if got.Out != want+"\n"+bad+"\n" || got.Rejects != bad {
		t.Errorf("%q, rejects %q", got.Out, got.Rejects)
	}
}

// TestLongUnended ends a stream within a line that is too long: what another
// stream writes after it must not run together with it.
func TestLongUnended(t *testing.T) {
	for _, extra := range []int{2, 100, 300_000} {
		long := strings.Repeat("x", 1<<20+extra)
		for _, r := range []io.Reader{strings.NewReader(long), iotest.HalfReader(strings.NewReader(long))} {
			got := carry(t, r, stream.Options{OnError: stream.Keep, Workers: 2})
			if got.Out != long+"\n" || got.Rejects != long || got.Stats.Lines != 1 {
				t.Errorf("%d bytes: %d out, %d rejects, %+v", len(long), len(got.Out), len(got.Rejects), got.Stats)
			}
		}
		if got := carry(t, strings.NewReader("#"+long), stream.Options{}); got.Out != "#"+long+"\n" {
			t.Errorf("comment of %d bytes: %d out", len(long)+1, len(got.Out))
		}
	}
}

// TestLongBlanks asks for one answer however the bytes come.
func TestLongBlanks(t *testing.T) {
	for _, extra := range []int{0, 1, 2, 50_000, 300_000, 900_000} {
		for _, end := range []string{"\n", "#x\n", good + "\n"} {
			in := strings.Repeat(" ", 1<<20+extra) + end + good + "\n"
			whole := carry(t, strings.NewReader(in), stream.Options{}).Stats
			pieces := carry(t, iotest.HalfReader(strings.NewReader(in)), stream.Options{}).Stats
			if diff := cmp.Diff(whole, pieces); diff != "" {
				t.Errorf("%d blanks and %q: %s", 1<<20+extra, end, diff)
			}
		}
	}
}

// idle is a reader that never has anything to say.
type idle struct{}

func (idle) Read([]byte) (int, error) { return 0, nil }

func TestIdleReader(t *testing.T) {
	for _, workers := range []int{1, 3} {
		if _, err := stream.Run(io.Discard, idle{}, toXFEN(), stream.Options{Workers: workers}); err != io.ErrNoProgress {
			t.Errorf("%d workers: %v", workers, err)
		}
	}
}
