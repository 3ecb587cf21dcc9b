package ast

import "strings"

// Place is a square as far as a text names it: a file, a rank, both or
// neither. 1 is the a-file and the first rank, 0 is not said. The zero value
// is no place.
type Place struct{ File, Rank uint8 }

// PlaceOf returns the place of a whole square, the zero value for NoSquare.
func PlaceOf(s Square) Place {
	if !s.IsValid() {
		return Place{}
	}
	return Place{File: uint8(s.File()) + 1, Rank: uint8(s.Rank()) + 1}
}

// Square returns the square, NoSquare where the file or the rank is not said.
func (p Place) Square() Square {
	if !p.IsSquare() {
		return NoSquare
	}
	return SquareAt(int(p.File)-1, int(p.Rank)-1)
}

// IsSquare reports whether both file and rank are said.
func (p Place) IsSquare() bool { return p.File != 0 && p.Rank != 0 }

// IsEmpty reports whether nothing is said.
func (p Place) IsEmpty() bool { return p == Place{} }

// Holds reports whether a square lies on the file and the rank, as far as they
// are said.
func (p Place) Holds(s Square) bool {
	return (p.File == 0 || int(p.File) == s.File()+1) && (p.Rank == 0 || int(p.Rank) == s.Rank()+1)
}

// String returns what is said: e4, e, 4 or nothing.
func (p Place) String() string {
	switch square := p.Square(); {
	case p.IsSquare():
		return square.String()
	case p.File != 0:
		return string(rune('a' + p.File - 1))
	case p.Rank != 0:
		return SquareAt(0, int(p.Rank)-1).String()[1:]
	}
	return ""
}

// MoveKind is what sort of move a text writes.
type MoveKind uint8

// The kinds of moves.
const (
	ManMove      MoveKind = iota // a man goes from one square to another
	CastlingMove                 // O-O or O-O-O
	DropMove                     // a man comes from the pocket: N@f3
	NullMove                     // no move: --
)

// MoveSign is the sign after a move that says what becomes of the king.
type MoveSign uint8

// The signs.
const (
	NoSign     MoveSign = iota
	CheckSign           // +
	DoubleSign          // ++: mate or double check, the board decides
	MateSign            // #
)

// MoveText is a move as it is written. What it means needs a board.
type MoveText struct {
	Kind MoveKind
	// Role is NoRole where no letter says which man moves: a pawn in algebraic
	// notation, any man in coordinates.
	Role Role
	// Coordinates says that the move is two whole squares without a piece letter
	// (e2e4, e2-e4, e5xd6): any man may be meant.
	Coordinates bool
	From, To    Place // To lacks its rank where files alone are written (exf)
	Promotion   Role
	Wing        Wing // of a CastlingMove
	Capture     bool // a sign of capture was written
	Sign        MoveSign
	EnPassant   bool  // e.p. was written
	Warnings    Codes // the leniencies of the spelling
	// Span is from the first to the last byte that belongs to the move, suffixes
	// included; the others are those of its parts, empty where they are left out.
	Span, Origin, Target, Promoted Span
	// Number is that of the move number before it, full stops included; empty
	// where there is none.
	Number Span
}

// Score is the moves of a game: the main line.
type Score struct {
	Moves  []MoveText
	Result Span // 1-0, 0-1, 1/2-1/2 or *; empty where none is written
}

// Tag is a tag pair of PGN (section 8.1). Value is without its quotation marks
// and escapes; ValueSpan is between the quotation marks.
type Tag struct {
	Name, Value     string
	Span, ValueSpan Span
}

// Game is a game of PGN: tag pairs and score.
type Game struct {
	Tags []Tag
	// Malformed are lines among the tag pairs that are none, and were passed
	// over.
	Malformed []Span
	Score
}

// Is reports whether a tag has a name, be it written in capitals or small letters.
func (t *Tag) Is(name string) bool { return strings.EqualFold(t.Name, name) }

// Tag returns the first tag that has a name; nil where there is none.
func (g *Game) Tag(name string) *Tag {
	for i := range g.Tags {
		if g.Tags[i].Is(name) {
			return &g.Tags[i]
		}
	}
	return nil
}

// Shifted returns the text in a longer one, where it begins at a place.
func (t MoveText) Shifted(by int32) MoveText {
	for _, s := range []*Span{&t.Span, &t.Origin, &t.Target, &t.Promoted, &t.Number} {
		if *s != (Span{}) {
			*s = s.Shifted(by)
		}
	}
	return t
}
