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
// zero value is NoRole, an empty square. Roles from [FreeRole] to [LastRole] are
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

	// Men of other games.

	Commoner   // moves as a king, and may be taken
	Centaur    // king and knight
	Advisor    // of xiangqi and janggi
	Elephant   // of xiangqi and janggi
	Horse      // of xiangqi and janggi
	Cannon     // of xiangqi, janggi and shako
	Soldier    // of xiangqi and janggi
	Banner     // rook, cannon and horse: manchu chess
	Gold       // general of shogi
	Silver     // general of shogi, khon of makruk
	Lance      // of shogi
	AiWok      // rook, knight and fers
	Bers       // rook and fers: shatar
	FersAlfil  // elephant of shako
	Stone      // of clobber and ataxx
	Wizard     // camel and fers: opulent and omicron chess
	Champion   // wazir, alfil and dabbaba: omicron chess
	General    // rook and fers: Spartan chess
	Captain    // wazir and dabbaba: Spartan chess
	Warlord    // bishop and knight: Spartan chess
	Lieutenant // fers, alfil and sideways: Spartan chess
	Hoplite    // pawn of Spartan chess
	Falcon     // of tori shogi, as those that follow
	Crane
	Pheasant
	LeftQuail
	RightQuail
	Swallow

	// FreeRole is the first of the roles that variants of users take, LastRole the last one:
	// a role and a colour are one byte, a [Man].
	FreeRole Role = 96
	LastRole Role = 126
)

var roleNames = [...]string{
	NoRole: "none", Pawn: "pawn", Knight: "knight", Bishop: "bishop", Rook: "rook", Queen: "queen", King: "king",
	Archbishop: "archbishop", Chancellor: "chancellor",
	Grasshopper: "grasshopper", Nightrider: "nightrider", Zebra: "zebra", Camel: "camel", Giraffe: "giraffe",
	Wazir: "wazir", Alfil: "alfil", Fers: "fers", Dabbaba: "dabbaba", Lion: "lion", Locust: "locust", Amazon: "amazon",
	Gnu: "gnu", Antelope: "antelope", Leo: "leo", Mao: "mao", Pao: "pao", Vao: "vao", Rose: "rose",
	Equihopper: "equihopper", Kanglion: "kanglion", Bouncer: "bouncer", ChinesePawn: "chinese-pawn",
	ProteanPawn: "protean-pawn", Contrahamster: "contrahamster",
	Commoner: "commoner", Centaur: "centaur", Advisor: "advisor", Elephant: "elephant", Horse: "horse", Cannon: "cannon",
	Soldier: "soldier", Banner: "banner", Gold: "gold", Silver: "silver", Lance: "lance", AiWok: "ai-wok", Bers: "bers",
	FersAlfil: "fers-alfil", Stone: "stone", Wizard: "wizard", Champion: "champion", General: "general", Captain: "captain",
	Warlord: "warlord", Lieutenant: "lieutenant", Hoplite: "hoplite", Falcon: "falcon", Crane: "crane", Pheasant: "pheasant",
	LeftQuail: "left-quail", RightQuail: "right-quail", Swallow: "swallow",
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
	Beyond   bool `json:",omitempty"` // stands on the second board of Alice chess
}
