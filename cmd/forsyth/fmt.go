package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/rogpeppe/go-internal/diff"
)

type fmtCmd struct {
	Args []string `arg:"" optional:"" name:"input" sep:"none" help:"Files, - for standard input, or a record."`

	List  bool `short:"l" help:"Print the names of the files that would change, in place of records."`
	Write bool `short:"w" help:"Write to each file, whole or not at all, in place of standard output. Its mode, owner, line ends and byte order mark stay."`
	Diff  bool `short:"d" help:"Print what would change as unified diffs, in place of records. Each file is held in memory."`

	Output  string `short:"o" placeholder:"FILE" group:"stream" help:"Write to a file, whole or not at all."`
	Rejects string `placeholder:"FILE" group:"stream" help:"Write the refused lines to a file, byte for byte."`
	OnError string `enum:"skip,stop,keep" default:"keep" group:"stream" help:"What to do with a refused line: keep it unchanged in its place, skip it, or stop. In files it stays."`
	Jobs    int    `short:"j" placeholder:"N" group:"stream" help:"Number of workers (default: one a processor). The order never changes."`

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

var (
	errModes = errors.New("-l, -w, -d and -o: choose one")
	errFiles = errors.New("-l, -w and -d are for files, not for records and standard input")
	errCoded = errors.New("-l, -w and -d keep the encoding of a file: leave --encoding out, or write to standard output")
)

func (c *fmtCmd) Run(s *streams) error {
	from, err := c.dialect(c.Lang)
	if err != nil {
		return err
	}
	work, err := convert.NewFormatter(from)
	if err != nil {
		return unusable("--letters", err, c.Lang)
	}
	b := bulk{
		work: work, message: &c.messageFlags, notes: rightsDropped,
		flags: &bulkFlags{Output: c.Output, Rejects: c.Rejects, OnError: c.OnError, Jobs: c.Jobs},
	}
	b.tags = c.tags(&c.readFlags, convert.TaggingOptions{
		From: from, Notes: c.Verbose > 1, Work: func(from *dialects.Dialect) (convert.Work, error) { return convert.NewFormatter(from) },
	})
	if err := c.readInto(&b, s, c.Args, &c.readFlags); err != nil {
		return err
	}
	if !c.List && !c.Write && !c.Diff {
		return b.run(s)
	}
	if c.Encoding != "" {
		return errCoded
	}
	if c.Output != "" || c.List && c.Write || c.List && c.Diff || c.Write && c.Diff {
		return errModes
	}
	b.flags.OnError = "keep"
	return c.files(s, &b)
}

// rightsDropped tells of castling rights that are not written (decisions, Castling 4).
func rightsDropped(total stream.Stats) []note {
	n := 0
	for _, code := range []ast.Code{ast.NoRookForRight, ast.KingNotHome, ast.RightNotOrthodox, ast.CastlingNotHere} {
		n += total.Codes[code]
	}
	if n == 0 {
		return nil
	}
	return []note{{&ast.Diagnostic{Code: ast.RightsDropped}, n}}
}

// files formats each file by itself. One that cannot be read does not keep the others
// from being done.
func (c *fmtCmd) files(s *streams, b *bulk) (err error) {
	for _, in := range b.inputs {
		if in.name == "" || in.name == "stdin" {
			return errFiles
		}
	}
	if b.words, err = b.message.options(s.err); err != nil {
		return err
	}
	if err := b.apart(s); err != nil {
		return err
	}
	rejects, err := createRejects(b.flags.Rejects)
	if err != nil {
		return err
	}
	var total stream.Stats
	var failure error
	for _, in := range b.inputs {
		rejects.part()
		stats, changed, err := c.file(s, b, in, rejects)
		total.Add(stats)
		switch {
		case err != nil:
			report(s.err, err)
			failure = errReported
		case changed && !c.Write && failure == nil:
			failure = errFaults
		}
	}
	b.note(s.err, total)
	b.message.summary(s.err, total, "written")
	return finish(&output{}, rejects, total, failure)
}

// file formats one file, and reports whether that changes it.
func (c *fmtCmd) file(s *streams, b *bulk, in input, rejects *rejects) (stats stream.Stats, changed bool, err error) {
	before, err := os.Open(in.name)
	if err != nil {
		return stats, false, err
	}
	defer before.Close()
	keep := &keeper{}
	if c.isPlain(in) { // all else is copied with its line ends
		if keep, err = newKeeper(before); err != nil {
			return stats, false, err
		}
	}
	same := &comparer{with: before}
	out := &output{Writer: io.Discard}
	var after bytes.Buffer
	switch {
	case c.Write:
		if out, err = createOutput(in.name, s.out); err != nil {
			return stats, false, err
		}
		defer out.discard()
	case c.Diff:
		out = &output{Writer: &after}
	}
	keep.to = io.MultiWriter(same, out)
	if stats, err = b.one(s, in, keep, rejects, 0); err != nil {
		return stats, false, err
	}
	if changed = same.differs(); !changed {
		return stats, false, nil
	}
	switch {
	case c.Write:
		err = out.commit()
	case c.List:
		_, err = fmt.Fprintln(s.out, in.name)
	default:
		err = printDiff(s.out, in.name, after.Bytes())
	}
	return stats, true, err
}

func printDiff(w io.Writer, name string, after []byte) error {
	before, err := os.ReadFile(name)
	if err == nil {
		_, err = w.Write(diff.Diff(name, before, name+" (formatted)", after))
	}
	return err
}
