package dialects_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/testdata/bench/workload"
)

// benched is a kind of record, and who reads and writes it.
type benched struct {
	name    string
	dialect *dialects.Dialect
	source  workload.Source
	form    workload.Form
}

func benchedKinds(tb testing.TB) []benched {
	capablanca, _ := ast.VariantNamed("capablanca")
	return []benched{
		{"fen", dialects.FEN, workload.Standard(1), workload.XFEN},
		{"shredder", dialects.Shredder, workload.Chess960(1), workload.Shredder},
		{"xfen", dialects.XFEN, workload.Chess960(1), workload.XFEN},
		{"auto", dialects.Auto, workload.Chess960(1), workload.Shredder},
		{"epd", dialects.EPD, workload.Chess960(1), workload.EPD},
		{"crazyhouse", dialects.XFEN.For(ast.Crazyhouse), workload.Variant(ast.Crazyhouse, 1), workload.XFEN},
		{"3check", dialects.XFEN.For(ast.ThreeCheck), workload.Variant(ast.ThreeCheck, 1), workload.XFEN},
		{"capablanca", dialects.XFEN.For(capablanca), workload.Capablanca(1), workload.XFEN},
		{"forsyth", portuguese(tb), workload.Chess960(1), workload.Forsyth},
	}
}

func portuguese(tb testing.TB) *dialects.Dialect {
	letters, err := dialects.LettersNamed("pt")
	if err != nil {
		tb.Fatal(err)
	}
	d, err := dialects.Forsyth.In(letters)
	if err != nil {
		tb.Fatal(err)
	}
	return d
}

// records are so many that nothing learns them by heart, and so few that they stay
// in the cache.
func (k *benched) records() []string { return workload.Records(k.source, 512, k.form) }

// parsed are the records as trees.
func (k *benched) parsed() []ast.Record {
	texts := k.records()
	records := make([]ast.Record, len(texts))
	for i, text := range texts {
		records[i] = k.dialect.MustParse(text)
	}
	return records
}

// BenchmarkParseInto reads a record, each time another one.
func BenchmarkParseInto(b *testing.B) {
	for _, kind := range benchedKinds(b) {
		b.Run(kind.name, func(b *testing.B) {
			texts := kind.records()
			var rec ast.Record
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if err := kind.dialect.ParseInto(&rec, texts[i%len(texts)]); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkAppend writes a record from its tree, each time another one.
func BenchmarkAppend(b *testing.B) {
	for _, kind := range benchedKinds(b) {
		if kind.dialect == dialects.Auto {
			continue // it only reads
		}
		b.Run(kind.name, func(b *testing.B) {
			records := kind.parsed()
			var dst []byte
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				var err error
				if dst, err = kind.dialect.Append(dst[:0], &records[i%len(records)]); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestBenchedKindsAllocateNothing holds for reading and for writing: one run goes
// over all records, so that one allocation among them counts.
func TestBenchedKindsAllocateNothing(t *testing.T) {
	for _, kind := range benchedKinds(t) {
		texts, records := kind.records(), kind.parsed()
		var rec ast.Record
		reading := testing.AllocsPerRun(3, func() {
			for _, text := range texts {
				if err := kind.dialect.ParseInto(&rec, text); err != nil {
					t.Fatal(text, err)
				}
			}
		})
		if reading != 0 {
			t.Errorf("%s: %v allocations in reading %d records", kind.name, reading, len(texts))
		}
		if kind.dialect == dialects.Auto {
			continue
		}
		dst := make([]byte, 0, 1024)
		writing := testing.AllocsPerRun(3, func() {
			for i := range records {
				if _, err := kind.dialect.Append(dst, &records[i]); err != nil {
					t.Fatal(records[i].Text, err)
				}
			}
		})
		if writing != 0 {
			t.Errorf("%s: %v allocations in writing %d records", kind.name, writing, len(records))
		}
	}
}

// faulty is a record with a fault in it.
func faulty(f *workload.Fault) string {
	return string(f.Of([]byte("rnbqkb1r/pp1p1ppp/4pn2/2pP4/2P1P3/2N5/PP3PPP/R1BQKBNR b HAha e3 0 5")))
}

// BenchmarkRefuse reads a record that is wrong, of which the errors are told.
func BenchmarkRefuse(b *testing.B) {
	for _, fault := range workload.Faults {
		b.Run(fault.Code.String(), func(b *testing.B) {
			text := faulty(&fault)
			var rec ast.Record
			b.ReportAllocs()
			for b.Loop() {
				if dialects.Shredder.ParseInto(&rec, text) == nil {
					b.Fatal("nothing wrong")
				}
			}
		})
	}
}

// BenchmarkDiagnose finds all that there is to say of a wrong record.
func BenchmarkDiagnose(b *testing.B) {
	text := faulty(&workload.Faults[0])
	b.ReportAllocs()
	for b.Loop() {
		if dialects.Shredder.Diagnose(text) == nil {
			b.Fatal("nothing wrong")
		}
	}
}
