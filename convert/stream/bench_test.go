package stream_test

import (
	"bytes"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

// benchLines are so many that two workers have enough of them.
const benchLines = 50_000

// benchWork is what is converted in the benchmarks, and what must come out.
type benchWork struct {
	name string
	convert.Options
	source   workload.Source
	from, to workload.Form
}

func benchWorks(tb testing.TB) []benchWork {
	capablanca, _ := ast.VariantNamed("capablanca")
	chess960 := workload.Chess960(1)
	into := func(v *ast.Variant) convert.Options {
		return convert.Options{From: dialects.Auto.For(v), To: dialects.XFEN}
	}
	legal := convert.Options{To: dialects.XFEN, EnPassant: convert.LegalEnPassant}
	ofEPD := convert.Options{To: dialects.XFEN, Form: grammar.FENForm}
	diagrams := convert.Options{From: inLetters(tb, dialects.Forsyth, "pt"), To: dialects.FEN}
	return []benchWork{
		{"shredder", into(nil), chess960, workload.Shredder, workload.XFEN},
		{"ep-legal", legal, chess960, workload.Shredder, workload.LegalXFEN},
		{"epd", ofEPD, chess960, workload.EPD, workload.OfEPD},
		{"forsyth", diagrams, chess960, workload.Forsyth, workload.OfForsyth},
		{"crazyhouse", into(ast.Crazyhouse), workload.Variant(ast.Crazyhouse, 1), workload.Shredder, workload.XFEN},
		{"3check", into(ast.ThreeCheck), workload.Variant(ast.ThreeCheck, 1), workload.Shredder, workload.XFEN},
		{"capablanca", into(capablanca), workload.Capablanca(1), workload.Shredder, workload.XFEN},
	}
}

// TestWorkload holds conversions to the answers that the workload has of its own, and
// checks that nothing is found in it but in the lines that it makes wrong.
func TestWorkload(t *testing.T) {
	const n = 20_000
	for _, work := range benchWorks(t) {
		in, want := workload.Lines(work.source, n, work.from), workload.Lines(work.source, n, work.to)
		var out bytes.Buffer
		stats, err := stream.Run(&out, bytes.NewReader(in), converter(work.Options), stream.Options{})
		if err != nil || stats.Written != n || !bytes.Equal(out.Bytes(), want) {
			t.Errorf("%s: %d written, %v; the output is the answer: %v", work.name, stats.Written, err, bytes.Equal(out.Bytes(), want))
		}
	}
	in := workload.Lines(workload.Chess960(1), n, workload.Shredder)
	stats, err := stream.Check(io.Discard, bytes.NewReader(in), checker(t, convert.CheckOptions{}), stream.Options{})
	if err != nil || stats.Written != n || len(stats.Codes) > 0 {
		t.Errorf("check: %+v, %v", stats, err)
	}
	in = workload.Lines(workload.Chess960(1), n, workload.Faulty)
	stats, err = stream.Run(io.Discard, bytes.NewReader(in), toXFEN(), stream.Options{})
	if err != nil || stats.Refused != n/workload.OneIn {
		t.Errorf("%d refused, want %d; %v", stats.Refused, n/workload.OneIn, err)
	}
	for i, fault := range workload.Faults {
		want := (n/workload.OneIn + len(workload.Faults) - 1 - i) / len(workload.Faults)
		if got := stats.Refusals[fault.Code]; got != want {
			t.Errorf("%d refused by %v, want %d", got, fault.Code, want)
		}
	}
}

// measure carries an input again and again, and tells bytes a second and time a line.
func measure(b *testing.B, in []byte, carry func(r io.Reader) (stream.Stats, error)) {
	b.SetBytes(int64(len(in)))
	b.ReportAllocs()
	count := bytes.Count(in, []byte{'\n'})
	for b.Loop() {
		stats, err := carry(bytes.NewReader(in))
		if err != nil || stats.Lines != count {
			b.Fatal(stats, err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(count), "ns/line")
}

// run is measure of a conversion by so many workers.
func run(b *testing.B, in []byte, o convert.Options, options stream.Options) {
	c := converter(o)
	measure(b, in, func(r io.Reader) (stream.Stats, error) { return stream.Run(io.Discard, r, c, options) })
}

// BenchmarkConvert converts positions of random play.
func BenchmarkConvert(b *testing.B) {
	for _, work := range benchWorks(b) {
		b.Run(work.name, func(b *testing.B) {
			in := workload.Lines(work.source, benchLines, work.from)
			for _, workers := range []int{1, 2} {
				b.Run("workers="+strconv.Itoa(workers), func(b *testing.B) {
					run(b, in, work.Options, stream.Options{Workers: workers})
				})
			}
		})
	}
}

// BenchmarkRefuse converts lines one in ten of which is refused, unnamed and named.
func BenchmarkRefuse(b *testing.B) {
	in := workload.Lines(workload.Chess960(1), benchLines/10, workload.Faulty)
	quiet := stream.Options{Workers: 1}
	named := quiet
	named.Report, named.Render = io.Discard, listed
	b.Run("quiet", func(b *testing.B) { run(b, in, convert.Options{To: dialects.XFEN}, quiet) })
	b.Run("named", func(b *testing.B) { run(b, in, convert.Options{To: dialects.XFEN}, named) })
}

// BenchmarkFindLetters converts diagrams in letters that are not named.
func BenchmarkFindLetters(b *testing.B) {
	in := workload.Lines(workload.Chess960(1), benchLines/10, workload.Forsyth)
	run(b, in, convert.Options{To: dialects.FEN}, stream.Options{Workers: 1})
}

// BenchmarkShogi converts records of shogi to SFEN.
func BenchmarkShogi(b *testing.B) {
	const line = "1nsgkgsnl/lr5b1/ppppppppp/9/1P7/9/P1PPPPPPP/1B5R1/LNSGKGSNL[] b 3 2\n"
	in := bytes.Repeat([]byte(line), benchLines)
	run(b, in, convert.Options{From: dialects.Auto.For(ast.Shogi), To: dialects.SFEN}, stream.Options{Workers: 1})
}

// BenchmarkUnique is BenchmarkConvert of a choice, of lines most of which repeat.
func BenchmarkUnique(b *testing.B) {
	in := bytes.Repeat(workload.Lines(workload.Chess960(1), benchLines/100, workload.Shredder), 100)
	run(b, in, convert.Options{To: dialects.XFEN}, stream.Options{Workers: 1, Choice: &stream.Choice{Unique: true}})
}

// BenchmarkCheck checks positions of random play at each level.
func BenchmarkCheck(b *testing.B) {
	in := workload.Lines(workload.Chess960(1), benchLines, workload.Shredder)
	for _, level := range []ast.Level{ast.SyntaxLevel, ast.ConsistentLevel, ast.LegalLevel, ast.SuspiciousLevel} {
		b.Run(level.String(), func(b *testing.B) {
			c := checker(b, convert.CheckOptions{Level: level})
			measure(b, in, func(r io.Reader) (stream.Stats, error) {
				return stream.Check(io.Discard, r, c, stream.Options{Workers: 1})
			})
		})
	}
}

// benchFEN is the record in the benchmarks of what holds records.
const benchFEN = "r3k2r/1p3k2/p1bPR3/5p2/2B2P1p/8/PP4P1/R3K2R w HA - 0 1"

// BenchmarkCarriers converts records in rows as Lichess publishes them.
func BenchmarkCarriers(b *testing.B) {
	for _, carrier := range []struct {
		name, row string
		stream.Carrier
	}{
		{"csv", "00008," + benchFEN + ",f2g3 e6e7 b2b1,1798,75,95,2628,crushing,https://lichess.org/787zsVup/black#48,\n", stream.CSV("2")},
		{"csv-quoted", "00008,\"" + benchFEN + "\",\"f2g3, e6e7\",1798,75,95,2628,crushing,\n", stream.CSV("2")},
		{"jsonl", `{"fen":"` + benchFEN + `","evals":[{"pvs":[{"cp":69,"line":"f7g7 e6e2 h8d8"}],"knodes":4189972,"depth":46}]}` + "\n", stream.JSONL("fen")},
	} {
		b.Run(carrier.name, func(b *testing.B) {
			in := bytes.Repeat([]byte(carrier.row), benchLines)
			run(b, in, convert.Options{To: dialects.XFEN}, stream.Options{Workers: 1, Carrier: carrier.Carrier})
		})
	}
}

// BenchmarkTags converts the FEN tags of games of PGN; a game has six lines.
func BenchmarkTags(b *testing.B) {
	game := "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"" + benchFEN + "\"]\n\n1. e4 e5 2. Nf3 *\n\n"
	in := []byte(strings.Repeat(game, benchLines/10))
	measure(b, in, func(r io.Reader) (stream.Stats, error) {
		return stream.RunTags(io.Discard, r, tagsTo(dialects.XFEN), stream.Options{Workers: 1})
	})
}

func inLetters(tb testing.TB, d *dialects.Dialect, tag string) *dialects.Dialect {
	tb.Helper()
	letters, err := dialects.LettersNamed(tag)
	if err != nil {
		tb.Fatal(err)
	}
	from, err := d.In(letters)
	if err != nil {
		tb.Fatal(err)
	}
	return from
}
