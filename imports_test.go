package forsyth_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/forsyth-notation/forsyth/"

// onlyImporters are packages of others and the one package that imports them.
var onlyImporters = map[string]string{
	"github.com/alecthomas/participle/v2": "grammar",
	"github.com/alecthomas/kong":          "cmd/forsyth",
}

// mayImport are packages that import none of others, and of ours only these.
var mayImport = map[string][]string{"grammar/ast": nil, "rules": {"grammar/ast"}}

func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	seen := map[string]bool{}
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(strings.ReplaceAll(line, module, ""))
		importer := words[0]
		seen[importer] = true
		allowed, isLeaf := mayImport[importer]
		for _, path := range words[1:] {
			isOurs := strings.Contains(line, " "+module+path)
			if isLeaf && (isOurs || strings.Contains(path, ".")) && !slices.Contains(allowed, path) {
				t.Errorf("%s imports %s", importer, path)
			}
			for foreign, only := range onlyImporters {
				if importer != only && (path == foreign || strings.HasPrefix(path, foreign+"/")) {
					t.Errorf("%s imports %s", importer, path)
				}
			}
		}
	}
	for importer := range mayImport {
		if !seen[importer] {
			t.Errorf("no package %s", importer)
		}
	}
}
