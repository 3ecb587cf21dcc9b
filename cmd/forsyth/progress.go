package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/term"
)

// progress is a line on standard error that says how far long work has come. It is also
// the standard error of that work: what is written goes above the line.
type progress struct {
	out   io.Writer
	width func() int
	read  []*atomic.Int64 // bytes of the inputs, as they are stored
	size  int64           // of all inputs, 0 where it is not known
	begun time.Time

	lines, refused atomic.Int64

	mu    sync.Mutex
	shown bool
	end   chan struct{}
	ended sync.WaitGroup
}

// Work of less than a second shows nothing.
const (
	progressAfter = time.Second
	progressEvery = 200 * time.Millisecond
)

// watched returns the streams of work whose progress is shown, and what ends that.
func (b *bulk) watched(s *streams) (*streams, func()) {
	if b.progress = b.startProgress(s); b.progress == nil {
		return s, func() {}
	}
	shown := *s
	shown.err = b.progress
	return &shown, b.progress.stop
}

// startProgress shows the progress of a command on a terminal, where the output goes
// somewhere else. It returns nil where there is nothing to show.
func (b *bulk) startProgress(s *streams) *progress {
	stderr, ok := s.err.(*os.File)
	isHidden := b.message.NoProgress || b.message.Quiet || os.Getenv("TERM") == "dumb"
	if isHidden || !ok || !term.IsTerminal(int(stderr.Fd())) || isStdout(b.flags.Output) && isTerminal(s.out) {
		return nil
	}
	p := &progress{out: stderr, begun: time.Now(), end: make(chan struct{})}
	p.width = func() int {
		width, _, err := term.GetSize(int(stderr.Fd()))
		if err != nil || width == 0 {
			return 80
		}
		return width
	}
	p.of(b.inputs)
	p.ended.Go(p.run)
	return p
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// of takes the inputs. Their size is known if all of them are files.
func (p *progress) of(list []input) {
	for _, in := range list {
		p.read = append(p.read, in.read)
		info, err := os.Stat(in.name)
		if err != nil || !info.Mode().IsRegular() {
			p.size = -1
		}
		if p.size >= 0 {
			p.size += info.Size()
		}
	}
	p.size = max(p.size, 0)
}

// run shows the line until the work has ended.
func (p *progress) run() {
	next := time.NewTimer(progressAfter)
	for {
		select {
		case <-p.end:
			return
		case now := <-next.C:
			p.show(now)
			next.Reset(progressEvery)
		}
	}
}

// seen takes the counts so far.
func (p *progress) seen(lines, refused int) {
	p.lines.Store(int64(lines))
	p.refused.Store(int64(refused))
}

func (p *progress) show(now time.Time) {
	line := []rune(p.line(now.Sub(p.begun)))
	line = line[:min(len(line), max(p.width()-1, 0))]
	p.mu.Lock()
	defer p.mu.Unlock()
	fmt.Fprintf(p.out, "\r%s\x1b[K", string(line))
	p.shown = true
}

// line says what has been done in some time.
func (p *progress) line(spent time.Duration) string {
	var read int64
	for _, n := range p.read {
		read += n.Load()
	}
	line := megabytes(read) + " MB"
	if p.size > 0 {
		line += fmt.Sprintf(" of %s MB (%d%%)", megabytes(p.size), min(100*read/p.size, 100))
	}
	line += fmt.Sprintf(", %s lines a second", thousands(float64(p.lines.Load())/spent.Seconds()))
	if n := p.refused.Load(); n > 0 {
		line += fmt.Sprintf(", %d refused", n)
	}
	if p.size > 0 && read > 0 {
		left := time.Duration(float64(spent) * float64(p.size-read) / float64(read))
		line += fmt.Sprintf(", %s left", max(left, 0).Round(time.Second))
	}
	return line
}

func megabytes(n int64) string { return fmt.Sprintf("%.1f", float64(n)/1e6) }

// thousands rounds a number to what can be read while it changes, with commas.
func thousands(n float64) string {
	switch whole := int64(n+500) / 1000; {
	case n < 10_000:
		return fmt.Sprintf("%.0f", n)
	case whole < 1000:
		return fmt.Sprintf("%d,000", whole)
	default:
		return fmt.Sprintf("%d,%03d,000", whole/1000, whole%1000)
	}
}

// Write implements io.Writer.
func (p *progress) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clear()
	return p.out.Write(text)
}

func (p *progress) clear() {
	if p.shown {
		io.WriteString(p.out, "\r\x1b[K")
		p.shown = false
	}
}

// stop takes the line away.
func (p *progress) stop() {
	close(p.end)
	p.ended.Wait()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clear()
}
