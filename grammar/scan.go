package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Scan reads a record that is written as most are, without allocating, and
// reports whether it did. What it takes, [Parse] takes, with the same record
// and the same warnings; what it does not take is for Parse to judge.
func Scan(dst *ast.Record, rules *Rules, text string) bool {
	if len(text) > MaxRecord {
		return false
	}
	s := scanner{text: text, end: len(text)}
	s.build.Reset(rules, dst, text)
	if !s.layout() {
		return false
	}
	return dst.Warnings.And(rules.Refuse).IsEmpty()
}

// scanner is one run of the scan. Its steps return false where the grammar
// must decide.
type scanner struct {
	build Builder
	text  string
	at    int
	end   int // where the margin after the record begins
}

// layout scans what the text is laid out as.
func (s *scanner) layout() bool {
	switch s.build.rules.Layout {
	case ast.DiagramLayout:
		return s.diagram()
	case ast.ListLayout:
		return s.list()
	case ast.HandLayout:
		return s.sfen()
	}
	return s.scan()
}

func (s *scanner) scan() bool {
	if !s.margin() || !s.placement() {
		return false
	}
	fields := 1
	for ; fields < 6 && s.at < s.end; fields++ {
		if fields == 2 && s.build.rules.game.Short && startsCount(s.text[s.at:s.end]) {
			fields = 4
		}
		if fields == 4 && !s.checks() {
			return false
		}
		if fields >= 4 && !s.counterNext() {
			break
		}
		if s.blank(); !s.field(ast.PlacementField + ast.Field(fields)) {
			return false
		}
	}
	if fields > 4 && !s.checks() {
		return false
	}
	if s.at < s.end && !s.tail() {
		return false
	}
	s.take(s.build.EnPassantSquare())
	s.take(s.build.EnPassantWithClock())
	s.take(s.build.Shape(fields))
	s.take(s.build.Extras(fields))
	return true
}

// take notes a leniency or a remark; false for a fault.
func (s *scanner) take(code ast.Code) bool {
	if code == ast.NoCode {
		return true
	}
	if code.IsFault() {
		return false
	}
	s.build.rec.Warnings.Add(code)
	return true
}

// margin finds where the record ends.
func (s *scanner) margin() bool {
	if s.end > 0 && s.text[s.end-1] == '\r' {
		s.end--
		s.take(ast.CarriageReturn)
	}
	for s.end > 0 && s.text[s.end-1] == 0 {
		s.end--
		s.take(ast.NulByte)
	}
	if s.end > 0 && isBlank(s.text[s.end-1]) {
		for s.end > 0 && isBlank(s.text[s.end-1]) {
			s.end--
		}
		s.take(ast.BlankTrailing)
	}
	return s.end > 0 && strings.IndexByte("\x00\r\n", s.text[s.end-1]) < 0
}

func isBlank(b byte) bool { return b == ' ' || b == '\t' }

func (s *scanner) placement() bool {
	end := strings.IndexByte(s.text[:s.end], ' ')
	if end < 0 {
		end = s.end
	}
	if s.build.rules.pocket {
		return s.drops(end)
	}
	s.at = end
	s.state(ast.PlacementField, 0)
	return s.board(s.text[:end])
}

func (s *scanner) board(text string) bool {
	if s.build.rules.wide() || s.build.rules.marked && strings.ContainsAny(text, marks) {
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
		if mark != 0 && (cell.man() == 0 || !s.isMarkable(mark, cell.piece().Role)) {
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

// isMarkable reports whether a mark may stand before a man.
func (s *scanner) isMarkable(mark byte, r ast.Role) bool {
	game := s.build.rules.game
	if mark == plusMark {
		return game.Marks() == ast.MarkBefore && game.CanPromote(r)
	}
	return game.Beyond
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

func (s *scanner) state(f ast.Field, start int) {
	rec := s.build.rec
	rec.Stated = rec.Stated.With(f)
	rec.Spans[f] = ast.Span{Start: int32(start), End: int32(s.at)}
}

// blank passes over the blanks before a field.
func (s *scanner) blank() {
	start := s.at
	for s.at < s.end && isBlank(s.text[s.at]) {
		s.at++
	}
	if s.at-start > 1 || s.at > start && s.text[start] == '\t' {
		s.take(ast.BlankRepeated)
	}
}

// counterNext reports whether a digit comes after the blanks.
func (s *scanner) counterNext() bool {
	at := s.at
	for at < s.end && isBlank(s.text[at]) {
		at++
	}
	return at > s.at && at < s.end && s.text[at]-'0' <= 9
}

func (s *scanner) field(f ast.Field) bool {
	start := s.at
	for s.at < s.end && !isBlank(s.text[s.at]) && (s.text[s.at] != ';' || f < ast.EnPassantField) {
		s.at++
	}
	word := s.text[start:s.at]
	if word == "" || len(word) > MaxField {
		return false
	}
	s.state(f, start)
	switch f {
	case ast.TurnField:
		return (s.build.rules.Letters == nil || !s.build.rules.isSide(word)) && s.take(s.build.Turn(word))
	case ast.CastlingField:
		return word == "-" || s.castling(word)
	case ast.EnPassantField:
		return word == "-" || s.enPassant(word)
	case ast.HalfmoveField:
		return s.take(s.build.Halfmove(word))
	}
	return s.take(s.build.Fullmove(word))
}

func (s *scanner) castling(word string) bool {
	isNational := s.build.rules.Letters != nil
	for i := range len(word) {
		if isNational && s.build.rules.nationalWing(word[i]) != 0 || !s.take(s.build.Right(word[i])) {
			return false
		}
	}
	s.take(s.build.RightsOrder(word))
	s.take(s.build.RightsVariant())
	s.take(s.build.RightsKings())
	return true
}

func (s *scanner) enPassant(word string) bool {
	if s.build.rules.game.Passant != ast.OnePassed {
		return strings.ToLower(word) == word && s.take(s.build.Target(word))
	}
	if len(word) != 2 || word[0] < 'a' || word[0] > 'p' || word[1] < '1' || word[1] > '9' {
		return false
	}
	return s.take(s.build.EnPassant(ast.SquareAt(int(word[0]-'a'), int(word[1]-'1'))))
}

var trailing = ast.CodesOf(ast.BlankTrailing)

// tail takes semicolons, and operations.
func (s *scanner) tail() bool {
	rest := s.text[s.at:s.end]
	rest = rest[blankRun(rest):]
	switch {
	case isSemicolons(rest):
		return s.take(ast.SemicolonTrailing)
	case rest == "moves" || !s.build.rules.isOperations(rest):
		return false
	}
	// Blanks after operations are a part of them.
	s.build.rec.Warnings = s.build.rec.Warnings.Without(trailing)
	s.end = operationsEnd(s.text)
	return s.operations(s.end - len(s.text[s.at+blankRun(s.text[s.at:]):s.end]))
}
