package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Move is one move of one side. It is comparable; the zero value is no move.
type Move struct {
	// From is the square that the man leaves, NoSquare for a drop. To is the
	// one that it enters; of castling it is that of the rook, since in Chess960
	// nothing else tells the wing.
	From, To  ast.Square
	Role      ast.Role // the man that moves or is dropped
	Promotion ast.Role // what a pawn becomes, NoRole for every other move
	Kind      Kind
}

// Kind sets apart the moves that are more than one man going from one square
// to another.
type Kind uint8

// The kinds.
const (
	Step             Kind = iota
	Castling              // the king goes to the c- or the g-file, the rook to the d- or the f-file
	EnPassantCapture      // a pawn takes one that has just passed over To
	Drop                  // from the pocket
	Pass                  // no man moves; never among the legal moves, but played where there is no check
)

// String returns the squares and what else tells the move, for people who look
// for faults: g1f3, e7e8=queen, knight@f3. Package san writes moves.
func (m Move) String() string {
	switch {
	case m.Kind == Pass:
		return "pass"
	case m.Kind == Drop:
		return m.Role.String() + "@" + m.To.String()
	case m.Promotion != ast.NoRole:
		return m.From.String() + m.To.String() + "=" + m.Promotion.String()
	}
	return m.From.String() + m.To.String()
}

// Wing returns the side on which a move castles: that of the rook from the
// king.
func (m Move) Wing() ast.Wing {
	if m.To > m.From {
		return ast.KingSide
	}
	return ast.QueenSide
}
