package grammar_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

// benchedRules read the records of the benchmarks.
var benchedRules = grammar.NewRules(grammar.Config{Style: grammar.ShredderStyle, Form: grammar.FENForm})

func benchedTexts() []string { return workload.Records(workload.Chess960(1), 512, workload.Shredder) }

// BenchmarkScan reads a record by the scan, each time another one.
func BenchmarkScan(b *testing.B) {
	texts := benchedTexts()
	var rec ast.Record
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if !grammar.Scan(&rec, benchedRules, texts[i%len(texts)]) {
			b.Fatal("the scan leaves it")
		}
	}
}

// BenchmarkParse reads the same records by the grammar.
func BenchmarkParse(b *testing.B) {
	texts := benchedTexts()
	var rec ast.Record
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if found := grammar.Parse(&rec, benchedRules, texts[i%len(texts)]); found != nil {
			b.Fatal(found)
		}
	}
}

// longGame is a game of 200 plies with comments and variations.
func longGame() string {
	var b strings.Builder
	b.WriteString("[Event \"x\"]\n[FEN \"y\"]\n\n")
	for i := range 100 {
		fmt.Fprintf(&b, "%d. Nbxd2+ {a comment [%%clk 0:10:00]} (%d. e4 $1 e5) exd8=Q $2 ", i+1, i+1)
	}
	return b.String() + "1-0"
}

func BenchmarkParseMove(b *testing.B) {
	for _, text := range []string{"e4", "Nf3", "Nbxd2+", "exd8=Q+", "O-O", "e2e4"} {
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				grammar.ParseMove(nil, text)
			}
		})
	}
}

func BenchmarkParseGame(b *testing.B) {
	text := longGame()
	for b.Loop() {
		if game, found := grammar.ParseGame(nil, text); len(game.Moves) != 200 {
			b.Fatal(len(game.Moves), found)
		}
	}
}
