package main

import (
	"io"
	"strings"
	"sync"
	"sync/atomic"
)

// compare compares all samples, each process of Node with the next batch that nobody has
// taken.
func (s *settings) compare(p *peer) (*tally, error) {
	var next atomic.Int64
	var wait sync.WaitGroup
	tallies, errs := make([]*tally, s.jobs), make([]error, s.jobs)
	for i := range s.jobs {
		wait.Go(func() { tallies[i], errs[i] = s.work(p, func() int { return int(next.Add(1)) - 1 }) })
	}
	wait.Wait()
	total := newTally()
	for i := range s.jobs {
		if errs[i] != nil {
			return nil, errs[i]
		}
		total.merge(tallies[i])
	}
	return total, nil
}

// ahead is how many batches Node is asked about before it has answered the first.
const ahead = 8

// work compares batch after batch with one process.
func (s *settings) work(p *peer, next func() int) (*tally, error) {
	t, err := p.start()
	if err != nil {
		return nil, err
	}
	asked := make(chan []*question, ahead)
	done := make(chan struct{})
	var asking error
	go func() {
		defer close(asked)
		asking = s.askAll(t.in, asked, done, next)
	}()
	total := newTally()
	hearing := hearAll(t, asked, total)
	close(done)
	for range asked { // what is left when hearing has failed
	}
	switch waiting := t.command.Wait(); {
	case hearing != nil:
		return nil, hearing
	case asking != nil:
		return nil, asking
	default:
		return total, waiting
	}
}

// askAll writes the questions of all batches.
func (s *settings) askAll(in io.WriteCloser, asked chan<- []*question, done <-chan struct{}, next func() int) error {
	defer in.Close()
	for {
		number := next()
		left := s.samples - number*batchSize
		if left <= 0 {
			return nil
		}
		samples := batch(s.seed, number)
		questions := make([]*question, 0, batchSize)
		var lines strings.Builder
		for i := range samples[:min(left, batchSize)] {
			q := ask(&samples[i])
			q.choose()
			questions = append(questions, q)
			lines.WriteString(q.request())
		}
		select {
		case asked <- questions:
		case <-done:
			return nil
		}
		if _, err := io.WriteString(in, lines.String()); err != nil {
			return err
		}
	}
}

func hearAll(t *talk, asked <-chan []*question, total *tally) error {
	for questions := range asked {
		for _, q := range questions {
			line, err := t.answer()
			if err != nil {
				return err
			}
			total.add(compare(q, q.hear(line)))
		}
	}
	return nil
}
