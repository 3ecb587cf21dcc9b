package stream_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"runtime"
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

// place renders a finding as its line, its span in the row and its code.
func place(dst []byte, line int, _ string, found ast.Diagnostics) []byte {
	return fmt.Appendf(dst, "%d:%v:%v\n", line, found[0].Span, found[0].Code)
}

// within runs a stream of records in rows.
func within(t *testing.T, r io.Reader, work stream.Work, o stream.Options) carried {
	t.Helper()
	var out, rejects, report bytes.Buffer
	o.Rejects, o.Report, o.Render = &rejects, &report, place
	stats, err := stream.Run(&out, r, work, o)
	if err != nil {
		t.Fatal(err)
	}
	if stats.Lines != stats.Written+stats.Refused+stats.Passed {
		t.Errorf("%+v do not add up", stats)
	}
	return carried{out.String(), rejects.String(), report.String(), stats}
}

// TestRows converts records in rows: what is around them stays, byte for byte. Of
// the finding there is the line, the span in the row, and the code.
func TestRows(t *testing.T) {
	named, second, tabs := stream.CSV("fen"), stream.CSV("2"), stream.TSV("fen")
	field, nested := stream.JSONL("fen"), stream.JSONL("a.b.fen")
	const header = "id,fen,moves\n"
	tests := []struct {
		why      string
		carrier  stream.Carrier
		in, want string
		report   string
	}{
		{"nothing", named, "", "", ""},
		{"a named column", named, header + "1," + good + ",e4\n", header + "1," + want + ",e4\n", ""},
		{"the last column, CR LF", stream.CSV("fen"), "id,fen\r\n1," + good + "\r\n", "id,fen\r\n1," + want + "\r\n", ""},
		{"no final line end", named, header + "1," + good, header + "1," + want, ""},
		{"a header alone", named, "fen", "fen", ""},
		{"a byte order mark", named, "\ufeff\"fen\",x\n" + good + ",\n", "\ufeff\"fen\",x\n" + want + ",\n", ""},
		{"a mark and a number", stream.CSV("1"), "\ufeff\"" + good + "\"\n", "\ufeff\"" + want + "\"\n", ""},
		{"quotation marks", named, header + `"1","` + good + `","a, ""b"" c"` + "\n", header + `"1","` + want + `","a, ""b"" c"` + "\n", ""},
		{"a line end in a field", named, header + "\"1\n\n2\"," + good + ",\"\r\n\"\r\n", header + "\"1\n\n2\"," + want + ",\"\r\n\"\r\n", ""},
		{"a bare mark", named, header + "1\"2," + good + ",5\"\n", header + "1\"2," + want + ",5\"\n", ""},
		{"text after the closing mark", named, header + `"1"2",` + good + ",\n", header + `"1"2",` + want + ",\n", ""},
		{"rows of blanks", named, "\r\n" + header + "\n  \r\n1," + good + "\n\n", "\r\n" + header + "\n  \r\n1," + want + "\n\n", ""},
		{"no comments", second, "# 1," + good + "\n", "# 1," + want + "\n", ""},
		{"a number and a header", second, header + "1," + good + "\n", header + "1," + want + "\n", ""},
		{"a number without a header", second, "1," + good + "\n", "1," + want + "\n", ""},
		{"a number and a diagram", stream.CSV("1"), "8 - 8 - 8 - 8 - 8 - 8 - 8 - 8\n", "8/8/8/8/8/8/8/8 w - - 0 1\n", ""},
		{"a row too short", named, header + "1\r\n2,,\n", header, "2:1-1:column-missing\n3:2-2:record-empty\n"},
		{"a fault", named, header + "1,\"" + bad + "\"\n", header, "2:21-26:rank-short\n"},
		{"a fault on the second line of a row", named, header + "\"a\nb\"," + bad + "\n", header, "2:24-29:rank-short\n"},
		{"a fault among doubled marks", second, "1,\"/" + `""` + "\"\n", "", "1:3-6:not-a-record\n"},
		{"an open mark", named, header + "1," + good + ",\"x\n2," + good + ",y\n", header, "2:39-40:quote-open\n"},
		{"an open mark in the field", second, "1,\"" + good + "\n", "", "1:2-3:quote-open\n"},
		{"tabs", tabs, "fen\tid\n" + good + "\t1\n\"" + good + "\"\t\"\r\n", "fen\tid\n" + want + "\t1\n\"" + want + "\"\t\"\r\n", ""},
		{"a tab in a quoted field", tabs, "id\tfen\n\"a\tb\"\t" + good + "\n", "id\tfen\n\"a\tb\"\t" + want + "\n", ""},
		{"an open mark before a tab", tabs, "id\tfen\n\"a\t" + good + "\n", "id\tfen\n\"a\t" + want + "\n", ""},
		{"JSON", field, ` {"x":[{"fen":1}], "fen" : "` + good + `" ,"y":1.0e1}` + "\r\n", ` {"x":[{"fen":1}], "fen" : "` + want + `" ,"y":1.0e1}` + "\r\n", ""},
		{"JSON with escapes", field, `{"fen":"` + strings.ReplaceAll(good, "/", `\/`) + `"}`, `{"fen":"` + want + `"}`, ""},
		{"JSON within", nested, `{"fen":0,"a":{"x":{},"b":{"fen":"` + good + `"}}}` + "\n", `{"fen":0,"a":{"x":{},"b":{"fen":"` + want + `"}}}` + "\n", ""},
		{"JSON that breaks off after the field", field, `{"fen":"` + good + `"`, "", "1:45-45:json-invalid\n"},
		{"more than one value", field, `{"fen":"` + good + `"} x`, "", "1:47-48:json-invalid\n"},
		{"half of a pair of surrogates", field, `{"fen":"\ud800"}`, "", "1:8-14:json-invalid\n"},
		{"bytes that are not UTF-8", field, "{\"fen\":\"\xe9\"}", "", "1:8-9:json-invalid\n"},
		{"JSON after a mark and a blank line", field, "\ufeff\n" + `{"fen":"` + good + `"}`, "\ufeff\n" + `{"fen":"` + want + `"}`, ""},
		{"a fault in JSON", field, `{"fen":"` + bad + `"}`, "", "1:26-31:rank-short\n"},
		{"a fault in JSON with escapes", field, `{"fen":"` + strings.Replace(bad, "/", `\/`, 1) + `"}`, "", "1:8-45:rank-short\n"},
		{"no field", field, `{"x":1}`, "", "1:6-7:field-absent\n"},
		{"no string", field, `{"fen":null}`, "", "1:10-11:field-absent\n"},
		{"no object", field, `[]`, "", "1:0-1:field-absent\n"},
		{"no object within", nested, `{"a":{"b":1}}`, "", "1:10-11:field-absent\n"},
		{"no JSON", field, `{"a":1,, "fen":""}`, "", "1:7-8:json-invalid\n"},
		{"JSON that breaks off", field, `{"a":1`, "", "1:6-6:json-invalid\n"},
		{"a comment in JSON", field, `# x`, "", "1:0-1:json-invalid\n"},
	}
	for _, test := range tests {
		for _, workers := range []int{1, 4} {
			got := within(t, strings.NewReader(test.in), toXFEN(), stream.Options{Carrier: test.carrier, Workers: workers})
			if got.Out != test.want || got.Report != test.report {
				t.Errorf("%s:\n%q\nwant\n%q\n%s", test.why, got.Out, test.want, got.Report)
			}
			slow := within(t, iotest.OneByteReader(strings.NewReader(test.in)), toXFEN(), stream.Options{Carrier: test.carrier, Workers: workers})
			if diff := cmp.Diff(got, slow); diff != "" {
				t.Errorf("%s, a byte at a time: %s", test.why, diff)
			}
			kept := within(t, strings.NewReader(test.in), toXFEN(), stream.Options{Carrier: test.carrier, Workers: workers, OnError: stream.Keep})
			if test.report != "" && kept.Out != test.in {
				t.Errorf("%s: kept as %q", test.why, kept.Out)
			}
		}
	}
}

