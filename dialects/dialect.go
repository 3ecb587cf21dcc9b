package dialects

import (
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Dialect is one notation. It does not change and may be shared. Dialects are
// variables of this package and what is derived from them: the zero value is
// none, and of no use.
type Dialect struct {
	Name  string // as flags and files write it
	Title string
	// Source is the document that a strict reader holds a text to.
	Source string
	// Example is a record of the dialect.
	Example string
	// Writes is which fields are written when nothing else is asked for:
	// AnyForm for those that the source has.
	Writes grammar.Form

	rules *grammar.Rules
	// What is read in letters that nobody named needs a reader a language, and
	// what may be in any layout a reader each. They are made when a text calls
	// for them.
	alphabets func() []alphabet
	boards    func() boardReaders
	foreigns  *sync.Map // of sets of letters, as bits: *foreign
	variants  *sync.Map // of *ast.Variant: the dialect for records that name it
	isAuto    bool
	site      *Site // of addresses; nil for none in particular
	joins     bool  // records may run over several lines
}

func newDialect(d Dialect, c grammar.Config) *Dialect {
	made := &d
	d.rules = grammar.NewRules(c)
	d.isAuto = c.Layout == ast.FieldsLayout && c.Form == grammar.AnyForm && c.Style == grammar.AnyStyle
	d.joins = d.isAuto || !c.Layout.HasFields()
	d.alphabets = sync.OnceValue(made.makeAlphabets)
	d.boards = sync.OnceValue(made.makeBoards)
	d.foreigns, d.variants = new(sync.Map), new(sync.Map)
	return made
}

func (d *Dialect) with(change func(*grammar.Config)) *Dialect {
	c := d.rules.Config
	change(&c)
	return newDialect(*d, c)
}

// Strict returns the dialect as its source has it: every leniency is an error.
func (d *Dialect) Strict() *Dialect {
	return d.with(func(c *grammar.Config) { c.Refuse = ast.Leniencies })
}

// Refuse returns the dialect with some leniencies as errors, and all others as
// warnings.
func (d *Dialect) Refuse(leniencies ast.Codes) *Dialect {
	return d.with(func(c *grammar.Config) { c.Refuse = leniencies.And(ast.Leniencies) })
}

// For returns the dialect for records of one variant; nil is no variant in
// particular: rights are resolved by X-FEN's rule, and a remark tells which
// game they need.
func (d *Dialect) For(v *ast.Variant) *Dialect {
	if v == nil && d.Layout() == ast.HandLayout { // no other game is written so if none is named
		v = ast.Shogi
	}
	return d.with(func(c *grammar.Config) { c.Variant = v })
}

// IsValid reports whether d is a dialect of this package, or derived from one.
func (d *Dialect) IsValid() bool { return d != nil && d.rules != nil }

// IsStrict reports whether all leniencies are errors.
func (d *Dialect) IsStrict() bool { return d.Refused() == ast.Leniencies }

// Refused returns the leniencies that are errors.
func (d *Dialect) Refused() ast.Codes { return d.rules.Config.Refuse }

// Variant returns the variant of [Dialect.For], or nil.
func (d *Dialect) Variant() *ast.Variant { return d.rules.Config.Variant }

// Form returns which fields a record of the dialect has.
func (d *Dialect) Form() grammar.Form { return d.rules.Config.Form }

// Layout returns how a record of the dialect is laid out.
func (d *Dialect) Layout() ast.Layout { return d.rules.Layout }

// KeepsCastling reports whether castling is written in the letters of the
// source.
func (d *Dialect) KeepsCastling() bool { return d.rules.Style == grammar.AnyStyle }

// String returns the name.
func (d *Dialect) String() string { return d.Name }

// EBNF returns the grammar of the dialect, in Participle's notation.
func (d *Dialect) EBNF() string {
	switch d.Layout() {
	case ast.AddressLayout:
		return addressEBNF + XFEN.EBNF()
	case ast.ObjectLayout:
		return objectEBNF + XFEN.EBNF()
	}
	return d.rules.EBNF()
}

// ParseInto reads one record, a line without its line end, into dst. The
// error, if any, is an [ast.Diagnostics] of every error in the text; dst is
// then of no use. A well-formed record is read without allocating. dst keeps a
// reference to text, and its Number.
func (d *Dialect) ParseInto(dst *ast.Record, text string) error {
	isScanned := !d.isOpen() && !d.Layout().Holds() && grammar.Scan(dst, d.rules, text) && d.isSettled(dst) // may refuse, never differ
	if isScanned && (!dst.Stated.Has(ast.OperationsField) || !mayMeanMore(dst.Field(ast.OperationsField))) {
		return nil
	}
	switch of := d.Of(text); {
	case of != d:
		return of.ParseInto(dst, text)
	case isScanned && !d.hasTwoBoards(text): // no operations, but a board
		return nil
	}
	number := dst.Number            // readings in several languages are records of their own
	err := d.parse(dst, text).Err() // the authority on everything else
	dst.Number = number
	return err
}

// mayMeanMore reports whether operations may name a variant, or have a second board behind
// them.
func mayMeanMore(operations string) bool {
	return strings.IndexByte(operations, '|') >= 0 || strings.Contains(operations, variantOpcode)
}

// Line returns what reads the most common lines of the dialect at speed, nil where none
// are.
func (d *Dialect) Line() *grammar.Line { return grammar.NewLine(d.rules) }

// isSettled reports whether the letters of a record that the scan has taken are
// no question: they are where it has fields. A board alone may call for a
// remark, or be a diagram in letters that were named.
func (d *Dialect) isSettled(rec *ast.Record) bool {
	if !d.isBoardAlone(rec) {
		return true
	}
	if d.rules.Letters != nil {
		return !d.isNationalBoard(rec.Text)
	}
	if d.foreignTo(rec.Field(ast.PlacementField)) != nil {
		rec.Warnings.Add(ast.LettersAssumed)
	}
	return true
}

// Parse reads one record; see [Dialect.ParseInto].
func (d *Dialect) Parse(text string) (ast.Record, error) {
	var rec ast.Record
	err := d.ParseInto(&rec, text)
	return rec, err
}

// MustParse is [Dialect.Parse] for texts known to be right; it panics on
// others.
func (d *Dialect) MustParse(text string) ast.Record {
	rec, err := d.Parse(text)
	if err != nil {
		panic("dialects: " + text + ": " + err.Error())
	}
	return rec
}

// Diagnose returns everything that is wrong or odd in a record, in the order
// of the text: errors, leniencies, remarks. It is nil for a record that is in
// order by the dialect's source and calls for no remark.
func (d *Dialect) Diagnose(text string) ast.Diagnostics {
	var rec ast.Record
	return d.Of(text).parse(&rec, text)
}
