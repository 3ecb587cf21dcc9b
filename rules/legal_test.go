package rules

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// slow finds the moves of chess without checks and pins in mind: it makes every
// move and looks whether a king is attacked.
func slow(s *State) []Move { return safe(s, s.pseudo(nil)) }

func sorted(moves []Move) []Move {
	slices.SortFunc(moves, func(a, b Move) int {
		return slices.Compare(
			[]int{int(a.From), int(a.To), int(a.Role), int(a.Promotion), int(a.Kind)},
			[]int{int(b.From), int(b.To), int(b.Role), int(b.Promotion), int(b.Kind)})
	})
	return moves
}

// check compares the moves with those that the slow way finds, and looks at each
// of them.
func check(t *testing.T, s *State) []Move {
	t.Helper()
	if s.game.isChess() {
		fast, slow := sorted(s.legal(nil)), sorted(slow(s))
		if !slices.Equal(fast, slow) {
			t.Fatalf("%+v: fast %v, slow %v", s.Position(), fast, slow)
		}
	}
	moves := sorted(s.Moves(nil))
	for _, room := range []int{1, 7, 64} { // the room that the caller has does not matter
		if again := sorted(s.Moves(make([]Move, 0, room))); !slices.Equal(again, moves) {
			t.Fatalf("%+v: with room for %d %v, without %v", s.Position(), room, again, moves)
		}
	}
	if len(slices.Compact(slices.Clone(moves))) != len(moves) {
		t.Fatalf("%+v: a move twice in %v", s.Position(), moves)
	}
	position := s.Position()
	again, err := New(&position, s.game.variant)
	if err != nil || again != *s {
		t.Fatalf("%+v: set up again %+v (%v)", *s, again, err)
	}
	if _, winner := s.Outcome(); winner != s.Winner() {
		t.Fatalf("%+v: the winner is %v, by the outcome %v", position, s.Winner(), winner)
	}
	for _, m := range moves {
		if r := s.Why(m); r.Code != ast.NoCode {
			t.Fatalf("%+v: %v refused as %v", position, m, r.Code)
		}
	}
	return moves
}

// TestRandomGames plays random games of every variant.
func TestRandomGames(t *testing.T) {
	for v := range games {
		t.Run(v.Name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(1, uint64(len(v.Name))))
			for range 60 {
				s := begin(t, v, random)
				for range 150 {
					moves := check(t, &s)
					if len(moves) == 0 {
						break
					}
					s.Play(moves[random.IntN(len(moves))])
				}
			}
		})
	}
}

