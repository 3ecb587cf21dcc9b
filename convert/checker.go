package convert

import (
	"errors"
	"slices"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// CheckOptions say what to look for. The zero value looks for all that is illegal,
// in any dialect.
type CheckOptions struct {
	From   *dialects.Dialect // nil for dialects.Auto
	Level  ast.Level         // what is deeper is not looked for; none is ast.LegalLevel
	Ignore ast.Codes         // not found
	Errors ast.Codes         // errors, whatever the reader takes them for
	// For are programs of which to tell what they are known to make of a record that
	// can be read, at any level.
	For []*lint.Program
}

// Checker finds what is wrong or odd in records. It does not change and may be
// shared.
type Checker struct {
	from    *dialects.Dialect
	level   ast.Level
	dropped ast.Codes // what is deeper, and what is ignored
	errors  ast.Codes
	readers []*lint.Program
	of      *sync.Map // of *ast.Variant: the checker of the games of a variant
	trial   *Checker  // of repairs: it looks for all that is illegal, and nothing is ignored
	chess   *Checker  // the same, by the rules of chess where no variant is named

	// assumesChess says that records for which no variant is named are told to be of chess.
	assumesChess bool
}

// ErrLevel is the error of a check at a level that is none.
var ErrLevel = errors.New("convert: no level to check at")

// NewChecker returns a Checker. The error is [ErrSource] or [ErrLevel].
func NewChecker(o CheckOptions) (*Checker, error) {
	if o.From == nil {
		o.From = dialects.Auto
	}
	if o.Level == 0 {
		o.Level = ast.LegalLevel
	}
	switch {
	case !o.From.IsValid():
		return nil, ErrSource
	case !o.Level.IsValid():
		return nil, ErrLevel
	}
	c := makeChecker(o)
	c.trial = makeChecker(CheckOptions{From: o.From, Level: ast.LegalLevel})
	c.chess = c.trial
	if o.From.Variant() == nil {
		c.chess = makeChecker(CheckOptions{From: o.From.For(ast.Chess), Level: ast.LegalLevel})
	}
	return c, nil
}

func makeChecker(o CheckOptions) *Checker {
	c := &Checker{from: o.From, level: o.Level, dropped: o.Ignore, errors: o.Errors, readers: o.For, of: new(sync.Map)}
	for _, code := range ast.AllCodes() {
		if code.Level() > o.Level {
			c.dropped.Add(code)
		}
	}
	return c
}

// From returns the dialect that the checker reads.
func (c *Checker) From() *dialects.Dialect { return c.from }

// Check reads text into rec and returns what is found in it, what explains the
// rest before it (notations 9.4): the mistake that made the others, the faults and
// leniencies of the text, what makes the position illegal, what the fields say of each
// other and of the board, what proves that no game leads there, what is suspicious, the
// operations; and last what other programs make of it. A text that cannot be read has
// no position to judge. It is nil for a record that is sound, which costs no allocation.
func (c *Checker) Check(rec *ast.Record, text string) ast.Diagnostics {
	found := c.find(rec, text)
	if c.level >= ast.SuspiciousLevel {
		found = append(c.upsideDown(rec, text, found), found...)
	}
	if len(found) == 0 {
		return nil
	}
	return c.explain(rec, text, found)
}

// find is Check without mistakes.
func (c *Checker) find(rec *ast.Record, text string) ast.Diagnostics {
	if err := c.from.ParseInto(rec, text); err != nil {
		return c.Judge(c.from.Diagnose(text))
	}
	var read ast.Diagnostics
	if !rec.Warnings.IsEmpty() {
		read = c.warnings(rec, text)
	}
	if of := c.from.OfRecord(rec); of != c.from {
		c = c.forVariant(of.Variant())
	}
	held := read
	if rec.Source != "" {
		read = nil // these are in their places already
	}
	found := c.position(rec, read)
	if rec.Other != nil {
		found = append(found, ofSecond(rec, func(second *ast.Record) ast.Diagnostics { return c.position(second, nil) })...)
	}
	if rec.Stated.Has(ast.OperationsField) {
		found = c.operations(rec, found)
	}
	if len(c.readers) > 0 {
		found = append(found, lint.Diagnose(rec, c.from.Variant(), c.readers)...)
	}
	if rec.Source != "" {
		found = append(held, c.from.Place(rec, found)...)
	}
	return c.Judge(found)
}

// warnings returns the findings of reading a record that could be read.
func (c *Checker) warnings(rec *ast.Record, text string) ast.Diagnostics {
	switch warned := rec.Warnings.Without(c.dropped); {
	case !warned.Without(plain).IsEmpty() || rec.Source != "" && !warned.IsEmpty():
		return c.from.Diagnose(text)
	case !warned.IsEmpty():
		return plainFindings(rec, warned)
	}
	return nil
}

// position judges the position of a record, in which some findings were read: after those
// of the syntax comes what makes it illegal, and after all of them what proves that no game
// leads there, or is suspicious.
func (c *Checker) position(rec *ast.Record, read ast.Diagnostics) ast.Diagnostics {
	if len(read) == 0 && c.level < ast.LegalLevel {
		return nil
	}
	var broken, odd ast.Diagnostics
	if c.level >= ast.LegalLevel {
		broken = c.illegal(rec)
	}
	if c.level >= ast.SuspiciousLevel {
		odd = c.suspicious(rec, broken)
	}
	prior := c.priorCheck(rec)
	if len(read)+len(broken)+len(odd)+len(prior) == 0 {
		return nil
	}
	syntax, other := split(read, func(d ast.Diagnostic) bool { return d.Level() == ast.SyntaxLevel })
	faults, proofs := split(broken, func(d ast.Diagnostic) bool { return d.Code.IsFault() })
	return slices.Concat(syntax, faults, other, prior, proofs, odd)
}

// plain are the warnings that are common in books, and say no more than that a field or
// the line end is as it is: they need no second reading of the text.
var plain = of960.With(ast.CarriageReturn)

// plainFindings returns the findings of plain warnings, as [dialects.Dialect.Diagnose] has
// them.
func plainFindings(rec *ast.Record, warned ast.Codes) (found ast.Diagnostics) {
	for code := range warned.Without(ast.CodesOf(ast.CarriageReturn)).All() {
		found = append(found, ast.FindingAt(rec.Spans[ast.CastlingField], code, false, rec.Field(ast.CastlingField)))
	}
	if warned.Has(ast.CarriageReturn) {
		start := len(strings.TrimRight(rec.Text, "\r"))
		d := ast.FindingAt(ast.Span{Start: int32(start), End: int32(len(rec.Text))}, ast.CarriageReturn, false)
		d.Fixes = []ast.Fix{{Span: d.Span}}
		found = append(found, d)
	}
	return found
}

// Game returns what is found in the tags of a game of PGN: FEN without SetUp "1",
// SetUp "1" without FEN, tags that contradict one another, a variant that is not known,
// and everything that there is in the position of the FEN tag, which is read into rec.
func (c *Checker) Game(rec *ast.Record, text string) ast.Diagnostics {
	_, tags, found := readTags(text, c.from.Variant(), c.from.IsStrict())
	if tags.lacksFEN() {
		found[0].Severity = ast.Error // the position is not known
	}
	found = c.Judge(found)
	if tags.fen == nil || found.Err() != nil {
		return found
	}
	in := c.forVariant(tags.variant).Check(rec, tags.fen.Value)
	moveInto(tags.fen, in)
	found = append(found, in...)
	found.Sort()
	return found
}

// forVariant returns the checker of the positions of a variant, in the letters of FEN.
func (c *Checker) forVariant(v *ast.Variant) *Checker {
	if of, ok := c.of.Load(v); ok {
		return of.(*Checker)
	}
	of := *c
	of.from = tagReader(c.from, v)
	if c.trial != nil {
		of.trial = c.trial.forVariant(v)
		of.chess = of.trial
	}
	c.of.Store(v, &of)
	return &of
}

// split parts the findings of which something holds from the others.
func split(found ast.Diagnostics, holds func(ast.Diagnostic) bool) (those, others ast.Diagnostics) {
	for _, d := range found {
		if holds(d) {
			those = append(those, d)
		} else {
			others = append(others, d)
		}
	}
	return those, others
}

// Judge drops the findings that are not asked for, and raises those that are to be
// errors.
func (c *Checker) Judge(found ast.Diagnostics) ast.Diagnostics {
	var kept ast.Diagnostics
	for _, d := range found {
		if c.dropped.Has(d.Code) {
			continue
		}
		if c.errors.Has(d.Code) {
			d.Severity = ast.Error
		}
		kept = append(kept, d)
	}
	return kept
}

// priorCheck finds a check that was there before the double step of which the en
// passant square tells.
func (c *Checker) priorCheck(rec *ast.Record) ast.Diagnostics {
	code := ast.EnPassantPriorCheck
	if rec.EnPassant == ast.NoSquare || c.dropped.Has(code) {
		return nil
	}
	attacker := rules.PriorCheck(&rec.Position, c.from.Variant())
	if attacker == ast.NoSquare {
		return nil
	}
	return ast.Diagnostics{ast.FindingAt(rec.Spans[code.Field()], code, false, rec.EnPassant, attacker)}
}
