package diag

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Source is where a record was read.
type Source struct {
	Name string // of the file, empty for none
	Line int    // from 1; 0 where lines mean nothing, as for an argument
}

// Options choose how diagnostics look.
type Options struct {
	Lang  Lang
	Color bool // SGR sequences, for a terminal
}

// Append appends a diagnostic in the record text: the place, the severity, the
// code and the message; the line of text with carets under the bytes in
// question; and the repaired record, or the help text where there is no
// repair that is certain. Repairs of which any one may be meant follow it:
// either one record or another.
//
//	games.fen:12:36: error: rank-short: rank 1 holds 7 squares, want 8
//	  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1
//	                                     ^^^^^^^
//	  help: ...
//
// The first line is the same in all languages up to the message; its column
// counts characters from 1. Whatever the text holds, what is appended is valid
// UTF-8, without control characters but LF and the SGR sequences.
func Append(dst []byte, src Source, text string, d *ast.Diagnostic, opt Options) []byte {
	w := writer{dst: dst, opt: opt, color: colorOf(d.Severity)}
	w.place(src, text, d)
	return w.finding(text, d)
}

// AppendProse is AppendAll for a person alone: without the place, and with the severity
// in the language, too.
func AppendProse(dst []byte, text string, ds ast.Diagnostics, opt Options) []byte {
	for i := range ds {
		w := writer{dst: dst, opt: opt, color: colorOf(ds[i].Severity), prose: true}
		dst = w.finding(text, &ds[i])
	}
	return dst
}

// finding writes everything but the place.
func (w *writer) finding(text string, d *ast.Diagnostic) []byte {
	w.begin(w.color)
	w.text(w.severity(d.Severity))
	w.text(":")
	w.end()
	w.text(" ")
	w.text(d.Code.String())
	w.text(": ")
	w.dst = append(appendMessage(w.dst, d, w.opt.Lang), '\n')
	w.excerpt(text, d)
	if fixed := repaired(text, d, d.Fixes); fixed != "" {
		w.note(&fixLabel, fixed)
	} else if help := Help(d, w.opt.Lang); help != "" {
		w.note(&helpLabel, help)
	}
	w.choices(text, d)
	return w.dst
}

// AppendAll appends every diagnostic of a record, in order.
func AppendAll(dst []byte, src Source, text string, ds ast.Diagnostics, opt Options) []byte {
	for i := range ds {
		dst = Append(dst, src, text, &ds[i], opt)
	}
	return dst
}

const (
	bold      = "\x1b[1m"
	boldRed   = "\x1b[1;31m"
	boldAmber = "\x1b[1;33m"
	boldCyan  = "\x1b[1;36m"
	reset     = "\x1b[0m"
)

func colorOf(s ast.Severity) string {
	switch s {
	case ast.Error:
		return boldRed
	case ast.Warning:
		return boldAmber
	}
	return boldCyan
}

var (
	fixLabel     = texts{`fix`, `correção`, `corrección`}
	helpLabel    = texts{`help`, `ajuda`, `ayuda`}
	eitherLabel  = texts{`either`, `ou`, `o bien`}
	orLabel      = texts{`or`, `ou`, `o bien`}
	perhapsLabel = texts{`perhaps`, `talvez`, `quizás`}
)

var severityNames = [...]texts{
	{`finding`, `achado`, `hallazgo`},
	ast.Info:    {`info`, `nota`, `nota`},
	ast.Warning: {`warning`, `aviso`, `aviso`},
	ast.Error:   {`error`, `erro`, `error`},
}

// writer is one run of [Append].
type writer struct {
	dst   []byte
	opt   Options
	color string // of the severity
	prose bool   // the severity is in the language
}

func (w *writer) text(s string) { w.dst = append(w.dst, s...) }

func (w *writer) number(n int) { w.dst = strconv.AppendInt(w.dst, int64(n), 10) }

func (w *writer) repeat(b byte, n int) {
	for range n {
		w.dst = append(w.dst, b)
	}
}

// begin begins what is in a color, which end ends.
func (w *writer) begin(color string) {
	if w.opt.Color {
		w.text(color)
	}
}

func (w *writer) end() {
	if w.opt.Color {
		w.text(reset)
	}
}

func (w *writer) severity(s ast.Severity) string {
	if w.prose && int(s) < len(severityNames) {
		return severityNames[s].in(w.opt.Lang)
	}
	return s.String()
}

