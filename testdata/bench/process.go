package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"time"
)

// process is a program that is run as a whole.
type process struct {
	name string
	args []string
	out  string // the file that takes its output, empty for the null device
}

// run is what one run of a process took.
type run struct {
	wall, cpu time.Duration
	memory    int64 // the most bytes at a time, 0 where the system does not tell
}

// once runs a process. Status 1 is no error: forsyth has refused lines then.
func (p *process) once() (run, error) {
	command := exec.Command(p.args[0], p.args[1:]...)
	if p.out != "" {
		out, err := os.Create(p.out)
		if err != nil {
			return run{}, err
		}
		defer out.Close()
		command.Stdout = out
	}
	began := time.Now()
	err := command.Run()
	wall := time.Since(began)
	if exit := (*exec.ExitError)(nil); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		return run{}, fmt.Errorf("%s: %w", p.name, err)
	}
	state := command.ProcessState
	return run{wall, state.UserTime() + state.SystemTime(), peak(state)}, nil
}

// figures are the runs of a process, a round each.
type figures []run

// inTurn runs the processes one after another (A B C A B C), a round more than is
// asked for: the first is not counted.
func inTurn(processes []process, rounds int) ([]figures, error) {
	all := make([]figures, len(processes))
	for round := range rounds + 1 {
		for i := range processes {
			r, err := processes[i].once()
			if err != nil {
				return nil, err
			}
			if round > 0 {
				all[i] = append(all[i], r)
			}
		}
	}
	return all, nil
}

func (f figures) wall() float64   { return f.median(run.seconds) }
func (f figures) cpu() float64    { return f.median(run.busy) }
func (f figures) memory() float64 { return f.median(func(r run) float64 { return float64(r.memory) }) }

func (r run) seconds() float64 { return r.wall.Seconds() }
func (r run) busy() float64    { return r.cpu.Seconds() }

func (f figures) median(of func(run) float64) float64 {
	values := make([]float64, len(f))
	for i, r := range f {
		values[i] = of(r)
	}
	return median(values)
}

// ratio is the median of how many times as long as another process this one took, round by round.
func (f figures) ratio(base figures) float64 {
	values := make([]float64, len(f))
	for i, r := range f {
		values[i] = r.seconds() / base[i].seconds()
	}
	return median(values)
}

// more is the median of how many seconds longer than another process this one was busy, round by round.
func (f figures) more(base figures) float64 {
	values := make([]float64, len(f))
	for i, r := range f {
		values[i] = r.busy() - base[i].busy()
	}
	return median(values)
}

func median(values []float64) float64 {
	slices.Sort(values)
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}
