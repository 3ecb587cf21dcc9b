package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/google/go-cmp/cmp"
)

// TestDiagnosticsPage compares docs/diagnostics.md with the catalogue and what the
// examples print; -update rewrites it.
func TestDiagnosticsPage(t *testing.T) {
	checkPage(t, "../../docs/diagnostics.md", diagnosticsPage(t))
}

// checkPage compares a page of docs with what is made of the code; -update rewrites it.
func checkPage(t *testing.T, path, page string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(page), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(page, "\n")); diff != "" {
		t.Errorf("%s (-file +code):\n%s", path, diff)
	}
}

const diagnosticsHead = `# Diagnostics

What Forsyth finds in texts, by the level at which it looks and by the field that is
in question. Each code has its severity (and that with ` + "`--strict`" + `, where that
is another), its message, an ellipsis for what differs from finding to finding, what
to do about it, and a command that finds it with what the command prints of that code:
often it finds more in the same text. ` + "`forsyth codes CODE`" + ` shows the same, in
English, Portuguese and Spanish.

Codes are stable; the wording of messages is not. What programs are given of a finding
has the keys that [json.md](json.md#findings) lists.
`

var levelHeads = map[ast.Level]string{
	ast.SyntaxLevel:     "What is wrong or odd in the text itself; and the notes of conversions and detections.",
	ast.ConsistentLevel: "What fields say that cannot be of one another, or of the board.",
	ast.LegalLevel:      "Positions that no game leads to, and moves that cannot be made.",
	ast.SuspiciousLevel: "What a game can lead to, and is probably a mistake all the same.",
}

func diagnosticsPage(t *testing.T) string {
	var page strings.Builder
	page.WriteString(diagnosticsHead)
	for level := ast.SyntaxLevel; level.IsValid(); level++ {
		for field := ast.NoField; field <= ast.MovesField; field++ {
			for i, code := range codesOf(level, field) {
				if i == 0 && !strings.Contains(page.String(), levelHead(level)) {
					page.WriteString(levelHead(level))
				}
				if i == 0 {
					fmt.Fprintf(&page, "\n### %v: %v\n", level, field)
				}
				describe(t, &page, code)
			}
		}
	}
	return page.String()
}

func levelHead(level ast.Level) string {
	return fmt.Sprintf("\n## Level %v\n\n%s\n", level, levelHeads[level])
}

func codesOf(level ast.Level, field ast.Field) (codes []ast.Code) {
	for _, code := range ast.AllCodes() {
		if code.Level() == level && code.Field() == field {
			codes = append(codes, code)
		}
	}
	return codes
}

func describe(t *testing.T, page *strings.Builder, code ast.Code) {
	e := entryOf(code, diag.English)
	fmt.Fprintf(page, "\n#### %s\n\n**%s**: %s\n\nCure: %s\n", e.Code, e.severities(), escape(e.Message), escape(e.Help))
	x, ok, err := exampleOf(code)
	if err != nil {
		t.Fatal(err)
	}
	if ok {
		is := x.run(code, diag.English)
		fmt.Fprintf(page, "\n```\n$ %s\n%s```\n", x, is.text(diag.English))
	}
}

// escape makes text of Markdown what it looks like.
func escape(text string) string {
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "_", `\_`, "<", `\<`, "[", `\[`, "#", `\#`, "~", `\~`, "`", "\\`").Replace(text)
}
