package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// A reader is a tolerant reader of the families that are made by spoiling records: the
// PGN standard, 16.1 and 16.2, with the leniencies that sources.go has the texts of.
// It is for these families and short: where the texts do not settle what is right of a
// record it says so, and the case has less to judge, or is left out.
type reader struct {
	conformance.Question
	text     string
	findings []conformance.Finding
	vague    bool   // there are findings whose code or place no text settles
	unsure   string // why not even the verdict is settled; empty where it is
	reject   bool
	refused  bool     // the source of the dialect has no such text, whatever the code
	errors   []string // the codes that refuse
	position position
	kings    bool   // a side with a right has a king at home and another elsewhere
	plain    bool   // the record has a canonical text that no decision is needed for
	board    bool   // the placement is sound
	sfen     string // a record of SFEN without blanks too many
	tailed   string // operations of EPD that are strictly right
}

// A word is a part of the record without blanks and where it stands.
type word struct {
	text  string
	start int
}

func (w word) end() int { return w.start + len(w.text) }

func (r *reader) warn(code string, start, end int) {
	r.findings = append(r.findings, conformance.Finding{Code: code, Start: start, End: end})
}

func (r *reader) has(code string) bool {
	return slices.ContainsFunc(r.findings, func(f conformance.Finding) bool { return f.Code == code })
}

func (r *reader) fail(code string, start, end int) {
	r.warn(code, start, end)
	r.reject = true
	r.errors = append(r.errors, code)
}

// refuse is for faults that are sure where the code is not.
func (r *reader) refuse() { r.reject, r.vague, r.refused = true, true, true }

// failUnplaced is for a fault of which the source is sure, where the places or other findings are not.
func (r *reader) failUnplaced(code string) {
	r.reject, r.vague = true, true
	r.errors = append(r.errors, code)
}

func (r *reader) doubt(why string) { r.unsure = why }

// ambiguous are the bytes that no text calls blanks or denies to be.
const ambiguous = "\v\f\r"

// answer is what is right of the record, as far as the texts tell.
func answer(q conformance.Question) reader {
	text, err := q.Text()
	if err != nil {
		panic(err)
	}
	r := reader{Question: q, text: text}
	body := strings.TrimRight(text, "\r")
	switch i := strings.IndexAny(body, ambiguous); {
	case strings.Contains(text, "\n"):
		r.doubt("a record is one line")
		return r
	case i >= 0:
		return r.either(i)
	}
	r.read()
	if r.reject && r.unsure != "" { // by a fault that is sure
		r.unsure, r.vague = "", true
	}
	if r.kings && r.verdict() == conformance.Accept {
		r.doubt("is a king at home alone if there is another elsewhere?")
	}
	r.vague, r.plain = r.vague || r.kings && !r.reject, r.plain && !r.kings
	return r
}

// either reads the record with the byte at i as a blank and as none, and keeps what
// both readings agree on.
func (r reader) either(i int) reader {
	blank, none := r, r
	blank.text = r.text[:i] + "\t" + r.text[i+1:]
	none.text = r.text[:i] + "\x01" + r.text[i+1:]
	blank.read()
	none.read()
	if blank.unsure != "" || none.unsure != "" || blank.verdict() != none.verdict() {
		r.doubt("is the byte a blank?")
		return r
	}
	none.vague, none.plain = true, false
	return none
}

func (r *reader) read() {
	switch r.Dialect {
	case "forsyth":
		r.diagram()
	case "sfen":
		r.shogi()
	default:
		r.record()
	}
}

func (r *reader) verdict() conformance.Verdict {
	switch {
	case r.reject:
		return conformance.Reject
	case len(r.findings) > 0 || r.vague:
		return conformance.Warning
	}
	return conformance.Accept
}

// into fills in what the reader knows.
func (r *reader) into(c *conformance.Case) {
	c.Verdict = r.verdict()
	if !r.vague {
		c.Findings = r.sorted()
	}
	if !r.reject && r.plain {
		c.Canonical = r.canonical()
		if r.position.fields > 2 && r.Dialect != "sfen" {
			c.Rooks = r.position.rookNames()
		}
	}
}

// canonical writes the record in every dialect. EPD keeps its operations as they stand.
func (r *reader) canonical() map[string]*string {
	if r.Dialect == "sfen" {
		return map[string]*string{"sfen": &r.sfen}
	}
	texts := r.position.canonical()
	texts["json"] = r.position.jsonOf(r.Variant)
	if r.tailed != "" {
		p := r.position
		p.halfmove, p.fullmove = "", ""
		kept := map[string]*string{"fen": texts["fen"], "forsyth": texts["forsyth"], "pieces": texts["pieces"]}
		if settled(r.tailed) {
			epd := *p.canonical()["epd"] + " " + r.tailed
			kept["epd"] = &epd
		}
		return kept
	}
	if r.position.fields < 6 {
		delete(texts, "url") // with counters, or without?
	}
	if r.position.fields == 5 {
		delete(texts, "epd") // with half of the counters?
	}
	return texts
}

// sorted are the findings in the order of the suite.
func (r *reader) sorted() []conformance.Finding {
	if r.findings == nil {
		return []conformance.Finding{}
	}
	slices.SortStableFunc(r.findings, conformance.Finding.Compare)
	return r.findings
}

// margins strips what may stand around a record.
func (r *reader) margins() (text string, start int) {
	text = r.text
	for kinds, more := 0, true; more; kinds++ {
		n := len(text)
		switch {
		case strings.HasSuffix(text, "\x00"):
			text = strings.TrimRight(text, "\x00")
			r.warn("nul-byte", len(text), n)
		case strings.HasSuffix(text, "\r"):
			text = text[:n-1]
			r.warn("carriage-return", len(text), n)
		case strings.HasSuffix(text, " ") || strings.HasSuffix(text, "\t"):
			text = strings.TrimRight(text, " \t")
			if text != "" {
				r.warn("blank-trailing", len(text), n)
			}
		default:
			more = false
		}
		r.vague = r.vague || more && kinds == 2
	}
	start = len(text) - len(strings.TrimLeft(text, " \t"))
	if start > 0 {
		r.warn("blank-leading", 0, start)
	}
	return text[start:], start
}

// words cuts at blanks. Strictly one space stands between two fields.
func (r *reader) words(text string, start int) []word {
	var words []word
	for text != "" {
		n := strings.IndexAny(text, " \t")
		if n < 0 {
			n = len(text)
		}
		w := word{text[:n], start}
		words = append(words, w)
		rest := strings.TrimLeft(text[n:], " \t")
		if gap := text[n : len(text)-len(rest)]; gap != "" && gap != " " {
			r.warn("blank-repeated", w.end(), w.end()+len(gap))
		}
		start += len(text) - len(rest)
		text = rest
	}
	return words
}
