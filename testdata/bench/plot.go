package main

import (
	"fmt"
	"html"
	"math"
	"slices"
	"strings"
)

// panel is a plot with two logarithmic axes.
type panel struct {
	title, x, y string
	series      []series
}

type series struct {
	name   string
	points []point
}

type point struct{ x, y float64 }

func newPanel(title, x, y string) panel {
	p := panel{title: title, x: x, y: y}
	for _, c := range curves {
		p.series = append(p.series, series{name: c.name})
	}
	return p
}

// The measures of a plot, in pixels.
const (
	width  = 720
	height = 300 // of a panel
	left   = 64  // of the axis
	right  = 610
	top    = 44
	bottom = 246
	gap    = 15 // between names of series
)

// style has two sets of colours, for light and for dark viewers; a viewer that knows
// of none shows the first, on paper of its own.
const style = `
.paper{fill:#fff}.ink{fill:#24292f}.faint{fill:#57606a}.grid{stroke:#d0d7de}
.s0{stroke:#8250df;fill:#8250df}.s1{stroke:#0969da;fill:#0969da}.s2{stroke:#1a7f37;fill:#1a7f37}.s3{stroke:#bc4c00;fill:#bc4c00}
@media (prefers-color-scheme:dark){
.paper{fill:#0d1117}.ink{fill:#e6edf3}.faint{fill:#9198a1}.grid{stroke:#30363d}
.s0{stroke:#be8fff;fill:#be8fff}.s1{stroke:#58a6ff;fill:#58a6ff}.s2{stroke:#3fb950;fill:#3fb950}.s3{stroke:#f0883e;fill:#f0883e}}
text{font:12px system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}text[class]{stroke:none}
.title{font-size:15px;font-weight:600}.line{fill:none;stroke-width:2}
`

// plot draws panels, one under the other.
func plot(panels []panel) []byte {
	var out strings.Builder
	all := height * len(panels)
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n", width, all, width, all)
	fmt.Fprintf(&out, "<title>How cost grows</title>\n<desc>%s</desc>\n", html.EscapeString(description(panels)))
	fmt.Fprintf(&out, "<style>%s</style>\n<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", style, width, all)
	for i := range panels {
		fmt.Fprintf(&out, "<g transform=\"translate(0,%d)\">\n", i*height)
		panels[i].draw(&out)
		out.WriteString("</g>\n")
	}
	out.WriteString("</svg>\n")
	return []byte(out.String())
}

// description says in words what the panels show.
func description(panels []panel) string {
	var words []string
	for _, p := range panels {
		for _, s := range p.series {
			first, last := s.points[0], s.points[len(s.points)-1]
			words = append(words, fmt.Sprintf("%s: %s %s at %s %s, %s at %s.",
				s.name, short(first.y), p.y, short(first.x), p.x, short(last.y), short(last.x)))
		}
	}
	return strings.Join(words, " ")
}

func (p *panel) draw(out *strings.Builder) {
	x, y := p.axes()
	text(out, "ink title", "start", left, 24, p.title)
	for _, at := range p.series[0].points {
		across := x.at(at.x)
		fmt.Fprintf(out, `<path class="grid" d="M%.1f %dV%d"/>`+"\n", across, top, bottom)
		text(out, "faint", "middle", across, bottom+18, short(at.x))
	}
	for _, tick := range y.ticks() {
		fmt.Fprintf(out, `<path class="grid" d="M%d %.1fH%d"/>`+"\n", left, y.at(tick), right)
		text(out, "faint", "end", left-8, y.at(tick)+4, short(tick))
	}
	text(out, "ink", "middle", (left+right)/2, bottom+38, p.x)
	fmt.Fprintf(out, `<text class="ink" text-anchor="middle" transform="translate(16,%d) rotate(-90)">%s</text>`+"\n", (top+bottom)/2, p.y)
	heights := p.names(y)
	for i, s := range p.series {
		s.draw(out, i, x, y)
		text(out, fmt.Sprintf("s%d", i), "start", right+10, heights[i], s.name)
	}
}

// draw draws a series: a line, and a dot at each point.
func (s *series) draw(out *strings.Builder, number int, x, y axis) {
	var places []string
	for _, p := range s.points {
		places = append(places, fmt.Sprintf("%.1f,%.1f", x.at(p.x), y.at(p.y)))
	}
	fmt.Fprintf(out, `<polyline class="line s%d" points="%s"/>`+"\n", number, strings.Join(places, " "))
	for _, p := range s.points {
		fmt.Fprintf(out, `<circle class="s%d" cx="%.1f" cy="%.1f" r="3"><title>%s: %s</title></circle>`+"\n",
			number, x.at(p.x), y.at(p.y), html.EscapeString(s.name), short(p.y))
	}
}

// names places the names of the series beside their last points, parted where those
// are close.
func (p *panel) names(y axis) []float64 {
	heights := make([]float64, len(p.series))
	order := make([]int, len(p.series))
	for i, s := range p.series {
		heights[i] = y.at(s.points[len(s.points)-1].y) + 4
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return int(heights[b] - heights[a]) })
	for i, lower := range order[:len(order)-1] {
		upper := order[i+1]
		heights[upper] = min(heights[upper], heights[lower]-gap)
	}
	return heights
}

func text(out *strings.Builder, class, anchor string, x, y float64, words string) {
	fmt.Fprintf(out, `<text class="%s" text-anchor="%s" x="%.1f" y="%.1f">%s</text>`+"\n", class, anchor, x, y, html.EscapeString(words))
}

// axis maps the numbers from low to high, logarithmically, to pixels.
type axis struct {
	low, high float64
	from, to  float64
}

func (a axis) at(v float64) float64 {
	return a.from + (a.to-a.from)*math.Log(v/a.low)/math.Log(a.high/a.low)
}

// ticks are 1, 2 and 5 times powers of ten between low and high, or the powers alone
// where those are many.
func (a axis) ticks() (ticks []float64) {
	steps := []float64{1, 2, 5}
	if a.high/a.low > 500 {
		steps = steps[:1]
	}
	for power := math.Pow(10, math.Floor(math.Log10(a.low))); power <= a.high; power *= 10 {
		for _, step := range steps {
			if v := step * power; v >= a.low*0.999 && v <= a.high*1.001 {
				ticks = append(ticks, v)
			}
		}
	}
	return ticks
}

// axes are those that hold all points, with some room above and below.
func (p *panel) axes() (x, y axis) {
	x = axis{math.Inf(1), 0, left, right}
	y = axis{math.Inf(1), 0, bottom, top}
	for _, s := range p.series {
		for _, at := range s.points {
			x.low, x.high = min(x.low, at.x), max(x.high, at.x)
			y.low, y.high = min(y.low, at.y), max(y.high, at.y)
		}
	}
	y.low, y.high = y.low/1.3, y.high*1.3
	return x, y
}

// short writes a number in two or three digits: 1k, 64.2, 0.27.
func short(v float64) string {
	units := []struct {
		size float64
		name string
	}{{1e6, "M"}, {1e3, "k"}}
	for _, unit := range units {
		if v >= unit.size {
			return fmt.Sprintf("%.3g%s", v/unit.size, unit.name)
		}
	}
	return fmt.Sprintf("%.3g", v)
}
