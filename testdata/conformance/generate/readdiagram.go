package main

import "strings"

// separators part ranks in Forsyth; strictly a hyphen or a slash does.
const separators = `-/,|\;`

// A rankText is what is written for one rank, without the separator before it.
type rankText struct {
	word
	blanks []word // within
}

// diagram reads Forsyth in English letters, ranks parted by hyphens.
func (r *reader) diagram() {
	text, start := r.margins()
	r.position = position{turn: 'w', ep: none, fields: 1}
	r.plain = true
	if strings.Contains(text, "\x00") {
		r.refuse()
		return
	}
	ranks := r.parted(text, start)
	if r.unsure != "" {
		return
	}
	if len(ranks) > 8 {
		r.refuse() // ranks-extra
		return
	}
	for i, rank := range ranks {
		r.written(rank, 7-i)
	}
	if len(ranks) < 8 {
		r.vague, r.plain = true, false // board-padded
	}
}

// parted cuts at separators. Blanks and separators side by side are one, if they hold at
// most one separator, else one for each.
func (r *reader) parted(text string, start int) []rankText {
	ranks := []rankText{{word: word{"", start}}}
	hyphens, others, slashes := 0, 0, 0
	for i := 0; i < len(text); {
		last := &ranks[len(ranks)-1]
		run := len(text[i:]) - len(strings.TrimLeft(text[i:], " \t"+separators))
		if run == 0 {
			last.text += text[i : i+1]
			i++
			continue
		}
		gap := word{text[i : i+run], start + i}
		signs := strings.Trim(gap.text, " \t")
		signs = strings.NewReplacer(" ", "", "\t", "").Replace(signs)
		hyphens += strings.Count(signs, "-")
		slashes += strings.Count(signs, "/")
		if strings.ContainsAny(signs, `\;`) || signs != "" && (i == 0 || i+run == len(text)) {
			r.doubt("a separator at an end of the board, or one that only some know")
		}
		switch len(signs) {
		case 0:
			last.blanks = append(last.blanks, gap)
			last.text += gap.text
		default:
			if signs != "-" && signs != "/" {
				others++
				r.warn("separator-other", gap.start, gap.end())
			}
			for range signs {
				ranks = append(ranks, rankText{word: word{"", gap.end()}})
			}
		}
		i += run
	}
	if slashes > 0 && hyphens > 0 {
		r.doubt("hyphens and slashes in one board")
	}
	return ranks
}

// written reads a rank. A short one is filled up with empty squares.
func (r *reader) written(rank rankText, row int) {
	for _, b := range rank.blanks {
		r.warn("blank-inside", b.start, b.end())
	}
	squares, run, failed := 0, 0, r.reject
	compact := strings.NewReplacer(" ", "", "\t", "").Replace(rank.text)
	if digits(compact) && len(compact) > 1 && octal(compact) {
		r.doubt("a number of several digits that is one of whole ranks")
		return
	}
	for i := 0; i < len(rank.text); i++ {
		c, at := rank.text[i], rank.start+i
		switch {
		case c == ' ' || c == '\t':
			continue
		case c >= '1' && c <= '9':
			squares += int(c - '0')
			run++
			r.run(rank.word, i, run)
			continue
		case strings.IndexByte(lettersOfMen+"Ss", c) >= 0:
			if i+1 < len(rank.text) && (c == 'K' || c == 'k') && rank.text[i+1]|0x20 == 't' {
				i++ // Kt, the knight of older books
				if c == 'k' && rank.text[i] == 'T' {
					r.doubt("a small letter before a capital")
				}
				c += 'N' - 'K'
			}
			r.put(row, squares, problem(c))
		case strings.IndexByte(".=_*+()0", c) >= 0:
			r.doubt("signs of problem notations, or of an empty square")
			return
		default:
			r.fail("letter-unknown", at, at+1)
			r.vague = r.vague || c >= 0x80 || c < ' '
		}
		run = 0
		squares++
	}
	if r.reject && !failed {
		r.vague = r.vague || squares != 8
		return
	}
	switch {
	case squares > 8 && squares%8 == 0 && len(rank.blanks) > 0:
		r.doubt("whole ranks with a blank between them")
	case rank.text == "":
		r.warn("rank-blank", rank.start, rank.start)
	case squares > 8:
		r.fail("rank-long", rank.start, rank.end())
	case squares < 8:
		r.warn("rank-padded", rank.end(), rank.end())
	}
	r.vague = r.vague || squares > 8 && (len(rank.blanks) > 0 || r.has("digits-adjacent"))
}

// problem turns the knight of problem literature into that of FEN.
func problem(c byte) byte {
	switch c {
	case 'S':
		return 'N'
	case 's':
		return 'n'
	}
	return c
}

func octal(number string) bool {
	n := 0
	for _, c := range []byte(number) {
		n = (10*n + int(c-'0')) % 8
	}
	return n == 0
}
