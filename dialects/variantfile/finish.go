package variantfile

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// alphabets are the letters of men, from which spellings are cut.
const (
	capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	smalls   = "abcdefghijklmnopqrstuvwxyz"
)

// finish draws together what the lines of a section have said.
func (s *section) finish() *Fault {
	s.settle()
	if w := s.own.promoting; w.line > 0 {
		s.promote(w.text)
	}
	if w := s.own.castlers; w.line > 0 {
		s.row.Castlers = slices.DeleteFunc(s.rolesOf(w.text), func(r ast.Role) bool { return r == ast.Rook || r == ast.King })
	}
	before := s.row.Geometry
	fault := s.measure()
	s.start()
	s.passant(before)
	s.row.Checks = s.checks()
	if len(s.men) == 0 {
		return s.own.head.fault("a key such as king = k", "%s has no men", s.own.head.quoted())
	}
	return fault
}

// measure finds the size of the board: what the section says, what its start shows, what
// the parent has.
func (s *section) measure() *Fault {
	g := &s.row.Geometry
	if files, ranks := sizeOf(s.own.start.text); files > 0 {
		if s.own.files.line == 0 && files > ast.MaxFiles || s.own.ranks.line == 0 && ranks > ast.MaxRanks {
			return s.own.start.fault("at most 16 by 16", "a board of %d by %d", files, ranks)
		}
		g.Files, g.Ranks = uint8(files), uint8(ranks)
	}
	if s.own.files.line > 0 {
		files, _ := s.own.files.number(ast.MaxFiles)
		g.Files = uint8(files)
	}
	if s.own.ranks.line > 0 {
		ranks, _ := s.own.ranks.number(ast.MaxRanks)
		g.Ranks = uint8(ranks)
	}
	if w := s.own.behind; w.line > 0 {
		rank, _ := w.number(ast.MaxRanks)
		g.Behind = uint8(rank - 1)
		if !g.IsValid() {
			g.Behind = 0
			return w.fault("a rank of the first half of the board", "%s is none", w.quoted())
		}
	}
	if !g.IsValid() { // the parent's board is larger
		g.Behind = 0
	}
	return nil
}

// passant finds what the en passant field says: the square behind a pawn where it is
// certain that pawns step as in chess, and any square where it is not.
func (s *section) passant(before ast.Geometry) {
	row := &s.row
	if row.Passant == ast.CountLimit || row.Passant == ast.TwoSquares {
		return
	}
	ranks := int(row.Geometry.Ranks)
	isGiven := s.white != 0 || s.black != 0
	rank := s.white
	if !isGiven {
		rank = row.PawnRank
	} else if row.Passant == ast.AnyPassed {
		row.Passant = ast.OnePassed
	}
	isMirrored := !isGiven && ranks == int(before.Ranks) || rank > 0 && (s.black == mirrored || s.black == ranks+1-rank)
	switch {
	case s.noPassant || !s.steps && !s.triples && !s.others && !s.isStrange():
		row.PawnRank, row.Passant = 0, ast.OnePassed
	case !isMirrored || rank == 0 || 2*rank >= ranks || s.triples || s.others || s.isStrange():
		row.PawnRank, row.Passant = 0, ast.AnyPassed
	default:
		row.PawnRank = rank
	}
}

func (s *section) checks() uint8 {
	switch stated := checks(s.row.Start); {
	case !s.counts:
		return 0
	case stated > 0:
		return stated
	case s.row.Checks > 0:
		return s.row.Checks
	}
	return ast.ThreeCheck.Checks
}

// variant returns the row of a section.
func (s *section) variant() *ast.Variant {
	v := s.row
	v.Letters = &ast.Letters{Tag: ast.English.Tag, Title: ast.English.Title}
	for _, m := range s.men {
		i := m.letter - 'a'
		v.Letters.Men = append(v.Letters.Men, ast.Letter{Role: m.role, White: capitals[i : i+1], Black: smalls[i : i+1]})
		if m.promotes {
			v.Promotes.Add(m.role)
		}
	}
	v.Roles = v.Letters.Roles()
	v.Pocket = s.drops || s.hands || s.holds || s.gates
	v.Unmoved = v.Unmoved || s.gates
	v.HeldKings = v.HeldKings || v.Pocket && s.isKingTaken()
	switch {
	case v.Promotes != ast.Roles{}:
		v.Mark = ast.MarkBefore
	case v.Mark == ast.MarkBefore:
		v.Mark = ast.NoMark
	}
	return &v
}
