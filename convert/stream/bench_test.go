package stream_test

import (
	"bytes"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
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

// BenchmarkForsyth carries a column in Portuguese letters to FEN: by a reader
// that knows the letters, and by one that has to find them.
func BenchmarkForsyth(b *testing.B) {
	const many = 10_000
	in := bytes.Repeat([]byte(diagramOne), many)
	for name, from := range map[string]*dialects.Dialect{"named": inLetters(b, "pt"), "found": dialects.Auto} {
		b.Run("letters="+name, func(b *testing.B) {
			c := converter(convert.Options{From: from, To: dialects.FEN})
			for b.Loop() {
				stats, err := stream.Run(io.Discard, bytes.NewReader(in), c, stream.Options{Workers: 1})
				if err != nil || stats.Written != many {
					b.Fatal(stats, err)
				}
			}
			b.ReportMetric(many*float64(b.N)/b.Elapsed().Seconds(), "lines/s")
		})
	}
}

// BenchmarkVariants carries records of other boards: of ten files with rights to
// Shredder-FEN, of shogi to SFEN.
func BenchmarkVariants(b *testing.B) {
	const many = 10_000
	for _, game := range []struct {
		name, line string
		to         *dialects.Dialect
	}{
		{"capablanca", "r1abqkbcnr/ppppppppCp/2n7/10/10/10/PPPPPPPPPP/RNABQKB1NR b KQkq - 0 2\n", dialects.Shredder},
		{"shogi", "1nsgkgsnl/lr5b1/ppppppppp/9/1P7/9/P1PPPPPPP/1B5R1/LNSGKGSNL[] b 3 2\n", dialects.SFEN},
	} {
		b.Run(game.name, func(b *testing.B) {
			in := []byte(strings.Repeat(game.line, many))
			v, _ := ast.VariantNamed(game.name)
			c := converter(convert.Options{From: dialects.Auto.For(v), To: game.to})
			for b.Loop() {
				stats, err := stream.Run(io.Discard, bytes.NewReader(in), c, stream.Options{Workers: 1})
				if err != nil || stats.Written != many {
					b.Fatal(stats, err)
				}
			}
			b.ReportMetric(many*float64(b.N)/b.Elapsed().Seconds(), "lines/s")
		})
	}
}

func inLetters(tb testing.TB, tag string) *dialects.Dialect {
	letters, err := dialects.LettersNamed(tag)
	if err != nil {
		tb.Fatal(err)
	}
	from, err := dialects.Auto.In(letters)
	if err != nil {
		tb.Fatal(err)
	}
	return from
}

// BenchmarkEnPassant carries a book to X-FEN with legal en passant squares.
func BenchmarkEnPassant(b *testing.B) {
	book, err := os.ReadFile("../../testdata/books/mixed.shredder.epd")
	if err != nil {
		b.Fatal(err)
	}
	const many = 200_000
	in := bytes.Repeat(book, many/lines(book)+1)
	in = in[:lineStart(in, many)]
	c := converter(convert.Options{To: dialects.XFEN, EnPassant: convert.LegalEnPassant})
	for b.Loop() {
		stats, err := stream.Run(io.Discard, bytes.NewReader(in), c, stream.Options{Workers: 1})
		if err != nil || stats.Lines != many || stats.Refused > 0 {
			b.Fatal(stats, err)
		}
	}
	b.ReportMetric(many*float64(b.N)/b.Elapsed().Seconds(), "lines/s")
}

// BenchmarkCarriers carries 200 thousand records in rows as Lichess publishes them,
// and in the tags of games.
func BenchmarkCarriers(b *testing.B) {
	const many = 200_000
	const fen = "r3k2r/1p3k2/p1bPR3/5p2/2B2P1p/8/PP4P1/R3K2R w HA - 0 1"
	for _, carrier := range []struct {
		name, row string
		stream.Carrier
	}{
		{"csv", "00008," + fen + ",f2g3 e6e7 b2b1,1798,75,95,2628,crushing,https://lichess.org/787zsVup/black#48,\n", stream.CSV("2")},
		{"csv quoted", "00008,\"" + fen + "\",\"f2g3, e6e7\",1798,75,95,2628,crushing,\n", stream.CSV("2")},
		{"jsonl", `{"fen":"` + fen + `","evals":[{"pvs":[{"cp":69,"line":"f7g7 e6e2 h8d8"}],"knodes":4189972,"depth":46}]}` + "\n", stream.JSONL("fen")},
	} {
		in := strings.Repeat(carrier.row, many)
		b.Run(carrier.name, func(b *testing.B) {
			b.SetBytes(int64(len(in)))
			for b.Loop() {
				stats, err := stream.Run(io.Discard, strings.NewReader(in), toXFEN(), stream.Options{Workers: 1, Carrier: carrier.Carrier})
				if err != nil || stats.Written != many {
					b.Fatal(stats, err)
				}
			}
			b.ReportMetric(many*float64(b.N)/b.Elapsed().Seconds(), "rows/s")
		})
	}
	in := strings.Repeat("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \""+fen+"\"]\n\n1. e4 e5 2. Nf3 *\n\n", many/10)
	b.Run("pgn", func(b *testing.B) {
		b.SetBytes(int64(len(in)))
		for b.Loop() {
			stats, err := stream.RunTags(io.Discard, strings.NewReader(in), tagsTo(dialects.XFEN), stream.Options{Workers: 1})
			if err != nil || stats.Refused > 0 {
				b.Fatal(stats, err)
			}
		}
		b.ReportMetric(many/10*float64(b.N)/b.Elapsed().Seconds(), "games/s")
	})
}

// BenchmarkCheck checks a million lines in which nothing is found.
func BenchmarkCheck(b *testing.B) {
	const million = 1_000_000
	in := bytes.Repeat([]byte("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\n"), million)
	c := checker(b, convert.CheckOptions{})
	b.SetBytes(int64(len(in)))
	for b.Loop() {
		stats, err := stream.Check(io.Discard, bytes.NewReader(in), c, stream.Options{Workers: 1})
		if err != nil || stats.Written != million {
			b.Fatal(stats, err)
		}
	}
	b.ReportMetric(million*float64(b.N)/b.Elapsed().Seconds(), "lines/s")
}

// BenchmarkEPD carries lines of EPD with three operations to FEN.
func BenchmarkEPD(b *testing.B) {
	const many = 200_000
	const line = `r1b2rk1/1p1nbppp/pq1p4/3B4/P2NP3/2N1p3/1PP3PP/R2Q1R1K w - - bm Rxf7; id "arasan2024.2"; c0 "Van der Wiel-Ribli, IBM Amsterdam 1980";` + "\n"
	in := strings.Repeat(line, many)
	c := converter(convert.Options{To: dialects.FEN})
	b.SetBytes(int64(len(in)))
	for b.Loop() {
		stats, err := stream.Run(io.Discard, strings.NewReader(in), c, stream.Options{Workers: 1})
		if err != nil || stats.Written != many {
			b.Fatal(stats, err)
		}
	}
	b.ReportMetric(many*float64(b.N)/b.Elapsed().Seconds(), "lines/s")
}
