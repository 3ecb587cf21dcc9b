package main

import (
	"regexp"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// answer adds the values of a record that is read.
func (r *record) answer(a *conformance.Answer) {
	switch {
	case r.dialect == "forsyth" || r.dialect == "pieces":
		a.Canonical = r.diagram()
	case r.hasFields() && (r.variant == "" || isChess(r.variant)):
		r.fields(a)
	case r.isValid: // of others a canonical text is known in their own dialect
		a.Canonical = map[string]*string{r.dialect: &r.Canonical}
	}
}

// fields answers for a record of FEN, X-FEN, Shredder-FEN or EPD in chess.
func (r *record) fields(a *conformance.Answer) {
	m, ok := r.meaning()
	if !ok {
		return
	}
	record, operations := m.canonical, ""
	if words := strings.SplitAfterN(record, " ", 5); r.dialect == "epd" && strings.HasSuffix(record, ";") {
		record, operations = strings.TrimSpace(strings.Join(words[:4], "")), words[4]
	}
	p := read(record)
	p.chess960 = r.variant == "chess960"
	p.counters(operations)
	a.Rooks = p.rookNames()
	a.Canonical = p.canonical()
	r.leaveOut(a.Canonical, p.fields, m.isPart || r.has("operations-in-fen"))
	if operations != "" {
		r.withOperations(a.Canonical, m.canonical, operations)
	}
	if !r.hasSquareThatCannotBe() && p.fields > 1 {
		a.EnPassant = &conformance.EnPassant{Always: p.ep.String(), XFEN: p.pseudoLegal().String()}
	}
}

var statedCounter = regexp.MustCompile(`\b(hmvc|fmvn) (\d+);`)

// counters takes those that operations of EPD state.
func (p *position) counters(operations string) {
	for _, o := range statedCounter.FindAllStringSubmatch(operations, -1) {
		if o[1] == "hmvc" {
			p.halfmove = o[2]
		} else {
			p.fullmove = o[2]
		}
	}
}

// withOperations writes the texts that keep operations: EPD, and those that keep the four
// fields, where it is sure that they keep the operations byte for byte.
func (r *record) withOperations(texts map[string]*string, epd, operations string) {
	delete(texts, "json")
	for _, dialect := range []string{"xfen", "shredder"} {
		head := strings.Join(strings.Fields(*texts[dialect])[:4], " ") + " " + operations
		texts[dialect] = &head
		if !r.isValid {
			delete(texts, dialect)
		}
	}
	texts["epd"] = &epd
}

// leaveOut takes out the texts that no source settles.
func (r *record) leaveOut(texts map[string]*string, fields int, isPart bool) {
	out := func(dialects ...string) {
		for _, dialect := range dialects {
			delete(texts, dialect)
		}
	}
	switch {
	case r.hasSquareThatCannotBe(): // kept as it is written, or dropped
		out("fen", "xfen", "shredder", "epd", "json", "url")
	case isPart: // FEN drops operations, the others keep them in some way
		out("xfen", "shredder", "epd", "json")
	case r.has("fields-missing") && fields > 1: // which fields are stated
		out("xfen", "shredder", "json")
	case r.has("counter-lone"):
		out("epd", "json")
	}
	switch r.variant {
	case "chess", "dfrc": // which the texts would name
		out("json", "url")
	}
}

func (r *record) has(code string) bool {
	for _, f := range r.Findings {
		if f.Code == code {
			return true
		}
	}
	return false
}

// hasSquareThatCannotBe says that no pawn can just have passed over the square.
func (r *record) hasSquareThatCannotBe() bool {
	for _, f := range r.Findings {
		if strings.HasPrefix(f.Code, "ep-") && f.Code != "ep-capital" {
			return true
		}
	}
	return false
}

// pseudoLegal is the square where a pawn of the side to move stands beside the one that
// has passed over it: X-FEN's en passant.
func (p *position) pseudoLegal() square {
	if p.ep == none {
		return none
	}
	pawn, behind := byte('P'), p.ep-8
	if p.turn == 'b' {
		pawn, behind = 'p', p.ep+8
	}
	for _, beside := range []square{behind - 1, behind + 1} {
		if beside/8 == behind/8 && p.men[beside] == pawn {
			return p.ep
		}
	}
	return none
}
