package stream

import (
	"io"
	"strings"

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
// Report, Tell, Verbose, InPlace, Bare and Listing mean nothing.
func Check(w io.Writer, r io.Reader, checker *convert.Checker, o Options) (Stats, error) {
	return carry(w, newBlockReader(r, checker.From(), &o), func() maker { return newCheckWorker(checker, &o) }, &o)
}

// CheckTags is Check for the tags of games of PGN that tell the position from which
// a game begins: see [convert.Checker.Game].
func CheckTags(w io.Writer, r io.Reader, checker *convert.Checker, o Options) (Stats, error) {
	games := &gameReader{gameCutter: newGameCutter(r)}
	return carry(w, games, func() maker { return newCheckWorker(checker, &o) }, &o)
}

// checkWorker makes results of blocks: what is found in them.
type checkWorker struct {
	checker *convert.Checker
	o       *Options
	carrier Carrier
	rec     ast.Record
	before  ast.Record // the record of the line before
	follows bool       // there is one, and it was read
	out     result

	soundness *convert.Soundness // of common lines; nil where there is none
}

func newCheckWorker(checker *convert.Checker, o *Options) *checkWorker {
	w := &checkWorker{checker: checker, o: o, carrier: o.Carrier, out: newResult()}
	if o.Carrier.isPlain() {
		w.soundness = checker.Soundness()
	}
	return w
}

func (w *checkWorker) result() *result { return &w.out }

func (w *checkWorker) do(b block) {
	w.out.reset()
	w.carrier.column = b.column
	switch {
	case len(b.games) > 0:
		w.games(b.games)
	case b.piece == wholeRows && w.soundness != nil && b.skip == 0:
		w.carrier.eachLine(w.checker.From(), b.data, b.first, w.line, w.row)
	case b.piece == wholeRows:
		text := string(b.data)
		lines := linesIn(text, b.skip)
		w.pass(lines)
		w.begin(b.before)
		w.carrier.eachRow(w.checker.From(), text[b.skip:], b.first+lines, w.row)
	case b.piece == longHead && b.comment:
		w.pass(1)
	case b.piece == longHead:
		r := row{text: string(b.data), number: b.first, lines: 1}
		w.found(&r, w.tooLong(len(r.text)))
		w.out.lines += r.lines
		w.out.stop = false // the rest of the line comes first
	case !b.comment && w.tooLong(0).Err() != nil:
		w.reject(string(b.data))
		w.out.stop = w.o.OnError == Stop && b.ends
	}
}

// begin reads the lines before a block.
func (w *checkWorker) begin(lines string) {
	w.follows = false
	if !w.checker.FindsSequences() || !w.carrier.isPlain() {
		return
	}
	for line := range strings.SplitSeq(lines, "\n") {
		if !w.carrier.isRecord(line) {
			w.follows = false
			continue
		}
		w.sequence(w.checker.Check(&w.rec, line)) // what is found there has been told
	}
}

// sequence returns what is found in a record after the one in the line before.
func (w *checkWorker) sequence(found ast.Diagnostics) ast.Diagnostics {
	if !w.checker.FindsSequences() || !w.carrier.isPlain() {
		return nil
	}
	var more ast.Diagnostics
	isRead := found.Err() == nil
	switch {
	case w.follows && isRead:
		more = w.checker.Follows(&w.before, &w.rec)
	case isRead:
		w.before = w.rec
	}
	w.follows = isRead
	return more
}

// pass counts lines without a record.
func (w *checkWorker) pass(lines int) {
	w.follows = false
	w.out.lines += lines
	w.out.passed += lines
}

// tooLong is what is found in a line that is too long, of which some was read.
func (w *checkWorker) tooLong(read int) ast.Diagnostics {
	return w.checker.Judge(tooLong(read))
}

func (w *checkWorker) reject(raw string) {
	if w.o.Rejects != nil {
		w.out.rejects = append(w.out.rejects, raw...)
	}
}

// line counts a line if it is known to be sound, and reports that.
func (w *checkWorker) line(text []byte) bool {
	if !w.soundness.Has(text) {
		return false
	}
	w.out.lines++
	w.out.written++
	return true
}

// row checks a row and reports whether to go on.
func (w *checkWorker) row(r *row) bool {
	if !w.carrier.isRecord(r.text) {
		w.pass(r.lines)
		return true
	}
	w.out.lines += r.lines
	w.found(r, w.record(r))
	return !w.out.stop
}

// record returns what is found in the record of a row.
func (w *checkWorker) record(r *row) ast.Diagnostics {
	if len(r.text) > grammar.MaxRecord {
		return w.tooLong(len(r.text))
	}
	p, fault := w.carrier.locate(r.text)
	if fault != nil {
		return w.checker.Judge(fault)
	}
	found := w.checker.Check(&w.rec, p.value)
	found = append(found, w.sequence(found)...)
	if !r.ended && found.Err() == nil && w.carrier.isPlain() {
		refused := w.checker.From().Refused().Has(ast.NewlineMissing)
		found = append(found, w.checker.Judge(ast.Diagnostics{dialects.UnendedAt(&w.rec, refused)})...)
	}
	return w.carrier.inRow(p, found)
}

// found counts and words what is found in a record, which refuses its lines if it is an
// error.
func (w *checkWorker) found(r *row, found ast.Diagnostics) {
	if w.tell(r, found) {
		w.reject(string(r.appendTo(nil)))
	}
}

// tell is found, and reports whether the lines are refused.
func (w *checkWorker) tell(r *row, found ast.Diagnostics) (isRefused bool) {
	for i := range found {
		if found[i].Severity == ast.Error {
			isRefused = true
			w.out.refusals[found[i].Code]++
		} else {
			w.out.codes[found[i].Code]++
		}
	}
	if w.o.Render != nil && len(found) > 0 {
		w.out.data = w.o.Render(w.out.data, r.number, r.text, found)
	}
	if !isRefused {
		w.out.written += r.lines
		return false
	}
	w.out.refused += r.lines
	w.out.stop = w.o.OnError == Stop
	return true
}

// games checks the tags of games.
func (w *checkWorker) games(games []Game) {
	for i := range games {
		g := &games[i]
		if w.out.stop {
			return
		}
		w.pass(g.Passed)
		w.out.lines += g.Lines
		r := row{text: g.Text, number: g.Line, lines: g.Lines}
		switch {
		case g.More:
			w.out.refused += g.Lines
			w.reject(g.Raw)
		case g.Text == "":
		case g.TooLong:
			if w.tell(&r, ast.FaultAt(ast.Span{End: int32(len(g.Text))}, ast.GameTooLong, grammar.MaxRecord)) {
				w.reject(g.Raw)
			}
		default:
			if w.tell(&r, w.checker.Game(&w.rec, g.Text)) {
				w.reject(string(appendRaw(nil, g)))
			}
		}
	}
}
