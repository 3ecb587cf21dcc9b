package grammar_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// finding is a code with the text under its carets.
type finding struct {
	Code ast.Code
	Text string
}

func findings(found ast.Diagnostics, text string) []finding {
	var all []finding
	for _, d := range found {
		all = append(all, finding{d.Code, d.Span.Of(text)})
	}
	return all
}

// TestTenFiles reads boards of ten files, as X-FEN has them: counts of two
// digits, files to j, and the king of the variant on its f-file.
func TestTenFiles(t *testing.T) {
	tests := []struct {
		why, text string
		want      []finding
		rights    string
		ep        string
	}{
		{"the start", capablancaStart, nil, "a1 j1 a8 j8", "-"},
		{"en passant", "rnabqkbcnr/pppppppppp/10/10/5P4/10/PPPPP1PPPP/RNABQKBCNR b KQkq f3 0 1", nil, "a1 j1 a8 j8", "f3"},
		{"the j-file", "5k4/10/10/8Pp/10/10/10/5K4 w - j6 0 1", nil, "", "j6"},
		{"file letters", "r4k3r/10/10/10/10/10/10/R4K3R w JAja - 0 1", []finding{
			{ast.CastlingFileLetter, "J"}, {ast.CastlingFileLetter, "A"}, {ast.CastlingFileLetter, "j"}, {ast.CastlingFileLetter, "a"},
		}, "a1 j1 a8 j8", "-"},
		{"the king is on the e-file", "5k4/10/10/10/10/10/10/R3K4R w K - 0 1", []finding{{ast.RightNotOrthodox, "K"}}, "", "-"},
		{"cases c047: fifty-five", "5k4/10/55/10/10/10/10/5K4 w - - 0 1", []finding{{ast.DigitRange, "55"}}, "", "-"},
		{"a leading zero is no count", "5k4/10/09p/10/10/10/10/5K4 w - - 0 1", []finding{{ast.DigitRange, "09"}}, "", "-"},
		{"nor is 0", "5k4/10/0p9/10/10/10/10/5K4 w - - 0 1", []finding{{ast.DigitRange, "0"}}, "", "-"},
		{"nine squares", "5k4/10/9/10/10/10/10/5K4 w - - 0 1", []finding{{ast.RankShort, "9"}}, "", "-"},
		{"eleven squares", "5k4/10/10P/10/10/10/10/5K4 w - - 0 1", []finding{{ast.RankLong, "P"}}, "", "-"},
		{"no k-file", "5k4/10/10/10/10/10/10/5K4 w - k6 0 1", []finding{{ast.EnPassantUnknown, "k6"}}, "", "-"},
		{"no rank 10", "5k4/10/10/10/10/10/10/5K4 w - a10 0 1", []finding{{ast.EnPassantUnknown, "a10"}}, "", "-"},
		{"archbishop and chancellor", "a4k3c/10/10/10/10/10/10/A4K3C w - - 0 1", nil, "", "-"},
		{"no marshal", "m4k4/10/10/10/10/10/10/5K4 w - - 0 1", []finding{{ast.PieceUnknown, "m"}}, "", "-"},
	}
	rules := grammar.NewRules(grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm, Variant: capablanca})
	for _, test := range tests {
		var rec ast.Record
		found := grammar.Parse(&rec, rules, test.text)
		if diff := cmp.Diff(test.want, findings(found, test.text)); diff != "" {
			t.Errorf("%s: %q (-want +got):\n%s", test.why, test.text, diff)
		}
		if found.Err() != nil {
			continue
		}
		if rights := names(rec.Castling); rights != test.rights || rec.EnPassant.String() != test.ep {
			t.Errorf("%s: %q: rights %s, en passant %v, want %s, %s", test.why, test.text, rights, rec.EnPassant, test.rights, test.ep)
		}
		placement, _, _ := strings.Cut(test.text, " ")
		if got, unnamed := rules.AppendPlacement(nil, &rec.Board); string(got) != placement || unnamed != ast.NoSquare {
			t.Errorf("%s: %q written %q", test.why, placement, got)
		}
	}
}

func names(set ast.Set) string {
	var all []string
	for s := range set.All() {
		all = append(all, s.String())
	}
	return strings.Join(all, " ")
}

