package grammar_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// inText reports whether a span lies in another.
func inText(s, within ast.Span) bool {
	return s.Start >= within.Start && s.End >= s.Start && s.End <= within.End
}

// moved returns a move whose spans count from another place.
func moved(m ast.MoveText, by int32) ast.MoveText {
	for _, s := range []*ast.Span{&m.Span, &m.Origin, &m.Target, &m.Promoted} {
		if !s.IsEmpty() {
			s.Start += by
			s.End += by
		}
	}
	return m
}

// checkMove asks that the spans of a move lie in the text, and that its own
// text is the same move.
func checkMove(t *testing.T, letters *ast.Letters, text string, m ast.MoveText) {
	t.Helper()
	if !inText(m.Span, ast.Span{End: int32(len(text))}) || m.Span.IsEmpty() {
		t.Fatalf("%q: a move at %v", text, m.Span)
	}
	for _, s := range []ast.Span{m.Origin, m.Target, m.Promoted} {
		if !s.IsEmpty() && !inText(s, m.Span) {
			t.Errorf("%q: part of the move at %v, outside %v", text, s, m.Span)
		}
	}
	if m.Kind == ast.ManMove && m.To.File == 0 || m.Kind == ast.DropMove && !m.To.IsSquare() {
		t.Errorf("%q: the move goes nowhere", m.Span.Of(text))
	}
	m.Number = ast.Span{} // it is before the move
	again, found := grammar.ParseMove(letters, m.Span.Of(text))
	if found != nil || moved(again, m.Span.Start) != m {
		t.Errorf("%q: %v\n%+v, alone\n%+v", m.Span.Of(text), found, m, again)
	}
}

func checkFault(t *testing.T, text string, found ast.Diagnostics) {
	t.Helper()
	if len(found) > 1 {
		t.Errorf("%q: %v", text, found)
	}
	for _, d := range found {
		isFault := d.Code.IsFault() || d.Code == ast.TagMalformed // one that may tell the position
		if d.Severity != ast.Error || !isFault || !inText(d.Span, ast.Span{End: int32(len(text))}) {
			t.Errorf("%q: %v", text, d)
		}
	}
}

func addMoves(f *testing.F) {
	for _, c := range seedMoves {
		f.Add(uint(1), c.text)
	}
	for tag, cases := range moreMoves {
		for i, l := range ast.Languages() {
			for _, c := range cases {
				if l.Tag == tag {
					f.Add(uint(i), c.text)
				}
			}
		}
	}
}

func FuzzMoveText(f *testing.F) {
	addMoves(f)
	languages := ast.Languages()
	f.Fuzz(func(t *testing.T, language uint, text string) {
		letters := languages[language%uint(len(languages))]
		m, found := grammar.ParseMove(letters, text)
		checkFault(t, text, found)
		if found == nil {
			checkMove(t, letters, text, m)
		} else if m != (ast.MoveText{}) {
			t.Errorf("%q: a fault and a move: %+v", text, m)
		}
	})
}

func FuzzScore(f *testing.F) {
	addMoves(f)
	for _, c := range append(bothScores, plainScores...) {
		f.Add(uint(1), c.text)
	}
	for _, text := range []string{"e4 e5 Qh5- {c}", "e4 Qh5- $1", "Qh5- (x)", "Qh5 -", "Qh5 - e4", "1. e4 e5 2. N x e5 3... e4± 1:0"} {
		f.Add(uint(0), text)
	}
	f.Add(uint(0), "[A \"b\\\"\\\\\"]\n[FEN \"8/8\"]\n%x\n1. e4 {x} (d4) e5 ; y\n1-0")
	languages := ast.Languages()
	f.Fuzz(func(t *testing.T, language uint, text string) {
		letters := languages[language%uint(len(languages))]
		score, found := grammar.ParseScore(letters, text)
		checkWhole(t, letters, text, score, found)
		game, found := grammar.ParseGame(letters, text)
		checkWhole(t, letters, text, game.Score, found)
		for _, tag := range game.Tags {
			if !inText(tag.Span, ast.Span{End: int32(len(text))}) || !inText(tag.ValueSpan, tag.Span) || tag.Name == "" {
				t.Errorf("%q: tag %+v", text, tag)
			}
		}
	})
}

func checkWhole(t *testing.T, letters *ast.Letters, text string, score ast.Score, found ast.Diagnostics) {
	t.Helper()
	checkFault(t, text, found)
	end := int32(0)
	for _, m := range score.Moves {
		if m.Span.Start < end {
			t.Errorf("%q: a move at %v before the end of another", text, m.Span)
		}
		end = m.Span.End
		checkMove(t, letters, text, m)
	}
	if !score.Result.IsEmpty() && !inText(score.Result, ast.Span{Start: end, End: int32(len(text))}) {
		t.Errorf("%q: the result at %v", text, score.Result)
	}
}
