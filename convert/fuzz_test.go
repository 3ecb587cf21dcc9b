package convert_test

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// FuzzOperations holds what is done with any record: what is formatted is formatted to
// itself and read again, an edit that changes nothing changes no byte, a check does not
// panic, and its fixes lie within the text.
func FuzzOperations(f *testing.F) {
	for _, name := range []string{"../testdata/epd/valid.txt", "../testdata/epd/invalid.txt", "../testdata/legal/epd.txt"} {
		file, err := os.Open(name)
		if err != nil {
			f.Fatal(err)
		}
		defer file.Close()
		for lines := bufio.NewScanner(file); lines.Scan(); {
			if text := lines.Text(); strings.Contains(text, "/") {
				f.Add(text)
			}
		}
	}
	format, err := convert.NewFormatter(nil)
	if err != nil {
		f.Fatal(err)
	}
	idle := converter(f, convert.Options{From: dialects.EPD, To: dialects.EPD, Edit: convert.Edit{Drop: []string{"nothing_has_this"}}})
	edits := []*convert.Converter{
		converter(f, convert.Options{To: dialects.EPD, Edit: convert.Edit{Set: []string{`id "x"`}, Drop: []string{"bm"}}}),
		converter(f, convert.Options{To: dialects.EPD, Edit: convert.Edit{Keep: []string{"id"}, Moves: convert.LANMoves}}),
		converter(f, convert.Options{To: dialects.EPD, Edit: convert.Edit{Moves: convert.UCIMoves}}),
	}
	check := checker(f, convert.CheckOptions{})
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "\n") {
			return
		}
		var rec ast.Record
		once, _, err := format.Append(nil, &rec, text)
		if err == nil {
			isFormatted(t, format, text, string(once))
		}
		out, _, err := idle.Append(nil, &rec, text)
		if err == nil && rec.Layout == ast.FieldsLayout && rec.Stated.Has(ast.EnPassantField) && !rec.HasCounters() && string(out) != strings.TrimRight(text, "\r") {
			t.Errorf("%q left as it is: %q", text, out)
		}
		for _, c := range edits {
			out, _, err := c.Append(nil, &rec, text)
			if err != nil {
				continue
			}
			if _, err := dialects.EPD.Parse(string(out)); err != nil {
				t.Errorf("%q edited: %q, %v", text, out, err)
			}
		}
		for _, d := range check.Check(&rec, text) {
			diag.Message(&d, diag.English)
			if d.Span.Start < 0 || d.Span.End < d.Span.Start || int(d.Span.End) > len(text) {
				t.Errorf("%q: %v", text, d)
			}
			ast.Apply(text, d.Fixes)
		}
	})
}

func isFormatted(t *testing.T, format *convert.Formatter, text, once string) {
	t.Helper()
	var rec ast.Record
	twice, _, err := format.Append(nil, &rec, once)
	if err != nil || string(twice) != once {
		t.Errorf("%q formatted is %q, and that %q, %v", text, once, twice, err)
	}
}
