package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Sets of squares are 64 bits here: bit 0 is a1, bit 7 h1, bit 63 h8.
const (
	fileA uint64 = 0x0101010101010101
	fileH uint64 = fileA << 7
	rank1 uint64 = 0xff
	rank2 uint64 = 0xff << 8
	rank7 uint64 = 0xff << 48
	rank8 uint64 = 0xff << 56
)

var (
	knightAttacks = leaps([]step{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}})
	kingAttacks   = leaps([]step{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}})
	pawnAttacks   = [2][64]uint64{ast.White: leaps([]step{{-1, 1}, {1, 1}}), ast.Black: leaps([]step{{-1, -1}, {1, -1}})}

	// The lines through a square, without it.
	fileLines = lines([]step{{0, 1}, {0, -1}})
	risings   = lines([]step{{1, 1}, {-1, -1}})
	fallings  = lines([]step{{-1, 1}, {1, -1}})

	// rankAttacks are the files that a rook on a file sees along its rank, by
	// which of the six inner files are occupied.
	rankAttacks = makeRankAttacks()
)

type step struct{ file, rank int }

// from returns the square a step away, and whether it is on the board.
func (s step) from(square int) (int, bool) {
	file, rank := square&7+s.file, square>>3+s.rank
	return rank*8 + file, file&^7 == 0 && rank&^7 == 0
}

func leaps(steps []step) (table [64]uint64) {
	for square := range table {
		for _, s := range steps {
			if to, ok := s.from(square); ok {
				table[square] |= 1 << to
			}
		}
	}
	return table
}

func lines(steps []step) (table [64]uint64) {
	for square := range table {
		for _, s := range steps {
			for to, ok := s.from(square); ok; to, ok = s.from(to) {
				table[square] |= 1 << to
			}
		}
	}
	return table
}

func makeRankAttacks() (table [8][64]uint8) {
	for file := range table {
		for inner := range table[file] {
			occupied := inner << 1
			for _, d := range [...]int{-1, 1} {
				for to := file + d; to >= 0 && to < 8; to += d {
					table[file][inner] |= 1 << to
					if occupied>>to&1 != 0 {
						break
					}
				}
			}
		}
	}
	return table
}

// alongLine returns what a slider sees on a line through its square: the line
// is read as a number, from which the slider's bit is taken, once from each end
// (hyperbola quintessence).
func alongLine(square int, line, occupied uint64) uint64 {
	bit := uint64(1) << square
	up := occupied & line
	down := bits.ReverseBytes64(up)
	up -= bit
	down -= bits.ReverseBytes64(bit)
	return (up ^ bits.ReverseBytes64(down)) & line
}

// linesThrough returns the lines through a square.
func linesThrough(square int) uint64 {
	return fileLines[square] | rank1<<(square&^7) | risings[square] | fallings[square]
}

// between returns the squares between two on one line, and none for others.
func between(a, b int) uint64 {
	from, to := uint64(1)<<a, uint64(1)<<b
	switch {
	case a == b:
		return 0
	case a>>3 == b>>3:
		return rankAttack(a, to) & rankAttack(b, from) &^ (from | to)
	case fileLines[a]&to != 0:
		return alongLine(a, fileLines[a], to) & alongLine(b, fileLines[b], from)
	case risings[a]&to != 0:
		return alongLine(a, risings[a], to) & alongLine(b, risings[b], from)
	case fallings[a]&to != 0:
		return alongLine(a, fallings[a], to) & alongLine(b, fallings[b], from)
	}
	return 0
}

func bishopAttacks(square int, occupied uint64) uint64 {
	return alongLine(square, risings[square], occupied) | alongLine(square, fallings[square], occupied)
}

func rookAttacks(square int, occupied uint64) uint64 {
	return rankAttack(square, occupied) | alongLine(square, fileLines[square], occupied)
}

func rankAttack(square int, occupied uint64) uint64 {
	first := square &^ 7
	return uint64(rankAttacks[square&7][occupied>>(first+1)&63]) << first
}

// manAttacks returns what a man of a role, no pawn, attacks from a square.
func manAttacks(r ast.Role, square int, occupied uint64) uint64 {
	switch r {
	case ast.Knight:
		return knightAttacks[square]
	case ast.Bishop:
		return bishopAttacks(square, occupied)
	case ast.Rook:
		return rookAttacks(square, occupied)
	case ast.Queen:
		return bishopAttacks(square, occupied) | rookAttacks(square, occupied)
	case ast.King:
		return kingAttacks[square]
	}
	return 0
}

// straightSteps returns the squares beside men on their ranks and files.
func straightSteps(men uint64) uint64 { return men<<8 | men>>8 | sideSteps(men) }

// diagonalSteps returns the squares beside men on their diagonals.
func diagonalSteps(men uint64) uint64 { return sideSteps(men)<<8 | sideSteps(men)>>8 }

// sideSteps returns the squares beside men on their ranks.
func sideSteps(men uint64) uint64 { return men<<1&^fileA | men>>1&^fileH }

// knightLeaps returns the squares that knights attack.
func knightLeaps(men uint64) uint64 {
	one, two := sideSteps(men), men<<2&^(fileA|fileA<<1)|men>>2&^(fileH|fileH>>1)
	return one<<16 | one>>16 | two<<8 | two>>8
}

func lowest(set uint64) int { return bits.TrailingZeros64(set) }

func several(set uint64) bool { return others(set) != 0 }

// others returns a set without the lowest square.
func others(set uint64) uint64 { return set & (set - 1) }

// squareOf and indexOf turn places here into squares and back.
func squareOf(index int) ast.Square { return ast.Square(index + index&^7 + 1) }

func indexOf(s ast.Square) int { return int(s-1)&7 | int(s-1)>>1&0x38 }
