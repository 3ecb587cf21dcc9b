package main

import (
	"fmt"
	"slices"
	"strings"
)

// A square counts from a1, 0, along the ranks to h8, 63.
type square int

const none square = -1

func (s square) String() string {
	if s == none {
		return "-"
	}
	return string([]byte{'a' + byte(s%8), '1' + byte(s/8)})
}

func at(name string) square {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' {
		return none
	}
	return square(name[0]-'a') + 8*square(name[1]-'1')
}

// A position is one of chess or Chess960 and nothing else: the simplest form in which
// the records of every dialect can be written down.
type position struct {
	men      [64]byte // the letters of FEN, 0 for an empty square
	turn     byte     // 'w' or 'b'
	rooks    []square // that may castle, in rising order
	ep       square
	halfmove string // decimal, empty where not stated
	fullmove string
	fields   int // 1: the board alone; 4; 6
	chess960 bool
}

// read reads a record in the strict form of Shredder-FEN, X-FEN or standard FEN, of one,
// four or six fields. It is for the files of this folder and refuses by panic whatever
// is not canonical: it judges nothing.
func read(record string) position {
	words := strings.Fields(record)
	p := position{turn: 'w', ep: none, fields: len(words)}
	if !slices.Contains([]int{1, 4, 6}, len(words)) {
		panic("fields of " + record)
	}
	p.place(words[0])
	if len(words) > 1 {
		p.turn = words[1][0]
		p.castling(words[2])
		p.ep = at(words[3])
	}
	if len(words) == 6 {
		p.halfmove, p.fullmove = words[4], words[5]
	}
	if got := p.placement("/"); got != words[0] {
		panic(fmt.Sprintf("%s is written %s", words[0], got))
	}
	return p
}

func (p *position) place(text string) {
	for i, rank := range strings.Split(text, "/") {
		file := 0
		for _, c := range []byte(rank) {
			if c >= '1' && c <= '8' {
				file += int(c - '0')
				continue
			}
			p.men[8*(7-i)+file] = c
			file++
		}
	}
}

// castling resolves the letters: K and Q are the outermost rooks of their side of the
// king, the letters of files the rooks that stand there.
func (p *position) castling(field string) {
	for _, c := range []byte(field) {
		white := c < 'a'
		switch letter := c | 0x20; {
		case c == '-':
			continue
		case letter == 'k' || letter == 'q':
			p.rooks = append(p.rooks, p.outermost(white, letter == 'k'))
		default:
			p.rooks = append(p.rooks, homeOf(white)+square(letter-'a'))
		}
	}
	if slices.Contains(p.rooks, none) {
		panic("no rook for " + field)
	}
	slices.Sort(p.rooks)
}

// homeOf is the first square of a side's home rank.
func homeOf(white bool) square {
	if white {
		return 0
	}
	return 56
}

// outermost is the square of the outermost rook of a side on a side of its king, which
// stands at home: none where there is no rook.
func (p *position) outermost(white, kingside bool) square {
	home, king, found := homeOf(white), p.king(white), none
	for file, man := range p.men[home : home+8] {
		s := home + square(file)
		isThere := string(man) == cased('r', white) && (s > king) == kingside
		if isThere && (kingside || found == none) {
			found = s
		}
	}
	return found
}

// king is the square of a side's king: of that at home, where there are several.
func (p *position) king(white bool) square {
	home, letter := homeOf(white), cased('k', white)[0]
	if file := slices.Index(p.men[home:home+8], letter); file >= 0 {
		return home + square(file)
	}
	return square(slices.Index(p.men[:], letter))
}
