package main

import (
	"regexp"
	"strconv"
	"strings"
)

// counters reads what follows the four fields of a FEN.
func (r *reader) counters(rest word, end int) {
	before := len(r.findings)
	words := r.words(rest.text, rest.start)
	if n := len(words); n > 0 && strings.HasSuffix(words[n-1].text, ";") && strings.Count(rest.text, ";") == 1 {
		w := &words[n-1]
		r.warn("semicolon-trailing", w.end()-1, w.end())
		if w.text = w.text[:len(w.text)-1]; w.text == "" {
			words = words[:n-1]
		}
	}
	for _, w := range words {
		if opcode(w.text) || strings.ContainsAny(w.text, ";\"") || checkCounts.MatchString(w.text) {
			r.doubt("operations, or counts of checks, in the place of counters")
			return
		}
	}
	switch {
	case len(words) == 0:
		r.warn("counters-missing", end, end)
		r.vague = r.vague || len(r.findings) > before+1 && !strings.HasPrefix(rest.text, ";")
	case len(words) == 1:
		r.position.fields = 5
		r.counter(words[0], false)
		r.warn("counter-lone", words[0].start, words[0].end())
	default:
		r.position.fields = 6
		r.counter(words[0], false)
		r.counter(words[1], true)
	}
	if len(words) > 2 {
		r.fail("field-extra", words[2].start, rest.end())
		r.vague = r.vague || words[2].text == "-" // or other text around a record?
	}
}

// checkCounts are those of three-check, left as in 3+3 or given as in +0+0.
var checkCounts = regexp.MustCompile(`^(\d+\+\d+|\+\d+\+\d+)$`)

// counter reads the half-move clock or the move number: decimal, 0 to 4294967295.
func (r *reader) counter(w word, full bool) {
	s := w.text
	value, err := strconv.ParseUint(s, 10, 32)
	switch {
	case s == "-":
		r.warn("counter-dash", w.start, w.end())
		s = map[bool]string{false: "0", true: "1"}[full]
	case len(s) > 1 && strings.Contains("+-", s[:1]) && digits(s[1:]):
		r.fail("counter-signed", w.start, w.end())
		r.errors[len(r.errors)-1] = sourceCode("counter-signed", w.text)
	case !digits(s):
		r.fail("counter-unknown", w.start, w.end())
	case err != nil:
		r.fail("counter-range", w.start, w.end())
	case full && value == 0:
		r.warn("fullmove-zero", w.start, w.end())
		r.vague = r.vague || len(s) > 1
		s = "1"
	case len(s) > 1 && s[0] == '0':
		r.warn("counter-zeros", w.start, w.end())
		s = strconv.FormatUint(value, 10)
	}
	if full {
		r.position.fullmove = s
	} else {
		r.position.halfmove = s
	}
}

// square reads the en passant field and asks whether the board and the side to move allow it.
func (r *reader) square(w word) {
	name := strings.ToLower(w.text)
	s := at(name)
	switch {
	case w.text == "-":
		return
	case s == none:
		r.fail("ep-unknown", w.start, w.end())
		r.vague = r.vague || len(w.text) > 2
		return
	case name != w.text:
		r.warn("ep-capital", w.start, w.end())
	}
	r.position.ep = s
	if !r.board || r.position.turn == 0 {
		r.vague = r.vague || r.position.turn == 0 && !r.reject
		return
	}
	before := len(r.findings)
	r.passed(s, w)
	clock := r.position.halfmove != "" && r.position.halfmove != "0"
	if clock && digits(r.position.halfmove) {
		r.warn("ep-clock-not-zero", w.start, w.end())
	}
	if len(r.findings) > before {
		r.plain = false // kept by some conversions and dropped by others, by Forsyth's decision
	}
}

// passed asks whether a pawn can have passed over the square in the move before.
func (r *reader) passed(s square, w word) {
	over, behind, pawn := square(5), square(-8), byte('p')
	if r.position.turn == 'b' {
		over, behind, pawn = 2, 8, 'P'
	}
	men := &r.position.men
	switch {
	case s/8 == over:
	case s/8 == over+behind/8 && men[s] == pawn && men[s-behind] == 0 && men[s-2*behind] == 0:
		r.warn("ep-pawn-square", w.start, w.end())
		return
	default:
		r.vague = r.vague || s/8 == over+behind/8 && men[s] == pawn
		r.warn("ep-wrong-rank", w.start, w.end())
		return
	}
	faults := len(r.findings)
	if men[s] != 0 {
		r.warn("ep-square-occupied", w.start, w.end())
	}
	if men[s+behind] != pawn {
		r.warn("ep-no-pawn", w.start, w.end())
	}
	if men[s-behind] != 0 {
		r.warn("ep-origin-occupied", w.start, w.end())
	}
	r.vague = r.vague || len(r.findings) > faults+1 // one code, or each?
}
