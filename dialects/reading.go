package dialects

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Reading is one board that a text can be, and the languages that read it so.
type Reading struct {
	Letters []*ast.Letters // the likeliest first
	// Kings says that each side has one king, which most boards of the wrong
	// language have not.
	Kings bool
	// Score ranks the readings: more for a king a side, less for men that a
	// game does not have.
	Score int

	record ast.Record
	found  ast.Diagnostics
	men    []grammar.Man
	// isDoubt says that the reading is none of its own: see [alphabet].
	isDoubt bool
}

// Readings returns the boards that a text of this dialect can be, the likeliest
// first: one where all languages that know its letters agree. A text whose
// letters were named has one reading at most.
func (d *Dialect) Readings(text string) []Reading {
	if d.isAuto {
		switch d.rules.LayoutOf(text) {
		case ast.DiagramLayout:
			return d.boards().diagram.Readings(text)
		case ast.ListLayout:
			return d.boards().list.Readings(text)
		}
	}
	all := slices.DeleteFunc(d.readings(text), func(r Reading) bool { return r.found.Err() != nil })
	for i := range all {
		all[i].Letters = slices.Clone(all[i].Letters) // a caller may change it
	}
	slices.SortStableFunc(all, func(a, b Reading) int { return b.Score - a.Score })
	return all
}

// isOpen reports whether a text has to tell the letters that it is in.
func (d *Dialect) isOpen() bool { return !d.rules.Layout.HasFields() && d.rules.Letters == nil }

// readings groups the languages that know all letters of a text by what they
// make of it, and reads it once for each group.
func (d *Dialect) readings(text string) []Reading {
	var all []Reading
	alphabets := d.distinct(text)
	for i := range alphabets {
		r := Reading{Letters: alphabets[i].letters, isDoubt: alphabets[i].isDoubt}
		rules := alphabets[i].reader.rules
		if len(alphabets) > 1 || !grammar.Scan(&r.record, rules, text) || !r.record.Warnings.IsEmpty() {
			strays := 0
			if r.men, strays = grammar.Men(rules, text); strays > 0 {
				continue
			}
			same := slices.IndexFunc(all, func(other Reading) bool { return slices.Equal(other.men, r.men) })
			if same >= 0 {
				all[same].Letters = append(slices.Clip(all[same].Letters), r.Letters...)
				continue
			}
			r.found = grammar.Diagnose(&r.record, rules, text)
		}
		r.weigh()
		all = append(all, r)
	}
	if !slices.ContainsFunc(all, func(r Reading) bool { return !r.isDoubt }) {
		return nil
	}
	return all
}

// choose returns the reading that a text is taken for, and whether it is the
// only one; -1 where there is none, or none that is likelier than the others and
// nothing odd in itself.
func choose(all []Reading) (best int, sure bool) {
	best, sure = -1, true
	tied := false
	for _, i := range whole(all) {
		switch {
		case best < 0:
			best = i
			continue
		case all[i].Score > all[best].Score:
			best, tied = i, false
		case all[i].Score == all[best].Score:
			tied = true
		}
		sure = false
	}
	sure = sure && (len(all) == 1 || best >= 0 && all[best].Kings)
	if best >= 0 && (all[best].isDoubt || !sure && (tied || !all[best].isWhole())) {
		return -1, false
	}
	return best, sure
}

// whole returns the readings whose men stand on the board: those that leave out
// no empty squares, if there are any.
func whole(all []Reading) []int {
	var whole, padded []int
	for i := range all {
		switch r := &all[i]; {
		case !placed(r.found):
		case !r.record.Warnings.Meets(&padding):
			whole = append(whole, i)
		default:
			padded = append(padded, i)
		}
	}
	if len(whole) == 0 {
		return padded
	}
	return whole
}

var padding = ast.CodesOf(ast.RankPadded, ast.BoardPadded)

// placed reports whether the men could be put on the board.
func placed(found ast.Diagnostics) bool {
	return !slices.ContainsFunc(found, func(f ast.Diagnostic) bool {
		return f.Field == ast.PlacementField && f.Code.IsFault()
	})
}

// isWhole reports whether a reading has a king a side, and nothing that a game
// does not have.
func (r *Reading) isWhole() bool { return r.Kings && r.Score == 2*kingScore }

const kingScore = 4

// weigh scores a reading: a king a side is worth four, each man more than a
// side begins with, and each pawn on its first or last rank, costs.
func (r *Reading) weigh() {
	var count [2][ast.King + 1]int
	board := &r.record.Board
	last := int(board.Geometry.Ranks) - 1
	for rank := range last + 1 {
		for file := range int(board.Geometry.Files) {
			man := board.At(ast.SquareAt(file, rank))
			if man.Role == ast.NoRole || man.Role > ast.King || man.Color == ast.Neutral {
				continue
			}
			count[man.Color][man.Role]++
			if man.Role == ast.Pawn && (rank == 0 || rank == last) {
				r.Score -= 4
			}
		}
	}
	r.Kings = count[ast.White][ast.King] == 1 && count[ast.Black][ast.King] == 1
	for c := range count {
		if count[c][ast.King] == 1 {
			r.Score += kingScore
		}
		r.Score -= 3 * max(0, count[c][ast.Pawn]-8)
		r.Score -= 2 * max(0, count[c][ast.Queen]-1)
		for _, role := range []ast.Role{ast.Rook, ast.Bishop, ast.Knight} {
			r.Score -= max(0, count[c][role]-2)
		}
	}
}
