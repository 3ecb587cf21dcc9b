package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/convert/stream"
)

// pages gathers diagrams and writes them page by page: no more than a page is held.
type pages struct {
	name   string // of the files, where it holds their number; else there is one page
	size   int    // diagrams of a page
	encode func(w io.Writer, page []diagram.Diagram) error
	page   []diagram.Diagram
	turned int // pages that are written
	err    error
}

var (
	errNoPicture   = errors.New("there is no record to draw")
	errOnePage     = errors.New("there are more records than a page holds: number the pages (-o 'page-%d.svg'), or put more on one (--sheet 3x4)")
	errKeepPicture = errors.New("--on-error keep: a picture has no place for a line that is refused (see: --rejects)")
	errBinary      = errors.New("a PNG is not for terminals: name a file (-o board.png), or see --as kitty, --as iterm, --as unicode")
)

// pageNumber is what stands for the number of a page in the name of a file.
var pageNumber = pattern(`%(0[1-9])?d`)

// isNumbered reports whether the name of a file holds the number of a page.
func isNumbered(name string) bool {
	return len(pageNumber().FindAllString(name, 2)) == 1 && strings.Count(name, "%") == 1
}

// pages returns what gathers pictures of a form.
func (c *drawCmd) pages(form string, style diagram.Style, stdout io.Writer) (*pages, error) {
	p := &pages{name: c.Output, size: 1}
	if c.Sheet != "" {
		var err error
		if style.Columns, p.size, err = sheet(c.Sheet); err != nil {
			return nil, err
		}
	}
	switch {
	case policies[c.OnError] == stream.Keep:
		return nil, errKeepPicture
	case form == "svg":
		p.encode = func(w io.Writer, page []diagram.Diagram) error {
			_, err := w.Write(diagram.SVG{Style: style}.Append(nil, page...))
			return err
		}
		return p, nil
	case isStdout(c.Output) && isTerminal(stdout):
		return nil, errBinary
	}
	p.encode = func(w io.Writer, page []diagram.Diagram) error { return encodePNG(w, style, page) }
	return p, nil
}

// encodePNG writes a picture; of one that is too large it says what makes it smaller.
func encodePNG(w io.Writer, style diagram.Style, boards []diagram.Diagram) error {
	err := diagram.PNG{Style: style}.Encode(w, boards...)
	if errors.Is(err, diagram.ErrTooLarge) {
		return fmt.Errorf("%w (see: --size, --sheet)", err)
	}
	return err
}

// sheet reads columns and rows.
func sheet(text string) (columns, size int, err error) {
	const most = 50
	left, right, _ := strings.Cut(text, "x")
	columns, err = strconv.Atoi(left)
	rows, bad := strconv.Atoi(right)
	if err != nil || bad != nil || min(columns, rows) < 1 || max(columns, rows) > most {
		return 0, 0, fmt.Errorf("--sheet: %q is not columns by rows, such as 3x4, of %d at most", text, most)
	}
	return columns, columns * rows, nil
}

// add puts the boards of a record on the page, or on the next.
func (p *pages) add(dst []byte, boards []diagram.Diagram) ([]byte, error) {
	if len(p.page) > 0 && len(p.page)+len(boards) > p.size {
		p.err = p.turn()
	}
	p.page = append(p.page, boards...)
	return dst, p.err
}

// turn writes the page to a file of its own, and begins another.
func (p *pages) turn() error {
	if !isNumbered(p.name) {
		return writeError{errOnePage}
	}
	p.turned++
	out, err := createOutput(fmt.Sprintf(p.name, p.turned), nil)
	if err != nil {
		return writeError{err}
	}
	defer out.discard()
	if err := p.encode(markWrites{out}, p.page); err != nil {
		return writeError{err}
	}
	p.page = p.page[:0]
	if err := out.commit(); err != nil {
		return writeError{err}
	}
	return nil
}

// end writes the last page: to w, where there is one.
func (p *pages) end(w io.Writer) error {
	switch {
	case p.err != nil:
		return p.err
	case len(p.page) == 0:
		return errNoPicture
	case isNumbered(p.name):
		return p.turn()
	}
	return p.encode(w, p.page)
}
