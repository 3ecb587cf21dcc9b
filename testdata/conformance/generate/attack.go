package main

import "slices"

// A step is one of files and one of ranks.
type step struct{ file, rank int }

// The directions of the rook, those of the bishop after them, and the leaps of the knight:
// Laws of Chess, 3.2 to 3.6.
var (
	lines  = []step{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}
	leaps  = []step{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
	rookly = lines[:4]
	bishly = lines[4:]
)

// by is the square n steps away, none where the board ends before.
func (s square) by(d step, n int) square {
	file, rank := int(s%8)+n*d.file, int(s/8)+n*d.rank
	if s == none || file < 0 || file > 7 || rank < 0 || rank > 7 {
		return none
	}
	return square(8*rank + file)
}

// steps are the directions of a man, and how far it goes; a pawn's are those of its captures.
func steps(man byte) (directions []step, far int) {
	switch man {
	case 'P':
		return []step{{-1, 1}, {1, 1}}, 1
	case 'p':
		return []step{{-1, -1}, {1, -1}}, 1
	case 'N', 'n':
		return leaps, 1
	case 'K', 'k':
		return lines, 1
	case 'R', 'r':
		return rookly, 7
	case 'B', 'b':
		return bishly, 7
	}
	return lines, 7
}

// isWhite reports whose man it is, by the case of its letter.
func isWhite(man byte) bool { return man >= 'A' && man <= 'Z' }

// reach are the squares that the man on a square attacks, those of its own side's men included.
func (p *position) reach(from square) (all []square) {
	directions, far := steps(p.men[from])
	for _, d := range directions {
		for n := 1; n <= far; n++ {
			to := from.by(d, n)
			if to == none {
				break
			}
			all = append(all, to)
			if p.men[to] != 0 {
				break
			}
		}
	}
	return all
}

// attackers are the squares of the men of a side that attack a square.
func (p *position) attackers(target square, white bool) (all []square) {
	for from := range square(64) {
		if p.men[from] == 0 || isWhite(p.men[from]) != white {
			continue
		}
		for _, to := range p.reach(from) {
			if to == target {
				all = append(all, from)
			}
		}
	}
	return all
}

// inCheck reports whether the king of a side is attacked.
func (p *position) inCheck(white bool) bool {
	return len(p.attackers(p.king(white), !white)) > 0
}

// mirrored is the position with the sides exchanged, seen from the other side.
func (p position) mirrored() position {
	q := p
	for s, m := range p.men {
		if m != 0 {
			m ^= 0x20
		}
		q.men[s^56] = m
	}
	q.rooks = nil
	for _, rook := range p.rooks {
		q.rooks = append(q.rooks, rook^56)
	}
	slices.Sort(q.rooks)
	if p.ep != none {
		q.ep ^= 56
	}
	q.turn ^= 'w' ^ 'b'
	return q
}
