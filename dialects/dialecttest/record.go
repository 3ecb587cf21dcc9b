package dialecttest

import (
	"errors"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	gocmp "github.com/google/go-cmp/cmp"
)

// checkRecord holds what must be true of every record that is read.
func checkRecord(t testing.TB, d *dialects.Dialect, text string) {
	t.Helper()
	rec, err := d.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	checkBothDrivers(t, d, &rec)
	if rec.Source == "" { // else it has what stands for counters that are not stated
		checkCounters(t, &rec)
	}
	written, err := d.Append(nil, &rec)
	if err != nil {
		checkUnnamed(t, err)
		return
	}
	checkWritten(t, d, &rec, string(written))
	checkFields(t, d, &rec, string(written))
}

// checkUnnamed asks that a record is not written only for want of a castling
// letter, or of a page.
func checkUnnamed(t testing.TB, err error) {
	t.Helper()
	var found ast.Diagnostics
	if !errors.As(err, &found) || len(found) != 1 || found[0].Code != ast.CannotNameRook && found[0].Code != ast.PageMissing {
		t.Errorf("not written: %v", err)
	}
}

// checkBothDrivers asks that the scan and the grammar make the same record.
// The scan refuses a byte order mark, so that a text behind one is read by the
// grammar.
func checkBothDrivers(t testing.TB, d *dialects.Dialect, rec *ast.Record) {
	t.Helper()
	const mark = "\uFEFF"
	if strings.HasPrefix(rec.Whole(), mark) {
		return
	}
	slow, err := d.Parse(mark + rec.Whole())
	if err != nil {
		t.Errorf("refused by the grammar alone: %v", err)
		return
	}
	if !slow.Warnings.Has(ast.ByteOrderMark) {
		t.Errorf("byte order mark read without a warning")
	}
	slow.Text, slow.Source = rec.Text, rec.Source
	slow.Warnings = slow.Warnings.Without(ast.CodesOf(ast.ByteOrderMark))
	for f := range slow.Spans {
		if slow.Spans[f] != (ast.Span{}) {
			slow.Spans[f].Start -= int32(len(mark))
			slow.Spans[f].End -= int32(len(mark))
		}
	}
	if slow.Other != nil && rec.Other != nil && *slow.Other == *rec.Other {
		slow.Other = rec.Other
	}
	if slow != *rec {
		t.Errorf("two readings (-grammar +scan):\n%s", gocmp.Diff(slow, *rec))
	}
}

// checkCounters reads the counters from their own text.
func checkCounters(t testing.TB, rec *ast.Record) {
	t.Helper()
	halfmove, _ := grammar.Counter(rec.Field(ast.HalfmoveField))
	fullmove, _ := grammar.Counter(rec.Field(ast.FullmoveField))
	if rec.Layout == ast.HandLayout { // counts plies
		fullmove = fullmove/2 + fullmove%2
	}
	if halfmove != rec.Halfmove || max(fullmove, 1) != rec.Fullmove {
		t.Errorf("counters %d %d, their fields %q %q", rec.Halfmove, rec.Fullmove,
			rec.Field(ast.HalfmoveField), rec.Field(ast.FullmoveField))
	}
}

// compare returns the difference of two records that must mean the same. EPD
// has no place for the counters that a record gave as fields.
func compare(d *dialects.Dialect, want, got *ast.Record) string {
	position := got.Position
	if d.Form() == grammar.EPDForm && want.HasCounters() {
		position.Halfmove, position.Fullmove = want.Halfmove, want.Fullmove
	}
	return gocmp.Diff(want.Position, position)
}

