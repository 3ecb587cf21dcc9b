package stream_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

const (
	kings     = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	kingsLate = "4k3/8/8/8/8/8/8/4K3 w - - 8 9"
	rook      = "4k3/8/8/8/8/8/8/R3K3 w A - 0 1"
	rookXFEN  = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"
)

// TestUnique: the first of a position stays, in its place; the others are passed over,
// and their warnings are nobody's.
func TestUnique(t *testing.T) {
	in := "# a\n" + kings + "\n" + rook + " \n" + bad + "\n" + kingsLate + "  \n\n" + rook + " \n" + kings + "\n"
	for _, workers := range []int{1, 2, 7} {
		got := carry(t, strings.NewReader(in), stream.Options{Workers: workers, Choice: &stream.Choice{Unique: true}, Verbose: true})
		if want := "# a\n" + kings + "\n" + rookXFEN + "\n\n"; got.Out != want {
			t.Errorf("%q, want %q", got.Out, want)
		}
		s := got.Stats
		if s.Lines != 8 || s.Written != 2 || s.Refused != 1 || s.Passed != 5 || s.Records != 6 {
			t.Errorf("%+v", s)
		}
		if s.Codes[ast.Duplicate] != 3 || s.Codes[ast.BlankTrailing] != 1 || s.Codes[ast.CastlingChanged] != 1 {
			t.Errorf("%v", s.Codes)
		}
		if got.Rejects != bad+"\n" {
			t.Errorf("rejects %q", got.Rejects)
		}
		for _, line := range []string{"5:duplicate\n", "7:duplicate\n", "8:duplicate\n", "3:blank-trailing\n"} {
			if !strings.Contains(got.Report, line) {
				t.Errorf("%q is not in %q", line, got.Report)
			}
		}
	}
}

// TestUniqueOfMany compares a book, twice, with what a map of its lines leaves.
func TestUniqueOfMany(t *testing.T) {
	book, err := os.ReadFile("../../testdata/books/mixed.xfen.epd")
	if err != nil {
		t.Fatal(err)
	}
	many := strings.Repeat(string(book), 50) // more than a block
	var want strings.Builder
	seen := map[string]bool{}
	for line := range strings.Lines(many) {
		if line[0] == '#' || !seen[line] {
			want.WriteString(line)
			seen[line] = true
		}
	}
	for _, workers := range []int{1, 3} {
		got := carry(t, strings.NewReader(many), stream.Options{Workers: workers, Choice: &stream.Choice{Unique: true}})
		if got.Out != want.String() {
			t.Errorf("%d workers: %d bytes, want %d", workers, len(got.Out), want.Len())
		}
		if s := got.Stats; s.Lines != s.Written+s.Refused+s.Passed || s.Lines != lines([]byte(many)) {
			t.Errorf("%+v", s)
		}
	}
}

// TestCount: a choice goes over several inputs.
func TestCount(t *testing.T) {
	choice := &stream.Choice{Count: true}
	for _, in := range []string{rook + "\n" + kings + "\n" + kingsLate + "\n", "#\n" + kings + "\n"} {
		if got := carry(t, strings.NewReader(in), stream.Options{Workers: 2, Choice: choice, Bare: true}); got.Out != "" {
			t.Errorf("%q before all has been read", got.Out)
		}
	}
	var out bytes.Buffer
	if err := choice.WriteCounts(&out); err != nil || out.String() != "1\t"+rookXFEN+"\n3\t"+kings+"\n" {
		t.Errorf("%q, %v", out.String(), err)
	}
}

// TestMax: what follows the last record is not counted, not named and not rejected, even
// where it has been read, and no more than a few blocks have.
func TestMax(t *testing.T) {
	in := "# a\n" + kings + "\n" + bad + "\n" + rook + " \n# b\n" + bad + "\n" + rook + " \n"
	for _, workers := range []int{1, 4} {
		got := carry(t, strings.NewReader(in), stream.Options{Workers: workers, Choice: &stream.Choice{Max: 2}, Verbose: true, OnError: stream.Stop})
		if workers == 1 { // the first refused line stops first
			if s := got.Stats; s.Lines != 3 || s.Written != 1 || s.Refused != 1 {
				t.Errorf("%+v", s)
			}
		}
		got = carry(t, strings.NewReader(in), stream.Options{Workers: workers, Choice: &stream.Choice{Max: 2}, Verbose: true})
		if want := "# a\n" + kings + "\n" + rookXFEN + "\n"; got.Out != want || got.Rejects != bad+"\n" {
			t.Errorf("%q, rejects %q", got.Out, got.Rejects)
		}
		if s := got.Stats; s.Lines != 4 || s.Written != 2 || s.Refused != 1 || s.Passed != 1 || s.Records != 3 || s.Codes[ast.BlankTrailing] != 1 {
			t.Errorf("%+v", s)
		}
		if strings.Contains(got.Report, "6:") || strings.Contains(got.Report, "7:") {
			t.Errorf("told of lines after the last: %q", got.Report)
		}
		endless := &repeated{text: kings + "\n"}
		if got := carry(t, endless, stream.Options{Workers: workers, Choice: &stream.Choice{Max: 3}}); got.Stats.Lines != 3 || got.Out != strings.Repeat(kings+"\n", 3) {
			t.Errorf("%q, %+v", got.Out, got.Stats)
		}
	}
}

// repeated is a text without end.
type repeated struct{ text string }

func (r *repeated) Read(p []byte) (int, error) { return copy(p, r.text), nil }

// TestChoiceInRows: of rows of CSV those that repeat a position go as a whole.
func TestChoiceInRows(t *testing.T) {
	in := "id,fen\n1," + kings + "\n2," + kingsLate + "\n3," + rook + "\n4," + rook + "\n"
	got := carry(t, strings.NewReader(in), stream.Options{Carrier: stream.CSV("fen"), Choice: &stream.Choice{Unique: true, Max: 2}, Workers: 1})
	if want := "id,fen\n1," + kings + "\n3," + rookXFEN + "\n"; got.Out != want || got.Stats.Lines != 4 || got.Stats.Passed != 2 {
		t.Errorf("%q, %+v", got.Out, got.Stats)
	}
}

// TestMaxOfGames counts games as records.
func TestMaxOfGames(t *testing.T) {
	in := strings.Repeat("[FEN \""+kings+"\"]\n\n1. Kd1 *\n\n", 5)
	work := func() stream.GameWork {
		return convert.NewTagging(convert.TaggingOptions{Work: func(from *dialects.Dialect) (convert.Work, error) {
			return convert.New(convert.Options{From: from, To: dialects.XFEN})
		}})
	}
	var out bytes.Buffer
	stats, err := stream.RunTags(&out, strings.NewReader(in), work, stream.Options{Workers: 1, Choice: &stream.Choice{Max: 2}})
	if err != nil || strings.Count(out.String(), "Kd1") != 2 || stats.Lines != stats.Written+stats.Passed {
		t.Errorf("%q, %+v, %v", out.String(), stats, err)
	}
	if want := fmt.Sprint(map[ast.Code]int{ast.SetUpMissing: 2}); fmt.Sprint(stats.Codes) != want {
		t.Errorf("%v, want %s", stats.Codes, want)
	}
}
