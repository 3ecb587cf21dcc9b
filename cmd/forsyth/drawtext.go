package main

import (
	"bytes"
	"cmp"
	"errors"
	"io"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

var errSheetForm = errors.New("--sheet: only svg and png have pages (see: --as)")

// text returns what puts boards in text, each with its name on the line before.
func (c *drawCmd) text(form string, stdout io.Writer) (put, error) {
	style, err := c.style()
	if err != nil {
		return nil, err
	}
	if c.Sheet != "" {
		return nil, errSheetForm
	}
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
	}, nil
}

// escapes returns what puts boards as pictures in the sequences of a terminal.
func (c *drawCmd) escapes(form string) (put, error) {
	style, err := c.style()
	if err != nil {
		return nil, err
	}
	if c.Sheet != "" {
		return nil, errSheetForm
	}
	return func(dst []byte, boards []diagram.Diagram) ([]byte, error) {
		var picture bytes.Buffer
		if err := (diagram.PNG{Style: style}).Encode(&picture, boards...); err != nil {
			return dst, err
		}
		if form == "kitty" {
			return diagram.AppendKitty(dst, picture.Bytes()), nil
		}
		return diagram.AppendITerm(dst, picture.Bytes()), nil
	}, nil
}
