package railroad

import (
	"fmt"
	"html"
	"strings"
)

// Measures of a page.
const (
	pageWidth = 900
	margin    = 24
	heading   = 24 // a line of text and what is left free below it
	smallLine = 18 // in the legend
	nameWidth = 150
)

// style is that of all pages: light, and dark where a reader asks for that.
const style = `<style>
svg { background: #fff }
text { font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: 14px; fill: #1b1f24 }
text.small { font-size: 12px }
text.name { font-weight: bold }
.page { fill: #fff }
path, .bar { fill: none; stroke: #57606a; stroke-width: 1.5 }
path.arrow { fill: #57606a; stroke: none }
rect { stroke-width: 1.5 }
.production rect { fill: #ddf4ff; stroke: #0969da }
.token rect { fill: #dafbe1; stroke: #1a7f37 }
.literal rect { fill: #fff8c5; stroke: #7d4e00 }
.lenient rect { fill: #f6f8fa; stroke: #57606a; stroke-dasharray: 4 3 }
:target text.name { text-decoration: underline }
@media (prefers-color-scheme: dark) {
svg { background: #0d1117 }
text { fill: #e6edf3 }
.page { fill: #0d1117 }
path, .bar { stroke: #9198a1 }
path.arrow { fill: #9198a1 }
.production rect { fill: #0c2d6b; stroke: #58a6ff }
.token rect { fill: #033a16; stroke: #3fb950 }
.literal rect { fill: #3b2300; stroke: #d29922 }
.lenient rect { fill: #21262d; stroke: #9198a1 }
}
</style>
`

// page is a picture that grows downwards.
type page struct {
	pen
	source *source
	y      int // where it goes on
}

// Draw returns the diagrams of a grammar as a file of SVG: its productions one below
// another, those that the first one does not lead to left out, and what its tokens are.
// A production that is not defined, or twice, and a token that no comment explains are
// errors.
func Draw(title, text string) (string, error) {
	s, err := parse(text)
	if err != nil {
		return "", err
	}
	g := &page{source: s, y: margin}
	g.key(title)
	for _, p := range s.productions {
		g.production(p.name, s.expression(p.is, pageWidth-2*margin-4*radius))
	}
	g.legend()
	var file pen
	fmt.Fprintf(&file, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" aria-labelledby="title desc">`+"\n",
		pageWidth, g.y, pageWidth, g.y)
	fmt.Fprintf(&file, "<title id=\"title\">%s</title>\n", html.EscapeString(title))
	fmt.Fprintf(&file, "<desc id=\"desc\">%s</desc>\n", "Railroad diagrams: what can be spelled by following the lines along the arrows. The titles of the productions have them as EBNF.")
	file.WriteString(style)
	fmt.Fprintf(&file, `<rect class="page" width="%d" height="%d"/>`+"\n", pageWidth, g.y)
	return file.String() + g.String() + "</svg>\n", nil
}

// key writes the title, and an example of each kind of box with what it is.
func (g *page) key(title string) {
	g.text("name", margin, g.y+14, widthOf(title), title)
	g.y += heading + 2*halfBox
	x := margin
	for _, l := range []struct{ class, text, what string }{
		{"production", "Name", "a diagram below"},
		{"token", "token", "a token: see the end"},
		{"literal", "{", "as it stands"},
		{"lenient", "token", "read with a warning"},
	} {
		box := label{text: l.text, class: l.class}
		box.plate(&g.pen, x, g.y)
		x += box.width() + 6
		g.text("small", x, g.y+4, smallWidthOf(l.what), l.what)
		x += smallWidthOf(l.what) + 14
	}
	g.y += halfBox + heading
}

// production writes the name of a production and its diagram.
func (g *page) production(name string, track part) {
	fmt.Fprintf(g, `<g id="%s">`+"\n", name)
	g.title(g.source.defined[name])
	g.text("name", margin, g.y+14, widthOf(name), name)
	y := g.y + heading + apart/2 + track.up
	left, right := margin+4, margin+4+2*radius+track.width+radius
	fmt.Fprintf(g, `<path class="bar" d="M%d %dV%dM%d %dV%d"/>`+"\n", left-4, y-8, y+8, left, y-8, y+8)
	g.line(left, left+radius, y)
	track.draw(&g.pen, left+radius, y)
	out := y + track.exit
	g.line(left+radius+track.width, right, out)
	fmt.Fprintf(g, `<path class="bar" d="M%d %dV%dM%d %dV%d"/>`+"\n", right, out-8, out+8, right+4, out-8, out+8)
	g.WriteString("</g>\n")
	g.y = y + track.down + heading
}

// legend writes what the tokens are, and what else the comments say.
func (g *page) legend() {
	if len(g.source.order) > 0 {
		g.text("name", margin, g.y+14, widthOf("Tokens"), "Tokens")
		g.y += heading + apart
	}
	for _, name := range g.source.order {
		fmt.Fprintf(g, `<g id="token-%s">`+"\n", name)
		g.text("small", margin, g.y+12, smallWidthOf(name), name)
		g.lines(margin+nameWidth, g.source.tokens[name])
		g.WriteString("</g>\n")
	}
	g.y += apart
	for _, note := range g.source.notes {
		g.lines(margin, note)
	}
	g.y += margin - apart
}

// lines writes a text in the legend, broken between words.
func (g *page) lines(x int, text string) {
	room := pageWidth - margin - x
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && smallWidthOf(line+" "+word) > room {
			g.smallText(x, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	g.smallText(x, line)
}

func (g *page) smallText(x int, line string) {
	g.text("small", x, g.y+12, smallWidthOf(line), line)
	g.y += smallLine
}
