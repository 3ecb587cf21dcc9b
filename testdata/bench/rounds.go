package main

import (
	"fmt"
	"os"
	"strings"
	"text/tabwriter"
)

// rounds times commands that are given as NAME=COMMAND, and prints each beside the first.
func rounds(args []string) error {
	s := newSettings("rounds", million)
	out := s.String("o", "", "`file` that takes what they write, in place of the null device")
	if err := s.parse(args); err != nil {
		return err
	}
	var processes []process
	for _, arg := range s.Args() {
		name, command, _ := strings.Cut(arg, "=")
		words := strings.Fields(command)
		if len(words) == 0 {
			return fmt.Errorf("%q is not NAME=COMMAND", arg)
		}
		processes = append(processes, process{name, words, *out})
	}
	all, err := inTurn(processes, s.rounds)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "name\twall s\tcpu s\twall ns/line\tcpu ns/line\tMiB\tratio\t")
	for i, f := range all {
		line := 1e9 / float64(s.lines)
		fmt.Fprintf(w, "%s\t%.3f\t%.3f\t%.1f\t%.1f\t%.0f\t%.2f\t\n", processes[i].name,
			f.wall(), f.cpu(), f.wall()*line, f.cpu()*line, f.memory()/(1<<20), f.ratio(all[0]))
	}
	return w.Flush()
}
