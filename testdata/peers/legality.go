package main

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// sameFault are the codes of Forsyth for what chessops has one error for. It names the
// first that it finds, and the others go unsaid. In racing kings it asks for check before
// it counts kings.
var sameFault = map[string]ast.Codes{
	"ERR_EMPTY":             ast.CodesOf(ast.KingCount),
	"ERR_KINGS":             ast.CodesOf(ast.KingCount),
	"ERR_OPPOSITE_CHECK":    ast.CodesOf(ast.OpponentInCheck, ast.KingsTouch),
	"ERR_PAWNS_ON_BACKRANK": ast.CodesOf(ast.PawnOnEdge),
	"ERR_VARIANT":           ast.CodesOf(ast.CheckersTooMany, ast.OpponentInCheck, ast.KingsTouch, ast.KingCount, ast.MenTooMany, ast.ManOutsideZone, ast.PawnsTooMany),
}

// faults are the codes that chessops has an error for, and asks of in all games.
var faults = ast.CodesOf(ast.KingCount, ast.OpponentInCheck, ast.KingsTouch, ast.PawnOnEdge)

func codesOf(names []string) (set ast.Codes) {
	for _, name := range names {
		if code, err := ast.ParseCode(name); err == nil {
			set.Add(code)
		}
	}
	return set
}

// legalities compares whether a position is illegal. Forsyth proves more than chessops
// asks for: of a position that has led from legal moves it may prove nothing.
func (c *comparison) legalities() {
	c.compared[legality] = true
	ours := codesOf(c.ours.illegal)
	if c.played && len(c.ours.illegal) > 0 {
		c.differ(legality, c.ours.illegal[0], "legal play", "")
	}
	if !c.theirs.judged {
		same := sameFault[c.theirs.illegal[0]]
		if !same.Meets(&ours) {
			c.differ(legality, first(c.ours.illegal), c.theirs.illegal[0], "")
		}
		return
	}
	for code := range ours.And(faults).All() {
		c.differ(legality, code.String(), "ok", "")
	}
	if c.theirs.material && !c.ours.material {
		c.differ(legality, first(c.ours.illegal), "more men than a game gives", "")
	}
	if c.theirs.check && !c.ours.check {
		c.differ(legality, first(c.ours.illegal), "impossible check", "")
	}
	if slices.Contains(c.ours.illegal, ast.CheckersTooMany.String()) && !c.theirs.check {
		c.differ(legality, ast.CheckersTooMany.String(), "a possible check", "")
	}
	if (ours.Has(ast.PawnsTooMany) || ours.Has(ast.PromotionsTooMany)) && !c.theirs.material {
		c.differ(legality, first(c.ours.illegal), "no more men than a game gives", "")
	}
}

func first(codes []string) string {
	if len(codes) == 0 {
		return "ok"
	}
	return codes[0]
}
