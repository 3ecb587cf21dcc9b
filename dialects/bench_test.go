package dialects_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

const benchText = "rnbqkb1r/pp1p1ppp/4pn2/2pP4/2P1P3/2N5/PP3PPP/R1BQKBNR b KQkq e3 0 5"

func BenchmarkParseInto(b *testing.B) {
	var rec ast.Record
	b.ReportAllocs()
	for b.Loop() {
		if err := dialects.FEN.ParseInto(&rec, benchText); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAppend(b *testing.B) {
	rec := dialects.FEN.MustParse(benchText)
	var buf []byte
	b.ReportAllocs()
	for b.Loop() {
		var err error
		if buf, err = dialects.Shredder.Append(buf[:0], &rec); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDiagnose(b *testing.B) {
	wrong := benchText[:40] + "9" + benchText[41:]
	for b.Loop() {
		if dialects.FEN.Diagnose(wrong) == nil {
			b.Fatal("nothing wrong")
		}
	}
}
