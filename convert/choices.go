package convert

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// choose gives the errors of a record the repairs after which it is sound, where no
// repair is certain. No single one mends two faults of a text.
func (s *suspect) choose() {
	if !s.isRead && len(s.found.Errors()) > 1 {
		return
	}
	for i := range s.found {
		d := &s.found[i]
		if d.Severity != ast.Error || len(d.Fixes) > 0 || len(d.Choices) > 0 {
			continue
		}
		if d.Code == ast.TurnUnknown {
			s.nameSide(d)
			continue
		}
		if sound := s.mostSound(s.choices(d)); len(sound) <= mostChoices {
			d.Choices = sound
		}
	}
}

// nameSide repairs a word for a side; a letter may mean another one.
func (s *suspect) nameSide(d *ast.Diagnostic) {
	word := d.Span.Of(s.text)
	side, ok := ast.SideNamed(word)
	fix := []ast.Fix{{Span: d.Span, Text: turnLetter(side)}}
	switch {
	case !ok || !s.isSound(ast.Apply(s.text, fix)):
	case len(word) > 1:
		d.Fixes = fix
	default:
		d.Choices = [][]ast.Fix{fix}
	}
}

// mostSound returns the repairs after which the record is sound: those that lead to a
// position that a game can lead to, if there are any.
func (s *suspect) mostSound(choices [][]ast.Fix) (sound [][]ast.Fix) {
	var proved [][]ast.Fix
	for _, choice := range choices {
		switch _, found := s.tried(ast.Apply(s.text, choice)); {
		case slices.ContainsFunc(found, isDoubt):
		case isDoubtful(found):
			proved = append(proved, choice)
		default:
			sound = append(sound, choice)
		}
	}
	if len(sound) == 0 && !s.isRead {
		return proved
	}
	return sound
}

// mostChoices is how many repairs are shown of one finding: more say nothing.
const mostChoices = 4

// mostCells is how many men and counts a rank of that width, or one more, can have.
const mostCells = ast.MaxFiles + 1

func (s *suspect) choices(d *ast.Diagnostic) [][]ast.Fix {
	switch d.Code {
	case ast.OpponentInCheck:
		if s.rec.Stated.Has(ast.TurnField) && s.rec.Letters == nil {
			return [][]ast.Fix{{{Span: s.rec.Spans[ast.TurnField], Text: turnLetter(s.rec.Turn.Other())}}}
		}
	case ast.PawnsTooMany:
		if side, ok := d.Args[0].(ast.Color); ok {
			return s.otherPawns(side)
		}
	case ast.RankShort:
		return s.ranksBeside(d, wider)
	case ast.RankLong:
		return s.ranksBeside(d, narrower)
	case ast.FieldMissing:
		return [][]ast.Fix{{{Span: ast.Span{Start: d.Span.Start, End: d.Span.Start}, Text: "- "}}}
	case ast.FieldExtra:
		end := len(strings.TrimRight(s.text[:d.Span.Start], " \t"))
		return [][]ast.Fix{{{Span: ast.Span{Start: int32(end), End: int32(len(s.text))}}}}
	}
	return nil
}

// otherPawns gives each pawn of a side on the other half of the board to the other side.
func (s *suspect) otherPawns(side ast.Color) (all [][]ast.Fix) {
	for i := range ast.MaxFiles * ast.MaxRanks {
		square := ast.Square(i + 1)
		isFar := (square.Rank() >= int(s.rec.Board.Geometry.Ranks)/2) == (side == ast.White)
		if !isFar || !s.rec.Board.Holds(square, ast.Pawn, side) {
			continue
		}
		if at, ok := letterOf(s.rec, square); ok {
			span := ast.Span{Start: at, End: at + 1}
			all = append(all, []ast.Fix{{Span: span, Text: strings.Map(otherCase, span.Of(s.text))}})
		}
	}
	return all
}

func turnLetter(c ast.Color) string {
	if c == ast.Black {
		return "b"
	}
	return "w"
}

// ranksBeside returns the ranks that are one square wider or narrower than one.
func (s *suspect) ranksBeside(d *ast.Diagnostic, change func(string) []string) (all [][]ast.Fix) {
	span := rankAround(s.text, d.Span)
	if span.End-span.Start > mostCells {
		return nil
	}
	for _, rank := range change(span.Of(s.text)) {
		all = append(all, []ast.Fix{{Span: span, Text: rank}})
	}
	return all
}

// wider returns what a rank is with one empty square more.
func wider(rank string) (all []string) {
	for i := range len(rank) + 1 {
		isAfterDigit := i > 0 && isCount(rank[i-1])
		switch {
		case i < len(rank) && isCount(rank[i]) && rank[i] < '8':
			all = append(all, rank[:i]+string(rank[i]+1)+rank[i+1:])
		case !isAfterDigit && (i == len(rank) || !isCount(rank[i])):
			all = append(all, rank[:i]+"1"+rank[i:])
		}
	}
	return all
}

// narrower returns what a rank is with one empty square fewer.
func narrower(rank string) (all []string) {
	for i := range len(rank) {
		switch {
		case rank[i] == '1':
			all = append(all, rank[:i]+rank[i+1:])
		case isCount(rank[i]):
			all = append(all, rank[:i]+string(rank[i]-1)+rank[i+1:])
		}
	}
	return slices.Compact(all)
}

func isCount(b byte) bool { return b >= '1' && b <= '8' }
