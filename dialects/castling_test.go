package dialects_test

import (
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// castlingFacts reads a table of testdata.
func castlingFacts(t *testing.T, path string, rows int) [][]string {
	t.Helper()
	file, err := os.Open("../testdata/" + path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := csv.NewReader(file)
	lines.Comma, lines.Comment = '\t', '#'
	facts, err := lines.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(facts) != rows {
		t.Fatalf("%s: %d rows, want %d", path, len(facts), rows)
	}
	return facts
}

func castlingRecord(placement, field string) string { return placement + " w " + field + " - 0 1" }

// squaresOf reads names of squares with blanks between them.
func squaresOf(names string) ast.Set {
	var set ast.Set
	for name := range strings.FieldsSeq(names) {
		set.Add(ast.MustParseSquare(name))
	}
	return set
}

// spelling is the castling field of one position in each dialect; fen is empty
// where standard FEN has no letter for one of the rooks.
type spelling struct{ fen, xfen, shredder string }

// ascending is the field in Shredder-FEN with the files of each colour in
// order: as capitals come before small letters, that is the order of the bytes.
func (s spelling) ascending() string {
	letters := []byte(s.shredder)
	slices.Sort(letters)
	return string(letters)
}

var (
	strictFEN      = dialects.FEN.Strict()
	strictXFEN     = dialects.XFEN.Strict()
	strictShredder = dialects.Shredder.Strict()
	strictAuto     = dialects.Auto.Strict()
)

// check reads a position in each of its spellings, as the dialect itself and
// as auto, and writes each reading in all of them.
func (s spelling) check(placement string, rights ast.Set) error {
	var first ast.Position
	for i, way := range []struct {
		dialect *dialects.Dialect
		field   string
	}{{strictXFEN, s.xfen}, {strictShredder, s.shredder}, {strictShredder, s.ascending()}, {strictFEN, s.fen}} {
		if way.field == "" {
			continue
		}
		text := castlingRecord(placement, way.field)
		for _, d := range []*dialects.Dialect{way.dialect, strictAuto} {
			rec, err := d.Parse(text)
			if err != nil {
				return fmt.Errorf("%v reads %q: %w", d, text, err)
			}
			if rec.Castling != rights {
				return fmt.Errorf("%v reads %q (-want +got):\n%s", d, text, cmp.Diff(rights, rec.Castling))
			}
			if i == 0 {
				first = rec.Position
			}
			if rec.Position != first {
				return fmt.Errorf("%v reads %q (-X-FEN +%[1]v):\n%s", d, text, cmp.Diff(first, rec.Position))
			}
			if err := s.written(placement, &rec); err != nil {
				return fmt.Errorf("%v reads %q, %w", d, text, err)
			}
		}
	}
	return nil
}

// written writes a record in each dialect.
func (s spelling) written(placement string, rec *ast.Record) error {
	for _, way := range []struct {
		dialect *dialects.Dialect
		field   string
	}{{dialects.FEN, s.fen}, {dialects.XFEN, s.xfen}, {dialects.Shredder, s.shredder}} {
		got, err := way.dialect.Append(nil, rec)
		switch {
		case way.field == "":
			if err := refusesRook(rec, err); err != nil {
				return fmt.Errorf("%v writes %q: %w", way.dialect, got, err)
			}
		case err != nil:
			return fmt.Errorf("%v writes: %w", way.dialect, err)
		case string(got) != castlingRecord(placement, way.field):
			return fmt.Errorf("%v writes %q, want the field %q", way.dialect, got, way.field)
		}
	}
	got, err := dialects.Shredder.AppendCastling(nil, rec, grammar.FileOrder)
	if err != nil || string(got) != s.ascending() {
		return fmt.Errorf("ascending %q, %v, want %q", got, err, s.ascending())
	}
	return nil
}

// refusesRook asks for one finding that names a rook with a right.
func refusesRook(rec *ast.Record, err error) error {
	var found ast.Diagnostics
	if !errors.As(err, &found) || len(found) != 1 || found[0].Code != ast.CannotNameRook {
		return fmt.Errorf("error %v, want %v", err, ast.CannotNameRook)
	}
	if rook, ok := found[0].Args[0].(ast.Square); !ok || !rec.Castling.Has(rook) {
		return fmt.Errorf("%v names %v", ast.CannotNameRook, found[0].Args)
	}
	rook := found[0].Args[0].(ast.Square)
	letters := "KQ" + strings.ToUpper(rook.String()[:1])
	if rook.Rank() > 0 {
		letters = strings.ToLower(letters)
	}
	if letter := found[0].Span.Of(rec.Text); len(letter) != 1 || !strings.Contains(letters, letter) {
		return fmt.Errorf("%v marks %q for %v", ast.CannotNameRook, letter, rook)
	}
	return nil
}

func TestCastlingVectors(t *testing.T) {
	for _, row := range castlingFacts(t, "castling/vectors.tsv", 37) {
		placement, input, rights := row[0], row[1], row[2]
		t.Run(input+" "+placement, func(t *testing.T) {
			if code, err := ast.ParseCode(rights); err == nil {
				checkRefused(t, castlingRecord(placement, input), input, code)
				return
			}
			rec, err := dialects.Auto.Parse(castlingRecord(placement, input))
			if err != nil {
				t.Fatal(err)
			}
			squares := squaresOf(strings.Trim(rights, "-"))
			if rec.Castling != squares {
				t.Error(cmp.Diff(squares, rec.Castling))
			}
			want := spelling{strings.TrimPrefix(row[3], "n/a"), row[5], row[4]}
			if err := want.written(placement, &rec); err != nil {
				t.Error(err)
			}
			if err := want.check(placement, squares); err != nil {
				t.Error(err)
			}
		})
	}
}

// checkRefused reads a text whose letters all name no right, or that is wrong
// beyond repair.
func checkRefused(t *testing.T, text, field string, code ast.Code) {
	t.Helper()
	_, err := strictAuto.Parse(text)
	checkCode(t, err, code)
	rec, err := dialects.Auto.Parse(text)
	if code != ast.NoRookForRight && code != ast.KingNotHome {
		checkCode(t, err, code)
		return
	}
	if err != nil || !rec.Castling.IsEmpty() || rec.Warnings != ast.CodesOf(code) || rec.Unresolved != 1<<len(field)-1 {
		t.Errorf("tolerant: %v, rights %v, warnings %v, unresolved %b", err, rec.Castling, rec.Warnings, rec.Unresolved)
	}
}

// checkCode asks that every error has the code.
func checkCode(t *testing.T, err error, code ast.Code) {
	t.Helper()
	var found ast.Diagnostics
	if !errors.As(err, &found) {
		t.Fatalf("error %v, want %v", err, code)
	}
	for _, d := range found {
		if d.Code != code {
			t.Errorf("error %v, want %v", d, code)
		}
	}
}
