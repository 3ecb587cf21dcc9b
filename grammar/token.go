package grammar

import (
	"fmt"
	"strings"
	"sync"

	"github.com/alecthomas/participle/v2/lexer"
)

// The tokens. White space is significant: a blank parts the fields.
const (
	eofToken    lexer.TokenType = lexer.EOF
	marginToken lexer.TokenType = iota + 1
	blankToken
	pieceToken
	emptyToken
	slashToken
	edgeSlashToken
	colorToken
	wingToken
	fileToken
	foreignToken
	dashToken
	pocketDashToken
	counterDashToken
	squareToken
	squaresToken
	pliesToken
	integerToken
	promotedToken
	plusToken
	beyondToken
	wallToken
	openToken
	closeToken
	pocketSlashToken
	checksToken
	extraDashToken
	terminatorToken
	movesToken
	semicolonToken
	opcodeToken
	opcodeSignToken
	stringOperandToken
	openStringToken
	integerOperandToken
	moveOperandToken
	moveNumberToken
	moveCommaToken
	wordToken
	textToken
	longOperationsToken
	separatorToken
	numberToken
	spaceToken
	vacantToken
	neutralToken
	headingToken
	totalToken
	colonToken
	commaToken
	partToken
	gapToken
	invalidToken
	ranksToken // all ranks as they stand, which no production takes
)

// tokenRow is a token: its name, as the grammars write it, and what it is.
type tokenRow struct {
	kind          lexer.TokenType
	name, meaning string
}

// tokens are those of the records.
var tokens = []tokenRow{
	{eofToken, "EOF", "the end"},
	{marginToken, "Margin", "a byte order mark, blanks, NUL or CR around the record, not strict"},
	{blankToken, "Blank", "blanks between fields; strictly one space"},
	{pieceToken, "Piece", "a piece letter"},
	{emptyToken, "Empty", "a count of empty squares, 1 up to the files of the board"},
	{slashToken, "Slash", "/ between two ranks"},
	{edgeSlashToken, "EdgeSlash", "/ before the first rank or after the last, not strict"},
	{colorToken, "Color", "w or b; W or B, not strict"},
	{wingToken, "Wing", "K, Q, k or q"},
	{fileToken, "File", "the file of a rook, A to H or a to h on eight files"},
	{foreignToken, "Foreign", "a castling letter of another dialect, not strict"},
	{dashToken, "Dash", "- for none"},
	{pocketDashToken, "PocketDash", "- in brackets for no man, not strict"},
	{counterDashToken, "CounterDash", "- for a number that is not known, not strict"},
	{squareToken, "Square", "a square such as e3"},
	{squaresToken, "Squares", "two squares such as e3d4, in games where pawns pass so"},
	{pliesToken, "Plies", "the plies at which a count ends, in makruk"},
	{integerToken, "Integer", "decimal digits; before a man in brackets, not strict"},
	{promotedToken, "Promoted", "~ after a man that came from a promotion; not strict in games without pockets"},
	{plusToken, "Plus", "+ before a man that came from a promotion, in shogi and its kin"},
	{beyondToken, "Beyond", "| before a man on the second board of Alice chess"},
	{wallToken, "Wall", "* for a square that no man enters, or the duck"},
	{openToken, "Open", "[ before a pocket"},
	{closeToken, "Close", "] after a pocket"},
	{pocketSlashToken, "PocketSlash", "/ before a pocket that is written as a rank more, not strict"},
	{checksToken, "Checks", "the checks that are left, as in 3+3, or given, as in +0+0"},
	{extraDashToken, "ExtraDash", "a dash too many after the en passant field, not strict"},
	{terminatorToken, "Terminator", "; after the last field, not strict"},
	{movesToken, "Moves", "the UCI keyword moves, not strict"},
	{semicolonToken, "Semicolon", "; after an operation; before the first, or several, not strict"},
	{opcodeToken, "Opcode", "letters, digits and underscores, from a letter on; at most 15, strictly"},
	{opcodeSignToken, "OpcodeSign", "= or : after an opcode, not strict"},
	{stringOperandToken, "String", "a text in quotation marks, with \\\" and \\\\ for those signs"},
	{openStringToken, "OpenString", "a quotation mark and the rest of the text, not strict"},
	{integerOperandToken, "SignedInteger", "decimal digits, with a sign or without"},
	{moveOperandToken, "MoveWord", "a move, where the opcode takes moves; see the grammar of moves"},
	{moveNumberToken, "MoveIndication", "a move number, where the opcode takes moves, not strict"},
	{moveCommaToken, "MoveComma", "a comma between moves, not strict"},
	{wordToken, "Word", "any other word; a string without quotation marks, not strict"},
	{textToken, "Text", "a text without an opcode, up to the semicolon, not strict"},
	{longOperationsToken, "LongOperations", "operations of more than 16 KiB, as they stand"},
	{separatorToken, "Separator", "a hyphen, a slash or a line end between ranks, with blanks around it; another dash, a comma, a bar, not strict"},
	{numberToken, "Number", "a number of empty squares"},
	{spaceToken, "Space", "blanks within a rank, not strict"},
	{vacantToken, "Vacant", "a sign for an empty square where there are no counts, not strict"},
	{neutralToken, "Neutral", "= before a man of neither side"},
	{headingToken, "Heading", "the word for White or Black in any language"},
	{totalToken, "Total", "the number of men of a side, in parentheses"},
	{colonToken, "Colon", ": after a heading"},
	{commaToken, "Comma", "a comma between men, or another mark; blanks are free"},
	{partToken, "Part", "what parts the sides where no heading does: a slash, a semicolon, a bar, a line end"},
	{gapToken, "Gap", "blanks, which are free"},
	{invalidToken, "Invalid", "anything else"},
}

// tokenNames are asked for when a parser is built, which most records do without.
var tokenNames = sync.OnceValue(func() map[string]lexer.TokenType { return namesOf(tokens) })

func namesOf(tokens []tokenRow) map[string]lexer.TokenType {
	names := map[string]lexer.TokenType{}
	for _, t := range tokens {
		names[t.name] = t.kind
	}
	return names
}

// withTokens adds what the tokens of a grammar are, as comments of EBNF.
func withTokens(grammar string, tokens []tokenRow) string {
	for _, t := range tokens {
		if name := strings.ToLower(t.name); strings.Contains(grammar, "<"+name+">") {
			grammar += fmt.Sprintf("\n(* <%s>: %s *)", name, t.meaning)
		}
	}
	return grammar
}
