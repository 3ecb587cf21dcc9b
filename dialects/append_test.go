package dialects_test

import (
	"errors"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestAppendRefuses asks for what no letter of the dialect says: it is
// refused by name, and no other letter is written.
func TestAppendRefuses(t *testing.T) {
	e4 := ast.MustParseSquare("e4")
	tests := map[string]func(*ast.Board){
		"neutral man":  func(b *ast.Board) { b.Put(e4, ast.Piece{Role: ast.Queen, Color: ast.Neutral}) },
		"unknown role": func(b *ast.Board) { b.Put(e4, ast.Piece{Role: 200}) },
		"wall":         func(b *ast.Board) { b.Walls.Add(e4) },
	}
	for name, change := range tests {
		rec := dialects.FEN.MustParse("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
		change(&rec.Board)
		_, err := dialects.FEN.Append(nil, &rec)
		var found ast.Diagnostics
		if !errors.As(err, &found) || len(found) != 1 || found[0].Code != ast.NoLetterForMan || found[0].Args[0] != e4 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAppendRefusesVariants asks for what belongs to another variant, or to
// none: it is refused by name.
func TestAppendRefusesVariants(t *testing.T) {
	e4 := ast.MustParseSquare("e4")
	hold := func(r ast.Role) func(*ast.Record) {
		return func(rec *ast.Record) { rec.Pockets[ast.Black].Set(r, 1) }
	}
	put := func(p ast.Piece) func(*ast.Record) {
		return func(rec *ast.Record) { rec.Board.Put(e4, p) }
	}
	for _, test := range []struct {
		name    string
		variant *ast.Variant
		change  func(*ast.Record)
		code    ast.Code
	}{
		{"a pocket in chess", nil, hold(ast.Queen), ast.PocketNotHere},
		{"a pocket in three-check", ast.ThreeCheck, hold(ast.Queen), ast.PocketNotHere},
		{"a king in a pocket", ast.Crazyhouse, hold(ast.King), ast.PocketKing},
		{"a man without letter in a pocket", ast.Crazyhouse, hold(ast.Rose), ast.NoLetterForMan},
		{"checks in chess", nil, func(rec *ast.Record) { rec.Checks = [2]uint8{3, 3} }, ast.ChecksNotHere},
		{"four checks", ast.ThreeCheck, func(rec *ast.Record) { rec.Checks[ast.Black] = 4 }, ast.ChecksRange},
		{"a promoted man in chess", nil, put(ast.Piece{Role: ast.Queen, Promoted: true}), ast.NoLetterForMan},
		{"a promoted pawn", ast.Crazyhouse, put(ast.Piece{Role: ast.Pawn, Promoted: true}), ast.NoLetterForMan},
		{"a promoted king", ast.Crazyhouse, put(ast.Piece{Role: ast.King, Promoted: true}), ast.NoLetterForMan},
		{"a promoted nothing", ast.Crazyhouse, func(rec *ast.Record) { rec.Board.Promoted.Add(e4) }, ast.NoLetterForMan},
		{"a right in antichess", ast.Antichess, func(rec *ast.Record) { rec.Castling.Add(ast.MustParseSquare("h1")) }, ast.CannotNameRook},
	} {
		d := dialects.XFEN.For(test.variant)
		rec := d.MustParse("4k3/8/8/8/8/8/8/4K2R w - - 0 1")
		test.change(&rec)
		if text, err := d.Append([]byte("kept"), &rec); codesOf(err) != ast.CodesOf(test.code) || string(text) != "kept" {
			t.Errorf("%s: %q, %v, want %v", test.name, text, err, test.code)
		}
	}
}

// TestGrantNothing asks for rights in a game without castling.
func TestGrantNothing(t *testing.T) {
	d := dialects.XFEN.For(ast.Antichess)
	rec := d.MustParse("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1")
	if err := d.GrantRights(&rec.Position, "KQ"); codesOf(err) != ast.CodesOf(ast.CannotGrant) || !rec.Castling.IsEmpty() {
		t.Errorf("%v, %v", rec.Castling, err)
	}
}

// TestNationalPocket reads a pocket in the letters of a language, found and
// named: one repair makes FEN of both fields.
func TestNationalPocket(t *testing.T) {
	const text, fen = "tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT~[Dcp] w - - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR~[Qnp] w - - 0 1"
	want := dialects.XFEN.For(ast.Crazyhouse).MustParse(fen)
	auto := dialects.Auto.For(ast.Crazyhouse)
	for _, d := range []*dialects.Dialect{auto, in(auto, languageNamed("pt"))} {
		rec, err := d.Parse(text)
		if err != nil || rec.Position != want.Position {
			t.Errorf("%v: %v", d.Letters(), err)
		}
	}
	found := auto.Diagnose(text)
	if len(found) != 1 || found[0].Code != ast.LettersNational || ast.Apply(text, found[0].Fixes) != fen {
		t.Errorf("%v", found)
	}
	named := in(dialects.XFEN.For(ast.Crazyhouse), languageNamed("ru"))
	if got, err := named.Append(nil, &want); err != nil || string(got) != "лксфкрскл/пппппппп/8/8/8/8/ПППППППП/ЛКСФКрСКЛ~[Фкп] w - - 0 1" {
		t.Errorf("%s, %v", got, err)
	}
}

// TestAppendRefusesRights sets rights that no text can say: off the home rank,
// without a rook, without a king. A board alone says nothing of rights.
func TestAppendRefusesRights(t *testing.T) {
	for _, test := range []struct{ placement, right string }{
		{"r3k2r/8/8/8/8/8/8/R3K2R", "e4"},
		{"r3k2r/8/8/8/8/8/8/R3K2R", "g1"},
		{"r6r/8/8/8/8/8/8/R6R", "h1"},
	} {
		rec := dialects.FEN.MustParse(test.placement + " w - - 0 1")
		rec.Castling.Add(ast.MustParseSquare(test.right))
		for _, d := range dialects.All() {
			if d.Layout() == ast.HandLayout {
				d = d.For(ast.Chess)
			}
			_, err := d.Append(nil, &rec)
			if d.Form() == grammar.BoardForm || d.Form() == grammar.HandForm {
				if err != nil {
					t.Errorf("%v: right %s in %s: %v", d, test.right, test.placement, err)
				}
				continue
			}
			var found ast.Diagnostics
			if !errors.As(err, &found) || found[0].Code != ast.CannotNameRook || found[0].Args[0] != ast.MustParseSquare(test.right) {
				t.Errorf("%v: right %s in %s: %v", d, test.right, test.placement, err)
			}
		}
	}
}

// TestAppendWideBoard writes rooks on the k-file: on boards of eleven files and
// more its letter means the wing.
func TestAppendWideBoard(t *testing.T) {
	wide := &ast.Variant{Name: "wide", Geometry: ast.Geometry{Files: 12, Ranks: 8}, Roles: ast.Chess.Roles, PawnRank: 2}
	const board = "12/12/12/12/12/12/12/5K4RR w "
	outer := dialects.XFEN.For(wide).MustParse(board + "K - 0 1")
	if got := outer.CastlingRook(ast.White, ast.KingSide); got != ast.MustParseSquare("l1") {
		t.Errorf("K is the rook on %v, want l1", got)
	}
	for _, d := range []*dialects.Dialect{dialects.XFEN.For(wide), dialects.Shredder.For(wide)} {
		rec := outer
		rec.Castling = ast.Set{}
		rec.Castling.Add(ast.MustParseSquare("k1"))
		if text, err := d.Append(nil, &rec); err == nil {
			t.Errorf("%v writes the rook on k1 as %q, which means l1", d, text)
		}
	}
}

// TestAppendBoardSize writes a board of another size than the dialect's
// variant has, and none at all.
func TestAppendBoardSize(t *testing.T) {
	small := &ast.Variant{Name: "small", Geometry: ast.Geometry{Files: 5, Ranks: 5}, Roles: ast.Chess.Roles}
	rec := dialects.XFEN.For(small).MustParse("4k/5/5/5/4K w - - 0 1")
	for _, rec := range []ast.Record{rec, {}} {
		_, err := dialects.XFEN.Append(nil, &rec)
		var found ast.Diagnostics
		if !errors.As(err, &found) || found[0].Code != ast.BoardSize {
			t.Errorf("board of %v: %v", rec.Board.Geometry, err)
		}
	}
}

// TestGrantRights adds rights to a position; what a letter cannot grant is
// cannot-grant, and names the letter.
func TestGrantRights(t *testing.T) {
	for _, test := range []struct{ placement, field, rights, refused string }{
		{"r3k2r/8/8/8/8/8/8/R3K2R", "KQkq", "a1 h1 a8 h8", ""},
		{"r3k2r/8/8/8/8/8/8/R3K2R", "Qk", "a1 h8", ""},
		{"r3k2r/8/8/8/8/8/8/R3K2R", "-", "", ""},
		{"4k2r/8/8/8/8/8/8/R3K3", "Qq", "", "q"},
		{"r3k2r/8/8/8/8/8/4K3/R6R", "K", "", "K"},
		{"r3k2r/8/8/8/8/8/8/R3K2R", "x", "", "x"},
	} {
		rec := dialects.FEN.MustParse(test.placement + " w - - 0 1")
		err := dialects.FEN.GrantRights(&rec.Position, test.field)
		if test.refused == "" {
			if want := squaresOf(test.rights); err != nil || rec.Castling != want {
				t.Errorf("%q in %s: %v, %v, want %v", test.field, test.placement, rec.Castling, err, want)
			}
			continue
		}
		var found ast.Diagnostics
		if !errors.As(err, &found) || len(found) != 1 || found[0].Code != ast.CannotGrant || found[0].Args[0] != test.refused {
			t.Errorf("%q in %s: %v, want cannot-grant %s", test.field, test.placement, err, test.refused)
		}
		if !rec.Castling.IsEmpty() {
			t.Errorf("%q in %s is refused and leaves %v", test.field, test.placement, rec.Castling)
		}
	}
}

// TestAppendOfAnotherGame writes records for games that lack what these have: it is
// refused by name, and not left out.
func TestAppendOfAnotherGame(t *testing.T) {
	for _, test := range []struct {
		from, to, text string
		code           ast.Code
	}{
		{"makruk", "chess", "4k3/8/8/8/8/8/8/R3K2R w - 128 3 9", ast.EnPassantUnknown},
		{"chess", "makruk", "4k3/8/8/8/4P3/8/8/R3K2R b - e3 0 9", ast.EnPassantUnknown},
		{"chess", "shatranj", "4k3/8/8/8/4P3/8/8/R3K2R b - e3 0 9", ast.EnPassantUnknown},
		{"berolina", "chess", "4k3/8/8/8/3P4/8/8/4K3 b - e3d4 0 1", ast.EnPassantUnknown},
		{"chess", "berolina", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", ast.EnPassantUnknown},
		{"seirawan", "crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQBCDFGkqbcdfg - 0 1", ast.CastlingUnknown},
		{"cambodian", "makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1", ast.CastlingUnknown},
		{"bughouse", "crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1", ast.FieldExtra},
	} {
		from, _ := ast.VariantNamed(test.from)
		to, _ := ast.VariantNamed(test.to)
		rec := dialects.XFEN.For(from).MustParse(test.text)
		for _, d := range []*dialects.Dialect{dialects.XFEN, dialects.Shredder, dialects.EPD} {
			got, err := d.For(to).Append([]byte("kept"), &rec)
			var found ast.Diagnostics
			if !errors.As(err, &found) || len(found) != 1 || found[0].Code != test.code || string(got) != "kept" {
				t.Errorf("%s of %s for %s: %s, %v", d.Name, test.from, test.to, got, err)
			}
		}
	}
}

// TestAppendWithoutFields asks that a game which leaves castling out does not leave out
// rights that a position has.
func TestAppendWithoutFields(t *testing.T) {
	short, _ := ast.VariantNamed("euroshogi")
	rec := dialects.XFEN.MustParse("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")
	rec.Stated = 0
	if got, err := dialects.XFEN.For(short).Append(nil, &rec); err == nil {
		t.Errorf("%s", got)
	}
}
