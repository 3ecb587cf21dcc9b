package rules

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// askProofs holds the quick proofs that a rule is not broken against the rule.
func askProofs(t *testing.T, s *State, v *ast.Variant) {
	t.Helper()
	if s.game.armies == nil && s.areWithin() {
		for c := ast.White; c <= ast.Black; c++ {
			if n := s.strength(c, &orthodoxArmy); n.promoted > 0 || n.pawns > 8 || n.men > 16 {
				t.Fatalf("%+v: %v is within its army, and has %+v", s.Position(), c, n)
			}
		}
	}
	r, ok := s.retraction(v)
	if !ok {
		return
	}
	wasQuiet := wasQuiet(&r)
	if s.movedAside(s.seenKing(s.turn)) && !wasQuiet {
		t.Fatalf("%+v: a man moved aside, and none did quietly", s.Position())
	}
	if got := r.couldBeQuiet(); got != wasQuiet {
		t.Fatalf("%+v: a quiet move: %v, want %v", s.Position(), got, wasQuiet)
	}
}

// wasQuiet is couldBeQuiet, for which it puts each man back on each square and looks
// whether the king of the side to move was attacked.
func wasQuiet(r *retraction) bool {
	for role := ast.Knight; role <= ast.King; role++ {
		for set := r.men[role] & r.sides[r.mover] &^ r.held; set != 0; set = others(set) {
			man := set & -set
			for from := manAttacks(role, lowest(set), r.occupied()) &^ r.occupied(); from != 0; from = others(from) {
				before := *r.State
				before.men[role] ^= man | from&-from
				before.sides[r.mover] ^= man | from&-from
				if r.king < 0 || before.attackers(r.king, r.mover, before.occupied()) == 0 {
					return true
				}
			}
		}
	}
	return r.game.variant.Pocket && r.couldDrop() || r.couldCastle()
}

// TestProofs asks of positions of random games, and of the same with a man more, fewer or
// elsewhere, or the other side to move.
func TestProofs(t *testing.T) {
	for i, v := range Variants() {
		random := rand.New(rand.NewPCG(6, uint64(i)))
		for range 10 {
			s := begin(t, v, random)
			for range 120 {
				askProofs(t, &s, v)
				for range 4 {
					p := s.Position()
					spoil(&p, random)
					if other, err := New(&p, v); err == nil {
						askProofs(t, &other, v)
					}
				}
				moves := s.Moves(nil)
				if len(moves) == 0 {
					break
				}
				s.Play(moves[random.IntN(len(moves))])
			}
		}
	}
}

// TestProofsOfFewMen asks where a side that may castle has moved, and has one man or two
// that it can have moved.
func TestProofsOfFewMen(t *testing.T) {
	random := rand.New(rand.NewPCG(15, 16))
	for range 50_000 {
		p := ast.Position{Board: ast.Board{Geometry: ast.Standard}, Turn: ast.Black, Fullmove: 40}
		for range 1 + random.IntN(6) {
			p.Board.Put(squareOf(random.IntN(64)), ast.Piece{Role: ast.Role(1 + random.IntN(5)), Color: ast.Color(random.IntN(2))})
		}
		p.Board.Put(squareOf(random.IntN(64)), ast.Piece{Role: ast.King, Color: ast.Black})
		p.Board.Put(ast.SquareAt(4, 0), ast.Piece{Role: ast.King})
		p.Board.Put(ast.SquareAt(7, 0), ast.Piece{Role: ast.Rook})
		if random.IntN(4) > 0 {
			p.Castling.Add(ast.SquareAt(7, 0))
		}
		s, err := New(&p, nil)
		if err != nil {
			t.Fatal(err)
		}
		askProofs(t, &s, nil)
	}
}

