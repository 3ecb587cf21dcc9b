package dialects_test

import (
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestLenienciesAreDocumented looks for each leniency in the bullets of the
// package comment.
func TestLenienciesAreDocumented(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, bullets, _ := strings.Cut(string(doc), "//   - ")
	words := strings.FieldsFunc(bullets, func(c rune) bool { return !(c == '-' || c >= 'a' && c <= 'z') })
	named := map[string]bool{}
	for _, word := range words {
		named[word] = true
	}
	for code := range ast.Leniencies.All() {
		if !named[code.String()] {
			t.Errorf("%v is not in the package comment", code)
		}
	}
}
