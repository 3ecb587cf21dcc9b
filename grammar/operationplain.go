package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// plainOperations reports whether a text is operations as those of most suites are: opcodes
// that the standards know, each once, a string, an integer or moves in SAN after it, and a
// semicolon; one blank before each operand and each further opcode. There is nothing to say
// of them; they give no counters, and name no variant. All else is for
// [scanner.operations] to read.
func plainOperations[T bytestring](moves *pieceBytes, text T) bool {
	seen := uint64(0)
	for {
		n := opcodeRun(text)
		known := ast.OpcodeNamed(text[:n])
		if !isPlainOpcode(known) || seen&known.Bit() != 0 {
			return false
		}
		seen |= known.Bit()
		text = text[n:]
		n = plainOperands(known, moves, text)
		switch {
		case n == 0:
			return false
		case n == len(text):
			return true
		case text[n] != ' ':
			return false
		}
		text = text[n+1:]
	}
}

func isPlainOpcode(known *ast.Opcode) bool {
	return known.IsKnown() && known.Counter == ast.NoField && !known.IsPerft()
}

// opcodeRun returns the length of what may be an opcode.
func opcodeRun[T bytestring](text T) int {
	n := 0
	for n < len(text) && (text[n]|0x20-'a' < 26 || text[n]-'0' <= 9 || text[n] == '_') {
		n++
	}
	return n
}

// plainOperands returns the length of the operands of an opcode, the semicolon included; 0
// for others.
func plainOperands[T bytestring](known *ast.Opcode, moves *pieceBytes, text T) int {
	if len(text) < len(" x;") || text[0] != ' ' {
		return 0
	}
	n := 1
	switch takes := known.Takes; {
	case takes == ast.OneString, takes == ast.StringOrNone:
		n += plainString(text[1:])
	case takes == ast.OneInteger:
		n += plainInteger(known, text[1:])
	case takes.AreMoves():
		n += plainMoves(takes, moves, text[1:])
	}
	if n == 1 || n == len(text) || text[n] != ';' {
		return 0
	}
	return n + 1
}

// plainString returns the length of a string of printable ASCII without escapes, 0 for
// another.
func plainString[T bytestring](text T) int {
	if text[0] != '"' {
		return 0
	}
	for n := 1; n < len(text) && n <= longestString && text[n]-' ' < 0x7f-' ' && text[n] != '\\'; n++ {
		if text[n] == '"' {
			return n + 1
		}
	}
	return 0
}

// plainInteger returns the length of an integer that an opcode takes, 0 for another.
func plainInteger[T bytestring](known *ast.Opcode, text T) int {
	n := wordEnd(text)
	if _, ok := integerOf(known, text[:n]); !ok {
		return 0
	}
	return n
}

// plainMoves returns the length of moves in SAN with a blank between them, 0 for others.
func plainMoves[T bytestring](takes ast.Operands, letters *pieceBytes, text T) int {
	at := 0
	for count := 1; ; count++ {
		n := wordEnd(text[at:])
		if takes.Exceeds(count) || !letters.isPlainMove(string(text[at:at+n])) {
			return 0
		}
		if at += n; at == len(text) || text[at] != ' ' {
			return at
		}
		at++
	}
}

// isPlainMove reports whether a word is a move of which there is nothing to say, and not what
// may be the next opcode.
func (p *pieceBytes) isPlainMove(word string) bool {
	var m ast.MoveText
	return len(word) <= longestPlainMove && p.read(&m, word, 0) && m.Warnings.IsEmpty() &&
		(isSquare(word) || !ast.OpcodeNamed(word).IsKnown())
}

// longestPlainMove is more than a move in SAN takes on the board of chess: e7xd8=Q# has eight.
const longestPlainMove = 10
