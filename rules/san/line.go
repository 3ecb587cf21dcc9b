package san

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Line is moves that follow one another from a position, as a text writes them.
type Line struct {
	ast.Game
	Text    string
	Letters *ast.Letters // nil for those of FEN
	Start   rules.State
	Moves   []rules.Move // those that are legal up to the first that is not
}

// ReadLine reads the moves of a text from a position: with numbers or without.
// Where letters is nil they are those of FEN or, if the moves cannot be read in
// them, of the one language in which they are legal. The diagnostics are a
// remark that names such a language, and the first error; the line then goes as
// far as it could be read.
func ReadLine(start *rules.State, text string, letters *ast.Letters) (Line, ast.Diagnostics) {
	return read(start, text, letters, func(l *ast.Letters) (ast.Game, ast.Diagnostics) {
		score, found := grammar.ParseScore(l, text)
		return ast.Game{Score: score}, found
	})
}

// ReadGame is ReadLine for a game of PGN, whose position the caller has set up
// by its tags.
func ReadGame(start *rules.State, text string, letters *ast.Letters) (Line, ast.Diagnostics) {
	return read(start, text, letters, func(l *ast.Letters) (ast.Game, ast.Diagnostics) {
		return grammar.ParseGame(l, text)
	})
}

type parse func(*ast.Letters) (ast.Game, ast.Diagnostics)

// attempt is a reading in one language.
type attempt struct {
	Line
	found ast.Diagnostics // one error, or nothing
}

func read(start *rules.State, text string, letters *ast.Letters, parse parse) (Line, ast.Diagnostics) {
	first := try(start, text, letters, parse)
	if len(first.found) == 0 || letters != nil {
		return first.Line, first.found
	}
	best, others := first, []*ast.Letters(nil)
	for _, l := range ast.Languages() {
		if !isReadable(l) {
			continue
		}
		switch next := try(start, text, l, parse); {
		case next.isBetter(&best):
			best, others = next, nil
		case len(next.found) == 0 && !best.isBetter(&next) && !slices.Equal(next.Moves, best.Moves):
			others = append(others, l)
		}
	}
	switch {
	case best.Letters == nil:
		return best.Line, best.found
	case len(others) > 0:
		return best.Line, ambiguousLetters(&best.Line, others)
	}
	d := ast.Diagnostic{
		Span: best.Extent(), Field: ast.MovesNational.Field(), Code: ast.MovesNational, Severity: ast.Warning,
		Args: []any{best.Letters},
	}
	return best.Line, append(ast.Diagnostics{d}, best.found...)
}

// isBetter reports whether a reading makes more of a text than another: it is
// whole, goes further, or has the moves as the language writes them.
func (a *attempt) isBetter(than *attempt) bool {
	if isWhole := len(a.found) == 0; isWhole != (len(than.found) == 0) {
		return isWhole
	}
	if len(a.Moves) != len(than.Moves) {
		return len(a.Moves) > len(than.Moves)
	}
	return len(a.found) == 0 && a.leniencies() < than.leniencies()
}

func (a *attempt) leniencies() (n int) {
	for i := range a.Score.Moves {
		n += a.Score.Moves[i].Warnings.Len()
	}
	return n
}

// isReadable reports whether moves may be taken for a language that nobody named.
func isReadable(l *ast.Letters) bool {
	_, collides := l.Collision(&ast.Chess.Roles)
	return l.Tag != ast.English.Tag && !l.OnlyNamed && !collides
}

// try reads in one language.
func try(start *rules.State, text string, letters *ast.Letters, parse parse) attempt {
	a := attempt{Line: Line{Text: text, Letters: letters, Start: *start}}
	a.Game, a.found = parse(letters)
	format := Format{Letters: letters}
	state := *start
	for i := range a.Score.Moves {
		m, err := Resolve(&state, &a.Score.Moves[i], text, format)
		if err != nil {
			a.found = err.(ast.Diagnostics)
			return a
		}
		a.Moves = append(a.Moves, m)
		state.Play(m)
	}
	return a
}

// Extent returns the bytes from the first to the last move that could be read.
func (l *Line) Extent() ast.Span {
	if len(l.Moves) == 0 {
		return ast.Span{}
	}
	return ast.Span{Start: l.Score.Moves[0].Span.Start, End: l.Score.Moves[len(l.Moves)-1].Span.End}
}

func ambiguousLetters(l *Line, others []*ast.Letters) ast.Diagnostics {
	languages := append([]*ast.Letters{l.Letters}, others...)
	return ast.Diagnostics{{
		Span: l.Extent(), Field: ast.MovesInLanguages.Field(), Code: ast.MovesInLanguages, Severity: ast.Error,
		Args: []any{languages},
	}}
}

// Each yields the state before each move, and the move. The state is that of
// the iteration.
func (l *Line) Each(yield func(*rules.State, rules.Move) bool) {
	state := l.Start
	for _, m := range l.Moves {
		if !yield(&state, m) {
			return
		}
		state.Play(m)
	}
}

// Last returns the state after the last of the moves.
func (l *Line) Last() rules.State {
	state := l.Start
	for _, m := range l.Moves {
		state.Play(m)
	}
	return state
}

// Remarks returns what is not as it would be written, over all moves.
func (l *Line) Remarks() ast.Diagnostics {
	var found ast.Diagnostics
	i := 0
	for s, m := range l.Each {
		found = append(found, Remarks(s, &l.Score.Moves[i], m, l.Text, Format{Letters: l.Letters})...)
		i++
	}
	return found
}
