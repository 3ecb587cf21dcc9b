package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// judgePawns asks whether the pawns can come from one on each file (B4 to B6). Where
// men are dropped pawns stand anywhere; White's horde stands on half of the board.
func (s *State) judgePawns(found []Finding) []Finding {
	if s.game.variant.Pocket {
		return found
	}
	for c := ast.White; c <= ast.Black; c++ {
		if _, twice := files(s.men[ast.Pawn] & s.sides[c]); twice != 0 && s.game.army(c)[ast.Pawn] == orthodoxArmy[ast.Pawn] {
			found = s.judgeFiles(found, c)
		}
	}
	if s.game.armies != nil || bits.OnesCount64(s.sides[ast.White]) != fullArmy || bits.OnesCount64(s.sides[ast.Black]) != fullArmy {
		return found
	}
	return s.judgePassing(found)
}

// judgeFiles is rules B4 and B5, asked where a file has two pawns: a pawn changes its file
// once a capture. Where captures explode, it never does.
func (s *State) judgeFiles(found []Finding, c ast.Color) []Finding {
	pawns := s.men[ast.Pawn] & s.sides[c]
	if bits.OnesCount64(pawns) > orthodoxArmy[ast.Pawn] || pawns&(rank1|rank8) != 0 {
		return found
	}
	forWhite := pawns
	if c == ast.Black {
		forWhite = bits.ReverseBytes64(pawns)
	}
	enemy := s.game.army(c ^ 1)
	taken := max(0, enemy.size()-bits.OnesCount64(s.sides[c^1]))
	if s.game.explosive {
		taken = 0
	}
	once, twice := files(pawns)
	more := bits.OnesCount64(pawns) - bits.OnesCount8(once)
	if taken >= more && (sidestep(once, twice) == more || nearOrigins(forWhite) <= taken) {
		return found
	}
	switch need := captures(forWhite); {
	case need >= noOrigins, need > 0 && s.game.explosive:
		return append(found, s.withoutOrigins(c, forWhite))
	case need > taken:
		return append(found, Finding{Code: ast.PawnsNeedCaptures, Side: c, Men: ast.SetOf(pawns), Count: need, Want: taken})
	}
	return found
}

// files returns the files that have a man of a set, bit 0 the a-file, and those that have
// two or more.
func files(set uint64) (once, twice uint8) {
	one, two := set|set>>32, set&(set>>32)
	one, two = one|one>>16, two|two>>16|one&(one>>16)
	return uint8(one | one>>8), uint8(two | two>>8 | one&(one>>8))
}

// sidestep returns how many of the files that have two pawns have a file of their own
// beside them that has none. The farther of the two can have come from there, by one
// capture.
func sidestep(once, twice uint8) int {
	left := twice >> 1 &^ once
	right := (twice &^ (left << 1)) << 1 &^ once
	return bits.OnesCount8(left | right)
}

// noOrigins is more captures than any pawns need.
const noOrigins = 64

// reaches returns how many captures bring a White pawn from the second rank of a file
// to its square, false where no number does: each takes it a rank on.
func reaches(file, pawn int) (captures int, ok bool) {
	captures = max(file-pawn&7, pawn&7-file)
	return captures, captures <= pawn>>3-1
}

// nearOrigins gives each White pawn, the least advanced first, the nearest file that
// is left, and returns how many captures that takes: at least as many as are needed.
func nearOrigins(pawns uint64) (sum int) {
	var used uint8
	for ; pawns != 0; pawns &= pawns - 1 {
		pawn := lowest(pawns)
		near, best := pawn&7, 0
		if used>>near&1 != 0 {
			best = noOrigins
		}
		for file := 0; file < 8 && best > 0; file++ {
			if n, ok := reaches(file, pawn); ok && n < best && used>>file&1 == 0 {
				near, best = file, n
			}
		}
		used |= 1 << near
		sum += best
	}
	return sum
}

// captures returns how many captures White pawns, eight at most, need at the least if
// each comes from a file of its own; noOrigins or more where they cannot. It is the
// assignment of least cost, over the sets of files that the first pawns come from.
func captures(pawns uint64) int {
	var squares [8]int
	n := 0
	for ; pawns != 0; pawns &= pawns - 1 {
		squares[n] = lowest(pawns)
		n++
	}
	var least [256]int
	for used := 1; used < len(least); used++ {
		least[used] = noOrigins
	}
	best := noOrigins
	for used := range least {
		switch placed := bits.OnesCount8(uint8(used)); {
		case least[used] == noOrigins, placed > n:
		case placed == n:
			best = min(best, least[used])
		default:
			addOrigins(&least, used, squares[placed])
		}
	}
	return best
}

// addOrigins adds a pawn to those that come from some files.
func addOrigins(least *[256]int, used, pawn int) {
	for file := range 8 {
		more, ok := reaches(file, pawn)
		if with := used | 1<<file; ok && with != used {
			least[with] = min(least[with], least[used]+more)
		}
	}
}

// withoutOrigins names the pawns of a side that cannot all come from files of their
// own: so few that without any of them the others can.
func (s *State) withoutOrigins(c ast.Color, pawns uint64) Finding {
	most := noOrigins - 1
	if s.game.explosive {
		most = 0
	}
	for set := pawns; set != 0; set &= set - 1 {
		if others := pawns &^ (set & -set); captures(others) > most {
			pawns = others
		}
	}
	if c == ast.Black {
		pawns = bits.ReverseBytes64(pawns)
	}
	return Finding{Code: ast.PawnsNoOrigin, Side: c, Men: ast.SetOf(pawns), Count: bits.OnesCount64(pawns)}
}

// judgePassing is rule B6, asked where all men of both sides are on the board: no pawn
// has passed the one before it, on its file or to be promoted.
func (s *State) judgePassing(found []Finding) []Finding {
	for c := ast.White; c <= ast.Black; c++ {
		if n := orthodoxArmy[ast.Pawn] - bits.OnesCount64(s.men[ast.Pawn]&s.sides[c]); n > 0 {
			found = append(found, Finding{Code: ast.NothingCaptured, Side: c, Count: n})
		}
	}
	above := s.men[ast.Pawn] & s.sides[ast.Black] << 8
	above |= above << 8
	above |= above << 16
	above |= above << 32
	if passed := above & s.men[ast.Pawn] & s.sides[ast.White]; passed != 0 {
		found = append(found, Finding{Code: ast.NothingCaptured, Side: ast.White, Men: ast.SetOf(passed), Count: bits.OnesCount64(passed)})
	}
	return found
}
