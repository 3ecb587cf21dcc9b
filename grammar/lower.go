package grammar

import (
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func (r *reader) state(f ast.Field) ast.Span {
	r.rec.Stated = r.rec.Stated.With(f)
	r.rec.Spans[f] = r.span(f)
	return r.rec.Spans[f]
}

func (r *reader) color(word string) {
	span := r.state(ast.TurnField)
	r.build.national = r.rules.isNationalCastling(r.span(ast.CastlingField).Of(r.text))
	switch code := r.build.Turn(word); code {
	case ast.NoCode:
	case ast.SideNational:
		d := r.add(ast.TurnField, code, span, word, r.rec.Turn, r.rules.Letters)
		// Where the letters are named, b is White.
		if own := string(appendTurn(nil, r.rec.Turn)); own != word && (own != "b" || r.rules.Found) {
			r.fix(d, own)
		}
	case ast.TurnRed:
		r.fix(r.add(ast.TurnField, code, span), "w")
	default:
		r.fix(r.add(ast.TurnField, code, span, word), strings.ToLower(word))
	}
}

// castling reads the field, which begins with a dash or so many letters of one byte.
func (r *reader) castling(letters int) {
	span := r.state(ast.CastlingField)
	field := span.Of(r.text)
	if field[0] == '-' || r.broken {
		return
	}
	if !r.rules.castles() {
		r.noCastling(span, letters)
		return
	}
	for i := range letters {
		letter := r.rules.castlingLetter(field, field[i])
		if letter != field[i] && !r.seen.Has(ast.CastlingNational) {
			r.add(ast.CastlingField, ast.CastlingNational, span, field, r.rules.Letters)
		}
		if code := r.build.Right(letter); code != ast.NoCode {
			at := span.Start + int32(i)
			r.rightFault(code, string(rune(letter)), ast.Span{Start: at, End: at + 1})
		}
	}
	if r.faulty(ast.CastlingField) {
		return // the order, and which game the rights are of, mean nothing then
	}
	var buf [64]byte
	own, unnamed := r.rules.AppendCastling(buf[:0], &r.rec.Position, SideOrder)
	isNamed := unnamed == ast.NoSquare
	if code := r.build.RightsOrder(field); code != ast.NoCode {
		want := string(own)
		if !isNamed {
			want = r.inOrder(field)
		}
		r.add(ast.CastlingField, code, span, field, want)
	}
	if isNamed && string(own) != field {
		r.mendCastling(span, string(own))
	}
	if code := r.build.RightsVariant(); code != ast.NoCode {
		r.add(ast.CastlingField, code, span, field)
	}
	if code := r.build.RightsKings(); code != ast.NoCode {
		r.add(ast.CastlingField, code, span, field)
	}
}

// faulty reports whether a fault of the field has been found.
func (r *reader) faulty(f ast.Field) bool {
	for _, d := range r.found {
		if d.Field == f && d.Code.IsFault() {
			return true
		}
	}
	return false
}

func (r *reader) enPassant(word string) {
	span := r.state(ast.EnPassantField)
	if word == "-" {
		if r.touches(span.End) {
			d := r.add(ast.EnPassantField, ast.DashGlued, span)
			d.Fixes = []ast.Fix{{Span: ast.Span{Start: span.End, End: span.End}, Text: " "}}
		}
		return
	}
	if lower := strings.ToLower(word); lower != word {
		r.fix(r.add(ast.EnPassantField, ast.EnPassantCapital, span, word, lower), lower)
	}
	if r.broken || !r.rec.Stated.Has(ast.TurnField) {
		return
	}
	if code := r.build.Target(word); code != ast.NoCode {
		r.add(ast.EnPassantField, code, span, word, r.rules.game)
	}
}

// touches reports whether a counter follows without a blank.
func (r *reader) touches(end int32) bool {
	return int(end) < len(r.text) && r.text[end] >= '0' && r.text[end] <= '9'
}

func (r *reader) counter(f ast.Field, word string) {
	span := r.state(f)
	if f == ast.FullmoveField {
		r.counterFault(f, r.build.Fullmove(word), span)
	} else {
		r.counterFault(f, r.build.Halfmove(word), span)
	}
}

// counterFault reports what is wrong with a counter. The repair is the number
// that was read.
func (r *reader) counterFault(f ast.Field, code ast.Code, span ast.Span) {
	if code == ast.NoCode {
		return
	}
	value := strconv.FormatUint(uint64(r.rec.Halfmove), 10)
	if f == ast.FullmoveField {
		value = strconv.FormatUint(uint64(r.rec.Fullmove), 10)
	}
	switch code {
	case ast.CounterZeros:
		d := r.add(f, code, span, span.Of(r.text), value)
		isLone := f == ast.HalfmoveField && r.span(ast.FullmoveField).IsEmpty() && span == r.span(f)
		if !isLone || value == "0" {
			r.fix(d, value)
			break
		}
		d.Choices = [][]ast.Fix{{{Span: span, Text: "0 " + value}}, {{Span: span, Text: value}}} // two counters may touch
	case ast.CounterDash:
		r.fix(r.add(f, code, span, value), value)
	case ast.FullmoveZero:
		d := r.add(f, code, span, r.rec.Halfmove)
		clock := r.rec.Spans[ast.HalfmoveField]
		if r.rec.Halfmove == 0 || r.rec.InOperations(f) || !r.rec.Stated.Has(ast.HalfmoveField) {
			r.fix(d, value)
			break
		}
		d.Choices = [][]ast.Fix{ // the two may have changed places
			{{Span: clock, Text: "0"}, {Span: span, Text: clock.Of(r.text)}},
			{{Span: span, Text: value}},
		}
	default:
		r.add(f, code, span, span.Of(r.text))
	}
}

// tail reads what follows the fields.
func (r *reader) tail(n *Tail) {
	if n == nil {
		return
	}
	for _, t := range n.Parts {
		r.cut(cutCodes[t.Type], spanOf(t))
	}
	if n.Operations != nil {
		r.operations()
	}
}

// cutCodes are those of what has no place after the fields.
var cutCodes = map[lexer.TokenType]ast.Code{
	extraDashToken: ast.DashExtra, terminatorToken: ast.SemicolonTrailing, movesToken: ast.MovesKeyword,
}

// cut reports what has no place after the fields. The repair takes the blanks
// before it away too.
func (r *reader) cut(code ast.Code, span ast.Span) {
	start := span.Start + int32(blankRun(span.Of(r.text)))
	d := r.add(ast.OperationsField, code, ast.Span{Start: start, End: span.End})
	d.Fixes = []ast.Fix{{Span: span}}
}

// shape judges the record as a whole, once all its fields are read.
func (r *reader) shape(fields int) {
	square, span := r.rec.EnPassant, r.rec.Spans[ast.EnPassantField]
	if code := r.build.EnPassantSquare(); code != ast.NoCode {
		r.targetFault(code, square, span)
	}
	if code := r.build.EnPassantWithClock(); code != ast.NoCode {
		r.fix(r.add(ast.EnPassantField, code, span, r.rec.EnPassant, r.rec.Halfmove), "-")
	}
	end := r.fieldsEnd()
	span = ast.Span{Start: end, End: end}
	code := r.build.Shape(fields)
	switch code {
	case ast.CounterLone, ast.CountersInEPD:
		clock := r.span(ast.HalfmoveField)
		span = ast.Span{Start: clock.Start, End: max(clock.End, r.span(ast.FullmoveField).End)}
	}
	if code != ast.NoCode {
		r.asOperations(r.add(ast.NoField, code, span, fields))
	}
	if code := r.build.Extras(fields); code != ast.NoCode {
		r.asOperations(r.add(ast.NoField, code, r.rec.Spans[ast.OperationsField], fields))
	}
}

// asOperations makes the counters of an EPD operations, where it has neither yet (EPD
// specification, 5): a repair for readers of EPD, and for those of any form.
func (r *reader) asOperations(d *ast.Diagnostic) {
	clock, number := r.span(ast.HalfmoveField), r.span(ast.FullmoveField)
	isCounted := d.Code == ast.CountersInEPD || d.Code == ast.OperationsInFEN && r.rules.Form == AnyForm
	isFaulty := r.faulty(ast.HalfmoveField) || r.faulty(ast.FullmoveField) || r.span(ast.ChecksField).Start > clock.Start
	if !isCounted || isFaulty || number.IsEmpty() || r.text[clock.Start-1] != ' ' || !isOpcodeNext(r.text[number.End:]) {
		return
	}
	for op := range r.rec.Operations() {
		if op.Opcode == CounterOpcode(ast.HalfmoveField) || op.Opcode == CounterOpcode(ast.FullmoveField) {
			return
		}
	}
	d.Fixes = []ast.Fix{{
		Span: ast.Span{Start: clock.Start, End: number.End},
		Text: CounterOpcode(ast.HalfmoveField) + " " + clock.Of(r.text) + "; " + CounterOpcode(ast.FullmoveField) + " " + number.Of(r.text) + ";",
	}}
}

// isOpcodeNext reports whether an operation follows as it should, or nothing.
func isOpcodeNext(rest string) bool {
	word, isApart := strings.CutPrefix(rest, " ")
	return strings.Trim(rest, recordMargin) == "" || isApart && word != "" && (word[0]|0x20) >= 'a' && (word[0]|0x20) <= 'z'
}

// fieldsEnd returns the offset after the last field, right or wrong.
func (r *reader) fieldsEnd() int32 {
	end := int32(0)
	for f, span := range r.spans {
		if f := ast.Field(f); f != ast.NoField && f != ast.OperationsField {
			end = max(end, span.End)
		}
	}
	return end
}
