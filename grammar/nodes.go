package grammar

import (
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
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

// Cell is a man, a wall or a count of empty squares.
type Cell struct {
	Before   lexer.Token `parser:"( @( Plus | Beyond )?"`
	Piece    lexer.Token `parser:"@Piece"`
	Promoted lexer.Token `parser:"@Promoted?"`
	Wall     lexer.Token `parser:"| @Wall"`
	Empty    lexer.Token `parser:"| @Empty )"`
}

// Pocket is the men that may be dropped, those of both sides in any order.
type Pocket struct {
	Held []Held `parser:"Open ( PocketDash | @@+ )? Close | PocketSlash @@*"`
}

// Held is a man in a pocket, or several of a kind.
type Held struct {
	Count lexer.Token `parser:"@Integer?"`
	Piece lexer.Token `parser:"@Piece"`
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

// EnPassantTarget is the square passed over: 16.1.3.4. In makruk it is a number, which is
// no Integer, for after a dash in its place that begins the counters.
type EnPassantTarget struct {
	Square lexer.Token `parser:"@( Dash | Square | Squares | Plies )"`
}

// HalfmoveClock is plies since a capture or a pawn move: 16.1.3.5.
type HalfmoveClock struct {
	Count lexer.Token `parser:"@( Integer | CounterDash )"`
}

// FullmoveNumber counts from 1: 16.1.3.6.
type FullmoveNumber struct {
	Count lexer.Token `parser:"@( Integer | CounterDash )"`
}

// CheckCounts is how many checks are left, or were given.
type CheckCounts struct {
	Counts lexer.Token `parser:"@Checks"`
}

// Tail is what may follow the fields.
type Tail struct {
	Parts      []lexer.Token `parser:"( @( ( ExtraDash | Terminator | Moves )+ )"`
	Operations *Operations   `parser:"@@? | @@ )"`
}

// Operations are what EPD has in place of the counters: 16.2.4.
type Operations struct {
	All  []Operation `parser:"( Semicolon* @@+"`
	Long lexer.Token `parser:"| @LongOperations )"`
}

// Operation is an opcode with its operands: 16.2.4. Not strictly, it is any text.
type Operation struct {
	Opcode   lexer.Token `parser:"( @Opcode OpcodeSign?"`
	Operands []Operand   `parser:"( @@ | MoveComma )*"`
	Text     lexer.Token `parser:"| @Text ) Semicolon*"`
}

// Operand is a string, an integer, a move or another word.
type Operand struct {
	Value lexer.Token `parser:"@( String | OpenString | SignedInteger | MoveWord | MoveIndication | Word )"`
}

// opening and closing are the parts that the records share. Participle joins
// the tags of embedded structs, so that what one opens another may close: each
// field is optional after those before it.
type opening struct {
	Placement *PiecePlacement `parser:"Margin* @@"`
	Pocket    *Pocket         `parser:"@@?"`
	Color     *ActiveColor    `parser:"( Blank @@"`
}

type closing struct {
	Target   *EnPassantTarget `parser:"( Blank @@ )? )?"`
	Before   []CheckCounts    `parser:"( Blank @@ )*"`
	Halfmove *HalfmoveClock   `parser:"( Blank? @@"`
	Fullmove *FullmoveNumber  `parser:"( Blank @@ )? )?"`
	After    []CheckCounts    `parser:"( Blank @@ )* )?"`
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

// EPD is a record of Extended Position Description: PGN standard 16.2. The
// counters are those of FEN, which its files often have.
type EPD struct {
	opening
	Castling *XFENCastling `parser:"( Blank @@"`
	closing
}

// tree is what all records have in common once they are parsed.
type tree struct {
	opening
	castling []lexer.Token
	closing
}

func (n *FEN) tree() tree {
	return tree{n.opening, letters((*XFENCastling)(n.Castling)), n.closing}
}

func (n *XFEN) tree() tree { return tree{n.opening, letters(n.Castling), n.closing} }

func (n *ShredderFEN) tree() tree {
	return tree{n.opening, letters((*XFENCastling)(n.Castling)), n.closing}
}

func (n *EPD) tree() tree { return tree{n.opening, letters(n.Castling), n.closing} }

// letters returns the tokens of a castling field; those of the three styles
// have one shape.
func letters(c *XFENCastling) []lexer.Token {
	if c == nil {
		return nil
	}
	return c.Letters
}

// Parsers are built when they are first needed: each takes as long as many
// hundred scans.
var (
	fenParser      = sync.OnceValue(build[FEN])
	xfenParser     = sync.OnceValue(build[XFEN])
	shredderParser = sync.OnceValue(build[ShredderFEN])
	epdParser      = sync.OnceValue(build[EPD])
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

// EBNF returns the grammar that the rules read by, in Participle's notation,
// and what its tokens are.
func (r *Rules) EBNF() string {
	switch {
	case r.Layout == ast.DiagramLayout:
		return withTokens(forsythParser().String(), tokens)
	case r.Layout == ast.HandLayout:
		return withTokens(sfenParser().String(), tokens)
	case r.Layout == ast.ListLayout:
		return withTokens(listParser().String(), tokens)
	case r.Form == EPDForm:
		return withTokens(epdParser().String(), tokens)
	case r.Style == StandardStyle:
		return withTokens(fenParser().String(), tokens)
	case r.Style == ShredderStyle:
		return withTokens(shredderParser().String(), tokens)
	}
	return withTokens(xfenParser().String(), tokens)
}
