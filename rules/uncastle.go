package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// couldCastle reports whether the last move can have been castling, after which no
// right is left.
func (r *retraction) couldCastle() bool {
	home := homeRank(r.mover)
	if r.game.variant.Castling == ast.NoCastling || r.castling&home != 0 {
		return false
	}
	first := lowest(home)
	for wing := range castledKing {
		king, rook := first|castledKing[wing], first|castledRook[wing]
		if r.men[ast.King]&r.sides[r.mover]>>king&1 == 0 || r.men[ast.Rook]&r.sides[r.mover]>>rook&1 == 0 {
			continue
		}
		if r.castledFrom(ast.Wing(wing), king, rook) {
			return true
		}
	}
	return false
}

// castledFrom looks for the squares that king and rook came from: any with the rook on
// its wing where Chess960 is played or may be.
func (r *retraction) castledFrom(wing ast.Wing, king, rook int) bool {
	first := king &^ 7
	others := r.occupied() &^ (1<<king | 1<<rook)
	for k := first + 1; k < first+7; k++ {
		from, end := k+1, first+7
		if wing == ast.QueenSide {
			from, end = first, k-1
		}
		for c := from; c <= end; c++ {
			if r.orthodox && (k != first+4 || c != first && c != first+7) {
				continue
			}
			path := between(k, king) | between(c, rook) | 1<<k | 1<<c
			if path&others == 0 && r.fitsCastling(k, c, 1<<king|1<<rook) {
				return true
			}
		}
	}
	return false
}

// fitsCastling is fits where king and rook went from two squares to two others.
func (r *retraction) fitsCastling(king, rook int, to uint64) bool {
	if r.king < 0 {
		return true
	}
	before := r.occupied()&^to | 1<<king | 1<<rook
	attacked := kingAttacks[king] | rookAttacks(rook, before)
	return attacked>>r.king&1 == 0 && r.attackers(r.king, r.mover, before)&^to == 0
}
