package main

import (
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

type detectCmd struct {
	Args []string `arg:"" optional:"" name:"input" sep:"none" help:"Files, - for standard input, or a record."`

	All bool `help:"Name the other dialects that write the record the same way, too, and all languages that read it so."`

	readFlags
	bulkFlags
	messageFlags
}

// Help is shown by --help.
func (c *detectCmd) Help() string {
	return `Prints dialect, variant (- where the text fits many), language of the letters, and the reason.

Examples:
  forsyth detect 'r3k2r/8/8/8/8/8/8/RR2K2R w KBkq - 0 1'
  forsyth detect book.epd | cut -f1 | sort | uniq -c
  forsyth detect --all 't1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T'`
}

func (c *detectCmd) Run(s *streams) error {
	words, err := c.options(s.err)
	if err != nil {
		return err
	}
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	b := bulk{
		work: &detector{from: from, lang: words.Lang, all: c.All}, inputs: inputs(c.Args, s.in, isRecord),
		flags: &c.bulkFlags, message: &c.messageFlags, bare: true,
	}
	return b.run(s)
}

// detector is the work of detect: a line of tab-separated columns a record.
type detector struct {
	from *dialects.Dialect
	lang diag.Lang
	all  bool
}

// From implements stream.Work.
func (d *detector) From() *dialects.Dialect { return d.from }

// Report implements stream.Work.
func (*detector) Report(*ast.Record, convert.Marks) convert.Report { return convert.Report{} }

// Append implements stream.Work.
func (d *detector) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	if err := d.from.ParseInto(rec, text); err != nil {
		return dst, convert.Marks{}, err
	}
	found := dialects.DetectRecord(rec)
	dst = append(dst, found.Dialect.Name...)
	if d.all {
		for _, other := range found.Others {
			dst = append(append(dst, ','), other.Name...)
		}
	}
	variant := "-"
	if found.Variant != nil {
		variant = found.Variant.Name
	}
	dst = append(append(append(dst, '\t'), variant...), '\t')
	for i, l := range found.Letters {
		if i > 0 && !d.all {
			break
		}
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, l.Tag...)
	}
	dst = append(dst, '\t')
	reasons := make([]string, len(found.Reasons))
	for i := range found.Reasons {
		reasons[i] = diag.Message(&found.Reasons[i], d.lang)
	}
	dst = append(dst, found.Dialect.Title...)
	if found.Castling != found.Dialect {
		dst = append(append(append(dst, " ("...), found.Castling.Title...), ')')
	}
	dst = append(append(dst, ": "...), strings.Join(reasons, "; ")...)
	return dst, convert.Marks{}, nil
}
