package grammar

import (
	"math"
	"strings"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// maxFindings bounds the findings of one record: a line of a million stray
// bytes has one of the first dozens at fault. Beyond it each code is still
// named once.
const maxFindings = 32

// MaxRecord is the longest record that is read, in bytes.
const MaxRecord = 1 << 20

// Parse reads a record by the grammar and returns everything that it found,
// in the order of the text; dst holds the record when no finding is an error.
func Parse(dst *ast.Record, rules *Rules, text string) ast.Diagnostics {
	r := &reader{rules: rules, rec: dst, text: text}
	r.build.begin(rules, dst, text)
	if len(text) > MaxRecord {
		r.add(ast.NoField, ast.LineTooLong, ast.Span{End: int32(min(len(text), math.MaxInt32))}, MaxRecord)
		return r.found
	}
	l := lex(rules, text)
	r.tokens, r.spans = l.tokens, l.spans
	r.record()
	return r.found
}

// record reads a text that has been cut into tokens.
func (r *reader) record() {
	if !r.isRecord() {
		return
	}
	r.read()
	r.margins()
	r.found.Sort()
}

// read reads what the text is laid out as.
func (r *reader) read() {
	switch r.rules.Layout {
	case ast.DiagramLayout:
		r.diagram()
		return
	case ast.ListLayout:
		r.list()
		return
	case ast.HandLayout:
		r.sfen()
		return
	}
	if r.byHand {
		r.byField()
	} else if t, ok := r.whole(); ok && r.hasClock(t) {
		r.lower(t)
	} else {
		r.byField()
	}
}

// reader is one run of the grammar driver.
type reader struct {
	rules  *Rules
	build  Builder
	rec    *ast.Record
	text   string
	tokens []token
	spans  fieldSpans
	found  ast.Diagnostics

	byHand   bool // without the grammar: see ScanFaults
	isUnsure bool // the grammar has to be asked
	broken   bool // the board is not whole: what depends on it is not judged
	perft    bool // the operations are laid out as those of perft suites
	empties  int  // ranks without text
	seen     ast.Codes
}

// isRecord tells a record from a text of another kind before its fields are
// blamed.
func (r *reader) isRecord() bool {
	placement := r.span(ast.PlacementField)
	switch {
	case placement.IsEmpty():
		r.add(ast.NoField, ast.RecordEmpty, ast.Span{End: int32(len(r.text))})
		return false
	case placement.End-placement.Start > MaxField:
		r.add(ast.PlacementField, ast.FieldLong, placement, MaxField)
		return false
	case !r.rules.Layout.HasFields():
		return r.hasCells()
	case r.rules.geometry.Ranks > 1 && !r.isParted(), strings.Contains(placement.Of(r.text), "://"):
		r.add(ast.NoField, ast.NotARecord, placement, placement.Of(r.text))
		return false
	}
	return true
}

// isParted reports whether there are ranks, with slashes between them.
func (r *reader) isParted() bool {
	placement := r.span(ast.PlacementField).Of(r.text)
	if len(placement) > 1 { // those at its ends part nothing
		placement = placement[1 : len(placement)-1]
	}
	return strings.IndexByte(placement, '/') >= 0
}

// hasCells tells a diagram or a list from separators alone.
func (r *reader) hasCells() bool {
	for _, t := range r.tokens {
		switch t.kind {
		case pieceToken, numberToken, vacantToken, squareToken, headingToken, invalidToken:
			return true
		}
	}
	placement := r.span(ast.PlacementField)
	r.add(ast.NoField, ast.NotARecord, placement, placement.Of(r.text))
	return false
}

// hasClock reports whether the half-move clock of a tree stands where one can. The blank
// before it may be missing, so that a production takes a dash which touches the castling
// letters for one.
func (r *reader) hasClock(t tree) bool {
	return t.Halfmove == nil || !r.span(ast.HalfmoveField).IsEmpty()
}

// whole parses all fields in one go, by the grammar of the dialect.
func (r *reader) whole() (tree, bool) {
	for _, t := range r.tokens {
		if t.kind == invalidToken {
			return tree{}, false // no production takes it
		}
	}
	switch {
	case r.rules.Form == EPDForm:
		return wholeBy(r, epdParser())
	case r.rules.Style == StandardStyle:
		return wholeBy(r, fenParser())
	case r.rules.Style == ShredderStyle:
		return wholeBy(r, shredderParser())
	}
	return wholeBy(r, xfenParser())
}

func wholeBy[G any, N interface {
	*G
	tree() tree
}](r *reader, p *participle.Parser[G]) (tree, bool) {
	n, err := parse(p, r.text, r.tokens)
	if err != nil {
		return tree{}, false
	}
	return N(n).tree(), true
}

func parse[G any](p *participle.Parser[G], text string, tokens []token) (*G, error) {
	peeking, err := lexer.Upgrade(&replay{text: text, tokens: tokens})
	if err != nil {
		return nil, err
	}
	return p.ParseFromLexer(peeking)
}

// lower hands the tree of a whole record to the builder.
func (r *reader) lower(t tree) {
	r.state(ast.PlacementField)
	for i := range t.Placement.Ranks {
		r.rank(t.Placement.Ranks[i].cells())
	}
	r.endPlacement()
	if t.Pocket != nil {
		r.pocket(t.Pocket.men())
	}
	fields := 1
	if t.Color != nil {
		r.color(t.Color.Color.Value)
		fields++
	}
	if t.castling != nil {
		r.castling(len(t.castling))
		fields++
	}
	if t.Target != nil {
		r.enPassant(t.Target.Square.Value)
		fields++
	}
	if t.Color != nil && t.castling == nil && (t.Halfmove != nil || t.Before != nil) {
		fields += 2 // left out
	}
	for _, n := range t.Before {
		r.checks(spanOf(n.Counts))
	}
	if t.Halfmove != nil {
		r.counter(ast.HalfmoveField, t.Halfmove.Count.Value)
		fields++
	}
	if t.Fullmove != nil {
		r.counter(ast.FullmoveField, t.Fullmove.Count.Value)
		fields++
	}
	for _, n := range t.After {
		r.checks(spanOf(n.Counts))
	}
	r.tail(t.Tail)
	r.shape(fields)
}

// add records a finding, with the fixes that belong to it.
func (r *reader) add(f ast.Field, code ast.Code, span ast.Span, args ...any) *ast.Diagnostic {
	if code.Severity(false) == ast.Warning { // of a tolerant reader
		r.rec.Warnings.Add(code)
	}
	if len(r.found) >= maxFindings && r.seen.Has(code) {
		return &ast.Diagnostic{}
	}
	r.seen.Add(code)
	r.found = append(r.found, ast.Diagnostic{
		Span: span, Field: f, Code: code, Severity: r.rules.severity(code), Args: args,
	})
	return &r.found[len(r.found)-1]
}

// span returns the bytes from the first to the last token of a field.
func (r *reader) span(f ast.Field) ast.Span { return r.spans[f] }

func spanOf(t lexer.Token) ast.Span {
	return ast.Span{Start: int32(t.Pos.Offset), End: int32(t.Pos.Offset + len(t.Value))}
}

// margins reports what stands around the record and between its fields.
func (r *reader) margins() {
	for i, t := range r.tokens {
		value := t.span.Of(r.text)
		switch {
		case t.kind == blankToken && value != " ":
			r.fix(r.add(t.field, ast.BlankRepeated, t.span), " ")
		case t.kind == edgeSlashToken && i > 0 && r.tokens[i-1].field == ast.PlacementField:
			r.fix(r.add(t.field, ast.SlashTrailing, t.span), "")
		case t.kind == edgeSlashToken:
			r.fix(r.add(t.field, ast.SlashLeading, t.span), "")
		case t.kind == marginToken:
			r.fix(r.add(t.field, r.marginCode(t, value), t.span), "")
		}
	}
}

func (r *reader) marginCode(t token, value string) ast.Code {
	switch {
	case value == ByteOrderMark:
		return ast.ByteOrderMark
	case value[0] == '\r':
		return ast.CarriageReturn
	case value[0] == 0:
		return ast.NulByte
	case t.span.Start < r.rec.Spans[ast.PlacementField].Start:
		return ast.BlankLeading
	}
	return ast.BlankTrailing
}

// fix adds a repair of the finding's own span.
func (r *reader) fix(d *ast.Diagnostic, text string) {
	d.Fixes = append(d.Fixes, ast.Fix{Span: d.Span, Text: text})
}
