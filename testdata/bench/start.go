package main

import "fmt"

// start prints what it takes to start, beside a program that does nothing.
func (b *bench) start() error {
	const often = 10 // times the rounds: they are short
	processes := []process{
		{name: "an empty program of Go", args: []string{b.empty}},
		{name: "`forsyth --version`", args: []string{b.forsyth, "--version"}},
		{name: "`forsyth convert` of one record", args: []string{b.forsyth, "convert", "--to", "xfen", "4k3/8/8/8/8/8/8/4K2R w H - 0 1"}},
	}
	all, err := inTurn(processes, often*b.rounds)
	if err != nil {
		return err
	}
	fmt.Printf("\n| start-up, medians of %d | ms | an empty program = 1 |\n| --- | ---: | ---: |\n", often*b.rounds)
	for i, f := range all {
		fmt.Printf("| %s | %.1f | %.1f |\n", processes[i].name, f.wall()*1e3, f.ratio(all[0]))
	}
	return nil
}
