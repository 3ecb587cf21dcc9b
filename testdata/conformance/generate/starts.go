package main

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const startsSource = "The rule of Chess960's numbers (R. Scharnagl), worked out in testdata/conformance/generate/starts.go."

// start is the first rank of a start of Chess960, by its number: the light bishop, the
// dark one, the queen on the free squares counted from a, the knights by the table of ten,
// and rook, king, rook on what is left.
func start(number int) string {
	var rank [8]byte
	put := func(man byte, n int) { // on the free square n, counted from a
		for i := range rank {
			if rank[i] != 0 {
				continue
			}
			if n == 0 {
				rank[i] = man
				return
			}
			n--
		}
	}
	rank[2*(number%4)+1] = 'B'
	number /= 4
	rank[2*(number%4)] = 'B'
	number /= 4
	put('Q', number%6)
	knights := [10][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}[number/6]
	put('N', knights[1]) // the farther one first, so that the other keeps its count
	put('N', knights[0])
	put('R', 0)
	put('K', 0)
	put('R', 0)
	return string(rank[:])
}

// starts are the 960 starts of Chess960, read in the three castling dialects in turn.
func starts() []conformance.Case {
	var cases []conformance.Case
	for number := range 960 {
		p := pairOf(number, number)
		c := p.sound([]string{"xfen", "shredder", "fen"}[number%3])
		if c.Dialect == "fen" && c.Canonical["fen"] == nil {
			c.Dialect = "xfen"
		}
		c.ID = fmt.Sprintf("chess960/start-%d", number)
		c.Rule = fmt.Sprintf("Chess960 numbering (R. Scharnagl): start %d, for both sides, with all rights", number)
		c.Certainty = conformance.Specification
		c.Input = *c.Canonical[c.Dialect]
		cases = append(cases, c)
	}
	return cases
}

// pairOf is the start of Chess960, or of double Chess960, where White and Black have the
// arrays of these numbers.
func pairOf(white, black int) position {
	p := read("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1")
	p.chess960 = true
	top := strings.ToLower(start(black))
	for i, man := range []byte(start(white)) {
		p.men[i], p.men[56+i] = man, top[i]
		if man == 'R' {
			p.rooks = append(p.rooks, square(i))
		}
	}
	for i := range 8 {
		if top[i] == 'r' {
			p.rooks = append(p.rooks, square(56+i))
		}
	}
	return p
}

// sound is the case of a position that a record states without a fault; the caller says
// which record, and cites the rule.
func (p position) sound(dialect string) conformance.Case {
	c := conformance.Case{Question: conformance.Question{Dialect: dialect}}
	if p.chess960 {
		c.Variant = "chess960"
	}
	c.Verdict = conformance.Accept
	c.Findings = []conformance.Finding{}
	c.Canonical = p.canonical()
	c.Rooks = p.rookNames()
	return c
}
