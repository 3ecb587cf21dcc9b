package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// variantsIntro begins docs/variants.md.
const variantsIntro = `# Variants

The games whose records Forsyth reads and writes, from the table in ` + "`grammar/ast/variants_*.go`" + ` that the
code runs on. ` + "`--variant NAME`" + ` takes a name or another name; case, blanks, hyphens and underscores do not count.
Variants of your own are read from files: see [variant-files.md](variant-files.md).

Letters are those of White's men; small ones are Black's. Where the rules are known, moves are played and
positions are judged by them; elsewhere records are read, checked for what their fields say, converted and explained.
What the records of a game have beside those of chess is in the column of that name:

| mark | what it is |
| --- | --- |
| castling | rights as in X-FEN; games without this word have ` + "`-`" + ` there |
| pocket | men that can be dropped, in brackets after the board: ` + "`[QPnp]`" + `; with kings, where those can be in it |
| ` + "`~`" + `, ` + "`+`" + ` | a sign after a promoted man, or before it |
| walls | ` + "`*`" + ` for a square that no man enters; a duck is one at most |
| unmoved | files of men that have not moved, in the castling field: ` + "`KQBCDFGkqbcdfg`" + ` |
| checks | how many checks are left, before the counters: ` + "`3+3`" + ` |
| count | the plies at which a count ends, in the place of en passant |
| two squares | of en passant: the square passed over and that of the pawn, ` + "`c3b4`" + ` |
| second board | ` + "`\\|`" + ` before a man on it |
| two boards | records of two boards, with ` + "`\\|`" + ` between them |
| short | castling and en passant may be left out: ` + "`w 0 1`" + ` |
| red | ` + "`r`" + ` is read for the side that moves first |
`

// TestVariantsPage compares docs/variants.md with the table; -update rewrites it.
func TestVariantsPage(t *testing.T) {
	checkPage(t, "../../docs/variants.md", variantsPage())
}

func variantsPage() string {
	var page strings.Builder
	page.WriteString(variantsIntro)
	writeVariants(&page, "On the board of chess", func(v *ast.Variant) bool { return v.Geometry == ast.Standard })
	writeVariants(&page, "On other boards", func(v *ast.Variant) bool { return v.Geometry != ast.Standard })
	return page.String()
}

// writeVariants writes the table of some variants and their starts below it.
func writeVariants(page *strings.Builder, heading string, isHere func(*ast.Variant) bool) {
	fmt.Fprintf(page, "\n## %s\n\n| name | title | board | letters | records have | rules | other names |\n", heading)
	page.WriteString("| --- | --- | --- | --- | --- | --- | --- |\n")
	var starts strings.Builder
	for _, v := range ast.Variants {
		if !isHere(v) {
			continue
		}
		fmt.Fprintf(page, "| %s | %s | %s | %s | %s | %s | %s |\n",
			v.Name, v.Title, v.Geometry, menOf(v), strings.Join(extrasOf(v), ", "), rulesOf(v), strings.Join(v.Aliases, ", "))
		if v.Start != "" {
			fmt.Fprintf(&starts, "%-14s %s\n", v.Name, v.Start)
		}
	}
	fmt.Fprintf(page, "\nThe starts; a game that is not here has many.\n\n```\n%s```\n", starts.String())
}

// extrasOf names what the records of a variant have beside those of chess.
func extrasOf(v *ast.Variant) []string {
	var extras []string
	for _, extra := range []struct {
		has  bool
		name string
	}{
		{v.Castling != ast.NoCastling, "castling"},
		{v.Pocket && !v.HeldKings, "pocket"},
		{v.HeldKings, "pocket with kings"},
		{v.Marks() == ast.MarkAfter, "`~`"},
		{v.Marks() == ast.MarkBefore, "`+`"},
		{v.Walls == ast.OneWall, "a duck"},
		{v.Walls == ast.AnyWalls, "walls"},
		{v.Unmoved, "unmoved"},
		{v.Checks > 0, fmt.Sprintf("checks %d+%d", v.Checks, v.Checks)},
		{v.Passant == ast.CountLimit, "count"},
		{v.Passant == ast.TwoSquares, "two squares"},
		{v.Beyond, "second board"},
		{v.Boards == 2, "two boards"},
		{v.Short, "short"},
		{v.Red, "red"},
	} {
		if extra.has {
			extras = append(extras, extra.name)
		}
	}
	return extras
}
