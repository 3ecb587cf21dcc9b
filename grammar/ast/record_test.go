package ast_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// recordOf makes a record of a text whose operations begin at a bar.
func recordOf(text string) ast.Record {
	before, after, found := strings.Cut(text, "|")
	rec := ast.Record{Text: before + after}
	if found {
		rec.Stated = rec.Stated.With(ast.OperationsField)
		rec.Spans[ast.OperationsField] = ast.Span{Start: int32(len(before)), End: int32(len(rec.Text))}
	}
	return rec
}

func TestOperations(t *testing.T) {
	tests := []struct {
		why, text string
		want      []string // opcode, operands, and the whole
	}{
		{"none", "8/8 w - -", nil},
		{"none between blanks", "8/8 w - - |  ", nil},
		{"two", `8/8 w - - |bm Nf3; id "x";`, []string{"bm", "Nf3", "bm Nf3", "id", `"x"`, `id "x"`}},
		{"the last semicolon missing", "8/8 w - - |bm Nf3; ce 12", []string{"bm", "Nf3", "bm Nf3", "ce", "12", "ce 12"}},
		{"no operand", "8/8 w - - |noop; draw_offer ;", []string{"noop", "", "noop", "draw_offer", "", "draw_offer"}},
		{"several operands", "8/8 w - - |am  a4 \tb4 ;", []string{"am", "a4 \tb4", "am  a4 \tb4"}},
		{"a semicolon in a string", `8/8 w - - |c0 "a; b"; c1 "c";`, []string{"c0", `"a; b"`, `c0 "a; b"`, "c1", `"c"`, `c1 "c"`}},
		{"escapes in a string", `8/8 w - - |c0 "a\"; b\\"; c1 "\n";`, []string{"c0", `"a\"; b\\"`, `c0 "a\"; b\\"`, "c1", `"\n"`, `c1 "\n"`}},
		{"a word that does not begin with a quotation mark", `8/8 w - - |c0 \"; D1 3"; c1 "x";`, []string{"c0", `\"`, `c0 \"`, "D1", `3"`, `D1 3"`, "c1", `"x"`, `c1 "x"`}},
		{"a string without its end", `8/8 w - - |id "x; y;`, []string{"id", `"x; y`, `id "x; y`}},
		{"no semicolon before an opcode", `8/8 w - - |bm Nf3 c4 id "x" ce 3 acd 4`, []string{"bm", "Nf3 c4", "bm Nf3 c4", "id", `"x"`, `id "x"`, "ce", "3", "ce 3", "acd", "4", "acd 4"}},
		{"signs after opcodes", `8/8 w - - |v=-3; PV: e4; id="x"; acs1; PV:;`, []string{"v", "-3", "v=-3", "PV", "e4", "PV: e4", "id", `"x"`, `id="x"`, "acs1", "", "acs1", "PV", "", "PV"}},
		{"texts without an opcode", `8/8 w - - |30 knights; "a"; Duals(2)`, []string{"", "30 knights", "30 knights", "", `"a"`, `"a"`, "", "Duals(2)", "Duals(2)"}},
		{"a leading semicolon, and two side by side", "8/8 w - - 0 1 |;D1 20 ;;D2 400", []string{"D1", "20", "D1 20", "D2", "400", "D2 400"}},
	}
	for _, test := range tests {
		rec := recordOf(test.text)
		var got []string
		for op := range rec.Operations() {
			got = append(got, op.Opcode, op.Operands.Of(rec.Text), op.Span.Of(rec.Text))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.why, diff)
		}
	}
}

