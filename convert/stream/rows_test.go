package stream_test

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
)

func TestRowsEach(t *testing.T) {
	const a, b = "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/7K b - - 0 1"
	long := strings.Repeat("x", grammar.MaxRecord+1)
	for _, test := range []struct {
		name    string
		in      string
		carrier stream.Carrier
		want    []string
	}{
		{"lines", "# a\n\n" + a + "\r\n%\n" + b, stream.Carrier{}, []string{"3 " + a + "\r", "5 " + b}},
		{"nothing", "\n# a\n", stream.Carrier{}, nil},
		{"a diagram of lines", "1R6\n8\n8\n8\n8\n8\n8\nk6K\n\n" + a + "\n", stream.Carrier{}, []string{"1 1R6\n8\n8\n8\n8\n8\n8\nk6K", "10 " + a}},
		{"a long line", a + "\n" + long + "\n" + b + "\n", stream.Carrier{}, []string{"1 " + a, "2 line-too-long", "3 " + b}},
		{"a table", "n,fen\n1," + a + "\n2\n3," + b + "\n", stream.CSV("fen"), []string{"2 " + a, "3 column-missing", "4 " + b}},
		{"objects", `{"fen":"` + a + `"}` + "\n{}\n", stream.JSONL("fen"), []string{"1 " + a, "2 field-absent"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, r := range []io.Reader{strings.NewReader(test.in), iotest.HalfReader(strings.NewReader(test.in))} {
				var got []string
				for row, err := range stream.Rows(r, dialects.Auto, test.carrier) {
					if err != nil {
						t.Fatal(err)
					}
					what := row.Text
					if row.Fault != nil {
						what = row.Fault[0].Code.String()
					}
					got = append(got, fmt.Sprint(row.Line, " ", what))
				}
				if !slices.Equal(got, test.want) {
					t.Errorf("%q, want %q", got, test.want)
				}
			}
		})
	}
}

// TestRowsEnd stops before the end, and at an error of the reader.
func TestRowsEnd(t *testing.T) {
	in := strings.Repeat("8/8/8/8/8/8/8/8 w - - 0 1\n", 3)
	n := 0
	for range stream.Rows(strings.NewReader(in), dialects.Auto, stream.Carrier{}) {
		if n++; n == 2 {
			break
		}
	}
	broken := io.MultiReader(strings.NewReader(in), iotest.ErrReader(io.ErrClosedPipe))
	var last error
	rows := 0
	for _, err := range stream.Rows(broken, dialects.Auto, stream.Carrier{}) {
		if last = err; err == nil {
			rows++
		}
	}
	if n != 2 || rows != 3 || last != io.ErrClosedPipe {
		t.Errorf("%d, %d rows, %v", n, rows, last)
	}
}