// TestRowsQuote puts a text in quotation marks where it needs them.
func TestRowsQuote(t *testing.T) {
	comma, lines := ", ", "\n"
	const board = "rk2r3/8/8/8/8/8/8/RK2R3 w - - 0 1"
	const diagram = "tr2t3, 8, 8, 8, 8, 8, 8, TR2T3"
	toForsyth := func(separator *string) stream.Work {
		return converter(convert.Options{To: dialects.Forsyth, Letters: inLetters(t, dialects.Auto, "pt").Letters(), Separator: separator})
	}
	for _, test := range []struct {
		carrier   stream.Carrier
		separator *string
		in, want  string
	}{
		{stream.CSV("1"), &comma, board + ",x\n", `"` + diagram + `",x` + "\n"},
		{stream.TSV("1"), &comma, board + "\tx\n", diagram + "\tx\n"},
		{stream.CSV("1"), &lines, board + ",x\n", `"` + strings.ReplaceAll(diagram, comma, lines) + `",x` + "\n"},
		{stream.JSONL("a"), &lines, `{"a":"` + board + `"}`, `{"a":"` + strings.ReplaceAll(diagram, comma, `\n`) + `"}`},
	} {
		got := within(t, strings.NewReader(test.in), toForsyth(test.separator), stream.Options{Carrier: test.carrier})
		if got.Out != test.want {
			t.Errorf("%q, want %q", got.Out, test.want)
		}
	}
	o := stream.Options{Carrier: stream.TSV("1")}
	if _, err := stream.Run(io.Discard, strings.NewReader(board+"\n"), toForsyth(&lines), o); err == nil {
		t.Error("a row of TSV has become several lines")
	}
}

