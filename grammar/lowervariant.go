package grammar

import (
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// promoted reads the mark after a man.
func (r *reader) promoted(t lexer.Token) {
	switch code := r.build.Promote(); code {
	case ast.NoCode:
	case ast.PromotedMark:
		r.fix(r.add(ast.PlacementField, code, spanOf(t)), "")
	default:
		r.add(ast.PlacementField, code, spanOf(t))
	}
}

// pocket hands the men of a pocket to the builder.
func (r *reader) pocket(n *Pocket) {
	if n == nil {
		return
	}
	span := r.state(ast.PocketField)
	for i := range n.Held {
		r.held(&n.Held[i])
	}
	text := span.Of(r.text)
	switch {
	case text[0] == '/':
		r.fix(r.add(ast.PocketField, ast.PocketRank, span, text[1:]), "["+text[1:]+"]")
	case text == "[-]":
		r.fix(r.add(ast.PocketField, ast.PocketDash, span), "[]")
	}
}

func (r *reader) held(n *Held) {
	man, _ := r.rules.letters.Match(n.Piece.Value, &r.rules.roles)
	count := held(n.Count.Value)
	span := spanOf(n.Piece)
	if n.Count.Value != "" {
		span.Start = spanOf(n.Count).Start
	}
	switch code := r.build.Hold(man, count); code {
	case ast.NoCode:
		if n.Count.Value != "" {
			own := strings.Repeat(n.Piece.Value, count)
			r.fix(r.add(ast.PocketField, ast.PocketCount, span, span.Of(r.text), own), own)
		}
	case ast.PocketKing:
		r.add(ast.PocketField, code, spanOf(n.Piece), n.Piece.Value)
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
	if n, err := parse(production[Pocket](xfenParser()), r.text, tokens); err == nil {
		r.pocket(n)
	} else if code == ast.PieceUnknown && tokens[0].kind == openToken {
		d := r.add(ast.PocketField, ast.PocketOpen, span)
		if !stray {
			d.Fixes = []ast.Fix{{Span: ast.Span{Start: span.End, End: span.End}, Text: "]"}}
		}
	}
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
func (r *reader) noCastling(letters []lexer.Token, field ast.Span) {
	for _, t := range letters {
		r.build.Right(r.rules.castlingLetter(field.Of(r.text), t.Value[0]))
	}
	r.fix(r.add(ast.CastlingField, ast.CastlingNotHere, field, field.Of(r.text)), "-")
}
