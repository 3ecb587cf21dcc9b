package main

import (
	"bytes"
	"cmp"
	"io"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// text returns what puts boards in text, each with its name on the line before.
func (c *drawCmd) text(form string, style diagram.Style, stdout io.Writer) put {
	t := diagram.Text{Rights: true, Figurines: form == "unicode" && c.ToLetters == "", Flip: style.Flip, NoCoords: style.NoCoords}
	if form == "unicode" && c.on(stdout, c.Output).Color == "always" {
		t.Theme = cmp.Or(style.Theme, &diagram.Themes[0])
	}
	const longest = 200
	return func(dst []byte, boards []diagram.Diagram) ([]byte, error) {
		for i := range boards {
			d := &boards[i]
			if d.Caption != "" {
				dst = append(append(dst, diag.Printable(d.Caption, longest)...), '\n')
			}
			if i > 0 {
				dst = append(dst, '\n')
			}
			own := t
			own.Letters, own.Variant, own.Mover, own.Marks = d.Letters, d.Variant, d.Mover, d.Marks
			for _, a := range d.Arrows {
				own.Marks.Add(a.From)
				own.Marks.Add(a.To)
			}
			dst = own.Append(dst, &d.Position)
		}
		return dst, nil
	}
}

// escapes returns what puts boards as pictures in the sequences of a terminal.
func escapes(form string, style diagram.Style) put {
	return func(dst []byte, boards []diagram.Diagram) ([]byte, error) {
		var picture bytes.Buffer
		if err := encodePNG(&picture, style, boards); err != nil {
			return dst, err
		}
		if form == "kitty" {
			return diagram.AppendKitty(dst, picture.Bytes()), nil
		}
		return diagram.AppendITerm(dst, picture.Bytes()), nil
	}
}
