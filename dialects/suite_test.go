package dialects_test

import (
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the pages of docs")

// suite is a folder of testdata and who reads it.
type suite struct {
	folder  string
	dialect *dialects.Dialect
}

// suites are those of dialects in one variant or language; init adds a folder for each
// dialect, variant and language.
var suites = []suite{
	{"fen/chess", dialects.FEN.For(ast.Chess)},
	{"shredder/chess960", dialects.Shredder.For(ast.Chess960)},
	{"epd/3check", dialects.EPD.For(ast.ThreeCheck)},
	{"epd/crazyhouse", dialects.EPD.For(ast.Crazyhouse)},
	{"auto/es", in(dialects.Auto, languageNamed("es"))},
	{"url/3check", dialects.URL.For(ast.ThreeCheck)},
}

func init() {
	for _, d := range append(dialects.All(), dialects.Auto) {
		suites = append(suites, suite{d.Name, d})
	}
	for _, v := range ast.Variants {
		suites = append(suites, suite{"variants/" + v.Name, dialects.XFEN.For(v)})
	}
	for _, l := range readable() {
		suites = append(suites, suite{"forsyth/" + l.Tag, in(dialects.Forsyth, l)})
	}
	for _, tag := range []string{"pt", "es", "de", "ru", "x-figurine"} {
		suites = append(suites, suite{"pieces/" + tag, in(dialects.Pieces, languageNamed(tag))})
	}
}

// readable returns the languages in whose letters diagrams can be read.
func readable() []*ast.Letters {
	return slices.DeleteFunc(ast.Languages(), func(l *ast.Letters) bool {
		_, err := dialects.Forsyth.In(l)
		return err != nil
	})
}

func languageNamed(tag string) *ast.Letters {
	l, err := dialects.LettersNamed(tag)
	if err != nil {
		panic(err)
	}
	return l
}

// in returns a dialect in the letters of a language in which it can be read.
func in(d *dialects.Dialect, l *ast.Letters) *dialects.Dialect {
	named, err := d.In(l)
	if err != nil {
		panic(err)
	}
	return named
}

func testdata(folder string) fs.FS { return os.DirFS(filepath.Join("..", "testdata", folder)) }

func TestSuite(t *testing.T) {
	for _, s := range suites {
		t.Run(s.folder, func(t *testing.T) { dialecttest.Run(t, s.dialect, testdata(s.folder)) })
	}
}

// eachCase gives every record of testdata to a function, with its dialect.
func eachCase(t testing.TB, give func(d *dialects.Dialect, c dialecttest.Case, valid bool)) {
	t.Helper()
	for _, s := range suites {
		valid, err := dialecttest.Valid(testdata(s.folder))
		if err != nil {
			t.Fatal(err)
		}
		invalid, err := dialecttest.Invalid(testdata(s.folder))
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range valid {
			give(s.dialect, c, true)
		}
		for _, c := range invalid {
			give(s.dialect, c, false)
		}
	}
}

// TestInvalidRecordsPrevail asks for more invalid records than valid ones.
func TestInvalidRecordsPrevail(t *testing.T) {
	valid, invalid := map[string]int{}, map[string]int{}
	eachCase(t, func(d *dialects.Dialect, _ dialecttest.Case, isValid bool) {
		if isValid {
			valid[d.Name]++
		} else {
			invalid[d.Name]++
		}
	})
	for _, d := range append(dialects.All(), dialects.Auto) {
		if valid[d.Name] == 0 || valid[d.Name] >= invalid[d.Name] {
			t.Errorf("%v: %d valid records, %d invalid ones", d, valid[d.Name], invalid[d.Name])
		}
	}
}

// notInFiles are the codes that no file of testdata can show: they belong to
// streams and to what carries records in them (package stream tests those), to
// conversions and to the numbering of starts, or need a record of more bytes than a file should hold
// (TestLongRecords).
var notInFiles = map[ast.Code]bool{
	ast.NewlineMissing: true, ast.CannotNameRook: true, ast.NoLetterForMan: true, ast.NotAStart: true,
	ast.NotANumber: true, ast.BoardSize: true, ast.LettersCollide: true, ast.CannotGrant: true,
	ast.LineTooLong: true, ast.FieldLong: true,
	ast.RecordWrapped: true, ast.URLForm: true, ast.RecordsJoined: true, ast.FieldsUnparted: true, ast.LookAlikes: true, ast.DigitsAsLabels: true,
	ast.OtherNotation: true, ast.PageMissing: true, // testdata/mistakes has these
	ast.ColumnMissing: true, ast.QuoteOpen: true, ast.FieldAbsent: true,
	ast.OperationsContradict: true, ast.MateScore: true, // testdata/legal has these
	ast.PeerRefuses: true, ast.PeerDiffers: true, ast.PeerFlags: true, ast.PeerDrops: true, // package lint tests these
}

// TestEveryCodeHasACase asks for an invalid record for each code. Those about
// moves are shown where moves are read; few are found in EPD.
func TestEveryCodeHasACase(t *testing.T) {
	seen := map[ast.Code]bool{}
	eachCase(t, func(_ *dialects.Dialect, c dialecttest.Case, _ bool) {
		for _, f := range c.Findings {
			seen[f.Code] = true
		}
	})
	for _, code := range ast.AllCodes() {
		isNote := code.Severity(true) == ast.Info
		if want := !isNote && !notInFiles[code] && code.Level() < ast.LegalLevel; seen[code] != want && !code.IsAboutMoves() {
			t.Errorf("%v: in testdata %v, want %v", code, seen[code], want)
		}
	}
}

// TestLongRecords reads records beyond the limits of a field and of a record.
func TestLongRecords(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	long := strings.Repeat("K", 4097)
	tests := []struct {
		text, span string
		code       ast.Code
	}{
		{strings.Repeat("8/", 2049) + " w - - 0 1", "0-4098", ast.FieldLong},
		{start + " " + long + " - - 0 1", "44-4141", ast.FieldLong},
		{start + " w " + long + " - 0 1", "46-4143", ast.FieldLong},
		{start + " w KQkq " + long + " 0 1", "51-4148", ast.FieldLong},
		{start + " w KQkq - " + strings.Repeat("0", 4097) + " 1", "53-4150", ast.FieldLong},
		{start + " w KQkq - 0 1" + strings.Repeat(" ", 1<<20), "0-1048632", ast.LineTooLong},
	}
	for _, test := range tests {
		for _, d := range []*dialects.Dialect{dialects.FEN, dialects.XFEN, dialects.Shredder, dialects.Auto} {
			errs := d.Diagnose(test.text).Errors()
			if len(errs) != 1 || errs[0].Code != test.code || errs[0].Span.String() != test.span {
				t.Errorf("%v, %d bytes: %v, want %v at %s", d, len(test.text), errs, test.code, test.span)
			}
		}
	}
}

// TestParseIntoAllocatesNothing holds for every valid record with fields, and
// for diagrams in one line whose letters are named: what the scan takes.
func TestParseIntoAllocatesNothing(t *testing.T) {
	var rec ast.Record
	eachCase(t, func(d *dialects.Dialect, c dialecttest.Case, valid bool) {
		if !valid || !isScanned(d, c.Text) {
			return
		}
		allocs := testing.AllocsPerRun(20, func() {
			if err := d.ParseInto(&rec, c.Text); err != nil {
				t.Fatal(err)
			}
		})
		if allocs != 0 {
			t.Errorf("%v: %v allocations for %q", d, allocs, c.Text)
		}
	})
}

func isScanned(d *dialects.Dialect, text string) bool {
	if d.Layout() == ast.DiagramLayout {
		return d.Letters() != nil && !strings.Contains(text, "\n")
	}
	rec := d.MustParse(text)
	return rec.Layout == ast.FieldsLayout && rec.Source == ""
}

// TestGrammars compares docs/grammar with the grammars; -update rewrites it.
func TestGrammars(t *testing.T) {
	texts := map[string]string{"moves.ebnf": grammar.MovesEBNF()}
	for _, d := range dialects.All() {
		texts[d.Name+".ebnf"] = d.EBNF()
	}
	for name, text := range texts {
		checkPage(t, filepath.Join("grammar", name), text+"\n")
	}
	files, err := filepath.Glob("../docs/grammar/*.ebnf")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if texts[filepath.Base(file)] == "" {
			t.Errorf("%s: there is no such dialect", file)
		}
	}
}

// checkPage compares a page of docs with what is made of the code.
func checkPage(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("..", "docs", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("%s (-file +code):\n%s", path, diff)
	}
}
