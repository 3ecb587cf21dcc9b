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
	return conversions(t, "to", name, func(one, other *dialects.Dialect) string { return conversion(t, one, other) })
}

// fromTable shows what becomes of the example of each other dialect in one.
func fromTable(t *testing.T, name string) string {
	return conversions(t, "from", name, func(one, other *dialects.Dialect) string { return conversion(t, other, one) })
}

// conversions is a table with a row for each other dialect than the one named.
func conversions(t *testing.T, direction, name string, cells func(one, other *dialects.Dialect) string) string {
	t.Helper()
	one, _ := dialects.Named(name)
	var table strings.Builder
	table.WriteString("| " + direction + " " + conversionHead)
	for _, other := range dialects.All() {
		if other != one {
			fmt.Fprintf(&table, "| [%v](%v.md) %s\n", other, other, cells(one, other))
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
