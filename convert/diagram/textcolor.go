package diagram

import (
	"image/color"
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// resetColors ends the colours of a square: SGR, ECMA-48 8.3.117.
const resetColors = "\x1b[0m"

// appendColors appends the sequence for the colours of a square, with dark ink: White's
// figurines are outlines.
func (t *Theme) appendColors(dst []byte, b *ast.Board, s ast.Square, marked bool) []byte {
	square, letters := t.Light, ink
	switch {
	case marked:
		square = opaque(t.Mark)
	case b.Walls.Has(s):
		square, letters = ink, paper
	case (s.File()+s.Rank())%2 == 0 && t.Hatched:
		square = gray(0xc4) // lines cannot be drawn
	case (s.File()+s.Rank())%2 == 0:
		square = t.Dark
	}
	dst = append(dst, "\x1b[38;5;"...)
	dst = strconv.AppendInt(dst, int64(indexed(letters)), 10)
	dst = append(dst, ";48;5;"...)
	return append(strconv.AppendInt(dst, int64(indexed(square)), 10), 'm')
}

// opaque is a colour as it shows on white.
func opaque(c color.NRGBA) color.NRGBA {
	mix := func(v uint8) uint8 { return uint8((int(v)*int(c.A) + 0xff*(0xff-int(c.A))) / 0xff) }
	return color.NRGBA{mix(c.R), mix(c.G), mix(c.B), 0xff}
}

// indexed returns the nearest colour of the cube of six levels that terminals of 256
// colours have, from number 16 on.
func indexed(c color.NRGBA) int {
	level := func(v uint8) int {
		if v < 48 {
			return 0
		}
		if v < 115 {
			return 1
		}
		return (int(v) - 35) / 40
	}
	return 16 + 36*level(c.R) + 6*level(c.G) + level(c.B)
}
