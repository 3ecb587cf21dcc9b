package lint

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Effect is what a program does with a record. The zero value is nothing.
type Effect uint8

// The effects, the gravest last.
const (
	Rewrites Effect = iota + 1 // writes another text back, from which the same game goes on
	Drops                      // leaves something out that the text states, and says nothing
	Flags                      // reads the record, and calls the position invalid
	Differs                    // reads another position
	Refuses                    // reads nothing
)

var effectNames = [...]string{Rewrites: "rewrites", Drops: "drops", Flags: "flags", Differs: "differs", Refuses: "refuses"}

// String returns the name of the effect in the table.
func (e Effect) String() string {
	if e == 0 || int(e) >= len(effectNames) {
		return "none"
	}
	return effectNames[e]
}

// Code returns the code by which the effect is reported.
func (e Effect) Code() ast.Code {
	return [...]ast.Code{
		Rewrites: ast.PeerRewrites, Drops: ast.PeerDrops, Flags: ast.PeerFlags, Differs: ast.PeerDiffers, Refuses: ast.PeerRefuses,
	}[e]
}

// row is a line of peers.tsv.
type row struct {
	feature  *Feature
	effect   Effect
	modes    []string   // names of variants; nil is any
	does     ast.Phrase // what is read or done instead, empty where the effect says all
	evidence []string   // the texts that show it, or read
}

func rowOf(cells []string) row {
	feature, ok := featureNamed(cells[1])
	effect := slices.Index(effectNames[:], cells[2])
	if !ok || effect < 1 {
		panic("lint: no such feature or effect: " + cells[1] + " " + cells[2])
	}
	r := row{feature: feature, effect: Effect(effect), evidence: list(cells[5])}
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
