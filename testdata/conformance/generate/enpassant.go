package main

import "github.com/forsyth-notation/forsyth/testdata/conformance"

// passing are the squares about a double step: the one that the pawn passed over, the one
// it stands on and the one it came from.
func (p *position) passing() (over, stands, origin square) {
	up := step{0, 1}
	if p.turn == 'w' {
		up = step{0, -1}
	}
	return p.ep, p.ep.by(up, 1), p.ep.by(up, -1)
}

// impossible is the code of what keeps the square from being one of a double step that has
// just been made. Empty where nothing does.
func (p *position) impossible() string {
	rank, pawn := square(2), byte('P')
	if p.turn == 'w' {
		rank, pawn = 5, 'p'
	}
	if p.ep/8 != rank {
		return "ep-wrong-rank"
	}
	over, stands, origin := p.passing()
	switch {
	case p.men[over] != 0:
		return "ep-square-occupied"
	case p.men[stands] != pawn:
		return "ep-no-pawn"
	case p.men[origin] != 0:
		return "ep-origin-occupied"
	case p.halfmove != "" && p.halfmove != "0":
		return "ep-clock-not-zero"
	}
	return ""
}

// priorCheck reports whether the king of the side to move was attacked before the double
// step, so that its last move was illegal.
func (p *position) priorCheck() bool {
	_, stands, origin := p.passing()
	before := *p
	before.men[origin], before.men[stands] = p.men[stands], 0
	return before.inCheck(p.turn == 'w')
}

// enPassant are the values by the three conventions: after each double step, where a pawn
// stands beside the one that passed, and where one of those may take it.
func (p *position) enPassant() *conformance.EnPassant {
	values := &conformance.EnPassant{Always: "-", XFEN: "-", Legal: "-"}
	if p.ep == none || p.impossible() != "" {
		return values
	}
	values.Always = p.ep.String()
	_, stands, _ := p.passing()
	pawn := cased('p', p.turn == 'w')[0]
	for _, aside := range []int{-1, 1} {
		from := stands.by(step{aside, 0}, 1)
		if from == none || p.men[from] != pawn {
			continue
		}
		values.XFEN = values.Always
		if after := p.after(ply{from: from, to: p.ep}); !after.inCheck(p.turn == 'w') {
			values.Legal = values.Always
		}
	}
	return values
}
