package stream_test

import (
	"bytes"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// echo writes every record as it is, or a text in its place.
type echo struct{ text string }

func (e echo) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	*rec = ast.Record{Text: text}
	if e.text != "" {
		text = e.text
	}
	return append(dst, text...), convert.Marks{}, nil
}

func (echo) Found(*ast.Record, string, convert.Marks) ast.Diagnostics { return nil }

func (echo) From() *dialects.Dialect { return dialects.Auto }

// seen is an echo that remembers the records.
type seen struct {
	echo
	records *[]string
}

func (s seen) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	*s.records = append(*s.records, text)
	return s.echo.Append(dst, rec, text)
}

// ran returns what a work makes of an input, and whether it could be read.
func ran(t *testing.T, r io.Reader, work stream.Work, o stream.Options) (string, bool) {
	var out bytes.Buffer
	o.OnError = stream.Keep
	o.Render = func(dst []byte, line int, text string, found ast.Diagnostics) []byte {
		for _, d := range found {
			if d.Span.Start < 0 || d.Span.End < d.Span.Start || int(d.Span.End) > len(text) {
				t.Fatalf("line %d: %q: %v", line, text, d)
			}
		}
		return dst
	}
	stats, err := stream.Run(&out, r, work, o)
	if stats.Lines != stats.Written+stats.Refused+stats.Passed {
		t.Fatalf("%+v do not add up", stats)
	}
	return out.String(), err == nil
}

// FuzzRows: what is not in the column or the field stays byte for byte, and the
// record too where nothing is made of it; however the bytes come and whoever reads
// them.
func FuzzRows(f *testing.F) {
	for _, text := range []string{
		"id,fen\r\n1,\"a/b\"\r\n\r\n\"x\n\"\"y\",a/b,z", "\ufeff\"fen\"\n\"a\"b\"\"c\n,\"", "a\t\"b\tc\"\t\"d\n\"\t/",
		`{"x":[{}],"fen":"a\/b\u0041"}` + "\n" + `{"fen" : "1"} x` + "\n{\"fen\":\"\xff\"}\r\n", "\n\xef\xbb", "fen,fen\n,\n", "a/b\n\x00\r\n\x00# x\x00\n8/8\n8/8",
	} {
		for kind := range uint8(6) {
			f.Add(text, kind)
		}
	}
	f.Fuzz(func(t *testing.T, in string, kind uint8) {
		carriers := []stream.Carrier{stream.CSV("fen"), stream.CSV("2"), stream.TSV("fen"), stream.TSV("1"), stream.JSONL("fen"), stream.NUL()}
		o := stream.Options{Carrier: carriers[int(kind)%len(carriers)], Workers: 1}
		same, ok := ran(t, strings.NewReader(in), echo{}, o)
		if !ok {
			return // no such column
		}
		if same != in {
			t.Fatalf("%q is given back as %q", in, same)
		}
		const mark = "<8/8>"
		var records []string
		out, _ := ran(t, strings.NewReader(in), seen{echo{mark}, &records}, o)
		if !strings.Contains(in, mark) {
			around(t, in, strings.Split(out, mark), records)
		}
		o.Workers = 3
		if again, _ := ran(t, iotest.OneByteReader(strings.NewReader(in)), echo{mark}, o); again != out {
			t.Fatalf("%q: %q, and slowly %q", in, out, again)
		}
	})
}

// around asks that the pieces around the records stand in the input, in their
// order, and the records between them: as they are, or shorter where they are
// written with escapes or quotation marks.
func around(t *testing.T, in string, pieces, records []string) {
	t.Helper()
	for i := range pieces { // quotation marks may have come with the record
		if i > 0 {
			pieces[i] = strings.TrimPrefix(pieces[i], `"`)
		}
		if i < len(records) {
			pieces[i] = strings.TrimSuffix(pieces[i], `"`)
		}
	}
	if len(pieces) != len(records)+1 || !strings.HasPrefix(in, pieces[0]) || !strings.HasSuffix(in, pieces[len(pieces)-1]) {
		t.Fatalf("%q: %q around %q", in, pieces, records)
	}
	at := len(pieces[0])
	for i, record := range records {
		if next := `"` + record + `"` + pieces[i+1]; strings.HasPrefix(in[at:], next) {
			at += len(next)
			continue
		}
		skipped := strings.Index(in[at:], pieces[i+1])
		if skipped < 0 {
			t.Fatalf("%q: %q is not after %q", in, pieces[i+1], in[:at])
		}
		at += skipped + len(pieces[i+1])
	}
}

// FuzzTags: nothing of a file of games changes but SetUp, where the positions stay
// the same.
func FuzzTags(f *testing.F) {
	for _, text := range []string{
		"[FEN \"8/8\"]\r\n\r\ne4 *\r\n\r\n[A \"b\"] [FEN \"x\\\\\"]", "\ufeff\n{x}[fen \"\"]\n[FEN \"\"]\n\n\n; y", "[FEN x]\n% z\n[Variant \"?\"]",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if strings.Contains(strings.ToLower(in), "setup") {
			return
		}
		var first string
		for _, workers := range []int{1, 3} {
			var out bytes.Buffer
			work := func() stream.GameWork {
				return convert.NewTagging(convert.TaggingOptions{Work: func(*dialects.Dialect) (convert.Work, error) { return echo{}, nil }})
			}
			stats, err := stream.RunTags(&out, strings.NewReader(in), work, stream.Options{Workers: workers, OnError: stream.Keep, Numbered: true})
			if err != nil || stats.Lines != stats.Written+stats.Refused+stats.Passed {
				t.Fatalf("%q: %+v, %v", in, stats, err)
			}
			plain := strings.NewReplacer("\r\n[SetUp \"1\"]\r\n[", "[", "[SetUp \"1\"]\r\n", "", "[SetUp \"1\"]\n", "").Replace(out.String())
			if workers == 1 {
				first = out.String()
			}
			if strings.Count(out.String(), "[SetUp") == 0 && plain != in || len(withoutBreaks(plain)) != len(withoutBreaks(in)) || first != out.String() {
				t.Fatalf("%q becomes %q", in, out.String())
			}
		}
	})
}

// withoutBreaks leaves line ends out: SetUp brings one with it where the FEN tag is
// not the first of its line.
func withoutBreaks(text string) string { return strings.NewReplacer("\r", "", "\n", "").Replace(text) }
