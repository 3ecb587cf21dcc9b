package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// A reader is a tolerant reader of the families that are made by spoiling records: the
// PGN standard, 16.1 and 16.2, with the leniencies of notations.md 1.4 and the decisions.
// It is for these families and short: where the texts do not settle what is right of a
// record it says so, and the case has less to judge, or is left out.
type reader struct {
	conformance.Question
	text     string
	findings []finding
	vague    bool   // there are findings whose code or place no text settles
	unsure   string // why not even the verdict is settled; empty where it is
	reject   bool
	position position
	plain    bool   // the record has a canonical text that no decision is needed for
	board    bool   // the placement is sound
	sfen     string // a record of SFEN without blanks too many
	tailed   string // operations of EPD that are strictly right
}

// A finding is one of the suite's and whether it refuses the record.
type finding struct {
	conformance.Finding
	late bool // of level consistent: after one of level syntax at the same place
}

// A word is a part of the record without blanks and where it stands.
type word struct {
	text  string
	start int
}

func (w word) end() int { return w.start + len(w.text) }

func (r *reader) warn(code string, start, end int) {
	late := strings.HasPrefix(code, "needs-") || strings.HasPrefix(code, "ep-") && code != "ep-capital" ||
		code == "castling-king-on-edge"
	r.findings = append(r.findings, finding{conformance.Finding{Code: code, Start: start, End: end}, late})
}

func (r *reader) fail(code string, start, end int) {
	r.warn(code, start, end)
	r.reject = true
}

// refuse is for faults that are sure where the code is not.
func (r *reader) refuse() { r.reject, r.vague = true, true }

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
		epd := *p.canonical()["epd"] + " " + r.tailed
		return map[string]*string{"fen": texts["fen"], "epd": &epd, "forsyth": texts["forsyth"], "pieces": texts["pieces"]}
	}
	if r.position.fields == 5 {
		delete(texts, "epd") // with half of the counters?
	}
	return texts
}

// sorted are the findings in the order of their places; at one place the text itself
// comes before what fields say of one another, and what is wide before what is narrow.
func (r *reader) sorted() []conformance.Finding {
	slices.SortStableFunc(r.findings, func(a, b finding) int {
		switch {
		case a.Start != b.Start:
			return a.Start - b.Start
		case a.late != b.late && b.late:
			return -1
		case a.late != b.late:
			return 1
		case !a.late:
			return b.End - a.End
		}
		return 0
	})
	plain := make([]conformance.Finding, len(r.findings))
	for i, f := range r.findings {
		plain[i] = f.Finding
	}
	return plain
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
