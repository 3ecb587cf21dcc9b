// Command bench measures forsyth in whole processes, and repeats the figures of
// docs/performance.md:
//
//	go run ./testdata/bench table                  # the tables, as Markdown
//	go run ./testdata/bench growth -o growth.svg   # how cost grows, as a table and a plot
//	go run ./testdata/bench write                  # only the files that those two read
//	go run ./testdata/bench rounds 'a=cp x y' 'b=forsyth convert --to xfen x'
//
// Files go to the folder of -dir, where they are used again; -h after a command
// names its other flags. Run it within the module: it builds what it measures.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) < 2 {
		fail(fmt.Errorf("which command? %s", "table, growth, write or rounds"))
	}
	commands := map[string]func([]string) error{"table": table, "growth": growth, "write": write, "rounds": rounds}
	command, ok := commands[os.Args[1]]
	if !ok {
		fail(fmt.Errorf("no command %q: there are table, growth, write and rounds", os.Args[1]))
	}
	if err := command(os.Args[2:]); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "bench:", err)
	os.Exit(1)
}

const million = 1_000_000

// settings are what the commands share.
type settings struct {
	*flag.FlagSet
	dir    string
	lines  int
	rounds int
}

func newSettings(name string, lines int) *settings {
	s := &settings{FlagSet: flag.NewFlagSet(name, flag.ExitOnError)}
	s.StringVar(&s.dir, "dir", filepath.Join(os.TempDir(), "forsyth-bench"), "`folder` of the files")
	s.IntVar(&s.lines, "n", lines, "`lines` of a file, of the longest where there are several")
	s.IntVar(&s.rounds, "rounds", 9, "`rounds` that count, after one that does not")
	return s
}

// parse reads the flags and makes the folder.
func (s *settings) parse(args []string) error {
	if err := s.Parse(args); err != nil {
		return err
	}
	return os.MkdirAll(s.dir, 0o755)
}
