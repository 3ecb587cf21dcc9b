package diagram

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Diagram is one position that is drawn as a picture, and what is drawn on it. The board
// may be of any size. Men of chess have their figures, and so have grasshoppers and
// nightriders, which are a queen and a knight turned round; others are letters on discs,
// and in games that have few men of chess all are.
type Diagram struct {
	Position ast.Position
	Variant  *ast.Variant // nil for chess
	Letters  *ast.Letters // of men that have no figure; nil for those of the variant
	Mover    bool         // show the side to move: a square of its colour beside its home rank
	Marks    ast.Set      // squares that are marked
	Arrows   []Arrow
	Caption  string // what stands below, and is the title of the picture; may be empty
}

// Arrow leads from the middle of a square to that of another. Where one of them is no
// square of the board, or both are the same, the end is marked.
type Arrow struct{ From, To ast.Square }

// Style is how diagrams are drawn. The zero value draws the brown theme with coordinates,
// White at the bottom, and all diagrams side by side.
type Style struct {
	Theme    *Theme // nil for the first of Themes
	Square   int    // pixels of a square's side, 8 to 256; 0 for 48
	Flip     bool   // Black at the bottom
	NoCoords bool   // leave out the names of files and ranks
	Columns  int    // diagrams of a row, where there are several; 0 for all in one row
}

// The limits of [Style.Square].
const (
	SmallestSquare = 8
	LargestSquare  = 256
	defaultSquare  = 48
)

// theme returns the theme of the style.
func (s *Style) theme() *Theme {
	if s.Theme == nil {
		return &Themes[0]
	}
	return s.Theme
}

// square returns the side of a square in pixels.
func (s *Style) square() float64 {
	if s.Square == 0 {
		return defaultSquare
	}
	return float64(min(max(s.Square, SmallestSquare), LargestSquare))
}

// draw draws diagrams row by row, each in the middle of a place as large as the largest
// needs, with the captions of a row on one line.
func (s *Style) draw(diagrams []Diagram) *canvas {
	columns := s.Columns
	if columns <= 0 || columns > len(diagrams) {
		columns = max(1, len(diagrams))
	}
	plans := make([]plan, len(diagrams))
	var width, height float64
	for i := range diagrams {
		plans[i] = s.plan(&diagrams[i])
		width, height = max(width, plans[i].width), max(height, plans[i].height)
	}
	rows := (len(diagrams) + columns - 1) / columns
	c := &canvas{width: float64(columns) * width, height: float64(rows) * height, page: s.theme().Page, title: sheetTitle(diagrams)}
	for i := range plans {
		p := &plans[i]
		left := float64(i%columns)*width + (width-p.width)/2
		top := float64(i/columns)*height + (height-p.height)/2
		p.board = point{p.board.x + left, p.board.y + top}
		p.draw(c)
	}
	return c
}
