package stream

import (
	"io"
	"runtime"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Work is what is done with each record. Several workers call it at the same time.
type Work = convert.Work

// OnError is what becomes of a refused line.
type OnError uint8

// The policies.
const (
	Skip OnError = iota // leave it out and go on
	Stop                // end the stream at the first
	Keep                // write it unchanged in its place
)

// Options say how a stream is carried.
type Options struct {
	Workers int // 0 for one a processor
	OnError OnError
	Rejects io.Writer // takes the refused lines byte for byte; may be nil
	Report  io.Writer // takes what Render writes; may be nil
	// Render appends the words for findings in a line; the text is without line end.
	// Findings that refuse a record are always given, those of one that is written with
	// Tell or Verbose. Several workers call it at the same time.
	Render  func(dst []byte, line int, text string, found ast.Diagnostics) []byte
	Tell    bool // the work itself tells all that it finds in a record that it refuses
	Verbose bool // the warnings of a refused record are looked for, unless the work tells all
	InPlace bool // what the work writes stands as the record stood: no blank line is put after it
	Unended bool // a last line that is kept stays without its line end
	Bare    bool // leave out blank lines and comments
	// Listing says that a record becomes a list: lines, each with its line end,
	// or none. A blank line ends each list.
	Listing bool

	// Choice is which of the records are written; nil for all. Those that are not are
	// passed over. Of games it is Max alone.
	Choice *Choice

	Carrier Carrier // of the records in the input of Run
	// Numbered says that the records are counted, so that each has its Number;
	// Before is how many there were in the inputs before this one.
	Numbered bool
	Before   int
	// Progress is told after each block how many lines have been read, and how many of
	// them refused. It may be nil.
	Progress func(lines, refused int)
}

// Run reads records from r, as the carrier has them, and writes what the work makes
// of them to w, in the order that they came. Without a carrier they are a line each,
// or several as [dialects.Dialect.Cut] has them; blank lines and lines that begin
// with # or % are copied; lines end in LF. With one, what the work makes takes the
// place of the record in its row, unless Bare is set, and all else is copied byte for
// byte. Refused lines are not an error of Run: Stats counts them. The error is of r, of
// w, of Rejects or of the work. After an error, or at the end that [Stop] asks for,
// a call of r.Read may still be under way.
func Run(w io.Writer, r io.Reader, work Work, o Options) (Stats, error) {
	return carry(w, newBlockReader(r, work.From(), &o), func() maker { return newWorker(work, &o) }, &o)
}

// source cuts an input into blocks. The error of next is io.EOF after the last.
type source interface {
	next(buf []byte) (block, error)
}

// maker makes results of blocks, one after another.
type maker interface {
	do(b block)
	result() *result
}

// carry takes all blocks through one worker, or through several.
func carry(w io.Writer, blocks source, worker func() maker, o *Options) (Stats, error) {
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	s := &sink{w: w, o: o}
	var err error
	if o.Workers == 1 {
		err = sequential(s, blocks, worker())
	} else {
		err = parallel(s, blocks, worker)
	}
	return s.stats, err
}

// sequential carries the blocks one after another.
func sequential(s *sink, blocks source, worker maker) error {
	buf := make([]byte, 0, blockSize)
	for !s.stopped {
		b, err := blocks.next(buf)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		worker.do(b)
		if err := s.put(worker.result()); err != nil {
			return err
		}
		buf = b.data[:0]
	}
	return nil
}

// sink writes results in order.
type sink struct {
	w       io.Writer
	o       *Options
	stats   Stats
	stopped bool
}

func (s *sink) put(r *result) error {
	if s.o.Choice != nil && len(r.parts) > 0 {
		s.o.Choice.choose(r, s.o)
	}
	r.addTo(&s.stats)
	if s.o.Progress != nil {
		s.o.Progress(s.stats.Lines, s.stats.Refused)
	}
	if len(r.data) > 0 {
		if _, err := s.w.Write(r.data); err != nil {
			return err
		}
	}
	if len(r.report) > 0 && s.o.Report != nil {
		s.o.Report.Write(r.report) // a closed standard error stops no conversion
	}
	if len(r.rejects) > 0 && s.o.Rejects != nil {
		if _, err := s.o.Rejects.Write(r.rejects); err != nil {
			return err
		}
	}
	s.stopped = r.stop
	return r.err
}
