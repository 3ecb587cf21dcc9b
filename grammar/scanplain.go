package grammar

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// plain scans the fields after the placement as far as they are laid out as in most
// records, one blank before each, and tells how many fields there are then; the others
// are for the steps of scan. It is false where the grammar must decide.
func (s *scanner) plain() (fields int, ok bool) {
	text, rec, turn := s.text[:s.end], s.build.rec, s.at+1
	castling, passant, after := plainFields(text, s.at)
	if !s.build.rules.plain || s.build.rules.checks > 0 || after == 0 {
		return 1, true
	}
	rec.Stated |= fourFields
	rec.Spans[ast.TurnField] = spanFrom(turn, turn+1)
	rec.Spans[ast.CastlingField] = spanFrom(castling, passant-1)
	rec.Spans[ast.EnPassantField] = spanFrom(passant, after)
	s.at = passant - 1
	side := s.build.rules.sides[text[turn]] // no branch tells one from the other
	if rec.Turn = side.color; !side.isPlain && !s.take(s.build.Turn(text[turn:turn+1])) {
		return 0, false
	}
	if field := text[castling:s.at]; field != "-" && !s.castling(field) {
		return 0, false
	}
	s.at = after
	if text[passant] != '-' && !s.enPassant(text[passant:after]) {
		return 0, false
	}
	c, ok := lastCounters(text)
	if !ok || c.first != after+1 {
		return 4, true
	}
	s.at = s.end
	rec.Stated |= bothCounters
	rec.Spans[ast.HalfmoveField] = spanFrom(c.first, c.second-1)
	rec.Spans[ast.FullmoveField] = spanFrom(c.second, s.end)
	rec.Halfmove, rec.Fullmove = c.halfmove, c.fullmove
	return 6, true
}

// plainFields returns where the castling and the en passant field begin, and where that one
// ends, in a text whose placement ends at a place; after is 0 if there is not one blank
// before each.
func plainFields[T bytestring](text T, placement int) (castling, passant, after int) {
	castling = placement + len(" w ")
	passant = castling + plainWord(text, castling) + 1
	after = passant + plainTarget(text, passant)
	if after == passant || passant == castling+1 || text[placement] != ' ' || isBlank(text[placement+1]) || text[castling-1] != ' ' {
		return 0, 0, 0
	}
	return castling, passant, after
}

const (
	fourFields   = ast.Fields(1<<ast.PlacementField | 1<<ast.TurnField | 1<<ast.CastlingField | 1<<ast.EnPassantField)
	bothCounters = ast.Fields(1<<ast.HalfmoveField | 1<<ast.FullmoveField)
)

func spanFrom(start, end int) ast.Span { return ast.Span{Start: int32(start), End: int32(end)} }

// plainWord returns the length of a field of up to seven letters that one blank ends, if
// more follows; else 0.
func plainWord[T bytestring](text T, at int) int {
	if at+8 > len(text) {
		return shortWord(text, at)
	}
	word := eightAt(text, at)
	blanks := (word - (' '+1)*eachByte) &^ word & highBits // and above the first one, maybe others
	n := bits.TrailingZeros64(blanks) / 8
	if n == 8 || text[at+n] != ' ' {
		return 0
	}
	return n
}

// shortWord is plainWord near the end of a text.
func shortWord[T bytestring](text T, at int) int {
	for i := at; i < len(text); i++ {
		if text[i] <= ' ' {
			if text[i] != ' ' {
				return 0
			}
			return i - at
		}
	}
	return 0
}

// plainTarget returns the length of an en passant field of a dash or a square that a blank
// or the text ends; 0 for another.
func plainTarget[T bytestring](text T, at int) int {
	if at >= len(text) || isBlank(text[at]) {
		return 0
	}
	n := 2
	if text[at] == '-' {
		n = 1
	}
	if end := at + n; end > len(text) || end < len(text) && text[end] != ' ' {
		return 0
	}
	return n
}

// plainSquare returns the square of an en passant field of two letters.
func plainSquare[T bytestring](field T) (ast.Square, bool) {
	if len(field) != 2 || field[0] < 'a' || field[0] > 'p' || field[1] < '1' || field[1] > '9' {
		return ast.NoSquare, false
	}
	return ast.SquareAt(int(field[0]-'a'), int(field[1]-'1')), true
}
