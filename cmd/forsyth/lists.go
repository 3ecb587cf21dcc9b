package main

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
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
	w := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		fmt.Fprintln(w, strings.TrimRight(strings.Join(row, "\t"), "\t"))
	}
	return w.Flush()
}

func listJSON(s *streams, columns []string, rows [][]string) error {
	for _, row := range rows {
		object := map[string]string{}
		for i, column := range columns {
			object[column] = row[i]
		}
		if _, err := s.out.Write(append(diag.AppendJSON(nil, object), '\n')); err != nil {
			return err
		}
	}
	return nil
}

type dialectsCmd struct{ listFlags }

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

func (c *variantsCmd) Run(s *streams) error {
	own, err := c.variants()
	if err != nil {
		return err
	}
	var rows [][]string
	for _, v := range slices.Concat(ast.Variants, own) {
		rows = append(rows, []string{v.Name, v.Title, v.Geometry.String(), strings.Join(v.Aliases, " ")})
	}
	return c.list(s, []string{"name", "title", "board", "aliases"}, rows)
}

type lettersCmd struct{ listFlags }

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
