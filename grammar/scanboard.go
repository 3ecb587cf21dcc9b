package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// board scans the ranks.
func (s *scanner) board(text string) bool {
	if s.build.rules.wide() || s.build.rules.marked && strings.ContainsAny(text, allMarks) {
		return s.cells(text)
	}
	return len(text) <= longestWalk && s.walk(text)
}

// longestWalk is the longest placement of one byte a cell. The tally of a walk
// cannot overflow within it.
const longestWalk = (ast.MaxFiles + 1) * ast.MaxRanks

// walk fills the board without a branch for what a cell is. Squares are
// sixteen apart a rank; a man or a count moves on by its squares, a slash to
// the start of the next rank, and must then be at the end of the last one.
// With all slashes in such places and the sum right, each rank is full.
func (s *scanner) walk(text string) bool {
	rules, roles := s.build.rules, &s.build.rec.Board.Roles
	ranks, files := int(rules.geometry.Ranks), uint32(rules.geometry.Files)
	at := uint32(ranks-1) * ast.MaxFiles
	var uneven, tally uint32
	var before, adjacent cell
	for i := range len(text) {
		cell := rules.cells[text[i]]
		roles[uint8(at)] = cell.man()
		uneven |= (at ^ files) & uint32(cell>>8)
		adjacent |= before & cell
		before = cell
		tally += uint32(cell & cellTally)
		at += uint32(cell.advance())
	}
	if uneven&uint32(cellEnds>>8) != 0 || at != files || tally != uint32(slashTally)*uint32(ranks-1) {
		return false
	}
	s.build.rec.Board.Settle()
	if adjacent&cellGap != 0 {
		s.take(ast.DigitsAdjacent)
	}
	return true
}

// cells fills a board cell by cell: one of more than nine files, where a count
// may have two digits, or one with marks after its men.
func (s *scanner) cells(text string) bool {
	b, ranks := &s.build, int(s.build.rules.geometry.Ranks)
	var before cell
	var mark byte // before a man
	for at := 0; at < len(text); at++ {
		cell := b.rules.cells[text[at]]
		if mark != 0 && (cell.man() == 0 || !b.rules.marks(mark, cell.piece().Role)) {
			return false
		}
		switch isMarked := before.man() != 0 && text[at] == promotedMark; {
		case isMarked:
			if b.rules.game.Marks() != ast.MarkAfter || b.Promote() != ast.NoCode {
				return false
			}
		case cell&strayTally != 0:
			mark = text[at]
			if mark == wallMark && b.rules.game.Walls != ast.NoWalls {
				if mark = 0; b.Wall() != ast.NoCode {
					return false
				}
			} else if mark != plusMark && mark != beyondMark {
				return false
			}
		case cell&slashTally != 0:
			if b.EndRank() != ast.NoCode {
				return false
			}
		case cell&cellGap != 0:
			var count int
			count, at = b.rules.count(text, at)
			if code := b.Gap(count); code != ast.NoCode && (b.rules.wide() || !s.take(code)) {
				return false
			}
		case b.file >= int(b.rules.geometry.Files) || b.rank >= ranks:
			return false
		default:
			man := cell.piece()
			man.Promoted, man.Beyond = mark == plusMark, mark == beyondMark
			b.Man(man)
			mark = 0
		}
		before = cell
	}
	return mark == 0 && b.EndRank() == ast.NoCode && b.EndPlacement() == ast.NoCode
}

// count reads a count of empty squares, of up to two digits where a board is
// wide, and returns it with the place of its last digit.
func (r *Rules) count(text string, at int) (count, last int) {
	count = int(text[at] - '0')
	if r.wide() && count > 0 && at+1 < len(text) && text[at+1]-'0' <= 9 {
		at++
		count = count*10 + int(text[at]-'0')
	}
	return count, at
}
