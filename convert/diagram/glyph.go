package diagram

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
	"unicode"
)

// glyphsText has a line a character: its code in hexadecimal, its advance, its path.
// It is written by glyphs_generate.go.
//
//go:embed glyphs.txt
var glyphsText string

// em and capHeight are of the font: the units of its size, and the height of its capitals.
const (
	em        = 2048
	capHeight = 1493
)

// glyph is the shape of a character, in units of the font: its base line is y = 0, and the
// path begins at x = 0.
type glyph struct {
	outline
	advance float64
}

// glyphs are all characters of the font that are embedded. A line that cannot be read is
// a fault of the file, which a test finds.
var glyphs = sync.OnceValue(func() map[rune]*glyph {
	all := map[rune]*glyph{}
	for line := range strings.Lines(glyphsText) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		words := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 3)
		char, err := strconv.ParseInt(words[0], 16, 32)
		if err != nil {
			panic(err)
		}
		advance, err := strconv.ParseFloat(words[1], 64)
		if err != nil {
			panic(err)
		}
		p, err := parsePath(words[2])
		if err != nil {
			panic(err)
		}
		all[rune(char)] = &glyph{outline{"char-" + strings.ToLower(words[0]), p}, advance}
	}
	return all
})

// glyphOf returns the glyph of a character, and where there is none that of the
// replacement character.
func glyphOf(char rune) *glyph {
	if g, ok := glyphs()[char]; ok {
		return g
	}
	return glyphs()[unicode.ReplacementChar]
}

// hasGlyphs reports whether a text can be drawn.
func hasGlyphs(text string) bool {
	for _, char := range drawn(text) {
		if _, ok := glyphs()[char]; !ok {
			return false
		}
	}
	return true
}

// drawn returns the characters of a text that take a place of their own: accents that
// stand apart from their letters are left out.
func drawn(text string) (chars []rune) {
	for _, char := range text {
		switch {
		case unicode.Is(unicode.Mn, char):
		case unicode.IsSpace(char):
			chars = append(chars, ' ')
		default:
			chars = append(chars, char)
		}
	}
	return chars
}

// textWidth is the width of a text of a size, which is that of the em.
func textWidth(chars []rune, size float64) (width float64) {
	for _, char := range chars {
		width += glyphOf(char).advance
	}
	return width * size / em
}

// shortened returns a text that is not wider than that, with an ellipsis where something
// is left out.
func shortened(chars []rune, size, width float64) []rune {
	const ellipsis = '…'
	room := width*em/size - glyphOf(ellipsis).advance
	fits := 0 // characters that leave room for the ellipsis
	for i, char := range chars {
		advance := glyphOf(char).advance
		if room >= advance && fits == i {
			fits++
		}
		if room -= advance; room < -glyphOf(ellipsis).advance {
			return append(chars[:fits:fits], ellipsis)
		}
	}
	return chars
}
