package grammar

import (
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// The productions are named after PGN standard 16.1.3. Each node keeps its
// tokens: the builder reads them.

// PiecePlacement is the ranks, the first one written first: 16.1.3.1.
type PiecePlacement struct {
	Ranks []Rank `parser:"EdgeSlash? @@ ( Slash @@ )* EdgeSlash?"`
}

// Rank is a rank from the a-file on.
type Rank struct {
	Cells []Cell `parser:"@@+"`
}

// Cell is a man or a count of empty squares.
type Cell struct {
	Piece lexer.Token `parser:"( @Piece"`
	Empty lexer.Token `parser:"| @Empty )"`
}

// ActiveColor is the side to move: 16.1.3.2.
type ActiveColor struct {
	Color lexer.Token `parser:"@Color"`
}

// CastlingAvailability is the rights in the letters of standard FEN:
// 16.1.3.3. A foreign letter is one of another dialect.
type CastlingAvailability struct {
	Letters []lexer.Token `parser:"@Dash | @( ( Wing | Foreign )+ )"`
}

// XFENCastling is the rights in the letters of X-FEN.
type XFENCastling struct {
	Letters []lexer.Token `parser:"@Dash | @( ( Wing | File )+ )"`
}

// ShredderCastling is the rights as the files of the rooks.
type ShredderCastling struct {
	Letters []lexer.Token `parser:"@Dash | @( ( File | Foreign )+ )"`
}

// EnPassantTarget is the square passed over: 16.1.3.4.
type EnPassantTarget struct {
	Square lexer.Token `parser:"@( Dash | Square )"`
}

// HalfmoveClock is plies since a capture or a pawn move: 16.1.3.5.
type HalfmoveClock struct {
	Count lexer.Token `parser:"@( Integer | Dash )"`
}

// FullmoveNumber counts from 1: 16.1.3.6.
type FullmoveNumber struct {
	Count lexer.Token `parser:"@( Integer | Dash )"`
}

// Tail is what may follow the fields. EPD operations are one token.
type Tail struct {
	Parts []lexer.Token `parser:"@( ( ExtraDash | Terminator | Moves | Operations )+ )"`
}

// opening and closing are the parts that the records share.
type opening struct {
	Placement *PiecePlacement `parser:"Margin* @@"`
	Color     *ActiveColor    `parser:"( Blank @@"`
}

type closing struct {
	Target   *EnPassantTarget `parser:"( Blank @@"`
	Halfmove *HalfmoveClock   `parser:"( Blank? @@"`
	Fullmove *FullmoveNumber  `parser:"( Blank @@ )? )? )? )? )?"`
	Tail     *Tail            `parser:"@@? Margin*"`
}

// FEN is a record of standard FEN: PGN standard 16.1.
type FEN struct {
	opening
	Castling *CastlingAvailability `parser:"( Blank @@"`
	closing
}

// XFEN is a record of X-FEN.
type XFEN struct {
	opening
	Castling *XFENCastling `parser:"( Blank @@"`
	closing
}

// ShredderFEN is a record of Shredder-FEN.
type ShredderFEN struct {
	opening
	Castling *ShredderCastling `parser:"( Blank @@"`
	closing
}

// tree is what all records have in common once they are parsed.
type tree struct {
	opening
	castling []lexer.Token
	closing
}

// Parsers are built when they are first needed: each takes as long as many
// hundred scans.
var (
	fenParser      = sync.OnceValue(build[FEN])
	xfenParser     = sync.OnceValue(build[XFEN])
	shredderParser = sync.OnceValue(build[ShredderFEN])
)

func build[G any]() *participle.Parser[G] {
	return participle.MustBuild[G](participle.Lexer(definition{}))
}

// production returns the parser of one production of a grammar on its own.
func production[P, G any](root *participle.Parser[G]) *participle.Parser[P] {
	p, err := participle.ParserForProduction[P](root)
	if err != nil {
		panic(err)
	}
	return p
}

// EBNF returns the grammar of a style in Participle's notation.
func (s Style) EBNF() string {
	switch s {
	case StandardStyle:
		return fenParser().String()
	case ShredderStyle:
		return shredderParser().String()
	}
	return xfenParser().String()
}
