package grammar

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// The longest opcode, in characters, and the longest string, in bytes: PGN standard
// 16.2.4.
const (
	longestOpcode = 15
	longestString = 255
)

// Opcode judges the opcode of an operation. Each may stand once in a record; whether
// two that no standard knows are the same is not asked.
func (b *Builder) Opcode(op *ast.Operation) (codes ast.Codes) {
	switch {
	case op.Opcode == "":
		codes.Add(ast.OpcodeMissing)
	case len(op.Opcode) > longestOpcode:
		codes.Add(ast.OpcodeLong)
	}
	seen, bit := &b.opcodes, op.Known.Bit()
	if op.Known.IsPerft() {
		seen, bit = &b.depths, depthBit(op.Opcode)
	}
	if *seen&bit != 0 {
		codes.Add(ast.OpcodeRepeated)
	}
	*seen |= bit
	return codes
}

// depthBit returns the place of D1, D2 and so on in a set of 64 bits, nothing for
// depths that no program reaches.
func depthBit(opcode string) uint64 {
	if len(opcode) > 3 {
		return 0
	}
	n, _ := strconv.Atoi(opcode[1:])
	return 1 << n
}

// Operand judges an operand; before it the operation has so many.
func (b *Builder) Operand(op *ast.Operation, o ast.Operand, before int) (codes ast.Codes) {
	if op.Known.Counter != ast.NoField || op.Opcode == "" {
		return codes // EndOperation reads a counter
	}
	if op.Known.Takes.Exceeds(before + 1) {
		codes.Add(ast.OperandExtra)
	} else {
		codes = b.typed(op, o, before)
	}
	switch o.Kind {
	case ast.OpenString:
		codes.Add(ast.StringOpen)
		fallthrough
	case ast.StringOperand:
		if len(o.Span.Of(b.rec.Text)) > longestString+len(`""`) {
			codes.Add(ast.StringLong)
		}
	}
	return codes
}

// typed judges an operand by what the opcode takes.
func (b *Builder) typed(op *ast.Operation, o ast.Operand, before int) (codes ast.Codes) {
	takes := op.Known.Takes
	isString := o.Kind == ast.StringOperand || o.Kind == ast.OpenString
	switch {
	case takes.AreMoves() && o.Kind == ast.NumberOperand:
		codes.Add(ast.MoveNumbered)
	case takes.AreMoves() && isString, takes == ast.OneInteger && o.Kind != ast.IntegerOperand:
		codes.Add(ast.OperandType)
	case takes.AreMoves():
		return b.moveOperand(o.Span.Of(b.rec.Text))
	case takes == ast.OneInteger:
		if _, ok := integerOf(op.Known, o.Span.Of(b.rec.Text)); !ok {
			codes.Add(ast.OperandRange)
		}
	case op.Opcode == "variant":
		if _, ok := ast.VariantNamed(o.Value(b.rec.Text)); !ok {
			codes.Add(ast.VariantUnknown)
		}
	case takes.AreStrings() && !isString, takes == ast.StringPairs && before%2 != 0 && !isString:
		codes.Add(ast.StringUnquoted)
	}
	return codes
}

// integerOf reads an integer that an opcode takes.
func integerOf[T bytestring](opcode *ast.Opcode, word T) (n int64, ok bool) {
	digits := word
	if len(word) > 0 && (word[0] == '+' || word[0] == '-') {
		digits = word[1:]
	}
	if digitRun(digits) != len(digits) || len(digits) == 0 {
		return 0, false
	}
	for i := range len(digits) {
		if n > (math.MaxInt64-9)/10 {
			return 0, false
		}
		n = n*10 + int64(digits[i]-'0')
	}
	if word[0] == '-' {
		n = -n
	}
	return n, n >= opcode.Least && n <= opcode.Most
}

// moveOperand reads a move without a board. That of a mate suite may be the distance
// to mate (decisions, EPD).
func (b *Builder) moveOperand(word string) (codes ast.Codes) {
	if IsDistance(word) {
		codes.Add(ast.MateDistance)
		return codes
	}
	if m, ok := scanMoveWord(&b.rules.moves, word); ok {
		return m.Warnings
	}
	if b.strayMoves > mostStrayMoves {
		return codes // which has been said, and the grammar is slow
	}
	m, ok := parseMoveWord(b.rules.Letters, word)
	if !ok {
		b.strayMoves++
		codes.Add(ast.OperandMove)
		return codes
	}
	return m.Warnings
}

