package dialects_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestVariantFolders asks for a folder of testdata for each row of the table of
// variants, and none besides, with the start among its valid records.
func TestVariantFolders(t *testing.T) {
	entries, err := os.ReadDir(filepath.Join("..", "testdata", "variants"))
	if err != nil {
		t.Fatal(err)
	}
	var folders, names []string
	for _, entry := range entries {
		folders = append(folders, entry.Name())
	}
	for _, v := range ast.Variants {
		names = append(names, v.Name)
	}
	slices.Sort(names)
	if !slices.Equal(folders, names) {
		t.Errorf("folders %v, variants %v", folders, names)
	}
	for _, v := range ast.Variants {
		valid, err := dialecttest.Valid(testdata("variants/" + v.Name))
		if err != nil {
			t.Error(err)
		}
		isStart := func(c dialecttest.Case) bool { return c.Text == v.Start }
		if len(valid) < 2 || v.Start != "" && !slices.ContainsFunc(valid, isStart) {
			t.Errorf("%s: %d valid records, want its start and another", v.Name, len(valid))
		}
	}
}
