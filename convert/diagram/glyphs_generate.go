//go:build ignore

// Writes glyphs.txt from a font file, DejaVu Sans (2.37 as Debian's fonts-dejavu-core has
// it), with its licence, which every copy has to hold:
//
//	go run glyphs_generate.go /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf > glyphs.txt
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// wanted are the ranges of characters: Latin with its accents, Greek, Cyrillic, the
// punctuation of captions, the chess men, and the sign for what has no glyph.
var wanted = [][2]rune{
	{0x20, 0x7e}, {0xa0, 0x17f}, {0x218, 0x21b}, {0x386, 0x3ce}, {0x400, 0x45f}, {0x490, 0x491},
	{0x2013, 0x2014}, {0x2018, 0x201a}, {0x201c, 0x201e}, {0x2022, 0x2022}, {0x2026, 0x2026}, {0x2116, 0x2116}, {0x2212, 0x2212},
	{0x2654, 0x265f}, {0xfffd, 0xfffd},
}

func main() {
	if err := generate(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func generate(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	f, err := sfnt.Parse(data)
	if err != nil {
		return err
	}
	licence, err := os.ReadFile("LICENSE-DejaVu")
	if err != nil {
		return err
	}
	out := bufio.NewWriter(os.Stdout)
	for line := range strings.Lines(string(licence)) {
		fmt.Fprintln(out, strings.TrimSpace("# "+line))
	}
	fmt.Fprintf(out, "#\n# Made by glyphs_generate.go. %d units to the em, y downwards.\n", f.UnitsPerEm())
	for _, r := range wanted {
		for char := r[0]; char <= r[1]; char++ {
			if err := glyph(out, f, char); err != nil {
				return fmt.Errorf("U+%04X: %w", char, err)
			}
		}
	}
	return out.Flush()
}

// glyph writes a line: the character in hexadecimal, its advance, its path as in SVG.
func glyph(out *bufio.Writer, f *sfnt.Font, char rune) error {
	var buf sfnt.Buffer
	index, err := f.GlyphIndex(&buf, char)
	if err != nil || index == 0 {
		return err // the font does not have it
	}
	em := fixed.Int26_6(f.UnitsPerEm()) // as pixels of 1/64: coordinates are units of the font
	advance, err := f.GlyphAdvance(&buf, index, em, font.HintingNone)
	if err != nil {
		return err
	}
	segments, err := f.LoadGlyph(&buf, index, em, nil)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%04X %d ", char, advance)
	for i, s := range segments {
		if s.Op == sfnt.SegmentOpMoveTo && i > 0 {
			out.WriteByte('Z')
		}
		out.WriteByte("MLQC"[s.Op])
		for j, p := range s.Args[:max(1, int(s.Op))] {
			if j > 0 {
				out.WriteByte(' ')
			}
			fmt.Fprintf(out, "%d %d", p.X, p.Y)
		}
	}
	if len(segments) > 0 {
		out.WriteByte('Z')
	}
	return out.WriteByte('\n')
}