// TestRowsBare writes what the work makes and nothing else.
func TestRowsBare(t *testing.T) {
	in := "id,fen\n\n1," + good + "\n2," + bad + "\n"
	got := within(t, strings.NewReader(in), toXFEN(), stream.Options{Carrier: stream.CSV("fen"), Bare: true})
	if got.Out != want+"\n" || got.Stats.Passed != 2 || got.Rejects != "2,"+bad+"\n" {
		t.Errorf("%+v", got)
	}
}

func TestColumnError(t *testing.T) {
	o := stream.Options{Carrier: stream.CSV("FEN")}
	_, err := stream.Run(io.Discard, strings.NewReader("\na,\"b\nc\",fen\r\n"), toXFEN(), o)
	var unnamed *stream.ColumnError
	if !errors.As(err, &unnamed) || !cmp.Equal(unnamed.Columns, []string{"a", "b\nc", "fen"}) {
		t.Error(err)
	}
	_, err = stream.Run(io.Discard, strings.NewReader(strings.Repeat("x,", grammar.MaxRecord)), toXFEN(), o)
	if err == nil {
		t.Error("a first row without end names the columns")
	}
}

// table is n rows of CSV with line ends within, every seventh of which is bad, and
// what becomes of it.
func table(n int) (in, out string) {
	var rows, made strings.Builder
	rows.WriteString("id,fen,note\r\n")
	made.WriteString("id,fen,note\r\n")
	for i := range n {
		note := strings.Repeat("x", i%50)
		before, after := good, want
		if i%7 == 3 {
			before = bad
		}
		fmt.Fprintf(&rows, "%d,%s,\"%s\n\"\"%d\"\r\n", i, before, note, i)
		if i%7 != 3 {
			fmt.Fprintf(&made, "%d,%s,\"%s\n\"\"%d\"\r\n", i, after, note, i)
		}
	}
	return rows.String(), made.String()
}

