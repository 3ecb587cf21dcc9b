package diagram

import (
	"errors"
	"image"
	"image/draw"
	"image/png"
	"io"
	"math"

	"golang.org/x/image/vector"
)

// PNG draws diagrams as a picture of the same shapes as [SVG], a pixel a unit.
type PNG struct{ Style }

// maxPixels bounds a picture: 256 MB of memory.
const maxPixels = 1 << 26

// ErrTooLarge is the error of a picture of more than 2²⁶ pixels.
var ErrTooLarge = errors.New("diagram: a picture of more than 67 million pixels")

// Encode writes the picture. The error is [ErrTooLarge], or that of w.
func (p PNG) Encode(w io.Writer, diagrams ...Diagram) error {
	c := p.draw(diagrams)
	if c.width*c.height > maxPixels {
		return ErrTooLarge
	}
	return png.Encode(w, c.render())
}

// render fills the shapes one over the other.
func (c *canvas) render() *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, max(1, int(math.Ceil(c.width))), max(1, int(math.Ceil(c.height)))))
	draw.Draw(picture, picture.Rect, image.NewUniform(c.page), image.Point{}, draw.Src)
	var r vector.Rasterizer
	for i := range c.groups {
		for j := range c.groups[i].shapes {
			c.groups[i].shapes[j].render(picture, &r)
		}
	}
	return picture
}

// render fills a shape, within the rectangle of pixels that it touches.
func (s *shape) render(picture *image.RGBA, r *vector.Rasterizer) {
	moved := s.path.mapped(func(at point) point { return point{s.at.x + s.scale*at.x, s.at.y + s.scale*at.y} })
	bounds := moved.bounds().Intersect(picture.Rect)
	if bounds.Empty() {
		return
	}
	r.Reset(bounds.Dx(), bounds.Dy())
	at := func(p point) (float32, float32) {
		return float32(p.x - float64(bounds.Min.X)), float32(p.y - float64(bounds.Min.Y))
	}
	for i := range moved {
		step := &moved[i]
		x, y := at(step.to[0])
		x2, y2 := at(step.to[1])
		x3, y3 := at(step.to[2])
		switch step.op {
		case 'M':
			r.MoveTo(x, y)
		case 'L':
			r.LineTo(x, y)
		case 'Q':
			r.QuadTo(x, y, x2, y2)
		case 'C':
			r.CubeTo(x, y, x2, y2, x3, y3)
		case 'Z':
			r.ClosePath()
		}
	}
	r.Draw(picture, bounds, image.NewUniform(s.fill), image.Point{})
}

// bounds is the rectangle of pixels that a path lies in: that of its points.
func (p path) bounds() image.Rectangle {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for i := range p {
		for _, at := range p[i].to[:p[i].points()] {
			low = point{min(low.x, at.x), min(low.y, at.y)}
			high = point{max(high.x, at.x), max(high.y, at.y)}
		}
	}
	if low.x > high.x {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(low.x)), int(math.Floor(low.y)), int(math.Ceil(high.x)), int(math.Ceil(high.y)))
}
