package main

import (
	"bufio"
	"cmp"
	"fmt"
	"io"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// diffing is the work of diff on two inputs.
type diffing struct {
	differ  *convert.Differ
	words   diag.Options
	isJSON  bool
	isQuiet bool
	seen    compared
	out     io.Writer
	err     io.Writer
}

// compared counts what became of the records: pairs that are alike or differ, and those of
// one side alone; and the warnings of reading them, by code.
type compared struct {
	alike, different, alone int
	codes                   map[ast.Code]int
}

func (c *compared) warn(rec *ast.Record) {
	for code := range rec.Warnings.All() {
		if c.codes == nil {
			c.codes = map[ast.Code]int{}
		}
		c.codes[code]++
	}
}

// count counts a pair.
func (c *compared) count(isPair, isAlike bool) {
	switch {
	case !isPair:
		c.alone++
	case isAlike:
		c.alike++
	default:
		c.different++
	}
}

// compare compares the records of two sides in their order, and reports whether any
// differ. Those of the longer side that are left are named.
func (d *diffing) compare(a, b *side) (differ bool, err error) {
	out := bufio.NewWriter(d.out)
	defer func() { err = cmp.Or(err, out.Flush()) }()
	for {
		one, errA, inA := a.next()
		other, errB, inB := b.next()
		switch {
		case errA != nil:
			return differ, errA
		case errB != nil:
			return differ, errB
		case !inA && !inB:
			return differ, nil
		}
		refused := []bool{d.read(a, &one, inA), d.read(b, &other, inB)}
		found := d.found(a, b, [2]bool{inA, inB}, refused)
		d.seen.count(inA && inB, found == nil)
		if found == nil {
			continue
		}
		differ = true
		if d.isJSON {
			err = d.object(out, a, b, &one, &other, found)
		} else {
			d.lines(out, a, b, &one, &other, found)
		}
		if err != nil {
			return differ, err
		}
	}
}

// read reads the record of a row, and reports whether it is refused, which it names.
func (d *diffing) read(s *side, row *stream.Row, in bool) (refused bool) {
	if !in {
		row.Text = ""
		return false
	}
	found := row.Fault
	if found == nil {
		found = asDiagnostics(d.differ.From().ParseInto(&s.rec, row.Text))
	}
	if found == nil {
		d.seen.warn(&s.rec)
		return false
	}
	if !d.isQuiet {
		b := bulk{words: d.words}
		d.err.Write(b.render(nil, input{name: s.name}, row.Line, row.Text, found))
	}
	return true
}

// found compares two records, of which one may be absent or refused.
func (d *diffing) found(a, b *side, in [2]bool, refused []bool) []convert.Difference {
	if in[0] && in[1] && !refused[0] && !refused[1] {
		return d.differ.Records(&a.rec, &b.rec)
	}
	var facts [2]ast.Fact
	for i, s := range []*side{a, b} {
		switch {
		case !in[i]:
			facts[i] = ast.FactOf(ast.RecordAbsent)
		case refused[i]:
			facts[i] = ast.FactOf(ast.RecordRefused)
		default:
			facts[i] = ast.FactOf(ast.FieldAs, s.rec.Text)
		}
	}
	return []convert.Difference{{Field: ast.NoField, A: facts[0], B: facts[1]}}
}

// lines writes the places of two records, and two lines a difference.
func (d *diffing) lines(out io.Writer, a, b *side, one, other *stream.Row, found []convert.Difference) {
	fmt.Fprintf(out, "--- %s\n+++ %s\n", a.place(one), b.place(other))
	for i := range found {
		f := &found[i]
		title := diag.FieldTitle(f.Field, d.words.Lang)
		fmt.Fprintf(out, "- %s: %s\n+ %s: %s\n", title, diag.Fact(&f.A, d.words.Lang), title, diag.Fact(&f.B, d.words.Lang))
	}
}

// object writes two records that differ as an object of JSON.
func (d *diffing) object(out io.Writer, a, b *side, one, other *stream.Row, found []convert.Difference) error {
	type place struct {
		File string `json:"file,omitempty"`
		Line int    `json:"line,omitempty"`
		Text string `json:"record,omitempty"`
	}
	data := struct {
		A           place                    `json:"a"`
		B           place                    `json:"b"`
		Differences []convert.DifferenceData `json:"differences"`
	}{place{a.name, one.Line, one.Text}, place{b.name, other.Line, other.Text}, nil}
	for i := range found {
		data.Differences = append(data.Differences, found[i].Data(d.words.Lang))
	}
	_, err := out.Write(append(diag.AppendJSON(nil, data), '\n'))
	return err
}
