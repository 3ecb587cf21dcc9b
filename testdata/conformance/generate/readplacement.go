package main

import "strings"

// men are the letters of FEN.
// lettersOfMen are those of both sides in FEN.
const lettersOfMen = menOfFEN + "kqrbnp"

// placement reads the first field of FEN, of a board of so many files and ranks.
func (r *reader) placement(w word, size int) {
	text, start := r.unslashed(w)
	ranks := strings.Split(text, "/")
	switch {
	case len(ranks) < size:
		r.fail("ranks-missing", w.start, w.end())
		r.vague = r.vague || w.text != text
	case len(ranks) > size:
		r.refuse() // which of the ranks is too many?
	}
	r.board = !r.reject
	for i, rank := range ranks {
		r.rank(word{rank, start}, 7-i, size)
		start += len(rank) + 1
	}
	if len(ranks) != size && !r.sameLengths(ranks, size) {
		r.vague = true // which rank is which?
	}
	r.board = r.board && !r.reject
}

// unslashed takes a slash off each end of a board.
func (r *reader) unslashed(w word) (text string, start int) {
	text, start = w.text, w.start
	if strings.HasPrefix(text, "/") {
		r.warn("slash-leading", start, start+1)
		text, start = text[1:], start+1
	}
	if strings.HasSuffix(text, "/") {
		r.warn("slash-trailing", start+len(text)-1, start+len(text))
		text = text[:len(text)-1]
	}
	return text, start
}

// sameLengths reports whether the ranks are all sound, so that their number is the only fault.
func (r *reader) sameLengths(ranks []string, size int) bool {
	for _, rank := range ranks {
		n := 0
		for _, c := range []byte(rank) {
			if c >= '1' && c <= '9' {
				n += int(c - '0')
			} else {
				n++
			}
		}
		if n != size {
			return false
		}
	}
	return true
}

// rank counts the squares of one rank. A letter is one, a digit so many empty ones; where
// there is a sign that is neither, only a rank that comes out even with it as one square
// is sure to have no other fault.
func (r *reader) rank(w word, row, size int) {
	if w.text == "" {
		r.fail("rank-empty", w.start, w.start+1) // the slash after it
		return
	}
	squares, long, unknown, run := 0, -1, 0, 0
	for i := 0; i < len(w.text); i++ {
		c, at := w.text[i], w.start+i
		switch {
		case c >= '1' && c <= byte('0'+size):
			squares += int(c - '0')
			run++
			r.run(w, i, run)
			if squares > size && long < 0 {
				long = i
			}
			continue
		case c == '0' || c == '9':
			r.fail("digit-range", at, at+1)
			r.vague = r.vague || run > 0 || i+1 < len(w.text) && digits(w.text[i+1:i+2])
			unknown++
			continue
		case strings.IndexByte(lettersOfMen, c) >= 0:
			r.put(row, squares, c)
		default:
			r.stranger(w, i)
			unknown++
		}
		run = 0
		if squares++; squares > size && long < 0 {
			long = i
		}
	}
	switch {
	case w.text == "9" || w.text == "0": // says nothing else
	case unknown > 0:
		r.vague = r.vague || squares != size
	case squares < size:
		r.fail("rank-short", w.start, w.end())
	case long >= 0:
		r.fail("rank-long", w.start+long, w.end())
	}
}

// run marks counts that stand side by side once, where the run ends.
func (r *reader) run(w word, i, n int) {
	if n > 1 && (i+1 == len(w.text) || !digits(w.text[i+1:i+2])) {
		r.warn("digits-adjacent", w.start+i+1-n, w.start+i+1)
	}
}

func (r *reader) put(row, file int, man byte) {
	if row >= 0 && row < 8 && file < 8 {
		r.position.men[8*row+file] = man
	}
}

// stranger is a sign that is neither man nor count. Some have a meaning in other games.
func (r *reader) stranger(w word, i int) {
	c := w.text[i]
	if strings.IndexByte("~+|*[]:\"'_%{}()<>", c) >= 0 || c >= 0x80 || c < ' ' {
		r.refuse()
		return
	}
	r.fail("piece-unknown", w.start+i, w.start+i+1)
}
