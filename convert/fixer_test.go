package convert_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func fixer(t testing.TB, o convert.FixOptions) *convert.Fixer {
	t.Helper()
	f, err := convert.NewFixer(o)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func codesIn(found ast.Diagnostics) string {
	var names []string
	for _, d := range found {
		names = append(names, d.Code.String())
	}
	return strings.Join(names, " ")
}

// TestFix repairs records as the specification proposes: decisions, En passant 2 and
// Castling 4, and the arrows of notations 10.
func TestFix(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	tests := []struct{ text, fixed, made string }{
		{start + " w KQkq - 0 1", start + " w KQkq - 0 1", ""},
		{start + " W kqKQ  - 01 1\r", start + " w KQkq - 1 1", "turn-capital castling-order blank-repeated counter-zeros"},
		// Two repairs of one field, one after the other.
		{start + " b KQkq E3 0 1", start + " b KQkq - 0 1", "ep-capital ep-no-pawn"},
		{"r3k2r/8/8/8/8/8/4K3/R6R w KQkq e6 0 40", "r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 40", "king-not-home king-not-home ep-no-pawn"},
		// What explains the rest is repaired first, and the rest with it.
		{"RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1", start + " w KQkq - 0 1", "ranks-reversed"},
		{"\"" + start + " w kqKQ - 0 1\"", start + " w KQkq - 0 1", "record-wrapped castling-order"},
		// Two records in one line become two lines.
		{start + " w KQkq - 0 14k3/8/8/8/8/8/8/4K3 w - - 0 1", start + " w KQkq - 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1", "records-joined"},
		{"RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr b KQkq - 0 1", start + " b KQkq - 0 1", "ranks-reversed"},
		// Notations 10, 52: the counters of an EPD.
		{start + " w KQkq - 0 1 bm e4;", start + " w KQkq - hmvc 0; fmvn 1; bm e4;", "operations-in-fen"},
		// EPD: the last semicolon.
		{start + " w KQkq - bm e4", start + " w KQkq - bm e4;", "semicolon-missing"},
		{start + ` w KQkq - bm e4; id "abc`, start + ` w KQkq - bm e4; id "abc";`, "string-open semicolon-missing"},
		// Quotation marks around a record with a right that has no rook.
		{`"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",`, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "record-wrapped no-rook-for-right"},
		// A check of what is there finds nothing to repair in what is not.
		{start + " w", start + " w", ""},
	}
	f := fixer(t, convert.FixOptions{})
	for _, test := range tests {
		var rec ast.Record
		got := f.Fix(&rec, test.text)
		if got.Text != test.fixed || codesIn(got.Made) != test.made || got.Left != nil {
			t.Errorf("%q: %q, made %s, left %v; want %q, made %s", test.text, got.Text, codesIn(got.Made), got.Left, test.fixed, test.made)
		}
	}
}

// TestNotFixed leaves records alone that cannot be repaired, or in more ways than one.
func TestNotFixed(t *testing.T) {
	tests := []struct {
		text    string
		left    string   // the first of what is found
		choices []string // the repairs of which nothing tells which is meant
	}{
		{"8/8/8/8/8/8/8/4K3 w - - 0 1", "king-count", nil},
		// Notations 10, 40: the counters swapped, or the number wrong.
		{"4k3/8/8/8/8/8/8/4K3 w - - 5 0", "fullmove-zero", []string{"4k3/8/8/8/8/8/8/4K3 w - - 0 5", "4k3/8/8/8/8/8/8/4K3 w - - 5 1"}},
		// Notations 10, 7: the missing square is before the pawn or behind it.
		{
			"4k3/8/8/8/8/8/4P2/4K3 w - - 0 40", "rank-short",
			[]string{"4k3/8/8/8/8/8/5P2/4K3 w - - 0 40", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 40"},
		},
		// Elsewhere the pawn would need a capture, and nothing is missing.
		{
			"rnbqkbnr/pppppppp/8/8/4P2/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "rank-short",
			[]string{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
		},
		// Notations 10, 23 and 31: likely, not certain.
		{
			"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR b KQkq - 1 3", "opponent-in-check",
			[]string{"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"},
		},
		{"4k3/8/8/8/8/8/8/4K3 w - 0 1", "field-missing", []string{"4k3/8/8/8/8/8/8/4K3 w - - 0 1"}},
		// Notations 10, 42: a comment would be lost.
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1 # mine", "field-extra", []string{"4k3/8/8/8/8/8/8/4K3 w - - 0 1"}},
		// Rights that may be right once the board is: two ways to turn it are as likely.
		{
			"RNBQKBNR/PPPP1PPP/8/8/4P3/8/pppppppp/rnbqkbnr b KQkq e3 0 1", "ranks-reversed",
			[]string{"rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		},
		// Few men show nothing of the case of letters: whose the pawns are, nobody can tell.
		{"K7/P7/8/8/8/8/p7/6K1 w - - 0 1", "king-count", nil},
		{"3K4/8/8/8/8/8/pp6/3K4 w - - 0 1", "king-count", nil},
		{"position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2", "record-wrapped", []string{"4k3/8/8/8/8/8/8/4K3 w - - 0 1"}},
	}
	f := fixer(t, convert.FixOptions{})
	for _, test := range tests {
		var rec ast.Record
		got := f.Fix(&rec, test.text)
		if got.Text != test.text || got.Made != nil || len(got.Left) == 0 || got.Left[0].Code.String() != test.left {
			t.Errorf("%q: %q, made %v, left %v", test.text, got.Text, got.Made, got.Left)
			continue
		}
		var choices []string
		for _, choice := range got.Left[0].Choices {
			choices = append(choices, ast.Apply(test.text, choice))
		}
		if strings.Join(choices, "|") != strings.Join(test.choices, "|") {
			t.Errorf("%q: %q, want %q", test.text, choices, test.choices)
		}
	}
}

// TestFixOnly repairs what it is asked for.
func TestFixOnly(t *testing.T) {
	f := fixer(t, convert.FixOptions{Only: ast.CodesOf(ast.CastlingOrder)})
	var rec ast.Record
	got := f.Fix(&rec, "r3k2r/8/8/8/8/8/8/R3K2R W kqKQ - 0 1")
	if want := "r3k2r/8/8/8/8/8/8/R3K2R W KQkq - 0 1"; got.Text != want || codesIn(got.Made) != "castling-order" {
		t.Errorf("%q, %v; want %q", got.Text, got.Made, want)
	}
}

// checkFixed asks that what a fixer writes is sound, and is repaired no more; and that
// what it leaves is unchanged and has a reason.
func checkFixed(t *testing.T, f *convert.Fixer, c *convert.Checker, text string) {
	t.Helper()
	var rec ast.Record
	got := f.Fix(&rec, text)
	if got.Left != nil {
		if got.Text != text || got.Made != nil {
			t.Errorf("%q is left as %q", text, got.Text)
		}
		return
	}
	lines := []string{got.Text}
	if !strings.Contains(text, "\n") {
		lines = strings.Split(got.Text, "\n")
	}
	for _, line := range lines {
		for _, d := range c.Check(&rec, line) {
			if d.Severity == ast.Error || len(d.Fixes) > 0 || len(d.Choices) > 0 {
				t.Errorf("%q, repaired %q: %v", text, line, d)
			}
		}
		if again := f.Fix(&rec, line); again.Text != line || len(again.Made) > 0 {
			t.Errorf("%q, repaired %q, again %q", text, line, again.Text)
		}
	}
}

// TestFixIsSound repairs every record of testdata.
func TestFixIsSound(t *testing.T) {
	for _, d := range append(dialects.All(), dialects.Auto) {
		cases, err := dialecttest.Invalid(os.DirFS(filepath.Join("..", "testdata", d.Name)))
		if err != nil {
			t.Fatal(err)
		}
		for _, from := range []*dialects.Dialect{d, dialects.Auto, d.Strict()} {
			o := convert.CheckOptions{From: from}
			f, c := fixer(t, convert.FixOptions{CheckOptions: o}), checker(t, o)
			for _, test := range cases {
				checkFixed(t, f, c, test.Text)
			}
		}
	}
}

// FuzzFix holds for all texts what TestFixIsSound asks for.
func FuzzFix(f *testing.F) {
	for _, d := range append(dialects.All(), dialects.Auto) {
		cases, err := dialecttest.Invalid(os.DirFS(filepath.Join("..", "testdata", d.Name)))
		if err != nil {
			f.Fatal(err)
		}
		for _, test := range cases {
			f.Add(test.Text)
		}
	}
	fix, check := fixer(f, convert.FixOptions{}), checker(f, convert.CheckOptions{})
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "\n") {
			return
		}
		checkFixed(t, fix, check, text)
	})
}

// TestFixAddresses repairs addresses where FEN is asked for: the record, unless the address
// is of another game, which a FEN does not say.
func TestFixAddresses(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	f := fixer(t, convert.FixOptions{CheckOptions: convert.CheckOptions{From: dialects.FEN}})
	for text, isCertain := range map[string]bool{
		"https://lichess.org/analysis/fromPosition/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1?color=black": true,
		"https://www.example.org/analysis?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3+w+-+-+0+1":    true,
		"4k3/8/8/8/8/8/8/4K3_w_-_-_0_1":                                               true,
		"https://lichess.org/editor?variant=atomic&fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1": false,
	} {
		var rec ast.Record
		got := f.Fix(&rec, text)
		switch {
		case isCertain:
			if got.Text != fen || codesIn(got.Made) != "url-form" {
				t.Errorf("%s: %s, made %v", text, got.Text, got.Made)
			}
		case got.Text != text || len(got.Left) == 0 || got.Left[0].Code != ast.URLForm || got.Left[0].Choices[0][0].Text != fen:
			t.Errorf("%s: %s, left %v", text, got.Text, got.Left)
		}
	}
}

// TestFixWithinAddresses repairs what stands in an address, as it is written there.
func TestFixWithinAddresses(t *testing.T) {
	f := fixer(t, convert.FixOptions{CheckOptions: convert.CheckOptions{Level: ast.ConsistentLevel}})
	for text, want := range map[string]string{
		"https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/4K3_W_K_-_0_1":  "https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1",
		"https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/4K3__w_-_-_0_1": "https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1",
		`{"placement":"r3k2r/8/8/8/8/8/8/R3K2R","castling":"QK"}`:              `{"placement":"r3k2r/8/8/8/8/8/8/R3K2R","castling":"KQ"}`,
	} {
		var rec ast.Record
		if got := f.Fix(&rec, text); got.Text != want || got.Left != nil {
			t.Errorf("%s: %s, made %v, left %v, want %s", text, got.Text, got.Made, got.Left, want)
		}
	}
}
