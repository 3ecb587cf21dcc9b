package stream_test

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var epdFiles = []string{"epd/*/*.epd", "perft/*/*.epd", "books/*/*.epd", "variants/ianfab-books/*.epd"}

// TestEPDComesBack reads every EPD file and writes it back: the same bytes, line ends
// aside. Most lines are read by the scan.
func TestEPDComesBack(t *testing.T) {
	needCorpora(t)
	c := converter(convert.Options{From: dialects.EPD, To: dialects.EPD})
	var total stream.Stats
	taken, records, clean := 0, 0, 0
	for _, file := range glob(t, epdFiles...) {
		in, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		stats, err := stream.Run(&out, bytes.NewReader(in), c, stream.Options{OnError: stream.Keep})
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(endedInLF(out.Bytes()), endedInLF(in)) {
			t.Errorf("%s: not the same bytes", file)
		}
		if stats.Lines != stats.Written+stats.Refused+stats.Passed {
			t.Errorf("%s: %+v", file, stats)
		}
		total.Add(stats)
		if filepath.Base(filepath.Dir(file)) == "ianfab-books" { // other games
			continue
		}
		var rec ast.Record
		for line := range bytes.SplitSeq(bytes.TrimSuffix(in, []byte("\n")), []byte("\n")) {
			if text := string(line); dialects.IsRecordLine(text) {
				records++
				if !isScanned(&rec, text) {
					continue
				}
				if taken++; rec.Warnings.And(ast.Leniencies).IsEmpty() {
					clean++
				}
			}
		}
	}
	t.Logf("%d lines = %d written + %d refused + %d passed over", total.Lines, total.Written, total.Refused, total.Passed)
	logCodes(t, "refused", total.Refusals)
	logCodes(t, "warned", total.Codes)
	t.Logf("of %d records of chess the scan takes %d, and %d are in order", records, taken, clean)
	const asked = 0.97
	if float64(taken) < asked*float64(records) {
		t.Errorf("the scan takes %d of %d records", taken, records)
	}
}

func logCodes(t *testing.T, what string, counts map[ast.Code]int) {
	for _, code := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%7d %s %v", counts[code], what, code)
	}
}

var epdRules = grammar.NewRules(grammar.Config{Form: grammar.EPDForm})

func isScanned(rec *ast.Record, text string) bool { return grammar.Scan(rec, epdRules, text) }

// endedInLF returns lines that end in LF, the last one too.
func endedInLF(text []byte) []byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	return append(bytes.TrimSuffix(text, []byte("\n")), '\n')
}

// TestFormatIsIdempotent formats every EPD file, and what comes of it again.
func TestFormatIsIdempotent(t *testing.T) {
	needCorpora(t)
	f, err := convert.NewFormatter(nil)
	if err != nil {
		t.Fatal(err)
	}
	run := func(in []byte) ([]byte, stream.Stats) {
		var out bytes.Buffer
		stats, err := stream.Run(&out, bytes.NewReader(in), f, stream.Options{OnError: stream.Keep})
		if err != nil {
			t.Fatal(err)
		}
		return out.Bytes(), stats
	}
	var total stream.Stats
	for _, file := range glob(t, epdFiles[:3]...) {
		in, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		once, stats := run(in)
		total.Add(stats)
		if twice, _ := run(once); !bytes.Equal(once, twice) {
			t.Errorf("%s: formatted twice it is other bytes", file)
		}
		if bytes.Count(once, []byte("\n")) != stats.Lines {
			t.Errorf("%s: %d lines of %d", file, bytes.Count(once, []byte("\n")), stats.Lines)
		}
	}
	t.Logf("%d lines = %d written + %d refused + %d passed over", total.Lines, total.Written, total.Refused, total.Passed)
	logCodes(t, "refused", total.Refusals)
}
