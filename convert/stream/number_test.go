package stream_test

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// numbers writes the number of each record.
type numbers struct{ from *dialects.Dialect }

func (w numbers) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	err := w.from.ParseInto(rec, text)
	return strconv.AppendInt(dst, int64(rec.Number), 10), convert.Marks{}, err
}

func (numbers) Found(*ast.Record, string, convert.Marks) ast.Diagnostics { return nil }

func (w numbers) From() *dialects.Dialect { return w.from }

// runNumbers numbers the records of an input after so many others.
func runNumbers(in string, c stream.Carrier, isGames bool, workers, before int) (string, stream.Stats, error) {
	var out bytes.Buffer
	o := stream.Options{Carrier: c, Workers: workers, Numbered: true, Before: before, Bare: true}
	r := iotest.OneByteReader(strings.NewReader(in))
	if !isGames {
		stats, err := stream.Run(&out, r, numbers{dialects.Auto}, o)
		return out.String(), stats, err
	}
	work := func() stream.GameWork {
		return convert.NewTagging(convert.TaggingOptions{Bare: true, Work: func(from *dialects.Dialect) (convert.Work, error) { return numbers{from}, nil }})
	}
	stats, err := stream.RunTags(&out, r, work, o)
	return out.String(), stats, err
}

// TestNumbers counts the records of all that carries them: refused ones are counted,
// and what is passed over is not.
func TestNumbers(t *testing.T) {
	const times = 200 // in as many blocks, as the bytes come one by one
	game := func(fen string) string { return "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n*\n\n" }
	for _, test := range []struct {
		why, unit string
		carrier   stream.Carrier
		isGames   bool
		of        []int // the records that are sound, of how many
		records   int
	}{
		{"lines", "# c\n\n" + good + "\n" + bad + "\n" + diagramLines + "\n" + diagramOne, stream.Carrier{}, false, []int{1, 3, 4}, 4},
		{"CSV", "\n#," + good + ",\"\n\n\"\n," + bad + "\n," + good + "\nx\n", stream.CSV("2"), false, []int{1, 3}, 4},
		{"TSV", good + "\n \n" + bad + "\n", stream.TSV("1"), false, []int{1}, 2},
		{"JSONL", "{\"a\":\"" + good + "\"}\n\n{}\n", stream.JSONL("a"), false, []int{1}, 2},
		{"games", game(good) + "[A \"b\"]\n\n*\n\n" + game(bad) + game(good), stream.Carrier{}, true, []int{1, 3}, 3},
	} {
		var want strings.Builder
		const before = 7
		for i := range times {
			for _, n := range test.of {
				fmt.Fprintln(&want, before+i*test.records+n)
			}
		}
		for _, workers := range []int{1, 4} {
			out, stats, err := runNumbers(strings.Repeat(test.unit, times), test.carrier, test.isGames, workers, before)
			if err != nil || out != want.String() || stats.Records != test.records*times {
				t.Errorf("%s, %d workers: %.60q, want %.60q; %+v (%v)", test.why, workers, out, want.String(), stats, err)
			}
		}
	}
}

// TestNumbersAskedFor: without the option no record has a number.
func TestNumbersAskedFor(t *testing.T) {
	var out bytes.Buffer
	if _, err := stream.Run(&out, strings.NewReader(good+"\n"+good), numbers{dialects.Auto}, stream.Options{}); err != nil || out.String() != "0\n0\n" {
		t.Errorf("%q, %v", out.String(), err)
	}
}
