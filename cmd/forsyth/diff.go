package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

type diffCmd struct {
	A string `arg:"" name:"a" help:"A record, startpos, a file, or - for standard input."`
	B string `arg:"" name:"b" help:"The same, to compare with."`

	IgnoreFields []string `placeholder:"FIELD" help:"Do not compare fields: placement, pocket, turn, castling, ep, checks, halfmove, fullmove, operations, or counters for both of them. May be repeated, or list fields with commas."`

	listFlags
	readFlags
	carrierFlags
	outputFlag
	messageFlags
}

// Help is shown by --help.
func (c *diffCmd) Help() string {
	return `Compares two records, or two files record by record in their order, by what they mean: KQkq and HAha of one position
are no difference, and neither are spellings. What one states and the other does not is one. Prints nothing where
they are the same; the exit status is 1 where they differ. A record that cannot be read differs.

Examples:
  forsyth diff 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' 'r3k2r/8/8/8/8/8/8/R3K2R b KQk - 1 1'
  forsyth diff --ignore-fields counters,ep before.epd after.epd
  forsyth convert --to shredder book.fen | forsyth diff book.fen -`
}

// fieldsNamed are the sets of fields by the names that the flag takes.
var fieldsNamed = func() map[string]ast.Fields {
	named := map[string]ast.Fields{"counters": ast.Fields(0).With(ast.HalfmoveField).With(ast.FullmoveField)}
	for f := ast.PlacementField; int(f) < ast.NumFields; f++ {
		named[f.String()] = ast.Fields(0).With(f)
	}
	return named
}()

func (c *diffCmd) Run(s *streams) error {
	d, err := c.differ(s)
	if err != nil {
		return err
	}
	a, err := c.side(s, c.A)
	if err != nil {
		return err
	}
	defer a.close()
	b, err := c.side(s, c.B)
	if err != nil {
		return err
	}
	defer b.close()
	out, err := createOutput(c.Output, s.out)
	if err != nil {
		return err
	}
	defer out.discard()
	d.out = out
	differ, err := d.compare(a, b)
	if err == nil {
		err = out.commit()
	}
	if err != nil {
		return err
	}
	c.summary(s.err, &d.seen)
	if differ {
		return errFaults
	}
	return nil
}

// summary prints the counts that the flags ask for.
func (c *diffCmd) summary(w io.Writer, seen *compared) {
	if c.Stats {
		total := seen.alike + seen.different + seen.alone
		fmt.Fprintf(w, "forsyth: %d records = %d alike + %d different + %d of one side alone\n", total, seen.alike, seen.different, seen.alone)
	}
	if c.Stats || c.Verbose > 0 {
		counts(w, seen.codes, func(code ast.Code) ast.Severity { return code.Severity(false) })
	}
}

func (c *diffCmd) differ(s *streams) (*diffing, error) {
	o := convert.DiffOptions{}
	for _, name := range c.IgnoreFields {
		fields, ok := fieldsNamed[name]
		if !ok {
			return nil, fieldNames.noSuch("--ignore-fields", name)
		}
		o.Ignore |= fields
	}
	if c.A == "-" && c.B == "-" {
		return nil, errors.New("standard input can be one side of a diff")
	}
	var err error
	if o.From, err = c.dialect(c.Lang); err != nil {
		return nil, err
	}
	d := &diffing{err: s.err, isJSON: c.isJSON(), isQuiet: c.Quiet}
	if d.words, err = c.options(s.err); err != nil {
		return nil, err
	}
	d.differ, err = convert.NewDiffer(o)
	return d, err
}
