package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestFiles asks that the files of the suite are those that this program writes, and
// that there are no others.
func TestFiles(t *testing.T) {
	known := map[string]bool{}
	for _, f := range files {
		path := filepath.Join("..", f.name+".jsonl")
		known[path] = true
		got, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
			continue
		}
		if string(got) != string(f.lines()) {
			t.Errorf("%s is not what go run ./testdata/conformance/generate writes", path)
		}
	}
	paths, err := filepath.Glob("../*.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		if !known[path] {
			t.Errorf("nothing makes %s", path)
		}
	}
}

// TestImports asks that the expected values cannot come from the code that they judge:
// of this module the program imports the form of the suite and of the records alone.
func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	const module = "github.com/forsyth-notation/forsyth/"
	for _, name := range strings.Fields(string(out)) {
		if rest, ours := strings.CutPrefix(name, module); ours && !strings.HasPrefix(rest, "testdata/conformance") && rest != "dialects/dialecttest/blocks" {
			t.Errorf("the program imports %s", rest)
		}
	}
}

// TestFailure asks that the program says what is wrong, and writes nothing, where there is
// no such folder and where the records are not beside it.
func TestFailure(t *testing.T) {
	root := t.TempDir()
	folder := filepath.Join(root, "conformance")
	if out, err := exec.Command("go", "run", ".", "-dir", folder).CombinedOutput(); err == nil || !strings.Contains(string(out), folder) || strings.Contains(string(out), "goroutine") {
		t.Errorf("without a folder: %v %s", err, out)
	}
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "run", ".", "-dir", folder).CombinedOutput(); err == nil || !strings.Contains(string(out), "cannot be made") || strings.Contains(string(out), "goroutine") {
		t.Errorf("without records: %v %s", err, out)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Errorf("written: %v %v", left, err)
	}
}
