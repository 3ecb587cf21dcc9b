package railroad

import (
	"fmt"
	"html"
	"strings"
	"unicode/utf8"
)

// pen writes elements of SVG. Lengths are units of the picture; y grows downwards.
type pen struct{ strings.Builder }

// Letters are all of one width, so that a text has that width with whatever fonts are
// there: textLength holds it to it.
const (
	letterWidth = 8.4 // of a font of 14 units
	smallWidth  = 7.2 // of one of 12
)

// widthOf returns the width of a text in boxes and headings.
func widthOf(text string) int { return int(letterWidth*float64(utf8.RuneCountInString(text)) + 0.5) }

// smallWidthOf returns the width of a text in the legend.
func smallWidthOf(text string) int {
	return int(smallWidth*float64(utf8.RuneCountInString(text)) + 0.5)
}

func (p *pen) text(class string, x, y, width int, text string) {
	fmt.Fprintf(p, `<text class="%s" x="%d" y="%d" textLength="%d" lengthAdjust="spacingAndGlyphs">%s</text>`+"\n",
		class, x, y, width, html.EscapeString(text))
}

func (p *pen) title(text string) { fmt.Fprintf(p, "<title>%s</title>\n", html.EscapeString(text)) }

func (p *pen) path(format string, numbers ...any) {
	fmt.Fprintf(p, `<path d="%s"/>`+"\n", fmt.Sprintf(format, numbers...))
}

// line draws a line along a track.
func (p *pen) line(from, to, y int) {
	if from != to {
		p.path("M%d %dH%d", from, y, to)
	}
}

// arrow draws the head of an arrow whose point is at x; step is 1 for one to the right
// and -1 for one to the left.
func (p *pen) arrow(x, y, step int) {
	fmt.Fprintf(p, `<path class="arrow" d="M%d %dL%d %dL%d %dZ"/>`+"\n", x, y, x-7*step, y-4, x-7*step, y+4)
}
