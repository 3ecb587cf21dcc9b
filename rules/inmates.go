package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

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
		last |= last<<1&^fileA | last>>1&^fileH
	}
	return last &^ j.cage.walls
}
