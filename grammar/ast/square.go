package ast

import (
	"fmt"
	"strconv"
)

// MaxFiles and MaxRanks bound every board: files a to p, ranks 1 to 16.
const (
	MaxFiles = 16
	MaxRanks = 16
)

// Square is a square of a board of any size. The zero value is NoSquare; a1
// is 1, and ranks are 16 apart, so that one step north is always +16 and a
// square has one name on boards of every size.
type Square int16

// NoSquare is no square: no en passant, no rook.
const NoSquare Square = 0

// SquareAt returns the square on a file (0 is a) and a rank (0 is rank 1),
// and NoSquare outside 16 by 16.
func SquareAt(file, rank int) Square {
	if file < 0 || file >= MaxFiles || rank < 0 || rank >= MaxRanks {
		return NoSquare
	}
	return Square(1 + rank*MaxFiles + file)
}

// IsValid reports whether s is a square at all; whether it lies on a board
// is for [Geometry.Contains] to say.
func (s Square) IsValid() bool { return s > 0 && s <= MaxFiles*MaxRanks }

// File returns 0 for the a-file up to 15.
func (s Square) File() int { return int(s-1) & (MaxFiles - 1) }

// Rank returns 0 for rank 1 up to 15.
func (s Square) Rank() int { return int(s-1) / MaxFiles }

// Index returns the place of s in an array of 256 squares. s must be valid.
func (s Square) Index() int { return int(s-1) & 0xff }

// String returns the name, a1 to p16, and "-" for NoSquare.
func (s Square) String() string { return string(s.Append(nil)) }

// Append appends the name of s to dst.
func (s Square) Append(dst []byte) []byte {
	if !s.IsValid() {
		return append(dst, '-')
	}
	dst = append(dst, 'a'+byte(s.File()))
	return strconv.AppendUint(dst, uint64(s.Rank()+1), 10)
}

// ParseSquare reads a name such as e3 or j10; "-" is NoSquare.
func ParseSquare(text string) (Square, error) {
	if text == "-" {
		return NoSquare, nil
	}
	s := SquareNamed(text)
	if s == NoSquare {
		return NoSquare, fmt.Errorf("ast: %q is no square", text)
	}
	return s, nil
}

// SquareNamed is [ParseSquare] without an error: NoSquare for what is none.
func SquareNamed(text string) Square {
	if len(text) < 2 || len(text) > 3 || text[1] == '0' {
		return NoSquare
	}
	rank := 0
	for i := 1; i < len(text); i++ {
		if text[i] < '0' || text[i] > '9' {
			return NoSquare
		}
		rank = rank*10 + int(text[i]-'0')
	}
	return SquareAt(int(text[0])-'a', rank-1)
}

// MustParseSquare is [ParseSquare] for names known to be right; it panics on
// others.
func MustParseSquare(text string) Square {
	s, err := ParseSquare(text)
	if err != nil {
		panic(err)
	}
	return s
}

// MarshalText implements encoding.TextMarshaler.
func (s Square) MarshalText() ([]byte, error) { return s.Append(nil), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Square) UnmarshalText(text []byte) error {
	parsed, err := ParseSquare(string(text))
	if err != nil {
		return err
	}
	*s = parsed
	return nil
}
