package main

import (
	"slices"
	"strings"
)

// A claim is one letter of a castling field and the right that it names.
type claim struct {
	word
	letter byte
	white  bool
	rook   square // none where there is none
	king   square // none where no single one is at home
	kings  bool   // there are more, elsewhere
	wing   int    // 0 and 1 are White's king and queen side, 2 and 3 Black's; -1 where not known
}

// rights reads the castling field: PGN standard 16.1.3.3, X-FEN and the UCI protocol.
func (r *reader) rights(w word) {
	if w.text == "-" {
		return
	}
	if strings.Contains(w.text, "-") {
		r.fail("castling-dash", w.start, w.end())
		r.vague = r.vague || strings.Trim(w.text, "-KQkq") != "" ||
			r.Dialect == "epd" && strings.HasSuffix(w.text, "-") // perhaps that of en passant
		return
	}
	var claims []claim
	for i := range len(w.text) {
		c := w.text[i]
		letter := word{w.text[i : i+1], w.start + i}
		if strings.IndexByte("KQABCDEFGH", c&^0x20) < 0 || c < 'A' {
			r.fail("castling-unknown", letter.start, letter.end())
			r.vague = r.vague || c >= 0x80 || c < ' '
			continue
		}
		claims = append(claims, r.claim(letter))
	}
	if r.has("castling-unknown") {
		r.vague = r.vague || slices.ContainsFunc(claims, func(c claim) bool { return c.rook == none })
		return
	}
	if !r.board { // on which no right is judged
		r.vague = r.vague || !slices.Contains(subsets("KQkq"), w.text) && !slices.Contains(subsets("HAha"), w.text) && !alone(w.text)
		return
	}
	r.order(w, claims)
	for i, c := range claims {
		r.grant(c, claims[:i])
	}
	slices.Sort(r.position.rooks)
	if r.position.rooks != nil {
		r.arrayed(w)
	}
}

// alone reports whether no side has a letter of a file beside another, whose order only the
// board could tell.
func alone(field string) bool {
	black := strings.TrimLeft(field, "KQABCDEFGH")
	white := strings.TrimSuffix(field, black)
	return (len(white) < 2 || white == "KQ") && (len(black) < 2 || black == "kq")
}

// subsets are the selections of letters, their order kept.
func subsets(letters string) []string {
	if letters == "" {
		return []string{""}
	}
	var all []string
	for _, rest := range subsets(letters[1:]) {
		all = append(all, rest, letters[:1]+rest)
	}
	return all
}

func (r *reader) claim(w word) claim {
	c := claim{word: w, letter: w.text[0] &^ 0x20, white: w.text[0] < 'a', rook: none, king: none, wing: -1}
	home, rook, king := homeOf(c.white), cased('r', c.white)[0], cased('k', c.white)[0]
	rank := r.position.men[home : home+8]
	alone := strings.Count(string(r.position.men[:]), string(king)) == 1
	k := slices.Index(rank, king)
	if k >= 0 && strings.Count(string(rank), string(king)) == 1 {
		c.king, c.kings = home+square(k), !alone
	}
	kingside := c.letter == 'K'
	switch {
	case c.king == none:
	case c.letter == 'K' || c.letter == 'Q':
		c.rook = r.position.outermost(c.white, kingside)
	case rank[c.letter-'A'] == rook:
		c.rook = home + square(c.letter-'A')
		kingside = c.rook > c.king
	}
	if c.rook != none || c.letter == 'K' || c.letter == 'Q' {
		c.wing = map[bool]int{true: 0, false: 1}[kingside] + map[bool]int{true: 0, false: 2}[c.white]
	}
	return c
}

// order is White before Black, the king's side first; Shredder-FEN's is also that of the
// files.
func (r *reader) order(w word, claims []claim) {
	if slices.ContainsFunc(claims, func(c claim) bool { return c.wing < 0 }) || len(claims) < len(w.text) {
		in := slices.IsSortedFunc(claims, func(a, b claim) int { return b2i(b.white) - b2i(a.white) })
		r.vague = r.vague || !in || len(claims) > 2
		return
	}
	if slices.IsSortedFunc(claims, func(a, b claim) int { return a.wing - b.wing }) {
		return
	}
	if (r.Dialect == "shredder" || r.Dialect == "epd") && slices.IsSortedFunc(claims, func(a, b claim) int {
		if a.white != b.white {
			return b2i(b.white) - b2i(a.white)
		}
		return int(a.letter) - int(b.letter)
	}) {
		r.vague = r.vague || strings.ContainsAny(w.text, "KQkq")
		return
	}
	r.warn("castling-order", w.start, w.end())
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// grant gives the right of a claim, after those before it, or says why not.
func (r *reader) grant(c claim, before []claim) {
	orthodox := c.rook != none && c.king%8 == 4 && (c.rook%8 == 0 || c.rook%8 == 7)
	wing := c.letter == 'K' || c.letter == 'Q'
	r.kings = r.kings || c.kings
	switch {
	case c.king == none:
		r.warn("king-not-home", c.start, c.end())
	case c.rook == none:
		r.warn("no-rook-for-right", c.start, c.end())
	case slices.ContainsFunc(before, func(b claim) bool { return b.rook == c.rook }):
		r.warn("castling-repeated", c.start, c.end())
	case slices.ContainsFunc(before, func(b claim) bool { return b.rook != none && b.wing == c.wing }):
		r.fail("two-rights-one-wing", c.start, c.end())
		r.vague = r.vague || r.Dialect == "fen" || r.has("castling-order") // or castling-not-standard; is there an order?
	case r.Dialect == "fen" && !wing && !orthodox:
		r.fail("castling-not-standard", c.start, c.end())
	case r.Variant == "chess" && !orthodox:
		r.warn("right-not-orthodox", c.start, c.end())
	default:
		r.position.rooks = append(r.position.rooks, c.rook)
		r.spelled(c, wing)
	}
}

// spelled asks for the letter that the dialect has for a right.
func (r *reader) spelled(c claim, wing bool) {
	switch {
	case r.Dialect == "epd": // any letters
	case r.Dialect == "shredder" && wing:
		r.warn("castling-wing-letter", c.start, c.end())
	case r.Dialect != "shredder" && !wing && r.position.outermost(c.white, c.rook > c.king) == c.rook:
		r.warn("castling-file-letter", c.start, c.end())
	}
}

// arrayed says which variant the rights are of, as sources.go has it of needs-chess960 and needs-dfrc.
func (r *reader) arrayed(w word) {
	p := r.position
	if code := p.needs(r.Variant, w.text); code != "" {
		r.warn(code, w.start, w.end())
		r.vague = r.vague || r.reject
	} else if orthodox, _ := p.arrays(); !orthodox && r.Variant == "" && r.Dialect == "fen" {
		r.vague = true // does a letter of a file say 960 in standard FEN?
	}
	for _, white := range []bool{true, false} {
		king := p.king(white) % 8
		has := slices.ContainsFunc(p.rooks, func(s square) bool { return (s < 8) == white })
		if has && (king == 0 || king == 7) {
			r.warn("castling-king-on-edge", w.start, w.end())
			return
		}
	}
}
