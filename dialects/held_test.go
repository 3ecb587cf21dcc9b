package dialects_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// operation is an operation by what it says.
type operation struct {
	Opcode   string
	Operands []string
}

func operationsOf(rec *ast.Record) (all []operation) {
	for op := range rec.Operations() {
		o := operation{Opcode: op.Opcode}
		for operand := range rec.Operands(op) {
			if operand.Kind != ast.NumberOperand { // what numbers moves says nothing
				o.Operands = append(o.Operands, operand.Value(rec.Text))
			}
		}
		all = append(all, o)
	}
	return all
}

// TestObjectsKeepRecords writes every valid record of testdata as JSON and reads it
// again: the same position, fields and operations.
func TestObjectsKeepRecords(t *testing.T) {
	records := 0
	eachCase(t, func(d *dialects.Dialect, c dialecttest.Case, valid bool) {
		if !valid {
			return
		}
		rec := d.MustParse(c.Text)
		reader := dialects.JSON.For(nil).OfRecord(&rec)
		text, err := reader.Append(nil, &rec)
		if err != nil {
			t.Errorf("%v: %s: %v", d, c.Text, err)
			return
		}
		again, err := dialects.JSON.Parse(string(text))
		if err != nil {
			t.Errorf("%v: %s: %s: %v", d, c.Text, text, err)
			return
		}
		keepsRecord(t, string(text), &rec, &again)
		if rec.Other != nil {
			keepsRecord(t, string(text), rec.Other, again.Other)
		}
		records++
	})
	t.Logf("%d records", records)
}

func keepsRecord(t *testing.T, text string, want, got *ast.Record) {
	t.Helper()
	if want.Position != got.Position || want.Stated != got.Stated {
		t.Errorf("%s: states %v, want %v; position (-want +got):\n%s", text, got.Stated, want.Stated, cmp.Diff(want.Position, got.Position))
	}
	if diff := cmp.Diff(operationsOf(want), operationsOf(got)); diff != "" {
		t.Errorf("%s: operations (-want +got):\n%s", text, diff)
	}
}

// TestAddressesKeepPositions writes records for every site that has a page for them, and
// reads them again.
func TestAddressesKeepPositions(t *testing.T) {
	written := map[string]int{}
	eachCase(t, func(d *dialects.Dialect, c dialecttest.Case, valid bool) {
		if !valid {
			return
		}
		rec := d.MustParse(c.Text)
		for _, site := range dialects.Sites {
			to := dialects.URL.At(site)
			text, err := to.Append(nil, &rec)
			if err != nil {
				continue
			}
			written[site.Name]++
			for _, reader := range []*dialects.Dialect{dialects.URL, dialects.Auto} {
				again, err := reader.Parse(string(text))
				if err != nil || again.Position != rec.Position {
					t.Errorf("%v, %v: %s: %s: %v\n%s", reader, d, c.Text, text, err, cmp.Diff(rec.Position, again.Position))
				}
			}
		}
	})
	for _, site := range dialects.Sites {
		if written[site.Name] == 0 {
			t.Errorf("%s: no address", site.Name)
		}
	}
	t.Logf("%v", written)
}

