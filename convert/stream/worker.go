package stream

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// worker makes results of blocks.
type worker struct {
	job     Work
	o       *Options
	carrier Carrier
	rec     ast.Record
	number  int    // of the record
	text    []byte // of a record that goes into a row
	out     result

	shortcut *convert.Shortcut // for common lines; nil where each record is asked for more than its conversion
}

func newWorker(job Work, o *Options) *worker {
	w := &worker{job: job, o: o, carrier: o.Carrier, out: newResult()}
	c, isConverter := job.(*convert.Converter)
	if isConverter && o.Carrier.isPlain() && o.Choice == nil && !o.Numbered && !o.Verbose && !o.Tell {
		w.shortcut = c.Shortcut()
	}
	return w
}

func (w *worker) result() *result { return &w.out }

func (w *worker) do(b block) {
	w.out.reset()
	w.number, w.carrier.column = b.records, b.column
	switch {
	case b.piece == wholeRows:
		w.rows(b)
	case b.comment:
		w.longComment(b)
	case b.piece == longHead:
		w.longHead(b)
	default:
		w.longPart(b)
	}
}

// rows converts whole rows.
func (w *worker) rows(b block) {
	if w.shortcut != nil && b.skip == 0 {
		w.carrier.eachLine(w.job.From(), b.data, b.first, w.line, w.row)
		return
	}
	text := string(b.data)
	lines := w.skip(text, b.skip)
	if w.o.Choice != nil {
		w.out.end(row{})
	}
	w.carrier.eachRow(w.job.From(), text[b.skip:], b.first+lines, w.row)
}

// line converts a line if there is a shortcut for it, and reports that.
func (w *worker) line(text []byte) bool {
	out, marks, ok := w.shortcut.Append(w.out.data, text)
	if !ok {
		return false
	}
	w.out.data = append(out, '\n')
	w.out.lines++
	w.out.records++
	w.out.written++
	w.out.note(marks)
	if remarks := w.shortcut.Remarks(); remarks != nil {
		w.out.warn(*remarks, 1)
	}
	return true
}

// row converts a row, and reports whether to go on.
func (w *worker) row(r *row) bool {
	switch {
	case !w.carrier.isRecord(r.text):
		w.pass(r)
	case w.carrier.isPlain():
		w.record(r)
	default:
		w.within(r)
	}
	if w.o.Choice != nil {
		w.out.end(*r)
	}
	return !w.out.stop
}

// pass copies what carries no record.
func (w *worker) pass(r *row) {
	w.out.lines += r.lines
	w.out.passed += r.lines
	switch {
	case w.o.Bare:
	case w.carrier.isPlain(): // a byte order mark does not go into the middle of an output
		text := strings.TrimPrefix(strings.TrimRight(r.text, "\r"), grammar.ByteOrderMark)
		w.out.data = append(append(w.out.data, text...), '\n')
	default:
		w.out.data = r.appendTo(w.out.data)
	}
}

// begin counts a record.
func (w *worker) begin(lines int) {
	w.out.lines += lines
	w.out.records++
	if w.o.Numbered {
		w.number++
		w.rec.Number = w.number
	}
}

// record converts a row that is a record.
func (w *worker) record(r *row) {
	w.begin(r.lines)
	dst, marks, err := w.job.Append(w.out.data, &w.rec, r.text)
	if err == nil && !r.ended {
		err = w.job.From().Unended(&w.rec)
	}
	if err != nil {
		w.refuse(r, place{value: r.text}, err)
		return
	}
	w.write(dst, r.text)
	w.count(r, marks)
	if w.o.Verbose || w.o.Tell {
		w.show(r, w.findings(r.text, marks))
	}
}

// write ends what was made of a record.
func (w *worker) write(dst []byte, text string) {
	isSeveral := w.isSeveral(dst[len(w.out.data):], text)
	w.out.data = append(dst, w.carrier.End())
	if isSeveral {
		w.out.data = append(w.out.data, '\n') // a blank line ends a record of several lines
	}
}

func (w *worker) count(r *row, marks convert.Marks) {
	w.out.written += r.lines
	if !w.rec.Warnings.IsEmpty() {
		w.out.warn(w.rec.Warnings, 1)
	}
	w.out.note(marks)
	if w.o.Choice != nil {
		w.out.now.isWritten, w.out.now.warnings, w.out.now.marks = true, w.rec.Warnings, marks
	}
	if w.o.Choice.isUnique() {
		w.out.now.key = convert.KeyOf(&w.rec, w.job.From())
	}
}

// isSeveral reports whether a record was written as several lines, which a blank
// line does not end already.
func (w *worker) isSeveral(written []byte, text string) bool {
	return w.carrier.kind != nulRows && !w.o.Listing && !w.o.InPlace && bytes.IndexByte(written, '\n') >= 0 && (w.o.Bare || string(written) != convert.Lines(text))
}

// findings returns the warnings of a record that was read and the notes of its
// conversion.
func (w *worker) findings(text string, marks convert.Marks) ast.Diagnostics {
	found := w.job.Found(&w.rec, text, marks)
	if w.rec.Warnings.Has(ast.NewlineMissing) {
		found = append(found, dialects.UnendedAt(&w.rec, false))
	}
	return found
}

func (w *worker) show(r *row, found ast.Diagnostics) {
	if w.o.Render != nil && len(found) > 0 {
		w.out.report = w.o.Render(w.out.report, r.number, r.text, found)
	}
}

// refuse names a record that could not be converted.
func (w *worker) refuse(r *row, p place, err error) {
	found, isFound := err.(ast.Diagnostics) // as most are
	if !isFound {
		errors.As(err, &found)
	}
	if len(found) == 0 { // no fault of the record
		w.out.err, w.out.stop = &LineError{r.number, err}, true
		w.out.lines -= r.lines
		w.out.records--
		return
	}
	w.out.refuse(found[0].Code)
	if w.o.Verbose && !w.o.Tell {
		found = w.allFindings(p.value, found)
	}
	w.show(r, w.carrier.inRow(p, found))
	w.refused(r)
}

// refused passes a row on to where refused ones are wanted.
func (w *worker) refused(r *row) {
	w.out.refused += r.lines
	if w.o.Rejects != nil {
		w.out.rejects = r.appendTo(w.out.rejects)
	}
	if w.o.OnError == Keep {
		w.out.data = r.appendTo(w.out.data)
		w.out.kept += r.lines
		if !r.ended && w.carrier.isPlain() && !w.o.Unended { // what follows must not run together with it
			w.out.data = append(w.out.data, '\n')
		}
	}
	w.out.stop = w.o.OnError == Stop
}

// allFindings adds the warnings of reading to the errors that refuse a record.
func (w *worker) allFindings(text string, errs ast.Diagnostics) ast.Diagnostics {
	all := w.job.From().Diagnose(text)
	isAmong := slices.ContainsFunc(all, func(d ast.Diagnostic) bool { return d.Code == errs[0].Code })
	switch {
	case all.Err() == nil:
	case isAmong: // it was refused in reading
		return all
	default: // the errors say all that there is to say
		return errs
	}
	return append(all, errs...)
}

// unchanged passes refused bytes on to where they are wanted.
func (w *worker) unchanged(text string) {
	if w.o.Rejects != nil {
		w.out.rejects = append(w.out.rejects, text...)
	}
	if w.o.OnError == Keep {
		w.out.data = append(w.out.data, text...)
	}
}
