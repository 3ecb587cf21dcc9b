package stream

import (
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// skip passes over what stands before the rows that carry records, and returns how
// many lines it is.
func (w *worker) skip(text string, size int) int {
	lines := linesIn(text, size)
	w.out.lines += lines
	w.out.passed += lines
	if !w.o.Bare {
		w.out.data = append(w.out.data, text[:size]...)
	}
	return lines
}

// linesIn returns how many lines the start of a text is.
func linesIn(text string, size int) int {
	lines := strings.Count(text[:size], "\n")
	if size > 0 && size == len(text) && !strings.HasSuffix(text, "\n") {
		lines++
	}
	return lines
}

// within converts the record in a row.
func (w *worker) within(r *row) {
	w.begin(r.lines)
	p, fault := w.carrier.locate(r.text)
	if len(r.text) > grammar.MaxRecord {
		fault = tooLong(len(r.text))
	}
	if fault != nil {
		w.out.refuse(fault[0].Code)
		w.show(r, fault)
		w.refused(r)
		return
	}
	dst, marks, err := w.put(r, &p)
	if err != nil {
		w.refuse(r, p, err)
		return
	}
	if w.o.Bare {
		w.write(dst, p.value)
	} else if w.out.data = dst; r.ended {
		w.out.data = append(w.out.data, r.end)
	}
	w.count(r, marks)
	if w.o.Verbose || w.o.Tell {
		w.show(r, w.carrier.inRow(p, w.findings(p.value, marks)))
	}
}

// put appends what the work makes of a record: in its row, unless the row is not
// wanted.
func (w *worker) put(r *row, p *place) ([]byte, convert.Marks, error) {
	if w.o.Bare {
		return w.job.Append(w.out.data, &w.rec, p.value)
	}
	text, marks, err := w.job.Append(w.text[:0], &w.rec, p.value)
	if err != nil {
		return nil, marks, err
	}
	w.text = text
	dst, err := w.carrier.write(w.out.data, r.text, p, text)
	return dst, marks, err
}

// inRow puts the findings in a record in their place in its row.
func (c *Carrier) inRow(p place, found ast.Diagnostics) ast.Diagnostics {
	if !c.isPlain() {
		found.MoveInto(p.span, p.isVerbatim())
	}
	return found
}
