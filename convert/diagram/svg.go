package diagram

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"
)

// SVG draws diagrams as a document of SVG 1.1, which needs no font, script or other file.
// Letters are outlines. The picture has a title and a description for who does not see
// it; of several diagrams each has its own.
type SVG struct{ Style }

// Append appends the document, with a line end after it.
func (s SVG) Append(dst []byte, diagrams ...Diagram) []byte {
	c := s.draw(diagrams)
	isOne := len(c.groups) == 1
	dst = append(dst, `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" role="`...)
	if isOne {
		dst = append(dst, "img"...)
	} else {
		dst = append(dst, "group"...) // of pictures: those of an img are not told
	}
	dst = append(appendNumber(append(dst, `" width="`...), c.width), `" height="`...)
	dst = append(appendNumber(dst, c.height), `" viewBox="0 0 `...)
	dst = append(appendNumber(append(appendNumber(dst, c.width), ' '), c.height), "\">\n"...)
	dst = appendElement(dst, "title", c.title)
	if isOne {
		dst = appendElement(dst, "desc", c.groups[0].description)
	}
	names := c.repeated()
	dst = c.appendDefinitions(dst, names)
	dst = c.appendPage(dst)
	for i := range c.groups {
		g := &c.groups[i]
		if !isOne {
			dst = append(dst, "<g role=\"img\">\n"...)
			dst = appendElement(dst, "title", g.title)
			dst = appendElement(dst, "desc", g.description)
		}
		for j := range g.shapes {
			dst = g.shapes[j].append(dst, names)
		}
		if !isOne {
			dst = append(dst, "</g>\n"...)
		}
	}
	return append(dst, "</svg>\n"...)
}

// repeated counts the uses of the outlines that have a name and are used more than once.
func (c *canvas) repeated() map[*outline]int {
	uses := map[*outline]int{}
	for i := range c.groups {
		for _, s := range c.groups[i].shapes {
			if s.name != "" {
				uses[s.outline]++
			}
		}
	}
	for o, n := range uses {
		if n == 1 {
			delete(uses, o)
		}
	}
	return uses
}

// appendDefinitions writes the outlines that are repeated, in the order of their use.
func (c *canvas) appendDefinitions(dst []byte, names map[*outline]int) []byte {
	written := map[*outline]bool{}
	dst = append(dst, "<defs>\n"...)
	for i := range c.groups {
		for _, s := range c.groups[i].shapes {
			if names[s.outline] == 0 || written[s.outline] {
				continue
			}
			written[s.outline] = true
			dst = fmt.Appendf(dst, `<path id="forsyth-%s" d="`, s.name)
			dst = append(s.path.append(dst), "\"/>\n"...)
		}
	}
	return append(dst, "</defs>\n"...)
}

// appendPage writes what is behind all.
func (c *canvas) appendPage(dst []byte) []byte {
	dst = appendNumber(append(dst, `<rect width="`...), c.width)
	dst = appendNumber(append(dst, `" height="`...), c.height)
	return append(appendFill(append(dst, '"'), c.page), "/>\n"...)
}

// append writes a shape, by the name of its outline where that is defined.
func (s *shape) append(dst []byte, names map[*outline]int) []byte {
	if names[s.outline] > 0 {
		dst = fmt.Appendf(dst, `<use xlink:href="#forsyth-%s"`, s.name)
	} else {
		dst = append(s.path.append(append(dst, `<path d="`...)), '"')
	}
	if s.scale != 1 || s.at != (point{}) {
		dst = appendNumber(append(dst, ` transform="translate(`...), s.at.x)
		dst = appendNumber(append(dst, ' '), s.at.y)
		dst = fmt.Appendf(dst, `) scale(%.6g)"`, s.scale)
	}
	return append(appendFill(dst, s.fill), "/>\n"...)
}

func appendFill(dst []byte, c color.NRGBA) []byte {
	dst = fmt.Appendf(dst, ` fill="#%02x%02x%02x"`, c.R, c.G, c.B)
	if c.A < 0xff {
		dst = fmt.Appendf(dst, ` fill-opacity="%.3g"`, float64(c.A)/0xff)
	}
	return dst
}

// appendElement writes an element that is text. What XML cannot hold is replaced.
func appendElement(dst []byte, name, text string) []byte {
	var escaped bytes.Buffer
	xml.EscapeText(&escaped, []byte(text)) // a buffer takes all
	return fmt.Appendf(dst, "<%s>%s</%s>\n", name, escaped.Bytes(), name)
}
