package grammar

import "github.com/alecthomas/participle/v2/lexer"

// replay gives tokens to Participle.
type replay struct {
	text   string
	tokens []token
	next   int
}

// Next implements lexer.Lexer. Gaps are left out here: where Participle elides
// a token itself, a capture may begin with it.
func (r *replay) Next() (lexer.Token, error) {
	for r.next < len(r.tokens) && r.tokens[r.next].kind == gapToken {
		r.next++
	}
	if r.next == len(r.tokens) {
		end := 0
		if r.next > 0 {
			end = int(r.tokens[r.next-1].span.End)
		}
		return lexer.EOFToken(lexer.Position{Offset: end}), nil
	}
	t := r.tokens[r.next]
	r.next++
	return lexer.Token{Type: t.kind, Value: t.span.Of(r.text), Pos: lexer.Position{Offset: int(t.span.Start)}}, nil
}
