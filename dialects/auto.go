package dialects

import (
	"slices"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Auto reads whatever dialect a record is in, one record at a time: four
// fields or six, with or without operations, castling in any letters. What
// belongs to one of the dialects is no leniency. A board alone is taken for
// Forsyth on evidence: hyphens between ranks or nothing at all, ranks on lines
// of their own, letters that FEN does not have; men with squares are a piece
// list. A FEN in the letters of another language is read where one language
// fits, with a warning (letters-national). It is a reader only; [Detect] names
// what it read.
var Auto = newDialect(Dialect{
	Name:    "auto",
	Title:   "any dialect",
	Source:  "the sources of the dialects",
	Example: XFEN.Example,
}, grammar.Config{Style: grammar.AnyStyle, Form: grammar.AnyForm})

// boardReaders read a board that stands alone, as another dialect would.
type boardReaders struct{ diagram, list, hands, fields, object *Dialect }

func (d *Dialect) makeBoards() boardReaders {
	as := func(c grammar.Config) *Dialect {
		c.Refuse, c.Letters, c.Found = d.rules.Config.Refuse, d.rules.Letters, d.rules.Found
		if d.rules.Variant != nil {
			c.Variant = d.rules.Variant
		}
		return newDialect(*d, c)
	}
	object := as(objectConfig).with(func(c *grammar.Config) { c.Letters = nil })
	hands := as(sfenConfig).with(func(c *grammar.Config) { c.Letters = d.HandLetters() })
	return boardReaders{as(forsythConfig), as(piecesConfig), hands, as(xfenConfig), object}
}

// parse reads what the scan does not take.
func (d *Dialect) parse(dst *ast.Record, text string) ast.Diagnostics {
	if d.holds(text) {
		return d.parseHeld(dst, text)
	}
	return d.parsePlain(dst, text)
}

// parsePlain is parse for a text that nothing holds.
func (d *Dialect) parsePlain(dst *ast.Record, text string) ast.Diagnostics {
	if !d.hasTwoBoards(text) {
		return d.parseOne(dst, text)
	}
	if d.Variant() != nil {
		first, second := d.parseTwoBoards(dst, text)
		return append(first, second...)
	}
	first, second := d.of(ast.Bughouse).parseTwoBoards(dst, text)
	if slices.ContainsFunc(first, isFault) && slices.ContainsFunc(second, isFault) { // a bar of another meaning
		return d.parseOne(dst, text)
	}
	return append(first, second...)
}

func (d *Dialect) parseOne(dst *ast.Record, text string) ast.Diagnostics {
	if d.isOpen() {
		return d.parseOpen(dst, text)
	}
	if d.isAuto && len(text) <= grammar.MaxRecord {
		switch d.rules.LayoutOf(text) {
		case ast.DiagramLayout:
			return d.boards().diagram.read(dst, text)
		case ast.ListLayout:
			return d.boards().list.read(dst, text)
		case ast.HandLayout:
			return d.boards().hands.read(dst, text)
		}
		if d.isNationalBoard(text) {
			if found := d.boards().diagram.read(dst, text); found.Err() == nil {
				return found
			}
		}
	}
	found := grammar.Diagnose(dst, d.rules, text)
	if slices.ContainsFunc(found, isFault) && d.rules.Layout == ast.FieldsLayout {
		if variants := d.needsVariant(text, found); variants != nil {
			return ast.Diagnostics{ast.FindingAt(dst.Spans[ast.PlacementField], ast.VariantNeeded, false, variants)}
		}
		return d.otherLetters(dst, text, found)
	}
	if !d.isBoardAlone(dst) || d.rules.Letters != nil {
		return found
	}
	if f := d.foreignTo(dst.Field(ast.PlacementField)); f != nil && !slices.ContainsFunc(found, isFault) {
		dst.Warnings.Add(ast.LettersAssumed)
		found = append(found, f.remark(dst))
		found.Sort()
	}
	return found
}

// isBoardAlone reports whether a record states the board and nothing else, so
// that a reader of any dialect asks in which language.
func (d *Dialect) isBoardAlone(rec *ast.Record) bool {
	return rec.Stated == ast.Fields(0).With(ast.PlacementField) && rec.Layout == ast.FieldsLayout && d.isAuto
}

// IsBoard reports whether a text is a diagram of Forsyth or a piece list by its
// layout alone, as [Auto] takes it for one: no FEN looks like that.
func IsBoard(text string) bool { return !Auto.rules.LayoutOf(text).HasFields() }

// read is ParseInto with all findings.
func (d *Dialect) read(dst *ast.Record, text string) ast.Diagnostics {
	if !d.isOpen() && grammar.Scan(dst, d.rules, text) && dst.Warnings.IsEmpty() {
		return nil
	}
	return d.parse(dst, text)
}

func isFault(f ast.Diagnostic) bool { return f.Code.IsFault() }

func has(found ast.Diagnostics, code ast.Code) bool {
	for i := range found {
		if found[i].Code == code {
			return true
		}
	}
	return false
}
