package main

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/rules"
)

// listFlags say in which form a command prints what it lists or tells.
type listFlags struct {
	Format string `enum:"text,json" default:"text" help:"Form of the output: text or json (a JSON object a line)."`
	JSON   bool   `name:"json" help:"Short for --format json."`
}

func (f *listFlags) isJSON() bool { return f.JSON || f.Format == "json" }

// list prints rows as a table, or as JSON Lines with the names of the columns.
func (f *listFlags) list(s *streams, columns []string, rows [][]string) error {
	if f.isJSON() {
		return listJSON(s, columns, rows)
	}
	var table strings.Builder
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		fmt.Fprintln(w, strings.Join(row, "\t"))
	}
	w.Flush() // of a builder: no error
	for line := range strings.Lines(table.String()) {
		if _, err := fmt.Fprintln(s.out, strings.TrimRight(line, " \n")); err != nil {
			return err
		}
	}
	return nil
}

func listJSON(s *streams, columns []string, rows [][]string) error {
	for _, row := range rows {
		if _, err := s.out.Write(append(diag.AppendJSON(nil, byName(columns, row)), '\n')); err != nil {
			return err
		}
	}
	return nil
}

// byName returns the columns of a row by their names.
func byName(columns, row []string) map[string]string {
	object := map[string]string{}
	for i, column := range columns {
		object[column] = row[i]
	}
	return object
}

type dialectsCmd struct{ listFlags }

// Help is shown by --help.
func (c *dialectsCmd) Help() string {
	return `Prints name, title, source and an example of each dialect.

Examples:
  forsyth dialects
  forsyth dialects --json | jq -r .name`
}

func (c *dialectsCmd) Run(s *streams) error {
	var rows [][]string
	for _, d := range append(dialects.All(), dialects.Auto) {
		rows = append(rows, []string{d.Name, d.Title, d.Source, d.Example})
	}
	return c.list(s, []string{"name", "title", "source", "example"}, rows)
}

type variantsCmd struct {
	listFlags
	variantFileFlag
}

// Help is shown by --help.
func (c *variantsCmd) Help() string {
	return `Prints name, title, board, letters of the men, whether the rules are known so that moves are, and other names. In
JSON there is the start position too.

Examples:
  forsyth variants
  forsyth variants --variant-file mine.ini
  forsyth variants --json | jq -r 'select(.rules == "yes") | .start'`
}

func (c *variantsCmd) Run(s *streams) error {
	own, err := c.variants()
	if err != nil {
		return err
	}
	columns := []string{"name", "title", "board", "letters", "rules", "aliases", "start"}
	shown := len(columns)
	if !c.isJSON() {
		shown-- // starts are longer than a line
	}
	var rows [][]string
	for _, v := range slices.Concat(ast.Variants, own) {
		row := []string{v.Name, v.Title, v.Geometry.String(), menOf(v), rulesOf(v), strings.Join(v.Aliases, " "), v.Start}
		rows = append(rows, row[:shown])
	}
	return c.list(s, columns[:shown], rows)
}

// menOf returns the letters of the men of a variant, one each, as for White.
func menOf(v *ast.Variant) string {
	var letters strings.Builder
	seen := ast.RolesOf()
	for _, m := range v.Spelling().Men {
		if v.Roles.Has(m.Role) && !seen.Has(m.Role) {
			letters.WriteString(m.White)
		}
		seen.Add(m.Role)
	}
	return letters.String()
}

// rulesOf says whether the rules of a variant are known, so that its moves are.
func rulesOf(v *ast.Variant) string {
	if rules.Known(v) {
		return "yes"
	}
	return "-"
}

type lettersCmd struct{ listFlags }

// Help is shown by --help.
func (c *lettersCmd) Help() string {
	return `Prints tag, name of the language, its letters for king, queen, rook, bishop, knight and pawn, and the source.

Examples:
  forsyth letters
  forsyth letters --json | jq -r 'select(.knight == "S") | .tag'`
}

// Run lists the letters of the six men of chess. A language in whose letters no
// diagram can be read has no letters there.
func (c *lettersCmd) Run(s *streams) error {
	var rows [][]string
	for _, l := range ast.Languages() {
		row := []string{l.Tag, l.Title}
		_, collides := l.Collision(ast.Chess)
		for _, role := range []ast.Role{ast.King, ast.Queen, ast.Rook, ast.Bishop, ast.Knight, ast.Pawn} {
			letter := l.For(ast.Chess).Spell(role, ast.White)
			if collides {
				letter = "-"
			}
			row = append(row, letter)
		}
		rows = append(rows, append(row, l.Source))
	}
	return c.list(s, []string{"tag", "title", "king", "queen", "rook", "bishop", "knight", "pawn", "source"}, rows)
}