// TestSiteRefuses asks for pages that a site does not have.
func TestSiteRefuses(t *testing.T) {
	lichess, _ := dialects.SiteNamed("lichess")
	chessCom, _ := dialects.SiteNamed("chess.com")
	for _, test := range []struct {
		site *dialects.Site
		v    *ast.Variant
		text string
	}{
		{lichess, ast.DoubleChess960, "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1"},
		{chessCom, ast.Atomic, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{chessCom, nil, "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1"},
	} {
		rec := dialects.XFEN.For(test.v).MustParse(test.text)
		if text, err := dialects.URL.At(test.site).For(test.v).Append(nil, &rec); codesOf(err) != ast.CodesOf(ast.PageMissing) {
			t.Errorf("%s: %q, %v", test.text, text, err)
		}
	}
}

// TestAutoOpens reads with [dialects.Auto] what [dialects.URL] and [dialects.JSON] read.
func TestAutoOpens(t *testing.T) {
	for _, folder := range []string{"url", "json"} {
		cases, err := dialecttest.Valid(testdata(folder))
		if err != nil {
			t.Fatal(err)
		}
		named, _ := dialects.Named(folder)
		for _, c := range cases {
			want := named.MustParse(c.Text)
			got, err := dialects.Auto.Parse(c.Text)
			if err != nil || got.Position != want.Position || got.Stated != want.Stated || got.Variant != want.Variant {
				t.Errorf("%s: %v", c.Text, err)
			}
			if found, err := dialects.Detect(c.Text); err != nil || found.Dialect != named {
				t.Errorf("%s: %v, %v", c.Text, found.Dialect, err)
			}
		}
	}
}

// heldSeeds are what fuzzing of addresses and objects begins with.
func heldSeeds(f *testing.F, folder string) {
	for _, read := range []func() ([]dialecttest.Case, error){
		func() ([]dialecttest.Case, error) { return dialecttest.Valid(testdata(folder)) },
		func() ([]dialecttest.Case, error) { return dialecttest.Invalid(testdata(folder)) },
	} {
		cases, err := read()
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range cases {
			f.Add(c.Text)
		}
	}
}

// checkHeld asks that findings have their places within the text, and that what is read is
// written, and read again as the same.
func checkHeld(t *testing.T, d *dialects.Dialect, text string) {
	t.Helper()
	for _, found := range d.Diagnose(text) {
		if found.Span.Start < 0 || found.Span.End < found.Span.Start || int(found.Span.End) > len(text) {
			t.Errorf("%q: %v", text, found)
		}
	}
	if err := roundTrip(d, text); err != nil {
		t.Error(err)
	}
	rec, err := d.Parse(text)
	if err == nil && strings.ContainsAny(rec.Text, "\n") && !strings.Contains(text, "\n") {
		t.Errorf("%q: read as several lines: %q", text, rec.Text)
	}
}

func FuzzURL(f *testing.F) {
	heldSeeds(f, "url")
	f.Fuzz(func(t *testing.T, text string) { checkHeld(t, dialects.URL, text) })
}

func FuzzJSON(f *testing.F) {
	heldSeeds(f, "json")
	f.Fuzz(func(t *testing.T, text string) { checkHeld(t, dialects.JSON, text) })
}

// FuzzPlaces asks that a finding of a decoded address is about the bytes that it was
// decoded from: of each field the bytes are there.
func FuzzPlaces(f *testing.F) {
	heldSeeds(f, "url")
	f.Fuzz(func(t *testing.T, text string) {
		rec, err := dialects.URL.Parse(text)
		if err != nil {
			return
		}
		for field := range rec.Stated.All() {
			span := dialects.URL.PlaceOf(&rec)(rec.Spans[field])
			isPlain := !strings.ContainsAny(span.Of(text), "%_+.")
			if isPlain && field != ast.OperationsField && span.Of(text) != rec.Field(field) {
				t.Errorf("%q: %v is %q, want %q", text, field, span.Of(text), rec.Field(field))
			}
		}
		if slices.Contains([]byte(rec.Text), 0) && !strings.Contains(text, "\x00") {
			t.Errorf("%q: a NUL in %q", text, rec.Text)
		}
	})
}

// TestLongHeldRecords reads addresses and objects as long as a record may be: in time,
// and with few findings.
func TestLongHeldRecords(t *testing.T) {
	for _, test := range []struct {
		d    *dialects.Dialect
		text string
	}{
		{dialects.URL, "https://lichess.org/analysis/" + strings.Repeat("%20", 1<<18)},
		{dialects.URL, "https://lichess.org/analysis/8/8_" + strings.Repeat("%x", 1<<18)},
		{dialects.URL, "https://lichess.org/" + strings.Repeat("analysis/", 1<<16)},
		{dialects.URL, "https://lichess.org/" + strings.Repeat("8/", 1<<18) + "_w_-_-_0_1"},
		{dialects.JSON, strings.Repeat("[", 1<<19)},
		{dialects.JSON, `{"placement":"8/8"` + strings.Repeat(`,"x":1`, 1<<16) + "}"},
		{dialects.JSON, `{"placement":"4k3/8/8/8/8/8/8/4K3","operations":[{"opcode":"bm","operands":["e4"` + strings.Repeat(`,"x"`, 1<<16) + "]}]}"},
	} {
		found := test.d.Diagnose(test.text)
		if len(found) == 0 || len(found) > 100 {
			t.Errorf("%.40s: %d findings", test.text, len(found))
		}
	}
}
