package stream_test

import (
	"bytes"
	"fmt"
	"io"
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

// Diagrams in Portuguese letters, as columns print them, and the placement of
// FEN for the same board.
const (
	diagramLines = "t1bdrbct\nppp1pppp\n2cp4\n8\n8\n3P1C2\nPPP1PPPP\nTCBDRB1T\n"
	diagramTwo   = "t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP -\nTCBDRB1T\n"
	diagramOne   = "t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T\n"
	diagramFEN   = "r1bqkbnr/ppp1pppp/2np4/8/8/3P1N2/PPP1PPPP/RNBQKB1R w - - 0 1\n"
)

// carryBy is carry with a converter of its own.
func carryBy(t *testing.T, r io.Reader, c *convert.Converter, o stream.Options) carried {
	t.Helper()
	var out, rejects, report bytes.Buffer
	o.Rejects, o.Report = &rejects, &report
	o.Render = func(dst []byte, line int, text string, found ast.Diagnostics) []byte {
		return fmt.Appendf(dst, "%d:%v\n", line, found[0].Code)
	}
	stats, err := stream.Run(&out, r, c, o)
	if err != nil {
		t.Fatal(err)
	}
	stats.Codes = nil
	return carried{out.String(), rejects.String(), report.String(), stats}
}

// TestDiagramsOverLines carries records of many lines through blocks and
// workers: none is cut in two, and every line is accounted for.
func TestDiagramsOverLines(t *testing.T) {
	const times = 3000 // several blocks
	in := strings.Repeat("# a\n"+diagramLines+"\n"+diagramTwo+diagramOne+diagramTwo+diagramFEN, times)
	want := carried{
		Out: strings.Repeat("# a\n"+diagramFEN+"\n"+strings.Repeat(diagramFEN, 4), times),
		Stats: stream.Stats{
			Lines: 16 * times, Written: 14 * times, Passed: 2 * times, Records: 5 * times,
		},
	}
	for _, workers := range []int{1, 2, 5} {
		got := carryBy(t, strings.NewReader(in), converter(convert.Options{To: dialects.FEN}), stream.Options{Workers: workers})
		if got.Out != want.Out || !cmp.Equal(got.Stats, want.Stats) || got.Report != "" {
			t.Errorf("%d workers: %d bytes, want %d; %+v; %s", workers, len(got.Out), len(want.Out), got.Stats, got.Report)
		}
	}
}

// TestDiagramsSlowly gives the stream its bytes in awkward pieces.
func TestDiagramsSlowly(t *testing.T) {
	in := diagramLines + "\n" + diagramTwo + "White: Kg1\nBlack: Kg8\n" + strings.TrimSuffix(diagramLines, "\n")
	want := diagramFEN + "\n" + diagramFEN + "6k1/8/8/8/8/8/8/6K1 w - - 0 1\n" + diagramFEN
	for name, r := range map[string]io.Reader{
		"one byte": iotest.OneByteReader(strings.NewReader(in)),
		"half":     iotest.HalfReader(strings.NewReader(in)),
		"data+EOF": iotest.DataErrReader(strings.NewReader(in)),
	} {
		got := carryBy(t, r, converter(convert.Options{To: dialects.FEN}), stream.Options{Workers: 2})
		if got.Out != want || got.Stats.Lines != 21 || got.Stats.Written != 20 || got.Stats.Passed != 1 {
			t.Errorf("%s: %q, %+v", name, got.Out, got.Stats)
		}
	}
}

// TestDiagramsRefused asks that a refused diagram is named by its first line
// and passed on whole.
func TestDiagramsRefused(t *testing.T) {
	wrong := strings.Replace(diagramLines, "2cp4", "2cpz4", 1)
	in := diagramOne + wrong + "\n" + diagramOne
	c := converter(convert.Options{From: inLetters(t, dialects.Auto, "pt"), To: dialects.FEN})
	got := carryBy(t, strings.NewReader(in), c, stream.Options{Workers: 1})
	want := carried{
		Out: diagramFEN + "\n" + diagramFEN, Rejects: wrong, Report: "2:letter-unknown\n",
		Stats: stream.Stats{Lines: 11, Written: 2, Refused: 8, Passed: 1, Records: 3, Refusals: map[ast.Code]int{ast.LetterUnknown: 1}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("skip (-want +got):\n%s", diff)
	}
	kept := carryBy(t, strings.NewReader(in), c, stream.Options{Workers: 1, OnError: stream.Keep})
	if kept.Out != diagramFEN+wrong+"\n"+diagramFEN || kept.Stats.Kept != 8 {
		t.Errorf("keep: %q, %+v", kept.Out, kept.Stats)
	}
}

// TestManyRankLines bounds a record that never ends: 32 lines are one, and no
// line is lost.
func TestManyRankLines(t *testing.T) {
	const lines = 20_000
	in := strings.Repeat("4k3\n", lines)
	got := carryBy(t, strings.NewReader(in), converter(convert.Options{To: dialects.FEN}), stream.Options{Workers: 2})
	if got.Rejects != in || got.Stats.Lines != lines || got.Stats.Refused != lines {
		t.Errorf("%d bytes rejected of %d; %d lines, %d refused", len(got.Rejects), len(in), got.Stats.Lines, got.Stats.Refused)
	}
}

// TestRecordsThatAllGoOn carries more than a block of lines after each of which
// a record may go on: none is cut in two.
func TestRecordsThatAllGoOn(t *testing.T) {
	for _, test := range []struct{ letters, in, want string }{
		{"en", "White: Kg1, Qd1\nBlack: Kg8\n", "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1\n"},
		{"pt", diagramTwo, diagramFEN},
	} {
		times := grammar.MaxRecord/len(test.in) + 1000
		c := converter(convert.Options{From: inLetters(t, dialects.Auto, test.letters), To: dialects.FEN})
		in := strings.Repeat(test.in, times)
		for _, r := range []io.Reader{strings.NewReader(in), iotest.HalfReader(strings.NewReader(in))} {
			got := carryBy(t, r, c, stream.Options{Workers: 2})
			if got.Out != strings.Repeat(test.want, times) || got.Stats.Written != 2*times {
				t.Errorf("%.20q: %d bytes, want %d; %+v; %.300s", test.in, len(got.Out), times*len(test.want), got.Stats, got.Report)
			}
		}
	}
}

// TestDiagramsBare asks for a blank line between diagrams where none of the
// source is written.
func TestDiagramsBare(t *testing.T) {
	in := diagramLines + "\n" + diagramLines
	c := converter(convert.Options{From: dialects.Forsyth, To: dialects.Forsyth})
	got := carryBy(t, strings.NewReader(in), c, stream.Options{Workers: 1, Bare: true})
	if want := diagramLines + "\n" + diagramLines + "\n"; got.Out != want {
		t.Errorf("bare: %q, want %q", got.Out, want)
	}
	for _, in := range []string{in, strings.ReplaceAll(in, "\n", "\r\n"), strings.ReplaceAll(diagramTwo+"# a\n", "\n", "\r\n")} {
		got = carryBy(t, strings.NewReader(in), c, stream.Options{Workers: 1})
		if want := strings.ReplaceAll(in, "\r\n", "\n"); got.Out != want {
			t.Errorf("%q, want %q", got.Out, want)
		}
	}
}
