//go:build unix

package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// heard is what a command and all that it has started write, who keep it open until they
// end.
type heard struct {
	sync.Mutex
	text    strings.Builder
	isEnded bool
}

// Write implements io.Writer.
func (h *heard) Write(p []byte) (int, error) {
	h.Lock()
	defer h.Unlock()
	return h.text.Write(p)
}

func (h *heard) has(text string) bool {
	h.Lock()
	defer h.Unlock()
	return strings.Contains(h.text.String(), text)
}

func (h *heard) hasEnded() bool {
	h.Lock()
	defer h.Unlock()
	return h.isEnded
}

// startHanging asks a program about one case with more flags: a shell, whose child neither
// answers nor ends.
func startHanging(t *testing.T, flags ...string) (*exec.Cmd, *heard) {
	t.Helper()
	suite := t.TempDir()
	for name, text := range map[string]string{
		"one.jsonl": `{"topic":"one","source":"This test."}
{"id":"one/hangs","dialect":"fen","input":"1","verdict":"accept","rule":"r","certainty":"decision"}
`,
		"answers": "one/hangs HANG\n",
	} {
		if err := os.WriteFile(filepath.Join(suite, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	args := append([]string{"conformance", "-v", "--suite", suite, "--against", `sh -c "peer '` + suite + `/answers'; true"`}, flags...)
	c := exec.Command("forsyth", args...)
	c.Stdout, c.Stderr = w, w
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	h := &heard{}
	go func() {
		io.Copy(h, r)
		h.Lock()
		h.isEnded = true
		h.Unlock()
	}()
	return c, h
}

// TestTimeoutEndsChildren asks that a program which takes too long ends with its own
// children.
func TestTimeoutEndsChildren(t *testing.T) {
	c, h := startHanging(t, "--timeout", "1s")
	c.Wait()
	waitFor(t, h.hasEnded) // before that not all is heard
	if c.ProcessState.ExitCode() != exitFaults || !h.has("no answer within 1s") {
		t.Errorf("%v\n%s", c.ProcessState, h.text.String())
	}
}

// TestSignalEndsChildren asks that so does one of a command that is told to end.
func TestSignalEndsChildren(t *testing.T) {
	skipIgnored(t, syscall.SIGINT)
	c, h := startHanging(t, "--timeout", "1h")
	waitFor(t, func() bool { return h.has("started") })
	if err := c.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	c.Wait()
	waitFor(t, h.hasEnded)
	if status := c.ProcessState.ExitCode(); status != 128+int(syscall.SIGINT) {
		t.Errorf("exit status %d\n%s", status, h.text.String())
	}
}
