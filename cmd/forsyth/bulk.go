package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"syscall"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// bulkFlags say how many records are carried.
type bulkFlags struct {
	Output  string `short:"o" placeholder:"FILE" group:"stream" help:"Write to a file, whole or not at all."`
	Rejects string `placeholder:"FILE" group:"stream" help:"Write the refused lines to a file, byte for byte."`
	OnError string `enum:"skip,stop,keep" default:"skip" group:"stream" help:"What to do with a refused line: skip it, stop, or keep it unchanged in its place."`
	Jobs    int    `short:"j" placeholder:"N" group:"stream" help:"Number of workers (default: one a processor). The order never changes."`
}

var policies = map[string]stream.OnError{"skip": stream.Skip, "stop": stream.Stop, "keep": stream.Keep}

// bulk is one command's work on all of its inputs.
type bulk struct {
	work    stream.Work
	args    []string
	flags   *bulkFlags
	message *messageFlags
	opt     stream.Options
	prefix  bool // name the file and line before each result
}

// run carries all inputs. A bad input does not keep the others from being
// done.
func (b *bulk) run(s *streams) error {
	words, err := b.message.options(s.err)
	if err != nil {
		return err
	}
	out, err := createOutput(b.flags.Output, s.out)
	if err != nil {
		return err
	}
	defer out.discard()
	rejects, err := b.createRejects()
	if err != nil {
		return err
	}
	var total stream.Stats
	var failure error
	list := inputs(b.args, s.in)
	for _, in := range list {
		stats, err := b.one(s, in, out, words, len(list) > 1)
		total.Add(stats)
		if err != nil {
			failure = errReported
			report(s.err, in, err)
			if isWriteError(err) {
				break
			}
		}
		if b.opt.OnError == stream.Stop && total.Refused > 0 {
			failure = errors.Join(failure, errStopped)
			break
		}
	}
	b.message.summary(s.err, total)
	return b.finish(out, rejects, total, failure)
}

// errStopped keeps an output file from being replaced by a part.
var errStopped = errors.New("stopped at the first error")

func (b *bulk) createRejects() (*os.File, error) {
	if b.flags.Rejects == "" {
		return nil, nil
	}
	f, err := os.Create(b.flags.Rejects)
	if err == nil {
		b.opt.Rejects = f
	}
	return f, err
}

// one carries one input.
func (b *bulk) one(s *streams, in input, out io.Writer, words diag.Options, several bool) (stream.Stats, error) {
	r, err := in.open()
	if err != nil {
		return stream.Stats{}, err
	}
	defer r.Close()
	o := b.opt
	o.Workers, o.OnError = b.flags.Jobs, policies[b.flags.OnError]
	b.opt.OnError = o.OnError
	o.Verbose = b.message.Verbose > 1
	o.Report = s.err
	if !b.message.Quiet || o.Verbose {
		o.Render = func(dst []byte, line int, text string, found ast.Diagnostics) []byte {
			return render(dst, in, line, text, found, words)
		}
	}
	if b.prefix && in.name != "" {
		o.Prefix = func(dst []byte, line int) []byte { return place(dst, in, line) }
	}
	return stream.Run(markWrites{out}, r, b.work, o)
}

func place(dst []byte, in input, line int) []byte {
	dst = append(append(dst, in.name...), ':')
	dst = strconv.AppendInt(dst, int64(line), 10)
	return append(dst, ": "...)
}

func render(dst []byte, in input, line int, text string, found ast.Diagnostics, words diag.Options) []byte {
	src := diag.Source{Name: in.name, Line: line}
	if in.name == "" {
		src.Line = 0
	}
	for i := range found {
		if i == mostShown {
			return fmt.Appendf(dst, "  ... and %d more\n", len(found)-i)
		}
		dst = diag.Append(dst, src, text, &found[i], words)
	}
	return dst
}

// mostShown bounds the findings that are shown of one record: a record of
// another game has a stray letter in every rank.
const mostShown = 8

// finish puts the output in its place if all went well.
func (b *bulk) finish(out *output, rejects *os.File, total stream.Stats, failure error) error {
	if rejects != nil {
		failure = errors.Join(failure, rejects.Close())
	}
	if failure == nil || errors.Is(failure, errStopped) && out.name == "" {
		if err := out.commit(); err != nil && !errors.Is(failure, errFailed) {
			return err
		}
		out.file = nil
	}
	switch {
	case errors.Is(failure, errFailed):
		return failure
	case total.Refused > 0:
		return faults
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
func report(stderr io.Writer, in input, err error) {
	switch {
	case errors.Is(err, syscall.EPIPE):
	case isWriteError(err):
		fmt.Fprintf(stderr, "forsyth: writing: %v\n", err)
	default:
		fmt.Fprintf(stderr, "forsyth: %v\n", err)
	}
}
