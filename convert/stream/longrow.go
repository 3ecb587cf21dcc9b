package stream

import "github.com/forsyth-notation/forsyth/grammar/ast"

// longComment copies a piece of a comment, however long.
func (w *worker) longComment(b block) {
	if b.piece == longHead {
		w.out.lines++
		w.out.passed++
	}
	if w.o.Bare {
		return
	}
	w.out.data = append(w.out.data, b.data...)
	if b.unended {
		w.out.data = append(w.out.data, '\n')
	}
}

// longHead refuses a row that is too long. Its bytes are passed on piece by piece.
func (w *worker) longHead(b block) {
	r := row{text: string(b.data), number: b.first}
	w.begin(0)
	w.out.refuse(ast.LineTooLong)
	w.show(&r, tooLong(len(r.text)))
	w.unchanged(r.text)
	w.longLines(1 + w.carrier.lineEnds(b.data))
}

// longPart passes more of a row on, after the end of which a run may stop.
func (w *worker) longPart(b block) {
	w.unchanged(string(b.data))
	if b.unended && w.o.OnError == Keep && w.carrier.isPlain() {
		w.out.data = append(w.out.data, '\n')
	}
	n := w.carrier.lineEnds(b.data)
	if b.endLine {
		n-- // no line follows it
	}
	w.longLines(n)
	w.out.stop = w.o.OnError == Stop && b.ends
}

// longLines counts lines of a row that is too long.
func (w *worker) longLines(n int) {
	w.out.lines += n
	w.out.refused += n
	if w.o.OnError == Keep {
		w.out.kept += n
	}
}