// TestTenFilesMen finds the men where the text puts them.
func TestTenFilesMen(t *testing.T) {
	var rec ast.Record
	rules := grammar.NewRules(grammar.Config{Variant: capablanca})
	if found := grammar.Parse(&rec, rules, capablancaStart); found != nil {
		t.Fatal(found)
	}
	if rec.Board.Geometry != (ast.Geometry{Files: 10, Ranks: 8}) {
		t.Errorf("geometry %v", rec.Board.Geometry)
	}
	for square, want := range map[string]ast.Piece{
		"c1": {Role: ast.Archbishop}, "h8": {Role: ast.Chancellor, Color: ast.Black}, "f1": {Role: ast.King},
		"j8": {Role: ast.Rook, Color: ast.Black}, "j7": {Role: ast.Pawn, Color: ast.Black}, "j6": {}, "a1": {Role: ast.Rook},
	} {
		if got := rec.Board.At(ast.MustParseSquare(square)); got != want {
			t.Errorf("%s: %v, want %v", square, got, want)
		}
	}
}

// TestMenOfOtherVariants asks that a letter is a man only where the variant
// has it.
func TestMenOfOtherVariants(t *testing.T) {
	const text = "a4k3c/10/10/10/10/10/10/A4K3C w - - 0 1"
	fewer := *capablanca
	fewer.Roles = ast.Chess.Roles
	found := grammar.Parse(new(ast.Record), grammar.NewRules(grammar.Config{Variant: &fewer, Form: grammar.FENForm}), text)
	want := []finding{{ast.PieceUnknown, "a"}, {ast.PieceUnknown, "c"}, {ast.PieceUnknown, "A"}, {ast.PieceUnknown, "C"}}
	if diff := cmp.Diff(want, findings(found, text)); diff != "" {
		t.Error(diff)
	}
}

// TestLongSpellings reads men of two letters, the longer before the shorter:
// the scan leaves them to the grammar.
func TestLongSpellings(t *testing.T) {
	letters := &ast.Letters{Tag: "x-test", Men: []ast.Letter{
		{Role: ast.King, White: "K", Black: "k"}, {Role: ast.Knight, White: "Kt", Black: "kt"}, {Role: ast.Pawn, White: "П", Black: "п"}, {Role: ast.Rook, White: "R", Black: "r"},
	}}
	rules := grammar.NewRules(grammar.Config{Letters: letters, Form: grammar.FENForm, Style: grammar.StandardStyle})
	const text = "kt3k3/пппп4/8/8/8/8/4П3/R3K2Kt w Q - 0 1"
	var rec ast.Record
	if found := grammar.Parse(&rec, rules, text); found != nil {
		t.Fatal(found)
	}
	for square, want := range map[string]ast.Piece{
		"a8": {Role: ast.Knight, Color: ast.Black}, "e8": {Role: ast.King, Color: ast.Black}, "d7": {Role: ast.Pawn, Color: ast.Black},
		"e2": {Role: ast.Pawn}, "h1": {Role: ast.Knight}, "e1": {Role: ast.King},
	} {
		if got := rec.Board.At(ast.MustParseSquare(square)); got != want {
			t.Errorf("%s: %v, want %v", square, got, want)
		}
	}
	if err := scanAgrees(rules, text); err != nil {
		t.Error(err)
	}
	if got, _ := rules.AppendPlacement(nil, &rec.Board); string(got) != "kt3k3/пппп4/8/8/8/8/4П3/R3K2Kt" {
		t.Errorf("written %q", got)
	}
}

// TestManyFindings asks that a bound on findings never hides that there is an
// error: the warnings before it fill the list.
func TestManyFindings(t *testing.T) {
	text := "r3k2r/8/8/8/8/8/8/R3K2R w " + strings.Repeat("K", 100) + " e9 0 1"
	rules := grammar.NewRules(grammar.Config{Style: grammar.StandardStyle, Form: grammar.FENForm})
	found := grammar.Parse(new(ast.Record), rules, text)
	errs := found.Errors()
	if len(errs) != 1 || errs[0].Code != ast.EnPassantUnknown {
		t.Errorf("errors %v among %d findings", errs, len(found))
	}
	if len(found) > 40 {
		t.Errorf("%d findings", len(found))
	}
}
