package lint

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var recordFeatures = []*feature{
	{"diagram", ast.PlacementField, func(w *view) bool { return w.rec.Layout == ast.DiagramLayout }},
	{"fields-1", ast.NoField, fieldCount(1)},
	{"fields-2", ast.NoField, fieldCount(2)},
	{"fields-3", ast.NoField, fieldCount(3)},
	{"fields-4", ast.NoField, fieldCount(4)},
	{"fields-5", ast.NoField, fieldCount(5)},
	{"operations", ast.OperationsField, func(w *view) bool { return w.rec.Stated.Has(ast.OperationsField) }},
	{"counter-operations", ast.OperationsField, func(w *view) bool {
		return w.rec.InOperations(ast.HalfmoveField) || w.rec.InOperations(ast.FullmoveField)
	}},
	{"semicolon-touching", ast.NoField, func(w *view) bool { return w.hasSemicolon(true) }},
	{"semicolon-parted", ast.NoField, func(w *view) bool { return w.hasSemicolon(false) }},
	{"blank-repeated", ast.NoField, warned(ast.BlankRepeated)},
	{"blank-around", ast.NoField, warned(ast.BlankLeading, ast.BlankTrailing)},
}

// fieldCount returns whether a text has so many of the six fields of FEN, and no
// operations for the rest.
func fieldCount(n int) func(*view) bool {
	return func(w *view) bool {
		has := 0
		for f := ast.PlacementField; f <= ast.FullmoveField; f++ {
			if w.rec.Stated.Has(f) {
				has++
			}
		}
		return has == n && w.rec.Layout == ast.FieldsLayout && !w.rec.Stated.Has(ast.OperationsField)
	}
}

// hasSemicolon reports whether a semicolon ends the record, right after its last
// field or after blanks.
func (w *view) hasSemicolon(touches bool) bool {
	end := w.rec.FieldEnd()
	return w.rec.Warnings.Has(ast.SemicolonTrailing) && (end < len(w.rec.Text) && w.rec.Text[end] == ';') == touches
}
