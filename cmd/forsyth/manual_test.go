package main

import (
	"bytes"
	"io"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

func manualPage(t *testing.T) string {
	t.Helper()
	var out strings.Builder
	if status := run([]string{"man"}, strings.NewReader(""), &out, io.Discard); status != exitSound {
		t.Fatalf("man: exit status %d", status)
	}
	return out.String()
}

// TestManualLint asks mandoc for what is wrong with the page.
func TestManualLint(t *testing.T) {
	if _, err := exec.LookPath("mandoc"); err != nil {
		t.Skip("SKIPPED: mandoc is not installed")
	}
	lint := exec.Command("mandoc", "-T", "lint")
	lint.Stdin = strings.NewReader(manualPage(t))
	if out, err := lint.CombinedOutput(); err != nil || len(bytes.TrimSpace(out)) > 0 {
		t.Errorf("mandoc: %v\n%s", err, out)
	}
}

// TestManualIsWhole asks that each command and flag is in the page, and that no hyphen is
// left to be made a dash.
func TestManualIsWhole(t *testing.T) {
	parser, err := (&streams{out: io.Discard, err: io.Discard}).parser(anyName)
	if err != nil {
		t.Fatal(err)
	}
	page := manualPage(t)
	has := func(pattern string) {
		if !regexp.MustCompile(`(?m)` + pattern).MatchString(page) {
			t.Errorf("no %s", pattern)
		}
	}
	for _, node := range parser.Model.Children {
		has(`^\.Ss ` + node.Name + `$`)
		for _, f := range node.Flags {
			has(`^\.(It )?(Fl . , )?Fl Fl ` + regexp.QuoteMeta(mdocText(f.Name)) + `( |$)`)
		}
	}
	if bare := regexp.MustCompile(`(?m)^[^.].*[^\\]-`).FindString(page); bare != "" {
		t.Errorf("a bare hyphen: %s", bare)
	}
	if page != manualPage(t) {
		t.Error("the page is not the same twice")
	}
}
