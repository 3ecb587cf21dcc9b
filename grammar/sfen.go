package grammar

import (
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// SFEN is a record of the Universal Shogi Interface: the board, the side to move, the
// men in hand, the number of the move, which may be left out.
type SFEN struct {
	Placement *PiecePlacement `parser:"Margin* @@"`
	Color     *ActiveColor    `parser:"( Blank @@"`
	Hand      *Hand           `parser:"( Blank @@"`
	Number    *FullmoveNumber `parser:"( Blank @@ )? )? )? Margin*"`
}

// Hand is the men that may be dropped, a number before those of which there are several.
type Hand struct {
	Held []Held `parser:"Dash | @@+"`
}

var sfenParser = sync.OnceValue(build[SFEN])

// sfen lexes the fields of SFEN.
func (l *lexing) sfen() {
	if l.at == l.end || l.long(ast.PlacementField) {
		return
	}
	l.placement()
	for _, f := range [...]ast.Field{ast.TurnField, ast.PocketField, ast.FullmoveField} {
		if !l.blank(f) || l.long(f) {
			return
		}
		switch f {
		case ast.TurnField:
			l.color()
		case ast.PocketField:
			l.hand()
		default:
			l.number(f)
		}
	}
	if l.at < l.end {
		l.blank(ast.OperationsField)
		l.emit(invalidToken, ast.OperationsField, l.end)
	}
}

func (l *lexing) hand() {
	end := l.word(' ')
	if l.text[l.at:end] == "-" {
		l.emit(dashToken, ast.PocketField, end)
		return
	}
	for l.at < end {
		kind, n := l.held(end)
		l.emit(kind, ast.PocketField, l.at+n)
	}
}

func (l *lexing) number(f ast.Field) {
	end := l.word(' ')
	kind := invalidToken
	switch word := l.text[l.at:end]; {
	case isDigits(word):
		kind = integerToken
	case word == "-":
		kind = counterDashToken
	}
	l.emit(kind, f, end)
}

// sfen reads a record of SFEN, field by field where it is not whole.
func (r *reader) sfen() {
	if n, err := parse(sfenParser(), r.text, r.tokens); err == nil && !r.hasInvalid() {
		r.state(ast.PlacementField)
		for i := range n.Placement.Ranks {
			r.rank(n.Placement.Ranks[i].cells())
		}
		r.endPlacement()
	} else {
		r.state(ast.PlacementField)
		r.ranks()
	}
	fields := 1
	for f := range sfenFields {
		if r.span(f).IsEmpty() {
			continue
		}
		fields++
		r.sfenField(f)
	}
	r.invalid(ast.OperationsField, ast.FieldExtra, r.fieldTokens(ast.OperationsField))
	if fields < 3 {
		end := r.fieldsEnd()
		r.add(ast.NoField, ast.FieldsMissing, ast.Span{Start: end, End: end}, fields, "sfen")
	}
}

// sfenFields yields the fields after the board.
func sfenFields(yield func(ast.Field) bool) {
	_ = yield(ast.TurnField) && yield(ast.PocketField) && yield(ast.FullmoveField)
}

func (r *reader) hasInvalid() bool {
	for _, t := range r.tokens {
		if t.kind == invalidToken {
			return true
		}
	}
	return false
}

func (r *reader) sfenField(f ast.Field) {
	tokens, word := r.fieldTokens(f), r.span(f).Of(r.text)
	switch f {
	case ast.TurnField:
		if node[ActiveColor](r, f, ast.TurnUnknown, tokens) {
			r.color(word)
		}
	case ast.PocketField:
		if r.invalid(f, ast.PieceUnknown, tokens) {
			return
		}
		if n, err := parse(production[Hand](sfenParser()), r.text, tokens); err == nil {
			r.hand(n)
		}
	default:
		if node[FullmoveNumber](r, f, ast.CounterUnknown, tokens) {
			r.ply(word)
		}
	}
}

// hand hands the men in hand to the builder.
func (r *reader) hand(n *Hand) {
	span := r.state(ast.PocketField)
	for i := range n.Held {
		r.heldInHand(n.Held[i].parts())
	}
	if code := r.build.HandOrder(span.Of(r.text)); code != ast.NoCode && !r.faulty(ast.PocketField) {
		own, _ := r.rules.AppendHands(nil, &r.rec.Pockets)
		r.fix(r.add(ast.PocketField, code, span, span.Of(r.text), string(own)), string(own))
	}
}

func (r *reader) heldInHand(h heldParts) {
	letter, span := h.man.Of(r.text), h.span()
	man, _ := r.rules.man(letter)
	switch code := r.build.Hold(man, held(h.count.Of(r.text))); code {
	case ast.NoCode:
	case ast.PocketKing:
		r.add(ast.PocketField, code, h.man, letter)
	default:
		r.add(ast.PocketField, code, span, span.Of(r.text))
	}
}

// ply reads the number of the move.
func (r *reader) ply(word string) {
	span := r.state(ast.FullmoveField)
	switch code := r.build.Ply(word); code {
	case ast.NoCode:
	case ast.CounterZeros:
		r.fix(r.add(ast.FullmoveField, code, span, word, strings.TrimLeft(word, "0")), strings.TrimLeft(word, "0"))
	case ast.CounterDash:
		r.fix(r.add(ast.FullmoveField, code, span, "1"), "1")
	case ast.FullmoveZero:
		r.fix(r.add(ast.FullmoveField, code, span, uint32(0)), "1")
	default:
		r.add(ast.FullmoveField, code, span, word)
	}
	if code := r.build.PlyParity(word); code != ast.NoCode && !r.faulty(ast.FullmoveField) {
		r.add(ast.FullmoveField, code, span, word)
	}
}
