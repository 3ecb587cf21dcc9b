package grammar

import (
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// The productions of moves are named after PGN standard 8.1, 8.2 and 16.

// Game is a game of PGN: tag pairs, then the moves.
type Game struct {
	Section *TagSection `parser:"( @@"`
	Score   *Score      `parser:"@@?"`
	Bare    *Score      `parser:"| @@ )"`
}

// TagSection is the tag pairs of a game.
type TagSection struct {
	Pairs []TagPair `parser:"( ( @@ | Comment ) Break? )+"`
}

// TagPair is [Name "value"]: PGN standard 8.1.
type TagPair struct {
	Opening lexer.Token `parser:"@TagOpen"`
	Name    lexer.Token `parser:"@Name"`
	Value   lexer.Token `parser:"@String"`
	Closing lexer.Token `parser:"@TagClose"`
}

// Score is the moves of a game and its result.
type Score struct {
	Elements []Element    `parser:"( @@+"`
	Ended    *Termination `parser:"@@?"`
	Bare     *Termination `parser:"| @@ )"`
}

// Element is a move, or what stands between moves.
type Element struct {
	Number    *MoveNumber  `parser:"( @@"`
	Comment   *Comment     `parser:"| @@"`
	Glyph     *lexer.Token `parser:"| @NAG"`
	Variation *Variation   `parser:"| @@"`
	Move      *MoveText    `parser:"| @@ ) Break?"`
}

// MoveNumber is a number with any count of full stops.
type MoveNumber struct {
	Number lexer.Token `parser:"@( Integer Dots? | Dots )"`
}

// Comment is in braces, or goes on to the end of the line.
type Comment struct {
	Text lexer.Token `parser:"@Comment"`
}

// Variation is other moves than those of the game: PGN standard 8.2.5. What is
// in it is not read.
type Variation struct {
	Inner []Variation `parser:"Open ( Aside | Comment | @@ )* Close"`
}

// Termination is the result, after which no move comes.
type Termination struct {
	Result lexer.Token `parser:"@Result Break?"`
	After  []Comment   `parser:"( @@ Break? )*"`
}

// MoveText is one move, and what is written after it.
type MoveText struct {
	Pawn        *PawnMove     `parser:"( @@"`
	Piece       *PieceMove    `parser:"| @@"`
	Capture     *PawnCapture  `parser:"| @@"`
	Castling    *Castling     `parser:"| @@"`
	Coordinates *Coordinates  `parser:"| @@"`
	Drop        *Drop         `parser:"| @@"`
	Null        *NullMove     `parser:"| @@ )"`
	Suffixes    []lexer.Token `parser:"@( Suffix+ )?"`
}

// PawnMove is the move of a pawn on its file.
type PawnMove struct {
	Target    lexer.Token `parser:"@Square"`
	Promotion lexer.Token `parser:"@Promotion?"`
}

// PieceMove is the move of a man that a letter names.
type PieceMove struct {
	Piece     lexer.Token `parser:"@Piece"`
	Origin    lexer.Token `parser:"@Origin?"`
	Mark      lexer.Token `parser:"@Mark?"`
	Target    lexer.Token `parser:"@Square"`
	Taken     lexer.Token `parser:"@Taken?"`
	Promotion lexer.Token `parser:"@Promotion?"`
}

// PawnCapture is the move of a pawn to another file.
type PawnCapture struct {
	Origin    lexer.Token `parser:"@File"`
	Mark      lexer.Token `parser:"@Mark?"`
	Target    lexer.Token `parser:"@( Square | File )"`
	Taken     lexer.Token `parser:"@Taken?"`
	Promotion lexer.Token `parser:"@Promotion?"`
}

// Coordinates is a move as two squares.
type Coordinates struct {
	Origin    lexer.Token `parser:"@Origin"`
	Mark      lexer.Token `parser:"@Mark?"`
	Target    lexer.Token `parser:"@Square"`
	Taken     lexer.Token `parser:"@Taken?"`
	Promotion lexer.Token `parser:"@Promotion?"`
}

// Castling is O-O or O-O-O.
type Castling struct {
	Signs []lexer.Token `parser:"@( Ring Hyphen? Ring ( Hyphen? Ring )? )"`
}

// Drop is a man from the pocket: N@f3. Without a letter it is a pawn.
type Drop struct {
	Piece  lexer.Token `parser:"@Piece?"`
	At     lexer.Token `parser:"@At"`
	Square lexer.Token `parser:"@Square"`
}

// NullMove is -- and what else is written for no move.
type NullMove struct {
	Sign lexer.Token `parser:"@Null"`
}

var (
	gameParser  = sync.OnceValue(buildMoves)
	scoreParser = sync.OnceValue(func() *participle.Parser[Score] { return production[Score](gameParser()) })
	moveParser  = sync.OnceValue(func() *participle.Parser[MoveText] { return production[MoveText](gameParser()) })
)

func buildMoves() *participle.Parser[Game] {
	return participle.MustBuild[Game](participle.Lexer(moveDefinition{}))
}

// MovesEBNF returns the grammar of moves and games in Participle's notation,
// and what its tokens are.
func MovesEBNF() string { return withTokens(gameParser().String(), moveTokens) }
