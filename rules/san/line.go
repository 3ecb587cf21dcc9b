package san

import (
	"math"
	"slices"
	"strconv"
	"strings"

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
	word, isForeign := first.foreign(parse)
	if !isForeign {
		return first.Line, first.found
	}
	best, games := first, []attempt(nil) // games are the readings that no other is better than, one a game
	tried := map[string]bool{}
	for _, l := range ast.Languages() {
		key := lettersIn(text, l)
		if !isReadable(l) || tried[key] || !canRead(l, word) {
			continue
		}
		tried[key] = true
		switch next := try(start, text, l, parse); {
		case next.hasPawnLetter(): // a letter for the pawn is too rare to find a language by
		case next.isBetter(&best):
			best, games = next, []attempt{next}
		case !best.isBetter(&next) && !hasGame(games, next.Moves):
			games = append(games, next)
		}
	}
	switch {
	case best.Letters == nil:
		return best.Line, best.found
	case len(games) > 1:
		return best.Line, inLanguages(&best.Line, games)
	}
	d := ast.Diagnostic{
		Span: best.Extent(), Field: ast.MovesNational.Field(), Code: ast.MovesNational, Severity: ast.Warning,
		Args: []any{best.Letters},
	}
	return best.Line, append(ast.Diagnostics{d}, best.found...)
}

// foreign returns the word at which the letters of FEN fail to read a text, and
// false where they fail for another reason: what is written in them is in them,
// and its faults are theirs.
func (a *attempt) foreign(parse parse) (word string, ok bool) {
	if end := int(a.found[0].Span.End); a.found[0].Code == ast.PromotionMissing && strings.HasPrefix(a.Text[end:], "(") {
		bracketed, _, ok := strings.Cut(a.Text[end:], ")") // a man in brackets, read as a variation
		return a.found[0].Span.Of(a.Text) + bracketed + ")", ok
	}
	_, found := parse(nil)
	if len(found) == 0 || found[0].Code != ast.MoveUnknown {
		return "", false
	}
	return found[0].Span.Of(a.Text), true
}

// lettersIn returns what the letters of a language mean of those in a text: two
// languages in which that is the same read it alike.
func lettersIn(text string, l *ast.Letters) string {
	var key strings.Builder
	for _, m := range l.Men {
		if m.Role <= ast.King && strings.Contains(text, m.White) {
			key.WriteString(m.White + m.Role.String())
		}
	}
	return key.String()
}

// longestWord is how long a move may be by whose letters a language is found.
const longestWord = 64

// canRead reports whether a word is a move in the letters of a language.
func canRead(l *ast.Letters, word string) bool {
	if len(word) > longestWord {
		return false
	}
	_, found := grammar.ParseMove(l, word)
	return len(found) == 0
}

func (a *attempt) hasPawnLetter() bool {
	return slices.ContainsFunc(a.Score.Moves[:len(a.Moves)], func(t ast.MoveText) bool { return t.Warnings.Has(ast.MovePawnLetter) })
}

func hasGame(games []attempt, moves []rules.Move) bool {
	return slices.ContainsFunc(games, func(a attempt) bool { return slices.Equal(a.Moves, moves) })
}

// isBetter reports whether a reading makes more of a text than another: it goes
// further, or has the moves more as the language writes them.
func (a *attempt) isBetter(than *attempt) bool {
	if a.reach() != than.reach() {
		return a.reach() > than.reach()
	}
	return a.leniencies() < than.leniencies()
}

// reach returns how many moves a reading makes sense of. One that is ambiguous
// makes sense; a text to its end more than one that breaks off.
func (a *attempt) reach() int {
	switch {
	case len(a.found) == 0:
		return 2*len(a.Moves) + 1
	case a.found[0].Code == ast.MoveAmbiguous:
		return 2*len(a.Moves) + 3
	}
	return 2 * len(a.Moves)
}

func (a *attempt) leniencies() (n int) {
	for i := range a.Score.Moves[:len(a.Moves)] {
		n += a.Score.Moves[i].Warnings.Len()
	}
	return n
}

