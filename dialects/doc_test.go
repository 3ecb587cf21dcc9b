package dialects_test

import (
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestLenienciesAreDocumented looks for each leniency in the bullets of the
// package comment: of this package, or of the one that reads moves.
func TestLenienciesAreDocumented(t *testing.T) {
	records, moves := documented(t, "doc.go"), documented(t, "../rules/san/doc.go")
	for code := range ast.Leniencies.All() {
		named := records
		if code.IsAboutMoves() {
			named = moves
		}
		if !named[code.String()] {
			t.Errorf("%v is not in the package comment", code)
		}
	}
}

// documented returns the words of the bullets of a package comment.
func documented(t *testing.T, name string) map[string]bool {
	t.Helper()
	doc, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	_, bullets, _ := strings.Cut(string(doc), "//   - ")
	words := strings.FieldsFunc(bullets, func(c rune) bool { return !(c == '-' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9') })
	named := map[string]bool{}
	for _, word := range words {
		named[word] = true
	}
	return named
}
