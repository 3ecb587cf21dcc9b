package convert

import "github.com/forsyth-notation/forsyth/grammar/ast"

// judgeAndWrite is appendRecord with findings in the places of the text.
func (c *Converter) judgeAndWrite(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	if err := c.judged(rec).Err(); err != nil {
		return dst, Marks{}, err
	}
	unkept := c.transform(rec)
	if rec.Other != nil && !c.to.Layout().Holds() {
		return c.twoBoards(dst, rec, unkept)
	}
	return c.writeOne(dst, rec, unkept)
}

// judged returns what is illegal in a record, on its second board, too, where that is
// asked for.
func (c *Converter) judged(rec *ast.Record) ast.Diagnostics {
	if c.checker == nil {
		return nil
	}
	return append(c.checker.illegal(rec), ofSecond(rec, c.checker.illegal)...)
}

// writeOne writes a record that has been judged and transformed, which has not kept some
// fields.
func (c *Converter) writeOne(dst []byte, rec *ast.Record, unkept ast.Fields) ([]byte, Marks, error) {
	start := len(dst)
	dst, marks, err := c.write(dst, rec)
	if err != nil {
		return dst[:start], Marks{}, err
	}
	if c.o.Transform != ast.NoTransform {
		marks = c.transformed(marks, unkept)
	}
	if c.o.For != nil {
		if err := c.judge(rec, string(dst[start:]), &marks); err != nil {
			return dst[:start], Marks{}, err
		}
	}
	if c.o.RefuseLoss && marks.Of(Lost)|marks.Of(Unkept) != 0 {
		return dst[:start], Marks{}, c.lossError(rec, marks)
	}
	if c.hasTarget() && (c.o.EnPassant == AlwaysEnPassant || c.o.EnPassant != KeepEnPassant && rec.EnPassant != ast.NoSquare) {
		why := c.reasons(rec)
		marks.why = why.codes()
	}
	return dst, marks, nil
}

// lossError names everything that would be lost.
func (c *Converter) lossError(rec *ast.Record, marks Marks) error {
	var found ast.Diagnostics
	for _, n := range append(lostNotes(rec, marks.Of(Lost), c.edit), c.unkeptNotes(rec, marks.Of(Unkept))...) {
		d := n.Diagnostic()
		d.Severity = ast.Error
		found = append(found, d)
	}
	return found
}
