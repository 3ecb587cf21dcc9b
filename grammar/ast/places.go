package ast

import "slices"

// Places is a text that is made piece by piece from another one, and where in that one
// each piece comes from. The zero value is empty.
type Places struct {
	text   []byte
	pieces []place
}

// Text returns the text that is made.
func (p *Places) Text() string { return string(p.text) }

// Len returns how many bytes the text has.
func (p *Places) Len() int { return len(p.text) }

// place is where a piece comes from.
type place struct {
	start    int32 // in the text that is made
	from     Span
	verbatim bool // the piece stands there byte for byte
}

// Copy adds a stretch of the other text as it stands there.
func (p *Places) Copy(source string, from Span) {
	p.add(from.Of(source), from, true)
}

// Put adds a text that stands for a stretch of the other one, of which nothing smaller
// than the whole is told.
func (p *Places) Put(text string, from Span) { p.add(text, from, false) }

func (p *Places) add(text string, from Span, verbatim bool) {
	if text == "" {
		return
	}
	start := int32(len(p.text))
	p.text = append(p.text, text...)
	if n := len(p.pieces); verbatim && n > 0 {
		if last := p.pieces[n-1]; last.verbatim && last.from.End == from.Start {
			p.pieces[n-1].from.End = from.End
			return
		}
	}
	p.pieces = append(p.pieces, place{start, from, verbatim})
}

// From returns the stretch of the other text that a span comes from: a whole number of
// the pieces that are not verbatim.
func (p *Places) From(s Span) Span {
	if len(p.pieces) == 0 {
		return Span{}
	}
	first := p.at(s.Start)
	from := Span{first.from.Start, first.from.Start}
	switch {
	case first.verbatim:
		from.Start += s.Start - first.start
	case int(s.Start) >= len(p.text):
		from.Start = first.from.End
	}
	if s.IsEmpty() {
		return Span{from.Start, from.Start}
	}
	from.End = from.Start
	if last := p.at(s.End - 1); last.verbatim {
		from.End = max(from.End, last.from.Start+s.End-last.start)
	} else {
		from.End = max(from.End, last.from.End)
	}
	return from
}

// Slice returns the end of the text from a place on.
func (p *Places) Slice(at int) Places {
	cut := Places{text: p.text[at:]}
	for _, piece := range p.pieces {
		piece.start -= int32(at)
		if piece.start < 0 && piece.verbatim {
			piece.from.Start -= piece.start
			piece.start = 0
		}
		if cut.pieces != nil && piece.start <= 0 {
			cut.pieces = cut.pieces[:0]
		}
		piece.start = max(piece.start, 0)
		cut.pieces = append(cut.pieces, piece)
	}
	return cut
}

// Append adds a text that was made of the same other one.
func (p *Places) Append(more *Places) {
	for i, piece := range more.pieces {
		end := int32(len(more.text))
		if i+1 < len(more.pieces) {
			end = more.pieces[i+1].start
		}
		p.add(string(more.text[piece.start:end]), piece.from, piece.verbatim)
	}
}

// at returns the piece in which a byte stands, or the last one.
func (p *Places) at(offset int32) place {
	i, found := slices.BinarySearchFunc(p.pieces, offset, func(piece place, at int32) int { return int(piece.start - at) })
	if !found {
		i--
	}
	return p.pieces[max(i, 0)]
}

// Move puts findings in the text in their places in the other one. Repairs go with them
// as escape writes them there, which is told whether what they replace stands there byte
// for byte, and reports false for what it cannot write.
func (p *Places) Move(found Diagnostics, escape func(text string, verbatim bool) (string, bool)) {
	for i := range found {
		d := &found[i]
		d.Fixes, _ = p.moved(d.Fixes, escape)
		var choices [][]Fix
		for _, choice := range d.Choices {
			if fixes, ok := p.moved(choice, escape); ok {
				choices = append(choices, fixes)
			}
		}
		d.Span, d.Choices = p.From(d.Span), choices
	}
}

func (p *Places) moved(fixes []Fix, escape func(string, bool) (string, bool)) ([]Fix, bool) {
	var moved []Fix
	for _, f := range fixes {
		text, ok := escape(f.Text, p.isVerbatim(f.Span))
		if !ok {
			return nil, false
		}
		moved = append(moved, Fix{p.From(f.Span), text})
	}
	return moved, true
}

// isVerbatim reports whether a span stands in the other text as it is.
func (p *Places) isVerbatim(s Span) bool {
	first, last := p.at(s.Start), p.at(max(s.Start, s.End-1))
	return first == last && first.verbatim
}
