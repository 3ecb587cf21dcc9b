package convert

import (
	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// newFor returns the converter of records that a program is to read.
func newFor(asked Options) (*Converter, error) {
	o := forProgram(asked, asked.For.Chess)
	c, err := newConverter(o)
	if err != nil {
		return nil, err
	}
	c.asked = asked
	if asked.To == nil && asked.For.Chess960 != asked.For.Chess {
		c.in960, err = newConverter(forProgram(asked, asked.For.Chess960))
	}
	return c, err
}

// forProgram completes options by what a program reads; to is the dialect where none is
// asked for.
func forProgram(o Options, to string) Options {
	if o.To == nil {
		o.To, _ = dialects.Named(to)
		if o.Form == grammar.AnyForm {
			o.Form = grammar.FENForm
		}
	}
	if o.EnPassant == KeepEnPassant {
		o.EnPassant = map[string]EnPassant{
			"always": AlwaysEnPassant, "xfen": XFENEnPassant, "legal": LegalEnPassant,
		}[o.For.EnPassant]
	}
	if o.Checks == KeepChecks {
		o.Checks = map[string]Checks{"remaining": RemainingChecks, "lichess": LichessChecks}[o.For.Checks]
	}
	return o
}

// judge refuses a record that the program would not read as it is meant in what is
// written. The counters are no part of what a position is (notations 1.3): those
// that the program would not keep are lost.
func (c *Converter) judge(rec *ast.Record, written string, marks *Marks) error {
	var out ast.Record
	if c.to.Layout() != ast.FieldsLayout || c.to.ParseInto(&out, written) != nil {
		return nil
	}
	var refused ast.Diagnostics
	for _, d := range lint.Diagnose(&out, c.from.Variant(), []*lint.Program{c.o.For}) {
		isCounter := d.Field == ast.HalfmoveField || d.Field == ast.FullmoveField
		switch {
		case !misread.Has(d.Code):
		case isCounter && d.Code != ast.PeerRefuses:
			marks.add(Lost, d.Field)
		default:
			d.Span = rec.Spans[d.Field]
			if d.Span.IsEmpty() {
				d.Span = ast.Span{End: int32(len(rec.Text))}
			}
			d.Severity = ast.Error
			refused = append(refused, d)
		}
	}
	return refused.Err()
}

// misread are the codes of what a program does not read as it is meant.
var misread = ast.CodesOf(ast.PeerRefuses, ast.PeerDiffers, ast.PeerDrops)
