package convert

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// castling tells each right, with the man that castles, and whether it can be used now.
func (d *decoder) castling() {
	switch v := d.variant().OrChess(); {
	case v.Castling == ast.NoCastling && !v.Unmoved:
		d.say(ast.CastlingGame, v)
	case d.rec.Field(ast.CastlingField) == "-":
		d.say(ast.CastlingNone)
	case !d.isKnown(ast.PlacementField):
		d.say(ast.BoardUnknown)
		return
	}
	for c := ast.White; c <= ast.Black; c++ {
		for w := ast.KingSide; w <= ast.QueenSide; w++ {
			if rook := d.rec.CastlingRook(c, w); rook != ast.NoSquare {
				d.right(c, w, rook)
			}
		}
	}
	for c, files := range d.rec.Unmoved {
		if squares := homeSquares(d.rec, ast.Color(c), files); squares != nil {
			d.say(ast.UnmovedMen, ast.Color(c), squares)
		}
	}
	d.notes(ast.CastlingField, ast.LostRights)
}

// homeSquares returns the squares of some files on the home rank of a side.
func homeSquares(rec *ast.Record, c ast.Color, files uint16) (squares []ast.Square) {
	for file := range int(rec.Board.Geometry.Files) {
		if files>>file&1 != 0 {
			squares = append(squares, ast.SquareAt(file, rec.Board.Geometry.HomeRank(c)))
		}
	}
	return squares
}

// right tells one right.
func (d *decoder) right(c ast.Color, w ast.Wing, rook ast.Square) {
	code, refusal := d.playable(c, w)
	d.say(code, d.letter(c, w, rook), c, w, rook, refusal.At, refusal.By, d.rec.Board.At(rook).Role)
}

// playable says whether a side could castle now.
func (d *decoder) playable(c ast.Color, w ast.Wing) (ast.FactCode, rules.Refusal) {
	s := d.state
	switch {
	case d.isKnown(ast.PlacementField) && !d.isTurnKnown():
		return ast.RightKept, rules.Refusal{}
	case !s.IsValid():
		return ast.RightUnruled, rules.Refusal{}
	}
	end, _ := s.Outcome()
	isWaiting := c != d.rec.Turn
	if isWaiting {
		p := d.rec.Position
		p.Turn, p.EnPassant = c, ast.NoSquare
		if s.Set(&p, d.variant()) != nil {
			return ast.RightKept, rules.Refusal{}
		}
	}
	m, ok := s.CastlingMove(w)
	if !ok {
		return ast.RightKept, rules.Refusal{}
	}
	r := s.Why(m)
	switch {
	case end != rules.NotOver:
		return ast.RightEnded, r
	case r.Code == ast.MoveCastlingBlocked:
		return ast.RightBlocked, r
	case r.Code == ast.MoveCastlingCheck:
		return unsafeAt(&s, m, r.At), r
	case isWaiting:
		return ast.RightWaits, r
	case r.Code == ast.NoCode:
		return ast.RightPlayable, r
	}
	return ast.RightForbidden, r
}

// unsafeAt says where on its way the king would be attacked.
func unsafeAt(s *rules.State, m rules.Move, at ast.Square) ast.FactCode {
	checkers := s.Checkers()
	switch {
	case !checkers.IsEmpty():
		return ast.RightInCheck
	case at == ast.SquareAt(rules.CastledKingFile(m.Wing()), m.From.Rank()):
		return ast.RightLands
	}
	return ast.RightPasses
}

// letter returns the letter of the field for a right: the file of the rook, K or Q, or
// the letter of the language for king or queen.
func (d *decoder) letter(c ast.Color, w ast.Wing, rook ast.Square) string {
	field, man := d.rec.Field(ast.CastlingField), [...]ast.Role{ast.King, ast.Queen}[w]
	wing := ast.English.Spell(man, c)
	file := string(rune('A' + rook.File()))
	if c == ast.Black {
		file = strings.ToLower(file)
	}
	switch {
	case d.rec.Warnings.Has(ast.CastlingNational):
		return d.rec.Letters.Spell(man, c)
	case strings.Contains(field, file) && !strings.Contains(field, wing):
		return file
	}
	return wing
}
