package main

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const reachedSource = "Games that were played, by their scores; the positions by the model of moves in testdata/conformance/generate/moves.go, which knows the last of each from another text."

// A game is the score of a game that was played, who played it, and the placement after it
// as other texts have it.
type game struct {
	name, title, moves, end string
}

// games are such as every collection has.
var games = []game{
	{"morphy-1858", "Morphy against the Duke of Brunswick and Count Isouard, Paris 1858", `e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7
		O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#`,
		"1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5"},
	{"anderssen-1851", "Anderssen against Kieseritzky, London 1851", `e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6
		h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#`,
		"r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1"},
	{"anderssen-1852", "Anderssen against Dufresne, Berlin 1852", `e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8
		Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#`,
		"1r3kr1/pbpBBp1p/1b3P2/8/8/2P2q2/P4PPP/3R2K1"},
	{"fischer-1956", "D. Byrne against Fischer, New York 1956", `Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3
		bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 Qb4 Ra4
		Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ Ke1 Bb4+
		Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#`,
		"1Q6/5pk1/2p3p1/1p2N2p/1b5P/1bn5/2r3P1/2K5"},
	{"gundersen-1928", "Gundersen against Faul, Melbourne 1928", `e4 e6 d4 d5 e5 c5 c3 cxd4 cxd4 Bb4+ Nc3 Nc6 Nf3 Nge7 Bd3 O-O Bxh7+ Kxh7 Ng5+ Kg6 h4 Nxd4 Qg4 f5
		h5+ Kh6 Nxe6+ g5 hxg6#`,
		"r1bq1r2/pp2n3/4N1Pk/3pPp2/1b1n2Q1/2N5/PP3PP1/R1B1K2R"},
	{"lasker-trap", "the trap of Lasker in the Albin counter-gambit", "d4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3 Bxb4 exf2+ Ke2 fxg1=N+ Ke1", "rnbqk1nr/ppp2ppp/8/4P3/1BP5/8/PP4PP/RN1QKBnR"},
	{"legal-mate", "the mate of Legal", "e4 e5 Bc4 d6 Nf3 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#", "rn1q1bnr/ppp1kB1p/3p2p1/3NN3/4P3/8/PPPP1PPP/R1BbK2R"},
	{"fools-mate", "the fool's mate", "f3 e5 g4 Qh4#", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR"},
}

// reached are the positions of the games: since they were reached, they are legal.
func reached() (cases []conformance.Case) {
	for _, g := range games {
		p := read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
		for i, san := range strings.Fields(g.moves) {
			m, ok := p.play(san)
			if !ok {
				panic(fmt.Sprintf("%s: %d: %s", g.name, i, san))
			}
			p = p.after(m)
			if i%4 != 3 && i+1 < len(strings.Fields(g.moves)) {
				continue // every second move of Black's, and the last
			}
			c := p.sound("fen")
			c.Input = *c.Canonical["fen"]
			c.ID = fmt.Sprintf("legality/reached-%s-%d", g.name, i+1)
			c.Legality = &conformance.Legality{Legal: true}
			c.EnPassant = p.enPassant()
			c.Rule = fmt.Sprintf("Laws of Chess: a game led there: %s, after half-move %d", g.title, i+1)
			c.Certainty = conformance.Specification
			cases = append(cases, c)
		}
		agree(g.name, p.placement("/"), g.end)
	}
	return once(cases)
}
