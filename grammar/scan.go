package grammar

import (
	"strings"
	"unicode"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Scan reads a record that is written as most are, without allocating, and
// reports whether it did. What it takes, [Parse] takes, with the same record
// and the same warnings; what it does not take is for Parse to judge.
func Scan(dst *ast.Record, rules *Rules, text string) bool {
	if len(text) > MaxRecord {
		return false
	}
	var s scanner
	s.text, s.end = text, len(text)
	s.build.begin(rules, dst, text)
	if !s.layout() {
		return false
	}
	return !dst.Warnings.Meets(&rules.Refuse)
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
	fields, ok := s.plain()
	if !ok {
		return false
	}
	if fields == 6 { // as most have
		return s.whole(fields)
	}
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
	return s.whole(fields)
}

// whole takes what there is to say of the record as a whole.
func (s *scanner) whole(fields int) bool {
	if s.build.rec.EnPassant != ast.NoSquare {
		s.take(s.build.EnPassantSquare())
		s.take(s.build.EnPassantWithClock())
	}
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
	if s.end > 0 && s.text[s.end-1] > ' ' { // as most do
		return true
	}
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

func (s *scanner) state(f ast.Field, start int) {
	rec := s.build.rec
	rec.Stated = rec.Stated.With(f)
	rec.Spans[f] = ast.Span{Start: int32(start), End: int32(s.at)}
}

// blank passes over the blanks before a field.
func (s *scanner) blank() {
	start := s.at
	if rest := s.text[start:s.end]; len(rest) > 1 && rest[0] == ' ' && !isBlank(rest[1]) { // as most are
		s.at++
		return
	}
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

// word passes over the word of a field, which a semicolon may end from the en passant
// field on.
func (s *scanner) word(f ast.Field) string {
	start, stop := s.at, byte(';')
	if f < ast.EnPassantField {
		stop = ' '
	}
	rest, n := s.text[start:s.end], 0
	for n < len(rest) && rest[n] != ' ' && rest[n] != '\t' && rest[n] != stop {
		n++
	}
	s.at = start + n
	s.state(f, start)
	return rest[:n]
}

func (s *scanner) field(f ast.Field) bool {
	word := s.word(f)
	if word == "" || len(word) > MaxField {
		return false
	}
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
	field, ok := fieldAt(s.text, s.at-len(word), len(word))
	if !(ok && s.build.rightsWord(field)) && !s.rights(word) {
		return false
	}
	s.take(s.build.RightsVariant())
	s.take(s.build.RightsKings())
	return true
}

func (s *scanner) rights(letters string) bool {
	isNational := s.build.rules.Letters != nil
	for i := range len(letters) {
		if isNational && s.build.rules.nationalWing(letters[i]) != 0 || !s.take(s.build.Right(letters[i])) {
			return false
		}
	}
	s.take(s.build.RightsOrder(letters))
	return true
}

func (s *scanner) enPassant(word string) bool {
	if s.build.rules.game.Passant != ast.OnePassed {
		return !strings.ContainsFunc(word, unicode.IsUpper) && s.take(s.build.Target(word))
	}
	square, ok := plainSquare(word)
	return ok && s.take(s.build.EnPassant(square))
}

var trailing = ast.CodesOf(ast.BlankTrailing)

// tail takes semicolons, and operations.
func (s *scanner) tail() bool {
	rest := s.text[s.at:s.end]
	if s.end == len(s.text) && rest[0] == ' ' && plainOperations(&s.build.rules.moves, rest[1:]) { // as most are
		s.at++
		s.build.rec.Stated = s.build.rec.Stated.With(ast.OperationsField)
		s.build.rec.Spans[ast.OperationsField] = spanFrom(s.at, s.end)
		return true
	}
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
