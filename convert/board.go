package convert

import (
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// board writes the board alone, in the letters that are asked for or in those
// that the record is read in. Everything else that the record states is lost.
func (c *Converter) board(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	marks := marksOf(Lost, lostOnBoard(rec, c.edit))
	to, err := c.boardTarget(rec)
	if err != nil {
		return dst, marks, err
	}
	start := len(dst)
	if dst, err = to.AppendBoard(dst, rec, c.separator); err != nil {
		return dst, marks, err
	}
	isOther := rec.Layout == to.Layout() && string(dst[start:]) != rec.Field(ast.PlacementField)
	if isOther || !rec.Board.Promoted.IsEmpty() { // a diagram has no mark for them
		marks.add(Changed, ast.PlacementField)
	}
	return dst, marks, nil
}

// lostOnBoard returns the fields that a board alone does not hold.
func lostOnBoard(rec *ast.Record, edit *editor) (lost ast.Fields) {
	for f := range rec.Stated.All() {
		if f != ast.PlacementField && f != ast.OperationsField {
			lost = lost.With(f)
		}
	}
	if losesOperations(rec, edit) {
		lost = lost.With(ast.OperationsField)
	}
	return lost
}

// boardTarget returns the target in the letters of the source.
func (c *Converter) boardTarget(rec *ast.Record) (*dialects.Dialect, error) {
	if c.letters || rec.Letters == nil {
		return c.to, nil
	}
	if to, ok := c.inLetters.Load(rec.Letters); ok {
		return to.(*dialects.Dialect), nil
	}
	to, err := c.to.In(rec.Letters)
	if err == nil {
		c.inLetters.Store(rec.Letters, to)
	}
	return to, err
}
