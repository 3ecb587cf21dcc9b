package dialects_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	gocmp "github.com/google/go-cmp/cmp"
)

// grand is a variant of ten files in which any king and rook may castle.
var grand = &ast.Variant{
	Name: "grand", Geometry: ast.Geometry{Files: 10, Ranks: 8}, PawnRank: 2,
	Roles: ast.RolesOf(ast.Pawn, ast.Knight, ast.Bishop, ast.Rook, ast.Queen, ast.King, ast.Archbishop, ast.Chancellor),
}

const grandStart = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"

// fuzzed are the dialects of the fuzz tests.
var fuzzed = func() []*dialects.Dialect {
	all := append(dialects.All(), dialects.Auto)
	for _, d := range dialects.All() {
		all = append(all, d.For(ast.Chess), d.For(ast.Chess960), d.For(ast.DoubleChess960), d.For(grand))
	}
	for _, d := range append(dialects.All(), dialects.Auto) {
		all = append(all, d.For(ast.Crazyhouse), d.For(ast.ThreeCheck), d.For(ast.Antichess))
	}
	return all
}()

// asWritten returns the reader of what a dialect writes: one without fields
// that finds the letters in the text writes those of FEN, and has to be told.
func asWritten(d *dialects.Dialect) *dialects.Dialect {
	if d.Form() == grammar.BoardForm && d.Letters() == nil {
		return in(d, languageNamed("en"))
	}
	return d
}

// unnamed reports whether an error says that a dialect has no letter for a
// rook, and nothing else; or that a site has no page.
func unnamed(err error) bool {
	var found ast.Diagnostics
	return errors.As(err, &found) && len(found) == 1 && (found[0].Code == ast.CannotNameRook || found[0].Code == ast.PageMissing)
}

// beyondFEN reports whether Auto, which writes FEN, refuses the neutral men of a diagram:
// FEN has none (PGN standard, 16.1.3.1).
func beyondFEN(d *dialects.Dialect, board *ast.Board, err error) bool {
	var found ast.Diagnostics
	return d.Name == dialects.Auto.Name && !board.Neutral.IsEmpty() &&
		errors.As(err, &found) && len(found) == 1 && found[0].Code == ast.NoLetterForMan
}

// roundTrip writes what it reads and reads it again: the same position, and the
// same text.
func roundTrip(d *dialects.Dialect, text string) error {
	rec, err := d.Parse(text)
	found := d.Diagnose(text)
	if (err == nil) != (found.Err() == nil) {
		return fmt.Errorf("%v: %q is %v, its findings are %v", d, text, err, found)
	}
	if err != nil {
		return nil
	}
	var warnings ast.Codes
	for _, f := range found {
		warnings.Add(f.Code)
	}
	if warnings != rec.Warnings {
		return fmt.Errorf("%v: %q has warnings %v, and findings %v", d, text, rec.Warnings, found)
	}
	d = d.OfRecord(&rec)
	written, err := d.Append(nil, &rec)
	if err != nil {
		if unnamed(err) || beyondFEN(d, &rec.Board, err) {
			return nil
		}
		return fmt.Errorf("%v: %q not written: %w", d, text, err)
	}
	d = asWritten(d)
	again, err := d.Parse(string(written))
	if err != nil {
		return fmt.Errorf("%v: %q written %q: %w", d, text, written, err)
	}
	if again.Position != rec.Position {
		return fmt.Errorf("%v: %q written %q (-read +reread):\n%s", d, text, written, gocmp.Diff(rec.Position, again.Position))
	}
	if twice, err := d.Append(nil, &again); err != nil || string(twice) != string(written) {
		return fmt.Errorf("%v: %q written %q, then %q, %v", d, text, written, twice, err)
	}
	return nil
}

