package diag

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/rivo/uniseg"
)

const (
	// maxColumns is how much of a line is shown, in terminal columns.
	maxColumns = 160
	// maxReach is how many bytes on either side of a place are looked at: a
	// record may be a megabyte.
	maxReach = 512
)

// cell is a character as a reader sees it: its bytes in the record, and what
// a terminal is given for them.
type cell struct {
	start, end int
	shown      string
	width      int // columns, 1 or more
}

// excerpt is the part of a line around a span, with the span's own cells.
type excerpt struct {
	cells       []cell
	first, last int // the cells of the span; last is first-1 for an empty one
	cutLeft     bool
	cutRight    bool
}

// excerptOf cuts text to what one line of a terminal shows, as much on the
// left of the span as on its right.
func excerptOf(text string, span ast.Span) excerpt {
	start, end := clamp(text, span)
	low := runeStart(text, start-maxReach)
	high := runeStart(text, start+maxReach)
	all := cellsOf(text, low, high)
	first := 0
	for first < len(all) && all[first].end <= start {
		first++
	}
	last := first - 1
	for last+1 < len(all) && all[last+1].start < end {
		last++
	}
	from, to := window(all, first, last)
	return excerpt{
		cells: all[from:to], first: first - from, last: min(last, to-1) - from,
		cutLeft: low > 0 || from > 0, cutRight: high < len(text) || to < len(all),
	}
}

// isPlain reports whether a text is printable ASCII: a column a byte.
func isPlain(text string) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] >= 0x7f {
			return false
		}
	}
	return true
}

// clamp returns the ends of a span as offsets into text.
func clamp(text string, span ast.Span) (start, end int) {
	start = min(max(int(span.Start), 0), len(text))
	return start, min(max(int(span.End), start), len(text))
}

// runeStart moves an offset that is inside of text on to the start of a
// character.
func runeStart(text string, at int) int {
	if at <= 0 {
		return 0
	}
	at = min(at, len(text))
	for n := 0; n < utf8.UTFMax && at < len(text) && !utf8.RuneStart(text[at]); n++ {
		at++
	}
	return at
}

// window grows from the span to both sides by turns until the columns are
// full.
func window(all []cell, first, last int) (from, to int) {
	columns := 0
	fits := func(i int) bool {
		if i < 0 || i >= len(all) || columns+all[i].width > maxColumns {
			return false
		}
		columns += all[i].width
		return true
	}
	from, to = first, first
	for to <= last && fits(to) {
		to++
	}
	for left, right := true, true; left || right; {
		if left = left && fits(from-1); left {
			from--
		}
		if right = right && fits(to); right {
			to++
		}
	}
	return from, to
}

func cellsOf(text string, low, high int) []cell {
	var all []cell
	for at := low; at < high; {
		c := cellAt(text[:high], at)
		all = append(all, c)
		at = c.end
	}
	return all
}

// cellAt reads one character. What could upset a terminal or has no width is
// shown as something harmless of one column: a control character as its
// picture, anything else as U+FFFD.
func cellAt(text string, at int) cell {
	r, n := utf8.DecodeRuneInString(text[at:])
	c := cell{start: at, end: at + n, shown: "\uFFFD", width: 1}
	switch {
	case r < ' ':
		c.shown = string('␀' + r)
		return c
	case r == 0x7f:
		c.shown = "␡"
		return c
	case r == utf8.RuneError && n == 1, !unicode.IsPrint(r), unicode.IsMark(r):
		return c
	}
	cluster, _, width, _ := uniseg.FirstGraphemeClusterInString(text[at:], -1)
	if strings.IndexFunc(cluster, unprintable) >= 0 {
		cluster = text[at:c.end]
		width = uniseg.StringWidth(cluster)
	}
	if width > 0 {
		c.end, c.shown, c.width = at+len(cluster), cluster, width
	}
	return c
}

// unprintable is true of U+FFFD as well, for which a range over a string takes
// a byte that is not UTF-8.
func unprintable(r rune) bool { return !unicode.IsPrint(r) || r == utf8.RuneError }

// shown is what a terminal is given for an excerpt, before and after which columns may
// be cut off.
func (e *excerpt) shown() string {
	var out strings.Builder
	if e.cutLeft {
		out.WriteString(cutMark)
	}
	for _, c := range e.cells {
		out.WriteString(c.shown)
	}
	if e.cutRight {
		out.WriteString(cutMark)
	}
	return out.String()
}

const cutMark = "…"

// indent is the columns of an excerpt before the span.
func (e *excerpt) indent() int {
	columns := width(e.cells[:e.first])
	if e.cutLeft {
		columns++
	}
	return columns
}

func width(cells []cell) int {
	columns := 0
	for _, c := range cells {
		columns += c.width
	}
	return columns
}
