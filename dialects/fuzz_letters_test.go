package dialects_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// inLanguages are Forsyth and piece lists in every language in which they can
// be written.
var inLanguages = func() []*dialects.Dialect {
	var all []*dialects.Dialect
	for _, d := range []*dialects.Dialect{dialects.Forsyth, dialects.Pieces} {
		for _, l := range readable() {
			all = append(all, in(d, l))
		}
	}
	return all
}()

// separators are ways to part the ranks: as Forsyth did, as FEN does, by a line
// end, and not at all.
var separators = []string{dialects.Hyphens, "-", "/", "\n", ""}

// writtenAndRead writes a board in a language and reads it again: in that
// language it is the same; by a reader that has to find the language it is the
// same, or the text is named ambiguous, or another board comes with a warning
// that says so.
func writtenAndRead(d *dialects.Dialect, b *ast.Board, separator string) error {
	text, err := d.AppendBoard(nil, &ast.Record{Position: ast.Position{Board: *b}}, separator)
	if err != nil {
		return fmt.Errorf("%v in %s: %w", d, d.Letters().Tag, err)
	}
	rec, err := d.Parse(string(text))
	if err != nil || rec.Board != *b {
		return fmt.Errorf("%v in %s: %q is %w, (-written +read):\n%s", d, d.Letters().Tag, text, err, cmp.Diff(*b, rec.Board))
	}
	for _, open := range []*dialects.Dialect{dialects.Auto, dialects.Forsyth} {
		if d.Layout() == ast.ListLayout && open == dialects.Forsyth {
			open = dialects.Pieces
		}
		if err := openReading(open, string(text), b); err != nil {
			return fmt.Errorf("%v in %s: %w", d, d.Letters().Tag, err)
		}
	}
	return nil
}

// openReading reads a text in letters that nobody names.
func openReading(d *dialects.Dialect, text string, b *ast.Board) error {
	rec, err := d.Parse(text)
	var found ast.Diagnostics
	switch {
	case errors.As(err, &found) && found[0].Code == ast.LettersAmbiguous:
		return nil // nothing was guessed
	case *b == ast.Board{Geometry: b.Geometry}:
		return nil // a number alone is no evidence of a board
	case err != nil:
		return fmt.Errorf("%v refuses %q: %w", d, text, err)
	case rec.Board == *b, rec.Warnings.Has(ast.LettersAssumed), rec.Warnings.Has(ast.LettersNational):
		return nil
	}
	return fmt.Errorf("%v reads %q without a warning (-written +read):\n%s", d, text, cmp.Diff(*b, rec.Board))
}

// randomBoard returns a board with some men on it, and often with a king of
// each side.
func randomBoard(r *rand.Rand, men int) ast.Board {
	b := ast.Board{Geometry: ast.Standard}
	for range r.IntN(men + 1) {
		b.Put(ast.SquareAt(r.IntN(8), r.IntN(8)), ast.Piece{Role: ast.Role(1 + r.IntN(6)), Color: ast.Color(r.IntN(2))})
	}
	if r.IntN(3) > 0 {
		b.Put(ast.SquareAt(r.IntN(8), r.IntN(4)), ast.Piece{Role: ast.King})
		b.Put(ast.SquareAt(r.IntN(8), 4+r.IntN(4)), ast.Piece{Role: ast.King, Color: ast.Black})
	}
	return b
}

// TestEveryLanguage writes random boards in every language and reads them
// again.
func TestEveryLanguage(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	boards := 12
	if testing.Short() {
		boards = 2
	}
	for _, d := range inLanguages {
		for range boards {
			for _, men := range []int{2, 8, 40} {
				b := randomBoard(r, men)
				if err := writtenAndRead(d, &b, separators[r.IntN(len(separators))]); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

func FuzzLetters(f *testing.F) {
	eachCase(f, func(d *dialects.Dialect, c dialecttest.Case, valid bool) {
		if rec, err := d.Parse(c.Text); valid && err == nil && rec.Board.Geometry == ast.Standard {
			f.Add(bytesOf(&rec.Position, ast.Chess, 6), uint8(len(c.Text)), uint8(c.Line))
		}
	})
	f.Fuzz(func(t *testing.T, data []byte, language, separator uint8) {
		p := positionOf(data, ast.Chess, 6)
		d := inLanguages[int(language)%len(inLanguages)]
		if err := writtenAndRead(d, &p.Board, separators[int(separator)%len(separators)]); err != nil {
			t.Error(err)
		}
	})
}
