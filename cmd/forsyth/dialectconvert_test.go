package main

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

const conversionHead = "| lost | assumed | changed | written |\n| --- | --- | --- | --- | --- |\n"

// toTable shows what becomes of the example of a dialect in each other one.
func toTable(t *testing.T, name string) string {
	from, _ := dialects.Named(name)
	var table strings.Builder
	table.WriteString("| to " + conversionHead)
	for _, to := range dialects.All() {
		if to != from {
			fmt.Fprintf(&table, "| [%v](%v.md) %s\n", to, to, conversion(t, from, to))
		}
	}
	return table.String()
}

// fromTable shows what becomes of the example of each other dialect in one.
func fromTable(t *testing.T, name string) string {
	to, _ := dialects.Named(name)
	var table strings.Builder
	table.WriteString("| from " + conversionHead)
	for _, from := range dialects.All() {
		if to != from {
			fmt.Fprintf(&table, "| [%v](%v.md) %s\n", from, from, conversion(t, from, to))
		}
	}
	return table.String()
}

// conversion converts the example of a dialect, and says in cells what that costs.
func conversion(t *testing.T, from, to *dialects.Dialect) string {
	text, report, err := convert.Text(from.Example, convert.Options{From: from, To: to})
	if found := (ast.Diagnostics)(nil); errors.As(err, &found) {
		first := found[0]
		return fmt.Sprintf("| | | | refused: %s: %s |", codeLink(first.Code), cell(diag.Message(&first, diag.English)))
	} else if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("| %s | %s | %s | %s |", noted(report.Lost), noted(report.Assumed), noted(report.Changed), code(text))
}

// noted names the fields of notes, with what was lost or stands there; the placement, which
// is long, stands in the record itself.
func noted(notes []convert.Note) string {
	var words []string
	for _, n := range notes {
		word := n.Field.String()
		if n.Text != "" && n.Field != ast.PlacementField {
			word += " " + code(n.Text)
		}
		words = append(words, word)
	}
	return strings.Join(words, ", ")
}
