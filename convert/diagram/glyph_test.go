package diagram

import (
	"strings"
	"testing"
)

// TestGlyphs asks that every line of the file is a glyph of closed contours, and that what
// is written with them is there.
func TestGlyphs(t *testing.T) {
	lines := 0
	for line := range strings.Lines(glyphsText) {
		if !strings.HasPrefix(line, "#") {
			lines++
		}
	}
	if len(glyphs()) != lines {
		t.Errorf("%d glyphs of %d lines", len(glyphs()), lines)
	}
	for char, g := range glyphs() {
		size := 0
		for _, contour := range g.path.contours() {
			size += len(contour)
			if contour[0].op != 'M' {
				t.Errorf("U+%04X: a contour begins with %c", char, contour[0].op)
			}
		}
		if size != len(g.path) || g.advance <= 0 {
			t.Errorf("U+%04X: %d of %d commands are of contours; advance %v", char, size, len(g.path), g.advance)
		}
	}
	if text := "♔♕♖♗♘♙♚♛♜♝♞♟abcdefghijklmnop0123456789+-KФΔçÁő…\ufffd"; !hasGlyphs(text) {
		t.Errorf("no glyphs for a part of %s", text)
	}
}

// TestLicence asks that the file of the glyphs holds their licence, as the binary does then.
func TestLicence(t *testing.T) {
	for _, words := range []string{"Copyright (c) 2003 by Bitstream", "Permission is hereby granted", "WITHOUT WARRANTY"} {
		if !strings.Contains(glyphsText, words) {
			t.Errorf("without %q", words)
		}
	}
}

// TestShortened measures by hand: a digit is 1303 units of 2048 wide, the ellipsis 2048.
func TestShortened(t *testing.T) {
	const size = 2048
	for _, test := range []struct {
		text  string
		width float64
		want  string
	}{
		{"1234", 4 * 1303, "1234"},
		{"1234", 4*1303 - 1, "12…"}, // 2048 of 5211 are for the ellipsis: two digits are 2606, three 3909
		{"1234", 2048 + 1303, "1…"},
		{"1234", 10, "…"},
		{"", 0, ""},
	} {
		if got := string(shortened([]rune(test.text), size, test.width)); got != test.want {
			t.Errorf("%s in %v: %s, want %s", test.text, test.width, got, test.want)
		}
	}
}

func TestParsePath(t *testing.T) {
	const text = "M1 2L-3 4Q5 6 7 8C1 2 3 4 5 6Z"
	p, err := parsePath(text)
	if err != nil || string(p.append(nil)) != text {
		t.Errorf("%s, %v", p.append(nil), err)
	}
	for _, wrong := range []string{"M1", "X1 2", "M1 2 3", "Mx 2", "Z1"} {
		if _, err := parsePath(wrong); err == nil {
			t.Errorf("%s is read", wrong)
		}
	}
}
