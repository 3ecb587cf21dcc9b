package dialects_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// boardOf reads the placement of a FEN.
func boardOf(t testing.TB, placement string) ast.Board {
	t.Helper()
	rec, err := dialects.FEN.Parse(placement)
	if err != nil {
		t.Fatal(err)
	}
	return rec.Board
}

// TestForsythBoards reads the diagrams of a table in the language of each, and
// writes their boards in that language, with each separator, to be read again.
func TestForsythBoards(t *testing.T) {
	for _, row := range castlingFacts(t, "forsyth/boards.tsv", 196) {
		text, tag, want := strings.ReplaceAll(row[0], `\n`, "\n"), row[1], row[2]
		t.Run(tag+" "+row[0], func(t *testing.T) {
			d := in(dialects.Forsyth, languageNamed(tag))
			rec, err := d.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := dialects.FEN.AppendPlacement(nil, &rec); err != nil || string(got) != want {
				t.Errorf("reads %q, %v, want %q", got, err, want)
			}
			rec.Board = boardOf(t, want)
			for _, separator := range []string{dialects.Hyphens, "-", "/", "\n", ""} {
				checkWrites(t, d, &rec, separator)
			}
		})
	}
}

// checkWrites writes a board with a separator between ranks and reads it again.
func checkWrites(t *testing.T, d *dialects.Dialect, rec *ast.Record, separator string) {
	t.Helper()
	written, err := d.AppendBoard(nil, rec, separator)
	if err != nil {
		t.Fatal(err)
	}
	again, err := d.Parse(string(written))
	if err != nil || again.Board != rec.Board {
		t.Errorf("writes %q, read as %v (-written +read):\n%s", written, err, cmp.Diff(rec.Board, again.Board))
	}
	running := again.Warnings.Has(ast.SeparatorMissing)
	if running != (separator == "") {
		t.Errorf("writes %q, which runs on: %v", written, running)
	}
}

// TestForsythRunsOn counts empty squares on over the ends of ranks: nine, ten
// and more are one number (notations 5.4, 5).
func TestForsythRunsOn(t *testing.T) {
	for placement, want := range map[string]string{
		"4k3/8/8/8/8/8/8/4K3": "4k55K3",
		"k7/2K5/8/8/8/8/8/8":  "k9K53",
		"7k/8/8/8/8/8/K7/8":   "7k40K15",
		"8/8/8/8/8/8/8/8":     "64",
	} {
		d := in(dialects.Forsyth, languageNamed("en"))
		rec := ast.Record{Position: ast.Position{Board: boardOf(t, placement)}}
		if got, err := d.AppendBoard(nil, &rec, ""); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v, want %q", placement, got, err, want)
		}
		checkWrites(t, d, &rec, "")
	}
}

// TestLettersCollide asks that the languages in which no diagram can be read
// are refused, and no others: two men with one letter, a letter of FEN that is
// another man's, or no case to tell the sides by (notations 5.5, 5.7).
func TestLettersCollide(t *testing.T) {
	white := func(r ast.Role) ast.Piece { return ast.Piece{Role: r} }
	collisions := map[string]ast.Collision{
		"oc": {Spelling: "R", Men: [2]ast.Piece{white(ast.King), white(ast.Rook)}},
		"la": {Spelling: "R", Men: [2]ast.Piece{white(ast.King), white(ast.Queen)}},
		"cy": {Spelling: "B", Men: [2]ast.Piece{white(ast.Queen), white(ast.Bishop)}},
		"ar": {Spelling: "م", Men: [2]ast.Piece{white(ast.King), {Role: ast.King, Color: ast.Black}}},
		"he": {Spelling: "מ", Men: [2]ast.Piece{white(ast.King), {Role: ast.King, Color: ast.Black}}},
	}
	for _, l := range ast.Languages() {
		for _, d := range []*dialects.Dialect{dialects.Forsyth, dialects.FEN} {
			_, err := d.In(l)
			want, collides := collisions[l.Tag]
			if !collides {
				if err != nil {
					t.Errorf("%v in %s: %v", d, l.Tag, err)
				}
				continue
			}
			var found ast.Diagnostics
			if !errors.As(err, &found) || len(found) != 1 || found[0].Code != ast.LettersCollide {
				t.Errorf("%v in %s: %v, want letters-collide", d, l.Tag, err)
				continue
			}
			if got := found[0].Args; !slices.Equal(got, []any{l, want.Spelling, want.Men[0], want.Men[1]}) {
				t.Errorf("%v in %s: %v, want %v", d, l.Tag, got, want)
			}
		}
	}
}

// TestNationalSides reads FEN in the letters of a language: b is White where
// the letters were named, or where castling is in them, too (decisions, Forsyth
// and auto).
func TestNationalSides(t *testing.T) {
	const all, none = "a1 h1 a8 h8", ""
	for _, test := range []struct {
		tag    string
		fields string
		found  ast.Color // where auto finds the letters
		named  ast.Color // where they are named
		rights string
	}{
		{"es", "w KQkq", ast.White, ast.White, all},
		{"es", "b KQkq", ast.Black, ast.White, all},
		{"es", "b -", ast.Black, ast.White, none},
		{"es", "b RDrd", ast.White, ast.White, all},
		{"es", "n KQkq", ast.Black, ast.Black, all},
		{"es", "n RDrd", ast.Black, ast.Black, all},
		{"es", "w Rd", ast.White, ast.White, "h1 a8"},
		{"pt", "b KQkq", ast.Black, ast.White, all},
		{"pt", "b RDrd", ast.White, ast.White, all},
		{"pt", "p -", ast.Black, ast.Black, none},
		{"fr", "n RDrd", ast.Black, ast.Black, all},
		{"pl", "c KQkq", ast.Black, ast.Black, all},
		{"pl", "c KHkh", ast.Black, ast.Black, all},
		{"pl", "w Kh", ast.White, ast.White, "h1 a8"}, // the hetman's h, though a rook stands on the h-file
		{"pl", "w Hk", ast.White, ast.White, "a1 h8"},
		{"pl", "w HAha", ast.White, ast.White, all},
		{"de", "w KDkd", ast.White, ast.White, all},
		{"de", "w Dk", ast.White, ast.White, "a1 h8"},
		{"de", "w K", ast.White, ast.White, "h1"},
		{"de", "w KQkq", ast.White, ast.White, all},
		{"de", "b KQkq", ast.Black, ast.Black, all},
		{"de", "s KQkq", ast.Black, ast.Black, all},
		{"ru", "b KQkq", ast.Black, ast.Black, all},
	} {
		named := in(dialects.Auto, languageNamed(test.tag))
		start := dialects.FEN.MustParse(dialects.FEN.Example)
		placement, err := named.AppendPlacement(nil, &start)
		if err != nil {
			t.Fatal(err)
		}
		text := string(placement) + " " + test.fields + " - 0 1"
		for _, way := range []struct {
			dialect *dialects.Dialect
			turn    ast.Color
		}{{dialects.Auto, test.found}, {named, test.named}} {
			rec, err := way.dialect.Parse(text)
			if err != nil || rec.Board != start.Board || rec.Turn != way.turn || rec.Castling != squaresOf(test.rights) {
				t.Errorf("%q, letters named: %v: %v to move, rights %v, %v", text, way.dialect == named, rec.Turn, rec.Castling, err)
			}
		}
	}
}
