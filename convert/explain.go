package convert

import (
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// Explanation is a record decoded field by field for a person: data, which
// [Explanation.Append] words.
type Explanation struct {
	// Record is what was read. Of a record that is refused the fields that are right
	// are in it.
	Record   ast.Record
	IsRead   bool         // whether the record is not refused
	HasBoard bool         // whether the board is known
	Letters  *ast.Letters // of the drawing; nil for those of FEN
	Sections []Section
	Steps    [8]Step         // of the Portuguese guide, in its order
	Findings ast.Diagnostics // what a [Checker] finds at every level
	// Other is the second board of bughouse, without steps and findings of its own; nil
	// elsewhere.
	Other *Explanation
}

// Section is what is said of one field, of how the record was read, or of the
// position as a whole.
type Section struct {
	About ast.FactCode
	Field ast.Field // NoField where it is about the record as a whole
	Text  string    // the field as written, empty where it is not stated
	Facts []ast.Fact
}

// ExplainOptions say how records are explained. The zero value reads any dialect and
// writes the letters of the record.
type ExplainOptions struct {
	From    *dialects.Dialect // nil for dialects.Auto
	Letters *ast.Letters      // of the drawing; nil for those of the record
	Moves   *ast.Letters      // of the moves; nil for those of the record
}

// Explainer explains records. It does not change and may be shared.
type Explainer struct {
	o       ExplainOptions
	checker *Checker
}

// NewExplainer returns an Explainer. The error is [ErrSource].
func NewExplainer(o ExplainOptions) (*Explainer, error) {
	checker, err := NewChecker(CheckOptions{From: o.From, Level: ast.SuspiciousLevel})
	if err != nil {
		return nil, err
	}
	checker.assumesChess = true
	return &Explainer{o: o, checker: checker}, nil
}

// From returns the dialect that the explainer reads.
func (x *Explainer) From() *dialects.Dialect { return x.checker.From() }

// Explain explains one record of any dialect.
func Explain(text string) Explanation {
	x, err := NewExplainer(ExplainOptions{})
	if err != nil {
		panic(err) // not known to happen: the options are good
	}
	return x.Explain(text)
}

// Explain explains a record. One that cannot be read is explained as far as its fields
// are right.
func (x *Explainer) Explain(text string) Explanation {
	e := Explanation{Letters: x.o.Letters}
	e.IsRead = x.From().ParseInto(&e.Record, text) == nil
	e.Findings = x.checker.Check(&e.Record, text)
	d := decoder{e: &e, rec: &e.Record, from: x.From().OfRecord(&e.Record), moves: x.o.Moves, isRead: e.IsRead}
	d.weigh()
	e.HasBoard = d.isKnown(ast.PlacementField)
	if e.Letters == nil {
		e.Letters = e.Record.Letters
	}
	if d.moves == nil {
		d.moves = e.Record.Letters
	}
	d.reading()
	d.fields()
	d.position()
	e.Steps = d.steps()
	if e.Record.Other != nil {
		e.Other = x.other(&e.Record)
	}
	return e
}

// other explains the second board of bughouse.
func (x *Explainer) other(rec *ast.Record) *Explanation {
	o := x.o
	o.From = x.From().OfRecord(rec)
	of, err := NewExplainer(o)
	if err != nil {
		return nil // not known to happen: the first board could be read
	}
	e := of.Explain(rec.Other.Text)
	return &e
}

// decoder is one run of [Explainer.Explain].
type decoder struct {
	e      *Explanation
	rec    *ast.Record
	from   *dialects.Dialect
	moves  *ast.Letters
	isRead bool
	broken ast.Fields // those that cannot be read

	state rules.State // valid where the rules are known, and board and side to move
	facts []ast.Fact  // of the section that is being made
}

// weigh finds out what can be told.
func (d *decoder) weigh() {
	for i := range d.e.Findings {
		if f := &d.e.Findings[i]; !d.isRead && f.Code.IsFault() && f.Field != ast.NoField {
			d.broken = d.broken.With(f.Field)
		}
	}
	isNamed := !d.rec.Warnings.Has(ast.VariantUnknown)
	if isNamed && d.isKnown(ast.PlacementField) && d.isTurnKnown() {
		if s, err := rules.New(&d.rec.Position, d.variant()); err == nil {
			d.state = s
		}
	}
}

// variant returns the variant that was named, nil for none.
func (d *decoder) variant() *ast.Variant { return d.from.Variant() }

// isKnown reports whether a field is stated and has a meaning.
func (d *decoder) isKnown(f ast.Field) bool { return d.rec.Stated.Has(f) && !d.broken.Has(f) }

// isTurnKnown reports whether the side to move is stated, or may be assumed.
func (d *decoder) isTurnKnown() bool { return d.isRead || d.isKnown(ast.TurnField) }

func (d *decoder) say(code ast.FactCode, args ...any) {
	d.facts = append(d.facts, ast.FactOf(code, args...))
}

func (d *decoder) note(code ast.Code, args ...any) {
	d.facts = append(d.facts, ast.NoteOf(code, args...))
}

// notes says what was found of a field, of some codes.
func (d *decoder) notes(f ast.Field, codes ast.Codes) {
	for i := range d.e.Findings {
		if found := &d.e.Findings[i]; found.Field == f && codes.Has(found.Code) {
			d.note(found.Code, found.Args...)
		}
	}
}

// end ends a section.
func (d *decoder) end(about ast.FactCode, f ast.Field) {
	s := Section{About: about, Field: f, Facts: d.facts}
	if f != ast.NoField {
		s.Text = d.written(f)
	}
	d.e.Sections, d.facts = append(d.e.Sections, s), nil
}

// written returns a field as it stands: of one that cannot be read, the words that are
// blamed.
func (d *decoder) written(f ast.Field) string {
	if text := d.rec.Field(f); text != "" || !d.broken.Has(f) {
		return text
	}
	for i := range d.e.Findings {
		if found := &d.e.Findings[i]; found.Field == f && found.Code.IsFault() {
			if d.rec.Source != "" {
				return found.Span.Of(d.rec.Source)
			}
			return wordAt(d.rec.Text, found.Span)
		}
	}
	return ""
}

// wordAt returns the words of a text in which a span begins and ends.
func wordAt(text string, span ast.Span) string {
	start, end := min(int(span.Start), len(text)), min(int(span.End), len(text))
	start = strings.LastIndexByte(text[:start], ' ') + 1
	if i := strings.IndexByte(text[end:], ' '); i >= 0 {
		return text[start : end+i]
	}
	return text[start:]
}

// reading says how the record was read, and why.
func (d *decoder) reading() {
	switch {
	case !d.isRead:
		d.say(ast.NotRead)
	case d.from.Name != dialects.Auto.Name:
		d.say(ast.ReadAs, d.from.Name)
	default:
		detected := dialects.DetectRecord(d.rec)
		d.say(ast.ReadAs, detected.Dialect.Name)
		for _, reason := range detected.Reasons {
			d.note(reason.Code, reason.Args...)
		}
		if detected.Variant != nil && detected.Variant != ast.Chess && d.variant() == nil {
			d.say(ast.ReadNeeds, detected.Variant)
		}
	}
	switch v := d.variant(); {
	case v != nil:
		d.say(ast.ReadVariant, v)
	case d.isRead:
		d.say(ast.ReadChess)
	}
	if d.rec.Letters != nil && d.from.Name != dialects.Auto.Name {
		d.say(ast.ReadLetters, []*ast.Letters{d.rec.Letters})
	}
	d.end(ast.AboutReading, ast.NoField)
}
