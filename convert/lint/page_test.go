package lint_test

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	gocmp "github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the page of docs")

// TestPage compares docs/peers.md with the tables; -update rewrites it.
func TestPage(t *testing.T) {
	got := page()
	path := filepath.Join("..", "..", "docs", "peers.md")
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := gocmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("%s (-file +tables):\n%s", path, diff)
	}
}

func page() string {
	var page strings.Builder
	page.WriteString(pageHead)
	for _, p := range lint.Programs() {
		castling := p.Chess
		if p.Chess960 != p.Chess {
			castling += ", in Chess960 " + p.Chess960
		}
		fmt.Fprintf(&page, "| %s | %s | %s | %s | %s | %s | %s |\n", strings.Join(append([]string{p.Name}, p.Aliases...), ", "),
			p.Title, p.Version, cmp.Or(p.Date, "unknown"), castling, p.EnPassant, p.Checks)
	}
	for _, p := range lint.Programs() {
		how := "read, not run"
		if p.WasRun {
			how = "run"
		}
		fmt.Fprintf(&page, "\n## %s\n\nVersion %s, %s.\n\n%s", p.Title, p.Release(), how, rowsHead)
		for _, r := range p.Rows() {
			page.WriteString(line(&r))
		}
	}
	return page.String()
}

// line is what a program does with one thing.
func line(r *lint.Row) string {
	does := r.Effect().String()
	if phrase := r.Does(); phrase != "" {
		does += ": " + diag.Phrase(phrase, diag.English)
	}
	name := strings.ReplaceAll(diag.Phrase(r.Feature().Name, diag.English), "|", `\|`) // a bar would end the cell
	return fmt.Sprintf("| %s | %s | %s | %s |\n", name, does,
		cmp.Or(strings.Join(r.Modes(), ", "), "any"), cmp.Or(strings.Join(r.Evidence(), " "), "its source"))
}

const pageHead = `# What other programs make of a record

What ` + "`forsyth check --for PROGRAM`" + ` tells, and ` + "`forsyth convert --for PROGRAM`" + ` goes by. The tables are
those that the code runs on: ` + "`convert/lint/programs.tsv`" + ` and ` + "`convert/lint/peers.tsv`" + `. A program was run with
184 texts, and each row names those that show it (#N of the first list, 2#N to 4#N of the others), or the program's
source was read. What stands in no row is not known to be taken otherwise than it is meant; what another version
does is not known at all.

- *refuses*: it reads nothing of the record.
- *differs*: it reads another position.
- *flags*: it reads the record, and calls the position invalid.
- *drops*: it leaves out what the text states, and says nothing.
- *rewrites*: it leaves out an en passant square on which nothing can be captured, so that the same moves are legal.

What is written for each:

| program | title | version | date | castling | en passant squares | check counts |
| --- | --- | --- | --- | --- | --- | --- |
`

const rowsHead = `| of a record with | it | in | seen in |
| --- | --- | --- | --- |
`

// TestPhrases asks for words, in every language, for all that the table tells.
func TestPhrases(t *testing.T) {
	for _, p := range lint.Programs() {
		for _, r := range p.Rows() {
			for _, lang := range diag.Langs() {
				for _, phrase := range []ast.Phrase{r.Feature().Name, r.Does()} {
					if phrase != "" && diag.Phrase(phrase, lang) == string(phrase) {
						t.Errorf("%s: no words in %v for %s", p.Name, lang, phrase)
					}
				}
			}
		}
	}
}
