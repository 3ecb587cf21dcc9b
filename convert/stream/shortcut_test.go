package stream_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// book is lines that have a shortcut and lines that have none, alone and many of them one
// after another, over several blocks; and at last one without its end.
var book = func() string {
	const common = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w HAha c6 0 2\n"
	const others = "# a comment\n\n8/8/8/8/8/8/8/8 x - - 0 1\n" +
		"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR  w KQkq c6 0 2\r\n" +
		"4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";\n1r2k1r1/8/8/8/8/8/8/1R1RK1R1 b GDg - 12 134\n" +
		"4k3\n8\n8\n8\n8\n8\n8\n4K2R\n\n"
	once := strings.Repeat(common, 3) + others + strings.Repeat(common, 40) + strings.Repeat(others, 20)
	return strings.Repeat(once+strings.Repeat("8/8/8/8/8/8/8/8 x - - 0 1\n", 300)+once, 20) + strings.TrimSuffix(common, "\n")
}()

// TestShortcutsInStreams carries a book with shortcuts and, as all findings are to be told,
// without.
func TestShortcutsInStreams(t *testing.T) {
	c, err := convert.New(convert.Options{To: dialects.XFEN, EnPassant: convert.LegalEnPassant})
	if err != nil {
		t.Fatal(err)
	}
	for _, onError := range []stream.OnError{stream.Skip, stream.Keep, stream.Stop} {
		for _, workers := range []int{1, 3} {
			var short, long, rejects, longRejects bytes.Buffer
			o := stream.Options{Workers: workers, OnError: onError, Rejects: &rejects}
			stats, err := stream.Run(&short, strings.NewReader(book), c, o)
			o.Rejects, o.Tell = &longRejects, true
			want, longErr := stream.Run(&long, strings.NewReader(book), c, o)
			if err != nil || longErr != nil || stats.Written == 0 {
				t.Fatal(err, longErr, stats)
			}
			if short.String() != long.String() || rejects.String() != longRejects.String() {
				t.Errorf("policy %d, %d workers: two outputs", onError, workers)
			}
			if diff := cmp.Diff(want, stats); diff != "" {
				t.Errorf("policy %d, %d workers (-long +short):\n%s", onError, workers, diff)
			}
		}
	}
}

// TestSoundnessInStreams checks a book by lines and, as no line that carries its record in a
// column has a shortcut, by columns.
func TestSoundnessInStreams(t *testing.T) {
	lines := strings.ReplaceAll(strings.ReplaceAll(book, "\r\n", "\n"), "4k3\n8\n8\n8\n8\n8\n8\n4K2R\n", "")
	for _, level := range []ast.Level{ast.SyntaxLevel, ast.ConsistentLevel, ast.LegalLevel} {
		c := checker(t, convert.CheckOptions{Level: level})
		short, err := stream.Check(io.Discard, strings.NewReader(lines+"\n"), c, stream.Options{})
		if err != nil {
			t.Fatal(err)
		}
		long, err := stream.Check(io.Discard, strings.NewReader(strings.ReplaceAll(lines+"\n", "# a comment\n", "\n")), c, stream.Options{Carrier: stream.TSV("1")})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(long, short); diff != "" {
			t.Errorf("level %v (-columns +lines):\n%s", level, diff)
		}
	}
}
