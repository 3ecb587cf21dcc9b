package diagram_test

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var update = flag.Bool("update", false, "rewrite the goldens of the pictures")

// named returns a variant.
func named(t testing.TB, name string) *ast.Variant {
	t.Helper()
	v, ok := ast.VariantNamed(name)
	if !ok {
		t.Fatalf("no variant %s", name)
	}
	return v
}

func theme(t *testing.T, name string) *diagram.Theme {
	t.Helper()
	found, ok := diagram.ThemeNamed(name)
	if !ok {
		t.Fatalf("no theme %s", name)
	}
	return found
}

// goldens are pictures that were looked at before they were kept.
func goldens(t *testing.T) map[string]struct {
	style    diagram.Style
	diagrams []diagram.Diagram
} {
	start := chessStart()
	start.Caption = "Ágætis Баланс 1"
	start.Marks = squares("e4")
	start.Arrows = []diagram.Arrow{{From: ast.MustParseSquare("g1"), To: ast.MustParseSquare("f3")}}
	shogi := diagram.Diagram{Variant: named(t, "minishogi"), Mover: true, Position: board(5, 5, map[string]ast.Piece{
		"a1": whiteKing, "e5": blackKing, "c3": {Role: ast.Pawn, Color: ast.Black, Promoted: true}, "b1": {Role: ast.Gold},
	})}
	shogi.Position.Turn = ast.Black
	shogi.Position.Pockets[ast.White].Set(ast.Pawn, 2)
	shogi.Position.Pockets[ast.Black].Set(ast.Bishop, 1)
	wide := diagram.Diagram{Variant: named(t, "capablanca"), Position: board(10, 8, map[string]ast.Piece{
		"a1": whiteKing, "j8": blackKing, "c3": {Role: ast.Archbishop}, "d6": {Role: ast.Chancellor, Color: ast.Black},
		"h4": {Role: ast.Grasshopper}, "g4": {Role: ast.Queen, Color: ast.Neutral}, "f4": {Role: ast.Rook, Promoted: true},
	})}
	wide.Position.Board.Walls.Add(ast.MustParseSquare("e5"))
	type golden = struct {
		style    diagram.Style
		diagrams []diagram.Diagram
	}
	return map[string]golden{
		"start":  {diagram.Style{Square: 16}, []diagram.Diagram{start}},
		"flip":   {diagram.Style{Square: 16, Flip: true, Theme: theme(t, "print")}, []diagram.Diagram{start}},
		"shogi":  {diagram.Style{Square: 16, Theme: theme(t, "dark")}, []diagram.Diagram{shogi}},
		"wide":   {diagram.Style{Square: 16, NoCoords: true, Theme: theme(t, "green")}, []diagram.Diagram{wide}},
		"sheet":  {diagram.Style{Square: 12, Columns: 2, Theme: theme(t, "mono")}, []diagram.Diagram{start, start, shogi}},
		"nobody": {diagram.Style{Square: 8}, []diagram.Diagram{{}}},
	}
}

func TestPNGGoldens(t *testing.T) {
	for name, test := range goldens(t) {
		t.Run(name, func(t *testing.T) {
			var got bytes.Buffer
			if err := (diagram.PNG{Style: test.style}).Encode(&got, test.diagrams...); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("../../testdata/draw", name+".png")
			if *update {
				if err := os.WriteFile(file, got.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, decode(t, want), decode(t, got.Bytes()))
		})
	}
}

func decode(t *testing.T, data []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// compare takes two pictures for the same of which no more than one pixel in 500 differs by
// more than a tenth: processors round in different ways.
func compare(t *testing.T, want, got image.Image) {
	t.Helper()
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%v, want %v", got.Bounds(), want.Bounds())
	}
	differ := 0
	for y := range want.Bounds().Dy() {
		for x := range want.Bounds().Dx() {
			if isFar(want.At(x, y), got.At(x, y)) {
				differ++
			}
		}
	}
	if all := want.Bounds().Dx() * want.Bounds().Dy(); differ*500 > all {
		t.Errorf("%d of %d pixels differ", differ, all)
	}
}

func isFar(a, b color.Color) bool {
	const tenth = 0xffff / 10
	r, g, bl, _ := a.RGBA()
	r2, g2, b2, _ := b.RGBA()
	return max(r, r2)-min(r, r2) > tenth || max(g, g2)-min(g, g2) > tenth || max(bl, b2)-min(bl, b2) > tenth
}

// TestPNGSquares asks for the colours of squares: a1 is dark, and the picture has the size of
// the SVG.
func TestPNGSquares(t *testing.T) {
	var data bytes.Buffer
	style := diagram.Style{Square: 40, Theme: theme(t, "mono")}
	d := diagram.Diagram{Position: board(8, 8, nil)}
	if err := (diagram.PNG{Style: style}).Encode(&data, d); err != nil {
		t.Fatal(err)
	}
	picture := decode(t, data.Bytes())
	// 24 + 320 + 12 by 12 + 320 + 24: see TestSVGSquares
	if size := picture.Bounds().Size(); size != image.Pt(356, 356) {
		t.Errorf("%v pixels", size)
	}
	for square, want := range map[image.Point]color.NRGBA{
		image.Pt(24+20, 12+300): style.Theme.Dark, image.Pt(24+60, 12+300): style.Theme.Light, // a1, b1
		image.Pt(24+300, 12+300): style.Theme.Light, image.Pt(24+300, 12+20): style.Theme.Dark, // h1, h8
		image.Pt(2, 2): style.Theme.Page,
	} {
		if got := color.NRGBAModel.Convert(picture.At(square.X, square.Y)); got != want {
			t.Errorf("%v: %v, want %v", square, got, want)
		}
	}
}

func TestPNGTooLarge(t *testing.T) {
	many := make([]diagram.Diagram, 40)
	for i := range many {
		many[i].Position = board(16, 16, nil)
	}
	err := diagram.PNG{Style: diagram.Style{Square: diagram.LargestSquare}}.Encode(&bytes.Buffer{}, many...)
	if err != diagram.ErrTooLarge {
		t.Errorf("%v", err)
	}
}
