package diagram

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Title is the caption of the diagram, and where it has none the name of the game.
func (d *Diagram) Title() string {
	if d.Caption != "" {
		return d.Caption
	}
	return d.Variant.OrChess().Title + " position"
}

// sheetTitle is the title of a drawing of several diagrams.
func sheetTitle(diagrams []Diagram) string {
	if len(diagrams) == 1 {
		return diagrams[0].Title()
	}
	return fmt.Sprintf("%d diagrams", len(diagrams))
}

// Description words what the diagram shows in English, for who does not see it: the men of
// each side and their squares, what it holds, marks and arrows, the side to move.
func (d *Diagram) Description() string {
	var words []string
	for _, c := range []ast.Color{ast.White, ast.Black, ast.Neutral} {
		if men := d.men(c); men != "" {
			words = append(words, capital(c.String())+": "+men+".")
		}
	}
	for c := ast.White; c <= ast.Black; c++ {
		var held []string
		for role, n := range d.Variant.OrChess().Held(&d.Position.Pockets[c]) {
			held = append(held, fmt.Sprintf("%d %v", n, role))
		}
		if len(held) > 0 {
			words = append(words, fmt.Sprintf("%s holds: %s.", capital(c.String()), strings.Join(held, ", ")))
		}
		if d.Variant.OrChess().Checks > 0 {
			words = append(words, fmt.Sprintf("%s has %d checks to give.", capital(c.String()), d.Position.Checks[c]))
		}
	}
	words = append(words, squaresNamed("Walls", d.Position.Board.Walls)...)
	words = append(words, squaresNamed("Marked", d.Marks)...)
	if len(d.Arrows) > 0 {
		var arrows []string
		for _, a := range d.Arrows {
			arrows = append(arrows, strings.TrimPrefix(fmt.Sprintf("%v-%v", a.From, a.To), "--"))
		}
		words = append(words, "Arrows: "+strings.Join(arrows, ", ")+".")
	}
	if d.Mover {
		words = append(words, capital(d.Position.Turn.String())+" to move.")
	}
	return strings.Join(words, " ")
}

// men lists the men of a colour on the board by role, in the order of the game, with the
// squares of each from a1 on.
func (d *Diagram) men(c ast.Color) string {
	squares := map[ast.Role][]string{}
	var roles ast.Pocket // those on the board: a pocket orders them
	var others []ast.Role
	b := &d.Position.Board
	for rank := range int(b.Geometry.Ranks) {
		for file := range int(b.Geometry.Files) {
			s := ast.SquareAt(file, rank)
			if m := b.At(s); m.Role != ast.NoRole && m.Color == c {
				if squares[m.Role] == nil && !roles.Set(m.Role, 1) {
					others = append(others, m.Role)
				}
				squares[m.Role] = append(squares[m.Role], s.String())
			}
		}
	}
	var men []string
	for role := range d.Variant.OrChess().Held(&roles) {
		men = append(men, role.String()+" "+strings.Join(squares[role], " "))
	}
	for _, role := range others {
		men = append(men, role.String()+" "+strings.Join(squares[role], " "))
	}
	return strings.Join(men, ", ")
}

// squaresNamed says of which squares something is true, if there are any.
func squaresNamed(what string, set ast.Set) []string {
	if set.IsEmpty() {
		return nil
	}
	var names []string
	for s := range set.All() {
		names = append(names, s.String())
	}
	return []string{what + ": " + strings.Join(names, " ") + "."}
}

func capital(word string) string { return strings.ToUpper(word[:1]) + word[1:] }
