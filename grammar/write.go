package grammar

import (
	"iter"
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// AppendPlacement appends the board in the letters of the rules: runs of empty
// squares as long as they are. It returns the first square that holds what the
// letters cannot say (a man of another game, a neutral one, a promoted one in a
// game without pockets, a wall), NoSquare when there is none.
func (r *Rules) AppendPlacement(dst []byte, b *ast.Board) ([]byte, ast.Square) {
	return r.AppendRanks(dst, b, "/")
}

// AppendRanks appends the board with a separator between ranks; without one,
// empty squares are counted on over the ends of ranks. Layouts other than that
// of FEN have a sign for neutral men, and none for promoted ones: those of ~ stand
// there without it. It returns what AppendPlacement does.
func (r *Rules) AppendRanks(dst []byte, b *ast.Board, separator string) ([]byte, ast.Square) {
	if separator == "/" {
		if out, ok := r.appendPlain(dst, b); ok {
			return out, ast.NoSquare
		}
	}
	empty := 0
	for rank := int(b.Geometry.Ranks) - 1; rank >= 0; rank-- {
		neutral := b.Neutral.Rank(rank)
		odd := neutral | b.Walls.Rank(rank) | b.Promoted.Rank(rank) | b.Beyond.Rank(rank)
		for file, man := range b.Squares[rank*ast.MaxFiles:][:b.Geometry.Files] {
			role, color := man.Role(), man.Color()
			if role == ast.NoRole && odd>>file&1 == 0 {
				empty++
				continue
			}
			if neutral>>file&1 != 0 { // Popeye's =b is small, too
				color = ast.Black
			}
			letter := r.letters.Spell(role, color)
			if (letter == "" || !r.roles.Has(role)) && role != ast.NoRole {
				return dst, ast.SquareAt(file, rank)
			}
			dst = appendGap(dst, empty)
			empty = 0
			if odd>>file&1 == 0 {
				dst = append(dst, letter...)
				continue
			}
			var ok bool
			if dst, ok = r.appendMarked(dst, b, ast.SquareAt(file, rank), letter); !ok {
				return dst, ast.SquareAt(file, rank)
			}
		}
		if separator != "" || rank == 0 {
			dst = appendGap(dst, empty)
			empty = 0
		}
		if rank > 0 {
			dst = append(dst, separator...)
		}
	}
	return dst, ast.NoSquare
}

// appendMarked appends a man that is neutral or comes from a promotion, and
// reports whether it can be written so.
func (r *Rules) appendMarked(dst []byte, b *ast.Board, s ast.Square, letter string) ([]byte, bool) {
	mark := r.game.Marks()
	isNeutral, isBeyond := b.Neutral.Has(s), b.Beyond.Has(s)
	isPromoted := b.Promoted.Has(s) && r.Form != BoardForm
	switch {
	case b.Walls.Has(s):
		return append(dst, wallMark), r.Form != BoardForm && letter == "" && r.hasWalls(b)
	case letter == "", isNeutral && r.Layout != ast.DiagramLayout:
		return dst, false
	case r.Form == BoardForm && r.isMarked(b, s):
		return dst, false
	case isPromoted && (mark == ast.NoMark || !r.game.CanPromote(b.RoleAt(s))):
		return dst, false
	case isBeyond && !r.game.Beyond:
		return dst, false
	case isNeutral:
		dst = append(dst, '=')
	case isBeyond:
		dst = append(dst, beyondMark)
	}
	if isPromoted && mark == ast.MarkBefore {
		dst = append(dst, plusMark)
	}
	dst = append(dst, letter...)
	if isPromoted && mark == ast.MarkAfter {
		dst = append(dst, promotedMark)
	}
	return dst, true
}

// isMarked reports whether a man is another one without its mark, for which a board
// alone has no place. That a man was a pawn, ~, does not make it another.
func (r *Rules) isMarked(b *ast.Board, s ast.Square) bool {
	return b.Beyond.Has(s) || b.Promoted.Has(s) && r.game.Marks() != ast.MarkAfter
}

// hasWalls reports whether the game can have the walls of a board.
func (r *Rules) hasWalls(b *ast.Board) bool {
	switch r.game.Walls {
	case ast.AnyWalls:
		return true
	case ast.OneWall:
		return b.Walls.Len() <= 1
	}
	return false
}

func appendGap(dst []byte, n int) []byte {
	if n == 0 {
		return dst
	}
	if n < 10 {
		return append(dst, '0'+byte(n))
	}
	return strconv.AppendUint(dst, uint64(n), 10)
}

// AppendTurn appends w or b. In the letters of a language that has b for White
// Black is written by its own letter.
func (r *Rules) AppendTurn(dst []byte, c ast.Color) []byte {
	if r.Layout == ast.HandLayout {
		return AppendHandTurn(dst, c)
	}
	if c == ast.Black && r.letters.Sides[ast.White] == "b" {
		return append(dst, r.letters.Sides[ast.Black]...)
	}
	return appendTurn(dst, c)
}

func appendTurn(dst []byte, c ast.Color) []byte {
	if c == ast.Black {
		return append(dst, 'b')
	}
	return append(dst, 'w')
}

// AppendTarget appends the en passant field: the square passed over, two squares with
// White's side first (Fairy-Stockfish), or the number at which a count ends; a dash for
// none.
func AppendTarget(dst []byte, p *ast.Position) []byte {
	switch {
	case p.Limit > 0:
		return strconv.AppendUint(dst, uint64(p.Limit), 10)
	case p.Passed != ast.NoSquare:
		return max(p.EnPassant, p.Passed).Append(min(p.EnPassant, p.Passed).Append(dst))
	}
	return p.EnPassant.Append(dst)
}

// HoldsTarget reports whether the en passant field of the game has a place for what a
// position says.
func (r *Rules) HoldsTarget(p *ast.Position) bool {
	isOne, isTwo := p.EnPassant != ast.NoSquare, p.Passed != ast.NoSquare
	switch {
	case isOne && !r.geometry.Contains(p.EnPassant), isTwo && !(isOne && r.geometry.Contains(p.Passed)):
		return false
	case r.game.Passant == ast.CountLimit:
		return !isOne
	case p.Limit > 0:
		return false
	case r.game.Passant == ast.TwoSquares:
		return isOne == isTwo
	}
	return !isOne || r.game.Passant == ast.AnyPassed || r.pawnRank > 0 && !isTwo
}

// AppendCounters appends the two counters of FEN. A move number of 0, as a
// position has that was never numbered, is written as 1.
func AppendCounters(dst []byte, halfmove, fullmove uint32) []byte {
	dst = strconv.AppendUint(dst, uint64(halfmove), 10)
	dst = append(dst, ' ')
	return strconv.AppendUint(dst, uint64(max(fullmove, 1)), 10)
}

// AppendCounterOperations appends the counters that a text has as fields, as
// operations of EPD with a blank before each: PGN standard 16.2.5, in the order
// of the opcodes.
func AppendCounterOperations(dst []byte, rec *ast.Record) []byte {
	for f := range FieldCounters(rec) {
		dst = append(AppendCounter(append(dst, ' '), rec, f), ';')
	}
	return dst
}

// FieldCounters yields the counters that a text has as fields, in the order of their
// opcodes.
func FieldCounters(rec *ast.Record) iter.Seq[ast.Field] {
	return func(yield func(ast.Field) bool) {
		for _, f := range [...]ast.Field{ast.FullmoveField, ast.HalfmoveField} {
			isField := rec.Stated.Has(f) && !rec.InOperations(f)
			if isField && !yield(f) {
				return
			}
		}
	}
}

// CounterOpcode returns the opcode of a counter.
func CounterOpcode(f ast.Field) string {
	if f == ast.HalfmoveField {
		return "hmvc"
	}
	return "fmvn"
}

// AppendCounter appends a counter as an operation, without its semicolon.
func AppendCounter(dst []byte, rec *ast.Record, f ast.Field) []byte {
	n := rec.Fullmove
	if f == ast.HalfmoveField {
		n = rec.Halfmove
	}
	return strconv.AppendUint(append(append(dst, CounterOpcode(f)...), ' '), uint64(n), 10)
}