func FuzzRoundTrip(f *testing.F) {
	n := uint8(0)
	eachCase(f, func(_ *dialects.Dialect, c dialecttest.Case, _ bool) {
		f.Add(c.Text, n)
		n++
	})
	for i := range fuzzed {
		f.Add("r3k2r/8/8/8/8/8/8/R3K1RR w GKQAqh e6 00 0 hmvc 1;", uint8(i))
		f.Add("r3k2r/8/8/8/4P3/8/8/R3K1RR B qkQG E4 hmvc 03; bm O-O; fmvn 9", uint8(i))
		f.Add(grandStart, uint8(i))
		f.Add("4k3/1Q~6/8/8/8/8/8/4K3[-] w - - 2+1 0 1", uint8(i))
		f.Add("4k3/1Q~6/8/8/8/8/8/4K3[2Pnq] w - - 0 1 +0+1", uint8(i))
		f.Add("4k3/8/8/8/8/8/8/4K3/NNp w KQ - 3+3 bm e4;", uint8(i))
	}
	f.Fuzz(func(t *testing.T, text string, number uint8) {
		if err := roundTrip(fuzzed[int(number)%len(fuzzed)], text); err != nil {
			t.Error(err)
		}
	})
}

// writeAndRead writes a position and reads it again, as far as the dialect
// states it.
func writeAndRead(d *dialects.Dialect, p ast.Position) error {
	d = asWritten(d)
	switch d.Form() {
	case grammar.EPDForm:
		p.Halfmove, p.Fullmove = 0, 1
	case grammar.HandForm:
		checks := variantOf(d).Checks
		p.EnPassant, p.Castling, p.Halfmove, p.Checks = ast.NoSquare, ast.Set{}, 0, [2]uint8{checks, checks}
		p.Fullmove = min(p.Fullmove, 1<<31-1) // plies are counted up to 2^32
	case grammar.BoardForm:
		checks := variantOf(d).Checks
		p = ast.Position{Board: p.Board, Fullmove: 1, Checks: [2]uint8{checks, checks}}
		p.Board.Promoted = ast.Set{}
	}
	text, err := d.Append(nil, &ast.Record{Position: p})
	if d.Name == dialects.FEN.Name && !grammar.IsOrthodox(&p) {
		if !unnamed(err) {
			return fmt.Errorf("%v writes %q, %v, want %v", d, text, err, ast.CannotNameRook)
		}
		return nil
	}
	if err != nil {
		if d.Layout() == ast.AddressLayout && unnamed(err) {
			return nil
		}
		return fmt.Errorf("%v: %w", d, err)
	}
	rec, err := d.Parse(string(text))
	if err != nil {
		return fmt.Errorf("%v: written %q: %w", d, text, err)
	}
	if rec.Position != p {
		return fmt.Errorf("%v: %q (-written +read):\n%s", d, text, gocmp.Diff(p, rec.Position))
	}
	for code := range rec.Warnings.And(ast.Leniencies).All() {
		if code.Level() == ast.SyntaxLevel {
			return fmt.Errorf("%v: written %q: %v", d, text, code)
		}
	}
	return nil
}

// positionVariants are the variants of positions; nil is none in particular.
var positionVariants = []*ast.Variant{nil, grand, ast.Crazyhouse, ast.ThreeCheck, ast.Antichess}

func FuzzPosition(f *testing.F) {
	eachCase(f, func(d *dialects.Dialect, c dialecttest.Case, valid bool) {
		if valid {
			rec := d.MustParse(c.Text)
			if d = d.OfRecord(&rec); isPlain(variantOf(d)) && isOrdinary(&rec.Board) {
				n := max(0, slices.Index(positionVariants, d.Variant()))
				f.Add(bytesOf(&rec.Position, variantOf(d), 6), uint8(n))
			}
		}
	})
	start := dialects.XFEN.For(grand).MustParse(grandStart)
	f.Add(bytesOf(&start.Position, grand, 8), uint8(1))
	f.Fuzz(func(t *testing.T, data []byte, number uint8) {
		v := positionVariants[int(number)%len(positionVariants)]
		for _, d := range dialects.All() {
			d, men := d.For(v), 6
			if d.Variant() == ast.Shogi {
				continue // of other men
			}
			if v == grand {
				men = 8
			}
			if err := writeAndRead(d, positionOf(data, variantOf(d), men)); err != nil {
				t.Error(err)
			}
		}
	})
}
