package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// promoted reads the mark after a man.
func (r *reader) promoted(mark ast.Span) {
	switch code := r.build.Promote(); code {
	case ast.NoCode:
	case ast.PromotedMark:
		r.fix(r.add(ast.PlacementField, code, mark), "")
	default:
		r.add(ast.PlacementField, code, mark)
	}
}

// heldParts is where a man in a pocket is, and the number before him, empty for none.
type heldParts struct{ count, man ast.Span }

// men are those of a pocket of the tree.
func (n *Pocket) men() (men []heldParts) {
	for i := range n.Held {
		men = append(men, n.Held[i].parts())
	}
	return men
}

func (n *Held) parts() heldParts { return heldParts{spanOf(n.Count), spanOf(n.Piece)} }

func (h *heldParts) span() ast.Span {
	if h.count.IsEmpty() {
		return h.man
	}
	return ast.Span{Start: h.count.Start, End: h.man.End}
}

// pocket hands the men of a pocket to the builder.
func (r *reader) pocket(men []heldParts) {
	span := r.state(ast.PocketField)
	for i := range men {
		r.held(&men[i])
	}
	text := span.Of(r.text)
	switch {
	case text[0] == '/':
		r.fix(r.add(ast.PocketField, ast.PocketRank, span, text[1:]), "["+text[1:]+"]")
	case text == "[-]":
		r.fix(r.add(ast.PocketField, ast.PocketDash, span), "[]")
	}
}

func (r *reader) held(h *heldParts) {
	letter := h.man.Of(r.text)
	man, _ := r.rules.man(letter)
	count, span := held(h.count.Of(r.text)), h.span()
	switch code := r.build.Hold(man, count); code {
	case ast.NoCode:
		if !h.count.IsEmpty() {
			own := strings.Repeat(letter, count)
			r.fix(r.add(ast.PocketField, ast.PocketCount, span, span.Of(r.text), own), own)
		}
	case ast.PocketKing:
		r.add(ast.PocketField, code, h.man, letter)
	default:
		r.add(ast.PocketField, code, span, span.Of(r.text))
	}
}

// brokenPocket reads a pocket by its production. Without stray letters only the
// closing bracket can be missing.
func (r *reader) brokenPocket() {
	tokens := r.fieldTokens(ast.PocketField)
	if len(tokens) == 0 {
		return
	}
	span := r.span(ast.PocketField)
	if !r.rules.pocket {
		r.add(ast.PocketField, ast.PocketNotHere, span, span.Of(r.text))
		return
	}
	code, stray := ast.PieceUnknown, false
	for _, t := range tokens {
		switch t.kind {
		case closeToken:
			code = ast.PocketExtra
		case invalidToken:
			r.add(ast.PocketField, code, t.span, t.span.Of(r.text))
			stray = true
		}
	}
	if men, ok := r.pocketMen(tokens); ok {
		r.pocket(men)
	} else if code == ast.PieceUnknown && tokens[0].kind == openToken {
		d := r.add(ast.PocketField, ast.PocketOpen, span)
		if !stray {
			d.Fixes = []ast.Fix{{Span: ast.Span{Start: span.End, End: span.End}, Text: "]"}}
		}
	}
}

// pocketMen parses a pocket.
func (r *reader) pocketMen(tokens []token) ([]heldParts, bool) {
	if r.byHand {
		return handPocket(tokens)
	}
	n, err := parse(production[Pocket](xfenParser()), r.text, tokens)
	if err != nil {
		return nil, false
	}
	return n.men(), true
}

// checks reads a field of check counts.
func (r *reader) checks(span ast.Span) {
	word := span.Of(r.text)
	switch code := r.build.Checks(word); code {
	case ast.NoCode:
	case ast.ChecksRange:
		r.add(ast.ChecksField, code, span, word, int(r.rules.checks))
	default:
		r.add(ast.ChecksField, code, span, word)
		return
	}
	r.rec.Stated = r.rec.Stated.With(ast.ChecksField)
	r.rec.Spans[ast.ChecksField] = span
}

// noCastling reads the rights of a game that has none: the letters are dropped.
func (r *reader) noCastling(span ast.Span, letters int) {
	field := span.Of(r.text)
	for i := range letters {
		r.build.Right(r.rules.castlingLetter(field, field[i]))
	}
	r.fix(r.add(ast.CastlingField, ast.CastlingNotHere, span, field), "-")
}
