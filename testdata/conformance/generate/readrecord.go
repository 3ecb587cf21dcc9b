package main

import "strings"

// record reads a record of FEN, X-FEN, Shredder-FEN or EPD.
func (r *reader) record() {
	text, start := r.margins()
	if text == "" {
		r.findings = nil
		r.fail("record-empty", 0, len(r.text))
		return
	}
	if strings.Contains(text, "\x00") {
		r.refuse() // nul-inside, among others
	}
	fields, rest := r.cut(text, start)
	if len(fields) == 0 || !strings.Contains(fields[0].text, "/") {
		r.refuse() // not-a-record
		return
	}
	r.position.fields, r.position.turn, r.position.ep = len(fields), 'w', none
	r.plain = true
	r.placement(fields[0], 8)
	if len(fields) < 4 {
		last := fields[len(fields)-1].end()
		r.warn("fields-missing", last, last)
	}
	if r.swapped(fields) {
		return
	}
	if len(fields) > 1 {
		r.turn(fields[1])
	}
	if len(fields) > 2 {
		r.rights(fields[2])
	}
	if len(fields) > 3 {
		r.tail(fields[3], rest)
	} else if rest.text != "" {
		if len(fields) < 3 && !r.strict(rest.text) {
			r.doubt("operations right after the board or the side to move")
		}
		r.operations(rest)
	}
	r.position.chess960 = r.Variant == "chess960"
}

// cut takes the first four fields apart from what follows them.
func (r *reader) cut(text string, start int) (fields []word, rest word) {
	for len(fields) < 4 && text != "" {
		n := strings.IndexAny(text+" ", " \t")
		if r.Dialect == "epd" && len(fields) > 0 && opcode(text[:n]) && at(text[:n]) == none {
			break // a field before it is missing
		}
		fields = append(fields, word{text[:n], start})
		after := strings.TrimLeft(text[n:], " \t")
		if gap := text[n : len(text)-len(after)]; gap != "" && gap != " " {
			r.warn("blank-repeated", start+n, start+n+len(gap))
		}
		start += len(text) - len(after)
		text = after
	}
	return fields, word{text, start}
}

// swapped finds castling and en passant in each other's places.
func (r *reader) swapped(fields []word) bool {
	if len(fields) < 4 || at(fields[2].text) == none || fields[3].text == "" || strings.Trim(fields[3].text, "KQkqABCDEFGHabcdefgh") != "" {
		return false
	}
	r.vague = r.vague || len(fields[1].text) != 1 || !strings.Contains("wb", fields[1].text)
	r.fail("fields-swapped", fields[2].start, fields[3].end())
	return true
}

func (r *reader) turn(w word) {
	switch w.text {
	case "w", "b":
		r.position.turn = w.text[0]
	case "W", "B":
		r.position.turn = strings.ToLower(w.text)[0]
		r.warn("turn-capital", w.start, w.end())
	default:
		r.position.turn = 0
		r.fail("turn-unknown", w.start, w.end())
		r.vague = r.vague || len(w.text) > 1 // perhaps a field is missing, or two have run together
	}
}

// tail reads the en passant field and what follows it.
func (r *reader) tail(ep, rest word) {
	if r.lone(ep, rest) {
		return
	}
	if ep.text != "-" && (strings.Contains(ep.text, ";") && ep.text[0] != '-' || opcode(ep.text) && at(ep.text) == none) {
		r.doubt("operations, or a remark, in the place of en passant")
		return
	}
	if glued := strings.TrimPrefix(ep.text, "-"); len(ep.text) > 1 && glued != ep.text {
		switch {
		case digits(glued):
			r.warn("dash-glued", ep.start, ep.start+1)
			rest.text = r.text[ep.start+1 : rest.start+len(rest.text)]
			rest.start = ep.start + 1
		case glued[0] == ';' && glued != ";" || glued == ";" && rest.text != "":
			r.remark()
			return
		case glued == ";":
			r.warn("semicolon-trailing", ep.start+1, ep.end())
			if r.Dialect != "epd" {
				r.warn("counters-missing", ep.start+1, ep.start+1)
			}
			return
		case r.Dialect == "epd" || glued == "-" || rest.text == "":
			r.doubt("what touches the dash of en passant")
			return
		default:
			r.refuse() // ep-unknown, or a counter that is none
			return
		}
		ep.text = "-"
	}
	if r.Dialect == "epd" {
		r.operations(rest)
	} else {
		r.counters(rest, ep.end())
	}
	r.square(ep)
}

// remark is a semicolon after the fields and what follows it. No text says
// what becomes of counters that do.
func (r *reader) remark() {
	r.vague, r.plain = true, false
}

// lone finds a number in the place of en passant.
func (r *reader) lone(ep, rest word) bool {
	if !digits(ep.text) {
		return false
	}
	if r.Dialect != "epd" && digits(rest.text) && !r.reject {
		r.fail("field-missing", ep.start, ep.end())
		return true
	}
	r.refuse()
	return true
}

func digits(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
