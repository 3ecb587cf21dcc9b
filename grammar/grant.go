package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// InferRights grants every castling right for which a king and a rook stand
// where a game can begin: in a game whose kings begin on one file there, with
// rooks in the corners; in others the only king of its home rank, not on its
// edge, and the outermost rooks. Nil is orthodox chess.
func InferRights(p *ast.Position, v *ast.Variant) {
	v = v.OrChess()
	if v.Castling == ast.NoCastling {
		return
	}
	last := int(p.Board.Geometry.Files) - 1
	for c := ast.White; c <= ast.Black; c++ {
		var h home
		h.find(&p.Board, c, v)
		if h.king <= 0 || h.king == last {
			continue
		}
		for _, wing := range []byte("KQ") {
			file, ok := h.rookNamed(wing)
			orthodox := h.isOrthodox(file, v.KingFile, p.Board.Geometry)
			if ok && (orthodox || v.Castling != ast.OrthodoxCastling) {
				p.Castling.Add(ast.SquareAt(file, p.Board.Geometry.HomeRank(c)))
			}
		}
	}
}

// Grant adds the rights of a castling field to a position. It returns the place
// of the first letter that names none, and why; NoCode when all do.
func (r *Rules) Grant(p *ast.Position, field string) (at int, code ast.Code) {
	if field == "-" {
		return 0, ast.NoCode
	}
	rec := ast.Record{Position: *p}
	b := Builder{rules: r, rec: &rec}
	for i := range len(field) {
		if code := b.Right(field[i]); code.IsFault() || ast.LostRights.Has(code) {
			return i, code
		}
	}
	p.Castling = rec.Castling
	return 0, ast.NoCode
}
