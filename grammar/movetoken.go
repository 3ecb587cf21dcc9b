package grammar

import (
	"errors"
	"io"
	"strings"
	"sync"

	"github.com/alecthomas/participle/v2/lexer"
)

// The tokens of moves, besides pieceToken, squareToken, fileToken, integerToken
// gapToken and invalidToken. What belongs to a move has no blank tokens: the
// lexer makes them gaps.
const (
	originToken lexer.TokenType = iota + invalidToken + 1
	markToken
	takenToken
	hyphenToken
	promotionToken
	atToken
	ringToken
	nullToken
	suffixToken
	dotsToken
	breakToken
	commentToken
	variationOpenToken
	variationCloseToken
	asideToken
	nagToken
	resultToken
	tagOpenToken
	nameToken
	stringToken
	tagCloseToken
)

// moveTokens are the names of the tokens of moves.
var moveTokens = []tokenRow{
	{eofToken, "EOF", "the end"},
	{pieceToken, "Piece", "a piece letter of White; of figurines those of Black, too"},
	{squareToken, "Square", "a square, a1 to h8, that is the last of a move"},
	{fileToken, "File", "a file, a to h"},
	{originToken, "Origin", "a square before another; after a piece letter also a file or a rank"},
	{markToken, "Mark", "x, or a hyphen after an origin; :, × or another dash, not strict"},
	{takenToken, "Taken", "a sign of capture after the last square, not strict"},
	{promotionToken, "Promotion", "= and a piece letter; without =, after a slash or in brackets, not strict; small q, r, b, n or k after two squares"},
	{atToken, "At", "@"},
	{ringToken, "Ring", "O; o or 0, not strict"},
	{nullToken, "Null", "--, Z0, 0000 or @@@@"},
	{hyphenToken, "Hyphen", "a hyphen between them; another dash, not strict"},
	{suffixToken, "Suffix", "+ or #; ++, † or ‡, not strict; e.p., ch, desc., mate and others, or (=), not strict; ! and ?, ± and other judgements, not strict"},
	{integerToken, "Integer", "decimal digits"},
	{dotsToken, "Dots", "full stops"},
	{breakToken, "Break", "blanks and commas between moves; semicolons, but in PGN"},
	{commentToken, "Comment", "{ up to }; in PGN also ; or a % that begins a line, up to its end; a line among the tag pairs that is none, not strict"},
	{variationOpenToken, "Open", "( before a variation"},
	{variationCloseToken, "Close", ") after it"},
	{asideToken, "Aside", "what stands in a variation"},
	{nagToken, "NAG", "$ and digits"},
	{resultToken, "Result", resultWords()},
	{tagOpenToken, "TagOpen", "["},
	{nameToken, "Name", "the name of a tag"},
	{stringToken, "String", `text in quotation marks, with \" and \\ for those signs`},
	{tagCloseToken, "TagClose", "]"},
	{gapToken, "Gap", "blanks that are free"},
	{invalidToken, "Invalid", "anything else"},
}

// resultWords lists the results, those of PGN first.
func resultWords() string {
	var own, others []string
	for _, r := range results {
		if r.written == r.canonical {
			own = append(own, r.written)
		} else {
			others = append(others, r.written)
		}
	}
	return strings.Join(own, ", ") + "; also " + strings.Join(others, ", ")
}

var moveTokenNames = sync.OnceValue(func() map[string]lexer.TokenType { return namesOf(moveTokens) })

// moveDefinition tells Participle the names of the tokens of moves.
type moveDefinition struct{}

func (moveDefinition) Symbols() map[string]lexer.TokenType { return moveTokenNames() }

func (moveDefinition) Lex(string, io.Reader) (lexer.Lexer, error) {
	return nil, errors.New("grammar: parse with ParseMove, ParseScore or ParseGame")
}
