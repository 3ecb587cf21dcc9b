package grammar

import (
	"fmt"
	"strings"
	"testing"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// productionRow is a production on its own: how its field is cut into tokens,
// how they are parsed, and the single bytes that are a whole one.
type productionRow struct {
	name  string
	lex   func(*lexing)
	parse func(text string, tokens []token) error
	takes string
}

func row[P, G any](root func() *participle.Parser[G], lex func(*lexing), takes string) productionRow {
	return productionRow{
		name: strings.TrimPrefix(fmt.Sprintf("%T", *new(P)), "grammar."), lex: lex, takes: takes,
		parse: func(text string, tokens []token) error {
			_, err := parse(production[P](root()), text, tokens)
			return err
		},
	}
}

const (
	menBytes   = "PNBRQKpnbrqk"
	cellBytes  = menBytes + "12345678"
	fileBytes  = "ABCDEFGHabcdefgh"
	rightBytes = fileBytes + "KQkq-"

	diagramBytes   = "PNBRQKpnbrqk0123456789.xX"
	separatorBytes = "-/,|\\;"
)

func productions() []productionRow {
	counters := func(l *lexing) { l.counters() }
	tail := func(l *lexing) { l.tail(ast.HalfmoveField) }
	record := func(l *lexing) { l.margins(); l.fields(); l.endMargin() }
	diagram := func(l *lexing) { l.margins(); l.diagram(); l.endMargin() }
	list := func(l *lexing) { l.margins(); l.list(); l.endMargin() }
	return []productionRow{
		row[Pocket](xfenParser, (*lexing).placement, ""), // two bytes at least, after a board
		row[Held](xfenParser, (*lexing).placement, menBytes),
		row[CheckCounts](fenParser, counters, ""), // three bytes at least
		row[PiecePlacement](fenParser, (*lexing).placement, cellBytes),
		row[Rank](fenParser, (*lexing).placement, cellBytes),
		row[Cell](fenParser, (*lexing).placement, cellBytes),
		row[ActiveColor](fenParser, (*lexing).color, "wbWB"),
		row[CastlingAvailability](fenParser, (*lexing).castling, rightBytes),
		row[XFENCastling](xfenParser, (*lexing).castling, rightBytes),
		row[ShredderCastling](shredderParser, (*lexing).castling, rightBytes),
		row[EnPassantTarget](fenParser, (*lexing).enPassant, "-"),
		row[HalfmoveClock](fenParser, counters, "0123456789"), // a lone dash is one too many
		row[FullmoveNumber](fenParser, counters, "0123456789"),
		row[Tail](fenParser, tail, "-;"),
		row[FEN](fenParser, record, cellBytes),
		row[XFEN](xfenParser, record, cellBytes),
		row[ShredderFEN](shredderParser, record, cellBytes),
		row[Forsyth](forsythParser, diagram, diagramBytes+separatorBytes),
		row[PartedRank](forsythParser, diagram, separatorBytes),
		row[Squares](forsythParser, diagram, diagramBytes),
		row[DiagramCell](forsythParser, diagram, diagramBytes),
		row[PieceList](listParser, list, ""), // a man has two bytes at least
		row[Side](listParser, list, ""),
		row[Placing](listParser, list, ""),
	}
}

var layoutOf = map[string]ast.Layout{
	"Forsyth": ast.DiagramLayout, "PartedRank": ast.DiagramLayout, "Squares": ast.DiagramLayout, "DiagramCell": ast.DiagramLayout,
	"PieceList": ast.ListLayout, "Side": ast.ListLayout, "Placing": ast.ListLayout,
}

var styleOf = map[string]Style{
	"CastlingAvailability": StandardStyle, "FEN": StandardStyle, "XFENCastling": XFENStyle, "XFEN": XFENStyle,
	"ShredderCastling": ShredderStyle, "ShredderFEN": ShredderStyle,
}

// TestProductionsOnNothing asks that no production matches nothing: one that
// did would loop or panic under a repetition.
func TestProductionsOnNothing(t *testing.T) {
	for _, p := range productions() {
		if err := p.parse("", nil); err == nil {
			t.Errorf("%s matches the empty string", p.name)
		}
	}
}

// TestProductionsOnEveryByte gives each single byte to each production.
func TestProductionsOnEveryByte(t *testing.T) {
	for _, p := range productions() {
		rules := NewRules(Config{Layout: layoutOf[p.name], Style: styleOf[p.name], Form: FENForm})
		for b := range 256 {
			text := string([]byte{byte(b)})
			l := &lexing{rules: rules, text: text, end: len(text)}
			if p.lex(l); len(l.tokens) > 0 && !isBlank(byte(b)) { // fields do not begin with blanks
				checkCut(t, p.name, text, l.tokens)
			}
			taken := p.parse(text, l.tokens) == nil
			if want := strings.Contains(p.takes, text); taken != want {
				t.Errorf("%s on %q: taken %v, want %v", p.name, text, taken, want)
			}
		}
	}
}

// checkCut asks that tokens are all of a text, none of them empty.
func checkCut(t *testing.T, name, text string, tokens []token) {
	t.Helper()
	at := int32(0)
	for _, token := range tokens {
		if token.span.Start != at || token.span.IsEmpty() {
			t.Errorf("%s on %q: token at %v, want it at %d", name, text, token.span, at)
		}
		at = token.span.End
	}
	if int(at) != len(text) {
		t.Errorf("%s on %q: tokens up to %d", name, text, at)
	}
}

// TestProductionsOnEveryToken gives tokens of every kind, alone and twice, to
// each production: whatever a lexer makes, a parser ends and does not panic.
func TestProductionsOnEveryToken(t *testing.T) {
	const text = "-3"
	for _, p := range productions() {
		for name, kind := range tokenNames() {
			if kind == lexer.EOF {
				continue
			}
			one := token{kind: kind, span: ast.Span{End: 1}}
			two := token{kind: kind, span: ast.Span{Start: 1, End: 2}}
			err := p.parse(text, []token{one, two})
			if first := p.parse(text, []token{one}); first != nil && err == nil {
				t.Errorf("%s takes two tokens %s and not one", p.name, name)
			}
		}
	}
}

// TestLexerLosesNothing cuts texts into tokens that are all of the text.
func TestLexerLosesNothing(t *testing.T) {
	for _, text := range []string{
		"", " ", "\x00", "8/8 w - - 0 1", "\uFEFF 8/8\t w  K-x e3 -1 +2 rest ", "8 w - - - - - -", "/ / / / / / /",
		"8/8 w - -;c0 \"x", "8/8 w - -17 4 bm e4; \r\x00", "8/8 w - - 1;;", "é/\xff É é", "8/8 w - - moves e2e4",
		"8/8 w - " + strings.Repeat("e", MaxField), "4k3 - 8 –8,, =b .g2 - -", " 4k3\r\n8\n\n- x.X\n", "White: Kg1,a2;Black Xh9 z \n",
		"8/8~Q~[Q-2p]x w - - 3+3 0 1 +0+0 2+2", "8/8[ w - - 3+3 4+4 5+5", "8/8/8/8/8/8/8/8/Np w - - 0 +1+1 2",
	} {
		for form := AnyForm; form <= EPDForm; form++ {
			checkCut(t, fmt.Sprint("form ", form), text, lex(NewRules(Config{Form: form}), text).tokens)
			checkCut(t, fmt.Sprint("crazyhouse, form ", form), text, lex(NewRules(Config{Form: form, Variant: ast.Crazyhouse}), text).tokens)
		}
		for layout := ast.DiagramLayout; layout <= ast.ListLayout; layout++ {
			checkCut(t, fmt.Sprint("layout ", layout), text, lex(NewRules(Config{Layout: layout, Form: BoardForm}), text).tokens)
		}
	}
}
