package main

import (
	"errors"
	"io"
	"io/fs"
	"strings"
	"syscall"
	"testing"
)

// panicking is a standard input with a bug in it.
type panicking struct{}

func (panicking) Read([]byte) (int, error) { panic("a bug") }

// TestPanicsAreNoSuccess asks that a bug ends the program as one.
func TestPanicsAreNoSuccess(t *testing.T) {
	defer func() {
		if r := recover(); r != "a bug" {
			t.Errorf("recovered %v", r)
		}
	}()
	status := run([]string{"convert", "--to", "xfen", "-j", "1"}, panicking{}, io.Discard, io.Discard)
	t.Errorf("exit status %d", status)
}

// broken is a standard output on a full disk.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestFullDisk(t *testing.T) {
	for _, workers := range []string{"1", "4"} {
		var messages strings.Builder
		in := strings.NewReader(strings.Repeat("8/8/8/8/8/8/8/8 w - - 0 1\n", 100000))
		status := run([]string{"convert", "--to", "xfen", "-j", workers}, in, broken{}, &messages)
		if status != exitFailed || messages.String() != "forsyth: writing: disk full\n" {
			t.Errorf("%s workers: exit status %d, %q", workers, status, messages.String())
		}
	}
}

// closed is a standard output whose reader has left.
type closed struct{}

func (closed) Write([]byte) (int, error) {
	return 0, &fs.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.EPIPE}
}

// TestClosedPipe ends quietly, whoever was to write.
func TestClosedPipe(t *testing.T) {
	for _, line := range []string{"--help", "fmt --help", "man", "codes", "completion bash", "convert --json", "moves startpos"} {
		var messages strings.Builder
		status := run(strings.Fields(line), strings.NewReader("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"), closed{}, &messages)
		if status != exitFailed || messages.String() != "" {
			t.Errorf("%s: exit status %d, %q", line, status, messages.String())
		}
	}
}

// TestJoinRecords joins the words of a record, and nothing else.
func TestJoinRecords(t *testing.T) {
	takesValue := map[string]bool{"--output": true, "-o": true}
	for line, want := range map[string]string{
		"convert 8/8/8 w - -0 1":        "convert|8/8/8 w - -0 1",
		"convert 8/8/8 w - - --to xfen": "convert|8/8/8 w - -|--to|xfen",
		"convert -o a/b/c 8/8/8 w":      "convert|-o|a/b/c|8/8/8 w",
		"convert -qo a/b/c d":           "convert|-qo|a/b/c|d",
		"convert -oa/b/c 8/8/8 w":       "convert|-oa/b/c|8/8/8 w",
		"convert --output a/b/c d":      "convert|--output|a/b/c|d",
		"convert a/b/c run_test.go":     "convert|a/b/c|run_test.go",
		"convert 8/8/8/8/8/8/8/8":       "convert|8/8/8/8/8/8/8/8",
		"convert /no/such/file w":       "convert|/no/such/file|w",
		"convert ../a/b.fen w":          "convert|../a/b.fen|w",
		"convert -- 8/8/8 w":            "convert|--|8/8/8|w",
		"diff 8/8/8 w startpos":         "diff|8/8/8 w|startpos",
		"diff 8/8/8 8/8/8~w~-~-":        "diff|8/8/8|8/8/8 w - -", // ~ for a blank in quotes
		"check 8/8/8 w - - id A~B":      "check|8/8/8 w - - id A B",
	} {
		var args []string
		for _, arg := range strings.Fields(line) {
			args = append(args, strings.ReplaceAll(arg, "~", " "))
		}
		if got := strings.Join(joinRecords(args, takesValue), "|"); got != want {
			t.Errorf("%s: %s, want %s", line, got, want)
		}
	}
}
