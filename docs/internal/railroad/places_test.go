package railroad

import (
	"fmt"
	"image"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// place returns where a box or a text is; the letters of a text stand up to 11 units above
// its line and 4 below.
func (e *element) place() image.Rectangle {
	if e.XMLName.Local == "text" {
		return image.Rect(e.X, e.Y-11, e.X+e.Length, e.Y+4)
	}
	return image.Rect(e.X, e.Y, e.X+e.Width, e.Y+e.Height)
}

// TestPlaces asks that no text is cut, that those of boxes are in them, and that neither
// boxes nor texts overlap.
func TestPlaces(t *testing.T) {
	for file, drawn := range diagrams(t) {
		root := read(t, drawn)
		var page image.Rectangle
		if _, err := fmt.Sscanf(root.ViewBox, "0 0 %d %d", &page.Max.X, &page.Max.Y); err != nil {
			t.Fatal(err)
		}
		inner := image.Rect(margin, margin, page.Max.X-margin, page.Max.Y-margin/2)
		var taken []image.Rectangle
		root.each(func(e *element) {
			isBox := e.XMLName.Local == "rect" && e.Class != "page"
			if !isBox && e.XMLName.Local != "text" {
				return
			}
			at := e.place()
			if e.Class == "label" {
				box := taken[len(taken)-1] // which stands before it
				if !at.In(box.Inset(2)) {
					t.Errorf("%s: %q is not within its box", file, e.Text)
				}
				return
			}
			if !at.In(inner) {
				t.Errorf("%s: %q at %v is not on the page, %v", file, e.Text, at, inner)
			}
			for _, other := range taken {
				if at.Overlaps(other) {
					t.Errorf("%s: %q at %v is over another at %v", file, e.Text, at, other)
				}
			}
			taken = append(taken, at)
		})
	}
}

// TestWidths asks that texts have room: letters of one width take 0.6 of their size.
func TestWidths(t *testing.T) {
	for file, drawn := range diagrams(t) {
		read(t, drawn).each(func(e *element) {
			size := 14.0
			if e.Class == "small" {
				size = 12
			}
			want := 0.6 * size * float64(utf8.RuneCountInString(e.Text))
			if got := float64(e.Length); e.XMLName.Local == "text" && (got < want-1 || got > want+1) {
				t.Errorf("%s: %q is %v wide, want %v", file, e.Text, got, want)
			}
		})
	}
}

var command = regexp.MustCompile(`[MLHVAZ][^MLHVAZ]*`)

// points returns the ends of the pieces of a path.
func points(t *testing.T, d string) (all []image.Point) {
	t.Helper()
	var at image.Point
	for _, piece := range command.FindAllString(d, -1) {
		var n []int
		for _, field := range strings.Fields(piece[1:]) {
			number, err := strconv.Atoi(field)
			if err != nil {
				t.Fatal(err)
			}
			n = append(n, number)
		}
		switch piece[0] {
		case 'M', 'L', 'A':
			at = image.Pt(n[len(n)-2], n[len(n)-1])
		case 'H':
			at.X = n[0]
		case 'V':
			at.Y = n[0]
		}
		all = append(all, at)
	}
	return all
}

// TestJoins asks that every line begins and ends where another one does or at a box, and
// that none passes through a box.
func TestJoins(t *testing.T) {
	for file, drawn := range diagrams(t) {
		var boxes, bars []image.Rectangle
		var lines [][]image.Point
		read(t, drawn).each(func(e *element) {
			switch {
			case e.XMLName.Local == "rect" && e.Class != "page":
				boxes = append(boxes, e.place())
			case e.Class == "bar":
				ends := points(t, e.D)
				bars = append(bars, image.Rectangle{Min: ends[0], Max: ends[len(ends)-1]})
			case e.XMLName.Local == "path" && e.Class == "":
				lines = append(lines, points(t, e.D))
			}
		})
		for i, line := range lines {
			for _, end := range []image.Point{line[0], line[len(line)-1]} {
				if !joins(end, i, lines, append(bars, boxes...)) {
					t.Errorf("%s: a line ends at %v, where nothing is", file, end)
				}
			}
			for j := 1; j < len(line); j++ {
				for _, box := range boxes {
					if segment(line[j-1], line[j]).Overlaps(box) {
						t.Errorf("%s: the line from %v to %v passes through the box at %v", file, line[j-1], line[j], box)
					}
				}
			}
		}
	}
}

// segment is what a piece of a line covers.
func segment(from, to image.Point) image.Rectangle {
	r := image.Rectangle{Min: from, Max: to}.Canon()
	if r.Dx() == 0 {
		r.Max.X++
	}
	if r.Dy() == 0 {
		r.Max.Y++
	}
	return r
}

// joins reports whether an end of a line touches another line, or the side of a box or of
// the bars at both ends of a diagram.
func joins(end image.Point, own int, lines [][]image.Point, boxes []image.Rectangle) bool {
	for _, box := range boxes {
		if (end.X == box.Min.X || end.X == box.Max.X) && end.Y == (box.Min.Y+box.Max.Y)/2 {
			return true
		}
	}
	for i, line := range lines {
		for j, point := range line {
			if i != own && (point == end || j > 0 && point.Y == end.Y && line[j-1].Y == end.Y && end.In(segment(line[j-1], point))) {
				return true
			}
		}
	}
	return false
}
