package stream

import (
	"bytes"
	"io"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Check reads records from r as [Run] does and writes to w what Render makes of
// everything that is found in them, in the order that they came. A record with an
// error is refused; Written are the lines of the others, of which nothing is
// written that is sound. Codes and Refusals count the findings that are errors and
// those that are not. There is no place for a record, so that Keep is Skip, and
// Report, Verbose, Bare and Listing mean nothing.
func Check(w io.Writer, r io.Reader, checker *convert.Checker, o Options) (Stats, error) {
	return carry(w, newBlockReader(r, checker.From()), func() carrier {
		return &checkWorker{checker: checker, o: &o, out: newResult()}
	}, &o)
}

// checkWorker makes results of blocks: what is found in them.
type checkWorker struct {
	checker *convert.Checker
	o       *Options
	rec     ast.Record
	out     result
}

func (w *checkWorker) result() *result { return &w.out }

func (w *checkWorker) do(b block) {
	w.out.reset()
	switch {
	case b.piece == wholeLines:
		eachRecord(b, w.checker.From(), w.record)
	case b.piece == longHead && b.comment:
		w.out.lines++
		w.out.passed++
	case b.piece == longHead:
		w.out.lines++
		text := string(b.data)
		w.found(text, text, b.first, 1, w.tooLong(len(text)))
		w.out.stop = false // the rest of the line comes first
	case !b.comment && w.tooLong(0).Err() != nil:
		w.reject(string(b.data))
		w.out.stop = w.o.OnError == Stop && (b.unended || bytes.HasSuffix(b.data, newline))
	}
}

// tooLong is what is found in a line that is too long, of which some was read.
func (w *checkWorker) tooLong(read int) ast.Diagnostics {
	return w.checker.Judge(ast.FaultAt(ast.Span{End: int32(read)}, ast.LineTooLong, grammar.MaxRecord))
}

func (w *checkWorker) reject(raw string) {
	if w.o.Rejects != nil {
		w.out.rejects = append(w.out.rejects, raw...)
	}
}

// record checks one record and reports whether to go on.
func (w *checkWorker) record(text string, number, lines int, ended bool) bool {
	w.out.lines += lines
	if !dialects.IsRecordLine(text) {
		w.out.passed += lines
		return true
	}
	found := w.checker.Check(&w.rec, text)
	line := text
	if ended {
		line += "\n"
	} else if found.Err() == nil {
		refused := w.checker.From().Refused().Has(ast.NewlineMissing)
		found = append(found, w.checker.Judge(ast.Diagnostics{dialects.UnendedAt(&w.rec, refused)})...)
	}
	w.found(text, line, number, lines, found)
	return !w.out.stop
}

// found counts and words what is found in a record, which refuses the bytes of its
// lines if it is an error.
func (w *checkWorker) found(text, raw string, number, lines int, found ast.Diagnostics) {
	isRefused := false
	for i := range found {
		if found[i].Severity == ast.Error {
			isRefused = true
			w.out.refusals[found[i].Code]++
		} else {
			w.out.codes[found[i].Code]++
		}
	}
	if w.o.Render != nil && len(found) > 0 {
		w.out.data = w.o.Render(w.out.data, number, text, found)
	}
	if !isRefused {
		w.out.written += lines
		return
	}
	w.out.refused += lines
	w.out.stop = w.o.OnError == Stop
	w.reject(raw)
}
