package lint

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// effect is what a program does with a record. The zero value is nothing.
type effect uint8

// The effects, the gravest last.
const (
	rewrites effect = iota + 1 // writes another text back, from which the same game goes on
	drops                      // leaves something out that the text states, and says nothing
	flags                      // reads the record, and calls the position invalid
	differs                    // reads another position
	refuses                    // reads nothing
)

var effectNames = [...]string{rewrites: "rewrites", drops: "drops", flags: "flags", differs: "differs", refuses: "refuses"}

// String returns the name of the effect in the table.
func (e effect) String() string {
	if e == 0 || int(e) >= len(effectNames) {
		return "none"
	}
	return effectNames[e]
}

// Code returns the code by which the effect is reported.
func (e effect) Code() ast.Code {
	return [...]ast.Code{
		rewrites: ast.PeerRewrites, drops: ast.PeerDrops, flags: ast.PeerFlags, differs: ast.PeerDiffers, refuses: ast.PeerRefuses,
	}[e]
}

// row is a line of peers.tsv.
type row struct {
	feature  *feature
	effect   effect
	modes    []string   // names of variants; nil is any
	does     ast.Phrase // what is read or done instead, empty where the effect says all
	evidence []string   // the texts that show it, or read
}

func rowOf(cells []string) row {
	about, ok := featureNamed(cells[1])
	at := slices.Index(effectNames[:], cells[2])
	if !ok || at < 1 {
		panic("lint: no such feature or effect: " + cells[1] + " " + cells[2])
	}
	r := row{feature: about, effect: effect(at), evidence: list(cells[5])}
	if cells[3] != "any" {
		r.modes = list(cells[3])
	}
	if cells[4] != "-" {
		r.does = ast.Phrase(cells[4])
	}
	return r
}

func (r *row) applies(w *view, mode *ast.Variant) bool {
	return (r.modes == nil || slices.Contains(r.modes, mode.Name)) && r.feature.in(w)
}
