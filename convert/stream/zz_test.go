package stream_test

import (
	"bytes"
	"io"
	"os"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
)

func BenchmarkZZStream(b *testing.B) {
	data, _ := os.ReadFile("/tmp/wl/c960-shredder.fen")
	data = data[:32<<20]
	data = data[:bytes.LastIndexByte(data, '\n')+1]
	n := bytes.Count(data, []byte{'\n'})
	c, _ := convert.New(convert.Options{To: dialects.XFEN})
	_ = n
	for i := 0; i < b.N; i++ {
		stream.Run(io.Discard, bytes.NewReader(data), c, stream.Options{Workers: 1})
	}
}
