package dialects

import (
	"errors"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Text is a position whose text form is X-FEN, six fields: for fields of JSON,
// for flags ([flag.TextVar]) and whatever else takes an encoding.TextMarshaler.
// What was read, in any dialect, is written and read again as the same position,
// but for one that has men in a pocket, promoted men or check counts, unmoved men, a
// count of plies or a second square of en passant: it is of a variant, which X-FEN does
// not name, and has no text.
// Text is comparable. The zero value has no board, and its text is empty.
type Text struct{ ast.Position }

var (
	errNoBoard   = errors.New("dialects: a position without board has no text")
	errOfVariant = errors.New("dialects: a position that only a variant has has no text")
)

// Append appends the text form to dst. The error is that of [Dialect.Append],
// or that there is no board and yet something else.
func (t Text) Append(dst []byte) ([]byte, error) {
	if t.Board.Geometry == (ast.Geometry{}) {
		if t != (Text{}) {
			return dst, errNoBoard
		}
		return dst, nil
	}
	if t.Unmoved != [2]uint16{} || t.Limit > 0 || t.Passed != ast.NoSquare {
		return dst, errOfVariant
	}
	return XFEN.Append(dst, &ast.Record{Position: t.Position})
}

// String returns the text form, and in place of one that cannot be, why not.
func (t Text) String() string {
	text, err := t.Append(nil)
	if err != nil {
		return "no text: " + err.Error()
	}
	return string(text)
}

// MarshalText implements encoding.TextMarshaler; see [Text.Append].
func (t Text) MarshalText() ([]byte, error) { return t.Append(nil) }

// UnmarshalText implements encoding.TextUnmarshaler. It reads a record of any
// dialect as [Auto] does, tolerantly; what is not stated gets the values of
// [Dialect.Parse], and EPD operations are dropped. The error is that of Parse,
// and leaves t as it was.
func (t *Text) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*t = Text{}
		return nil
	}
	rec, err := Auto.Parse(string(text))
	if err == nil {
		t.Position = rec.Position
	}
	return err
}
