package convert_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// report is a record of a public bug report, with its right value.
type report struct {
	id, sure, dialect, variant, verdict, text, canonical string
}

func reports(t *testing.T) (all []report) {
	t.Helper()
	data, err := os.ReadFile("../testdata/cases/reports.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if line[0] == '#' {
			continue
		}
		text, err := strconv.Unquote(f[5])
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		all = append(all, report{f[0], f[1], f[2], f[3], f[4], text, f[6]})
	}
	return all
}

// reader returns the dialect that the tolerant reader takes a record for.
func (r *report) reader() *dialects.Dialect {
	if v, ok := ast.VariantNamed(r.variant); ok {
		return dialects.Auto.For(v)
	}
	return dialects.Auto
}

// isStrict reports whether the source of a dialect has the record as it is: a FEN in any
// castling letters, those of standard FEN alone in orthodox chess.
func (r *report) isStrict() bool {
	readers := []*dialects.Dialect{dialects.FEN, dialects.XFEN, dialects.Shredder}
	switch {
	case r.dialect == "epd":
		readers = []*dialects.Dialect{dialects.EPD}
	case r.variant == "chess":
		readers = readers[:1]
	}
	for _, d := range readers {
		if _, err := d.For(r.reader().Variant()).Strict().Parse(r.text); err == nil {
			return true
		}
	}
	return false
}

// judge returns the verdict on a record.
func (r *report) judge(t *testing.T) string {
	t.Helper()
	var rec ast.Record
	isIllegal := false
	for _, d := range checker(t, convert.CheckOptions{From: r.reader()}).Check(&rec, r.text) {
		switch {
		case d.Level() == ast.LegalLevel && (d.Severity == ast.Error || d.Code.IsProof()):
			isIllegal = isIllegal || !warnedOf.Has(d.Code)
		case d.Severity == ast.Error:
			return "reject"
		}
	}
	switch {
	case isIllegal:
		return "accept-illegal"
	case r.isStrict():
		return "accept"
	}
	return "lenient"
}

// written lists what is made of a record: converted, repaired and formatted.
func (r *report) written(t *testing.T) (all []string) {
	t.Helper()
	fixer, err := convert.NewFixer(convert.FixOptions{CheckOptions: convert.CheckOptions{From: r.reader(), Level: ast.ConsistentLevel}})
	if err != nil {
		t.Fatal(err)
	}
	f, err := convert.NewFormatter(r.reader())
	if err != nil {
		t.Fatal(err)
	}
	var rec ast.Record
	fixed := fixer.Fix(&rec, r.text).Text
	if r.dialect == "epd" {
		formatted, _, err := f.Append(nil, &rec, fixed)
		if err != nil {
			t.Error(err)
		}
		return []string{fixed, string(formatted)}
	}
	for _, text := range []string{r.text, fixed} {
		out, _, err := convert.Text(text, convert.Options{From: r.reader(), To: dialects.XFEN, Form: grammar.FENForm, Checks: convert.RemainingChecks})
		if err != nil {
			t.Error(err)
		}
		all = append(all, out)
	}
	return all
}

// warnedOf are proofs of which a report has a warning beside the verdict accept.
var warnedOf = ast.CodesOf(ast.ClockBeyondGame)

// differs says why a record is not taken as a report has it, by what is made of it.
var differs = map[string]string{
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 3+3 accept": "decisions, Variants: either place",
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 accept":     "decisions, Variants: without counts it is 3+3",

	"rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR/P b KQkq - 0 2 lenient":         "the ninth rank is a leniency: brackets are written",
	"r2q1rk1/pp2bb1p/2pp2pK/7N/3pPR1P/1B1P2p1/PPPq4/R7/PPBNNN b - - 49 25 lenient": "the same",

	"nr1kqrbn/pbpppppp/1p6/8/8/1P6/PBPPPPPP/NR1KQRBN w BFbf - 0 1 accept-illegal": "two bishops on dark squares, which no start has",

	"kb6/8/8/8/8/8/8/K1B6 w - - 0 1 reject": "the first rank has nine squares",
	"kb6/8/8/8/8/8/8/KB7 w - - 0 1 reject":  "the same",

	"ln2k2nl/9/+p+p+p+p+p+p+p+p+p/9/9/9/PPPPPPPPP/1+B5+R1/LNSGKGSNL[-] w - - 0 1 lenient": "the dash is a leniency: empty brackets are written",

	"rnbqkmcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR w KQkq - 0 1 reject": "the letters of one site, in which M is the archbishop, are not read",

	"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 accept-illegal": "the kings face each other (notations 8.3); the test is about material",

	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0+3 0 1 accept-illegal": "White had won before the last move; the report is about the text",

	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1": "racing kings has no castling: the letters are dropped, as in antichess",
}

