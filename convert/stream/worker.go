package stream

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// worker makes results of blocks.
type worker struct {
	job Work
	o   *Options
	rec ast.Record
	out result
}

func newWorker(job Work, o *Options) *worker { return &worker{job: job, o: o, out: newResult()} }

func (w *worker) result() *result { return &w.out }

func (w *worker) do(b block) {
	w.out.reset()
	switch {
	case b.piece == wholeLines:
		eachRecord(b, w.job.From(), w.record)
	case b.comment:
		w.longComment(b)
	case b.piece == longHead:
		w.longHead(b)
	default:
		w.longPart(b)
	}
}

// eachRecord cuts whole lines into records, up to one after which do is false. A
// block is one string, which the records slice.
func eachRecord(b block, from *dialects.Dialect, do func(text string, number, lines int, ended bool) bool) {
	text := string(b.data)
	for number := b.first; text != ""; {
		record, size := from.Cut(text)
		lines := linesOf(record)
		if !do(record, number, lines, size > len(record)) {
			return
		}
		number += lines
		text = text[size:]
	}
}

// linesOf returns how many lines a record has.
func linesOf(text string) int { return 1 + strings.Count(text, "\n") }

// record converts one record and reports whether to go on.
func (w *worker) record(text string, number, lines int, ended bool) bool {
	w.out.lines += lines
	if !dialects.IsRecordLine(text) {
		w.out.passed += lines
		if !w.o.Bare { // a byte order mark does not go into the middle of an output
			text = strings.TrimPrefix(strings.TrimRight(text, "\r"), grammar.ByteOrderMark)
			w.out.data = append(append(w.out.data, text...), '\n')
		}
		return true
	}
	dst, marks, err := w.job.Append(w.out.data, &w.rec, text)
	if err == nil && !ended {
		err = w.job.From().Unended(&w.rec)
	}
	if err != nil {
		w.refuse(text, number, ended, err)
		return !w.out.stop
	}
	isSeveral := w.isSeveral(dst[len(w.out.data):], text)
	w.out.data = append(dst, '\n')
	if isSeveral {
		w.out.data = append(w.out.data, '\n') // a blank line ends a record of several lines
	}
	w.out.written += lines
	w.out.warn(w.rec.Warnings)
	w.out.note(marks)
	if w.o.Verbose {
		w.show(text, number, w.findings(text, marks))
	}
	return true
}

// isSeveral reports whether a record was written as several lines, which a blank
// line does not end already.
func (w *worker) isSeveral(written []byte, text string) bool {
	return !w.o.Listing && bytes.IndexByte(written, '\n') >= 0 && (w.o.Bare || string(written) != convert.Lines(text))
}

// findings returns the warnings of a record that was read and the notes of its
// conversion.
func (w *worker) findings(text string, marks convert.Marks) ast.Diagnostics {
	var found ast.Diagnostics
	if !w.rec.Warnings.IsEmpty() {
		found = w.job.From().Diagnose(text)
	}
	if w.rec.Warnings.Has(ast.NewlineMissing) {
		found = append(found, dialects.UnendedAt(&w.rec, false))
	}
	report := w.job.Report(&w.rec, marks)
	for _, notes := range [][]convert.Note{report.Lost, report.Assumed, report.Changed} {
		for _, n := range notes {
			found = append(found, n.Diagnostic())
		}
	}
	return found
}

func (w *worker) show(text string, number int, found ast.Diagnostics) {
	if w.o.Render != nil && len(found) > 0 {
		w.out.report = w.o.Render(w.out.report, number, text, found)
	}
}

// refuse names a line that could not be converted.
func (w *worker) refuse(text string, number int, ended bool, err error) {
	lines := linesOf(text)
	var found ast.Diagnostics
	if !errors.As(err, &found) || len(found) == 0 { // no fault of the record
		w.out.err, w.out.stop = fmt.Errorf("line %d: %w", number, err), true
		w.out.lines -= lines
		return
	}
	w.out.refused += lines
	w.out.refusals[found[0].Code]++
	if w.o.Verbose {
		found = w.allFindings(text, found)
	}
	w.show(text, number, found)
	if ended {
		text += "\n"
	}
	w.unchanged(text)
	if w.o.OnError == Keep {
		w.out.kept += lines
		if !ended { // what follows must not run together with it
			w.out.data = append(w.out.data, '\n')
		}
	}
	w.out.stop = w.o.OnError == Stop
}

// allFindings adds the warnings of reading to the errors that refuse a record.
func (w *worker) allFindings(text string, errs ast.Diagnostics) ast.Diagnostics {
	all := w.job.From().Diagnose(text)
	if all.Err() != nil { // it was refused in reading: the errors are among them
		return all
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

// longPart passes more of a line on, after the end of which a run may stop.
func (w *worker) longPart(b block) {
	w.unchanged(string(b.data))
	if b.unended && w.o.OnError == Keep {
		w.out.data = append(w.out.data, '\n')
	}
	w.out.stop = w.o.OnError == Stop && (b.unended || bytes.HasSuffix(b.data, newline))
}

// longHead refuses a line that is too long. Its bytes are passed on piece by
// piece.
func (w *worker) longHead(b block) {
	text := string(b.data)
	w.out.lines++
	w.out.refused++
	w.out.refusals[ast.LineTooLong]++
	w.show(text, b.first, ast.FaultAt(ast.Span{End: int32(len(text))}, ast.LineTooLong, grammar.MaxRecord))
	w.unchanged(text)
	if w.o.OnError == Keep {
		w.out.kept++
	}
}
