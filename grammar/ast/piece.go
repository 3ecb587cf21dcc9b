package ast

import "strconv"

// Color is the side that owns a man, or the side to move. White is the side
// that moves first, whatever a variant calls it.
type Color uint8

// The colours. Neutral men belong to problem chess and never move first.
const (
	White Color = iota
	Black
	Neutral
)

// Other returns the opponent of White or Black; neutral men have none.
func (c Color) Other() Color {
	if c == Neutral {
		return Neutral
	}
	return c ^ 1
}

// String returns white, black or neutral.
func (c Color) String() string {
	switch c {
	case White:
		return "white"
	case Black:
		return "black"
	case Neutral:
		return "neutral"
	}
	return "color " + strconv.Itoa(int(c))
}

// Role is what a man is, never the letter that a language writes for it. The
// zero value is NoRole, an empty square. Roles above those named here are
// free for the variants that users define.
type Role uint8

// The six men of orthodox chess are 1 to 6 for good: stored data may rely on
// them.
const (
	NoRole Role = iota
	Pawn
	Knight
	Bishop
	Rook
	Queen
	King
	Archbishop // bishop and knight
	Chancellor // rook and knight

	// Men of problem chess.

	Grasshopper
	Nightrider
	Zebra
	Camel
	Giraffe
	Wazir
	Alfil
	Fers
	Dabbaba
	Lion
	Locust
	Amazon // queen and knight
	Gnu
	Antelope
	Leo
	Mao
	Pao
	Vao
	Rose
	Equihopper
	Kanglion
	Bouncer
	ChinesePawn
	ProteanPawn
	Contrahamster
)

var roleNames = [...]string{
	NoRole: "none", Pawn: "pawn", Knight: "knight", Bishop: "bishop", Rook: "rook", Queen: "queen", King: "king",
	Archbishop: "archbishop", Chancellor: "chancellor",
	Grasshopper: "grasshopper", Nightrider: "nightrider", Zebra: "zebra", Camel: "camel", Giraffe: "giraffe",
	Wazir: "wazir", Alfil: "alfil", Fers: "fers", Dabbaba: "dabbaba", Lion: "lion", Locust: "locust", Amazon: "amazon",
	Gnu: "gnu", Antelope: "antelope", Leo: "leo", Mao: "mao", Pao: "pao", Vao: "vao", Rose: "rose",
	Equihopper: "equihopper", Kanglion: "kanglion", Bouncer: "bouncer", ChinesePawn: "chinese-pawn",
	ProteanPawn: "protean-pawn", Contrahamster: "contrahamster",
}

// IsValid reports whether r is a man.
func (r Role) IsValid() bool { return r != NoRole }

// String returns the English name of the man, or its number where it has
// none.
func (r Role) String() string {
	if int(r) < len(roleNames) {
		return roleNames[r]
	}
	return "role " + strconv.Itoa(int(r))
}

// Piece is a man of a colour. The zero value is no man.
type Piece struct {
	Role     Role
	Color    Color
	Promoted bool // came from a promotion, where a variant keeps that apart
}
