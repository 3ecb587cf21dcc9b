package stream_test

import (
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestNUL: a record is what stands before a NUL byte, with line ends in it and around it;
// blank ones and comments are copied; a last one without NUL stays so.
func TestNUL(t *testing.T) {
	const diagram = "t1bdrbct\nppp1pppp\n2cp4\n8\n8\n3P1C2\nPPP1PPPP\nTCBDRB1T"
	const fen = "r1bqkbnr/ppp1pppp/2np4/8/8/3P1N2/PPP1PPPP/RNBQKB1R w - - 0 1"
	in := diagram + "\n\x00# a\nb\x00\x00\r\n" + kings + "\r\n\x00" + bad + "\n\x00" + rook
	want := fen + "\n\x00# a\nb\x00\x00\r\n" + kings + "\r\n\x00" + rookXFEN
	for _, workers := range []int{1, 3} {
		got := carry(t, iotest.HalfReader(strings.NewReader(in)), stream.Options{Workers: workers, Carrier: stream.NUL()})
		if got.Out != want || got.Rejects != bad+"\n\x00" {
			t.Errorf("%q, want %q; rejects %q", got.Out, want, got.Rejects)
		}
		// Lines are those of the text with line ends for NUL: 9 of the diagram, 2 and 1
		// without a record, 3, 2 and 1 of records.
		if s := got.Stats; s.Lines != 18 || s.Written != 13 || s.Refused != 2 || s.Passed != 3 || s.Records != 4 {
			t.Errorf("%+v", s)
		}
		if !strings.HasPrefix(got.Report, "16:") {
			t.Errorf("%q: the refused record is on line 16", got.Report)
		}
	}
}

// TestNULAlone: without what stands around them, records end in NUL and nothing else.
func TestNULAlone(t *testing.T) {
	got := carry(t, strings.NewReader("# a\x00\n"+kings+"\n\x00"+rook), stream.Options{Workers: 1, Carrier: stream.NUL(), Bare: true})
	if want := kings + "\x00" + rookXFEN + "\x00"; got.Out != want {
		t.Errorf("%q, want %q", got.Out, want)
	}
}

// TestNULTooLong: a record of more than 1 MiB is refused, its bytes passed on, and the
// next one read.
func TestNULTooLong(t *testing.T) {
	long := strings.Repeat(strings.Repeat("8", 1<<10)+"\n", 1500)
	got := carry(t, strings.NewReader(long+"\x00"+kings+"\x00"), stream.Options{Workers: 2, Carrier: stream.NUL()})
	if got.Out != kings+"\x00" || got.Rejects != long+"\x00" || got.Stats.Refusals[ast.LineTooLong] != 1 {
		t.Errorf("%d bytes, %d rejected, %v", len(got.Out), len(got.Rejects), got.Stats.Refusals)
	}
	if s := got.Stats; s.Lines != s.Written+s.Refused+s.Passed || s.Lines != 1502 || s.Records != 2 {
		t.Errorf("%+v", s)
	}
}