// isReadable reports whether moves may be taken for a language that nobody named.
// Those of problems write other men, or one in two ways.
func isReadable(l *ast.Letters) bool {
	isProblem := strings.Contains(l.Tag, "x-") && l.Tag != "x-figurine"
	return l.Tag != ast.English.Tag && !l.OnlyNamed && !isProblem && Usable(l) == nil
}

// try reads in one language.
func try(start *rules.State, text string, letters *ast.Letters, parse parse) attempt {
	a := attempt{Line: Line{Text: text, Letters: letters, Start: *start}}
	a.Game, a.found = parse(letters)
	format := Format{Letters: letters}
	state := *start
	for i := range a.Score.Moves {
		t := &a.Score.Moves[i]
		m, found := Resolve(&state, t, format)
		if found == nil {
			found = overrun(&state, t, m)
		}
		if found != nil {
			a.found = found
			return a
		}
		a.Moves = append(a.Moves, m)
		state.Play(m)
	}
	return a
}

// overrun is the fault of a move after which a counter would be greater than a
// record can hold; nil where there is none.
func overrun(s *rules.State, t *ast.MoveText, m rules.Move) ast.Diagnostics {
	if max(s.Halfmove(), s.Fullmove()) < math.MaxUint32 {
		return nil
	}
	next := *s
	next.Play(m)
	f := ast.NoField
	switch {
	case s.Halfmove() == math.MaxUint32 && next.Halfmove() > 0:
		f = ast.HalfmoveField
	case s.Fullmove() == math.MaxUint32 && s.Turn() == ast.Black:
		f = ast.FullmoveField
	default:
		return nil
	}
	found := ast.FaultAt(t.Span, ast.CounterRange, strconv.Itoa(math.MaxUint32+1))
	found[0].Field = f // either counter has the code
	return found
}

// Extent returns the bytes from the first to the last move that could be read.
func (l *Line) Extent() ast.Span {
	if len(l.Moves) == 0 {
		return ast.Span{}
	}
	return ast.Span{Start: l.Score.Moves[0].Span.Start, End: l.Score.Moves[len(l.Moves)-1].Span.End}
}

// inLanguages is the fault of a text that is another game in each of several
// languages.
func inLanguages(l *Line, games []attempt) ast.Diagnostics {
	var languages []*ast.Letters
	for i := range games {
		languages = append(languages, games[i].Letters)
	}
	return ast.FaultAt(l.Extent(), ast.MovesInLanguages, languages)
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

// Remarks returns what is not as it would be written, over all moves, and the
// move numbers that are not those of the moves.
func (l *Line) Remarks() ast.Diagnostics {
	var found ast.Diagnostics
	i, ahead := 0, int64(0)
	for s, m := range l.Each {
		t := &l.Score.Moves[i]
		if n := t.Number; !n.IsEmpty() {
			written := n.Of(l.Text)
			want := int64(s.Fullmove()) + ahead
			if d := numberFault(written, s.Turn(), want); d != nil {
				d.Span = n
				found = append(found, *d)
				ahead += numberOf(written) - want
			}
		}
		found = append(found, Remarks(s, t, m, l.Text, Format{Letters: l.Letters})...)
		i++
	}
	return found
}

// numberFault judges a move number; three full stops are before a move of Black.
func numberFault(written string, turn ast.Color, want int64) *ast.Diagnostic {
	stops := strings.TrimLeft(written, "0123456789")
	isBlack := strings.Contains(stops, "..") || strings.Contains(stops, "…")
	isNumbered := len(stops) < len(written)
	if isNumbered && numberOf(written) == want && !(isBlack && turn == ast.White) || !isNumbered && turn == ast.Black {
		return nil
	}
	dots := "."
	if turn == ast.Black {
		dots = "..."
	}
	return &ast.Diagnostic{
		Field: ast.MoveNumber.Field(), Code: ast.MoveNumber, Severity: ast.Warning,
		Args: []any{written, strconv.FormatInt(want, 10) + dots},
	}
}

// numberOf returns the number with which a text begins, the greatest where it is
// greater than any.
func numberOf(written string) int64 {
	stops := strings.TrimLeft(written, "0123456789")
	n, _ := strconv.ParseInt(written[:len(written)-len(stops)], 10, 64)
	return n
}
