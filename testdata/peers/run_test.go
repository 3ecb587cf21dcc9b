package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// program puts one into a folder of programs.
func program(t *testing.T, dir, name, script string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
		t.Fatal(err)
	}
}

// nodeIs makes a script of the shell the only Node there is. There is no npm.
func nodeIs(t *testing.T, script string) {
	t.Helper()
	dir := t.TempDir()
	for _, tool := range []string{"sh", "cat", "mkdir", "sleep"} {
		path, err := exec.LookPath(tool)
		if err != nil {
			t.Skipf("SKIPPED: no %s to stand in for Node", tool)
		}
		if err := os.Symlink(path, filepath.Join(dir, tool)); err != nil {
			t.Skip("SKIPPED: no links to programs:", err)
		}
	}
	program(t, dir, "node", script)
	t.Setenv("PATH", dir)
}

// chessops is a folder that seems to have it.
func chessops(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	about := filepath.Join(dir, "node_modules", "chessops", "package.json")
	if err := os.MkdirAll(filepath.Dir(about), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(about, []byte(`{"version": "`+chessopsVersion+`"}`), 0o666); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestFailing: whatever a process of Node does instead of answering ends the comparison
// with an error that says so. None of them ends by itself but the last ones.
func TestFailing(t *testing.T) {
	for _, test := range []struct{ name, script, want string }{
		{"no answer", "read line; echo ok; exec sleep 1000", `1 words in the script's answer "ok"`},
		{"an empty line", "read line; echo; exec sleep 1000", "no word in the script's answer"},
		{"output closed", "exec >&-; exec sleep 1000", "the script gives no answer to #"},
		{"output closed, reading on", "exec >&-; cat; exec sleep 1000", "the script gives no answer to #"},
		{"half a line", "printf ok; exec >&-; exec sleep 1000", "the script gives no answer to #"},
		{"one that fails, others that hang", "mkdir $FAILED 2>&- && echo ok; exec sleep 1000", `the script's answer "ok"`},
		{"one answer too many", "while read line; do echo ERR; done; echo more", `nothing was asked that the script answers "more`},
		{"failure at the end", "while read line; do echo ERR; done; exit 3", "exit status 3"},
	} {
		t.Run(test.name, func(t *testing.T) {
			nodeIs(t, `if [ "$1" = --version ]; then echo v1.2.3; exit; fi`+"\n"+test.script)
			t.Setenv("FAILED", filepath.Join(t.TempDir(), "failed"))
			s := &settings{samples: 1000, seed: 1, dir: chessops(t), jobs: 3}
			_, err := s.report(t.Context(), t.Output())
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v, want %s", err, test.want)
			}
		})
	}
}

// TestInterrupted: the end of the context ends the processes, and says why.
func TestInterrupted(t *testing.T) {
	nodeIs(t, `mkdir "$STARTED"; exec sleep 1000`)
	started := filepath.Join(t.TempDir(), "started")
	t.Setenv("STARTED", started)
	ctx, stop := context.WithCancelCause(t.Context())
	go func() {
		for ; ctx.Err() == nil; time.Sleep(time.Millisecond) {
			if _, err := os.Stat(started); err == nil {
				stop(errors.New("interrupted"))
			}
		}
	}()
	s := &settings{samples: 1000, seed: 1, jobs: 2}
	if _, err := s.compare(ctx, &peer{}); err == nil || err.Error() != "interrupted" {
		t.Errorf("%v, want interrupted", err)
	}
}

// TestFlags: what cannot be compared is said in a line, and so is a program that is not
// there.
func TestFlags(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	for _, test := range []struct {
		args   string
		status int
		says   string
	}{
		{"-n 0", 2, "peers: -n 0: it must be 1 or more\n"},
		{"-n -5", 2, "peers: -n -5: it must be 1 or more\n"},
		{"-n x", 2, `invalid value "x" for flag -n`},
		{"-seed -1", 2, `invalid value "-1" for flag -seed`},
		{"-j 0", 2, "peers: -j 0: it must be 1 to 1000\n"},
		{"-j -1", 2, "peers: -j -1: it must be 1 to 1000\n"},
		{"-dir=", 2, "peers: -dir names no folder\n"},
		{"-nosuch", 2, "flag provided but not defined: -nosuch"},
		{"1000", 2, `peers: "1000" is no flag`},
		{"-h", 0, "Usage of peers:"},
		{"-n 1", 0, "SKIPPED: no node is installed.\n"},
	} {
		var out bytes.Buffer
		if status := run(t.Context(), strings.Fields(test.args), &out, &out); status != test.status || !strings.Contains(out.String(), test.says) {
			t.Errorf("%s: %d, %q, want %d, %q", test.args, status, out.String(), test.status, test.says)
		}
	}
}

// TestFolder: a folder that chessops cannot be installed in.
func TestFolder(t *testing.T) {
	nodeIs(t, "")
	dir := t.TempDir()
	s := &settings{samples: 1, jobs: 1, dir: dir}
	if _, err := s.report(t.Context(), t.Output()); !errors.Is(err, missing("npm")) {
		t.Errorf("%v, want no npm", err)
	}
	program(t, os.Getenv("PATH"), "npm", "exit 7")
	if _, err := s.report(t.Context(), t.Output()); err == nil || err.Error() != "npm cannot install chessops in "+dir+": exit status 7" {
		t.Errorf("%v, want the exit status of npm", err)
	}
	s.dir = filepath.Join(dir, "file")
	program(t, dir, "file", "")
	if _, err := s.report(t.Context(), t.Output()); err == nil || !strings.Contains(err.Error(), s.dir) {
		t.Errorf("%v, want an error of %s", err, s.dir)
	}
}
