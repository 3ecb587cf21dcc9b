// Command peers asks chessops, the library of Lichess, what it makes of random positions
// and texts, and compares its answers with those of Forsyth:
//
//	go run ./testdata/peers -n 1000000
//
// chessops is looked for in the folder of -dir, where npm installs it if it is not there.
// Differences that are known are rows of a table here (explained.go), which says who is
// right by which source; any other makes the exit status 1. Where there is no Node or no
// npm there is nothing to compare with, and it says SKIPPED.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

type settings struct {
	samples  int
	seed     uint64
	dir      string
	jobs     int
	markdown bool
}

func main() {
	var s settings
	flag.IntVar(&s.samples, "n", 10_000, "positions and texts to compare")
	flag.Uint64Var(&s.seed, "seed", 1, "seed: the same one writes the same positions")
	flag.StringVar(&s.dir, "dir", folder(), "`folder` in which npm has installed chessops, or shall")
	flag.IntVar(&s.jobs, "j", runtime.NumCPU(), "processes of Node")
	flag.BoolVar(&s.markdown, "markdown", false, "write Markdown")
	flag.Parse()
	if program := missing(); program != "" {
		fmt.Printf("SKIPPED: no %s is installed.\n", program)
		return
	}
	unexplained, err := s.run()
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "peers:", err)
		os.Exit(2)
	case unexplained > 0:
		fmt.Fprintf(os.Stderr, "peers: %d differences are unexplained\n", unexplained)
		os.Exit(1)
	}
}

// folder is one of the user alone: what npm has installed there is run.
func folder() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "forsyth-peers"
	}
	return filepath.Join(dir, "forsyth-peers")
}

// missing is the program that is needed and not there, empty where both are.
func missing() string {
	for _, program := range []string{"node", "npm"} {
		if _, err := exec.LookPath(program); err != nil {
			return program
		}
	}
	return ""
}

// run compares and prints, and returns how many differences nothing explains.
func (s *settings) run() (int, error) {
	peer, err := install(s.dir)
	if err != nil {
		return 0, err
	}
	total, err := s.compare(peer)
	if err != nil {
		return 0, err
	}
	r := report{settings: s, peer: peer, tally: total}
	if s.markdown {
		r.markdown(os.Stdout)
	} else {
		r.text(os.Stdout)
	}
	return total.unexplained(), nil
}
