package dialects_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestFixesOfRealRecords applies each repair to records of real EPD files, twenty of
// each kind a file: what it repairs is gone, and the record can still be read.
func TestFixesOfRealRecords(t *testing.T) {
	files, err := filepath.Glob("../../shared/corpora/*/*/*.epd")
	if err != nil || len(files) == 0 {
		t.Skip("SKIPPED: no collection of real files beside the project:", err)
	}
	const most = 20
	total := 0
	for _, file := range files {
		if strings.Contains(file, "ianfab") { // other games
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[ast.Code]int{}
		for line := range strings.SplitSeq(string(data), "\n") {
			for _, d := range []*dialects.Dialect{dialects.Auto, dialects.EPD} {
				total += checkRepairs(t, d, line, seen, most)
			}
		}
	}
	t.Logf("%d repairs", total)
}

// checkRepairs applies the repairs of a record, up to so many of a code.
func checkRepairs(t *testing.T, d *dialects.Dialect, line string, seen map[ast.Code]int, most int) (n int) {
	t.Helper()
	rec, err := d.Parse(line)
	isNew := false
	for code := range rec.Warnings.All() {
		isNew = isNew || seen[code] < most
	}
	if err != nil || !isNew {
		return 0
	}
	found := d.Diagnose(line)
	count := countOf(found)
	for _, f := range found {
		if seen[f.Code]++; len(f.Fixes) == 0 || seen[f.Code] > most {
			continue
		}
		n++
		again := d.Diagnose(ast.Apply(line, f.Fixes))
		if again.Err() != nil || countOf(again)[f.Code] >= count[f.Code] {
			t.Errorf("%v: %v of %q: fixed it is %q: %v", d, f, line, ast.Apply(line, f.Fixes), again)
		}
	}
	return n
}

func countOf(found ast.Diagnostics) map[ast.Code]int {
	count := map[ast.Code]int{}
	for _, f := range found {
		count[f.Code]++
	}
	return count
}
