package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/rogpeppe/go-internal/diff"
)

// rewriteFlags say where a command writes what it makes of its inputs. They are those of
// [bulkFlags], but refused lines are kept.
type rewriteFlags struct {
	Write bool `short:"w" help:"Write to each file, whole or not at all, in place of standard output. Its mode, owner, line ends, byte order mark, encoding and compression stay."`
	Diff  bool `short:"d" help:"Print what would change as unified diffs, in place of records. Each file is held in memory."`

	outputFlag
	Rejects string `placeholder:"FILE" group:"stream" help:"Write the refused lines to a file, byte for byte."`
	OnError string `enum:"skip,stop,keep" default:"keep" group:"stream" help:"What to do with a refused line: keep it unchanged in its place, skip it, or stop. In files it stays."`
	Jobs    uint   `short:"j" placeholder:"N" group:"stream" help:"Number of workers (default: one a processor). The order never changes."`
}

func (f *rewriteFlags) bulk() *bulkFlags {
	return &bulkFlags{outputFlag: f.outputFlag, Rejects: f.Rejects, OnError: f.OnError, Jobs: f.Jobs}
}

// rewriter writes what a command makes of its inputs, in one of three ways into, or
// about, the files themselves.
type rewriter struct {
	list, write, diff bool
	carrier           *carrierFlags
	done              string // what has been done to a file
	change            error  // of a file that would change, nil where that is no fault
}

var (
	errModes = errors.New("-l, -w, -d and -o: choose one")
	errFiles = errors.New("-l, -w and -d are for files, not for records and standard input")
	errCoded = errors.New("-l, -w and -d keep the encoding of a file: leave --encoding out, or write to standard output")
)

// run does the work of a command.
func (w *rewriter) run(s *streams, b *bulk, encoding string) error {
	modes := 0
	for _, is := range []bool{w.list, w.write, w.diff} {
		if is {
			modes++
		}
	}
	switch {
	case modes == 0:
		return b.run(s)
	case encoding != "":
		return errCoded
	case modes > 1 || b.flags.Output != "":
		return errModes
	}
	b.flags.OnError, b.inFiles = "keep", true
	return w.files(s, b)
}

// files rewrites each file by itself. One that cannot be read does not keep the others
// from being done.
func (w *rewriter) files(s *streams, b *bulk) (err error) {
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
	s, stop := b.watched(s)
	defer stop()
	rejects, err := createRejects(b.flags.Rejects, b.carrier.End())
	if err != nil {
		return err
	}
	var total stream.Stats
	var failure error
	for _, in := range b.inputs {
		rejects.part()
		stats, changed, err := w.file(s, b, in, rejects, total)
		total.Add(stats)
		switch {
		case err != nil:
			report(s.err, err)
			failure = errReported
		case changed && !w.write && failure == nil && w.change != nil:
			failure = w.change
		}
	}
	b.note(s.err, total)
	b.message.summary(s.err, total, "written")
	return finish(&output{}, rejects, total, failure)
}

// file rewrites one file after others, and reports whether that changes it.
func (w *rewriter) file(s *streams, b *bulk, in input, rejects *rejects, total stream.Stats) (stats stream.Stats, changed bool, err error) {
	before, as, err := textOf(in.name)
	if err != nil {
		return stats, false, err
	}
	defer before.Close()
	keep := &keeper{}
	if w.carrier.isPlain(in) { // all else is copied with its line ends
		if keep, err = keeperOf(in.name); err != nil {
			return stats, false, err
		}
	}
	same := &comparer{with: before}
	out := &output{Writer: io.Discard}
	var after bytes.Buffer
	switch {
	case w.write:
		if out, err = createStored(in.name, s.out, as); err != nil {
			return stats, false, err
		}
		defer out.discard()
	case w.diff:
		out = &output{Writer: &after}
	}
	keep.to = io.MultiWriter(same, out)
	if stats, err = b.one(s, in, keep, rejects, total); err != nil {
		return stats, false, err
	}
	// What no record was read in is no file of records: its line ends are not to be mended.
	if changed = stats.Written > 0 && same.differs(); !changed {
		return stats, false, nil
	}
	switch {
	case w.write:
		err = out.commit()
	case w.list:
		_, err = fmt.Fprintln(s.out, in.name)
	default:
		err = w.print(s.out, in.name, after.Bytes())
	}
	return stats, true, err
}

// print prints what would change in a file.
func (w *rewriter) print(to io.Writer, name string, after []byte) error {
	text, _, err := textOf(name)
	if err != nil {
		return err
	}
	defer text.Close()
	before, err := io.ReadAll(text)
	if err == nil {
		_, err = to.Write(diff.Diff(name, before, name+" ("+w.done+")", after))
	}
	return err
}
