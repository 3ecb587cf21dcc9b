package convert

import (
	"errors"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Options say what to convert into what. Only To is needed.
type Options struct {
	From *dialects.Dialect // nil for dialects.Auto
	To   *dialects.Dialect
	// Form is which fields are written. AnyForm is the target's own: six
	// fields for FEN, four and operations for EPD, and for X-FEN and
	// Shredder-FEN those of the source.
	Form grammar.Form
	// Order is the order of castling letters in Shredder-FEN.
	Order grammar.Order
	// RefuseLoss refuses a record of which something would be lost.
	RefuseLoss bool
}

// Converter converts records. It does not change and may be shared.
type Converter struct {
	from, to *dialects.Dialect
	// files writes castling for a target that keeps the source's letters,
	// where these are the files of the rooks.
	files      *dialects.Dialect
	form       grammar.Form
	order      grammar.Order
	refuseLoss bool
	identity   bool // from a dialect to itself
	copiesEPD  bool // a record that is found to be EPD is the target's own
}

// ErrTarget is the error of a conversion into no dialect, or into one that is
// for reading only.
var ErrTarget = errors.New("convert: no dialect to write")

// ErrSource is the error of a conversion from a dialect that is none.
var ErrSource = errors.New("convert: no dialect to read")

// New returns a Converter. Records are written for the variant that they are
// read for.
func New(o Options) (*Converter, error) {
	if !o.To.IsValid() || o.To.Name == dialects.Auto.Name {
		return nil, ErrTarget
	}
	if o.From != nil && !o.From.IsValid() {
		return nil, ErrSource
	}
	c := &Converter{from: o.From, form: o.Form, order: o.Order, refuseLoss: o.RefuseLoss}
	if c.from == nil {
		c.from = dialects.Auto
	}
	variant := c.from.Variant()
	c.to, c.files = o.To.For(variant), dialects.Shredder.For(variant)
	asked := o.Form != grammar.AnyForm || o.Order != grammar.SideOrder
	c.identity = c.from.Name == c.to.Name && !asked
	c.copiesEPD = c.from.Name == dialects.Auto.Name && c.to.Name == dialects.EPD.Name && !asked
	if c.form == grammar.AnyForm {
		c.form = c.to.Writes
	}
	return c, nil
}

// From returns the dialect that the converter reads.
func (c *Converter) From() *dialects.Dialect { return c.from }

// Marks are the fields of which a conversion has something to report.
type Marks struct {
	Lost, Assumed, Changed ast.Fields
}

// Of returns the fields of one kind.
func (m Marks) Of(k NoteKind) ast.Fields {
	return [...]ast.Fields{m.Lost, m.Assumed, m.Changed}[k]
}

func (m *Marks) add(k NoteKind, f ast.Field) {
	set := [...]*ast.Fields{&m.Lost, &m.Assumed, &m.Changed}[k]
	*set = set.With(f)
}

// Append reads text into rec, appends the converted record to dst, without a
// line end, and tells what there is to report. The error is an
// [ast.Diagnostics]; dst is then returned as it was. A common record costs no
// allocation beyond dst.
func (c *Converter) Append(dst []byte, rec *ast.Record, text string) ([]byte, Marks, error) {
	if err := c.from.ParseInto(rec, text); err != nil {
		return dst, Marks{}, err
	}
	start := len(dst)
	dst, marks, err := c.write(dst, rec)
	if err != nil {
		return dst[:start], Marks{}, err
	}
	if c.refuseLoss && marks.Lost != 0 {
		return dst[:start], Marks{}, lossError(rec)
	}
	return dst, marks, nil
}

// lossError names each operation that would be lost.
func lossError(rec *ast.Record) error {
	var found ast.Diagnostics
	for _, n := range lostNotes(rec) {
		d := n.Diagnostic()
		d.Severity = ast.Error
		found = append(found, d)
	}
	return found
}

func (c *Converter) write(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	switch {
	case c.identity, c.copiesEPD && rec.HasFourFields():
		return append(dst, strings.TrimRight(rec.Text, "\r\n")...), Marks{}, nil
	case rec.Warnings.And(ast.Leniencies).IsEmpty() && c.holds(rec):
		return c.patch(dst, rec)
	}
	return c.rewrite(dst, rec)
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

// patch copies a record that is in order and writes its castling field anew.
func (c *Converter) patch(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	var marks Marks
	span := rec.Spans[ast.CastlingField]
	dst = append(dst, rec.Text[:span.Start]...)
	dst, kind, noted, err := c.castling(dst, rec)
	if err != nil {
		return dst, marks, err
	}
	if noted {
		marks.add(kind, ast.CastlingField)
	}
	return append(dst, rec.Text[span.End:]...), marks, nil
}
