package dialects_test

import (
	"cmp"
	"encoding/binary"
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
// rook, and nothing else.
func unnamed(err error) bool {
	var found ast.Diagnostics
	return errors.As(err, &found) && len(found) == 1 && found[0].Code == ast.CannotNameRook
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
	written, err := d.Append(nil, &rec)
	if err != nil {
		if unnamed(err) {
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

// source gives bytes, and zeros when there are no more.
type source []byte

func (s *source) next() byte {
	if len(*s) == 0 {
		return 0
	}
	b := (*s)[0]
	*s = (*s)[1:]
	return b
}

func (s *source) next32() uint32 {
	return binary.BigEndian.Uint32([]byte{s.next(), s.next(), s.next(), s.next()})
}

// positionOf makes a position of a variant of bytes, whatever they are: one for
// each square from a1 on, then one for the side to move, four for the rights,
// one for the en passant square, the counters, five for each pocket and one for
// the checks of each side.
func positionOf(data []byte, v *ast.Variant, men int) ast.Position {
	from, g := source(data), v.Geometry
	p := ast.Position{Board: ast.Board{Geometry: g}}
	for rank := range int(g.Ranks) {
		for file := range int(g.Files) {
			n := int(from.next())
			man, color := n%(2*men+1), ast.White
			if man > men {
				color, man = ast.Black, man-men
			}
			isPromoted := v.Pocket && ast.Role(man) > ast.Pawn && ast.Role(man) < ast.King && n/(2*men+1)%2 == 1
			p.Board.Put(ast.SquareAt(file, rank), ast.Piece{Role: ast.Role(man), Color: color, Promoted: isPromoted})
		}
	}
	p.Turn = ast.Color(from.next() & 1)
	for c := ast.White; c <= ast.Black; c++ {
		for _, rooks := range wings(&p.Board, c) {
			if n := int(from.next()) % (len(rooks) + 1); n > 0 && v.Castling != ast.NoCastling {
				p.Castling.Add(rooks[n-1])
			}
		}
	}
	if s := ast.Square(from.next()); g.Contains(s) && s.Rank() != pawnsOwn(&p) {
		p.EnPassant = s
	}
	p.Halfmove, p.Fullmove = from.next32(), max(from.next32(), 1)
	for c := range p.Pockets {
		for role := ast.Pawn; role < ast.King && v.Pocket; role++ {
			p.Pockets[c].Set(role, int(from.next()))
		}
		p.Checks[c] = from.next() % (v.Checks + 1)
	}
	return p
}

// pawnsOwn returns the rank of a pawn that has just made a double step. Its
// square in place of the one it passed over is corrected in reading.
func pawnsOwn(p *ast.Position) int {
	if p.Turn == ast.Black {
		return 3
	}
	return int(p.Board.Geometry.Ranks) - 4
}

// wings returns the rooks on either side of a king that is alone on its home
// rank.
func wings(b *ast.Board, c ast.Color) (rooks [2][]ast.Square) {
	rank, king := b.Geometry.HomeRank(c), ast.NoSquare
	for file := range int(b.Geometry.Files) {
		if s := ast.SquareAt(file, rank); b.Holds(s, ast.King, c) {
			if king != ast.NoSquare {
				return [2][]ast.Square{}
			}
			king = s
		}
	}
	for file := range int(b.Geometry.Files) {
		switch s := ast.SquareAt(file, rank); {
		case king == ast.NoSquare || !b.Holds(s, ast.Rook, c):
		case s > king:
			rooks[0] = append(rooks[0], s)
		default:
			rooks[1] = append(rooks[1], s)
		}
	}
	return rooks
}

// bytesOf returns bytes of which positionOf makes the position.
func bytesOf(p *ast.Position, v *ast.Variant, men int) []byte {
	var data []byte
	g := p.Board.Geometry
	for rank := range int(g.Ranks) {
		for file := range int(g.Files) {
			man := p.Board.At(ast.SquareAt(file, rank))
			n := int(man.Role) + men*int(man.Color)
			if man.Promoted {
				n += 2*men + 1
			}
			data = append(data, byte(n))
		}
	}
	data = append(data, byte(p.Turn))
	for c := ast.White; c <= ast.Black; c++ {
		for _, rooks := range wings(&p.Board, c) {
			n := 0
			for i, s := range rooks {
				if p.Castling.Has(s) {
					n = i + 1
				}
			}
			data = append(data, byte(n))
		}
	}
	data = append(data, byte(p.EnPassant))
	data = binary.BigEndian.AppendUint32(data, p.Halfmove)
	data = binary.BigEndian.AppendUint32(data, p.Fullmove)
	for c := range p.Pockets {
		for role := ast.Pawn; role < ast.King && v.Pocket; role++ {
			data = append(data, byte(p.Pockets[c].Count(role)))
		}
		data = append(data, p.Checks[c])
	}
	return data
}

// variantOf returns the variant of a dialect, chess where it has none.
func variantOf(d *dialects.Dialect) *ast.Variant { return cmp.Or(d.Variant(), ast.Chess) }

// TestPositionsFromBytes asks that the generator makes all positions of
// testdata.
func TestPositionsFromBytes(t *testing.T) {
	eachCase(t, func(d *dialects.Dialect, c dialecttest.Case, valid bool) {
		if !valid {
			return
		}
		rec := d.MustParse(c.Text)
		if !isOrdinary(&rec.Board) {
			return
		}
		if got := positionOf(bytesOf(&rec.Position, variantOf(d), 6), variantOf(d), 6); got != rec.Position {
			t.Errorf("%q:\n%s", c.Text, gocmp.Diff(rec.Position, got))
		}
	})
}

// isOrdinary reports whether all men are the six of orthodox chess, White's or
// Black's: positionOf makes no others.
func isOrdinary(b *ast.Board) bool {
	for rank := range int(b.Geometry.Ranks) {
		for file := range int(b.Geometry.Files) {
			if man := b.At(ast.SquareAt(file, rank)); man.Role > ast.King || man.Color == ast.Neutral {
				return false
			}
		}
	}
	return true
}

// writeAndRead writes a position and reads it again, as far as the dialect
// states it.
func writeAndRead(d *dialects.Dialect, p ast.Position) error {
	d = asWritten(d)
	switch d.Form() {
	case grammar.EPDForm:
		p.Halfmove, p.Fullmove = 0, 1
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
			if rec := d.MustParse(c.Text); isOrdinary(&rec.Board) {
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
			if v == grand {
				men = 8
			}
			if err := writeAndRead(d, positionOf(data, variantOf(d), men)); err != nil {
				t.Error(err)
			}
		}
	})
}
