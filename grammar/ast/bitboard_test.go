package ast_test

import (
	"math/rand/v2"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestBitboards compares the sets with a walk over the squares.
func TestBitboards(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 500 {
		b := randomBoard(r, ast.Standard, int(ast.King)+1, 2)
		var want [ast.King + 1]uint64
		var wantBlack uint64
		for i := range 64 {
			man := b.At(ast.SquareAt(i&7, i>>3))
			if man.Role == ast.NoRole {
				continue
			}
			want[man.Role] |= 1 << i
			if man.Color == ast.Black {
				wantBlack |= 1 << i
			}
		}
		if men, black, ok := b.Bitboards(); men != want || black != wantBlack || !ok {
			t.Fatalf("%x, black %x, %v; want %x, black %x", men, black, ok, want, wantBlack)
		}
		used := [ast.King + 1]uint64{1, 2, 3, 4, 5, 6, 7}
		if black, ok := b.BitboardsInto(&used); used != want || black != wantBlack || !ok {
			t.Fatalf("into others: %x, black %x, %v; want %x, black %x", used, black, ok, want, wantBlack)
		}
	}
}

// TestNoBitboards puts something on each square that the sets cannot hold.
func TestNoBitboards(t *testing.T) {
	for _, g := range []ast.Geometry{{}, {Files: 8, Ranks: 9}, {Files: 7, Ranks: 8}, {Files: 8, Ranks: 8, Behind: 1}} {
		if _, _, ok := (&ast.Board{Geometry: g}).Bitboards(); ok {
			t.Errorf("a board of %v", g)
		}
	}
	for i := range 64 {
		s := ast.SquareAt(i&7, i>>3)
		for role := ast.King + 1; role <= ast.LastRole; role++ {
			b := ast.Board{Geometry: ast.Standard}
			b.Put(s, ast.Piece{Role: role})
			if _, _, ok := b.Bitboards(); ok {
				t.Fatalf("role %d on %v", role, s)
			}
		}
		b := ast.Board{Geometry: ast.Standard}
		b.Put(s, ast.Piece{Role: ast.Pawn, Color: ast.Neutral})
		if _, _, ok := b.Bitboards(); ok {
			t.Errorf("a pawn of neither side on %v", s)
		}
		b = ast.Board{Geometry: ast.Standard}
		b.Walls.Add(s)
		if _, _, ok := b.Bitboards(); ok {
			t.Errorf("a wall on %v", s)
		}
	}
}

// TestBits takes squares of a board of 8 by 8 out of sets and puts them back.
func TestBits(t *testing.T) {
	for i := range 64 {
		var want ast.Set
		want.Add(ast.SquareAt(i&7, i>>3))
		if got := ast.SetOf(1 << i); got != want {
			t.Errorf("square %d: %v, want %v", i, got, want)
		}
		want.Add(ast.SquareAt(8+i&7, i>>3)) // beside the board
		want.Add(ast.SquareAt(i&7, 8+i>>3)) // above it
		if got := want.Bits(); got != 1<<i {
			t.Errorf("square %d: %x", i, got)
		}
	}
}
