package main

import (
	"fmt"
	"slices"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// put appends what is drawn of a record: its board, or its two boards.
type put func(dst []byte, boards []diagram.Diagram) ([]byte, error)

// drawer is the work of draw.
type drawer struct {
	from *dialects.Dialect
	*drawing
	put put
}

// From implements stream.Work.
func (d drawer) From() *dialects.Dialect { return d.from }

// Found implements stream.Work.
func (d drawer) Found(rec *ast.Record, text string, _ convert.Marks) ast.Diagnostics {
	return convert.Warnings(d.from, rec, text)
}

// Append implements stream.Work.
func (d drawer) Append(dst []byte, rec *ast.Record, text string) ([]byte, convert.Marks, error) {
	if err := d.from.ParseInto(rec, text); err != nil {
		return dst, convert.Marks{}, err
	}
	boards, err := d.boards(rec, d.from.OfRecord(rec).Variant())
	if found, ok := err.(ast.Diagnostics); ok {
		err = d.from.Place(rec, found)
	}
	if err != nil {
		return dst, convert.Marks{}, err
	}
	dst, err = d.put(dst, boards)
	return dst, convert.Marks{}, err
}

// drawing is what is drawn of each record, beside its men.
type drawing struct {
	from    *dialects.Dialect
	lang    string
	letters *ast.Letters
	marks   []ast.Square
	arrows  []string
}

func (c *drawCmd) drawing() (*drawing, error) {
	d := &drawing{arrows: c.Arrows, lang: c.Lang}
	var err error
	if d.from, err = c.dialect(c.Lang); err != nil {
		return nil, err
	}
	if d.letters, err = lettersNamed("--to-letters", c.ToLetters); err != nil {
		return nil, err
	}
	for _, name := range c.Mark {
		s, err := ast.ParseSquare(name)
		if err != nil || s == ast.NoSquare {
			return nil, fmt.Errorf("--mark: %q is no square, such as e4", name)
		}
		d.marks = append(d.marks, s)
	}
	return d, nil
}

// boards returns the diagrams of a record of a game.
func (d *drawing) boards(rec *ast.Record, v *ast.Variant) ([]diagram.Diagram, error) {
	first := diagram.Diagram{
		Position: rec.Position, Variant: v, Letters: d.lettersOf(rec, v), Mover: rec.Stated.Has(ast.TurnField), Caption: idOf(rec),
	}
	for _, s := range d.marks {
		if err := isOn(&rec.Board, "--mark", s); err != nil {
			return nil, err
		}
		first.Marks.Add(s)
	}
	for _, text := range d.arrows {
		arrows, err := d.arrow(rec, v, text)
		if err != nil {
			return nil, err
		}
		first.Arrows = append(first.Arrows, arrows...)
	}
	if rec.Other == nil {
		return []diagram.Diagram{first}, nil
	}
	other := diagram.Diagram{Position: rec.Other.Position, Variant: v, Letters: first.Letters, Mover: rec.Other.Stated.Has(ast.TurnField)}
	return []diagram.Diagram{first, other}, nil
}

// lettersOf returns those that are asked for, else nil for those of the game, and those of
// the record for a man that has none there: one of problem chess.
func (d *drawing) lettersOf(rec *ast.Record, v *ast.Variant) *ast.Letters {
	if d.letters != nil || rec.Letters == nil {
		return d.letters
	}
	for _, man := range rec.Board.Squares {
		if man != ast.NoMan && v.OrChess().Spelling().Spell(man.Role(), ast.White) == "" {
			return rec.Letters
		}
	}
	return nil
}

// idOf returns the name that a record of EPD has.
func idOf(rec *ast.Record) string {
	for op := range rec.Operations() {
		if op.Opcode != "id" {
			continue
		}
		for operand := range rec.Operands(op) {
			return operand.Value(rec.Text)
		}
	}
	return ""
}

func isOn(b *ast.Board, flag string, s ast.Square) error {
	if b.Geometry.Contains(s) {
		return nil
	}
	return fmt.Errorf("%s: there is no %v on a board of %v", flag, s, b.Geometry)
}

// twoSquares are the ends of an arrow.
var twoSquares = pattern(`^([a-p]\d+)-?([a-p]\d+)$`)

// arrow returns the arrows that a word of the flag asks for.
func (d *drawing) arrow(rec *ast.Record, v *ast.Variant, text string) ([]diagram.Arrow, error) {
	if ends := twoSquares().FindStringSubmatch(text); ends != nil {
		var a diagram.Arrow
		for i, to := range []*ast.Square{&a.From, &a.To} {
			s, err := ast.ParseSquare(ends[1+i])
			if err != nil {
				return nil, fmt.Errorf("--arrows: %q is no square", ends[1+i])
			}
			if err := isOn(&rec.Board, "--arrows", s); err != nil {
				return nil, err
			}
			*to = s
		}
		return []diagram.Arrow{a}, nil
	}
	if ast.OpcodeNamed(text).Takes.AreMoves() {
		moves, err := convert.OperationMoves(rec, v, text)
		return arrowsOf(moves), err
	}
	s, err := rules.New(&rec.Position, v)
	if err != nil {
		return nil, fmt.Errorf("--arrows: %s is no pair of squares, and the rules that would tell the move are not known", text)
	}
	move, err := san.Read(&s, text, san.Format{Letters: rec.Letters})
	if err != nil {
		return nil, unusable("--arrows", err, d.lang)
	}
	return arrowsOf([]rules.Move{move}), nil
}

// arrowsOf returns an arrow a move, each once. Of castling it is the way of the king.
func arrowsOf(moves []rules.Move) (arrows []diagram.Arrow) {
	for _, m := range moves {
		a := diagram.Arrow{From: m.From, To: m.To}
		if m.Kind == rules.Castling {
			file := int('g' - 'a')
			if m.Wing() == ast.QueenSide {
				file = int('c' - 'a')
			}
			a.To = ast.SquareAt(file, m.From.Rank())
		}
		if m.Kind != rules.Pass && !slices.Contains(arrows, a) {
			arrows = append(arrows, a)
		}
	}
	return arrows
}
