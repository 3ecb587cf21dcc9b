package dialects_test

import (
	"errors"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// Records that are in order in every dialect of six fields, and the byte order
// mark.
const (
	white = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	black = "4k3/8/8/8/8/8/8/4K3 b - - 0 1"
	mark  = "\uFEFF"
)

// recordsOf lists what Records yields: the side to move of each record, with
// the warnings of reading it, or the error.
func recordsOf(d *dialects.Dialect, r io.Reader) []string {
	var got []string
	for rec, err := range d.Records(r) {
		switch {
		case err != nil:
			got = append(got, err.Error())
		case !rec.Warnings.IsEmpty():
			got = append(got, rec.Turn.String()+" "+rec.Warnings.String())
		default:
			got = append(got, rec.Turn.String())
		}
	}
	return got
}

func TestRecords(t *testing.T) {
	tooLong := white + strings.Repeat(" ", grammar.MaxRecord-len(white)+1)
	tests := []struct {
		why, text string
		want      []string
	}{
		{"nothing", "", nil},
		{"two", white + "\n" + black + "\n", []string{"white", "black"}},
		{"comments and blank lines", "# a\n\n" + white + "\n% b\n \t\n  # c\n\r\n" + black + "\n#", []string{"white", "black"}},
		{"a refused one between", white + "\nx\n" + black + "\n", []string{"white", "1: not-a-record", "black"}},
		{"CR LF", "# a\r\n\r\n" + white + "\r\n" + black + "\r\n", []string{"white carriage-return", "black carriage-return"}},
		{"a mark before a record", mark + white + "\n" + black + "\n", []string{"white byte-order-mark", "black"}},
		{"a mark before a comment", mark + "# a\n" + white + "\n", []string{"white"}},
		{"a mark before a comment of the other kind", mark + " % a\r\n" + white + "\n", []string{"white"}},
		{"a mark before nothing", mark + "\n" + white + "\n", []string{"white"}},
		{"a mark before a diagram", mark + "rnbqkbnr\npppppppp\n8\n8\n8\n8\nPPPPPPPP\nRNBQKBNR\n\n" + black + "\n", []string{"white byte-order-mark", "black"}},
		{"a mark alone", mark, nil},
		{"a comment without line end", white + "\n# a", []string{"white"}},
		{"blanks without line end", white + "\n \t", []string{"white"}},
		{"a refused one without line end", white + "\nx", []string{"white", "1: not-a-record"}},
		{"one as long as may be", white + strings.Repeat(" ", grammar.MaxRecord-len(white)) + "\n" + black + "\n", []string{"white blank-trailing", "black"}},
		{"one that is too long", tooLong + "\n" + black + "\n", []string{"1: line-too-long", "black"}},
		{"one that is too long without line end", tooLong, []string{"1: line-too-long"}},
		{"one far too long", white + "\n" + strings.Repeat(tooLong, 3) + "\n" + black + "\n", []string{"white", "1: line-too-long", "black"}},
		{"a long comment", "#" + strings.Repeat(tooLong, 3) + "\n" + black + "\n", []string{"black"}},
		{"a record after very many blanks", strings.Repeat(" ", 3*grammar.MaxRecord) + white + "\n" + black + "\n", []string{"1: line-too-long", "black"}},
	}
	for _, test := range tests {
		for _, slow := range []func(io.Reader) io.Reader{iotest.HalfReader, iotest.DataErrReader} {
			if diff := cmp.Diff(test.want, recordsOf(dialects.Auto, slow(strings.NewReader(test.text)))); diff != "" {
				t.Errorf("%s (-want +got):\n%s", test.why, diff)
			}
		}
	}
}

// TestRecordsEnd asks that the last record is read, line end or none.
func TestRecordsEnd(t *testing.T) {
	got := recordsOf(dialects.Auto, strings.NewReader(white+"\n"+black))
	if len(got) != 2 || !strings.HasPrefix(got[1], "black") {
		t.Errorf("%q", got)
	}
}

// TestRecordsStrict asks a strict dialect for errors where others warn.
func TestRecordsStrict(t *testing.T) {
	lines := []string{mark + "# a", white, white + "\r", "", " " + white, white + " ", "# b", mark + white, "4k3/8/8/8/8/8/8/4K3 w - -", black}
	want := []string{"white", "30: carriage-return", "1: blank-leading", "30: blank-trailing", "1: byte-order-mark", "26: counters-missing", "black"}
	got := recordsOf(dialects.FEN.Strict(), strings.NewReader(strings.Join(lines, "\n")+"\n"))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestRecordsText asks for the whole text of a line, without its LF.
func TestRecordsText(t *testing.T) {
	lines := []string{" " + white + "  ", black + "\r", black + " bm Ke7; \x00"}
	var got []string
	for rec, err := range dialects.Auto.Records(strings.NewReader("#\n" + strings.Join(lines, "\n") + "\n")) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, rec.Text)
	}
	if !slices.Equal(got, lines) {
		t.Errorf("%q, want %q", got, lines)
	}
}