// spoil makes another position of one.
func spoil(p *ast.Position, random *rand.Rand) {
	to, from := squareOf(random.IntN(64)), squareOf(random.IntN(64))
	switch random.IntN(4) {
	case 0:
		p.Turn, p.EnPassant = p.Turn.Other(), ast.NoSquare
	case 1:
		p.Board.Put(to, ast.Piece{Role: ast.Role(1 + random.IntN(int(ast.King))), Color: ast.Color(random.IntN(2))})
	case 2:
		p.Board.Put(to, p.Board.At(from))
		p.Board.Put(from, ast.Piece{})
	default:
		p.Board.Put(to, ast.Piece{})
	}
}

// TestSteps compares the squares beside sets of men with those of each man.
func TestSteps(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 2000 {
		men := random.Uint64() & random.Uint64()
		var leaps, straight, diagonal uint64
		for set := men; set != 0; set = others(set) {
			square := lowest(set)
			leaps |= knightAttacks[square]
			straight |= kingAttacks[square] & (fileLines[square] | rank1<<(square&^7))
			diagonal |= kingAttacks[square] & (risings[square] | fallings[square])
		}
		if knightLeaps(men) != leaps || straightSteps(men) != straight || diagonalSteps(men) != diagonal {
			t.Fatalf("of %x: leaps %x, want %x; straight %x, want %x; diagonal %x, want %x",
				men, knightLeaps(men), leaps, straightSteps(men), straight, diagonalSteps(men), diagonal)
		}
	}
}

// TestAlong walks along both edges from each of some squares, over all walls on one.
func TestAlong(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for walls := range uint64(256) {
		c := cage{walls: walls | random.Uint64()&^rank1}
		for range 20 {
			seeds := random.Uint64() & random.Uint64()
			var want uint64
			for set := seeds & (rank1 | rank8) &^ c.walls; set != 0; set = others(set) {
				for _, step := range [...]int{-1, 1} {
					at := lowest(set)
					for first := at &^ 7; at&^7 == first && c.walls>>(at&63)&1 == 0; at += step {
						want |= 1 << at
					}
				}
			}
			if got := c.along(seeds); got != want {
				t.Fatalf("walls %x, from %x: %x, want %x", c.walls, seeds, got, want)
			}
		}
	}
}

// fewest tries all ways to give White pawns files of their own.
func fewest(pawns uint64, used uint8) int {
	if pawns == 0 {
		return 0
	}
	best, pawn := noOrigins, lowest(pawns)
	for file := range 8 {
		far := max(file-pawn&7, pawn&7-file)
		if used>>file&1 == 0 && far <= pawn>>3-1 { // each capture takes it a rank on
			best = min(best, far+fewest(others(pawns), used|1<<file))
		}
	}
	return best
}

// TestCaptures compares the captures that pawns need with those of all ways.
func TestCaptures(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	for range 500 {
		pawns := random.Uint64() & random.Uint64() &^ (rank1 | rank8)
		for bits.OnesCount64(pawns) > 8 {
			pawns = others(pawns)
		}
		want := min(fewest(pawns, 0), noOrigins)
		if got := min(captures(pawns), noOrigins); got != want {
			t.Fatalf("%x: %d captures, want %d", pawns, got, want)
		}
		once, twice := files(pawns)
		more := bits.OnesCount64(pawns) - bits.OnesCount8(once)
		if sidestep(once, twice) == more && want != more {
			t.Fatalf("%x: %d captures by a step aside, want %d", pawns, more, want)
		}
		if near := nearOrigins(pawns); near < want {
			t.Fatalf("%x: %d captures from near, want %d at least", pawns, near, want)
		}
	}
}

// TestFiles counts the men on each file.
func TestFiles(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	for range 500 {
		men := random.Uint64() & random.Uint64() & random.Uint64()
		var once, twice uint8
		for file := range 8 {
			switch bits.OnesCount64(men & (fileA << file)) {
			case 0:
			case 1:
				once |= 1 << file
			default:
				once |= 1 << file
				twice |= 1 << file
			}
		}
		if one, two := files(men); one != once || two != twice {
			t.Fatalf("%x: %b and %b, want %b and %b", men, one, two, once, twice)
		}
	}
}
