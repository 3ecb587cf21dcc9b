package grammar

import (
	"cmp"
	"slices"
	"strings"

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
	if !r.invalid(ast.OperationsField, ast.FieldExtra, tokens) {
		r.parseTail(tokens)
	}
	r.shape(fields)
}

// parseTail parses what follows the fields, of which nothing is stray.
func (r *reader) parseTail(tokens []token) {
	if r.byHand {
		r.handTail(tokens)
	} else if n, err := parse(production[Tail](xfenParser()), r.text, tokens); err == nil {
		r.tail(n)
	}
}

// isShort reports whether castling and en passant are left out before counters.
func (r *reader) isShort() bool {
	return r.rules.game.Short && r.span(ast.CastlingField).IsEmpty() && !r.span(ast.HalfmoveField).IsEmpty()
}

// fieldTokens returns the tokens of a field without the blanks before it.
func (r *reader) fieldTokens(f ast.Field) []token {
	if r.span(f).IsEmpty() {
		return nil
	}
	first := 0
	for r.tokens[first].field != f || r.tokens[first].kind == blankToken {
		first++
	}
	tokens := r.tokens[first:]
	for i, t := range tokens {
		if t.field != f || t.kind == blankToken {
			return withoutOthers(tokens[:i:i], tokens[i:], f)
		}
	}
	return tokens
}

// withoutOthers adds the tokens of a field among others to those before them: few
// fields are in two parts.
func withoutOthers(tokens, others []token, f ast.Field) []token {
	for _, t := range others {
		if t.field == f && t.kind != blankToken {
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
		case f == ast.EnPassantField:
			r.add(f, code, t.span, value, r.rules.game)
		default:
			r.add(f, code, t.span, value)
		}
	}
	return found
}

// ranks reads the placement rank by rank.
func (r *reader) ranks() {
	if r.byHand {
		r.handRanks()
		return
	}
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
	if r.byHand {
		r.rank(handCells(cells))
	} else if n, err := parse(production[Rank](xfenParser()), r.text, cells); err == nil {
		r.rank(n.cells())
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
		if r.rules.game.Passant == ast.CountLimit { // it may be one
			r.isUnsure = true
		}
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
	tokens, word := r.fieldTokens(f), r.span(f).Of(r.text)
	switch f {
	case ast.TurnField:
		if node[ActiveColor](r, f, ast.TurnUnknown, tokens) {
			r.color(word)
		}
	case ast.CastlingField:
		if r.isCastling(tokens) {
			r.castling(len(word))
		}
	case ast.EnPassantField:
		if node[EnPassantTarget](r, f, ast.EnPassantUnknown, tokens) {
			r.enPassant(word)
		}
	case ast.HalfmoveField:
		if node[HalfmoveClock](r, f, ast.CounterUnknown, tokens) {
			r.counter(f, word)
		}
	case ast.FullmoveField:
		if node[FullmoveNumber](r, f, ast.CounterUnknown, tokens) {
			r.counter(f, word)
		}
	}
}

// node parses one field of one token by its production, and reports whether that takes
// it. A failure is reported: its stray tokens, or the field as a whole.
func node[P any](r *reader, f ast.Field, code ast.Code, tokens []token) bool {
	if r.invalid(f, code, tokens) {
		return false
	}
	if r.byHand {
		r.isUnsure = r.isUnsure || len(tokens) != 1
		return true
	}
	if _, err := parse(production[P](xfenParser()), r.text, tokens); err != nil {
		span := r.span(f)
		r.add(f, code, span, span.Of(r.text))
		return false
	}
	return true
}

// isCastling parses the castling field. Without stray letters only a dash among letters
// can be wrong.
func (r *reader) isCastling(tokens []token) bool {
	if r.invalid(ast.CastlingField, ast.CastlingUnknown, tokens) {
		return false
	}
	if r.takesCastling(tokens) {
		return true
	}
	span := r.span(ast.CastlingField)
	field := span.Of(r.text)
	letters := strings.ReplaceAll(field, "-", "")
	d := r.add(ast.CastlingField, ast.CastlingDash, span, field, letters)
	r.fix(d, cmp.Or(letters, "-"))
	return false
}

// takesCastling reports whether the production of the style takes the castling field.
func (r *reader) takesCastling(tokens []token) bool {
	var err error
	switch {
	case r.byHand:
		return len(tokens) == 1 || !slices.ContainsFunc(tokens, func(t token) bool { return t.kind == dashToken })
	case r.rules.Style == StandardStyle:
		_, err = parse(production[CastlingAvailability](fenParser()), r.text, tokens)
	case r.rules.Style == ShredderStyle:
		_, err = parse(production[ShredderCastling](shredderParser()), r.text, tokens)
	default:
		_, err = parse(production[XFENCastling](xfenParser()), r.text, tokens)
	}
	return err == nil
}
