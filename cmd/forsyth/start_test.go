package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
)

const kingsAlone = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

// TestFlagsOfOneCommand asks that a run does not pay for the flags of all commands.
func TestFlagsOfOneCommand(t *testing.T) {
	building := func(isNamed func(string) bool) float64 {
		return testing.AllocsPerRun(1, func() {
			if _, err := (&streams{out: io.Discard, err: io.Discard}).parser(isNamed); err != nil {
				t.Fatal(err)
			}
		})
	}
	all := building(anyName)
	for _, line := range [][]string{{"convert", "--to", "fen", kingsAlone}, {"check", "book.epd"}, {kingsAlone}, {"--json", kingsAlone}} {
		if one := building(namesIn(line)); one > all/3 {
			t.Errorf("%q: %v allocations, of %v with the flags of all commands", line, one, all)
		}
	}
	for _, line := range [][]string{nil, {"--version"}, {"--help"}} {
		if none := building(namesIn(line)); none > all/20 {
			t.Errorf("%q: %v allocations, of %v with the flags of all commands", line, none, all)
		}
	}
}

// TestFlagsOfAnotherCommand asks that a flag is told from those of the command that the
// record makes of the line, which is named nowhere in it.
func TestFlagsOfAnotherCommand(t *testing.T) {
	for _, line := range [][]string{{"--to", "fen", kingsAlone}, {kingsAlone, "--to", "fen"}, {kingsAlone, "--to", "convert"}} {
		var messages strings.Builder
		status := run(line, strings.NewReader(""), io.Discard, &messages)
		for _, want := range []string{"unknown flag --to", `"--to-letters"`, "(see: forsyth explain --help)"} {
			if status != exitFailed || !strings.Contains(messages.String(), want) {
				t.Errorf("%q: status %d, no %s in %q", line, status, want, &messages)
			}
		}
	}
}

// TestInitIsSmall asks that no table which a run may need is made before it begins.
func TestInitIsSmall(t *testing.T) {
	const most = 1500 // allocations; the table of other programs alone takes as many
	c := exec.Command("forsyth", "--version")
	c.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	packages, total := 0, 0
	for line := range strings.Lines(string(out)) {
		var name, at, clock string
		var bytes, allocs int
		_, err := fmt.Sscanf(line, "init %s @%s ms, %s ms clock, %d bytes, %d allocs", &name, &at, &clock, &bytes, &allocs)
		if err == nil && strings.HasPrefix(name, "github.com/forsyth-notation/forsyth") {
			packages, total = packages+1, total+allocs
			t.Log(line)
		}
	}
	if packages == 0 || total > most {
		t.Errorf("%d allocations in %d packages, want %d at most", total, packages, most)
	}
}
