package main

import (
	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

type fixCmd struct {
	inputArgs

	Only []string `placeholder:"CODE" help:"Repair findings of a code only. May be repeated, or list codes with commas."`

	rewriteFlags
	readFlags
	carrierFlags
	messageFlags
}

// Help is shown by --help.
func (c *fixCmd) Help() string {
	return `Makes the repairs that are certain, and names each on standard error with the place and the record after it: as a
warning, since no error is left. A record that they do not make sound stays as it is and is named with what is left:
where two repairs are equally likely both are shown, and neither is made. The exit status is then 1. What is written
has no error, and nothing with a repair; warnings without one may be left (see: forsyth check).

Examples:
  forsyth fix book.epd > sound.epd
  forsyth fix -w *.epd
  forsyth fix -d suite.epd
  forsyth fix --only no-rook-for-right,king-not-home -w book.epd
  forsyth fix 'RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1'`
}

func (c *fixCmd) Run(s *streams) error {
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	only, err := codesNamed("--only", c.Only)
	if err != nil {
		return err
	}
	if c.CSV || c.TSV || c.JSONL { // a row has room for one record
		only = allBut(only, ast.RecordsJoined)
	}
	fixer := func(from *dialects.Dialect) (convert.Work, error) {
		return convert.NewFixer(convert.FixOptions{CheckOptions: convert.CheckOptions{From: from}, Only: only})
	}
	work, err := fixer(from)
	if err != nil {
		return err
	}
	b := bulk{work: work, flags: c.bulk(), message: &c.messageFlags, fixes: true}
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{From: from, Notes: !c.Quiet, Work: fixer})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	w := rewriter{write: c.Write, diff: c.Diff, carrier: &c.carrierFlags, done: "repaired"}
	return w.run(s, &b, c.Encoding)
}

// allBut returns a set of codes, all where it is empty, without one.
func allBut(set ast.Codes, code ast.Code) ast.Codes {
	if set.IsEmpty() {
		set = ast.CodesOf(ast.AllCodes()...)
	}
	return set.Without(ast.CodesOf(code))
}
