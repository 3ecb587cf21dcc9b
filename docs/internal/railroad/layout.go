package railroad

import "fmt"

// The measures.
const (
	radius    = 10 // of the curves
	apart     = 10 // between what stands one below another
	halfBox   = 14 // of the height of a box
	padding   = 12 // on both sides of the text in a box
	lead      = 18 // of the line before a box, with its arrow
	trail     = 6  // of the line after it
	joint     = 8  // of the line between parts, one behind another
	roundings = 14 // of the corners of a token
)

// part is a drawing with one line that goes in and one that comes out. It is drawn from
// the point where the line goes in; the other end is width to the right of it and exit
// below. It takes up units above that point and down below it.
type part struct {
	width, up, down, exit int
	draw                  func(p *pen, x, y int)
}

// label is what stands in a box.
type label struct {
	text, class, link, title string
}

// plate draws the box of a label from its left end.
func (l label) plate(p *pen, x, y int) {
	width := l.width()
	if l.link != "" {
		fmt.Fprintf(p, `<a href="#%s">`+"\n", l.link)
	}
	rounding := 0
	if l.class != "production" {
		rounding = roundings
	}
	fmt.Fprintf(p, `<g class="%s">`+"\n", l.class)
	if l.title != "" {
		p.title(l.title)
	}
	fmt.Fprintf(p, `<rect x="%d" y="%d" width="%d" height="%d" rx="%d"/>`+"\n", x, y-halfBox, width, 2*halfBox, rounding)
	p.text("label", x+padding, y+5, width-2*padding, l.text)
	p.WriteString("</g>\n")
	if l.link != "" {
		p.WriteString("</a>\n")
	}
}

func (l label) width() int { return widthOf(l.text) + 2*padding }

// box is a label on the line.
func box(l label) part {
	return part{lead + l.width() + trail, halfBox, halfBox, 0, func(p *pen, x, y int) {
		p.line(x, x+lead, y)
		p.arrow(x+lead, y, 1)
		l.plate(p, x+lead, y)
		p.line(x+lead+l.width(), x+lead+l.width()+trail, y)
	}}
}

// row puts parts one behind another.
func row(parts []part) part {
	all := part{width: (len(parts) - 1) * joint}
	for _, one := range parts {
		all.up = max(all.up, one.up-all.exit)
		all.down = max(all.down, one.down+all.exit)
		all.width += one.width
		all.exit += one.exit
	}
	all.draw = func(p *pen, x, y int) {
		for i, one := range parts {
			if i > 0 {
				p.line(x, x+joint, y)
				x += joint
			}
			one.draw(p, x, y)
			x, y = x+one.width, y+one.exit
		}
	}
	return all
}

// stack puts rows one below another, each begun where the one above ends.
func stack(rows []part) part {
	widest, at := 0, make([]int, len(rows)) // where each row begins
	for i, one := range rows {
		widest = max(widest, one.width)
		if i > 0 {
			at[i] = trackBelow(rows[i-1], at[i-1]) + max(apart+one.up, 2*radius)
		}
	}
	last := len(rows) - 1
	all := part{
		width: widest + 4*radius, up: rows[0].up, down: at[last] + rows[last].down, exit: at[last] + rows[last].exit,
	}
	all.draw = func(p *pen, x, y int) {
		p.line(x, x+2*radius, y)
		left, right := x+2*radius, x+2*radius+widest
		for i, one := range rows {
			one.draw(p, left, y+at[i])
			end, out := left+one.width, y+at[i]+one.exit
			if i == last {
				p.line(end, x+all.width, out)
				break
			}
			p.line(end, right, out)
			track := y + trackBelow(one, at[i])
			turnBack(p, left, right, out, track, y+at[i+1])
			p.arrow((left+right)/2, track, -1)
		}
	}
	return all
}

// trackBelow returns where the line back from a row runs.
func trackBelow(one part, at int) int { return at + max(one.down+apart, one.exit+2*radius) }

// turnBack draws the line from the end of one row, right, on a track below it to the
// start of the next, left.
func turnBack(p *pen, left, right, from, track, to int) {
	p.path("M%d %dA%d %d 0 0 1 %d %dV%dA%d %d 0 0 1 %d %dH%dA%d %d 0 0 0 %d %dV%dA%d %d 0 0 0 %d %d",
		right, from, radius, radius, right+radius, from+radius, track-radius, radius, radius, right, track,
		left, radius, radius, left-radius, track+radius, to-radius, radius, radius, left, to)
}

