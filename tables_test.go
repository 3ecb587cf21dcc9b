package forsyth_test

import (
	"regexp"
	"strings"
	"testing"
)

var (
	fenceOfPage = regexp.MustCompile("(?ms)^```.*?^```")
	barOfTable  = regexp.MustCompile(`(?:^|[^\\])\|`)
)

// TestTables asks that each row of a table has as many cells as its head. GitHub takes a bar
// for the end of a cell, within quotation marks and code too, unless a backslash stands before
// it (GitHub Flavored Markdown, 4.10), and leaves out the cells that are too many.
func TestTables(t *testing.T) {
	for _, page := range docsPages(t) {
		head := 0
		for line := range strings.Lines(fenceOfPage.ReplaceAllString(text(t, page), "")) {
			if !strings.HasPrefix(line, "|") {
				head = 0
				continue
			}
			bars := len(barOfTable.FindAllString(line, -1))
			if head == 0 {
				head = bars
			}
			if bars != head {
				t.Errorf("%s: a row of %d cells in a table of %d: %s", page, bars-1, head-1, line)
			}
		}
	}
}
