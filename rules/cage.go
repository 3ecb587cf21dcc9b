package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// cage is what the men that have never moved leave to the others: pawns at home, kings
// and rooks with a right, bishops and queens that all of these lock in, and men that fill
// all squares that they could go to. The ranks between the pawns are open to all.
type cage struct {
	walls uint64
	open  [ast.King + 1]uint64 // by role: the squares that the open ranks lead to
}

// judgeCages asks whether each man can have come to its square, as one of the array of
// chess or promoted, and whether enough pawns are missing for those that must be
// promoted (D1 to D4).
func (s *State) judgeCages(found []Finding) []Finding {
	var cage cage
	if cage.build(s); cage.walls == 0 {
		return found
	}
	for c := ast.White; c <= ast.Black; c++ {
		if cage.isFree(s, c) {
			continue
		}
		j := inmates{State: s, cage: &cage, side: c, shift: lowest(homeRank(c))}
		j.judge()
		if j.lost != 0 {
			found = append(found, Finding{Code: ast.ManOutOfReach, Side: c, Men: ast.SetOf(j.lost), Count: bits.OnesCount64(j.lost)})
		}
		if j.promoted == 0 {
			continue
		}
		first := s.game.army(c)
		missing := max(0, first[ast.Pawn]-bits.OnesCount64(s.men[ast.Pawn]&s.sides[c]))
		if n := s.strength(c, first); n.promoted > missing {
			continue // said already
		}
		if j.promotions() == 0 {
			missing = 0
		}
		if n := j.promoted - bits.OnesCount64(j.lost); n > missing {
			found = append(found, Finding{Code: ast.MenLockedIn, Side: c, Count: n, Want: missing})
		}
	}
	return found
}

// build finds the walls and what they leave open.
func (c *cage) build(s *State) {
	home := s.home()
	c.walls = s.unmovedPawns() | s.unmoved()
	c.walls |= s.men[ast.Bishop] & home & both(onC|onF) &^ diagonalSteps(^c.walls)
	c.walls |= s.men[ast.Queen] & home & both(onD) &^ (straightSteps(^c.walls) | diagonalSteps(^c.walls))

	gates := (rank2 | rank7) &^ c.walls
	straight := gates&rank2>>8 | gates&rank7<<8
	diagonal := straight<<1&^fileA | straight>>1&^fileH
	middle := ^(rank1 | rank8 | c.walls)
	c.open[ast.Bishop] = middle | diagonal&^c.walls
	c.open[ast.Rook] = middle | c.along(straight)
	c.open[ast.Queen] = middle | c.along(straight|diagonal)
	c.open[ast.King] = c.open[ast.Queen]
	c.fillUp(home &^ s.men[ast.Knight])
	c.open[ast.Knight] = ^c.walls
}

// fillUp makes walls of the men on home ranks that fill the squares that lie beside one
// another behind closed gates. None can have come there, so they were never fewer, and
// none has moved.
func (c *cage) fillUp(men uint64) {
	closed := (rank1 | rank8) &^ c.walls &^ c.open[ast.Queen]
	c.walls |= closed &^ c.along(closed&^men)
}

// isFree reports whether the men of a side stand at home or have left it: where all that
// have left came from open squares, stand on them, and are as few as left them. It is
// false where that needs a closer look.
func (c *cage) isFree(s *State, side ast.Color) bool {
	own := s.sides[side]
	bishops := s.men[ast.Bishop] & own
	if several(bishops&lightSquares) || several(bishops&^lightSquares) || bits.OnesCount64(s.men[ast.Knight]&own) > 2 {
		return false
	}
	stuck, fewest := s.men[ast.King]&own&farRanks(side), 0
	for r := ast.Bishop; r <= ast.King; r++ {
		men, home := s.men[r]&own, homes(side, r)
		away, left := men&^home, home&^men
		fewest = min(fewest, bits.OnesCount64(left)-bits.OnesCount64(away))
		if away == 0 {
			left = 0 // they have not moved, or were taken
		}
		stuck |= (away | left) &^ c.open[r]
	}
	return stuck == 0 && fewest == 0
}

// farRanks returns the three ranks at the other side of the board.
func farRanks(side ast.Color) uint64 {
	if side == ast.White {
		return 0xffffff << 40
	}
	return 0xffffff
}

// along returns the squares of the edge ranks that are free and lie beside one another,
// with some of them.
func (c *cage) along(seeds uint64) uint64 {
	room := (rank1 | rank8) &^ c.walls
	right, left := seeds&room, seeds&room
	for n, after, before := 1, room, room; n < 8; n *= 2 { // as far again each time; no rank runs into the next
		right |= right << n & after
		left |= left >> n & before
		after &= after << n
		before &= before >> n
	}
	return right | left
}

// roam returns the squares that men of a role can get to from some others.
func (c *cage) roam(r ast.Role, from uint64) uint64 {
	from &^= c.walls
	reached := from
	if r != ast.Bishop && r != ast.Knight {
		reached |= c.along(from)
	}
	if from == 0 || reached&c.open[r] == 0 {
		return reached
	}
	return reached | c.open[r]
}
