package ast

import (
	"slices"
	"strings"
)

// Opcode is what the standards say of one EPD opcode. The zero value is one that
// they do not know.
type Opcode struct {
	Name  string
	Takes Operands
	// Least and Most bound an integer; both are 0 where nothing does.
	Least, Most int64
	Counter     Field // that it is, NoField for all others
	// Source is PGN for the PGN standard (16.2.5) and EPD for the EPD specification of
	// 1995, which has all opcodes of the former; empty for what files have all
	// the same.
	Source  string
	Meaning string

	number uint8 // of the row, from 1
}

// Operands is what an opcode takes.
type Operands uint8

// What opcodes take.
const (
	AnyOperands  Operands = iota // what there is: the opcode is not known, or says so
	NoOperands                   //
	OneMove                      //
	MoveSet                      // moves in the position, any number, in no order
	MoveLine                     // moves that follow one another, any number
	OneInteger                   //
	OneString                    //
	StringOrNone                 // none clears a register
	TwoStrings                   //
	StringPairs                  // a name and a string, any number of times
	OneName                      // a word, or a string
	TwoWords                     //
)

var operandsNames = [...]string{
	"anything", "nothing", "a move", "moves", "moves in turn", "an integer", "a string", "a string, or nothing", "two strings",
	"names and strings", "a word", "two words",
}

// String says in English what is taken.
func (o Operands) String() string {
	if int(o) < len(operandsNames) {
		return operandsNames[o]
	}
	return "operands"
}

// AreMoves reports whether the operands are moves.
func (o Operands) AreMoves() bool { return o >= OneMove && o <= MoveLine }

// AreStrings reports whether the operands are strings, which stand in quotation
// marks.
func (o Operands) AreStrings() bool { return o >= OneString && o <= TwoStrings }

// bounds returns how many operands there may be at least and at most.
func (o Operands) bounds() (least, most int) {
	const any = 1 << 30
	switch o {
	case NoOperands:
		return 0, 0
	case OneMove, OneInteger, OneString, OneName:
		return 1, 1
	case StringOrNone:
		return 0, 1
	case TwoStrings, TwoWords:
		return 2, 2
	}
	return 0, any
}

// Lacks reports whether so many operands are too few.
func (o Operands) Lacks(n int) bool {
	least, _ := o.bounds()
	return n < least || o == StringPairs && n%2 != 0
}

// Exceeds reports whether so many operands are too many.
func (o Operands) Exceeds(n int) bool {
	_, most := o.bounds()
	return n > most
}

// IsKnown reports whether the opcode is in the table.
func (c *Opcode) IsKnown() bool { return c.number != 0 }

// IsPerft reports whether the opcode counts games: D1, D2 and so on have one row.
func (c *Opcode) IsPerft() bool { return c.Name == perftOpcode }

// Bit returns the place of the opcode in a set of 64 bits, 0 for one that is not
// known.
func (c *Opcode) Bit() uint64 { return 1 << c.number &^ 1 }

var unknownOpcode Opcode

// opcodesFrom are the rows by the first letter: those of one stand side by side.
var opcodesFrom = func() (from ['z' + 1][]Opcode) {
	rows := opcodeRows[:]
	for i := range rows {
		rows[i].number = uint8(i + 1)
		first := rows[i].Name[0]
		from[first] = rows[i-len(from[first]) : i+1]
	}
	return from
}()

// OpcodeNamed returns the opcode of a name: D and a number count the games of that
// many plies. It is never nil; [Opcode.IsKnown] tells whether the table has it.
func OpcodeNamed[T string | []byte](name T) *Opcode {
	if len(name) == 0 || name[0] > 'z' {
		return &unknownOpcode
	}
	rows := opcodesFrom[name[0]]
	for i := range rows {
		if row := &rows[i]; row.Name == string(name) && !row.IsPerft() || row.IsPerft() && isNumber(string(name[1:])) {
			return row
		}
	}
	return &unknownOpcode
}

// Opcodes returns the table of opcodes, in its order.
func Opcodes() []Opcode { return slices.Clone(opcodeRows[:]) }

func isNumber(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }
