package dialects

import (
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Append appends the record as the dialect writes it, canonically: six fields,
// or four and the operations of EPD in the order of the record's text, before
// them counters that the text has as fields, or the board alone. Fields that the record does not
// state are written with the values that it holds;
// [github.com/forsyth-notation/forsyth/convert] reports what was assumed. The
// error is an [ast.Diagnostics] and says what the dialect cannot hold; dst is
// then returned as it was.
func (d *Dialect) Append(dst []byte, rec *ast.Record) ([]byte, error) {
	switch d.Layout() {
	case ast.AddressLayout:
		return d.appendAddress(dst, rec)
	case ast.ObjectLayout:
		return d.appendObject(dst, rec)
	}
	out, err := d.append(dst, rec)
	if err == nil && rec.Other != nil && d.rules.Game().Boards < 2 {
		err = ast.FaultAt(ast.Span{}, ast.FieldExtra, strings.TrimSpace(BoardBar)+" "+rec.Other.Text)
	}
	if err == nil && rec.Other != nil {
		out, err = d.append(append(out, BoardBar...), rec.Other)
	}
	if err != nil {
		return dst, err
	}
	return out, nil
}

func (d *Dialect) append(dst []byte, rec *ast.Record) ([]byte, error) {
	switch d.Form() {
	case grammar.BoardForm:
		return d.AppendBoard(dst, rec, Hyphens)
	case grammar.HandForm:
		return d.appendHands(dst, rec)
	}
	dst, err := d.AppendPlacement(dst, rec)
	if err != nil {
		return dst, err
	}
	if dst, err = d.AppendPockets(dst, rec); err != nil {
		return dst, err
	}
	dst = append(dst, ' ')
	dst = d.rules.AppendTurn(dst, rec.Turn)
	if !d.LeavesOut(rec) {
		dst = append(dst, ' ')
		if dst, err = d.AppendCastling(dst, rec, grammar.SideOrder); err != nil {
			return dst, err
		}
		dst = d.AppendTarget(append(dst, ' '), rec)
	}
	if !d.rules.HoldsTarget(&rec.Position) {
		return dst, ast.FaultAt(rec.Spans[ast.EnPassantField], ast.EnPassantUnknown, string(d.AppendTarget(nil, rec)), d.rules.Game())
	}
	if d.HasChecks() || rec.Checks != [2]uint8{} {
		if dst, err = d.AppendChecks(append(dst, ' '), rec, grammar.ChecksLeft); err != nil {
			return dst, err
		}
	}
	if d.Form() == grammar.EPDForm {
		return grammar.AppendOperations(grammar.AppendCounterOperations(dst, rec), rec), nil
	}
	dst = append(dst, ' ')
	return grammar.AppendCounters(dst, rec.Halfmove, rec.Fullmove), nil
}

// LeavesOut reports whether castling and en passant are left out: in a game that has
// neither, unless the record has them.
func (d *Dialect) LeavesOut(rec *ast.Record) bool {
	isSaid := rec.Stated.Has(ast.CastlingField) || !rec.Castling.IsEmpty() || rec.Unmoved != [2]uint16{}
	return d.rules.Game().Short && !isSaid && d.Form() != grammar.EPDForm
}

// AppendTarget appends the en passant field.
func (d *Dialect) AppendTarget(dst []byte, rec *ast.Record) []byte {
	return grammar.AppendTarget(dst, &rec.Position)
}

// AppendTurn appends the side to move.
func (d *Dialect) AppendTurn(dst []byte, c ast.Color) []byte { return d.rules.AppendTurn(dst, c) }

// AppendPlacement appends the first field. The error is an [ast.Diagnostics]:
// what the dialect has no letter for, or a board of another size than the
// variant's.
func (d *Dialect) AppendPlacement(dst []byte, rec *ast.Record) ([]byte, error) {
	return d.AppendBoard(dst, rec, "/")
}

// Hyphens is what parts the ranks of Forsyth.
const Hyphens = " - "

// AppendBoard appends the board with a separator between the ranks: hyphens, a
// slash, a line end; empty squares are counted on over the ends of ranks where
// it is empty. A piece list has no ranks. The error is that of
// [Dialect.AppendPlacement].
func (d *Dialect) AppendBoard(dst []byte, rec *ast.Record, separator string) ([]byte, error) {
	if want := d.rules.Geometry(); rec.Board.Geometry != want {
		return dst, ast.FaultAt(rec.Spans[ast.PlacementField], ast.BoardSize, rec.Board.Geometry.String(), want.String())
	}
	var unnamed ast.Square
	if d.Layout() == ast.ListLayout {
		dst, unnamed = d.rules.AppendList(dst, &rec.Board)
	} else {
		dst, unnamed = d.rules.AppendRanks(dst, &rec.Board, separator)
	}
	if unnamed != ast.NoSquare {
		man := rec.Board.At(unnamed)
		return dst, ast.FaultAt(rec.Spans[ast.PlacementField], ast.NoLetterForMan, unnamed, d.Title, man)
	}
	return dst, nil
}

// HasPockets reports whether men may be dropped, so that a pocket stands after
// the board.
func (d *Dialect) HasPockets() bool { return d.Variant() != nil && d.Variant().Pocket }

// HasChecks reports whether checks are counted.
func (d *Dialect) HasChecks() bool { return d.Variant() != nil && d.Variant().Checks > 0 }

// AppendPockets appends the pockets in brackets, nothing in a game that has
// none. The error is an [ast.Diagnostics]: a king in a pocket, a man that the
// dialect has no letter for, or a pocket that is not empty in another game.
func (d *Dialect) AppendPockets(dst []byte, rec *ast.Record) ([]byte, error) {
	span := rec.Spans[ast.PocketField]
	if !d.HasPockets() && d.Layout() != ast.HandLayout {
		if rec.Pockets != [2]ast.Pocket{} {
			return dst, ast.FaultAt(span, ast.PocketNotHere, rec.Field(ast.PocketField))
		}
		return dst, nil
	}
	write := d.rules.AppendPockets
	if d.Layout() == ast.HandLayout {
		write = d.rules.AppendHands
	}
	dst, unnamed := write(dst, &rec.Pockets)
	switch {
	case unnamed.Role == ast.King:
		return dst, ast.FaultAt(span, ast.PocketKing, unnamed)
	case unnamed.Role != ast.NoRole:
		return dst, ast.FaultAt(span, ast.NoLetterForMan, ast.NoSquare, d.Title, unnamed)
	}
	return dst, nil
}

// AppendChecks appends the check counts. The error is an [ast.Diagnostics]: more
// checks than the variant has.
func (d *Dialect) AppendChecks(dst []byte, rec *ast.Record, style grammar.CheckStyle) ([]byte, error) {
	span := rec.Spans[ast.ChecksField]
	if !d.HasChecks() {
		return dst, ast.FaultAt(span, ast.ChecksNotHere, rec.Field(ast.ChecksField))
	}
	dst, ok := d.rules.AppendChecks(dst, rec.Checks, style)
	if !ok {
		return dst, ast.FaultAt(span, ast.ChecksRange, rec.Field(ast.ChecksField), int(d.Variant().Checks))
	}
	return dst, nil
}

// AppendCastling appends the castling field. The error is an
// [ast.Diagnostics]: a rook that the dialect has no letter for, or an unmoved man in a
// game that does not tell of them.
func (d *Dialect) AppendCastling(dst []byte, rec *ast.Record, order grammar.Order) ([]byte, error) {
	if order == grammar.SideOrder {
		if out, ok := d.rules.AppendRightsWord(dst, &rec.Position); ok && rec.Unmoved == [2]uint16{} {
			return out, nil
		}
	}
	if letters := d.rules.Untold(&rec.Position); len(letters) > 0 {
		return dst, ast.FaultAt(rec.Spans[ast.CastlingField], ast.CastlingUnknown, string(letters[:1]))
	}
	dst, unnamed := d.rules.AppendCastling(dst, &rec.Position, order)
	if unnamed != ast.NoSquare {
		return dst, ast.FaultAt(grammar.LetterSpan(rec, unnamed), ast.CannotNameRook, unnamed, d.Title)
	}
	return dst, nil
}

// RewriteCastling is [Dialect.AppendCastling] over the castling field that stands in a copy of
// the text of a record already, whose letters are in order. It is false, and the copy is as it
// was, where that is another matter: the field does not have as many letters, or there is
// something to say.
func (d *Dialect) RewriteCastling(text []byte, rec *ast.Record) (changed, ok bool) {
	switch {
	case d.KeepsCastling():
		return false, true
	case rec.Unmoved != [2]uint16{}:
		return false, false
	}
	return d.rules.RewriteRights(text, rec.Spans[ast.CastlingField], &rec.Position)
}

// RewriteLine is RewriteCastling in a copy of a line that was read in the variant of d.
func (d *Dialect) RewriteLine(text []byte, l *grammar.Line) (changed, ok bool) {
	if d.KeepsCastling() {
		return false, true
	}
	return l.RewriteRights(d.rules, text)
}

// GrantRights adds the castling rights of a field, K, Q or the files of rooks, to
// a position. The error is an [ast.Diagnostics]: a letter that names
// no right there.
func (d *Dialect) GrantRights(p *ast.Position, field string) error {
	at, code := d.rules.Grant(p, field)
	if code == ast.NoCode {
		return nil
	}
	_, n := utf8.DecodeRuneInString(field[at:])
	return ast.FaultAt(ast.Span{}, ast.CannotGrant, field[at:at+n])
}
