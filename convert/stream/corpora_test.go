package stream_test

import (
	"bytes"
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// corpora is a collection of real files that is kept beside the project.
const corpora = "../../../shared/corpora"

// needCorpora skips a test where the collection is missing.
func needCorpora(t *testing.T) {
	t.Helper()
	if _, err := os.Stat(corpora); err != nil {
		t.Skip("SKIPPED: no collection of real files beside the project:", err)
	}
}

// TestCorpora carries real books, and the position texts in the sources of
// other programs, to X-FEN, on to Shredder-FEN and back: every line is
// accounted for, and what was converted comes back byte for byte.
func TestCorpora(t *testing.T) {
	needCorpora(t)
	var total stream.Stats
	for _, file := range glob(t, "books/*/*.epd", "books/*/*.pgn", "fen/strings/*.tsv", "fen/shakmaty/horde*.csv", "fen/shakmaty/syzygy*.csv") {
		t.Run(filepath.Base(file), func(t *testing.T) {
			stats := thereAndBack(t, positions(t, file))
			if filepath.Ext(file) != ".pgn" && !strings.Contains(file, "strings") && stats.Refused > 0 {
				t.Errorf("%d positions refused", stats.Refused)
			}
			total.Add(stats)
		})
	}
	t.Logf("%d lines = %d written + %d refused + %d passed over", total.Lines, total.Written, total.Refused, total.Passed)
	for code, n := range total.Refusals {
		t.Logf("%7d refused: %v", n, code)
	}
	for code, n := range total.Codes {
		t.Logf("%7d %v", n, code)
	}
}

func glob(t *testing.T, patterns ...string) []string {
	var files []string
	for _, p := range patterns {
		found, err := filepath.Glob(filepath.Join(corpora, p))
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: no files (%v)", p, err)
		}
		files = append(files, found...)
	}
	return files
}

// positions returns a file, or the column of it that holds positions, a line
// each.
func positions(t *testing.T, file string) []byte {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	switch filepath.Ext(file) {
	case ".tsv":
		for line := range strings.Lines(string(data)) {
			out.WriteString(strings.TrimSuffix(strings.Split(line, "\t")[1], "\n") + "\n")
		}
	case ".csv":
		rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows[1:] {
			out.WriteString(row[0] + "\n")
		}
	default:
		return data
	}
	return out.Bytes()
}

func thereAndBack(t *testing.T, in []byte) stream.Stats {
	first, stats := carryTo(t, dialects.XFEN, nil, in)
	if got := stats.Written + stats.Refused + stats.Passed; got != stats.Lines || stats.Lines != lines(in) {
		t.Errorf("%d lines, %d read, %d accounted for", lines(in), stats.Lines, got)
	}
	for variant, text := range byGame(first) {
		there, went := carryTo(t, dialects.Shredder, variant, text)
		back, came := carryTo(t, dialects.XFEN, variant, there)
		if went.Refused+came.Refused > 0 {
			t.Errorf("refused on the way: %v %v", went.Refusals, came.Refusals)
		}
		if !bytes.Equal(text, back) {
			t.Error("the way to Shredder-FEN and back changes the text")
		}
	}
	return stats
}

// byGame parts records that need no variant from those of shogi, which an SFEN says of
// itself and a FEN does not: they have nine ranks.
func byGame(records []byte) map[*ast.Variant][]byte {
	games := map[*ast.Variant][]byte{}
	for line := range bytes.Lines(records) {
		var v *ast.Variant
		if board, _, _ := bytes.Cut(line, []byte{' '}); bytes.Count(board, []byte{'/'}) == 8 {
			v = ast.Shogi
		}
		games[v] = append(games[v], line...)
	}
	return games
}

func lines(data []byte) int {
	n := bytes.Count(data, []byte{'\n'})
	if len(data) > 0 && data[len(data)-1] != '\n' {
		n++
	}
	return n
}

func carryTo(t *testing.T, to *dialects.Dialect, of *ast.Variant, in []byte) ([]byte, stream.Stats) {
	var out bytes.Buffer
	stats, err := stream.Run(&out, bytes.NewReader(in), converter(convert.Options{From: dialects.Auto.For(of), To: to}), stream.Options{
		Render: func(dst []byte, line int, text string, found ast.Diagnostics) []byte {
			for _, d := range found {
				if int(d.Span.End) > len(text) || d.Span.Start > d.Span.End || !d.Code.IsValid() {
					t.Errorf("line %d: %q: %v", line, text, d)
				}
			}
			return dst
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return out.Bytes(), stats
}

// nineSquares are called valid by the tests of a program that reads the last
// rank loosely: K1B6 and KB7 are nine squares.
var nineSquares = []string{"kb6/8/8/8/8/8/8/K1B6 w - - 0 1", "kb6/8/8/8/8/8/8/KB7 w - - 0 1"}

// TestCorporaVerdicts reads the texts that the tests of other programs call
// valid or invalid. What they call valid is read; what they call invalid is
// refused by a strict reader, unless it is only illegal: no text is at fault
// when a king is missing.
func TestCorporaVerdicts(t *testing.T) {
	needCorpora(t)
	strict := dialects.FEN.For(ast.Chess).Strict()
	illegal := []string{"king", "pawn"}
	for _, file := range glob(t, "fen/invalid/*.tsv") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			column := strings.Split(line, "\t")
			verdict, variant, text, why := column[0], column[1], column[2], column[3]
			isIllegal := slices.ContainsFunc(illegal, func(s string) bool { return strings.Contains(why, s) }) && !strings.Contains(why, "castling")
			switch {
			case variant != "chess":
			case slices.Contains(nineSquares, text):
				if found := dialects.Auto.Diagnose(text); len(found) != 1 || found[0].Code != ast.RankLong {
					t.Errorf("%q: %v", text, found)
				}
			case verdict == "valid" && dialects.Auto.Diagnose(text).Err() != nil:
				t.Errorf("%q is valid: %v", text, dialects.Auto.Diagnose(text))
			case verdict == "invalid" && !isIllegal && strict.Diagnose(text).Err() == nil:
				t.Errorf("%q is invalid: %s", text, why)
			}
		}
	}
	for _, file := range glob(t, "fen/fuzz-*/*") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		thereAndBack(t, data)
	}
}
