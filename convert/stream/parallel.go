package stream

import (
	"io"
	"sync"
)

// job is a block on its way through a worker.
type job struct {
	block block
	out   maker
	done  chan struct{}
}

// parallel carries blocks through several workers. A channel of jobs keeps
// their order: the writer waits for each in turn.
func parallel(s *sink, blocks source, worker func() maker) error {
	p := &pipeline{
		work:    make(chan *job, s.o.Workers),
		ordered: make(chan *job, 2*s.o.Workers),
		quit:    make(chan struct{}),
	}
	p.jobs.New = func() any {
		return &job{out: worker(), block: block{data: make([]byte, 0, blockSize)}}
	}
	var workers sync.WaitGroup
	for range s.o.Workers {
		workers.Go(p.worker)
	}
	readErr := make(chan error, 1)
	go func() { readErr <- p.read(blocks) }()
	if err := p.write(s); err != nil || s.stopped {
		// The reader may be waiting for a slow pipe; it leaves when that has
		// something to say.
		close(p.quit)
		workers.Wait()
		return err
	}
	workers.Wait()
	return <-readErr
}

type pipeline struct {
	work    chan *job
	ordered chan *job
	quit    chan struct{}
	jobs    sync.Pool
}

func (p *pipeline) worker() {
	for {
		select {
		case <-p.quit:
			return
		case j, more := <-p.work:
			if !more {
				return
			}
			j.out.do(j.block)
			close(j.done)
		}
	}
}

// read cuts the input into jobs until it ends or the writer quits.
func (p *pipeline) read(blocks source) error {
	defer close(p.ordered)
	defer close(p.work)
	for {
		j := p.jobs.Get().(*job)
		b, err := blocks.next(j.block.data)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		j.block, j.done = b, make(chan struct{})
		select {
		case p.ordered <- j:
		case <-p.quit:
			return nil
		}
		select {
		case p.work <- j:
		case <-p.quit:
			return nil
		}
	}
}

func (p *pipeline) write(s *sink) error {
	for j := range p.ordered {
		<-j.done
		if err := s.put(j.out.result()); err != nil || s.stopped {
			return err
		}
		p.jobs.Put(j)
	}
	return nil
}
