package workload

import (
	"slices"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Form appends a sample as a record, without line end.
type Form func(dst []byte, s *Sample) []byte

// Shredder is Shredder-FEN, with an en passant square after each double step.
func Shredder(dst []byte, s *Sample) []byte {
	return s.counters(s.fields(dst, s.byFile, s.passed))
}

// XFEN is the answer to Shredder: the same with X-FEN's castling letters.
func XFEN(dst []byte, s *Sample) []byte {
	return s.counters(s.fields(dst, s.byWing, s.passed))
}

// LegalXFEN is XFEN with the squares alone on which a pawn may be taken.
func LegalXFEN(dst []byte, s *Sample) []byte {
	return s.counters(s.fields(dst, s.byWing, s.legal()))
}

// EPD is X-FEN's four fields and three operations: a move and two strings.
func EPD(dst []byte, s *Sample) []byte {
	dst = s.fields(dst, s.byWing, s.legal())
	if s.next != "" {
		dst = append(append(append(dst, " bm "...), s.next...), ';')
	}
	dst = strconv.AppendInt(append(dst, ` id "position `...), int64(s.number), 10)
	dst = strconv.AppendInt(append(dst, `"; c0 "ply `...), int64(s.ply), 10)
	return append(dst, `";`...)
}

// OfEPD is the answer to EPD: X-FEN with the counters of a start.
func OfEPD(dst []byte, s *Sample) []byte {
	return append(s.fields(dst, s.byWing, s.legal()), " 0 1"...)
}

// Long returns the form of EPD records of some number of bytes: X-FEN's four
// fields and strings of no more than 200 bytes in opcodes of our own.
func Long(bytes int) Form {
	const room = 200
	return func(dst []byte, s *Sample) []byte {
		from := len(dst)
		dst = s.fields(dst, s.byFile, s.passed)
		for n := 0; ; n++ {
			opcode := strconv.AppendInt([]byte(" x"), int64(n), 10)
			left := bytes - (len(dst) - from) - len(opcode) - len(` "";`)
			if left < 1 {
				return dst
			}
			dst = append(append(dst, opcode...), ` "`...)
			dst = append(dst, filler[:min(left, room)]...)
			dst = append(dst, `";`...)
		}
	}
}

var filler = strings.Repeat("the quick brown fox jumps over the lazy dog ", 5)

// Forsyth is the board in Portuguese letters, with hyphens between its ranks.
func Forsyth(dst []byte, s *Sample) []byte {
	return append(dst, portuguese.Replace(string(s.placement(nil)))...)
}

var portuguese = strings.NewReplacer("K", "R", "Q", "D", "R", "T", "N", "C", "k", "r", "q", "d", "r", "t", "n", "c", "/", " - ")

// OfForsyth is the answer to Forsyth: the board, and what is assumed beside it.
func OfForsyth(dst []byte, s *Sample) []byte { return append(s.placement(dst), " w - - 0 1"...) }

// fields appends the fields of FEN without its counters.
func (s *Sample) fields(dst []byte, letter func(c ast.Color, w ast.Wing) byte, passed ast.Square) []byte {
	dst = append(s.pocket(s.placement(dst)), ' ', "wb"[s.Turn], ' ')
	none := len(dst)
	for _, c := range []ast.Color{ast.White, ast.Black} {
		for _, w := range []ast.Wing{ast.KingSide, ast.QueenSide} {
			if s.rooks[c][w] != ast.NoSquare {
				dst = append(dst, cased(letter(c, w), c))
			}
		}
	}
	if len(dst) == none {
		dst = append(dst, '-')
	}
	if passed == ast.NoSquare {
		return append(dst, " -"...)
	}
	return append(dst, ' ', 'a'+byte(passed.File()), '1'+byte(passed.Rank()))
}

func cased(letter byte, c ast.Color) byte {
	if c == ast.Black {
		return letter + 'a' - 'A'
	}
	return letter
}

// legal is the square that was passed over if a pawn may be taken there.
func (s *Sample) legal() ast.Square {
	if s.taken {
		return s.passed
	}
	return ast.NoSquare
}

func (s *Sample) counters(dst []byte) []byte {
	if s.variant.OrChess().Checks > 0 {
		dst = append(dst, ' ', '0'+s.Checks[ast.White], '+', '0'+s.Checks[ast.Black])
	}
	dst = strconv.AppendUint(append(dst, ' '), uint64(s.Halfmove), 10)
	return strconv.AppendUint(append(dst, ' '), uint64(s.Fullmove), 10)
}

// byFile is the letter of a right in Shredder-FEN.
func (s *Sample) byFile(c ast.Color, w ast.Wing) byte { return 'A' + byte(s.rooks[c][w].File()) }

// byWing is the letter of a right in X-FEN: that of the wing, unless another rook
// stands farther out.
func (s *Sample) byWing(c ast.Color, w ast.Wing) byte {
	rook := s.rooks[c][w]
	step := 1
	if w == ast.QueenSide {
		step = -1
	}
	for file := rook.File() + step; file >= 0 && file < int(s.Board.Geometry.Files); file += step {
		if s.Board.Holds(ast.SquareAt(file, rook.Rank()), ast.Rook, c) {
			return s.byFile(c, w)
		}
	}
	return "KQ"[w]
}

func (s *Sample) placement(dst []byte) []byte {
	for rank := int(s.Board.Geometry.Ranks) - 1; rank >= 0; rank-- {
		empty := 0
		for file := range int(s.Board.Geometry.Files) {
			man := s.Board.At(ast.SquareAt(file, rank))
			if man.Role == ast.NoRole {
				empty++
				continue
			}
			dst = append(count(dst, empty), cased(letters[man.Role], man.Color))
			if man.Promoted && s.variant.OrChess().Pocket {
				dst = append(dst, '~')
			}
			empty = 0
		}
		dst = count(dst, empty)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return dst
}

func count(dst []byte, empty int) []byte {
	if empty == 0 {
		return dst
	}
	return strconv.AppendInt(dst, int64(empty), 10)
}

var letters = [256]byte{
	ast.King: 'K', ast.Queen: 'Q', ast.Rook: 'R', ast.Bishop: 'B', ast.Knight: 'N', ast.Pawn: 'P',
	ast.Archbishop: 'A', ast.Chancellor: 'C',
}

// pocket appends what may be dropped, where the game has it: the queen first.
func (s *Sample) pocket(dst []byte) []byte {
	if !s.variant.OrChess().Pocket {
		return dst
	}
	dst = append(dst, '[')
	for c, pocket := range s.Pockets {
		for _, role := range []ast.Role{ast.Queen, ast.Rook, ast.Bishop, ast.Knight, ast.Pawn} {
			if i := slices.IndexFunc(pocket[:], func(h ast.Held) bool { return h.Role == role }); i >= 0 {
				dst = append(dst, strings.Repeat(string(cased(letters[role], ast.Color(c))), int(pocket[i].Count))...)
			}
		}
	}
	return append(dst, ']')
}
