package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// board scans the ranks.
func (s *scanner) board(text string) bool {
	rules := s.build.rules
	switch {
	case rules.marked && strings.ContainsAny(text, allMarks), int(rules.geometry.Files) == ast.MaxFiles:
		repeats, ok := cellsInto(&s.build, text)
		if repeats {
			s.take(ast.DigitsAdjacent)
		}
		return ok
	case len(text) > longestWalk:
		return false
	case rules.wide():
		return walkWide(rules, &s.build.rec.Board, text)
	}
	if !walk(rules, &s.build.rec.Board, text) {
		return false
	}
	if mayRepeatCounts(text) && rules.repeatsCounts(text) {
		s.take(ast.DigitsAdjacent)
	}
	return true
}

// longestWalk is the longest placement of one byte a cell. What a walk adds up
// cannot overflow within it.
const longestWalk = (ast.MaxFiles + 1) * ast.MaxRanks

// walk fills the board without a branch for what a cell is. Squares are
// sixteen apart a rank; a man or a count moves on by its squares, a slash to
// the start of the next rank.
func walk[T bytestring](r *Rules, board *ast.Board, text T) bool {
	cells, squares, sum := &r.cells, &board.Squares, r.firstCell()
	for i := range len(text) {
		cell := cells[text[i]]
		squares[uint8(sum>>cellAdvance)] = cell.man()
		sum += cell
	}
	return r.isFull(sum, board)
}

// mayRepeatCounts is false for a board without two digits side by side, of which it looks
// at eight bytes at a time; most are so.
func mayRepeatCounts[T bytestring](board T) bool {
	last := len(board) - 8
	if last < 0 {
		return true
	}
	pairs := digitPairs(eightAt(board, last))
	for at := 0; at < last; at += 7 { // the last byte of eight is in a pair with the next one, too
		pairs |= digitPairs(eightAt(board, at))
	}
	return pairs&(0x10*eachByte>>8) != 0
}

// digitPairs has bit 4 in each byte that is a digit before another one, of letters, digits
// and slashes.
func digitPairs(word uint64) uint64 {
	digits := word &^ (word >> 2)
	return digits & (digits >> 8)
}

// repeatsCounts reports whether two counts stand side by side.
func (r *Rules) repeatsCounts(board string) bool {
	var before cell
	for i := range len(board) {
		cell := r.cells[board[i]]
		if cell&before&cellGap != 0 {
			return true
		}
		before = cell
	}
	return false
}

// walkWide is walk where digits side by side are one number, of two digits at
// the most: the first one counts once as it is, and nine times more with the second.
func walkWide[T bytestring](r *Rules, board *ast.Board, text T) bool {
	cells, squares, sum := &r.cells, &board.Squares, r.firstCell()
	var first, second digit // the byte before, and the one before it
	odd := digit(0)
	for i := range len(text) {
		cell, now := cells[text[i]], digitBytes[text[i]]
		squares[uint8(sum>>cellAdvance)] = cell.man()
		sum += cell + first.tens()&-cell.count()
		odd |= now>>1&^first | now&first&second
		first, second = now, first
	}
	return odd&isDigit == 0 && r.isFull(sum, board)
}

// digit is what walkWide knows of a byte.
type digit uint16

const (
	isDigit  digit = 1
	isZero   digit = 2
	ninefold       = 8 // where nine times the value begins
)

func (d digit) tens() cell { return cell(d>>ninefold) << cellAdvance }

// digitBytes are all bytes.
var digitBytes = func() (all [256]digit) {
	for value := range digit(10) {
		all['0'+value] = 9*value<<ninefold | isDigit
	}
	all['0'] |= isZero
	return all
}()

// firstCell is what a walk starts from: the first square of the top rank.
func (r *Rules) firstCell() cell { return advancing((int(r.geometry.Ranks) - 1) * ast.MaxFiles) }

// isFull reports whether a walk has filled each rank, and takes away the signs where
// they end. There are as many slashes as there must be, each where its rank ends: the
// first one can stand nowhere else, and so on; and the last rank ends there, too.
func (r *Rules) isFull(sum cell, board *ast.Board) bool {
	geometry, squares := r.geometry, &board.Squares
	last, files := cell(geometry.Ranks)-1, int(geometry.Files)
	if sum>>cellTally != advancing(files)>>cellTally|last {
		return false
	}
	if geometry.Ranks == 8 {
		return areSlashes((*[6*ast.MaxFiles + 1]ast.Man)(squares[ast.MaxFiles+files:]))
	}
	for rank := 1; rank < int(geometry.Ranks); rank++ {
		end := &squares[uint8(rank*ast.MaxFiles+files)]
		if *end != slashMan {
			return false
		}
		*end = ast.NoMan
	}
	return true
}

// areSlashes is the end of isFull for the seven slashes of eight ranks.
func areSlashes(ends *[6*ast.MaxFiles + 1]ast.Man) bool {
	const next = ast.MaxFiles
	all := ends[0] & ends[1*next] & ends[2*next] & ends[3*next] & ends[4*next] & ends[5*next] & ends[6*next]
	ends[0], ends[1*next], ends[2*next], ends[3*next] = ast.NoMan, ast.NoMan, ast.NoMan, ast.NoMan
	ends[4*next], ends[5*next], ends[6*next] = ast.NoMan, ast.NoMan, ast.NoMan
	return all == slashMan // all bits are set in it
}

// cellsInto fills a board cell by cell: one of more than nine files, where a count
// may have two digits, or one with marks after its men.
func cellsInto[T bytestring](b *Builder, text T) (repeats, ok bool) {
	ranks := int(b.rules.geometry.Ranks)
	var before cell
	var mark byte // before a man
	for at := 0; at < len(text); at++ {
		cell := b.rules.cells[text[at]]
		if mark != 0 && (!cell.isMan() || !b.rules.marks(mark, cell.piece().Role)) {
			return repeats, false
		}
		switch isMarked := before.isMan() && text[at] == promotedMark; {
		case isMarked:
			if b.rules.game.Marks() != ast.MarkAfter || b.Promote() != ast.NoCode {
				return repeats, false
			}
		case cell&strayTally != 0:
			mark = text[at]
			if mark == wallMark && b.rules.game.Walls != ast.NoWalls {
				if mark = 0; b.Wall() != ast.NoCode {
					return repeats, false
				}
			} else if mark != plusMark && mark != beyondMark {
				return repeats, false
			}
		case cell&slashTally != 0:
			if b.EndRank() != ast.NoCode {
				return repeats, false
			}
		case cell&cellGap != 0:
			var count int
			count, at = countAt(b.rules, text, at)
			switch code := b.Gap(count); {
			case code == ast.DigitsAdjacent && !b.rules.wide():
				repeats = true
			case code != ast.NoCode:
				return repeats, false
			}
		case b.file >= int(b.rules.geometry.Files) || b.rank >= ranks:
			return repeats, false
		default:
			man := cell.piece()
			man.Promoted, man.Beyond = mark == plusMark, mark == beyondMark
			b.Man(man)
			mark = 0
		}
		before = cell
	}
	return repeats, mark == 0 && b.EndRank() == ast.NoCode && b.EndPlacement() == ast.NoCode
}

// countAt reads a count of empty squares, of up to two digits where a board is
// wide, and returns it with the place of its last digit.
func countAt[T bytestring](r *Rules, text T, at int) (count, last int) {
	count = int(text[at] - '0')
	if r.wide() && count > 0 && at+1 < len(text) && text[at+1]-'0' <= 9 {
		at++
		count = count*10 + int(text[at]-'0')
	}
	return count, at
}
