package grammar

import "github.com/alecthomas/participle/v2/lexer"

// The tokens. White space is significant: Blank parts the fields.
const (
	eofToken        lexer.TokenType = lexer.EOF
	marginToken     lexer.TokenType = iota + 1 // byte order mark, blanks, NUL and CR around the record
	blankToken                                 // blanks between fields
	pieceToken                                 // a piece letter
	emptyToken                                 // a count of empty squares
	slashToken                                 // between two ranks
	edgeSlashToken                             // before the first rank or after the last
	colorToken                                 // w or b
	wingToken                                  // K, Q, k, q
	fileToken                                  // A to H, a to h, in the castling field
	foreignToken                               // a castling letter of another dialect
	dashToken                                  // - for none
	squareToken                                // e3
	integerToken                               // 0, 17
	extraDashToken                             // one dash too many after the en passant field
	terminatorToken                            // ; after the last field
	movesToken                                 // the UCI keyword moves
	operationsToken                            // EPD operations, whole
	invalidToken                               // what no rule knows
)

var tokenNames = map[string]lexer.TokenType{
	"EOF": eofToken, "Margin": marginToken, "Blank": blankToken, "Piece": pieceToken, "Empty": emptyToken,
	"Slash": slashToken, "EdgeSlash": edgeSlashToken, "Color": colorToken, "Wing": wingToken, "File": fileToken,
	"Foreign": foreignToken, "Dash": dashToken, "Square": squareToken, "Integer": integerToken,
	"ExtraDash": extraDashToken, "Terminator": terminatorToken, "Moves": movesToken, "Operations": operationsToken,
	"Invalid": invalidToken,
}
