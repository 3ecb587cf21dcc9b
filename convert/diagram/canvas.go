package diagram

import "image/color"

// outline is a path that may be drawn many times; with a name it is written once in an
// SVG. Names tell shapes apart in all drawings: several may stand in one page of HTML.
type outline struct {
	name string
	path path
}

// shape is an outline filled with a colour, enlarged and then moved to a place.
type shape struct {
	*outline
	at    point
	scale float64
	fill  color.NRGBA
}

// group is the shapes of one diagram, with what is said of it to who does not see it.
type group struct {
	title, description string
	shapes             []shape
}

// canvas is a drawing: what SVG and PNG are written from. Its unit is the pixel.
type canvas struct {
	width, height float64
	page          color.NRGBA
	title         string
	groups        []group
}

// begin begins the group of a diagram.
func (c *canvas) begin(title, description string) {
	c.groups = append(c.groups, group{title: title, description: description})
}

// use draws an outline.
func (c *canvas) use(o *outline, x, y, scale float64, fill color.NRGBA) {
	last := &c.groups[len(c.groups)-1]
	last.shapes = append(last.shapes, shape{o, point{x, y}, scale, fill})
}

// fill draws a path that stands where it is to be.
func (c *canvas) fill(p path, fill color.NRGBA) { c.use(&outline{path: p}, 0, 0, 1, fill) }

// text draws a text of a size with its middle at x and its base line at y.
func (c *canvas) text(chars []rune, x, y, size float64, fill color.NRGBA) {
	x -= textWidth(chars, size) / 2
	for _, char := range chars {
		g := glyphOf(char)
		if len(g.path) > 0 {
			c.use(&g.outline, x, y, size/em, fill)
		}
		x += g.advance * size / em
	}
}

// centred draws a text with its middle at a place.
func (c *canvas) centred(chars []rune, x, y, size float64, fill color.NRGBA) {
	c.text(chars, x, y+size*capHeight/em/2, size, fill)
}