// TestReports takes the records of public bug reports as the reports are answered; those
// that are disputed are shown by no verdict here.
func TestReports(t *testing.T) {
	agree, disagree := 0, 0
	for _, r := range reports(t) {
		if r.sure == "disputed" {
			continue
		}
		is, got := true, r.judge(t)
		if got != r.verdict {
			is = false
			if differs[r.text+" "+got] == "" {
				t.Errorf("%s (%s): %s: %s, want %s", r.id, r.sure, r.text, got, r.verdict)
			}
		}
		if got != "reject" && r.verdict != "reject" && r.canonical != "-" {
			if out := r.written(t); !slices.Contains(out, r.canonical) {
				is = false
				if differs[out[0]] == "" {
					t.Errorf("%s (%s): %s: written %q, want\n%s", r.id, r.sure, r.text, out, r.canonical)
				}
			}
		}
		if is {
			agree++
		} else {
			disagree++
		}
	}
	t.Logf("%d records are as reported, %d not", agree, disagree)
}

// TestInvalid takes the records that the tests of two programs call valid or invalid as
// they do: what is valid has no error, and what is invalid has one for a strict reader.
// Variants that are not known here are counted.
func TestInvalid(t *testing.T) {
	files, _ := filepath.Glob("../../shared/corpora/fen/invalid/*.tsv")
	if len(files) == 0 {
		t.Skip("SKIPPED: no collection of real files beside the project")
	}
	agree, unknown := 0, 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			f := strings.Split(line, "\t")
			v, ok := ast.VariantNamed(f[1])
			if !ok {
				unknown++
				continue
			}
			r := report{variant: v.Name, text: f[2], dialect: "fen"}
			got := r.judge(t)
			isValid := got == "accept" || got == "lenient" && f[0] == "valid"
			switch {
			case isValid == (f[0] == "valid"):
				agree++
			case differs[f[2]+" "+got] == "":
				t.Errorf("%s: %s %s: %s, want %s (%s)", filepath.Base(file), v.Name, f[2], got, f[0], f[3])
			}
		}
	}
	t.Logf("%d agree, %d of other variants", agree, unknown)
}

// TestReportedMoves plays moves in the letters of a language: reports c049.
func TestReportedMoves(t *testing.T) {
	for _, test := range []struct{ letters, moves, after string }{
		{
			"hu", "1.e4 e5 2.Hf3 Hc6 3.Fb5 a6 4.Fa4 Hf6 5.0-0 Fe7 6.Be1 b5 7.Fb3 0-0 8.a4 b4 9.d3 d6 10.Hbd2",
			"r1bq1rk1/2p1bppp/p1np1n2/4p3/Pp2P3/1B1P1N2/1PPN1PPP/R1BQR1K1 b - - 1 10",
		},
		{"de", "Sf3", "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"},
	} {
		letters, err := dialects.LettersNamed(test.letters)
		if err != nil {
			t.Fatal(err)
		}
		player, err := convert.NewPlayer(convert.PlayOptions{Letters: letters})
		if err != nil {
			t.Fatal(err)
		}
		start, err := player.StartOf(ast.Chess)
		if err != nil {
			t.Fatal(err)
		}
		line, found := player.Line(&start, test.moves)
		if found.Err() != nil {
			t.Errorf("%s: %v", test.moves, found)
			continue
		}
		state := line.Last()
		last, _, err := player.AppendPosition(nil, &state, nil)
		if err != nil {
			t.Fatal(err)
		}
		if string(last) != test.after {
			t.Errorf("%s: %s, want %s", test.moves, last, test.after)
		}
	}
}

// TestReportedAddresses repairs records as web addresses have them: reports c041.
func TestReportedAddresses(t *testing.T) {
	const after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
	for _, test := range []struct {
		v               *ast.Variant
		text, canonical string
	}{
		{nil, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_-", after},
		{nil, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR%20b%20KQkq%20-", after},
		{
			nil, "rnbqkb1r%2Fpp2pppp%2F2p2n2%2F3P4%2F8%2F2N5%2FPPPP1PPP%2FR1BQKBNR+w+KQkq+-+0+4",
			"rnbqkb1r/pp2pppp/2p2n2/3P4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 4",
		},
		{
			ast.ThreeCheck, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1_+0+0",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
		},
	} {
		read := dialects.Auto.For(test.v)
		var rec ast.Record
		fixed := fixer(t, convert.FixOptions{CheckOptions: convert.CheckOptions{From: read}}).Fix(&rec, test.text)
		out, _, err := convert.Text(fixed.Text, convert.Options{From: read, To: dialects.XFEN, Form: grammar.FENForm, Checks: convert.RemainingChecks})
		if err != nil || out != test.canonical {
			t.Errorf("%s: %s, %v, want %s", test.text, out, err, test.canonical)
		}
	}
}
