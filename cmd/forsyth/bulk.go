package main

import (
	"errors"
	"fmt"
	"io"
	"syscall"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// bulkFlags say how many records are carried.
type bulkFlags struct {
	outputFlag
	Rejects string `placeholder:"FILE" group:"stream" help:"Write the refused lines to a file, byte for byte."`
	OnError string `enum:"skip,stop,keep" default:"skip" group:"stream" help:"What to do with a refused line: skip it, stop, or keep it unchanged in its place."`
	Jobs    uint   `short:"j" placeholder:"N" group:"stream" help:"Number of workers (default: one a processor). The order never changes."`
}

var policies = map[string]stream.OnError{"skip": stream.Skip, "stop": stream.Stop, "keep": stream.Keep}

// bulk is one command's work on all of its inputs.
type bulk struct {
	work      stream.Work
	carry     func(w io.Writer, r io.Reader, in input, o stream.Options) (stream.Stats, error) // in place of work, for what is no record
	carrier   stream.Carrier
	tags      func(input) func() stream.GameWork // the work on an input that is games, nil for one that is not; may be nil
	inputs    []input
	flags     *bulkFlags
	message   *messageFlags
	choice    *stream.Choice // of the records that are written, nil for all
	bare      bool           // the output has no place for blank lines and comments
	listing   bool           // a record becomes lines, which a blank line ends
	numbers   bool           // the work asks for the numbers of records
	notes     func(stream.Stats) []note
	inFiles   bool // what is written takes the place of a file
	fixes     bool // the work repairs: what is found in records that are written is told, and they stay in their place
	gcPercent int  // of [growHeap]; 0 for what is enough for most
	// end writes what the work has gathered of all inputs, in place of what it appends;
	// nil where it gathers nothing.
	end func(w io.Writer) error
	// checks says that the findings are the output: more of them are shown of one
	// record, and lines are sound rather than written.
	checks bool
	form   form      // of the findings
	log    *sarifLog // of the findings; nil for none

	progress *progress // nil where none is shown
	words    diag.Options
	sees     func(src diag.Source, record string, d *ast.Diagnostic) // of the streams
}

// run carries all inputs. A bad input does not keep the others from being
// done.
func (b *bulk) run(s *streams) (err error) {
	if b.words, err = b.message.options(s.err); err != nil {
		return err
	}
	growHeap(max(b.gcPercent, bulkPercent))
	b.sees = s.sees
	if err := b.apart(s); err != nil {
		return err
	}
	s, stop := b.watched(s)
	defer stop()
	out, err := createOutput(b.flags.Output, s.out)
	if err != nil {
		return err
	}
	defer out.discard()
	rejects, err := createRejects(b.flags.Rejects, b.carrier.End())
	if err != nil {
		return err
	}
	var to io.Writer = out
	if b.listing {
		to = &parts{w: out}
	}
	total, failure := b.logged(s, to, rejects)
	if b.end != nil {
		failure = b.ended(s, out, failure)
	}
	b.note(s.err, total)
	done := "written"
	if b.checks {
		done = "sound"
	}
	b.message.summary(s.err, total, done)
	return finish(out, rejects, total, failure)
}

// note is a finding that is worth a line of its own, once a run: it would be lost
// among the counts.
type note struct {
	found *ast.Diagnostic
	count int // 0 where it is about the run
}

func (b *bulk) note(w io.Writer, total stream.Stats) {
	if b.notes == nil || b.message.Quiet {
		return
	}
	for _, n := range b.notes(total) {
		fmt.Fprintf(w, "forsyth: %s: %s", n.found.Code, diag.Message(n.found, b.words.Lang))
		if n.count > 0 {
			fmt.Fprintf(w, " (%d)", n.count)
		}
		fmt.Fprintln(w)
	}
}

// errStopped keeps an output file from being replaced by a part.
var errStopped = errors.New("stopped at the first error")

// logged carries all inputs into the log, if there is one, which is whole whatever
// happens.
func (b *bulk) logged(s *streams, out io.Writer, rejects *rejects) (stream.Stats, error) {
	if b.log == nil {
		return b.all(s, out, rejects)
	}
	b.log.w = out
	total, failure := b.all(s, b.log, rejects)
	if err := b.log.end(total, !errors.Is(failure, errFailed), b.words.Lang); err != nil && failure == nil {
		report(s.err, writeError{err})
		failure = errReported
	}
	return total, failure
}

// ended writes what the work has gathered, though an input has failed.
func (b *bulk) ended(s *streams, out io.Writer, failure error) error {
	err := b.end(markWrites{out})
	switch {
	case failure != nil:
		return failure
	case isWriteError(err):
		report(s.err, err)
		return errReported
	}
	return err
}

func (b *bulk) all(s *streams, out io.Writer, rejects *rejects) (total stream.Stats, failure error) {
	end := b.carrier.End()
	joined := &seam{w: out, end: end, last: end}
	for _, in := range b.inputs {
		rejects.part()
		joined.part()
		stats, err := b.one(s, in, joined, rejects, total)
		total.Add(stats)
		if err != nil {
			failure = errReported
			report(s.err, err)
		}
		if isWriteError(err) {
			return total, failure
		}
		if b.flags.OnError == "stop" && total.Refused > 0 {
			failure = errors.Join(failure, errStopped)
			break
		}
		if b.choice.IsDone() {
			break
		}
	}
	if b.choice != nil {
		if err := b.choice.WriteCounts(markWrites{joined}); err != nil {
			report(s.err, err)
			failure = errReported
		}
	}
	return total, failure
}

// one carries one input, after others.
func (b *bulk) one(s *streams, in input, out io.Writer, rejects *rejects, before stream.Stats) (stream.Stats, error) {
	r, err := in.open()
	if err != nil {
		return stream.Stats{}, err
	}
	defer r.Close()
	o := stream.Options{
		Workers: int(b.flags.Jobs), OnError: policies[b.flags.OnError], Report: s.err,
		Verbose: b.message.Verbose > 1, Tell: b.fixes, InPlace: b.fixes, Unended: b.inFiles, Bare: b.bare, Listing: b.listing,
		Carrier: b.carrier, Numbered: b.numbers, Before: before.Records,
		Choice: b.choice,
	}
	if in.name == "" { // an argument: to start more workers takes longer than its work
		o.Workers = 1
	}
	if b.progress != nil {
		o.Progress = func(lines, refused int) { b.progress.seen(before.Lines+lines, before.Refused+refused) }
	}
	if rejects != nil {
		o.Rejects = markWrites{rejects}
	}
	if !b.message.Quiet || o.Verbose {
		o.Render = func(dst []byte, line int, text string, found ast.Diagnostics) []byte {
			return b.render(dst, in, line, text, found)
		}
	}
	stats, err := b.through(markWrites{out}, r, in, o)
	if at := (*stream.LineError)(nil); errors.As(err, &at) {
		err = at.Err // a record that is an argument needs no line
		if in.name != "" {
			err = fmt.Errorf("%s:%d: %w", in.name, at.Line, at.Err)
		}
	}
	if unnamed := (*stream.ColumnError)(nil); errors.As(err, &unnamed) && in.name != "" {
		err = fmt.Errorf("%s: %w", in.name, err)
	}
	return stats, err
}

// through carries an input in the way that is its own.
func (b *bulk) through(w io.Writer, r io.Reader, in input, o stream.Options) (stream.Stats, error) {
	if b.carry != nil {
		return b.carry(w, r, in, o)
	}
	if b.end != nil {
		w = io.Discard
	}
	if b.tags != nil {
		if work := b.tags(in); work != nil {
			return stream.RunTags(w, r, work, o)
		}
	}
	return stream.Run(w, r, b.work, o)
}

// finish puts the output in its place if all went well.
func finish(out *output, rejects *rejects, total stream.Stats, failure error) error {
	if err := rejects.close(); err != nil {
		failure = errors.Join(failure, err, errFailed)
	}
	if failure == nil || errors.Is(failure, errStopped) && out.name == "" {
		if err := out.commit(); err != nil {
			return err
		}
	}
	switch {
	case errors.Is(failure, errFailed):
		return failure
	case total.Refused > 0:
		return errFaults
	}
	return failure
}

// markWrites tells an error of writing, which ends everything, from one of
// reading, which ends one input.
type markWrites struct{ w io.Writer }

type writeError struct{ error }

func (e writeError) Unwrap() error { return e.error }

func (m markWrites) Write(p []byte) (int, error) {
	n, err := m.w.Write(p)
	if err != nil {
		err = writeError{err}
	}
	return n, err
}

func isWriteError(err error) bool {
	var w writeError
	return errors.As(err, &w)
}

// report names what kept an input from being done. A closed pipe ends quietly.
func report(stderr io.Writer, err error) {
	switch {
	case errors.Is(err, syscall.EPIPE):
	case isWriteError(err):
		fmt.Fprintf(stderr, "forsyth: writing: %v\n", err)
	default:
		fmt.Fprintf(stderr, "forsyth: %v\n", err)
	}
}
