package main

import (
	"context"
	"io"
	"strings"
	"sync"
	"sync/atomic"
)

// compare compares all samples, each process of Node with the next batch that nobody has
// taken. The first error, or the end of the context, ends them all.
func (s *settings) compare(ctx context.Context, p *peer) (*tally, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var next atomic.Int64
	var wait sync.WaitGroup
	tallies := make([]*tally, s.jobs)
	for i := range s.jobs {
		wait.Go(func() {
			var err error
			if tallies[i], err = s.work(ctx, p, func() int { return int(next.Add(1)) - 1 }); err != nil {
				stop(err)
			}
		})
	}
	wait.Wait()
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	total := newTally()
	for _, t := range tallies {
		total.merge(t)
	}
	return total, nil
}

// ahead is how many batches Node is asked about before it has answered the first.
const ahead = 8

// work compares batch after batch with one process.
func (s *settings) work(ctx context.Context, p *peer, next func() int) (*tally, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	t, err := p.start(ctx)
	if err != nil {
		return nil, err
	}
	asked := make(chan []*question, ahead)
	var asking error
	go func() {
		defer close(asked)
		asking = s.askAll(ctx, t.in, asked, next)
	}()
	total := newTally()
	hearing := t.hearAll(asked, total)
	if hearing != nil { // Node may neither read on nor end
		stop()
	}
	for range asked { // to its end, after which asking is set
	}
	switch ending := t.command.Wait(); {
	case hearing != nil:
		return nil, hearing
	case asking != nil:
		return nil, asking
	default:
		return total, ending
	}
}

// askAll writes the questions of all batches.
func (s *settings) askAll(ctx context.Context, in io.WriteCloser, asked chan<- []*question, next func() int) error {
	defer in.Close()
	for {
		number := next()
		left := s.samples - number*batchSize
		if left <= 0 {
			return nil
		}
		questions := s.questions(number, min(left, batchSize))
		select {
		case asked <- questions:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
		var lines strings.Builder
		for _, q := range questions {
			lines.WriteString(q.request())
		}
		if _, err := io.WriteString(in, lines.String()); err != nil {
			return err
		}
	}
}

// questions are the first ones of a batch.
func (s *settings) questions(number, count int) []*question {
	samples := batch(s.seed, number)
	questions := make([]*question, count)
	for i := range questions {
		questions[i] = ask(&samples[i])
		questions[i].choose()
	}
	return questions
}
