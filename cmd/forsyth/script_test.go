package main

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite the goldens of the scripts")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"forsyth": main, "peer": peerMain})
}

func TestScripts(t *testing.T) {
	books, err := filepath.Abs("../../testdata/books")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           "../../testdata/script",
		UpdateScripts: *update,
		Setup: func(e *testscript.Env) error {
			e.Setenv("BOOKS", books)
			e.Setenv("LANG", "C")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "unend": unend, "spelled": spelled},
	})
}

// exits runs a command and demands its exit status: exits STATUS COMMAND...
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits STATUS COMMAND [ARG...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	got := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

// unend takes the line end at the end of a file away: unend FILE.
func unend(ts *testscript.TestScript, _ bool, args []string) {
	name := ts.MkAbs(args[0])
	data, err := os.ReadFile(name)
	ts.Check(err)
	ts.Check(os.WriteFile(name, bytes.TrimSuffix(data, []byte("\n")), 0o666))
}

// spelled turns files whose bytes are spelled as in Go (\r\n, \xe9) into those
// bytes, line ends of their own left out: spelled FILE...
func spelled(ts *testscript.TestScript, _ bool, args []string) {
	for _, arg := range args {
		text := strings.NewReplacer("\n", "", `"`, `\"`).Replace(ts.ReadFile(arg))
		data, err := strconv.Unquote(`"` + text + `"`)
		ts.Check(err)
		ts.Check(os.WriteFile(ts.MkAbs(arg), []byte(data), 0o666))
	}
}
