package rules

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// game is the rules of a variant: what they have that those of chess have not.
// A hook that is nil changes nothing.
type game struct {
	variant *ast.Variant
	// noCheck says that kings are men like others.
	noCheck bool
	// promotions are what a pawn may become.
	promotions []ast.Role
	// touching says that a king beside the other side's cannot be attacked.
	touching bool
	// pseudo says that the moves given to keep may leave a king in check.
	pseudo bool
	// keep takes moves away that are legal in chess and not here.
	keep func(s *State, moves []Move) []Move
	// refuse says why keep takes a move away, after which the state is next;
	// NoCode where the reason is one of chess.
	refuse func(s, next *State, m Move) ast.Code
	// after does what else a move does. It is called when the men have moved
	// and before the turn passes.
	after func(s *State, done done)
	// over tells how the game has ended by a rule of its own.
	over func(s *State) (winner ast.Color, ended bool)
	// goals are squares on which the king of the side to move, White's and Black's,
	// shows that it had won before the last move.
	goals [2]uint64
	// stalemate tells who wins when the side to move has no move and is not in
	// check; nil is a draw.
	stalemate func(s *State) ast.Color
	// firstRankDouble lets White's pawns make a double step from the first rank,
	// too, after which none of them can be taken en passant.
	firstRankDouble bool
	// explosive says that a capture removes men all around: the king of the
	// side to move may be gone, and check come from many sides.
	explosive bool
	// peaceful says that nobody may give check.
	peaceful bool
	// arrayed says that the men begin where those of chess do, and none is dropped.
	arrayed bool
	// armies are what the sides begin with; nil is that of chess.
	armies *[2]army
}

// done is a move that has just been made.
type done struct {
	Move
	from, to uint64   // To of castling is where the king ends
	taken    ast.Role // NoRole for none
	takenAt  uint64
	wasPawn  bool // the man taken came from a promotion
}

var (
	orthodoxPromotions = []ast.Role{ast.Queen, ast.Rook, ast.Bishop, ast.Knight}
	chess              = game{variant: ast.Chess, promotions: orthodoxPromotions, arrayed: true}
	chess960           = game{variant: ast.Chess960, promotions: orthodoxPromotions}
)

// games are the rules by variant.
var games = map[*ast.Variant]*game{
	ast.Chess:          &chess,
	ast.Chess960:       &chess960,
	ast.DoubleChess960: {variant: ast.DoubleChess960, promotions: orthodoxPromotions},
	ast.Crazyhouse:     &crazyhouse,
	ast.ThreeCheck:     &threeCheck,
	ast.FiveCheck:      &fiveCheck,
	ast.NoCastle:       {variant: ast.NoCastle, promotions: orthodoxPromotions, arrayed: true},
	ast.KingOfTheHill:  &kingOfTheHill,
	ast.Antichess:      &antichess,
	ast.Giveaway:       &giveaway,
	ast.Suicide:        &suicide,
	ast.Atomic:         &atomic,
	ast.Horde:          &horde,
	ast.RacingKings:    &racingKings,
}

// isChess reports whether the moves are those of chess, and end where it ends.
func (g *game) isChess() bool { return g.over == nil && g.keep == nil && !g.noCheck }

func gameOf(v *ast.Variant) *game {
	switch v {
	case nil, ast.Chess:
		return &chess
	case ast.Chess960: // these are looked for most
		return &chess960
	}
	return games[v]
}

// Known reports whether the rules of a variant are known here; nil is chess.
func Known(v *ast.Variant) bool { return gameOf(v) != nil }

// Variants returns the variants whose rules are known, in the order of
// [ast.Variants].
func Variants() []*ast.Variant {
	return slices.DeleteFunc(slices.Clone(ast.Variants), func(v *ast.Variant) bool { return !Known(v) })
}

func (g *game) pawnRank() int { return g.variant.PawnRank }

// army returns the men that a side begins with.
func (g *game) army(c ast.Color) *army {
	if g.armies == nil {
		return &orthodoxArmy
	}
	return &g.armies[c]
}

// doubleSteps returns the squares from which pawns may make a double step.
func (g *game) doubleSteps(c ast.Color) uint64 {
	rank := 8 * (g.pawnRank() - 1)
	switch {
	case rank < 0:
		return 0
	case c == ast.Black:
		return rank8 >> rank
	case g.firstRankDouble:
		return rank1<<rank | rank1
	}
	return rank1 << rank
}

// End is how a game has ended.
type End uint8

// The ends.
const (
	NotOver    End = iota
	Checkmate      // the side to move is in check and has no move
	Stalemate      // the side to move has no move
	VariantEnd     // by a rule of the variant: a third check, a king on the hill
)

var endNames = [...]string{"not-over", "checkmate", "stalemate", "variant-end"}

// String returns the name in kebab case.
func (e End) String() string {
	if int(e) < len(endNames) {
		return endNames[e]
	}
	return "end"
}

// Outcome returns how the game has ended, and the winner, Neutral for a draw or
// a game that goes on. Draws that players claim or arbiters declare, and too few
// men to mate, are no ends here.
func (s *State) Outcome() (End, ast.Color) {
	if winner, ended := s.over(); ended {
		return VariantEnd, winner
	}
	if s.hasMove() {
		return NotOver, ast.Neutral
	}
	switch {
	case s.checkers(s.turn) != 0:
		return Checkmate, s.turn.Other()
	case s.game.stalemate != nil:
		return Stalemate, s.game.stalemate(s)
	}
	return Stalemate, ast.Neutral
}

// Winner returns who has won, Neutral where nobody has. It costs less than Outcome
// where no check is given.
func (s *State) Winner() ast.Color {
	if winner, ended := s.over(); ended {
		return winner
	}
	if s.game.stalemate == nil && s.checkers(s.turn) == 0 {
		return ast.Neutral
	}
	_, winner := s.Outcome()
	return winner
}

// oneOf is the end of a game that one side has won by a rule of the variant; it is
// drawn where both have.
func oneOf(white, black bool) (winner ast.Color, ended bool) {
	switch {
	case white && black:
		return ast.Neutral, true
	case white:
		return ast.White, true
	}
	return ast.Black, black
}

func (s *State) over() (winner ast.Color, ended bool) {
	if s.game.over == nil {
		return ast.Neutral, false
	}
	return s.game.over(s)
}
