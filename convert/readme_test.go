package convert_test

import (
	"os"
	"strings"
	"testing"
)

// TestReadme holds the README to the library: its Go example is the tested
// example of convert.Text, line for line.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(readme), "```go\n")
	example, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("no example in the README")
	}
	var indented strings.Builder
	for line := range strings.Lines(example) {
		indented.WriteString("\t" + line)
	}
	if !strings.Contains(string(source), indented.String()) {
		t.Error("the README's example is not the one that is tested")
	}
	if lines := strings.Count(string(readme), "\n"); lines > 120 {
		t.Errorf("the README has %d lines", lines)
	}
}