// checkWritten asks that what is written has the same meaning, raises no
// question of spelling, and is written the same again.
func checkWritten(t testing.TB, d *dialects.Dialect, rec *ast.Record, written string) {
	t.Helper()
	d = inWritten(t, d)
	again, err := d.Parse(written)
	if err != nil {
		t.Errorf("written %q: %v", written, err)
		return
	}
	if diff := compare(d, rec, &again); diff != "" {
		t.Errorf("written %q (-read +reread):\n%s", written, diff)
	}
	for code := range again.Warnings.And(ast.Leniencies).All() {
		if code.Level() == ast.SyntaxLevel && !isKept(d, code) {
			t.Errorf("written %q: %v", written, code)
		}
	}
	if twice, err := d.Append(nil, &again); err != nil || string(twice) != written {
		t.Errorf("written %q, then %q, %v", written, twice, err)
	}
}

// inWritten returns the reader of what a dialect writes. One that finds the
// letters in the text writes those of FEN; a board of few men may not tell them.
func inWritten(t testing.TB, d *dialects.Dialect) *dialects.Dialect {
	t.Helper()
	if d.Layout().HasFields() || d.Letters() != nil {
		return d
	}
	english, err := dialects.LettersNamed("en")
	if err != nil {
		t.Fatal(err)
	}
	named, err := d.In(english)
	if err != nil {
		t.Fatal(err)
	}
	return named
}

// unmended are the leniencies of operations that only who wrote them can mend, or a
// reader of moves.
var unmended = ast.CodesOf(
	ast.CounterZeros, ast.CounterDash, ast.FullmoveZero, ast.SemicolonLeading, ast.OpcodeMissing, ast.OpcodeRepeated,
	ast.OpcodeGlued, ast.OpcodeLong, ast.StringLong, ast.OperandMissing, ast.OperandExtra, ast.OperandType, ast.OperandRange, ast.OperandMove,
	ast.MateDistance, ast.NotUTF8, ast.ControlByte,
)

// isKept reports whether a leniency is of the operations, which EPD keeps, or the
// only way to write Black to move: where letters are named that have b for White.
func isKept(d *dialects.Dialect, code ast.Code) bool {
	if code == ast.SideNational {
		return d.Letters() != nil && d.Letters().Sides[ast.White] == "b"
	}
	hasOperations := d.Form() == grammar.EPDForm || d.Layout() == ast.ObjectLayout
	return hasOperations && (unmended.Has(code) || code.IsAboutMoves())
}

// checkFields reads the text of each field in the place of the canonical one,
// and a board that stands alone as all there is. What is in the letters of a
// language is told by the men and by the other fields in these letters, which
// go with it.
func checkFields(t testing.TB, d *dialects.Dialect, rec *ast.Record, written string) {
	t.Helper()
	if rec.Source != "" { // whose spans are not those of what is written
		return
	}
	if !rec.Layout.HasFields() {
		checkField(t, d, rec, ast.PlacementField, rec.Field(ast.PlacementField))
		return
	}
	whole, err := d.Parse(written)
	if err != nil {
		return // said already
	}
	for f := ast.PlacementField; int(f) < ast.NumFields; f++ {
		if f == ast.OperationsField || !rec.Stated.Has(f) || !whole.Stated.Has(f) || whole.InOperations(f) {
			continue
		}
		var changes []ast.Fix
		for g := ast.PlacementField; int(g) < ast.NumFields; g++ {
			isNational := g <= ast.CastlingField || g == ast.PocketField
			if g == f || rec.Letters != nil && isNational && rec.Stated.Has(g) {
				changes = append(changes, ast.Fix{Span: whole.Spans[g], Text: rec.Field(g)})
			}
		}
		checkField(t, d, rec, f, ast.Apply(written, changes))
	}
}

func checkField(t testing.TB, d *dialects.Dialect, rec *ast.Record, f ast.Field, text string) {
	t.Helper()
	alone, err := d.Parse(text)
	if err != nil {
		t.Errorf("%v field %q alone: %v", f, rec.Field(f), err)
		return
	}
	if diff := compare(d, rec, &alone); diff != "" {
		t.Errorf("%v field alone, %q (-whole +alone):\n%s", f, text, diff)
	}
}
