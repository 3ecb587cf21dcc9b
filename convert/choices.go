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
		if sound := s.mostSound(s.choices(d)); len(sound) <= mostChoices {
			d.Choices = sound
		}
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
