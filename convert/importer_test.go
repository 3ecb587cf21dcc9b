package convert_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestImporter builds a module of its own that uses the library as others do,
// and converts a book with it.
func TestImporter(t *testing.T) {
	answer, err := os.ReadFile("../testdata/books/mixed.xfen.epd")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "run", ".", "../books/mixed.epd")
	cmd.Dir = "../testdata/importer"
	var errors strings.Builder
	cmd.Stderr = &errors
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, errors.String())
	}
	var want strings.Builder
	for line := range strings.Lines(string(answer)) {
		if line[0] != '#' {
			want.WriteString(line)
		}
	}
	if diff := cmp.Diff(want.String(), string(out)); diff != "" {
		t.Error(diff)
	}
	if !strings.Contains(errors.String(), "epd:20 ") {
		t.Errorf("the book has 20 records of four fields, the importer counts %s", errors.String())
	}
}
