package san

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// refuse says why no legal move is what a text names.
func refuse(s *rules.State, t *ast.MoveText, format Format) ast.Diagnostics {
	f := fault{state: s, text: t, format: format}
	switch {
	case t.Kind == ast.NullMove:
		return f.why(rules.Move{Kind: rules.Pass})
	case t.Kind == ast.CastlingMove:
		return f.castling(t.Wing)
	case t.Kind == ast.DropMove:
		return f.why(rules.Move{To: t.To.Square(), Role: t.Role, Kind: rules.Drop})
	case t.Coordinates:
		return f.ofCoordinates()
	}
	return f.ofMan()
}

// fault is a text that names no legal move.
type fault struct {
	state  *rules.State
	text   *ast.MoveText
	format Format
}

func (f *fault) error(code ast.Code, args ...any) ast.Diagnostics {
	return ast.FaultAt(f.text.Span, code, args...)
}

// castling says what is against castling on a wing.
func (f *fault) castling(w ast.Wing) ast.Diagnostics {
	m, ok := f.state.CastlingMove(w)
	if !ok {
		return f.error(ast.MoveCastlingNoRight, f.state.Turn(), w)
	}
	return f.why(m)
}

// ofCoordinates asks the man on the first square. A king that goes where it would
// castle, castles.
func (f *fault) ofCoordinates() ast.Diagnostics {
	m := rules.Move{From: f.text.From.Square(), To: f.text.To.Square(), Promotion: f.text.Promotion}
	man := f.state.At(m.From)
	m.Role = man.Role
	if man != (ast.Piece{Role: ast.King, Color: f.state.Turn()}) {
		return f.why(m)
	}
	for _, w := range [...]ast.Wing{ast.KingSide, ast.QueenSide} {
		c, ok := f.state.CastlingMove(w)
		d := m.To.File() - m.From.File()
		if ok && c.To == m.To || m.To == castledTo(m.From, w) && d*d > 1 {
			return f.castling(w)
		}
	}
	return f.why(m)
}

// ofMan asks each man that the text can mean, and gives the reason of the one
// that came nearest.
func (f *fault) ofMan() ast.Diagnostics {
	role, turn := f.text.Role, f.state.Turn()
	if role == ast.NoRole {
		role = ast.Pawn
	}
	target := f.text.To.Square()
	if target == ast.NoSquare { // files alone: a capture
		switch {
		case f.lacksPromotion():
			return f.error(ast.PromotionMissing, f.text.To.String())
		case f.isOtherSide():
			return f.error(ast.MoveOtherSide, turn)
		}
		return f.error(ast.MoveNoEnPassant, f.text.To.String())
	}
	var best rules.Refusal
	var move rules.Move
	men, there := 0, 0
	for from := range f.state.Men(turn, role) {
		if men++; !f.text.From.Holds(from) {
			continue
		}
		there++
		m := rules.Move{From: from, To: target, Role: role, Promotion: f.text.Promotion}
		r := f.state.Why(m)
		if r.Code == ast.MoveNoEnPassant && !f.text.Capture && f.text.From.File == 0 { // nobody said that it takes
			r.Code = ast.MoveUnreachable
		}
		if nearness(r.Code) > nearness(best.Code) {
			best, move = r, m
		}
	}
	switch {
	case nearness(best.Code) > nearness(ast.MoveUnreachable):
		return f.refusal(move, best)
	case f.isOtherSide():
		return f.error(ast.MoveOtherSide, turn)
	case men == 0:
		return f.error(ast.MoveNoMan, turn, role)
	case there == 0:
		d := f.error(ast.MoveNoOrigin, role, f.text.From.String())
		d[0].Span = f.text.Origin
		return d
	}
	return f.error(ast.MoveUnreachable, role, f.text.To.String())
}

// nearness orders reasons by how near a move came to being legal.
func nearness(c ast.Code) int {
	switch c {
	case ast.NoCode:
		return 0
	case ast.MoveUnreachable:
		return 1
	case ast.MoveNoEnPassant:
		return 2
	case ast.MoveOwnMan:
		return 3
	case ast.MoveBlocked:
		return 4
	}
	return 5
}

// lacksPromotion reports whether the text would be a move if it said what the pawn
// becomes.
func (f *fault) lacksPromotion() bool {
	t := *f.text
	t.Promotion = ast.Queen
	return f.text.Promotion == ast.NoRole && len(matching(f.state, &t, f.state.Moves(nil))) > 0
}

// isOtherSide reports whether the other side could make the move.
func (f *fault) isOtherSide() bool {
	other := *f.state
	other.Play(rules.Move{Kind: rules.Pass})
	return len(matching(&other, f.text, other.Moves(nil))) > 0
}

func (f *fault) why(m rules.Move) ast.Diagnostics { return f.refusal(m, f.state.Why(m)) }

// refusal words what the rules say against a move.
func (f *fault) refusal(m rules.Move, r rules.Refusal) ast.Diagnostics {
	turn := f.state.Turn()
	switch r.Code {
	case ast.MoveFromEmpty:
		return f.error(r.Code, m.From)
	case ast.MoveOtherSide:
		return f.error(r.Code, turn)
	case ast.MoveUnreachable:
		if f.isOtherSide() {
			return f.error(ast.MoveOtherSide, turn)
		}
		return f.error(r.Code, m.Role, f.text.To.String())
	case ast.MoveBlocked:
		return f.error(r.Code, m.Role, m.From, m.To, r.At)
	case ast.MovePinned:
		return f.error(r.Code, m.Role, m.From, r.King, r.At)
	case ast.MoveInCheck:
		return f.error(r.Code, r.At)
	case ast.MoveIntoCheck:
		return f.error(r.Code, m.To, r.At)
	case ast.PromotionWrong:
		return f.error(r.Code, m.Promotion)
	case ast.MoveCastlingBlocked:
		return f.error(r.Code, m.Wing(), r.At)
	case ast.MoveCastlingCheck:
		return f.error(r.Code, m.Wing(), r.At, r.By)
	case ast.MoveAfterEnd:
		return f.error(r.Code, r.End.String())
	case ast.MovePocketEmpty:
		return f.error(r.Code, turn, m.Role)
	case ast.MoveNoDrops:
		return f.error(r.Code, f.state.Variant().Title)
	case ast.CaptureRequired:
		return f.error(r.Code, f.format.list(f.state, f.state.Moves(nil)))
	case ast.MoveExplodesKing, ast.MoveGivesCheck:
		return f.error(r.Code)
	}
	return f.error(r.Code, m.To)
}

// ambiguous is the fault of a text that names several legal moves.
func ambiguous(s *rules.State, t *ast.MoveText, found []rules.Move, format Format) ast.Diagnostics {
	f := fault{state: s, text: t, format: format}
	var men []ast.Square
	for _, m := range found {
		men = append(men, m.From)
	}
	return f.error(ast.MoveAmbiguous, len(found), found[0].Role, t.To.String(), men, format.list(s, found))
}

// mostListed bounds the moves that a message lists.
const mostListed = 6

// list returns moves as they are written.
func (f Format) list(s *rules.State, moves []rules.Move) []string {
	var list []string
	for _, m := range moves[:min(len(moves), mostListed)] {
		list = append(list, string(f.Append(nil, s, m)))
	}
	return list
}
