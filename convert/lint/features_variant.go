package lint

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var variantFeatures = []*feature{
	{"pocket-stated", ast.PocketField, func(w *view) bool { return w.rec.Stated.Has(ast.PocketField) }},
	{"pocket-brackets", ast.PocketField, func(w *view) bool { return strings.HasPrefix(w.rec.Field(ast.PocketField), "[") }},
	{"pocket-dash", ast.PocketField, warned(ast.PocketDash)},
	{"pocket-count", ast.PocketField, warned(ast.PocketCount)},
	{"pocket-rank", ast.PocketField, warned(ast.PocketRank)},
	{"pocket-rank-filled", ast.PocketField, func(w *view) bool {
		return w.rec.Warnings.Has(ast.PocketRank) && w.rec.Pockets != [2]ast.Pocket{}
	}},
	{"checks-stated", ast.ChecksField, func(w *view) bool { return w.rec.Stated.Has(ast.ChecksField) }},
	{"checks-before", ast.ChecksField, func(w *view) bool {
		return w.rec.Stated.Has(ast.ChecksField) && w.rec.HasCounters() && !w.hasChecksLast()
	}},
	{"checks-last", ast.ChecksField, (*view).hasChecksLast},
	{"checks-last-some", ast.ChecksField, func(w *view) bool {
		all := uint8(w.variant.OrChess().Checks)
		return w.hasChecksLast() && w.rec.Checks != [2]uint8{all, all}
	}},
	{"checks-given-before", ast.ChecksField, func(w *view) bool { return w.hasChecksGiven() && !w.hasChecksLast() }},
	{"checks-left-last", ast.ChecksField, func(w *view) bool { return !w.hasChecksGiven() && w.hasChecksLast() }},
	{"checks-alone", ast.ChecksField, func(w *view) bool {
		return w.rec.Stated.Has(ast.ChecksField) && !w.hasChecksGiven() && !w.rec.HasCounters()
	}},
	{"checks-missing", ast.ChecksField, func(w *view) bool {
		return w.variant.OrChess().Checks > 0 && !w.rec.Stated.Has(ast.ChecksField)
	}},
	{"checks-over", ast.ChecksField, func(w *view) bool {
		return w.rec.Stated.Has(ast.ChecksField) && w.rec.Checks == [2]uint8{}
	}},
}

func (w *view) hasChecksGiven() bool { return strings.HasPrefix(w.rec.Field(ast.ChecksField), "+") }

// hasChecksLast reports whether the check counts stand after the counters.
func (w *view) hasChecksLast() bool {
	return w.rec.HasCounters() && w.rec.Stated.Has(ast.ChecksField) &&
		w.rec.Spans[ast.ChecksField].Start > w.rec.Spans[ast.HalfmoveField].Start
}
