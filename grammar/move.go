package grammar

import (
	"math"
	"strings"

	"github.com/alecthomas/participle/v2"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// ParseMove reads a text that is one move, with blanks around it. The letters
// are those of a language; nil are those of English. The diagnostics are errors;
// the leniencies, which package rules/san lists, are in the warnings of the move.
func ParseMove(letters *ast.Letters, text string) (ast.MoveText, ast.Diagnostics) {
	l := newMoveLexing(letters, text)
	if l.at < len(l.text) && l.fault == ast.NoCode {
		l.move()
	}
	if l.fault == ast.LineTooLong {
		return ast.MoveText{}, l.found(l.tokens[0].span)
	}
	if l.fault == ast.NoCode && len(l.parts) == 1 && l.at == len(l.text) {
		if n, err := parse(moveParser(), l.text, l.tokens); err == nil {
			return l.lowerMove(n, l.parts[0]), nil
		}
	}
	whole := ast.Span{Start: l.begin, End: int32(len(l.text))}
	return ast.MoveText{}, ast.FaultAt(whole, ast.MoveUnknown, whole.Of(l.text))
}

// ParseScore reads the moves of a game, with or without numbers, comments in
// braces, variations and a result. It ends at the first word that is no move,
// because what follows depends on it; the moves before are in the score. The
// letters are as in [ParseMove].
func ParseScore(letters *ast.Letters, text string) (ast.Score, ast.Diagnostics) {
	l := newMoveLexing(letters, text)
	if score, ok := scanScore(l); ok { // may refuse, never differ
		return score, nil
	}
	game, found := readScore(l)
	return game.Score, found
}

// readScore reads a score by the grammar.
func readScore(l *moveLexing) (game ast.Game, found ast.Diagnostics) {
	l.score()
	if l.isEmpty() {
		return game, nil
	}
	if n, ok := wholeMoves(l, scoreParser()); ok {
		l.lowerScore(&game, n)
		return game, nil
	}
	found = l.byPart(&game)
	return game, found
}

// ParseGame reads one game of PGN: tag pairs, moves, comments, variations and a
// result. Variations are left out, and lines among the tag pairs that are none
// are passed over. It ends at the first fault, with the game up to there. The
// letters are as in [ParseMove].
func ParseGame(letters *ast.Letters, text string) (ast.Game, ast.Diagnostics) {
	l := newMoveLexing(letters, text)
	l.pgn = true
	l.tagSection()
	if game, ok := scanGame(l); ok { // may refuse, never differ
		return game, nil
	}
	return readGame(l)
}

// readGame reads a game by the grammar, after its tag section.
func readGame(l *moveLexing) (ast.Game, ast.Diagnostics) {
	l.score()
	game := ast.Game{Malformed: l.malformed}
	if l.isEmpty() {
		return game, nil
	}
	if n, ok := wholeMoves(l, gameParser()); ok {
		l.lowerGame(&game, n)
		return game, nil
	}
	found := l.byPart(&game)
	return game, found
}

// newMoveLexing begins a run over a text without the blanks around it.
func newMoveLexing(letters *ast.Letters, text string) *moveLexing {
	if letters == nil {
		letters = &ast.English
	}
	l := &moveLexing{letters: letters.For(ast.Chess)}
	if len(text) > MaxRecord {
		l.fault, l.faultArgs = ast.LineTooLong, []any{MaxRecord}
		l.tokens = []token{{kind: invalidToken, span: ast.Span{End: int32(min(len(text), math.MaxInt32))}}}
		return l
	}
	l.text = strings.TrimRightFunc(text, isMoveBlank)
	l.at = blanks(l.text)
	l.begin = int32(l.at)
	return l
}

func (l *moveLexing) isEmpty() bool { return len(l.tokens) == 0 }

// found is the fault that ended the reading.
func (l *moveLexing) found(span ast.Span) ast.Diagnostics {
	return ast.FaultAt(span, l.fault, l.faultArgs...)
}

// mostWhole is how many tokens are read as one tree, more than any game needs.
// Of a longer text each move is read alone, so that the trees take no memory.
const mostWhole = 1 << 15

func wholeMoves[G any](l *moveLexing, p *participle.Parser[G]) (*G, bool) {
	if l.fault != ast.NoCode || len(l.tokens) > mostWhole {
		return nil, false
	}
	n, err := parse(p, l.text, l.tokens)
	return n, err == nil
}

func (l *moveLexing) lowerGame(game *ast.Game, n *Game) {
	if n.Section != nil {
		for i := range n.Section.Pairs {
			game.Tags = append(game.Tags, lowerTag(&n.Section.Pairs[i]))
		}
	}
	for _, score := range []*Score{n.Score, n.Bare} {
		if score != nil {
			l.lowerScore(game, score)
		}
	}
}

func lowerTag(n *TagPair) ast.Tag {
	return newTag(n.Name.Value, spanOf(n.Opening), spanOf(n.Value), spanOf(n.Closing), n.Value.Value)
}

// tagOf makes a tag of the tokens of a tag pair, which tagPair has cut.
func (l *moveLexing) tagOf(tokens []token) ast.Tag {
	var name, value ast.Span
	for _, t := range tokens {
		switch t.kind {
		case nameToken:
			name = t.span
		case stringToken:
			value = t.span
		}
	}
	return newTag(name.Of(l.text), tokens[0].span, value, tokens[len(tokens)-1].span, value.Of(l.text))
}

// newTag makes a tag; quoted is the value as it is written.
func newTag(name string, opening, value, closing ast.Span, quoted string) ast.Tag {
	return ast.Tag{
		Name: name, Value: unescape.Replace(quoted[1 : len(quoted)-1]),
		Span:      ast.Span{Start: opening.Start, End: closing.End},
		ValueSpan: ast.Span{Start: value.Start + 1, End: value.End - 1},
	}
}

// lowerScore makes moves of the elements of a score. The parts are those of the
// same moves.
func (l *moveLexing) lowerScore(game *ast.Game, n *Score) {
	parts := l.parts
	for i := range n.Elements {
		if n.Elements[i].Move == nil {
			continue
		}
		for parts[0].isTag {
			parts = parts[1:]
		}
		game.Moves = append(game.Moves, l.lowerMove(n.Elements[i].Move, parts[0]))
		parts = parts[1:]
	}
	for _, end := range []*Termination{n.Ended, n.Bare} {
		if end != nil {
			game.Result = spanOf(end.Result)
		}
	}
}

// byPart reads each tag pair and each move by its own production, up to the one
// at fault.
func (l *moveLexing) byPart(game *ast.Game) ast.Diagnostics {
	for _, p := range l.parts {
		tokens := l.tokens[p.start:p.end]
		if p.isTag {
			game.Tags = append(game.Tags, l.tagOf(tokens))
			continue
		}
		n, err := parse(moveParser(), l.text, tokens)
		if err != nil {
			return l.unknownIn(tokens)
		}
		game.Moves = append(game.Moves, l.lowerMove(n, p))
	}
	switch {
	case l.fault == ast.NoCode && len(l.tokens) > mostWhole:
		game.Result = l.ending
		return nil
	case l.fault == ast.NoCode: // not known to happen: the parts are all right, the whole is not
		return l.unknownIn(l.tokens)
	}
	return l.found(l.tokens[len(l.tokens)-1].span)
}

// unknownIn is the fault of tokens that are no move.
func (l *moveLexing) unknownIn(tokens []token) ast.Diagnostics {
	span := ast.Span{Start: tokens[0].span.Start, End: tokens[len(tokens)-1].span.End}
	return ast.FaultAt(span, ast.MoveUnknown, span.Of(l.text))
}

// ParseTags reads the tag pairs alone of a game of PGN, as ParseGame does. The
// fault is one of a tag that may tell the position, if there is any.
func ParseTags(text string) (ast.Game, ast.Diagnostics) {
	l := newMoveLexing(nil, text)
	l.pgn = true
	l.tagSection()
	if l.fault != ast.TagMalformed {
		return l.tagged(), nil
	}
	return l.tagged(), l.found(l.tokens[len(l.tokens)-1].span)
}

// tagged returns the game of a tag section that has been cut.
func (l *moveLexing) tagged() ast.Game {
	game := ast.Game{Malformed: l.malformed}
	for _, p := range l.parts {
		game.Tags = append(game.Tags, l.tagOf(l.tokens[p.start:p.end]))
	}
	return game
}
