package main

import (
	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

type fmtCmd struct {
	inputArgs

	List bool `short:"l" help:"Print the names of the files that would change, in place of records."`

	rewriteFlags
	readFlags
	carrierFlags
	messageFlags
}

// Help is shown by --help.
func (c *fmtCmd) Help() string {
	return `Writes records in the canonical spelling of the dialect that they are in: fields with one space between them,
castling rights in order, EPD operations in the order of their opcodes with strings in quotation marks and
moves in SAN. Nothing is invented, and nothing left out but castling rights that cannot be, which is said.
Refused lines, and those with a move that is not legal, are named and stay as they are; the exit status is
then 1, and so it is for -l and -d where a file would change.

Examples:
  forsyth fmt suite.epd > tidy.epd
  forsyth fmt -w suites/*.epd
  forsyth fmt -l *.epd
  forsyth fmt -d suite.epd
  forsyth fmt '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 id one; bm Ra8 + , e1c1'`
}

func (c *fmtCmd) Run(s *streams) error {
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	work, err := convert.NewFormatter(from)
	if err != nil {
		return unusable("--letters", err, c.Lang)
	}
	b := bulk{work: work, flags: c.bulk(), message: &c.messageFlags, notes: rightsDropped}
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{
		From: from, Notes: c.Verbose > 1, Work: func(from *dialects.Dialect) (convert.Work, error) { return convert.NewFormatter(from) },
	})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	w := rewriter{list: c.List, write: c.Write, diff: c.Diff, carrier: &c.carrierFlags, done: "formatted", change: errFaults}
	return w.run(s, &b, c.Encoding)
}

// rightsDropped tells of castling rights that are not written (decisions, Castling 4).
func rightsDropped(total stream.Stats) []note {
	n := 0
	for code := range ast.LostRights.All() {
		n += total.Codes[code]
	}
	if n == 0 {
		return nil
	}
	return []note{{&ast.Diagnostic{Code: ast.RightsDropped}, n}}
}
