package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
)

// MaxLines is how many lines a record may run over.
const MaxLines = 32

// GoesOn reports whether a record may run on after a line, so that what follows
// is needed to know where it ends.
func (d *Dialect) GoesOn(line string) bool { return d.joins && d.rules.MayGoOn(line) }

// Cut returns the first record of some lines, without its line end, and how
// many bytes it takes with it. A record is one line, but for diagrams and piece
// lists as they are printed: one whose lines, up to a blank one, hold a rank
// each; one of whose lines all but the last end in a hyphen or a dash; a list
// with Black's men under White's. It has 32 lines at most.
func (d *Dialect) Cut(lines string) (record string, size int) {
	end := strings.IndexByte(lines, '\n')
	if end < 0 {
		return lines, len(lines)
	}
	if d.GoesOn(lines[:end]) && IsRecordLine(lines[:end]) {
		end += d.more(lines, end)
	}
	return lines[:end], min(end+1, len(lines))
}

// more returns how many bytes a record takes beyond the end of its first line.
func (d *Dialect) more(lines string, first int) int {
	if d.rules.IsSingleRank(lines[:first]) {
		return d.rankLines(lines) - first
	}
	end := first
	for range MaxLines - 1 {
		next := lineEnd(lines, end)
		if next < 0 || next-end > grammar.MaxField || !IsRecordLine(lines[end+1:next]) {
			break
		}
		if !d.rules.EndsInDash(lines[:end]) && !grammar.ListGoesOn(lines[:end], lines[end+1:next]) {
			break
		}
		end = next
	}
	return end - first
}

// rankLines returns the end of the lines that hold a rank each, as far as 32
// lines are looked ahead: the first line alone where something else than a blank
// line follows them, or where all of them are numbers, which may be anything.
func (d *Dialect) rankLines(lines string) int {
	first := strings.IndexByte(lines, '\n')
	end := first
	for n := 1; n < MaxLines; n++ {
		next := lineEnd(lines, end)
		if next < 0 || !IsRecordLine(lines[end+1:next]) {
			break
		}
		if !d.rules.IsSingleRank(lines[end+1 : next]) {
			return first
		}
		end = next
	}
	if d.isAuto && strings.Trim(lines[:end], "0123456789 \t\r\n") == "" {
		return first
	}
	return end
}

// lineEnd returns the end of the line after one that ends at a place, -1 where
// there is no more.
func lineEnd(lines string, end int) int {
	if end+1 >= len(lines) {
		return -1
	}
	if i := strings.IndexByte(lines[end+1:], '\n'); i >= 0 {
		return end + 1 + i
	}
	return len(lines)
}
