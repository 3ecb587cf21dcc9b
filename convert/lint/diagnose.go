package lint

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Diagnose returns what programs are known to make of a record that has been read
// for a variant, nil for none in particular. Of a program that refuses it nothing
// else is told. It is nil where all read the record as it is meant. The codes are of
// level syntax, so that no level hides what was asked for by name. Of a record that an
// address or an object of JSON holds, that is what they make of it taken out.
func Diagnose(rec *ast.Record, v *ast.Variant, programs []*Program) (found ast.Diagnostics) {
	w, mode := viewOf(rec, v), ModeOf(rec, v)
	for _, p := range programs {
		found = append(found, p.diagnose(w, mode)...)
	}
	return found
}

func (p *Program) diagnose(w *view, mode *ast.Variant) (found ast.Diagnostics) {
	isRefused := false
	for i := range p.rows {
		r := &p.rows[i]
		if isRefused && r.effect != refuses || !r.applies(w, mode) {
			continue
		}
		if r.effect == refuses && !isRefused {
			isRefused, found = true, nil
		}
		found = append(found, r.diagnostic(p, w.rec))
	}
	return found
}

func (r *row) diagnostic(p *Program, rec *ast.Record) ast.Diagnostic {
	f := r.feature.Field
	d := ast.FindingAt(rec.Spans[f], r.effect.Code(), false, p.Title, p.Release(), r.feature.Name)
	d.Field = f
	if f == ast.NoField || !rec.Stated.Has(f) {
		d.Span = ast.Span{End: int32(len(rec.Text))}
	}
	if r.does != "" {
		d.Args = append(d.Args, r.does)
	}
	return d
}