// mostStrayMoves is of how many words that are no moves the grammar is asked: a record
// can have half a million.
const mostStrayMoves = 64

// IsDistance reports whether a word is a distance to mate: #12, #-7.
func IsDistance(word string) bool {
	digits, ok := strings.CutPrefix(word, "#")
	return ok && isDigits(strings.TrimPrefix(digits, "-"))
}

// MoveOperand reads a move of an EPD operation, in the letters of the record (nil are
// those of FEN), or else in those of FEN.
func MoveOperand(letters *ast.Letters, word string) (ast.MoveText, bool) {
	if letters == nil {
		if m, ok := scanMoveWord(&englishMoves, word); ok {
			return m, true
		}
	}
	return parseMoveWord(letters, word)
}

var englishMoves = bytesOf(&ast.English)

func parseMoveWord(letters *ast.Letters, word string) (ast.MoveText, bool) {
	m, found := ParseMove(letters, word)
	if len(found) > 0 && letters != nil {
		m, found = ParseMove(nil, word)
	}
	return m, len(found) == 0
}

// EndOperation judges an operation that has so many operands, and reads the counter
// that it may be: hmvc and fmvn (PGN standard 16.2.5), unless the fields gave them.
// The code of a counter is one of its field.
func (b *Builder) EndOperation(op *ast.Operation, operands int) (code ast.Code, f ast.Field) {
	switch f := op.Known.Counter; {
	case f == ast.NoField:
	case b.rec.Stated.Has(f):
		return ast.NoCode, ast.NoField
	default:
		return b.counterOperation(f, op), f
	}
	switch {
	case op.Opcode == "":
	case op.Known.Takes.Lacks(operands):
		return ast.OperandMissing, ast.OperationsField
	case operands == 0 && !op.TouchingInteger().IsEmpty():
		return ast.OpcodeGlued, ast.OperationsField
	}
	return ast.NoCode, ast.NoField
}

func (b *Builder) counterOperation(f ast.Field, op *ast.Operation) ast.Code {
	word := op.Operands.Of(b.rec.Text)
	b.rec.Stated = b.rec.Stated.With(f)
	b.rec.Spans[f] = op.Operands
	if f == ast.HalfmoveField {
		return b.Halfmove(word)
	}
	return b.Fullmove(word)
}

// Bytes judges the bytes of the operations, and returns where the first of each kind
// is that has no place in them.
func (b *Builder) Bytes(text string) (codes ast.Codes, badUTF8, control int) {
	for i := range len(text) {
		if text[i]-' ' < 0x7f-' ' { // printable ASCII
			continue
		}
		return judgeBytes(text, i)
	}
	return codes, -1, -1
}

// judgeBytes is Bytes from the first byte on that is no printable ASCII.
func judgeBytes(text string, from int) (codes ast.Codes, badUTF8, control int) {
	badUTF8 = invalidAt(text)
	if badUTF8 >= 0 {
		codes.Add(ast.NotUTF8)
	}
	if control = strings.IndexByte(text, 0); control >= 0 {
		codes.Add(ast.NulInside)
		return codes, badUTF8, control
	}
	isControl := func(c rune) bool { return c < ' ' && c != '\t' || c == 0x7f }
	if control = strings.IndexFunc(text[from:], isControl); control >= 0 {
		control += from
	}
	if tab := tabInString(text); tab >= 0 && (control < 0 || tab < control) {
		control = tab
	}
	if control >= 0 {
		codes.Add(ast.ControlByte)
	}
	return codes, badUTF8, control
}

// tabInString returns the offset of the first tab within a string, -1 for none. Elsewhere
// it is a blank; a string is printable (PGN standard, 7).
func tabInString(text string) int {
	if strings.IndexByte(text, '\t') < 0 {
		return -1
	}
	for w := ast.WalkOperations(text, 0); w.Next(); {
		for w.Operand() {
			if tab := strings.IndexByte(w.Word.Span.Of(text), '\t'); tab >= 0 && w.Word.Kind == ast.StringOperand {
				return int(w.Word.Span.Start) + tab
			}
		}
	}
	return -1
}

// invalidAt returns the offset of the first byte that is not UTF-8.
func invalidAt(text string) int {
	if utf8.ValidString(text) {
		return -1
	}
	for i, r := range text {
		if _, n := utf8.DecodeRuneInString(text[i:]); r == utf8.RuneError && n == 1 {
			return i
		}
	}
	return -1
}
