package convert

import (
	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Checks is how a conversion writes the check counts of three-check.
type Checks uint8

// The ways.
const (
	KeepChecks      Checks = iota // as the record has them, and where; else as RemainingChecks
	RemainingChecks               // 3+3, before the counters: those that are left
	LichessChecks                 // +0+0, after the counters: those that were given
)

// hasVariantFields reports whether a record has the fields of its variant, as
// they are written.
func (c *Converter) hasVariantFields(rec *ast.Record) bool {
	if c.to.HasPockets() && !rec.Stated.Has(ast.PocketField) {
		return false
	}
	return !c.to.HasChecks() || c.o.Checks == KeepChecks && rec.Stated.Has(ast.ChecksField)
}

// pocket writes the pockets: as the source has them where they are valid.
func (c *Converter) pocket(dst []byte, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	isStated := rec.Stated.Has(ast.PocketField)
	if isStated && c.keepsMen(rec, ast.PocketField) {
		return append(dst, rec.Field(ast.PocketField)...), 0, false, nil
	}
	start := len(dst)
	dst, err := c.to.AppendPockets(dst, rec)
	if !isStated {
		return dst, Assumed, true, err
	}
	return dst, Changed, err == nil && string(dst[start:]) != rec.Field(ast.PocketField), err
}

// checksAfter returns the field after which the check counts are written.
func (c *Converter) checksAfter(rec *ast.Record) ast.Field {
	isLast := c.o.Checks == LichessChecks
	if c.o.Checks == KeepChecks {
		isLast = hasChecksLast(rec)
	}
	if isLast && c.sixFields(rec) {
		return ast.FullmoveField
	}
	return ast.EnPassantField
}

// hasChecksLast reports whether a record has the check counts after a counter.
func hasChecksLast(rec *ast.Record) bool {
	return rec.HasCounters() && rec.Spans[ast.ChecksField].Start > rec.Spans[ast.HalfmoveField].Start
}

// checkCounts writes the check counts. That they stand in another place than in
// the source is a change, too.
func (c *Converter) checkCounts(dst []byte, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	isStated := rec.Stated.Has(ast.ChecksField)
	isKept := isStated && c.o.Checks == KeepChecks
	if isKept && c.keepsText() {
		return append(dst, rec.Field(ast.ChecksField)...), 0, false, nil
	}
	style := grammar.ChecksLeft
	if c.o.Checks == LichessChecks || isKept && rec.Field(ast.ChecksField)[0] == '+' {
		style = grammar.ChecksGiven
	}
	start := len(dst)
	dst, err := c.to.AppendChecks(dst, rec, style)
	if !isStated {
		return dst, Assumed, true, err
	}
	isMoved := rec.HasCounters() && hasChecksLast(rec) != (c.checksAfter(rec) == ast.FullmoveField) && c.sixFields(rec)
	return dst, Changed, isMoved || string(dst[start:]) != rec.Field(ast.ChecksField), err
}

// of returns the converter of a record: that of the variant which it names, and that
// of Chess960 where a program wants another dialect there.
func (c *Converter) of(rec *ast.Record) *Converter {
	c = c.ofVariant(rec)
	if c.in960 != nil && lint.ModeOf(rec, c.from.Variant()) == ast.Chess960 {
		return c.in960
	}
	return c
}

func (c *Converter) ofVariant(rec *ast.Record) *Converter {
	from := c.from.OfRecord(rec)
	if from == c.from {
		return c
	}
	if made, ok := c.others.Load(from); ok {
		return made.(*Converter)
	}
	o := c.asked
	o.From = from
	made, err := New(o)
	if err != nil {
		return c // not known to happen: the options were good
	}
	c.others.Store(from, made)
	return made
}
