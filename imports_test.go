package forsyth_test

import (
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/forsyth-notation/forsyth/"

// mayImport says of each package what it may import besides the standard
// library, and after a bar what its tests may, besides that and go-cmp. What is
// ours goes from the lowest package upwards, what is not follows it.
var mayImport = map[string]string{
	".":                           "",
	"grammar/ast":                 " | x/text",
	"grammar/diag":                "grammar/ast uniseg",
	"grammar":                     "grammar/ast participle | dialects/dialecttest testdata/bench/workload",
	"rules":                       "grammar/ast | dialects testdata/bench/workload",
	"rules/san":                   "grammar/ast grammar rules | grammar/diag dialects convert testdata/bench/workload",
	"dialects":                    "grammar/ast grammar x/text | dialects/dialecttest testdata/bench/workload",
	"dialects/variantfile":        "grammar/ast | dialects",
	"dialects/dialecttest/blocks": "",
	"dialects/dialecttest":        "dialects/dialecttest/blocks grammar/ast grammar dialects go-cmp",
	"convert/lint":                "grammar/ast grammar rules | grammar/diag dialects convert",
	"convert/diagram":             "grammar/ast x/image",
	"convert":                     "grammar/ast grammar/diag grammar rules rules/san dialects convert/lint convert/diagram | dialects/dialecttest",
	"convert/stream":              "grammar/ast grammar dialects convert | rules testdata/bench/workload",
	"docs/internal/railroad":      "",
	"cmd/forsyth":                 "grammar/ast grammar/diag grammar rules rules/san dialects dialects/variantfile convert/lint convert/diagram convert convert/stream testdata/conformance kong go-internal klauspost ulikunitz x/term x/text | dialects/dialecttest",
}

func TestImports(t *testing.T) {
	const each = `{{.ImportPath}}/ {{join .Imports " "}} | {{join .TestImports " "}} {{join .XTestImports " "}}`
	list := exec.Command("go", "list", "-f", each, "./...")
	list.Stderr = t.Output()
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(strings.ReplaceAll(string(out), module, "./")), "\n")
	if len(lines) != len(mayImport) {
		t.Errorf("%d packages, %d rows", len(lines), len(mayImport))
	}
	for _, line := range lines {
		words := strings.Fields(line)
		importer := path.Clean(words[0])
		row, ok := mayImport[importer]
		if !ok {
			t.Errorf("no row for package %s", importer)
		}
		code, tests, _ := strings.Cut(row, "|")
		allowed := strings.Fields(code)
		for _, word := range words[1:] {
			if word == "|" {
				allowed = append(allowed, strings.Fields(importer+" go-cmp "+tests)...)
			} else if strings.Contains(word, ".") && !slices.ContainsFunc(allowed, func(a string) bool { return names(a, word) }) {
				t.Errorf("%s imports %s (its code may: %s; its tests: %s)", importer, word, code, tests)
			}
		}
	}
}

// names reports whether a name in the table is that of an import: the path of
// one of ours, a part of the path of any other.
func names(name, imported string) bool {
	if ours, ok := strings.CutPrefix(imported, "./"); ok {
		return name == ours
	}
	return strings.Contains(imported+"/", "/"+name+"/")
}
