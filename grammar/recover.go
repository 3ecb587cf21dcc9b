package grammar

import (
	"cmp"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// byField reads each field by its own production, so that one fault does not
// hide the next.
func (r *reader) byField() {
	r.state(ast.PlacementField)
	r.ranks()
	r.brokenPocket()
	fields := 1
	for f := ast.TurnField; f <= ast.FullmoveField; f++ {
		if r.span(f).IsEmpty() {
			continue
		}
		fields++
		if r.misplaced(f) {
			return
		}
		r.field(f)
	}
	if r.isShort() {
		fields += 2 // left out
	}
	for _, t := range r.fieldTokens(ast.ChecksField) {
		r.checks(t.span)
	}
	tokens := r.fieldTokens(ast.OperationsField)
	r.invalid(ast.OperationsField, ast.FieldExtra, tokens)
	if n, err := parse(production[Tail](xfenParser()), r.text, tokens); err == nil {
		r.tail(n)
	}
	r.shape(fields)
}

// isShort reports whether castling and en passant are left out before counters.
func (r *reader) isShort() bool {
	return r.rules.game.Short && r.span(ast.CastlingField).IsEmpty() && !r.span(ast.HalfmoveField).IsEmpty()
}

// fieldTokens returns the tokens of a field without the blanks before it.
func (r *reader) fieldTokens(f ast.Field) []token {
	var tokens []token
	for _, t := range r.tokens {
		if t.field == f && t.kind != blankToken && t.kind != marginToken {
			tokens = append(tokens, t)
		}
	}
	return tokens
}

// invalid reports each token that no rule knows, and whether there was one.
func (r *reader) invalid(f ast.Field, code ast.Code, tokens []token) bool {
	found := false
	for _, t := range tokens {
		if t.kind != invalidToken {
			continue
		}
		found = true
		value := t.span.Of(r.text)
		switch {
		case len(value) > MaxField && f < ast.OperationsField:
			r.add(f, ast.FieldLong, t.span, MaxField)
		case f == ast.PlacementField && isDigits(value):
			r.add(f, ast.DigitRange, t.span, value, int(r.rules.geometry.Files))
		case f == ast.PlacementField && value == string(promotedMark):
			r.add(f, ast.NotPromoted, t.span)
		case f == ast.PlacementField && value == string(plusMark) && r.rules.game.Marks() == ast.MarkBefore:
			r.add(f, ast.PlusMisplaced, t.span)
		case f == ast.PlacementField && r.rules.Letters != nil:
			r.add(f, ast.LetterUnknown, t.span, value, max(int(r.rules.geometry.Ranks)-r.build.rank, 1), r.language())
		case f == ast.HalfmoveField || f == ast.FullmoveField:
			_, fault := Counter(value)
			r.add(f, fault, t.span, value)
		default:
			r.add(f, code, t.span, value)
		}
	}
	return found
}

// ranks reads the placement rank by rank.
func (r *reader) ranks() {
	var cells []token
	slash := r.rec.Spans[ast.PlacementField]
	for _, t := range r.fieldTokens(ast.PlacementField) {
		switch t.kind {
		case edgeSlashToken:
		case slashToken:
			r.oneRank(cells, t.span)
			cells, slash = nil, t.span
		default:
			cells = append(cells, t)
		}
	}
	r.oneRank(cells, slash)
	r.endPlacement()
}

func (r *reader) oneRank(cells []token, slash ast.Span) {
	if len(cells) == 0 {
		if number := int(r.rules.geometry.Ranks) - r.build.rank; number > 0 {
			r.add(ast.PlacementField, ast.RankEmpty, slash, number)
		}
		r.build.EndRank()
		r.empties++
		r.broken = true
		return
	}
	if r.invalid(ast.PlacementField, ast.PieceUnknown, cells) {
		r.build.EndRank() // its width means nothing
		r.broken = true
		return
	}
	if n, err := parse(production[Rank](xfenParser()), r.text, cells); err == nil {
		r.rank(n)
	}
}

// misplaced recognises fields that are right in themselves and stand in the
// wrong place; what follows them means nothing then.
func (r *reader) misplaced(f ast.Field) bool {
	span := r.span(f)
	word, next := span.Of(r.text), r.span(f+1)
	switch {
	case f == ast.TurnField && len(word) > 1 && r.rules.isCastling(word) && (next.Of(r.text) == "w" || next.Of(r.text) == "b"):
		d := r.add(f, ast.FieldsSwapped, ast.Span{Start: span.Start, End: next.End}, word, next.Of(r.text))
		d.Fixes = []ast.Fix{{Span: span, Text: next.Of(r.text)}, {Span: next, Text: word}}
		return true
	case f == ast.CastlingField && r.rules.squareNamed(word) != ast.NoSquare && r.rules.isCastling(next.Of(r.text)):
		d := r.add(f, ast.FieldsSwapped, ast.Span{Start: span.Start, End: next.End}, word, next.Of(r.text))
		d.Fixes = []ast.Fix{{Span: span, Text: next.Of(r.text)}, {Span: next, Text: word}}
		return true
	case f == ast.EnPassantField && isDigits(word) && r.span(ast.FullmoveField).IsEmpty():
		r.add(f, ast.FieldMissing, span, word)
		return true
	}
	return false
}

// isCastling reports whether a word is letters of castling rights.
func (r *Rules) isCastling(word string) bool {
	return word != "" && strings.IndexFunc(word, func(c rune) bool { return c >= 0x80 || !r.isRight(byte(c)) }) < 0
}

func (r *reader) field(f ast.Field) {
	tokens := r.fieldTokens(f)
	switch f {
	case ast.TurnField:
		if n := node[ActiveColor](r, f, ast.TurnUnknown, tokens); n != nil {
			r.color(n.Color)
		}
	case ast.CastlingField:
		if letters := r.castlingLetters(tokens); letters != nil {
			r.castling(letters)
		}
	case ast.EnPassantField:
		if n := node[EnPassantTarget](r, f, ast.EnPassantUnknown, tokens); n != nil {
			r.enPassant(n.Square)
		}
	case ast.HalfmoveField:
		if n := node[HalfmoveClock](r, f, ast.CounterUnknown, tokens); n != nil {
			r.counter(f, n.Count)
		}
	case ast.FullmoveField:
		if n := node[FullmoveNumber](r, f, ast.CounterUnknown, tokens); n != nil {
			r.counter(f, n.Count)
		}
	}
}

// node parses one field by its production. A failure is reported: its stray
// tokens, or the field as a whole.
func node[P any](r *reader, f ast.Field, code ast.Code, tokens []token) *P {
	if r.invalid(f, code, tokens) {
		return nil
	}
	n, err := parse(production[P](xfenParser()), r.text, tokens)
	if err != nil {
		span := r.span(f)
		r.add(f, code, span, span.Of(r.text))
		return nil
	}
	return n
}

// castlingLetters parses the castling field by the production of the style.
// Without stray letters only a dash among letters can be wrong.
func (r *reader) castlingLetters(tokens []token) []lexer.Token {
	if r.invalid(ast.CastlingField, ast.CastlingUnknown, tokens) {
		return nil
	}
	var found []lexer.Token
	switch r.rules.Style {
	case StandardStyle:
		if n, err := parse(production[CastlingAvailability](fenParser()), r.text, tokens); err == nil {
			found = n.Letters
		}
	case ShredderStyle:
		if n, err := parse(production[ShredderCastling](shredderParser()), r.text, tokens); err == nil {
			found = n.Letters
		}
	default:
		if n, err := parse(production[XFENCastling](xfenParser()), r.text, tokens); err == nil {
			found = n.Letters
		}
	}
	if found == nil {
		span := r.span(ast.CastlingField)
		field := span.Of(r.text)
		letters := strings.ReplaceAll(field, "-", "")
		d := r.add(ast.CastlingField, ast.CastlingDash, span, field, letters)
		r.fix(d, cmp.Or(letters, "-"))
	}
	return found
}
