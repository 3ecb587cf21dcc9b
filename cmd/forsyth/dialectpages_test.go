package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

const dialectPages = "../../docs/dialects"

// pageNames are those of the pages: the dialects, auto, and moves.
func pageNames() (names []string) {
	for _, d := range append(dialects.All(), dialects.Auto) {
		names = append(names, d.Name)
	}
	return append(names, movesGrammar)
}

// TestDialectPages compares what the pages of docs/dialects say between marks, and the
// output of their examples, with what the code makes; -update rewrites both.
func TestDialectPages(t *testing.T) {
	t.Setenv("LANG", "C")
	for _, name := range append(pageNames(), "README") {
		t.Run(name, func(t *testing.T) {
			path, err := filepath.Abs(filepath.Join(dialectPages, name+".md"))
			if err != nil {
				t.Fatal(err)
			}
			page, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			made := withSections(t, name, string(page))
			checkPage(t, path, made)
		})
	}
}

// TestDialectPagesThere asks that docs/dialects has these pages and no others, with these
// parts.
func TestDialectPagesThere(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(dialectPages, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".md")
		if name != "README" && !slices.Contains(pageNames(), name) {
			t.Errorf("%s: no such dialect", file)
		}
	}
	for _, name := range pageNames() {
		page, err := os.ReadFile(filepath.Join(dialectPages, name+".md"))
		if err != nil {
			t.Fatal(err)
		}
		parts := []string{consoleFence + "$ forsyth ", "<!-- example ", "--strict", "generated: leniencies ", "generated: errors ", "../grammar/"}
		if d, ok := dialects.Named(name); ok && d != dialects.Auto {
			parts = append(parts, "](../grammar/"+name+".ebnf)", "![", "](../grammar/"+name+".svg)", "generated: to ", "generated: from ", d.Example)
		}
		for _, part := range parts {
			if !strings.Contains(string(page), part) {
				t.Errorf("%s.md has no %q", name, part)
			}
		}
	}
}

var section = regexp.MustCompile(`(?s)<!-- generated: ([a-z]+) -->\n.*?<!-- end -->\n`)

// withSections returns a page with what is made of the code between its marks.
func withSections(t *testing.T, name, page string) string {
	return section.ReplaceAllStringFunc(page, func(old string) string {
		kind := section.FindStringSubmatch(old)[1]
		var table string
		switch kind {
		case "leniencies":
			table = leniencyTable(foundBy(t, name))
		case "errors":
			table = errorTable(foundBy(t, name))
		case "to":
			table = toTable(t, name)
		case "from":
			table = fromTable(t, name)
		case "detected":
			table = detectedTable(t)
		case "index":
			table = indexTable()
		default:
			t.Errorf("nothing makes %q", kind)
		}
		return fmt.Sprintf("<!-- generated: %s -->\n%s<!-- end -->\n", kind, table)
	})
}

// codeLink names a code and leads to its description.
func codeLink(c ast.Code) string { return fmt.Sprintf("[%v](../diagnostics.md#%v)", c, c) }

// leniencyTable lists warnings by the field that they are about, and whether a strict
// reader refuses what they are of.
func leniencyTable(codes []ast.Code) string {
	return tables(codes, ast.Warning, "| warning | what is found | with `--strict` |\n| --- | --- | --- |\n", func(c ast.Code) string {
		return fmt.Sprintf("| %s | %s | %v |\n", codeLink(c), cell(diag.Summary(c, diag.English)), c.Severity(true))
	})
}

// errorTable lists what refuses a record whatever the reader, by fields.
func errorTable(codes []ast.Code) string {
	return tables(codes, ast.Error, "| error | what is found |\n| --- | --- |\n", func(c ast.Code) string {
		return fmt.Sprintf("| %s | %s |\n", codeLink(c), cell(diag.Summary(c, diag.English)))
	})
}

// tables makes a table of the codes of a severity for each field.
func tables(codes []ast.Code, severity ast.Severity, head string, row func(ast.Code) string) string {
	var all strings.Builder
	for field := ast.NoField; field <= ast.MovesField; field++ {
		var rows strings.Builder
		for _, c := range codes {
			if c.Field() == field && c.Severity(false) == severity {
				rows.WriteString(row(c))
			}
		}
		if rows.Len() > 0 {
			fmt.Fprintf(&all, "\nThe %s:\n\n%s%s", diag.FieldTitle(field, diag.English), head, rows.String())
		}
	}
	if all.Len() == 0 {
		return "\nNone of its own.\n\n"
	}
	return all.String() + "\n"
}

// cell makes a text one of a table of Markdown.
func cell(text string) string { return strings.ReplaceAll(escape(text), "|", `\|`) }

// code makes a text one that stands in a table as it is.
func code(text string) string {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "|", `\|`), "\n", " ")
	if strings.Contains(text, "`") {
		return "`` " + text + " ``"
	}
	return "`" + text + "`"
}

// detectedTable shows what auto takes the example of each dialect for, and why.
func detectedTable(t *testing.T) string {
	var table strings.Builder
	table.WriteString("| record | is | because |\n| --- | --- | --- |\n")
	for _, d := range dialects.All() {
		got, err := dialects.Detect(d.Example)
		if err != nil || got.Dialect.Name != d.Name && !slices.ContainsFunc(got.Others, func(o *dialects.Dialect) bool { return o.Name == d.Name }) {
			t.Errorf("%s is taken for %v, %v", d.Example, got.Dialect, err)
		}
		var why []string
		for _, reason := range got.Reasons {
			why = append(why, cell(diag.Message(&reason, diag.English)))
		}
		fmt.Fprintf(&table, "| %s | [%v](%v.md) | %s |\n", code(d.Example), got.Dialect, got.Dialect, strings.Join(why, "; "))
	}
	return table.String()
}

// indexTable lists the dialects.
func indexTable() string {
	var table strings.Builder
	table.WriteString("| name | title | example | source | grammar |\n| --- | --- | --- | --- | --- |\n")
	for _, d := range dialects.All() {
		fmt.Fprintf(&table, "| [%s](%s.md) | %s | %s | %s | [EBNF](../grammar/%s.ebnf), [diagrams](../grammar/%s.svg) |\n",
			d.Name, d.Name, d.Title, code(d.Example), cell(d.Source), d.Name, d.Name)
	}
	fmt.Fprintf(&table, "| [auto](auto.md) | %s | | %s | |\n", dialects.Auto.Title, dialects.Auto.Source)
	return table.String()
}
