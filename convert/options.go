package convert

import (
	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Options say what to convert into what. Only To is needed, or For.
type Options struct {
	From *dialects.Dialect // nil for dialects.Auto
	To   *dialects.Dialect
	// Form is which fields are written. AnyForm is the target's own: six
	// fields for FEN, four and operations for EPD, and for X-FEN and
	// Shredder-FEN those of the source.
	Form grammar.Form
	// Order is the order of castling letters in Shredder-FEN.
	Order grammar.Order
	// Checks is how check counts are written.
	Checks Checks
	// EnPassant is which squares are written in the en passant field.
	EnPassant EnPassant
	// Letters are those of the men. Nil is the target's own: those of FEN, and
	// for Forsyth and piece lists those that the record is read in.
	Letters *ast.Letters
	// Separator parts the ranks of Forsyth; nil is dialects.Hyphens.
	Separator *string
	// Transform turns the board or exchanges the sides of what is read, once it has been
	// judged; what is given for fields that a record does not state is of what is written.
	Transform ast.Transform
	// Edit is what becomes of the operations of EPD.
	Edit Edit
	// Given is what stands for fields that a record does not state.
	Given Given
	// For is a program that is to read what is written: To and Form, the squares of
	// EnPassant, and Checks are those that it reads rightly, where they are left at
	// their zero values. A record that it would not read as it is meant is refused.
	For *lint.Program
	// RefuseLoss refuses a record of which something would be lost.
	RefuseLoss bool
	// RefuseIllegal refuses a record whose position is illegal, as a [Checker] does at
	// [ast.LegalLevel]; else positions are not judged.
	RefuseIllegal bool
}
