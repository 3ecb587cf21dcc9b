package ast

import "strings"

// sideWords are words for the sides in a few languages, and letters for Black: those
// of them that are White in one language are Black in another, and are none here.
var sideWords = [2][]string{
	White: {"white", "brancas", "blancas", "blancs", "weiss", "weiß"},
	Black: {"black", "pretas", "negras", "noirs", "schwarz", "n", "p", "s"},
}

// SideNamed returns the side that a word names in one of some languages; case does not
// count.
func SideNamed(word string) (Color, bool) {
	for c, words := range sideWords {
		for _, known := range words {
			if strings.EqualFold(word, known) {
				return Color(c), true
			}
		}
	}
	return Neutral, false
}
