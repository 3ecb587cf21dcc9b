package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// The squares of a side's men in the array of chess, on White's home rank.
const (
	onA uint64 = 1 << iota
	onB
	onC
	onD
	onE
	onF
	onG
	onH

	rank7 = rank2 << 40
)

// cage is what the men that have never moved leave to the others: pawns at home, kings
// and rooks with a right, and bishops and queens that all of these lock in. The ranks
// between the pawns are open to all.
type cage struct {
	walls uint64
	open  [ast.King + 1]uint64 // by role: the squares that the open ranks lead to
}

// judgeCages asks whether each man can have come to its square, as one of the array of
// chess or promoted, and whether enough pawns are missing for those that must be
// promoted (D1 to D4).
func (s *State) judgeCages(found []Finding) []Finding {
	cage := s.cage()
	if cage.walls == 0 {
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

// isArrayed reports whether the men began in the array of chess: in a variant that does,
// unless a castling right is not that of a king on the e-file with a rook in the corner.
// Where no variant is given Chess960 is played, too: there all knights, bishops and
// queens on their own home rank have to stand where those of chess begin.
func (s *State) isArrayed(v *ast.Variant) bool {
	if !s.game.arrayed {
		return false
	}
	if s.castling != 0 {
		rights := s.men[ast.King]&(s.sides[ast.White]&rank1|s.sides[ast.Black]&rank8)&^both(onE) | s.castling&^both(onA|onH)
		if s.castling&rank1 == 0 {
			rights &^= rank1
		}
		if s.castling&rank8 == 0 {
			rights &^= rank8
		}
		if rights != 0 {
			return false
		}
	}
	home := s.sides[ast.White]&rank1 | s.sides[ast.Black]&rank8
	strange := s.men[ast.Knight]&^both(onB|onG) | s.men[ast.Bishop]&^both(onC|onF) | s.men[ast.Queen]&^both(onD)
	return v != nil || strange&home == 0
}

// both returns squares of White's home rank and the same of Black's.
func both(first uint64) uint64 { return first | first<<56 }

// cage finds the walls and what they leave open.
func (s *State) cage() (c cage) {
	white, black := s.sides[ast.White], s.sides[ast.Black]
	c.walls = s.men[ast.Pawn]&(white&rank2|black&rank7) | s.castling
	for side := ast.White; side <= ast.Black; side++ {
		if home := homeRank(side); s.castling&home != 0 {
			c.walls |= s.men[ast.King] & s.sides[side] & home
		}
	}
	home := white&rank1 | black&rank8
	c.lockIn(s.men[ast.Bishop]&home&both(onC|onF), ast.Bishop)
	c.lockIn(s.men[ast.Queen]&home&both(onD), ast.Queen)

	gates := (rank2 | rank7) &^ c.walls
	straight := gates&rank2>>8 | gates&rank7<<8
	diagonal := straight<<1&^fileA | straight>>1&^(fileA<<7)
	middle := ^(rank1 | rank8 | c.walls)
	c.open[ast.Bishop] = middle | diagonal&^c.walls
	c.open[ast.Rook] = middle | c.along(straight)
	c.open[ast.Queen] = middle | c.along(straight|diagonal)
	c.open[ast.King] = c.open[ast.Queen]
	c.open[ast.Knight] = ^c.walls
	return c
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
	for r := ast.Bishop; r <= ast.King; r++ {
		men, home := s.men[r]&own, homes(side, r)
		away, left := men&^home, home&^men
		if away != 0 && ((away|left)&^c.open[r] != 0 || bits.OnesCount64(away) > bits.OnesCount64(left)) {
			return false
		}
	}
	return s.men[ast.King]&own&farRanks(side) == 0
}

// farRanks returns the three ranks at the other side of the board.
func farRanks(side ast.Color) uint64 {
	if side == ast.White {
		return 0xffffff << 40
	}
	return 0xffffff
}

// lockIn makes walls of the bishops or queens that walls surround.
func (c *cage) lockIn(men uint64, r ast.Role) {
	for ; men != 0; men &= men - 1 {
		square := lowest(men)
		steps := kingAttacks[square]
		if r == ast.Bishop {
			steps &= risings[square] | fallings[square]
		}
		if steps&^c.walls == 0 {
			c.walls |= men & -men
		}
	}
}

// along returns the squares of the edge ranks that are free and lie beside one another,
// with some of them.
func (c *cage) along(seeds uint64) uint64 {
	room := (rank1 | rank8) &^ c.walls
	for seeds &= room; ; {
		more := (seeds | seeds<<1&^fileA | seeds>>1&^(fileA<<7)) & room
		if more == seeds {
			return seeds
		}
		seeds = more
	}
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

// inmates are the men of a side in a cage.
type inmates struct {
	*State
	cage     *cage
	side     ast.Color
	shift    int    // from White's home rank to theirs
	promoted int    // men that no original can be
	lost     uint64 // men that are neither originals nor promoted
}

func (j *inmates) judge() {
	own := j.sides[j.side]
	dark, light := onC<<j.shift, onF<<j.shift
	if j.side == ast.Black {
		dark, light = light, dark
	}
	bishops := j.men[ast.Bishop] & own
	j.match(ast.Bishop, bishops&lightSquares, j.from(ast.Bishop, light), 0)
	j.match(ast.Bishop, bishops&^lightSquares, j.from(ast.Bishop, dark), 0)
	j.match(ast.Rook, j.men[ast.Rook]&own, j.rookFrom(onA, onD, onB|onC|onD), j.rookFrom(onH, onF, onF|onG))
	j.match(ast.Queen, j.men[ast.Queen]&own, j.from(ast.Queen, onD<<j.shift), 0)
	knights := j.men[ast.Knight] & own
	j.match(ast.Knight, knights, knights, knights)
	j.judgeKings()
}

// judgeKings asks for the only king of a side, and for all where they are men like
// others.
func (j *inmates) judgeKings() {
	kings := j.men[ast.King] & j.sides[j.side]
	if kings == 0 {
		return
	}
	home := onE << j.shift
	reached := home
	if j.cage.walls&home == 0 {
		reached = j.kingFrom(home|j.castled(onC, onB|onC|onD)|j.castled(onG, onF|onG), kings)
	}
	switch {
	case j.game.noCheck:
		j.match(ast.King, kings, reached, 0)
	case !several(kings):
		j.lost |= kings &^ reached
	}
}

// kingFrom is where a king can get to. It cannot pass squares that unmoved pawns of the
// other side attack, which matters behind them alone.
func (j *inmates) kingFrom(from, kings uint64) uint64 {
	if j.game.noCheck || j.game.explosive || kings&farRanks(j.side) == 0 {
		return j.cage.roam(ast.King, from)
	}
	free := ^j.cage.walls
	for pawns := j.cage.walls & j.men[ast.Pawn] & j.sides[j.side^1]; pawns != 0; pawns &= pawns - 1 {
		free &^= pawnAttacks[j.side^1][lowest(pawns)]
	}
	for reached := from & free; ; {
		more := reached
		for set := reached; set != 0; set &= set - 1 {
			more |= kingAttacks[lowest(set)] & free
		}
		if more == reached {
			return reached
		}
		reached = more
	}
}

// from is where the man that began on a square can have got to; a wall it has not left.
func (j *inmates) from(r ast.Role, home uint64) uint64 {
	if j.cage.walls&home != 0 {
		return home
	}
	return j.cage.roam(r, home)
}

// rookFrom is from for the rook of a corner, which may have castled over some squares.
func (j *inmates) rookFrom(home, castled, path uint64) uint64 {
	home <<= j.shift
	if j.cage.walls&home != 0 {
		return home
	}
	return j.cage.roam(ast.Rook, home|j.castled(castled, path))
}

// castled returns the square where castling over some squares brings a man, none where
// the king or one of them has never been free to.
func (j *inmates) castled(to, path uint64) uint64 {
	if j.cage.walls&((onE|path)<<j.shift) != 0 {
		return 0
	}
	return to << j.shift
}

// match gives one man of a role to each of two originals, by where they can have got
// to. The others were promoted, and so can have got to their squares.
func (j *inmates) match(r ast.Role, men, first, second uint64) {
	first, second = first&men, second&men
	matched := 0
	switch either := first | second; {
	case first != 0 && second != 0 && several(either):
		matched = 2
	case either != 0:
		matched = 1
	}
	n := bits.OnesCount64(men) - matched
	if n == 0 {
		return
	}
	j.promoted += n
	if others := men &^ (first | second); others != 0 {
		j.lost |= others &^ j.cage.roam(r, j.promotions())
	}
}

// promotions returns the squares of the last rank that a pawn can have reached. Where
// captures explode, it went straight.
func (j *inmates) promotions() uint64 {
	gates := homeRank(j.side ^ 1)
	gates = forward(gates, j.side^1) &^ j.cage.walls
	last := forward(gates, j.side)
	if !j.game.explosive {
		last |= last<<1&^fileA | last>>1&^(fileA<<7)
	}
	return last &^ j.cage.walls
}
