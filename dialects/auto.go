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

func (d *Dialect) isAuto() bool {
	return d.rules.Layout == ast.FieldsLayout && d.Form() == grammar.AnyForm && d.KeepsCastling()
}

// boardReaders read a board that stands alone, as another dialect would.
type boardReaders struct{ diagram, list *Dialect }

func (d *Dialect) makeBoards() boardReaders {
	as := func(c grammar.Config) *Dialect {
		c.Variant, c.Refuse, c.Letters, c.Found = d.rules.Variant, d.rules.Config.Refuse, d.rules.Letters, d.rules.Found
		return newDialect(*d, c)
	}
	return boardReaders{as(forsythConfig), as(piecesConfig)}
}

// parse reads what the scan does not take.
func (d *Dialect) parse(dst *ast.Record, text string) ast.Diagnostics {
	if d.isOpen() {
		return d.parseOpen(dst, text)
	}
	if d.isAuto() && len(text) <= grammar.MaxRecord {
		switch d.rules.LayoutOf(text) {
		case ast.DiagramLayout:
			return d.boards().diagram.read(dst, text)
		case ast.ListLayout:
			return d.boards().list.read(dst, text)
		}
		if d.isNationalBoard(text) {
			if found := d.boards().diagram.read(dst, text); found.Err() == nil {
				return found
			}
		}
	}
	found := grammar.Parse(dst, d.rules, text)
	if slices.ContainsFunc(found, isFault) && d.rules.Layout == ast.FieldsLayout {
		return d.otherLetters(dst, text, found)
	}
	if d.rules.Letters == nil && !slices.ContainsFunc(found, isFault) && d.mayBeForeign(dst) {
		return d.remarkForeign(dst, found)
	}
	return found
}

// mayBeForeign reports whether a record is a board alone in letters that are
// FEN's and those of another language, too.
func (d *Dialect) mayBeForeign(rec *ast.Record) bool {
	if rec.Stated != ast.Fields(0).With(ast.PlacementField) || !d.isAuto() {
		return false
	}
	if d.rules.Letters != nil {
		return rec.Layout == ast.FieldsLayout && d.isNationalBoard(rec.Text)
	}
	return len(d.evident(rec.Text)) > 1
}

// remarkForeign remarks on a board alone, in FEN's letters, that is another
// board in another language.
func (d *Dialect) remarkForeign(rec *ast.Record, found ast.Diagnostics) ast.Diagnostics {
	all := d.readings(rec.Text)
	same := slices.IndexFunc(all, func(r Reading) bool { return r.record.Board == rec.Board })
	others := whole(all)
	others = slices.DeleteFunc(others, func(i int) bool { return all[i].record.Board == rec.Board })
	if same < 0 || len(others) == 0 {
		return found
	}
	best := slices.MaxFunc(others, func(i, j int) int { return all[i].Score - all[j].Score })
	rec.Warnings.Add(ast.LettersAssumed)
	found = append(found, assumption(&all[same], &all[best]))
	found.Sort()
	return found
}

// IsBoard reports whether a text is a diagram of Forsyth or a piece list by its
// layout alone, as [Auto] takes it for one: no FEN looks like that.
func IsBoard(text string) bool { return Auto.rules.LayoutOf(text) != ast.FieldsLayout }

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
