package grammar

import (
	"fmt"
	"strings"
	"testing"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// moveProduction is a production of moves on its own, and the single bytes that
// are a whole one.
type moveProduction struct {
	name  string
	parse func(text string, tokens []token) error
	takes string
}

func moveRow[P any](takes string) moveProduction {
	return moveProduction{
		name: strings.TrimPrefix(fmt.Sprintf("%T", *new(P)), "grammar."), takes: takes,
		parse: func(text string, tokens []token) error {
			_, err := parse(production[P](gameParser()), text, tokens)
			return err
		},
	}
}

// numberBytes are a move number; of the digits, 0 too.
const numberBytes = "0123456789."

func moveProductions() []moveProduction {
	return []moveProduction{
		moveRow[Game](numberBytes + "*;%["), // a comment to the end of the line, or no tag pair
		moveRow[TagSection](";%["),
		moveRow[TagPair](""),
		moveRow[Score](numberBytes + "*;%["),
		moveRow[Element](numberBytes + ";%["),
		moveRow[MoveNumber](numberBytes),
		moveRow[Comment](";%["),
		moveRow[Variation](""),
		moveRow[Termination]("*"),
		moveRow[MoveText](""), // a move has two bytes at least
		moveRow[PawnMove](""),
		moveRow[PieceMove](""),
		moveRow[PawnCapture](""),
		moveRow[Coordinates](""),
		moveRow[Castling](""),
		moveRow[Drop](""),
		moveRow[NullMove](""),
	}
}

// lexGame cuts a game of PGN.
func lexGame(text string) *moveLexing {
	l := newMoveLexing(nil, text)
	l.pgn = true
	l.tagSection()
	l.score()
	return l
}

func TestMoveProductionsOnNothing(t *testing.T) {
	for _, p := range moveProductions() {
		if err := p.parse("", nil); err == nil {
			t.Errorf("%s matches the empty string", p.name)
		}
	}
}

func TestMoveProductionsOnEveryByte(t *testing.T) {
	for b := range 256 {
		text := string([]byte{byte(b)})
		l := lexGame(text)
		for _, p := range moveProductions() {
			taken := p.parse(text, l.tokens) == nil
			if want := strings.Contains(p.takes, text); taken != want {
				t.Errorf("%s on %q: taken %v, want %v", p.name, text, taken, want)
			}
		}
	}
}

// TestMoveProductionsOnEveryToken gives tokens of every kind, alone and in
// pairs, to each production: a parser ends and does not panic.
func TestMoveProductionsOnEveryToken(t *testing.T) {
	const text = "-3"
	for _, p := range moveProductions() {
		for _, first := range moveTokens {
			for _, second := range moveTokens {
				if first.kind == lexer.EOF || second.kind == lexer.EOF {
					continue
				}
				one := token{kind: first.kind, span: ast.Span{End: 1}}
				two := token{kind: second.kind, span: ast.Span{Start: 1, End: 2}}
				if err := p.parse(text, []token{one, two}); err == nil && first.kind == invalidToken {
					t.Errorf("%s takes an invalid token", p.name)
				}
			}
		}
	}
}

// TestMoveProductionsOnMoves gives each form to the production that it is of.
func TestMoveProductionsOnMoves(t *testing.T) {
	for text, name := range map[string]string{
		"e4": "PawnMove", "e8=Q": "PawnMove", "Nf3": "PieceMove", "Pe4": "PieceMove", "R1xa3": "PieceMove", "Ng1-f3": "PieceMove",
		"exd5": "PawnCapture", "ed5": "PawnCapture", "exd": "PawnCapture", "exd8=Q": "PawnCapture", "O-O": "Castling", "000": "Castling",
		"e2e4": "Coordinates", "e7e8q": "Coordinates", "e2-e4": "Coordinates", "e5xd6": "Coordinates",
		"N@f3": "Drop", "@e4": "Drop", "--": "NullMove", "0000": "NullMove",
	} {
		l := newMoveLexing(nil, text)
		l.move()
		for _, p := range moveProductions() {
			switch p.name {
			case "Game", "Score", "Element", "MoveText":
				if p.parse(text, l.tokens) != nil {
					t.Errorf("%s is no %s", text, p.name)
				}
			default:
				if taken := p.parse(text, l.tokens) == nil; taken != (p.name == name) {
					t.Errorf("%s is a %s: %v", text, p.name, taken)
				}
			}
		}
	}
}

// TestMoveLexerLosesNothing cuts games into tokens that are all of the text, up
// to the fault.
func TestMoveLexerLosesNothing(t *testing.T) {
	for _, text := range []string{
		"1. e4, e5 2.Nf3 {x} (d4 (c4) {)} $1 ; (\n) Nc6 $2 ; c\n3. Bb5 a6+ desc. !? 1/2-1/2 {x} ; y",
		"[A \"b\"] {x}\n[C\t\"\"]\n%x\n\n1... e8 = Q + + e.p. O - O e2 - e4 N x e5 *", "e4 foo", "[A b]", "e4 ((d4", "e4 {",
	} {
		l := lexGame(text)
		at := int32(0)
		for _, token := range l.tokens {
			if token.span.Start != at || token.span.IsEmpty() {
				t.Errorf("%q: token at %v, want it at %d", text, token.span, at)
			}
			at = token.span.End
		}
		if l.fault == ast.NoCode && int(at) != len(text) {
			t.Errorf("%q: tokens up to %d", text, at)
		}
	}
}
