package convert

import (
	"errors"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// Converter converts records. It does not change and may be shared.
type Converter struct {
	asked    Options
	o        Options    // as they were asked for, and what a program has for the rest
	in960    *Converter // of records in Chess960, where the program is to read another dialect there
	from, to *dialects.Dialect
	unnamed  *dialects.Dialect // from as it was given, where the target alone says which game is read; else nil
	// files writes castling for a target that keeps the source's letters,
	// where these are the files of the rooks.
	files      *dialects.Dialect
	checker    *Checker // of the positions; may be nil
	form       grammar.Form
	edit       *editor
	relettered *editor // of records in other letters than those of the target
	separator  string
	letters    bool      // were asked for
	inLetters  *sync.Map // of *ast.Letters: the target in them
	others     *sync.Map // of *dialects.Dialect: the converter of records that name their variant
	canonical  bool      // every field is written anew, and none that is not stated
	identity   bool      // from a dialect to itself
	copies     bool      // a record that is found to be of the target is its own
	plain      bool      // what is asked for is fields, in another form, or with other castling letters or en passant squares
}

// ErrTarget is the error of a conversion into no dialect, or into one that is
// for reading only.
var ErrTarget = errors.New("convert: no dialect to write")

// ErrSource is the error of a conversion from a dialect that is none.
var ErrSource = errors.New("convert: no dialect to read")

// ErrEnPassant is the error of a way to write the en passant square that is none.
var ErrEnPassant = errors.New("convert: no way to write the en passant square")

// ErrSet is the error of operations that are set where the target has no place for
// them.
var ErrSet = errors.New("convert: no place for operations")

// isTarget reports whether a dialect can be written.
func isTarget(d *dialects.Dialect) bool { return d.IsValid() && d.Name != dialects.Auto.Name }

// ErrSeparator is the error of a separator that does not part the ranks of
// Forsyth: one sign with blanks around it or without, a line end, or nothing do.
var ErrSeparator = errors.New("convert: no separator of ranks")

// ErrTransform is the error of a transformation that is none.
var ErrTransform = errors.New("convert: no transformation")

// New returns a Converter. Records are written for the variant that they are
// read for. The error is ErrTarget, ErrSource, ErrEnPassant, ErrTransform, ErrSeparator,
// ErrMoves or ErrSet, an [OperationError], or an [ast.Diagnostics]: in the letters that are
// asked for no diagram can be written.
func New(o Options) (*Converter, error) {
	if o.For != nil {
		return newFor(o)
	}
	return newConverter(o)
}

func newConverter(o Options) (*Converter, error) {
	switch {
	case !isTarget(o.To):
		return nil, ErrTarget
	case o.From != nil && !o.From.IsValid():
		return nil, ErrSource
	case !o.EnPassant.IsValid():
		return nil, ErrEnPassant
	case !o.Transform.IsValid():
		return nil, ErrTransform
	}
	c := &Converter{
		asked: o, o: o, from: o.From, form: o.Form, separator: dialects.Hyphens, inLetters: new(sync.Map), others: new(sync.Map),
	}
	if c.from == nil {
		c.from = dialects.Auto
	}
	if o.To.Layout() == ast.HandLayout && c.from.Variant() == nil { // no other game is written so
		c.unnamed, c.from = c.from, c.from.For(ast.Shogi)
	}
	if o.RefuseIllegal {
		c.checker = makeChecker(CheckOptions{From: c.from, Level: ast.LegalLevel})
	}
	if err := c.setTarget(o); err != nil {
		return nil, err
	}
	if o.Separator != nil {
		if c.separator = *o.Separator; !grammar.IsSeparator(c.separator) {
			return nil, ErrSeparator
		}
	}
	askedMore := o.Order != grammar.SideOrder || o.Checks != KeepChecks ||
		o.Letters != nil || o.Separator != nil || o.To.Site() != nil || o.Transform != ast.NoTransform
	asked := askedMore || o.Form != grammar.AnyForm || o.EnPassant != KeepEnPassant
	c.identity = c.from.Name == c.to.Name && !asked
	c.copies = c.from.Name == dialects.Auto.Name && c.to.Writes != grammar.AnyForm && c.to.KeepsCastling() && !asked
	if c.form == grammar.AnyForm || c.to.Writes == grammar.BoardForm || c.to.Writes == grammar.HandForm || c.to.Layout().Holds() {
		c.form = c.to.Writes
	}
	c.plain = !askedMore && !c.identity && !c.copies && c.checker == nil && !o.RefuseLoss && o.For == nil && c.hasTarget() && !c.to.Layout().Holds()
	return c, c.setEdit(o)
}

// setEdit sets what becomes of operations.
func (c *Converter) setEdit(o Options) (err error) {
	if len(o.Edit.Set) > 0 && c.form != grammar.EPDForm && c.to.Layout() != ast.ObjectLayout {
		return ErrSet
	}
	c.edit, err = newEditor(o.Edit, o.Letters, o.Transform)
	c.relettered = &editor{format: &san.Format{Letters: c.to.Letters()}}
	return err
}

// editorOf returns what edits the operations of a record: moves are written in the
// letters of the target.
func (c *Converter) editorOf(rec *ast.Record) *editor {
	if c.edit == nil && rec.Letters != c.to.Letters() && rec.Stated.Has(ast.OperationsField) {
		return c.relettered
	}
	return c.edit
}

// setTarget sets what is written, in the variant of the source and in the
// letters that are asked for.
func (c *Converter) setTarget(o Options) (err error) {
	variant := c.from.Variant()
	letters := o.Letters
	if letters == nil {
		letters = o.To.Letters()
	}
	if o.To.Layout().Holds() { // always in those of FEN
		letters = nil
	}
	c.letters = letters != nil
	if c.to, err = o.To.For(variant).In(letters); err != nil {
		return err
	}
	c.files, err = dialects.Shredder.For(variant).In(letters)
	return err
}

// From returns the dialect that the converter reads.
func (c *Converter) From() *dialects.Dialect { return c.from }

// Append reads text into rec, transforms it if that is asked for, appends the converted
// record to dst, without a line end, and tells what there is to report. The error is an
// [ast.Diagnostics]; dst is then returned as it was. A common record costs no allocation
// beyond dst.
func (c *Converter) Append(dst []byte, rec *ast.Record, text string) ([]byte, Marks, error) {
	if err := c.from.ParseInto(rec, text); err != nil {
		return dst, Marks{}, c.refusal(rec, text, err)
	}
	return c.of(rec).appendRecord(dst, rec)
}

// inPlace reports whether the fields of a record stand as they are written, but for what
// is to be patched.
func (c *Converter) inPlace(rec *ast.Record) bool {
	return rec.Stated.Has(ast.CastlingField) && c.sameLetters(rec) && !rec.Warnings.Meets(&ofFields) &&
		c.editorOf(rec) == nil && c.hasVariantFields(rec)
}

func (c *Converter) write(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	switch {
	case c.identity, c.copies && c.isOwn(rec):
		return c.own(dst, rec)
	case c.to.Layout() == ast.ObjectLayout:
		return c.object(dst, rec)
	case c.to.Layout() == ast.AddressLayout:
		return c.address(dst, rec)
	case c.form == grammar.BoardForm:
		return c.board(dst, rec)
	case c.form == grammar.HandForm:
		return c.hands(dst, rec)
	case c.o.Transform != ast.NoTransform, rec.Source != "", !c.inPlace(rec):
	case c.holds(rec):
		return c.patch(dst, rec, len(rec.Text))
	case c.form == grammar.FENForm && rec.HasFourFields() && !c.to.HasChecks():
		dst, marks, err := c.patch(dst, rec, rec.FieldEnd())
		if err != nil {
			return dst, marks, err
		}
		return c.appendCounters(dst, rec, marks)
	}
	return c.rewrite(dst, rec)
}

// hasTarget reports whether an en passant field is written.
func (c *Converter) hasTarget() bool {
	return c.form != grammar.BoardForm && c.form != grammar.HandForm
}

// ofFields are the leniencies that a copy of the fields must not have.
var ofFields = func() (of ast.Codes) {
	for code := range ast.Leniencies.All() {
		if f := code.Field(); f != ast.OperationsField && f != ast.MovesField {
			of.Add(code)
		}
	}
	return of.With(ast.SemicolonTrailing).With(ast.DashExtra).With(ast.MovesKeyword).With(ast.OperationsInFEN)
}()

// Lines returns a record as it is copied: its lines end in LF, the last one in
// nothing.
func Lines(text string) string {
	text = strings.TrimRight(text, "\r\n")
	if strings.IndexByte(text, '\n') >= 0 {
		text = strings.ReplaceAll(text, "\r\n", "\n")
	}
	return text
}

// isOwn reports whether a record is in the target dialect already.
func (c *Converter) isOwn(rec *ast.Record) bool {
	return rec.Source == "" && rec.Layout == c.to.Layout() && (rec.Layout != ast.FieldsLayout || rec.HasFourFields() && rec.Letters == nil)
}

// sameLetters reports whether the placement can stay as it is.
func (c *Converter) sameLetters(rec *ast.Record) bool {
	return rec.Layout == c.to.Layout() && rec.Letters == c.to.Letters()
}

// holds reports whether the target has the fields that the record has.
func (c *Converter) holds(rec *ast.Record) bool {
	switch c.form {
	case grammar.FENForm:
		return rec.HasCounters() && !rec.Stated.Has(ast.OperationsField)
	case grammar.EPDForm:
		return !rec.HasCounters()
	}
	return true
}

// patch copies a record that is in order, up to an end, and writes its castling field
// anew, and the en passant field where not all squares are kept.
func (c *Converter) patch(dst []byte, rec *ast.Record, to int) ([]byte, Marks, error) {
	var marks Marks
	f, start := ast.CastlingField, len(dst)
	dst = append(dst, rec.Text[:to]...)
	out, kind, noted, err := c.castlingInPlace(dst, start, rec)
	if err != nil {
		return out, marks, err
	}
	if noted {
		marks.add(kind, f)
	}
	if c.o.EnPassant != KeepEnPassant {
		out = append(out, rec.Text[rec.Spans[f].End:rec.Spans[ast.EnPassantField].Start]...)
		f = ast.EnPassantField
		if out, kind, noted, err = c.square(out, rec); err != nil {
			return out, marks, err
		}
		if noted {
			marks.add(kind, f)
		}
	}
	end := int(rec.Spans[f].End)
	if len(out) == start+end { // what follows is there
		return dst, marks, nil
	}
	return append(out, rec.Text[end:to]...), marks, nil
}

// castlingInPlace writes the castling field anew in a copy of a record that begins at a place
// in dst, up to the end of the field.
func (c *Converter) castlingInPlace(dst []byte, start int, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	field := rec.Spans[ast.CastlingField]
	if c.o.Order == grammar.SideOrder {
		if changed, ok := c.to.RewriteCastling(dst[start:], rec); ok { // as most are
			return dst[:start+int(field.End)], Changed, changed, nil
		}
	}
	return c.castling(dst[:start+int(field.Start)], rec)
}
