package dialecttest

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// BookVariant returns the variant of an opening book of Fairy-Stockfish, by the name of
// its file.
func BookVariant(file string) (*ast.Variant, bool) {
	name, _, _ := strings.Cut(strings.TrimSuffix(file, ".epd"), "_")
	name = strings.TrimSuffix(strings.TrimSuffix(name, "-p4-f12"), "-puzzles-test")
	if name == "horde38" {
		name = "horde"
	}
	return ast.VariantNamed(name)
}
