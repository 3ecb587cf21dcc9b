package main

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// TestProgressLine words what has been done, by hand.
func TestProgressLine(t *testing.T) {
	for _, test := range []struct {
		read, size, lines, refused int64
		spent                      time.Duration
		want                       string
	}{
		{25e6, 100e6, 400_000, 0, 2 * time.Second, "25.0 MB of 100.0 MB (25%), 200,000 lines a second, 6s left"},
		{25e6, 100e6, 3_182_400, 12, 2 * time.Second, "25.0 MB of 100.0 MB (25%), 1,591,000 lines a second, 12 refused, 6s left"},
		{1_500_000, 0, 30_000, 1, 4 * time.Second, "1.5 MB, 7500 lines a second, 1 refused"},
		{100, 50, 2, 0, time.Second, "0.0 MB of 0.0 MB (100%), 2 lines a second, 0s left"}, // an archive is read from its end as well
		{0, 50e6, 0, 0, time.Second, "0.0 MB of 50.0 MB (0%), 0 lines a second"},
	} {
		p := &progress{size: test.size, read: []*atomic.Int64{new(atomic.Int64), new(atomic.Int64)}}
		p.read[1].Store(test.read)
		p.seen(int(test.lines), int(test.refused))
		if got := p.line(test.spent); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// TestProgressGivesWay takes the line away before a message, and at the end; it is no
// longer than the terminal is wide.
func TestProgressGivesWay(t *testing.T) {
	var out strings.Builder
	p := &progress{out: &out, width: func() int { return 10 }, begun: time.Now(), end: make(chan struct{})}
	p.ended.Go(p.run)
	p.Write([]byte("one\n"))
	p.show(p.begun.Add(time.Second))
	p.Write([]byte("two\n"))
	p.show(p.begun.Add(time.Second))
	p.stop()
	const line, gone = "\r0.0 MB, 0\x1b[K", "\r\x1b[K"
	if want := "one\n" + line + gone + "two\n" + line + gone; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}