// place writes the name, line and column, as far as they are known.
func (w *writer) place(src Source, text string, d *ast.Diagnostic) {
	if src.Name == "" && src.Line <= 0 {
		return
	}
	w.begin(bold)
	if src.Name != "" {
		w.text(printable(src.Name, len(src.Name)))
		w.text(":")
	}
	if src.Line > 0 {
		line, span, above := lineOf(text, d.Span)
		w.number(src.Line + above)
		w.text(":")
		w.number(column(line, span))
		w.text(":")
	}
	w.end()
	w.text(" ")
}

// lineOf returns the line of a text in which a span starts, the part of the span
// in it, and the number of lines above.
func lineOf(text string, span ast.Span) (line string, within ast.Span, above int) {
	start, end := clamp(text, span)
	if start == end && start > 0 && text[start-1] == '\n' && start == len(text) {
		start, end = start-1, start-1 // after the last line
	}
	first := strings.LastIndexByte(text[:start], '\n') + 1
	line, _, _ = strings.Cut(text[first:], "\n")
	line = strings.TrimSuffix(line, "\r")
	within = ast.Span{Start: int32(start - first), End: int32(min(end-first, len(line)))}
	return line, within, strings.Count(text[:first], "\n")
}

// column counts the characters before a span.
func column(text string, span ast.Span) int {
	start, _ := clamp(text, span)
	return 1 + utf8.RuneCountInString(text[:start])
}

// excerpt writes the line of text and the carets; of an empty text there is
// nothing to show.
func (w *writer) excerpt(text string, d *ast.Diagnostic) {
	if text == "" {
		return
	}
	line, span, _ := lineOf(text, d.Span)
	if len(line) <= maxColumns && isPlain(line) { // as most are
		start, end := clamp(line, span)
		w.marked(line, start, end-start)
		return
	}
	e := excerptOf(line, span)
	w.marked(e.shown(), e.indent(), width(e.cells[e.first:e.last+1]))
}

// marked writes a line with carets under some of its columns, one at least.
func (w *writer) marked(line string, indent, columns int) {
	w.text("  ")
	w.text(line)
	w.text("\n  ")
	w.repeat(' ', indent)
	w.begin(w.color)
	w.repeat('^', max(1, columns))
	w.end()
	w.text("\n")
}

// note writes a text under a label, its lines under one another.
func (w *writer) note(label *texts, text string) {
	name := label.in(w.opt.Lang)
	w.text("  ")
	w.begin(bold)
	w.text(name)
	w.text(":")
	w.end()
	for isMore := true; isMore; {
		var line string
		line, text, isMore = strings.Cut(text, "\n")
		w.text(" ")
		w.text(line)
		w.text("\n")
		if isMore {
			w.repeat(' ', len("  :")+utf8.RuneCountInString(name))
		}
	}
}

// choices writes the record as each of the repairs makes it.
func (w *writer) choices(text string, d *ast.Diagnostic) {
	label := &eitherLabel
	if len(d.Choices) == 1 {
		label = &perhapsLabel
	}
	for _, choice := range d.Choices {
		if fixed := repaired(text, d, choice); fixed != "" {
			w.note(label, fixed)
			label = &orLabel
		}
	}
}

// repaired returns the record, of several lines the one in question, with fixes of a
// finding made; empty where there are none or where it cannot be shown whole and
// unaltered, fit to be copied.
func repaired(text string, d *ast.Diagnostic, fixes []ast.Fix) string {
	if d.Severity == ast.Info || len(fixes) == 0 {
		return ""
	}
	for _, f := range fixes {
		if f.Span.Start < 0 || f.Span.End < f.Span.Start || int(f.Span.End) > len(text) {
			return "" // the fix of another text
		}
	}
	text, fixes = lineWith(text, fixes)
	fixed := ast.Apply(text, fixes)
	isLong := len(text) > maxColumns || len(fixed) > maxColumns
	if isLong || !isPlain(fixed) && strings.IndexFunc(strings.ReplaceAll(fixed, "\n", ""), unprintable) >= 0 {
		return ""
	}
	return fixed
}

// lineWith returns the line of a text in which all fixes are made, and them in it; the
// whole text where they are in several.
func lineWith(text string, fixes []ast.Fix) (string, []ast.Fix) {
	first, last := fixes[0].Span.Start, fixes[0].Span.End
	for _, f := range fixes {
		first, last = min(first, f.Span.Start), max(last, f.Span.End)
	}
	if strings.Contains(text[first:last], "\n") {
		return text, fixes
	}
	start := strings.LastIndexByte(text[:first], '\n') + 1
	line, _, _ := strings.Cut(text[start:], "\n")
	within := slices.Clone(fixes)
	for i := range within {
		within[i].Span = within[i].Span.Shifted(int32(-start))
	}
	if bare := strings.TrimSuffix(line, "\r"); int(last)-start <= len(bare) {
		line = bare
	}
	return line, within
}
