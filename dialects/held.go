package dialects

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// held is a record that was taken out of what holds it: an address, an object of JSON.
type held struct {
	places  ast.Places      // the record as FEN or EPD, empty where there is none
	variant *ast.Variant    // that was named, nil for none
	found   ast.Diagnostics // in what holds it
	escape  func(text string, verbatim bool) (string, bool)
	object  *object // of JSON; nil for an address
}

// margins returns where what stands between the blanks and line ends around a text begins
// and ends.
func margins(text string) (start, end int) {
	inner := strings.TrimPrefix(text, grammar.ByteOrderMark)
	start = len(text) - len(strings.TrimLeft(inner, " \t"))
	return start, max(start, len(strings.TrimRight(text, " \t\r\n\x00")))
}

// maxFaults bounds the faults of what holds a record: a line may have a million.
const maxFaults = 32

// IsHeld reports whether a text is an address that may hold a record, or an object of
// JSON: no other dialect has such texts.
func IsHeld(text string) bool { return isObject(text) || isAddress(text) }

// open takes the record out of a text.
func (d *Dialect) open(text string) *held {
	if d.Layout() == ast.ObjectLayout || d.Layout() != ast.AddressLayout && isObject(text) {
		return openObject(text, d.Variant())
	}
	return openAddress(text, d.Variant())
}

// holds reports whether a text is to be opened.
func (d *Dialect) holds(text string) bool {
	return d.Layout().Holds() || d.isAuto && IsHeld(text)
}

// HolderOf returns the dialect of what holds a record, nil where nothing does.
func HolderOf(rec *ast.Record) *Dialect {
	switch {
	case rec.Source == "":
		return nil
	case isObject(rec.Source):
		return JSON
	}
	return URL
}

// heldReader returns the reader of what a text holds: that of the variant which it
// names, unless another was named.
func (d *Dialect) heldReader(h *held) *Dialect {
	reader := d
	switch {
	case h.object != nil:
		reader = d.boards().object
	case !d.isAuto:
		reader = d.boards().fields
	}
	if reader.Variant() == nil && h.variant != nil {
		reader = reader.of(h.variant)
	}
	return reader.Of(h.places.Text())
}

// parseHeld reads a record and what holds it.
func (d *Dialect) parseHeld(dst *ast.Record, text string) ast.Diagnostics {
	if len(text) > grammar.MaxRecord {
		return grammar.Parse(dst, d.rules, text)
	}
	h := d.open(text)
	found := h.found
	if h.places.Len() == 0 {
		*dst = ast.Record{}
	} else {
		reader := d.heldReader(h)
		inner := reader.parsePlain(dst, h.places.Text())
		if inner.Err() == nil && h.object != nil {
			found = append(found, h.object.settle(reader, dst)...)
		}
		if h.object != nil { // which has them apart
			dst.Warnings = dst.Warnings.Without(ast.CodesOf(ast.OperationsInFEN))
			inner = slices.DeleteFunc(inner, func(f ast.Diagnostic) bool { return f.Code == ast.OperationsInFEN })
		}
		h.places.Move(inner, h.escape)
		found = append(found, inner...)
		if v := d.Variant(); v != nil && h.variant != nil && h.variant != v {
			found = append(found, ast.FindingAt(ast.Span{End: int32(len(text))}, ast.VariantDiffers, false, h.variant.Title, v.Title))
		}
	}
	for i := range found {
		code := found[i].Code
		found[i].Severity = code.Severity(d.Refused().Has(code))
		if code.Severity(false) == ast.Warning {
			dst.Warnings.Add(code)
		}
	}
	dst.Source = text
	found.Sort()
	return found
}

// Place puts findings in the text of a record in their places in what holds it, if
// something does.
func (d *Dialect) Place(rec *ast.Record, found ast.Diagnostics) ast.Diagnostics {
	if rec.Source != "" {
		h := d.OfRecord(rec).open(rec.Source)
		h.places.Move(found, h.escape)
	}
	return found
}

// PlaceOf is [Dialect.Place] for spans, of which there may be many.
func (d *Dialect) PlaceOf(rec *ast.Record) func(ast.Span) ast.Span {
	if rec.Source == "" {
		return func(span ast.Span) ast.Span { return span }
	}
	return d.OfRecord(rec).open(rec.Source).places.From
}