// begin returns a start position.
func begin(t testing.TB, v *ast.Variant, random *rand.Rand) State {
	number := 518
	if v.Castling == ast.MirroredCastling || v == ast.DoubleChess960 {
		number = random.IntN(960)
	}
	black := number
	if v == ast.DoubleChess960 {
		black = random.IntN(960)
	}
	p, _ := Start960(number, black)
	switch v {
	case ast.Antichess, ast.NoCastle:
		p.Castling = ast.Set{}
	case ast.Horde:
		p.Castling = ast.SetOf(p.Castling.Bits() & rank8)
		for square := range 32 {
			p.Board.Put(squareOf(square), ast.Piece{Role: ast.Pawn})
		}
		for _, file := range []int{1, 2, 5, 6} {
			p.Board.Put(ast.SquareAt(file, 4), ast.Piece{Role: ast.Pawn})
		}
	case ast.RacingKings:
		p = racingStart()
	case ast.ThreeCheck, ast.FiveCheck:
		p.Checks = [2]uint8{v.Checks, v.Checks}
	}
	s, err := New(&p, v)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func racingStart() ast.Position {
	p := ast.Position{Board: ast.Board{Geometry: ast.Standard}, Fullmove: 1}
	men := [2][4]ast.Role{
		{ast.Queen, ast.Rook, ast.Bishop, ast.Knight},
		{ast.King, ast.Rook, ast.Bishop, ast.Knight},
	}
	for rank, row := range men {
		for file, r := range row {
			p.Board.Put(ast.SquareAt(file, rank), ast.Piece{Role: r, Color: ast.Black})
			p.Board.Put(ast.SquareAt(7-file, rank), ast.Piece{Role: r})
		}
	}
	return p
}

// FuzzPosition sets any board up in any variant: nothing panics, the fast way
// and the slow way agree, and every square can be asked for.
func FuzzPosition(f *testing.F) {
	f.Add([]byte("\x01\x02\x03\x04\x05\x06\x81\x82\x83\x84\x85\x86"), uint8(0), uint64(3), uint8(20))
	f.Add([]byte{}, uint8(8), uint64(0), uint8(0))
	f.Add([]byte("\x06\x00\x00\x00\x00\x00\x00\x06\x85\x00\x85\x00\x85"), uint8(0), uint64(0), uint8(130)) // two kings
	f.Add(append(slices.Repeat([]byte{0x86}, 3), slices.Repeat([]byte{0, 0x85}, 30)...), uint8(5), uint64(0), uint8(130))
	f.Add(slices.Repeat([]byte{6}, 64), uint8(1), ^uint64(0), uint8(40))
	f.Add(slices.Repeat([]byte{5, 0x85}, 32), uint8(9), ^uint64(0), uint8(0))
	variants := Variants()
	f.Fuzz(func(t *testing.T, men []byte, variant uint8, rights uint64, ep uint8) {
		v := variants[int(variant)%len(variants)]
		p := arbitrary(men, v, rights, ep)
		s, err := New(&p, v)
		if err != nil {
			t.Fatal(err)
		}
		moves := check(t, &s)
		s.Outcome()
		s.EnPassant()
		s.Pinned()
		for _, m := range moves {
			next := s
			next.Play(m)
			next.Outcome()
			next.Perft(1)
		}
		for i := range 64 {
			m := Move{From: squareOf(i), To: squareOf(int(ep+uint8(7*i)) & 63), Promotion: ast.Role(variant & 7)}
			for _, m := range []Move{m, {To: m.To, Role: ast.Role(variant & 7), Kind: Drop}} {
				asked := m
				if m.Kind == Step {
					asked = s.step(m)
				}
				if r := s.Why(m); (r.Code == ast.NoCode) != slices.Contains(moves, asked) {
					t.Fatalf("%+v: %v: %v", p, m, r.Code)
				}
			}
		}
		for _, w := range []ast.Wing{ast.KingSide, ast.QueenSide} {
			if m, ok := s.CastlingMove(w); (s.Why(m).Code == ast.NoCode) != (ok && slices.Contains(moves, m)) {
				t.Fatalf("%+v: castling on wing %d: %v", p, w, s.Why(m).Code)
			}
		}
		s.Why(Move{From: ast.SquareAt(15, 15), To: ast.SquareAt(12, 3)})
	})
}

// arbitrary makes a position of bytes: a man of either side a square, in its low
// bits the role.
func arbitrary(men []byte, v *ast.Variant, rights uint64, ep uint8) ast.Position {
	p := ast.Position{Board: ast.Board{Geometry: ast.Standard}, Fullmove: 1, Turn: ast.Color(ep >> 7), Castling: ast.SetOf(rights)}
	for i, b := range men[:min(len(men), 64)] {
		man := ast.Piece{Role: ast.Role(b & 7 % 7), Color: ast.Color(b >> 7), Promoted: v.Pocket && b&0x40 != 0}
		p.Board.Put(squareOf(i), man)
	}
	if len(men) > 64 && v.Pocket {
		p.Pockets[ep>>7].Set(ast.Role(men[64]%5)+ast.Pawn, int(men[64]))
	}
	p.EnPassant = squareOf(int(ep & 63))
	if ep&64 != 0 || p.EnPassantFault(v.PawnRank) != ast.NoCode {
		p.EnPassant = ast.NoSquare
	}
	if v.Checks > 0 {
		p.Checks = [2]uint8{ep & 3, ep >> 2 & 3}
	}
	return p
}
