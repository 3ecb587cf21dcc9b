package dialects

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// operations makes a text of the operations, as EPD has them after the fields.
func (o *object) operations() ast.Places {
	var text ast.Places
	n := o.members["operations"]
	if n == nil {
		return text
	}
	const wanted = `[{"opcode": "…", "operands": ["…" | 1, …]}, …]`
	if n.kind != listNode {
		o.want(n, "operations", wanted)
		return text
	}
	for i := range n.items {
		item := &n.items[i]
		members := o.known(item, func(name string) bool { return name == "opcode" || name == "operands" })
		opcode, operands := members["opcode"], members["operands"]
		switch {
		case item.kind != objectNode, opcode != nil && (opcode.kind != stringNode || !isOpcode(opcode.text)),
			operands != nil && operands.kind != listNode:
			o.want(item, "operations", wanted)
			return text
		case opcode == nil:
			o.fault(item.span, ast.KeyMissing, "opcode")
			return text
		}
		if !o.operation(&text, opcode, operands) {
			return text
		}
	}
	return text
}

// operation adds an operation.
func (o *object) operation(text *ast.Places, opcode, operands *node) bool {
	here := ast.Span{Start: opcode.span.Start, End: opcode.span.Start}
	isFirst := text.Len() == 0
	isBare := opcode.text == ""
	known := ast.OpcodeNamed(opcode.text)
	if isBare && isFirst && operands != nil && len(operands.items) > 0 && grammar.NeedsSemicolon(operands.items[0].text) {
		text.Put(" ;", here)
	}
	if !isBare {
		text.Put(" ", here)
		opcode.copyTo(text, o.source)
	}
	for i := 0; operands != nil && i < len(operands.items); i++ {
		operand := &operands.items[i]
		isText := operand.kind == stringNode && !strings.ContainsAny(operand.text, "\r\n\x00")
		if isBare {
			isText = isText && operand.text != "" && isBareText(operand.text, i == 0)
		}
		if !isText && operand.kind != numberNode {
			o.want(operand, "operands", `["…" | 1, …]`)
			return false
		}
		text.Put(" ", ast.Span{Start: operand.span.Start, End: operand.span.Start})
		if operand.kind == numberNode || isBare || isWord(known, i, operand.text) {
			operand.copyTo(text, o.source)
		} else {
			text.Put(ast.Quote(operand.text), operand.span)
		}
	}
	end := ast.Span{Start: opcode.span.End, End: opcode.span.End}
	text.Put(";", end)
	return true
}

// tellsCounters reports whether operations of EPD are counters, which then are no fields.
func tellsCounters(operations string) bool {
	walk := ast.WalkOperations(operations, 0)
	for walk.Next() {
		if walk.Opcode == grammar.CounterOpcode(ast.HalfmoveField) || walk.Opcode == grammar.CounterOpcode(ast.FullmoveField) {
			return true
		}
		for walk.Operand() {
		}
	}
	return false
}

// isBareText reports whether a text without an opcode goes on to the next semicolon, and not
// to a quotation mark: where no opcode can be read in it, a mark is a letter like others.
func isBareText(text string, isFirst bool) bool {
	if strings.Contains(text, ";") {
		return false
	}
	walk := ast.WalkOperations(text, 0)
	return !strings.Contains(text, `"`) || isFirst && walk.Next() && walk.Opcode == ""
}

// isOpcode reports whether a text is an opcode, or none: letters, digits and underscores,
// from a letter on.
func isOpcode(text string) bool {
	for i := range len(text) {
		b := text[i]
		isLetter := b|0x20 >= 'a' && b|0x20 <= 'z'
		if !isLetter && (i == 0 || b != '_' && (b < '0' || b > '9')) {
			return false
		}
	}
	return true
}

// isWord reports whether a string is written without quotation marks: as the opcode has
// it; of one that no standard knows, if it can only be a word then.
func isWord(opcode *ast.Opcode, number int, text string) bool {
	_, notInteger := strconv.ParseInt(text, 10, 64)
	isPlain := text != "" && !strings.ContainsAny(text, " \t;\"")
	switch takes := opcode.Takes; {
	case takes.AreMoves():
		return text != "" && !strings.ContainsAny(text, ";\"")
	case takes.AreStrings():
		return false
	case takes == ast.StringPairs:
		return isPlain && number%2 == 0
	case takes == ast.AnyOperands:
		return isPlain && notInteger != nil && !ast.OpcodeNamed(text).IsKnown()
	}
	return isPlain
}
