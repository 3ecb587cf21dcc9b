package dialects_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Boards of TestFixes.
const (
	board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	e4    = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
	rooks = "r3k2r/8/8/8/8/8/8/R3K2R"
	kings = "4k3/8/8/8/8/8/8/4K3"
)

// fixes are the repairs that the specification proposes (notations.md 1.4, and
// the arrows of 10).
var fixes = []struct {
	code        ast.Code
	text, fixed string
}{
	{ast.ByteOrderMark, "\uFEFF" + board + " w KQkq - 0 1", board + " w KQkq - 0 1"},
	{ast.CarriageReturn, board + " w KQkq - 0 1\r", board + " w KQkq - 0 1"},
	{ast.NulByte, board + " w KQkq - 0 1\x00", board + " w KQkq - 0 1"},
	{ast.BlankLeading, "\t " + board + " w KQkq - 0 1", board + " w KQkq - 0 1"},
	{ast.BlankTrailing, board + " w KQkq - 0 1  ", board + " w KQkq - 0 1"},
	{ast.BlankRepeated, board + " w \t KQkq - 0 1", board + " w KQkq - 0 1"},
	{ast.SemicolonTrailing, board + " w KQkq - 0 1 ;", board + " w KQkq - 0 1"},
	{ast.DashGlued, kings + " w - -0 1", kings + " w - - 0 1"},
	{ast.DashExtra, kings + " w - - - bm Ke2;", kings + " w - - bm Ke2;"},
	{ast.SemicolonMissing, kings + " w - - bm Ke2", kings + " w - - bm Ke2;"},
	{ast.StringOpen, kings + ` w - - bm Ke2; id "abc`, kings + ` w - - bm Ke2; id "abc"`},
	{ast.SemicolonLeading, kings + " w - - ; bm Ke2;", kings + " w - - bm Ke2;"},
	{ast.SemicolonLoose, kings + " w - - bm Ke2 ;", kings + " w - - bm Ke2;"},
	{ast.SemicolonRepeated, kings + " w - - bm Ke2;; ce 1;", kings + " w - - bm Ke2; ce 1;"},
	{ast.OperationsUnparted, kings + " w - - bm Ke2 ce 1;", kings + " w - - bm Ke2; ce 1;"},
	{ast.BlankMissing, kings + " w - - bm Ke2;ce 1;", kings + " w - - bm Ke2; ce 1;"},
	{ast.PerftLayout, board + " w KQkq - 0 1 ;D1 20 ;D2 400", board + " w KQkq - 0 1 D1 20; D2 400;"},
	{ast.PerftLayout, board + " w KQkq - 0 1;D1 20 ;D2 400", board + " w KQkq - 0 1 D1 20; D2 400;"},
	{ast.OpcodeGlued, kings + ` w - - id="33";`, kings + ` w - - id "33";`},
	{ast.StringUnquoted, kings + ` w - - id WAC.001;`, kings + ` w - - id "WAC.001";`},
	{ast.StringOpen, kings + ` w - - id "x;`, kings + ` w - - id "x";`},
	{ast.OperandType, kings + ` w - - ce "125";`, kings + ` w - - ce 125;`},
	{ast.OperandComma, kings + ` w - - bm Ke2, Kd2;`, kings + ` w - - bm Ke2 Kd2;`},
	{ast.MoveNumbered, kings + ` w - - pv 1. Ke2 Kd7;`, kings + ` w - - pv Ke2 Kd7;`},
	{ast.MovesKeyword, kings + " w - - 0 1 moves", kings + " w - - 0 1"},
	{ast.SlashLeading, "/" + kings + " w - - 0 1", kings + " w - - 0 1"},
	{ast.SlashTrailing, kings + "/ w - - 0 1", kings + " w - - 0 1"},
	{ast.DigitsAdjacent, "4k3/8/8/44/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
	{ast.TurnCapital, board + " B KQkq - 0 1", board + " b KQkq - 0 1"},
	{ast.CastlingOrder, rooks + " w kqKQ - 0 1", rooks + " w KQkq - 0 1"},
	{ast.CastlingRepeated, rooks + " w KKq - 0 1", rooks + " w Kq - 0 1"},
	{ast.CastlingFileLetter, rooks + " w KQah - 0 1", rooks + " w KQkq - 0 1"},
	{ast.CastlingDash, rooks + " w K-k- - 0 1", rooks + " w Kk - 0 1"},
	{ast.CastlingDash, rooks + " w -- - 0 1", rooks + " w - - 0 1"},
	{ast.NoRookForRight, "r3k2r/8/8/8/8/8/8/R3K1N1 w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K1N1 w Qkq - 0 1"},
	{ast.NoRookForRight, kings + " w k - 0 1", kings + " w - - 0 1"},
	{ast.KingNotHome, "r3k2r/8/8/8/8/8/4K3/7R w Kkq - 0 1", "r3k2r/8/8/8/8/8/4K3/7R w kq - 0 1"},
	{ast.EnPassantCapital, e4 + " b KQkq E3 0 1", e4 + " b KQkq e3 0 1"},
	{ast.EnPassantPawn, e4 + " b KQkq e4 0 1", e4 + " b KQkq e3 0 1"},
	{ast.CounterZeros, kings + " w - - 007 1", kings + " w - - 7 1"},
	{ast.CounterDash, kings + " w - - 0 -", kings + " w - - 0 1"},
	{ast.FullmoveZero, kings + " w - - 0 0", kings + " w - - 0 1"},
	{ast.FieldsSwapped, board + " KQkq w - 0 1", board + " w KQkq - 0 1"},
	{ast.FieldsSwapped, e4 + " b e3 KQkq 0 1", e4 + " b KQkq e3 0 1"},
}

func TestFixes(t *testing.T) {
	for _, test := range fixes {
		fixed := ""
		for _, f := range dialects.FEN.Diagnose(test.text) {
			if f.Code == test.code {
				fixed = ast.Apply(test.text, f.Fixes)
				break
			}
		}
		if fixed != test.fixed {
			t.Errorf("%v: %q becomes %q, want %q", test.code, test.text, fixed, test.fixed)
		}
	}
	const wings, files = "r3k2r/8/8/8/8/8/8/R3K1RR w KQhg - 0 1", "r3k2r/8/8/8/8/8/8/R3K1RR w HAh - 0 1"
	if f := dialects.Shredder.Diagnose(wings)[0]; ast.Apply(wings, f.Fixes) != files {
		t.Errorf("%v: %q becomes %q, want %q", f, wings, ast.Apply(wings, f.Fixes), files)
	}
}

// TestVariantFixes asks for the repairs of what only crazyhouse has, and of what
// other games have not.
func TestVariantFixes(t *testing.T) {
	for _, test := range []struct {
		variant     *ast.Variant
		code        ast.Code
		text, fixed string
	}{
		{ast.Crazyhouse, ast.PocketDash, kings + "[-] w - - 0 1", kings + "[] w - - 0 1"},
		{ast.Crazyhouse, ast.PocketCount, kings + "[n3P] w - - 0 1", kings + "[nPPP] w - - 0 1"},
		{ast.Crazyhouse, ast.PocketRank, kings + "/NNPp w - - 0 1", kings + "[NNPp] w - - 0 1"},
		{ast.Crazyhouse, ast.PocketRank, kings + "/ w - - 0 1", kings + "[] w - - 0 1"},
		{ast.Crazyhouse, ast.PocketOpen, kings + "[Qn w - - 0 1", kings + "[Qn] w - - 0 1"},
		{ast.Atomic, ast.PromotedMark, "4k3/8/8/8/8/8/8/Q~3K3 w - - 0 1", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"},
		{ast.Antichess, ast.CastlingNotHere, rooks + " w KQkq - 0 1", rooks + " w - - 0 1"},
	} {
		found := dialects.XFEN.For(test.variant).Diagnose(test.text)
		if len(found) != 1 || found[0].Code != test.code || ast.Apply(test.text, found[0].Fixes) != test.fixed {
			t.Errorf("%q: %v, want %v and %q", test.text, found, test.code, test.fixed)
		}
	}
}
