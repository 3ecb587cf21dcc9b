package rules

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// zone is where men of White that are not promoted may stand: on some squares, and on the
// ranks from first to last, counted from 1. That of Black is the same, seen from its side.
type zone struct {
	role        ast.Role
	first, last int
	squares     string
}

// placed is the squares of a zone.
type placed struct {
	role    ast.Role
	squares ast.Set
}

// set returns the squares of a zone for one side.
func (z *zone) set(g ast.Geometry, c ast.Color) (set ast.Set) {
	seen := func(file, rank int) ast.Square {
		if c == ast.Black {
			rank = int(g.Ranks) - 1 - rank
		}
		return ast.SquareAt(file, rank)
	}
	for name := range strings.FieldsSeq(z.squares) {
		s := ast.MustParseSquare(name)
		set.Add(seen(s.File(), s.Rank()))
	}
	for rank := z.first - 1; z.first > 0 && rank < z.last; rank++ {
		for file := range int(g.Files) {
			set.Add(seen(file, rank))
		}
	}
	return set
}

// judgeZones finds the men that stand where none of their kind gets to.
func (o *outline) judgeZones(found []Finding, b *ast.Board) []Finding {
	for c := range o.placed {
		for i := range o.placed[c] {
			z := &o.placed[c][i]
			outside := plainMen(b, z.role, ast.Color(c))
			for w := range outside {
				outside[w] &^= z.squares[w]
			}
			if !outside.IsEmpty() {
				found = append(found, Finding{Code: ast.ManOutsideZone, Side: ast.Color(c), Men: outside, Count: outside.Len()})
			}
		}
	}
	return found
}

// judgeFiles finds two pawns of a side on one file.
func (o *outline) judgeFiles(found []Finding, b *ast.Board) []Finding {
	for c := ast.White; o.apart && c <= ast.Black; c++ {
		pawns := plainMen(b, ast.Pawn, c)
		var once, twice uint16
		for rank := range int(b.Geometry.Ranks) {
			twice |= once & pawns.Rank(rank)
			once |= pawns.Rank(rank)
		}
		for file := range int(b.Geometry.Files) {
			if twice>>file&1 == 0 {
				continue
			}
			f := Finding{Code: ast.PawnsOnOneFile, Side: c}
			for rank := range int(b.Geometry.Ranks) {
				if s := ast.SquareAt(file, rank); pawns.Has(s) {
					f.Men.Add(s)
				}
			}
			f.Count = f.Men.Len()
			found = append(found, f)
		}
	}
	return found
}

// judgeFacing finds two kings on one file with nothing between them.
func (o *outline) judgeFacing(found []Finding, b *ast.Board) []Finding {
	if !o.hidden {
		return found
	}
	white, black := menOf(b, ast.King, ast.White), menOf(b, ast.King, ast.Black)
	if white.Len() != 1 || black.Len() != 1 {
		return found
	}
	from, to := only(white), only(black)
	if from.File() != to.File() {
		return found
	}
	low, high := min(from, to), max(from, to)
	for s := low + ast.MaxFiles; s < high; s += ast.MaxFiles {
		if !b.IsEmpty(s) {
			return found
		}
	}
	white.Add(to)
	return append(found, Finding{Code: ast.GeneralsFace, Side: ast.Neutral, Men: white, Count: 2})
}

// only returns a square of a set.
func only(set ast.Set) ast.Square {
	for s := range set.All() {
		return s
	}
	return ast.NoSquare
}

// menOf returns where the men of one role and side stand.
func menOf(b *ast.Board, r ast.Role, c ast.Color) (set ast.Set) {
	for rank := range int(b.Geometry.Ranks) {
		set[rank>>2] |= uint64(b.Men(rank, r, c)) << (uint(rank&3) * ast.MaxFiles)
	}
	return set
}

// plainMen returns where those stand that are not promoted.
func plainMen(b *ast.Board, r ast.Role, c ast.Color) ast.Set {
	set := menOf(b, r, c)
	for i := range set {
		set[i] &^= b.Promoted[i]
	}
	return set
}
