package convert

import "github.com/forsyth-notation/forsyth/grammar/ast"

// refusal is why a record is not read: its faults, or that it is sound and of another game
// than those which the target is for. That is one fault, whatever the board has besides.
func (c *Converter) refusal(rec *ast.Record, text string, err error) error {
	if c.unnamed == nil {
		return err
	}
	var other ast.Record
	if found, _ := c.unnamed.ParseInto(&other, text).(ast.Diagnostics); isOfOther(found) {
		return found
	} else if found != nil {
		return err
	}
	*rec = other
	want := c.from.Variant().Geometry
	return ast.FaultAt(rec.Spans[ast.PlacementField], ast.BoardSize, rec.Board.Geometry.String(), want.String(), c.to.Title)
}

// hands writes a record as SFEN. Its sides, hands and numbers say the same in another
// way, which is no change.
func (c *Converter) hands(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	var marks Marks
	p := c.given(rec)
	for _, f := range [...]ast.Field{ast.PlacementField, ast.TurnField, ast.PocketField, ast.FullmoveField} {
		if f != ast.PlacementField {
			dst = append(dst, ' ')
		}
		start := len(dst)
		var err error
		if dst, err = c.handField(dst, &p, f); err != nil {
			return dst, marks, err
		}
		switch {
		case !rec.Stated.Has(f) && !c.o.Given.Fields.Has(f):
			marks.add(Assumed, f)
		case f == ast.PlacementField && string(dst[start:]) != rec.Field(f):
			marks.add(Changed, f)
		}
	}
	for _, f := range [...]ast.Field{ast.CastlingField, ast.EnPassantField, ast.HalfmoveField, ast.ChecksField} {
		if saysMore(rec, f) {
			marks.add(Lost, f)
		}
	}
	if losesOperations(rec, c.edit) {
		marks.add(Lost, ast.OperationsField)
	}
	return dst, marks, nil
}

// saysMore reports whether a field that SFEN has not says more than that there is nothing.
func saysMore(rec *ast.Record, f ast.Field) bool {
	if f == ast.HalfmoveField {
		return rec.Stated.Has(f) && rec.Halfmove > 0
	}
	return rec.Stated.Has(f) && rec.Field(f) != "-"
}

func (c *Converter) handField(dst []byte, rec *ast.Record, f ast.Field) ([]byte, error) {
	switch f {
	case ast.PlacementField:
		return c.to.AppendPlacement(dst, rec)
	case ast.PocketField:
		return c.to.AppendPockets(dst, rec)
	case ast.TurnField:
		return c.to.AppendTurn(dst, rec.Turn), nil
	}
	return c.to.AppendPly(dst, rec)
}

// given returns a record with what is given for the fields that it does not state.
func (c *Converter) given(rec *ast.Record) ast.Record {
	p, given := *rec, &c.o.Given
	if !rec.Stated.Has(ast.TurnField) && given.Fields.Has(ast.TurnField) {
		p.Turn = given.Turn
	}
	if !rec.Stated.Has(ast.FullmoveField) && given.Fields.Has(ast.FullmoveField) {
		p.Fullmove = given.Fullmove
	}
	return p
}

// ofHands writes a field of a record of SFEN in another dialect. What is changed is a
// number that does not fit the side: it does not come back.
func (c *Converter) ofHands(dst []byte, rec *ast.Record, f ast.Field) ([]byte, NoteKind, bool, error) {
	switch f {
	case ast.PocketField:
		dst, err := c.to.AppendPockets(dst, rec)
		return dst, Changed, false, err
	case ast.FullmoveField:
		return c.value(dst, rec, f), Changed, rec.Warnings.Has(ast.PlyParity), nil
	}
	return c.value(dst, rec, f), Changed, false, nil
}
