package variantfile

import (
	"os"
	"strings"
	"testing"
)

// TestPage asks that docs/variant-files.md names every key that is read.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/variant-files.md")
	if err != nil {
		t.Fatal(err)
	}
	check := func(key string) {
		if !strings.Contains(string(page), "`"+key+"`") {
			t.Errorf("the page does not have %s", key)
		}
	}
	for piece := range pieces {
		if !isCustom(piece) {
			check(pieces[piece].key)
		}
	}
	for key := range keys() {
		check(key)
	}
}
