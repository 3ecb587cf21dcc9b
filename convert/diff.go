package convert

import (
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Difference is a thing that two records do not say alike.
type Difference struct {
	Field ast.Field
	A, B  ast.Fact // what each has
}

// DiffOptions say how records are compared. The zero value compares all fields, in any
// dialect.
type DiffOptions struct {
	From   *dialects.Dialect // nil for dialects.Auto
	Ignore ast.Fields        // not compared
}

// Differ compares records by what they mean: texts that are spelled in two ways do not
// differ. It does not change and may be shared.
type Differ struct{ o DiffOptions }

// NewDiffer returns a Differ. The error is [ErrSource].
func NewDiffer(o DiffOptions) (*Differ, error) {
	if o.From == nil {
		o.From = dialects.Auto
	}
	if !o.From.IsValid() {
		return nil, ErrSource
	}
	return &Differ{o}, nil
}

// From returns the dialect that the differ reads.
func (f *Differ) From() *dialects.Dialect { return f.o.From }

// Diff compares two records of any dialect. The errors are those of reading them.
func Diff(a, b string) ([]Difference, error) {
	f := &Differ{DiffOptions{From: dialects.Auto}}
	var first, second ast.Record
	if err := f.o.From.ParseInto(&first, a); err != nil {
		return nil, err
	}
	if err := f.o.From.ParseInto(&second, b); err != nil {
		return nil, err
	}
	return f.Records(&first, &second), nil
}

// Records compares two records that [Differ.From] has read, field by field in the order
// of the text. What one states and the other does not is a difference; what a field
// would be assumed to be does not count. It is nil for records that say the same.
func (f *Differ) Records(a, b *ast.Record) []Difference {
	c := comparison{a: a, b: b}
	for _, field := range [...]struct {
		field   ast.Field
		compare func()
		value   func(*ast.Record) ast.Fact
	}{
		{ast.PlacementField, c.placement, nil},
		{ast.PocketField, c.pockets, fieldAs(ast.PocketField)},
		{ast.TurnField, c.turn, turnOf},
		{ast.CastlingField, c.castling, fieldAs(ast.CastlingField)},
		{ast.EnPassantField, c.enPassant, passedOf},
		{ast.ChecksField, c.checks, fieldAs(ast.ChecksField)},
		{ast.HalfmoveField, c.halfmove, halfmoveOf},
		{ast.FullmoveField, c.fullmove, fullmoveOf},
	} {
		c.field = field.field
		inA, inB := a.Stated.Has(c.field), b.Stated.Has(c.field)
		switch {
		case f.o.Ignore.Has(c.field):
		case inA && inB:
			field.compare()
		case inA:
			c.differ(field.value(a), ast.FactOf(ast.Unstated))
		case inB:
			c.differ(ast.FactOf(ast.Unstated), field.value(b))
		}
	}
	if c.field = ast.OperationsField; !f.o.Ignore.Has(c.field) {
		c.operations(f.o.From.OfRecord(a).Variant(), f.o.From.OfRecord(b).Variant())
	}
	if isHeld := a.Source != "" || b.Source != ""; isHeld && a.Variant.OrChess() != b.Variant.OrChess() {
		c.field = ast.NoField
		c.value(false, gameOf)
	}
	switch {
	case a.Other != nil && b.Other != nil:
		c.found = append(c.found, f.Records(a.Other, b.Other)...)
	case a.Other != nil || b.Other != nil:
		c.field = ast.NoField
		c.value(false, otherOf)
	}
	return c.found
}

// gameOf is the game that an address or an object names; in EPD it is an operation.
func gameOf(r *ast.Record) ast.Fact { return ast.FactOf(ast.FieldAs, r.Variant.OrChess().Title) }

// otherOf is the second board of bughouse as it is written.
func otherOf(r *ast.Record) ast.Fact {
	if r.Other == nil {
		return ast.FactOf(ast.RecordAbsent)
	}
	return ast.FactOf(ast.FieldAs, r.Other.Text)
}

// comparison is one run of [Differ.Records].
type comparison struct {
	a, b  *ast.Record
	field ast.Field // that is being compared
	found []Difference
}

func (c *comparison) differ(a, b ast.Fact) {
	c.found = append(c.found, Difference{c.field, a, b})
}

// value compares what a field has only one of.
func (c *comparison) value(same bool, of func(*ast.Record) ast.Fact) {
	if !same {
		c.differ(of(c.a), of(c.b))
	}
}

func (c *comparison) turn()     { c.value(c.a.Turn == c.b.Turn, turnOf) }
func (c *comparison) halfmove() { c.value(c.a.Halfmove == c.b.Halfmove, halfmoveOf) }
func (c *comparison) fullmove() { c.value(c.a.Fullmove == c.b.Fullmove, fullmoveOf) }

// enPassant compares what the field says in the game: a square, or the end of a count.
func (c *comparison) enPassant() {
	a, b := c.a, c.b
	switch {
	case a.Passed != b.Passed || a.Limit != b.Limit:
		c.value(false, fieldAs(ast.EnPassantField))
	default:
		c.value(a.EnPassant == b.EnPassant, passedOf)
	}
}

func turnOf(r *ast.Record) ast.Fact     { return ast.FactOf(ast.TurnOf, r.Turn) }
func halfmoveOf(r *ast.Record) ast.Fact { return ast.FactOf(ast.CounterOf, r.Halfmove) }
func fullmoveOf(r *ast.Record) ast.Fact { return ast.FactOf(ast.CounterOf, r.Fullmove) }

func passedOf(r *ast.Record) ast.Fact {
	if r.EnPassant == ast.NoSquare {
		return ast.FactOf(ast.NonePassed)
	}
	return ast.FactOf(ast.SquarePassed, r.EnPassant)
}

// fieldAs is a field as it is written.
func fieldAs(f ast.Field) func(*ast.Record) ast.Fact {
	return func(r *ast.Record) ast.Fact { return ast.FactOf(ast.FieldAs, r.Field(f)) }
}

// castling compares right by right, and the field as it is where it lists unmoved men.
func (c *comparison) castling() {
	if c.a.Unmoved != c.b.Unmoved {
		c.value(false, fieldAs(ast.CastlingField))
		return
	}
	for side := ast.White; side <= ast.Black; side++ {
		for wing := ast.KingSide; wing <= ast.QueenSide; wing++ {
			a, b := c.a.CastlingRook(side, wing), c.b.CastlingRook(side, wing)
			if a != b {
				c.differ(rightOf(side, wing, a), rightOf(side, wing, b))
			}
		}
	}
}

func rightOf(side ast.Color, wing ast.Wing, rook ast.Square) ast.Fact {
	if rook == ast.NoSquare {
		return ast.FactOf(ast.RightLost, side, wing)
	}
	return ast.FactOf(ast.RightWith, side, wing, rook)
}

func (c *comparison) pockets() {
	for side := ast.White; side <= ast.Black; side++ {
		if a, b := c.a.Pockets[side], c.b.Pockets[side]; a != b {
			c.differ(ast.FactOf(ast.PocketOf, side, heldIn(&a, c.a.Variant)), ast.FactOf(ast.PocketOf, side, heldIn(&b, c.b.Variant)))
		}
	}
}

func (c *comparison) checks() {
	for side := ast.White; side <= ast.Black; side++ {
		if a, b := c.a.Checks[side], c.b.Checks[side]; a != b {
			c.differ(ast.FactOf(ast.ChecksOf, side, int(a)), ast.FactOf(ast.ChecksOf, side, int(b)))
		}
	}
}
