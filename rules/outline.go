package rules

import (
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// outline is what is known of a game whose rules are not known here. It proves of some
// positions that no game leads there, and of none that one does.
type outline struct {
	kings kingRule
	men   menRule
	// fixed says that no man becomes another, or is that man still when it is taken.
	fixed bool
	// promotions are what pawns become where that is not any man but the king.
	promotions ast.Roles
	zones      []zone
	// apart says that no two pawns of a side stand on one file.
	apart bool
	// hidden says that the kings never stand on one file with nothing between them.
	hidden bool

	// Of the variant that it is of:

	variant     *ast.Variant
	roles       []ast.Role
	start, held [2]tally // the men at the start, and those of them in the pockets
	placed      [2][]placed
}

// kingRule is how many kings a side has, in the pocket too where they start there.
type kingRule uint8

const (
	anyKings  kingRule = iota
	oneKing            // one
	someKings          // those of the start, or fewer, but one
	lostKings          // those of the start, or fewer: the game ends when one is taken
	tsumeKing          // one, but that problems of shogi leave out the king of one side
)

// menRule is who has no more men than at the start.
type menRule uint8

const (
	anyMen  menRule = iota
	ownMen          // each side
	bothMen         // both sides together: one drops what the other has lost
)

// tally is a number of men by role.
type tally [256]uint16

// outlines are the outlines of the table by variant.
var outlines = sync.OnceValue(func() map[*ast.Variant]*outline {
	all := map[*ast.Variant]*outline{}
	for _, row := range outlineRows {
		for _, name := range strings.Fields(row.games) {
			v, _ := ast.VariantNamed(name)
			all[v] = row.outline.of(v)
		}
	}
	return all
})

// of completes the outline of one variant.
func (o outline) of(v *ast.Variant) *outline {
	o.variant = v
	for r := ast.Pawn; r != ast.NoRole; r++ {
		if v.Roles.Has(r) {
			o.roles = append(o.roles, r)
		}
	}
	o.countStart()
	for _, z := range o.zones {
		for c := range o.placed {
			o.placed[c] = append(o.placed[c], placed{z.role, z.set(v.Geometry, ast.Color(c))})
		}
	}
	return &o
}

// countStart counts the letters of the start position.
func (o *outline) countStart() {
	placement, _, _ := strings.Cut(o.variant.Start, " ")
	letters, pocket := o.variant.Spelling(), strings.IndexByte(placement+"[", '[')
	for i := range len(placement) {
		man, ok := letters.Byte(placement[i], &o.variant.Roles)
		if !ok {
			continue
		}
		o.start[man.Color][man.Role]++
		if i > pocket {
			o.held[man.Color][man.Role]++
		}
	}
}

// isPawn reports whether men of a role are those that promote into others.
func (o *outline) isPawn(r ast.Role) bool { return !o.fixed && (r == ast.Pawn || r == ast.Hoplite) }

// gains reports whether pawns may become men of a role.
func (o *outline) gains(r ast.Role) bool {
	return !o.fixed && (o.promotions == ast.Roles{} || o.promotions.Has(r))
}
