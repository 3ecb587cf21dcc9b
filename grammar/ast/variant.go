package ast

import (
	"math/bits"
	"slices"
	"strings"
	"sync"
)

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

// Mark is how men that came from a promotion are marked.
type Mark uint8

// The marks.
const (
	NoMark     Mark = iota
	MarkAfter       // Q~: crazyhouse, bughouse, makruk as it is shown
	MarkBefore      // +P: shogi and its kin
	Unmarked        // men are dropped, and none of them comes from a promotion
)

// WallRule is what the walls of a board are.
type WallRule uint8

// The rules.
const (
	NoWalls  WallRule = iota
	OneWall           // the duck, at most one
	AnyWalls          // walls, burnt squares
)

// PassantRule is what the en passant field says.
type PassantRule uint8

// The rules.
const (
	OnePassed  PassantRule = iota // the square passed over, which fits side and board
	AnyPassed                     // a square or two, of which nothing is asked
	TwoSquares                    // the square passed over and that of the pawn, e3d4: Berolina chess
	CountLimit                    // a number: the plies at which the count of makruk ends
)

// Variant is one row of the table of variants.
type Variant struct {
	Name     string // Fairy-Stockfish's name where it has one
	Aliases  []string
	Title    string
	Geometry Geometry
	Roles    Roles
	// Letters are how its men are written, nil for the letters of FEN; pockets are
	// written in their order. Kings are the men that must not be lost, and pawns those
	// that promote, however they move.
	Letters  *Letters
	Castling CastlingRule
	// KingFile is the file (0 is a) of the king where the castling rule fixes
	// it, or where there are several.
	KingFile int
	// Castlers are the men beside the king that castle, where those are not rooks.
	Castlers []Role
	// PawnRank is the rank from which White's pawns make their double step, 2
	// in chess; 0 where none do.
	PawnRank int
	Passant  PassantRule
	// Pocket says that men may be dropped, so that a pocket stands after the board.
	Pocket bool
	// HeldKings says that kings can be in the pocket: from the start, or captured.
	HeldKings bool
	// Mark is how men that came from a promotion are marked. Where captured men may be
	// dropped, that is by MarkAfter if nothing else is said.
	Mark Mark
	// Promotes are the men before which the mark may stand; none are those that are
	// neither king nor, with the mark after them, pawns.
	Promotes Roles
	Walls    WallRule
	// Unmoved says that the castling field lists the files of unmoved men, too.
	Unmoved bool
	// Beyond says that men may stand on a second board, with | before their letters.
	Beyond bool
	// Boards is 2 where two boards are written with | between them.
	Boards int
	// Short says that castling and en passant may be left out, and are if nothing is
	// known of them: w 0 1.
	Short bool
	// Red says that the first side is written r, too.
	Red bool
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

// Spelling returns how the men are written: in the letters of FEN, or in those
// of the variant.
func (v *Variant) Spelling() *Letters {
	if v.Letters != nil {
		return v.Letters
	}
	return &English
}

// Marks returns how promoted men are marked.
func (v *Variant) Marks() Mark {
	switch {
	case v.Mark == Unmarked:
		return NoMark
	case v.Mark == NoMark && v.Pocket:
		return MarkAfter
	}
	return v.Mark
}

// CanPromote reports whether the mark of a promoted man may stand by a role.
func (v *Variant) CanPromote(r Role) bool {
	if v.Promotes != (Roles{}) {
		return v.Promotes.Has(r)
	}
	return r != NoRole && r != King && (r != Pawn || v.Marks() == MarkBefore)
}

// CastlingKing returns the file of the king that castles, of the files of those on the
// home rank of a side: the only one, or the one that a game of several names; -1 for none.
func (v *Variant) CastlingKing(kings uint16) int {
	switch {
	case bits.OnesCount16(kings) == 1:
		return bits.TrailingZeros16(kings)
	case v.Castling != OrthodoxCastling && v.KingFile > 0 && kings>>v.KingFile&1 != 0:
		return v.KingFile
	}
	return -1
}

var orthodoxMen = RolesOf(Pawn, Knight, Bishop, Rook, Queen, King)

// row completes a row of the table: of chess but for what it says.
func row(v Variant) *Variant {
	if v.Geometry == (Geometry{}) {
		v.Geometry = Standard
	}
	if v.Letters != nil {
		v.Roles = v.Letters.Roles()
	}
	if v.Roles == (Roles{}) {
		v.Roles = orthodoxMen
	}
	return &v
}

// spelled are the letters of the men of a game, as capitals for White, in the order
// of roles; a space before one says that it is another letter of the role before it.
func spelled(letters string, roles ...Role) *Letters {
	l := &Letters{Tag: "en", Title: "English", Men: make([]Letter, 0, len(letters))}
	small := strings.ToLower(letters)
	next := 0
	for i := 0; i < len(letters); i++ {
		if letters[i] == ' ' {
			i, next = i+1, next-1
		}
		l.Men = append(l.Men, Letter{Role: roles[next], White: letters[i : i+1], Black: small[i : i+1]})
		next++
	}
	return l
}

// chessmen are the letters of FEN and some more, which stand between queen and rook.
func chessmen(letters string, roles ...Role) *Letters {
	return spelled("KQ"+letters+"RBNP", slices.Concat([]Role{King, Queen}, roles, []Role{Rook, Bishop, Knight, Pawn})...)
}

// Variants is the table, in the order that lists print.
var Variants = slices.Concat([]*Variant{
	Chess, Chess960, DoubleChess960,
	Crazyhouse, ThreeCheck, KingOfTheHill, Antichess, Giveaway, Suicide, Atomic, Horde, RacingKings,
}, chessVariants, largeVariants, dropVariants, shogiVariants, xiangqiVariants, makrukVariants, otherVariants)

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
	v, ok := variantNames()[PlainName(name)]
	return v, ok
}

var variantNames = sync.OnceValue(func() map[string]*Variant {
	named := map[string]*Variant{}
	for _, v := range Variants {
		for _, name := range append([]string{v.Name}, v.Aliases...) {
			named[PlainName(name)] = v
		}
	}
	return named
})

// PlainName returns the name of a variant without case, blanks, hyphens and
// underscores.
func PlainName(name string) string { return strings.ToLower(withoutBreaks.Replace(name)) }

// withoutBreaks leaves out what may part the words of a name.
var withoutBreaks = strings.NewReplacer(" ", "", "-", "", "_", "")
