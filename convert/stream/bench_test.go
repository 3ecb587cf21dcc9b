package stream_test

import (
	"bytes"
	"io"
	"os"
	"strconv"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/stream"
)

// BenchmarkConvert carries a million Shredder-FEN lines to X-FEN.
func BenchmarkConvert(b *testing.B) {
	book, err := os.ReadFile("../../testdata/books/mixed.shredder.epd")
	if err != nil {
		b.Fatal(err)
	}
	const million = 1_000_000
	in := bytes.Repeat(book, million/lines(book)+1)
	in = in[:lineStart(in, million)]
	for _, workers := range []int{1, 2} {
		b.Run("workers="+strconv.Itoa(workers), func(b *testing.B) {
			b.SetBytes(int64(len(in)))
			for b.Loop() {
				stats, err := stream.Run(io.Discard, bytes.NewReader(in), toXFEN(), stream.Options{Workers: workers})
				if err != nil || stats.Lines != million || stats.Refused > 0 {
					b.Fatal(stats, err)
				}
			}
			b.ReportMetric(million*float64(b.N)/b.Elapsed().Seconds(), "lines/s")
		})
	}
}

// lineStart returns the offset of the line with a number, from 0.
func lineStart(data []byte, number int) int {
	at := 0
	for range number {
		at += bytes.IndexByte(data[at:], '\n') + 1
	}
	return at
}