// TestOperands reads the operands of one operation.
func TestOperands(t *testing.T) {
	tests := []struct {
		text string
		want []string // kind and value
	}{
		{`bm Nf3`, []string{"move", "Nf3"}},
		{`bm Nf3, c4,d4 ,e4,`, []string{"move", "Nf3", "move", "c4", "move", "d4", "move", "e4"}},
		{`bm Qd1 + Nxb6 + ?`, []string{"move", "Qd1 +", "move", "Nxb6 + ?"}},
		{`bm f8 = Q e4`, []string{"move", "f8 = Q", "move", "e4"}},
		{`bm f8 =Q # e4`, []string{"move", "f8 =Q #", "move", "e4"}},
		{`bm #12`, []string{"move", "#12"}},
		{`bm Ra8 #3 Rb8 # Rc8 #-3`, []string{"move", "Ra8", "move", "#3", "move", "Rb8 #", "move", "Rc8", "move", "#-3"}},
		{`pv 1. e4 e5 2.Nf3 2... Nc6`, []string{"move number", "1.", "move", "e4", "move", "e5", "move number", "2.", "move", "Nf3", "move number", "2...", "move", "Nc6"}},
		{`pv "e4"`, []string{"string", "e4"}},
		{`c0 "a; \"b\" \\"`, []string{"string", `a; "b" \`}},
		{`c0 "a; b`, []string{"open string", "a; b"}},
		{`c0 two words 3`, []string{"word", "two words 3"}},
		{`tcri a "b c"`, []string{"word", "a", "string", "b c"}},
		{`ce -12`, []string{"integer", "-12"}},
		{`ce +12 x 1.5`, []string{"integer", "+12", "word", "x", "word", "1.5"}},
		{`D12 400`, []string{"integer", "400"}},
		{`zz 4 x "y"`, []string{"integer", "4", "word", "x", "string", "y"}},
		{`noop bm id`, []string{"word", "bm", "word", "id"}},
		{`draw_offer`, nil},
	}
	for _, test := range tests {
		rec := recordOf("8/8 w - - |" + test.text + ";")
		var got []string
		for op := range rec.Operations() {
			for o := range rec.Operands(op) {
				got = append(got, o.Kind.String(), o.Value(rec.Text))
			}
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.text, diff)
		}
	}
}

// TestOpcodes looks for those of the PGN standard, 16.2.5, and no others.
func TestOpcodes(t *testing.T) {
	var pgn []string
	for _, row := range ast.Opcodes() {
		if found := ast.OpcodeNamed(row.Name); row.Source != "" && (found.Name != row.Name || !found.IsKnown()) {
			t.Errorf("%s: %+v", row.Name, found)
		}
		if row.Source == "PGN" {
			pgn = append(pgn, row.Name)
		}
	}
	const want = "acn acs am bm c0 c1 c2 c3 c4 c5 c6 c7 c8 c9 ce dm draw_accept draw_claim draw_offer draw_reject eco fmvn hmvc id nic noop " +
		"pm pv rc resign sm tcgs tcri tcsi v0 v1 v2 v3 v4 v5 v6 v7 v8 v9"
	if got := strings.Join(pgn, " "); got != want {
		t.Errorf("opcodes of PGN:\n%s, want\n%s", got, want)
	}
	for _, name := range []string{"", "x", "D", "D1x", "d1", "C0", "c10", "bmx", "\xff", "é"} {
		if ast.OpcodeNamed(name).IsKnown() {
			t.Errorf("%q is known", name)
		}
	}
	for _, name := range []string{"D1", "D12", "acd", "variant", "sv"} {
		if !ast.OpcodeNamed(name).IsKnown() {
			t.Errorf("%q is not known", name)
		}
	}
}

func TestOperationsStop(t *testing.T) {
	rec := recordOf("8/8 w - - |a 1; b 2; c 3;")
	n := 0
	for op := range rec.Operations() {
		if n++; op.Opcode == "b" {
			break
		}
	}
	if n != 2 {
		t.Errorf("%d operations up to the second", n)
	}
}

// TestRecordFields asks for the fields, where they end, and where the counters
// are.
func TestRecordFields(t *testing.T) {
	words := []string{"8/8", "w", "KQ", "e3", "7", "19"}
	for n := 1; n <= len(words); n++ {
		rec := ast.Record{Text: strings.Join(words[:n], " ")}
		at := 0
		for i, word := range words[:n] {
			f := ast.PlacementField + ast.Field(i)
			rec.Stated = rec.Stated.With(f)
			rec.Spans[f] = ast.Span{Start: int32(at), End: int32(at + len(word))}
			at += len(word) + 1
			if rec.Field(f) != word {
				t.Errorf("%v is %q, want %q", f, rec.Field(f), word)
			}
		}
		if rec.FieldEnd() != len(rec.Text) || rec.HasCounters() != (n > 4) {
			t.Errorf("%q ends at %d, counters %v", rec.Text, rec.FieldEnd(), rec.HasCounters())
		}
		if rec.Field(ast.OperationsField) != "" {
			t.Errorf("%q has operations", rec.Text)
		}
	}
	rec := ast.Record{Text: "8/8[Q] w KQ e3 7 19 +0+0"}
	for f, span := range map[ast.Field]ast.Span{
		ast.PlacementField: {Start: 0, End: 3}, ast.PocketField: {Start: 3, End: 6}, ast.FullmoveField: {Start: 17, End: 19}, ast.ChecksField: {Start: 20, End: 24},
	} {
		rec.Stated = rec.Stated.With(f)
		rec.Spans[f] = span
	}
	if rec.FieldEnd() != len(rec.Text) || rec.Field(ast.PocketField) != "[Q]" || rec.Field(ast.ChecksField) != "+0+0" {
		t.Errorf("%q ends at %d, its pocket is %q", rec.Text, rec.FieldEnd(), rec.Field(ast.PocketField))
	}
	var zero ast.Record
	if zero.FieldEnd() != 0 || zero.HasCounters() || zero.Field(ast.TurnField) != "" {
		t.Error("the zero record states something")
	}
}

// TestCountersAmongOperations asks that hmvc and fmvn are no fields.
func TestCountersAmongOperations(t *testing.T) {
	rec := recordOf("8/8 w KQ e3 |hmvc 7; fmvn 19;")
	rec.Stated = rec.Stated.With(ast.EnPassantField).With(ast.HalfmoveField).With(ast.FullmoveField)
	rec.Spans[ast.EnPassantField] = ast.Span{Start: 9, End: 11}
	rec.Spans[ast.HalfmoveField] = ast.Span{Start: 17, End: 18}
	rec.Spans[ast.FullmoveField] = ast.Span{Start: 25, End: 27}
	if rec.Field(ast.HalfmoveField) != "7" || rec.Field(ast.FullmoveField) != "19" {
		t.Fatalf("%q, %q", rec.Field(ast.HalfmoveField), rec.Field(ast.FullmoveField))
	}
	if rec.HasCounters() || rec.FieldEnd() != 11 {
		t.Errorf("counters %v, fields up to %d", rec.HasCounters(), rec.FieldEnd())
	}
}

func TestVariantNamed(t *testing.T) {
	for name, want := range map[string]*ast.Variant{
		"chess": ast.Chess, "Standard": ast.Chess, "chess960": ast.Chess960, "Chess 960": ast.Chess960, "Fischer Random": ast.Chess960,
		"fischer-random": ast.Chess960, "FRC": ast.Chess960, "dfrc": ast.DoubleChess960, "double_960": ast.DoubleChess960, "": nil, "chess9": nil,
	} {
		got, ok := ast.VariantNamed(name)
		if got != want || ok != (want != nil) {
			t.Errorf("%q: %v, %v", name, got, ok)
		}
	}
}

// TestVariants asks that names and aliases are each of one variant, and read
// as they stand in the table.
func TestVariants(t *testing.T) {
	for _, v := range ast.Variants {
		if !v.Geometry.IsValid() || v.Title == "" {
			t.Errorf("%s: %v, %q", v.Name, v.Geometry, v.Title)
		}
		for _, name := range append([]string{v.Name}, v.Aliases...) {
			if got, ok := ast.VariantNamed(name); !ok || got != v {
				t.Errorf("%q of %s is %v", name, v.Name, got)
			}
		}
	}
}
