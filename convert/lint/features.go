package lint

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// feature is something about a record that not all programs take alike.
type feature struct {
	Name  ast.Phrase // what package diag words it by
	Field ast.Field  // where it is marked
	in    func(*view) bool
}

// features are in the order of the fields.
var features = slices.Concat(placementFeatures, gameFeatures, positionFeatures, turnFeatures, castlingFeatures, enPassantFeatures,
	counterFeatures, recordFeatures, variantFeatures)

func featureNamed(name string) (*feature, bool) {
	i := slices.IndexFunc(features, func(f *feature) bool { return string(f.Name) == name })
	if i < 0 {
		return nil, false
	}
	return features[i], true
}

// warned returns what is about a record that has been read with one of some
// leniencies, or calls for one of some remarks.
func warned(codes ...ast.Code) func(*view) bool {
	return func(w *view) bool {
		return slices.ContainsFunc(codes, w.rec.Warnings.Has)
	}
}

// breaks returns what is about a position that breaks a rule.
func breaks(code ast.Code) func(*view) bool {
	return func(w *view) bool { return w.broken.Has(code) }
}
