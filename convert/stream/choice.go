package stream

import (
	"bufio"
	"fmt"
	"io"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Choice is which of the records that can be written are written, in the order that they
// come, and how many. It is for one run, over one input or several.
type Choice struct {
	// Unique passes over records whose position came before ([convert.KeyOf]), as
	// [ast.Duplicate]. Each position costs 16 bytes and what a map and its growth need around
	// them, some 60 in all; none is forgotten.
	Unique bool
	// Count holds the records back, to be written by WriteCounts. It implies Unique.
	Count bool
	// Max ends the run after so many records, 0 for none. Of what follows nothing is
	// counted.
	Max int

	seen    map[convert.Key]uint32 // the number of the record among those written
	written int
	counts  []counted
}

// counted is a record that is held, and how often its position came.
type counted struct {
	text  string // with its end
	times int
}

// IsDone reports whether no record is to be written any more. A nil Choice never is.
func (c *Choice) IsDone() bool { return c != nil && c.Max > 0 && c.written >= c.Max }

// isUnique reports whether positions are compared.
func (c *Choice) isUnique() bool { return c != nil && (c.Unique || c.Count) }

// WriteCounts writes the records that are held: how often the position came, a tab, the
// record.
func (c *Choice) WriteCounts(w io.Writer) error {
	buffered := bufio.NewWriter(w)
	for _, one := range c.counts {
		fmt.Fprintf(buffered, "%d\t%s", one.times, one.text)
	}
	return buffered.Flush()
}

// part is what a result has of one row, and what the counts were after it.
type part struct {
	row
	counts
	data, report, rejects int // where each ends

	isWritten bool
	key       convert.Key
	warnings  ast.Codes
	found     ast.Diagnostics // in a game
	marks     convert.Marks
	refusal   ast.Code
}

// choose leaves out of a result what is not to be written.
func (c *Choice) choose(r *result, o *Options) {
	all := *r
	r.data, r.report, r.rejects = r.data[:0], nil, r.rejects[:0] // what is told may become longer
	var before part
	duplicates := 0
	for i := range r.parts {
		p := &r.parts[i]
		if c.IsDone() {
			r.counts, r.err = before.counts, nil
			r.forget(r.parts[i:]...)
			break
		}
		first, isOld := c.find(p)
		if isOld {
			duplicates += p.row.lines
			r.forget(*p)
			r.codes[ast.Duplicate]++
			r.report = o.duplicate(r.report, p, first)
		} else {
			c.take(r, p, all.data[before.data:p.data])
			r.report = append(r.report, all.report[before.report:p.report]...)
		}
		r.rejects = append(r.rejects, all.rejects[before.rejects:p.rejects]...)
		before = *p
	}
	r.written -= duplicates
	r.passed += duplicates
	r.stop = r.stop || c.IsDone()
}

// find returns the number of the record that a row repeats.
func (c *Choice) find(p *part) (first uint32, isOld bool) {
	if !p.isWritten || !c.isUnique() {
		return 0, false
	}
	if first, isOld = c.seen[p.key]; isOld {
		if c.Count {
			c.counts[first-1].times++
		}
		return first, true
	}
	if c.seen == nil {
		c.seen = map[convert.Key]uint32{}
	}
	c.seen[p.key] = uint32(c.written + 1)
	return 0, false
}

// take writes what was made of a row, or holds it.
func (c *Choice) take(r *result, p *part, data []byte) {
	if p.isWritten {
		c.written++
	}
	if !p.isWritten || !c.Count {
		r.data = append(r.data, data...)
		return
	}
	c.counts = append(c.counts, counted{string(data), 1})
}

// duplicate tells of a record that is passed over, where warnings are told.
func (o *Options) duplicate(dst []byte, p *part, first uint32) []byte {
	if o.Render == nil || !o.Verbose {
		return dst
	}
	found := ast.FindingAt(ast.Span{End: int32(len(p.text))}, ast.Duplicate, false, int(first))
	return o.Render(dst, p.number, p.text, ast.Diagnostics{found})
}