// TestRowsOverBlocks carries tables of many blocks.
func TestRowsOverBlocks(t *testing.T) {
	const n = 20000 // some two megabytes
	in, out := table(n)
	var first carried
	for _, workers := range []int{1, 2, 4} {
		got := within(t, strings.NewReader(in), toXFEN(), stream.Options{Carrier: stream.CSV("fen"), Workers: workers, Numbered: true})
		const refused = (n + 3) / 7
		if got.Out != out || got.Stats.Records != n || got.Stats.Refused != 2*refused || got.Stats.Lines != 2*n+1 || got.Stats.Passed != 1 {
			t.Errorf("%d workers: %d bytes, want %d; %+v", workers, len(got.Out), len(out), got.Stats)
		}
		if workers == 1 {
			first = got
		}
		if diff := cmp.Diff(first, got); diff != "" {
			t.Errorf("%d workers: other than one", workers)
		}
	}
}

// TestRowsTooLong passes rows of more than 1 MiB on, without holding them: one of
// 2 MiB, and one that a quotation mark which nothing closes makes of all that
// follows.
func TestRowsTooLong(t *testing.T) {
	row := "1," + good + ",\n"
	long := "2," + good + ",\"" + strings.Repeat("x\n", grammar.MaxRecord) + "\"\r\n"
	for _, workers := range []int{1, 4} {
		for _, policy := range []stream.OnError{stream.Skip, stream.Keep} {
			o := stream.Options{Carrier: stream.CSV("2"), Workers: workers, OnError: policy, Numbered: true}
			got := within(t, strings.NewReader(row+long+row), toXFEN(), o)
			made := strings.ReplaceAll(row, good, want)
			out := made + made
			if policy == stream.Keep {
				out = made + long + made
			}
			if got.Out != out || got.Rejects != long || !strings.HasSuffix(got.Report, ":line-too-long\n") {
				t.Errorf("%d workers, policy %d: %d bytes, %d rejected; %s", workers, policy, len(got.Out), len(got.Rejects), got.Report)
			}
			if got.Stats.Refused != grammar.MaxRecord+1 || got.Stats.Lines != grammar.MaxRecord+3 || got.Stats.Records != 3 {
				t.Errorf("%d workers: %+v", workers, got.Stats)
			}
		}
		unclosed(t, row, workers)
	}
}

// unclosed carries a table of 64 MiB whose second row does not end.
func unclosed(t *testing.T, row string, workers int) {
	const size = 64 << 20
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var rejects count
	in := io.MultiReader(strings.NewReader(row+"2,"+good+",\""), &repeat{'\n', size})
	o := stream.Options{Carrier: stream.CSV("2"), Workers: workers, Rejects: &rejects}
	stats, err := stream.Run(io.Discard, in, toXFEN(), o)
	runtime.ReadMemStats(&after)
	if err != nil || rejects.n != size+len("2,"+good+",\"") || stats.Refused != size || stats.Lines != size+1 {
		t.Errorf("%d workers: %d bytes of rejects; %+v (%v)", workers, rejects.n, stats, err)
	}
	if grown := int64(after.HeapSys) - int64(before.HeapSys); grown > size {
		t.Errorf("the heap grew by %d bytes", grown)
	}
}

// TestRowsLong2MiB refuses a line of JSON of 2 MiB that comes in one piece.
func TestRowsLong2MiB(t *testing.T) {
	for _, carrier := range []stream.Carrier{stream.JSONL("fen"), stream.TSV("1"), stream.CSV("1")} {
		long := `{"x":"` + strings.Repeat("y", 2*grammar.MaxRecord) + `","fen":"` + good + "\"}\n"
		for _, n := range []int{len(long), grammar.MaxRecord + 2} {
			in := long[len(long)-n:]
			got := within(t, strings.NewReader(in+in), toXFEN(), stream.Options{Carrier: carrier, Workers: 1})
			if got.Rejects != in+in || got.Stats.Refusals[ast.LineTooLong] != 2 {
				t.Errorf("%d bytes: %d of rejects, %+v", n, len(got.Rejects), got.Stats)
			}
		}
	}
}
