package dialects

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestMayBeNational asks that no text with two strange letters is left out.
func TestMayBeNational(t *testing.T) {
	for text, want := range map[string]bool{
		"":                                      false,
		"4k3/8/8/8/3X4/8/8/4K3 w - - 0 1":       false,
		"4k3/8/8/8/3X4/8/3x4/4K3 w - - 0 1":     false,
		"4r3/8/8/8/3D4/8/3C4/4R3 b Dd - 0 1":    true,
		"\uFEFF \x004r3/8/8/8/3D4/8/3c4/4R3\tw": true,
		"4k3/8/8/8/3Д4/8/3Л4/4K3 w - - 0 1":     true,
		"4k3/8/8/8/3Д4/8/3д4/4K3 w - - 0 1":     false,
	} {
		if mayBeNational(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
		if FEN.strangers(text) >= 2 && !want {
			t.Errorf("%q has two", text)
		}
	}
}

// TestOtherGeometries asks that each variant of another board is looked for by it.
func TestOtherGeometries(t *testing.T) {
	for _, v := range ast.Variants {
		if got := Auto.mayBeOnOther(v.Start); v.Start != "" && got != (v.Geometry != ast.Standard) {
			t.Errorf("%s: %v", v.Name, got)
		}
	}
}
