package ast

import "strings"

// CastlingRule is what a variant asks of a castling right, beyond a king and
// a rook on the home rank.
type CastlingRule uint8

// The rules.
const (
	AnyCastling      CastlingRule = iota // nothing more
	OrthodoxCastling                     // king on the e-file, rooks on the corner files
	MirroredCastling                     // Chess960: both sides started from the same array
	NoCastling                           // there is none
)

// Variant is one row of the table of variants.
type Variant struct {
	Name     string // Fairy-Stockfish's name where it has one
	Aliases  []string
	Title    string
	Geometry Geometry
	Roles    Roles
	Castling CastlingRule
	// KingFile is the file (0 is a) of the king where the castling rule fixes
	// it.
	KingFile int
	// PawnRank is the rank from which White's pawns make their double step, 2
	// in chess; 0 where none do.
	PawnRank int
	// Pocket says that captured men may be dropped, so that a pocket stands
	// after the board and men that came from a promotion are marked.
	Pocket bool
	// Checks is how many checks win the game, 0 where they are not counted.
	Checks uint8
	// Start is the start position as X-FEN, empty where there are many.
	Start string
}

// OrChess returns v, or chess where that is nil.
func (v *Variant) OrChess() *Variant {
	if v == nil {
		return Chess
	}
	return v
}

// StartRecord returns the start position as X-FEN; nil is chess. The error is a
// [Diagnostics]: the variant has many.
func (v *Variant) StartRecord() (string, error) {
	v = v.OrChess()
	if v.Start == "" {
		return "", FaultAt(Span{}, StartMissing, v.Title)
	}
	return v.Start, nil
}

var orthodoxMen = RolesOf(Pawn, Knight, Bishop, Rook, Queen, King)

// Variants is the table, in the order that lists print.
var Variants = []*Variant{
	Chess, Chess960, DoubleChess960,
	Crazyhouse, ThreeCheck, KingOfTheHill, Antichess, Giveaway, Suicide, Atomic, Horde, RacingKings,
}

// The variants of orthodox men.
var (
	Chess = &Variant{
		Name: "chess", Aliases: []string{"standard", "normal", "orthodox", "fromposition"},
		Title: "Chess", Geometry: Standard, Roles: orthodoxMen,
		Castling: OrthodoxCastling, KingFile: 4, PawnRank: 2,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	}
	Chess960 = &Variant{
		Name: "chess960", Aliases: []string{"fischerandom", "fischerrandom", "960", "frc"},
		Title: "Chess960", Geometry: Standard, Roles: orthodoxMen,
		Castling: MirroredCastling, PawnRank: 2,
	}
	DoubleChess960 = &Variant{
		Name: "dfrc", Aliases: []string{"double960", "doublefischerrandom"},
		Title: "Double Chess960", Geometry: Standard, Roles: orthodoxMen,
		Castling: AnyCastling, PawnRank: 2,
	}
)

// The variants of Lichess, and the two older games of its antichess. All but
// that one castle as in X-FEN where they castle.
var (
	Crazyhouse = &Variant{
		Name: "crazyhouse", Aliases: []string{"zh", "house"},
		Title: "Crazyhouse", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2, Pocket: true,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
	}
	ThreeCheck = &Variant{
		Name: "3check", Aliases: []string{"threecheck"},
		Title: "Three-check", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2, Checks: 3,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
	}
	KingOfTheHill = &Variant{
		Name: "kingofthehill", Aliases: []string{"koth"},
		Title: "King of the Hill", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	}
	Antichess = &Variant{
		Name:  "antichess",
		Title: "Antichess", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2, Castling: NoCastling,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
	}
	Giveaway = &Variant{
		Name:  "giveaway",
		Title: "Giveaway", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	}
	Suicide = &Variant{
		Name:  "suicide",
		Title: "Suicide chess", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	}
	Atomic = &Variant{
		Name: "atomic", Aliases: []string{"atom"},
		Title: "Atomic chess", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2,
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	}
	Horde = &Variant{
		Name:  "horde",
		Title: "Horde", Geometry: Standard, Roles: orthodoxMen, PawnRank: 2,
		Start: "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
	}
	RacingKings = &Variant{
		Name: "racingkings", Aliases: []string{"race"},
		Title: "Racing Kings", Geometry: Standard, Roles: orthodoxMen, Castling: NoCastling,
		Start: "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
	}
)

// VariantNamed returns the row of a name or an alias; case, blanks,
// hyphens and underscores do not count.
func VariantNamed(name string) (*Variant, bool) {
	name = strings.ToLower(withoutBreaks.Replace(name))
	for _, v := range Variants {
		if v.Name == name {
			return v, true
		}
		for _, alias := range v.Aliases {
			if alias == name {
				return v, true
			}
		}
	}
	return nil, false
}

// withoutBreaks leaves out what may part the words of a name.
var withoutBreaks = strings.NewReplacer(" ", "", "-", "", "_", "")
