//go:build unix

package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestKilled ends long runs, which leave the file of -o as it was, and nothing beside it.
func TestKilled(t *testing.T) {
	const before = "what was there\n"
	for _, out := range []string{"new.fen", "old.fen", "old.fen.gz"} {
		for _, end := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP} {
			t.Run(out+" "+end.String(), func(t *testing.T) {
				skipIgnored(t, end)
				dir := t.TempDir()
				if strings.HasPrefix(out, "old") {
					if err := os.WriteFile(filepath.Join(dir, out), []byte(before), 0o666); err != nil {
						t.Fatal(err)
					}
				}
				killRun(t, dir, out, end)
				for _, name := range filesOf(t, dir) {
					data, err := os.ReadFile(filepath.Join(dir, name))
					if name != out || out == "new.fen" || err != nil || string(data) != before {
						t.Errorf("left: %s, %v, %q", name, err, data)
					}
				}
			})
		}
	}
}

// skipIgnored skips where a signal is ignored, as under nohup, and the runs ignore it as well.
func skipIgnored(t *testing.T, end syscall.Signal) {
	t.Helper()
	if signal.Ignored(end) {
		t.Skipf("SKIPPED: %v is ignored here", end)
	}
}

// TestKilledLate ends a run that has many files behind it: nothing is left beside the one
// that it was at.
func TestKilledLate(t *testing.T) {
	skipIgnored(t, syscall.SIGTERM)
	const files, runs = 200, 5
	long := strings.Repeat("r3k2r/8/8/8/8/8/8/R3K2R W KQkq - 0 1\n", 500000)
	for range runs {
		dir := t.TempDir()
		args := []string{"fmt", "-w"}
		for i := range files {
			args = append(args, fmt.Sprintf("%d.fen", i))
			data := long[:38]
			if i == files-1 {
				data = long
			}
			if err := os.WriteFile(filepath.Join(dir, args[len(args)-1]), []byte(data), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		c := exec.Command("forsyth", args...)
		c.Dir, c.Stderr = dir, t.Output()
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		last := fmt.Sprintf(".%d.fen.", files-1)
		waitFor(t, func() bool { return isWriting(t, dir, last) })
		if err := c.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		c.Wait()
		for _, name := range filesOf(t, dir) {
			if strings.HasPrefix(name, ".") {
				t.Errorf("left: %s", name)
			}
		}
	}
}

// waitFor waits until something is so.
func waitFor(t *testing.T, is func() bool) {
	t.Helper()
	const long = 30 * time.Second
	for start := time.Now(); !is(); time.Sleep(time.Millisecond) {
		if time.Since(start) > long {
			t.Fatal("it did not come to that")
		}
	}
}

// killRun starts a conversion whose input does not end, and ends it when it writes.
func killRun(t *testing.T, dir, out string, end syscall.Signal) {
	t.Helper()
	c := exec.Command("forsyth", "convert", "--to", "xfen", "-o", out)
	c.Dir, c.Stderr = dir, t.Output()
	startRun(t, dir, c)
	defer c.Process.Kill() // if it did not end
	if err := c.Process.Signal(end); err != nil {
		t.Fatal(err)
	}
	c.Wait()
	if status := c.ProcessState.ExitCode(); status != 128+int(end) {
		t.Errorf("exit status %d, want %d", status, 128+int(end))
	}
}

var manyRecords = strings.Repeat("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n", 10000)

// startRun starts a conversion of many records, and returns when it writes. Its input goes
// on until that is closed, or the test ends.
func startRun(t *testing.T, dir string, c *exec.Cmd) io.Closer {
	t.Helper()
	stdin, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stdin.Close() })
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(stdin, manyRecords); err != nil {
		t.Fatal(err)
	}
	waitFor(t, func() bool { return isWriting(t, dir, ".") })
	return stdin
}

// TestIgnored sends a signal that the run was started to ignore, as by nohup: it goes on.
func TestIgnored(t *testing.T) {
	dir := t.TempDir()
	c := exec.Command("sh", "-c", "trap '' HUP; exec forsyth convert --to xfen -o out.fen")
	c.Dir, c.Stderr = dir, t.Output()
	stdin := startRun(t, dir, c)
	defer c.Process.Kill() // if it did not end
	if err := c.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	stdin.Close()
	if err := c.Wait(); err != nil {
		t.Error(err)
	}
	if out, err := os.ReadFile(filepath.Join(dir, "out.fen")); err != nil || string(out) != manyRecords {
		t.Errorf("%d bytes are left, %v, want %d", len(out), err, len(manyRecords))
	}
}

// isWriting reports whether a file is on its way, whose name begins in some way.
func isWriting(t *testing.T, dir, prefix string) bool {
	for _, name := range filesOf(t, dir) {
		info, err := os.Stat(filepath.Join(dir, name))
		if strings.HasPrefix(name, prefix) && err == nil && info.Size() > 0 {
			return true
		}
	}
	return false
}

func filesOf(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}