// optional draws a way past a part, above it.
func optional(one part) part {
	top := max(one.up+apart, 2*radius)
	all := part{width: one.width + 4*radius, up: top, down: one.down, exit: one.exit}
	all.draw = func(p *pen, x, y int) {
		left, right := x+2*radius, x+2*radius+one.width
		p.line(x, left, y)
		one.draw(p, left, y)
		p.line(right, x+all.width, y+one.exit)
		p.path("M%d %dA%d %d 0 0 0 %d %dV%dA%d %d 0 0 1 %d %dH%dA%d %d 0 0 1 %d %dV%dA%d %d 0 0 0 %d %d",
			x, y, radius, radius, x+radius, y-radius, y-top+radius, radius, radius, left, y-top,
			right, radius, radius, right+radius, y-top+radius, y+one.exit-radius, radius, radius, right+2*radius, y+one.exit)
		p.arrow((left+right)/2+4, y-top, 1)
	}
	return all
}

// loop draws a way back from the end of a part to its start, below it, which passes a
// label if there is one.
func loop(one part, between *label) part {
	half, width := 0, one.width
	if between != nil {
		half, width = halfBox, max(width, between.width()+lead)
	}
	bottom := max(one.down+apart+half, one.exit+2*radius)
	all := part{width: width + 4*radius, up: one.up, down: bottom + half, exit: one.exit}
	all.draw = func(p *pen, x, y int) {
		left, right := x+2*radius, x+2*radius+width
		p.line(x, left, y)
		one.draw(p, left, y)
		p.line(left+one.width, x+all.width, y+one.exit)
		p.path("M%d %dA%d %d 0 0 1 %d %dV%dA%d %d 0 0 1 %d %d", right, y+one.exit, radius, radius, right+radius, y+one.exit+radius,
			y+bottom-radius, radius, radius, right, y+bottom)
		p.path("M%d %dA%d %d 0 0 1 %d %dV%dA%d %d 0 0 1 %d %d", left, y+bottom, radius, radius, left-radius, y+bottom-radius,
			y+radius, radius, radius, left, y)
		wayBack(p, left, right, y+bottom, between)
	}
	return all
}

// wayBack draws the line from right to left, and a label on it.
func wayBack(p *pen, left, right, y int, between *label) {
	if between == nil {
		p.line(left, right, y)
		p.arrow((left+right)/2-4, y, -1)
		return
	}
	start := (left + right - between.width()) / 2
	end := start + between.width()
	p.line(left, start, y)
	between.plate(p, start, y)
	p.line(end, right, y)
	p.arrow(end, y, -1)
}

// choice puts parts one below another, of which one is taken.
func choice(parts []part) part {
	all, at := part{up: parts[0].up, exit: parts[0].exit}, make([]int, len(parts))
	for i, one := range parts {
		all.width = max(all.width, one.width)
		if i > 0 {
			at[i] = max(all.down+apart+one.up, at[i-1]+2*radius)
		}
		all.down = at[i] + one.down
	}
	all.width += 4*radius + 2*joint
	all.draw = func(p *pen, x, y int) {
		p.line(x, x+joint, y)
		x += joint
		left, end := x+2*radius, x+all.width-2*joint
		p.line(end, end+joint, y+all.exit)
		p.line(x, left, y)
		for i, one := range parts {
			one.draw(p, left, y+at[i])
			out := y + at[i] + one.exit
			if i == 0 {
				p.line(left+one.width, end, out)
				continue
			}
			p.path("M%d %dA%d %d 0 0 1 %d %dV%dA%d %d 0 0 0 %d %d", x, y, radius, radius, x+radius, y+radius,
				y+at[i]-radius, radius, radius, left, y+at[i])
			p.path("M%d %dH%dA%d %d 0 0 0 %d %dV%dA%d %d 0 0 1 %d %d", left+one.width, out, end-2*radius, radius, radius, end-radius, out-radius,
				y+all.exit+radius, radius, radius, end, y+all.exit)
		}
	}
	return all
}
