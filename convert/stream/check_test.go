package stream_test

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

func checker(t testing.TB, o convert.CheckOptions) *convert.Checker {
	t.Helper()
	c, err := convert.NewChecker(o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// listed renders findings as their line, severity and code.
func listed(dst []byte, line int, _ string, found ast.Diagnostics) []byte {
	for _, d := range found {
		dst = fmt.Appendf(dst, "%d %v %v\n", line, d.Severity, d.Code)
	}
	return dst
}

const checked = `# a comment

4k3/8/8/8/8/8/8/4K3 w - - 0 40
4k3/8/8/8/8/8/4R3/4K3 w - - 0 40
4k3/8/8/8/8/8/8/4K3  w K - 0 40
8/8/8/8/8/8/8/P3K3  w - - 0 40
4k3/8/8/8/8/8/8/4K3 w - - 0 40`

// TestCheck names what is found in order, whatever the number of workers, counts it,
// and passes on what is refused.
func TestCheck(t *testing.T) {
	for _, workers := range []int{1, 3} {
		var out, rejects bytes.Buffer
		o := stream.Options{Workers: workers, Render: listed, Rejects: &rejects}
		stats, err := stream.Check(&out, strings.NewReader(checked), checker(t, convert.CheckOptions{}), o)
		if err != nil {
			t.Fatal(err)
		}
		const want = `4 error opponent-in-check
5 warning blank-repeated
5 warning no-rook-for-right
6 warning blank-repeated
6 error king-count
6 error pawn-on-edge
7 warning newline-missing
`
		if diff := cmp.Diff(want, out.String()); diff != "" {
			t.Errorf("%d workers: -want +got\n%s", workers, diff)
		}
		counts := stream.Stats{
			Lines: 7, Written: 3, Refused: 2, Passed: 2,
			Codes:    map[ast.Code]int{ast.BlankRepeated: 2, ast.NoRookForRight: 1, ast.NewlineMissing: 1},
			Refusals: map[ast.Code]int{ast.OpponentInCheck: 1, ast.KingCount: 1, ast.PawnOnEdge: 1},
		}
		if diff := cmp.Diff(counts, stats); diff != "" {
			t.Errorf("%d workers: -want +got\n%s", workers, diff)
		}
		if diff := cmp.Diff("4k3/8/8/8/8/8/4R3/4K3 w - - 0 40\n8/8/8/8/8/8/8/P3K3  w - - 0 40\n", rejects.String()); diff != "" {
			t.Errorf("rejects: -want +got\n%s", diff)
		}
	}
}

// TestCheckStops at the first error.
func TestCheckStops(t *testing.T) {
	var out bytes.Buffer
	o := stream.Options{Workers: 1, Render: listed, OnError: stream.Stop}
	stats, err := stream.Check(&out, strings.NewReader(checked), checker(t, convert.CheckOptions{}), o)
	if err != nil || out.String() != "4 error opponent-in-check\n" || stats.Refused != 1 || stats.Lines != 4 {
		t.Errorf("%v, %+v\n%s", err, stats, &out)
	}
}

// TestCheckLongLines: a line that is too long is one finding and goes to the rejects
// whole; a comment may be as long as it likes.
func TestCheckLongLines(t *testing.T) {
	long := "4k3/8/8/8/8/8/8/4K3 w - - 0 40" + strings.Repeat(" ", 3*grammar.MaxRecord) + "\n"
	in := "#" + long + long + "4k3/8/8/8/8/8/4R3/4K3 w - - 0 40\n"
	for _, test := range []struct {
		o       convert.CheckOptions
		on      stream.OnError
		want    string
		rejects int
	}{
		{convert.CheckOptions{}, stream.Skip, "2 error line-too-long\n3 error opponent-in-check\n", len(long) + 33},
		{convert.CheckOptions{}, stream.Stop, "2 error line-too-long\n", len(long)},
		{convert.CheckOptions{Ignore: ast.CodesOf(ast.LineTooLong)}, stream.Stop, "3 error opponent-in-check\n", 33},
	} {
		var out, rejects bytes.Buffer
		o := stream.Options{Render: listed, Rejects: &rejects, OnError: test.on}
		_, err := stream.Check(&out, strings.NewReader(in), checker(t, test.o), o)
		if err != nil || out.String() != test.want || rejects.Len() != test.rejects {
			t.Errorf("%v, %d bytes refused, want %d\n%s", err, rejects.Len(), test.rejects, &out)
		}
	}
}

// TestSequences follows the move number from line to line, over the blocks of a long
// input too: notations 10, 37. The third line is late, and the fourth is right; then the
// second is early, and the third is right.
func TestSequences(t *testing.T) {
	const (
		start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
		e4    = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 "
		c5    = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 "
		nf3   = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 "
		pairs = 4000 // more than a block
	)
	game := start + e4 + "1\n" + c5 + "1\n" + nf3 + "2\n" + start + e4 + "2\n" + c5 + "2\n" + nf3 + "2\n"
	suspicious := checker(t, convert.CheckOptions{Level: ast.SuspiciousLevel})
	games := strings.Repeat(game, pairs)
	for name, reader := range map[string]func() io.Reader{
		"whole":     func() io.Reader { return strings.NewReader(games) },
		"in pieces": func() io.Reader { return &pieces{games} }, // so that blocks end anywhere
	} {
		for _, workers := range []int{1, 3} {
			stats, err := stream.Check(io.Discard, reader(), suspicious, stream.Options{Workers: workers})
			if err != nil {
				t.Fatal(err)
			}
			early, late := stats.Codes[ast.FullmoveEarly], stats.Codes[ast.FullmoveLate]
			if early != pairs || late != pairs || stats.Refused != 0 {
				t.Errorf("%s, %d workers: %d early, %d late, %d refused, want %d, %d, 0", name, workers, early, late, stats.Refused, pairs, pairs)
			}
		}
	}
	// An illegal position, which is an error, parts those around it, wherever blocks end.
	const illegal, after = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\n", "4k3/8/8/8/8/8/R7/4K3 b - - 1 2\n"
	parted := strings.Repeat(illegal+after, pairs)
	for _, reader := range []io.Reader{strings.NewReader(parted), &pieces{parted}} {
		stats, err := stream.Check(io.Discard, reader, suspicious, stream.Options{Workers: 1})
		if err != nil || stats.Refused != pairs || stats.Codes[ast.FullmoveEarly]+stats.Codes[ast.FullmoveLate] != 0 {
			t.Errorf("%v, %d refused, %v", stats.Codes, stats.Refused, err)
		}
	}
	// A comment between two records parts them.
	apart := start + "# another game\n" + e4 + "2\n"
	if stats, err := stream.Check(io.Discard, strings.NewReader(apart), suspicious, stream.Options{}); err != nil || stats.Codes[ast.FullmoveEarly] != 0 {
		t.Errorf("%v, %v", stats.Codes, err)
	}
}

// pieces gives a text in pieces of up to 150 bytes.
type pieces struct{ left string }

func (p *pieces) Read(b []byte) (int, error) {
	if p.left == "" {
		return 0, io.EOF
	}
	n := copy(b, p.left[:min(150, len(p.left))])
	p.left = p.left[n:]
	return n, nil
}
