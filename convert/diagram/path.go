package diagram

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// point is a place in pixels, or in units of the font: x to the right, y downwards.
type point struct{ x, y float64 }

// step is one command of a path, by its letter in SVG: M and L with one point, Q with
// two, C with three, Z with none.
type step struct {
	op byte
	to [3]point
}

// path is an outline of closed contours, filled where it winds around: a contour the
// other way round makes a hole.
type path []step

// points is how many points a command has.
func (s *step) points() int {
	switch s.op {
	case 'M', 'L':
		return 1
	case 'Q':
		return 2
	case 'C':
		return 3
	}
	return 0
}

// parsePath reads the path of a glyph: absolute commands, a blank between numbers.
func parsePath(text string) (p path, err error) {
	for text != "" {
		s := step{op: text[0]}
		end := len(text)
		if next := strings.IndexAny(text[1:], "MLQCZ"); next >= 0 {
			end = 1 + next
		}
		numbers := strings.Fields(text[1:end])
		if len(numbers) != 2*s.points() {
			return nil, fmt.Errorf("diagram: %q is no command of a path", text[:end])
		}
		for i, number := range numbers {
			value, err := strconv.ParseFloat(number, 64)
			if err != nil {
				return nil, err
			}
			if i%2 == 0 {
				s.to[i/2].x = value
			} else {
				s.to[i/2].y = value
			}
		}
		p, text = append(p, s), text[end:]
	}
	return p, nil
}

// append appends the path as SVG writes it.
func (p path) append(dst []byte) []byte {
	for i := range p {
		s := &p[i]
		dst = append(dst, s.op)
		for j, to := range s.to[:s.points()] {
			if j > 0 {
				dst = append(dst, ' ')
			}
			dst = appendNumber(append(appendNumber(dst, to.x), ' '), to.y)
		}
	}
	return dst
}

// appendNumber appends a number to a thousandth, as short as can be.
func appendNumber(dst []byte, n float64) []byte {
	return strconv.AppendFloat(dst, math.Round(n*1000)/1000+0, 'f', -1, 64) // + 0: no -0
}

// contours returns the closed parts of a path.
func (p path) contours() (parts []path) {
	start := 0
	for i := range p {
		if p[i].op == 'Z' {
			parts = append(parts, p[start:i+1])
			start = i + 1
		}
	}
	return parts
}

// area is twice the area within the polygon of a contour's points, negative where it goes
// against the clock on the screen.
func (p path) area() (twice float64) {
	var ends []point
	for i := range p {
		ends = append(ends, p[i].to[:p[i].points()]...)
	}
	for i, a := range ends {
		b := ends[(i+1)%len(ends)]
		twice += a.x*b.y - b.x*a.y
	}
	return twice
}

// polygon is a path with straight sides.
func polygon(corners ...point) path {
	var p path
	for i, at := range corners {
		op := byte('L')
		if i == 0 {
			op = 'M'
		}
		p = append(p, step{op, [3]point{at}})
	}
	return append(p, step{op: 'Z'})
}

func rectangle(x, y, width, height float64) path {
	return polygon(point{x, y}, point{x + width, y}, point{x + width, y + height}, point{x, y + height})
}

// frame is what lies between the edge of a rectangle and a line so wide within it.
func frame(x, y, width, height, line float64) path {
	x2, y2 := x+width-line, y+height-line
	hole := polygon(point{x + line, y + line}, point{x + line, y2}, point{x2, y2}, point{x2, y + line})
	return append(rectangle(x, y, width, height), hole...)
}

// circle is four cubic curves, each a quarter: the usual approximation.
func circle(x, y, r float64) path {
	const k = 0.5522847498
	c := k * r
	return path{
		{'M', [3]point{{x + r, y}}},
		{'C', [3]point{{x + r, y + c}, {x + c, y + r}, {x, y + r}}},
		{'C', [3]point{{x - c, y + r}, {x - r, y + c}, {x - r, y}}},
		{'C', [3]point{{x - r, y - c}, {x - c, y - r}, {x, y - r}}},
		{'C', [3]point{{x + c, y - r}, {x + r, y - c}, {x + r, y}}},
		{op: 'Z'},
	}
}

// mapped returns the path with its points moved.
func (p path) mapped(move func(point) point) path {
	moved := make(path, len(p))
	for i, s := range p {
		for j := range s.points() {
			s.to[j] = move(s.to[j])
		}
		moved[i] = s
	}
	return moved
}
