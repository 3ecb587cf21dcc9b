package main

import (
	"regexp"
	"strconv"
	"strings"
)

// shogi reads SFEN, the notation of the Universal Shogi Interface: a board of nine ranks
// and files, the side to move, the men in hand and the number of the move.
func (r *reader) shogi() {
	text, start := r.margins()
	if strings.Contains(text, "\x00") {
		r.refuse()
		return
	}
	fields := r.words(text, start)
	r.plain = true
	r.shogiBoard(fields[0])
	if len(fields) < 4 {
		end := fields[len(fields)-1].end()
		r.warn("fields-missing", end, end)
		r.plain = false
	}
	if len(fields) > 4 {
		r.fail("field-extra", fields[4].start, start+len(text))
	}
	if len(fields) > 1 {
		r.turn(fields[1])
	}
	if len(fields) > 2 {
		r.hand(fields[2])
	}
	if len(fields) > 3 {
		r.ply(fields[3])
	}
	words := make([]string, len(fields))
	for i, f := range fields {
		words[i] = f.text
	}
	r.sfen = strings.Join(words, " ")
	r.plain = r.plain && !r.vague
	for _, f := range r.findings {
		r.plain = r.plain && (strings.HasPrefix(f.Code, "blank-") || f.Code == "nul-byte")
	}
}

// shogiBoard reads the board.
func (r *reader) shogiBoard(w word) {
	if !strings.Contains(w.text, "/") {
		r.refuse()
		return
	}
	text, start := r.unslashed(w)
	ranks := strings.Split(text, "/")
	switch {
	case len(ranks) < 9:
		r.fail("ranks-missing", w.start, w.end())
		r.vague = true // which rank is which?
	case len(ranks) > 9:
		r.refuse()
	}
	for i, rank := range ranks {
		if rank == "" && (i == 0 || i == len(ranks)-1) {
			r.refuse() // two slashes
		}
		r.shogiRank(word{rank, start})
		start += len(rank) + 1
	}
}

func (r *reader) shogiRank(w word) {
	if w.text == "" {
		r.fail("rank-empty", w.start, w.start+1)
		return
	}
	squares, long, unknown, run := 0, -1, 0, 0
	for i := 0; i < len(w.text); i++ {
		c, at := w.text[i], w.start+i
		switch {
		case c >= '1' && c <= '9':
			squares += int(c - '0')
			run++
			r.run(w, i, run)
		case c == '0':
			r.fail("digit-range", at, at+1)
			r.vague = true
			unknown++
		case c == '~':
			r.doubt("the mark of another game")
			return
		case c == '+':
			run = 0
			if i+1 == len(w.text) || strings.IndexByte("RBSNLPrbsnlp", w.text[i+1]) < 0 {
				r.fail("plus-misplaced", at, at+1)
				r.vague = r.vague || i+1 < len(w.text) && strings.IndexByte("KGkg123456789", w.text[i+1]) < 0
			}
			continue
		case strings.IndexByte("KRBGSNLPkrbgsnlp", c) >= 0:
			run = 0
			squares++
		default:
			run = 0
			squares++
			r.stranger(w, i)
			unknown++
		}
		if squares > 9 && long < 0 {
			long = i
			if i > 0 && w.text[i-1] == '+' {
				long--
			}
		}
	}
	switch {
	case unknown > 0 || r.has("plus-misplaced"):
		r.vague = r.vague || squares != 9
	case squares < 9:
		r.fail("rank-short", w.start, w.end())
	case long >= 0:
		r.fail("rank-long", w.start+long, w.end())
	}
}

var held = regexp.MustCompile(`^(\d*)([A-Za-z])`)

// hand reads the men in hand: rook, bishop, gold, silver, knight, lance and pawn, those of
// the first player before the other's, a number before two or more.
func (r *reader) hand(w word) {
	if w.text == "-" {
		return
	}
	const order = "RBGSNLPrbgsnlp"
	last, faults := -1, false
	for rest := w.text; rest != ""; {
		m := held.FindStringSubmatch(rest)
		if m == nil || strings.IndexByte(order, m[2][0]) < 0 {
			r.refuse() // piece-unknown, pocket-king or a number without a man
			return
		}
		if n := strings.IndexByte(order, m[2][0]); n > last {
			last = n
		} else if n == last {
			r.doubt("a man in hand that stands twice")
		} else {
			faults = true
		}
		n, _ := strconv.Atoi(m[1])
		switch {
		case m[1] != "" && m[1][0] == '0':
			r.doubt("a number of men that begins with 0")
		case n > 255:
			r.failUnplaced("pocket-range")
		}
		faults = faults || m[1] == "1"
		rest = rest[len(m[0]):]
	}
	if faults {
		r.warn("hand-order", w.start, w.end())
	}
}

// ply reads the number of the move. The first player moves at odd ones.
func (r *reader) ply(w word) {
	before := len(r.findings)
	if strings.ContainsAny(w.text, ";\"+") || opcode(w.text) {
		r.refuse()
		return
	}
	r.counter(w, true)
	n, err := strconv.ParseUint(w.text, 10, 32)
	if err != nil || r.position.turn == 0 || n == 0 {
		return
	}
	if (n%2 == 1) != (r.position.turn == 'b') {
		r.warn("ply-parity", w.start, w.end())
	}
	r.vague = r.vague || len(r.findings) > before+1
}