// TestRecordsReaderFails asks that an error of the reader comes last, without a
// record, and that half a line is none.
func TestRecordsReaderFails(t *testing.T) {
	broken := errors.New("broken")
	for text, before := range map[string]int{
		"": 0, white + "\n": 1, white + "\n" + black: 1, "x\n# a": 1, white + "\n" + strings.Repeat(" ", 3*grammar.MaxRecord): 1,
	} {
		for _, failure := range []error{broken, io.ErrUnexpectedEOF} {
			n, failed := 0, false
			for rec, err := range dialects.Auto.Records(io.MultiReader(strings.NewReader(text), iotest.ErrReader(failure))) {
				switch {
				case failed:
					t.Errorf("%.40q: goes on after the failure", text)
				case errors.Is(err, failure):
					failed = true
					if rec != nil {
						t.Errorf("%.40q: the failure has a record", text)
					}
				case rec == nil:
					t.Errorf("%.40q: no record, %v", text, err)
				default:
					n++
				}
			}
			if !failed || n != before {
				t.Errorf("%.40q: %d records, failed: %v", text, n, failed)
			}
		}
	}
}

// endless gives text again and again, up to a number of bytes, and counts those
// that were read.
type endless struct {
	text  string
	limit int
	read  int
}

func (e *endless) Read(p []byte) (int, error) {
	n := 0
	for n < len(p) && e.read < e.limit {
		k := copy(p[n:min(len(p), n+e.limit-e.read)], e.text[e.read%len(e.text):])
		n, e.read = n+k, e.read+k
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// TestRecordsBreak asks that nothing more is read once the loop is left.
func TestRecordsBreak(t *testing.T) {
	input := endless{text: white + "\nx\n", limit: 64 << 20}
	n, after := 0, 0
	for range dialects.Auto.Records(&input) {
		if n++; n == 3 {
			after = input.read
			break
		}
	}
	if n != 3 || input.read != after || after > 1<<20 {
		t.Errorf("%d records, %d bytes read, %d when the loop was left", n, input.read, after)
	}
}

// TestRecordsReuse asks for one record for all steps, after a refused one too,
// of which nothing stays.
func TestRecordsReuse(t *testing.T) {
	text := black + " bm Ke7;\nx\n4k3/8/8/8/8/8/8/4K3\n"
	var first *ast.Record
	var last ast.Record
	for rec, err := range dialects.Auto.Records(strings.NewReader(text)) {
		if first == nil {
			first = rec
		}
		if rec != first {
			t.Errorf("another record, %v", err)
		}
		last = *rec
	}
	if diff := cmp.Diff(dialects.Auto.MustParse("4k3/8/8/8/8/8/8/4K3"), last); diff != "" {
		t.Errorf("something stays (-want +got):\n%s", diff)
	}
}

// TestRecordsOfLists asks that lines after which a record may go on are not all
// held: a pipe is not kept waiting, and memory not filled.
func TestRecordsOfLists(t *testing.T) {
	input := endless{text: "White: Kg1\nBlack: Kg8\nWhite: Kg1; Black: Kg8\n", limit: 4 << 20}
	n, read := 0, 0
	for rec, err := range dialects.Auto.Records(&input) {
		if err != nil {
			t.Fatalf("%q: %v", rec.Text, err)
		}
		if n++; n == 100 {
			read = input.read
			break
		}
	}
	if read > 128<<10 {
		t.Errorf("%d bytes read for 100 records", read)
	}
}

// TestRecordsLongLine asks that a line of 20 MB costs no more memory than the
// longest record.
func TestRecordsLongLine(t *testing.T) {
	var before, after runtime.MemStats
	input := endless{text: white, limit: 20_000_000}
	runtime.ReadMemStats(&before)
	got := recordsOf(dialects.Auto, &input)
	runtime.ReadMemStats(&after)
	if !slices.Equal(got, []string{"1: line-too-long"}) || input.read != input.limit {
		t.Errorf("%q after %d bytes", got, input.read)
	}
	// What growing a slice to 1 MiB leaves behind, and the line as a string.
	if allocated := after.TotalAlloc - before.TotalAlloc; allocated > 10*grammar.MaxRecord {
		t.Errorf("%d bytes allocated", allocated)
	}
}
