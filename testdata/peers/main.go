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
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
)

type settings struct {
	samples  int
	seed     uint64
	dir      string
	jobs     int
	markdown bool
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run is the command: 0 is returned where nothing is left unexplained, or nothing could be
// compared, 1 where something is, 2 for an error.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	s, err := parse(args, stderr)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil: // which flag has said
		return 2
	}
	unexplained, err := s.report(ctx, stdout)
	var absent missing
	switch {
	case errors.As(err, &absent):
		fmt.Fprintf(stdout, "SKIPPED: %v.\n", absent)
		return 0
	case err != nil:
		fmt.Fprintln(stderr, "peers:", err)
		return 2
	case unexplained > 0:
		fmt.Fprintf(stderr, "peers: %d differences are unexplained\n", unexplained)
		return 1
	}
	return 0
}

// parse reads the flags. What is wrong with them is written for the user.
func parse(args []string, stderr io.Writer) (*settings, error) {
	s := &settings{}
	flags := flag.NewFlagSet("peers", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.IntVar(&s.samples, "n", 10_000, "positions and texts to compare")
	flags.Uint64Var(&s.seed, "seed", 1, "seed: the same one writes the same positions")
	flags.StringVar(&s.dir, "dir", folder(), "`folder` in which npm has installed chessops, or shall")
	flags.IntVar(&s.jobs, "j", runtime.NumCPU(), "processes of Node")
	flags.BoolVar(&s.markdown, "markdown", false, "write Markdown")
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	err := s.wrong(flags.Args())
	if err != nil {
		fmt.Fprintln(stderr, "peers:", err)
	}
	return s, err
}

// mostJobs is more than any machine has a use for, and fewer than one refuses to start.
const mostJobs = 1000

// wrong says what is wrong with the settings, and with there being words beside them.
func (s *settings) wrong(words []string) error {
	switch {
	case len(words) > 0:
		return fmt.Errorf("%q is no flag", words[0])
	case s.samples < 1:
		return fmt.Errorf("-n %d: it must be 1 or more", s.samples)
	case s.jobs < 1 || s.jobs > mostJobs:
		return fmt.Errorf("-j %d: it must be 1 to %d", s.jobs, mostJobs)
	case s.dir == "":
		return errors.New("-dir names no folder")
	}
	return nil
}

// folder is one of the user alone: what npm has installed there is run.
func folder() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "forsyth-peers"
	}
	return filepath.Join(dir, "forsyth-peers")
}

// missing is a program that is needed and not there.
type missing string

func (m missing) Error() string { return fmt.Sprintf("no %s is installed", string(m)) }

// report compares and prints, and returns how many differences nothing explains.
func (s *settings) report(ctx context.Context, w io.Writer) (int, error) {
	if _, err := exec.LookPath("node"); err != nil {
		return 0, missing("node")
	}
	peer, err := install(ctx, s.dir)
	if err != nil {
		return 0, err
	}
	total, err := s.compare(ctx, peer)
	if err != nil {
		return 0, err
	}
	r := report{settings: s, peer: peer, tally: total}
	if s.markdown {
		r.markdown(w)
	} else {
		r.text(w)
	}
	return total.unexplained(), nil
}
