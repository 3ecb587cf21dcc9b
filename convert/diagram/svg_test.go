package diagram_test

import (
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// element is an element of a document of XML: its name, attributes and text.
type element struct {
	name, text string
	attributes map[string]string
}

// elements reads a document.
func elements(t testing.TB, document []byte) (all []element) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(string(document)))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatalf("%v in\n%.400s", err, document)
		}
		switch token := token.(type) {
		case xml.StartElement:
			e := element{name: token.Name.Local, attributes: map[string]string{}}
			for _, a := range token.Attr {
				e.attributes[a.Name.Local] = a.Value
			}
			all = append(all, e)
		case xml.CharData:
			if len(all) > 0 {
				all[len(all)-1].text += string(token)
			}
		}
	}
}

// count counts the elements of a name with an attribute; "" is any.
func count(all []element, name, attribute, value string) (n int) {
	for _, e := range all {
		if e.name == name && (attribute == "" || e.attributes[attribute] == value) {
			n++
		}
	}
	return n
}

func hasPath(all []element, path string) bool {
	return slices.ContainsFunc(all, func(e element) bool { return e.attributes["d"] == path })
}

// chessStart is the position at the start of chess, with the side to move.
func chessStart() diagram.Diagram {
	men := map[string]ast.Piece{}
	for file, role := range []ast.Role{ast.Rook, ast.Knight, ast.Bishop, ast.Queen, ast.King, ast.Bishop, ast.Knight, ast.Rook} {
		name := string(rune('a' + file))
		men[name+"1"], men[name+"2"] = ast.Piece{Role: role}, ast.Piece{Role: ast.Pawn}
		men[name+"8"], men[name+"7"] = ast.Piece{Role: role, Color: ast.Black}, ast.Piece{Role: ast.Pawn, Color: ast.Black}
	}
	return diagram.Diagram{Position: board(8, 8, men), Mover: true}
}

func squares(names ...string) (set ast.Set) {
	for _, name := range names {
		set.Add(ast.MustParseSquare(name))
	}
	return set
}

// TestSVGSquares asks where things are drawn. With squares of 40 pixels the board begins
// 0.6 squares from the left, which are 24 pixels, and 0.3 from the top, which are 12.
func TestSVGSquares(t *testing.T) {
	e2e4 := diagram.Arrow{From: ast.MustParseSquare("e2"), To: ast.MustParseSquare("e4")}
	for _, test := range []struct {
		name  string
		style diagram.Style
		files uint8
		ranks uint8
		want  []string // paths
	}{
		// e4: four files to the right of a, and four ranks below the eighth.
		{"e4", diagram.Style{}, 8, 8, []string{"M184 172L224 172L224 212L184 212Z"}},
		// Turned round: three files to the right of h, three ranks below the first.
		{"flipped", diagram.Style{Flip: true}, 8, 8, []string{"M144 132L184 132L184 172L144 172Z"}},
		// Without coordinates the board begins at 12, 12.
		{"no coordinates", diagram.Style{NoCoords: true}, 8, 8, []string{"M172 172L212 172L212 212L172 212Z"}},
		// e4 of 9 by 10: six ranks below the tenth.
		{"larger", diagram.Style{}, 9, 10, []string{"M184 252L224 252L224 292L184 292Z"}},
		// From the middle of e2 at 204, 272 straight up, to 3.2 below that of e4 at 204, 192.
		{"arrow", diagram.Style{}, 8, 8, []string{"M201 264.8L201 210.4L195.2 210.4L204 195.2L212.8 210.4L207 210.4L207 264.8Z"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.style.Square = 40
			d := diagram.Diagram{Position: board(test.files, test.ranks, nil), Marks: squares("e4"), Arrows: []diagram.Arrow{e2e4}}
			all := elements(t, diagram.SVG{Style: test.style}.Append(nil, d))
			for _, want := range test.want {
				if !hasPath(all, want) {
					t.Errorf("no path %s", want)
				}
			}
		})
	}
}

// TestSVGMarks asks that an arrow without a beginning marks its end, and that what is not on
// the board is not drawn.
func TestSVGMarks(t *testing.T) {
	const e4 = "M184 172L224 172L224 212L184 212Z"
	style := diagram.Style{Square: 40}
	drop := diagram.Diagram{Position: board(8, 8, nil), Arrows: []diagram.Arrow{{To: ast.MustParseSquare("e4")}}}
	if !hasPath(elements(t, diagram.SVG{Style: style}.Append(nil, drop)), e4) {
		t.Error("a drop is not marked")
	}
	plain := diagram.Diagram{Position: board(8, 8, nil)}
	beside := diagram.Diagram{Position: plain.Position, Marks: squares("i4", "a9"), Arrows: []diagram.Arrow{{To: ast.MustParseSquare("k10")}}}
	one, other := elements(t, diagram.SVG{}.Append(nil, plain)), elements(t, diagram.SVG{}.Append(nil, beside))
	if len(one) != len(other) {
		t.Errorf("%d elements with marks beside the board, %d without", len(other), len(one))
	}
}

// TestSVGAccessible asks for what those need who do not see a picture, and that it needs no
// other file.
func TestSVGAccessible(t *testing.T) {
	d := chessStart()
	d.Caption = `Mate & <"1">`
	all := elements(t, diagram.SVG{}.Append(nil, d))
	root, title, desc := all[0], all[1], all[2]
	if root.name != "svg" || root.attributes["role"] != "img" || root.attributes["viewBox"] == "" {
		t.Errorf("the root is %+v", root)
	}
	if title.name != "title" || strings.TrimSpace(title.text) != d.Caption {
		t.Errorf("the title is %+v", title)
	}
	const want = "White: king e1, queen d1, rook a1 h1, bishop c1 f1, knight b1 g1, pawn a2 b2 c2 d2 e2 f2 g2 h2. " +
		"Black: king e8, queen d8, rook a8 h8, bishop c8 f8, knight b8 g8, pawn a7 b7 c7 d7 e7 f7 g7 h7. White to move."
	if desc.name != "desc" || strings.TrimSpace(desc.text) != want {
		t.Errorf("the description is %s\nwant %s", desc.text, want)
	}
	for _, e := range all {
		if !slices.Contains([]string{"svg", "title", "desc", "defs", "path", "use", "rect"}, e.name) {
			t.Errorf("element %s", e.name)
		}
		if to, ok := e.attributes["href"]; ok && count(all, "path", "id", strings.TrimPrefix(to, "#")) != 1 {
			t.Errorf("nothing is called %s", to)
		}
	}
	// 32 men of a body and lines each, and names of files and ranks
	if n := count(all, "use", "", ""); n != 2*32 {
		t.Errorf("%d uses", n)
	}
}

// TestSVGSheet asks that each diagram of a page is a picture with words of its own.
func TestSVGSheet(t *testing.T) {
	d := chessStart()
	d.Caption = "one"
	all := elements(t, diagram.SVG{Style: diagram.Style{Square: 40, Columns: 2}}.Append(nil, d, d, chessStart()))
	if all[0].attributes["role"] != "group" || strings.TrimSpace(all[1].text) != "3 diagrams" {
		t.Errorf("the root is %+v, %+v", all[0], all[1])
	}
	if n := count(all, "g", "role", "img"); n != 3 {
		t.Errorf("%d groups", n)
	}
	if n := count(all, "desc", "", ""); n != 3 {
		t.Errorf("%d descriptions", n)
	}
	// Two columns: 24 and 320 pixels for the board, 0.2+0.34 squares for the side to move, 0.3 for
	// the margin, which is 377.6, to a whole pixel. Two rows: 12 and 320 pixels, 0.6 squares for the
	// coordinates, 0.55 for the caption, which is 378.
	if root := all[0].attributes; root["width"] != "756" || root["height"] != "756" {
		t.Errorf("%s by %s pixels", root["width"], root["height"])
	}
}

func TestDescription(t *testing.T) {
	house, _ := ast.VariantNamed("crazyhouse")
	check, _ := ast.VariantNamed("3check")
	held := diagram.Diagram{Position: board(3, 2, map[string]ast.Piece{"a1": whiteKing, "c2": blackKing}), Variant: house}
	held.Position.Pockets[ast.White].Set(ast.Pawn, 2)
	held.Position.Board.Walls.Add(ast.MustParseSquare("b1"))
	held.Marks = squares("a2")
	held.Arrows = []diagram.Arrow{{From: ast.MustParseSquare("a1"), To: ast.MustParseSquare("a2")}, {To: ast.MustParseSquare("b2")}}
	checks := diagram.Diagram{Position: board(2, 1, map[string]ast.Piece{"a1": {Role: ast.Queen, Color: ast.Neutral}}), Variant: check, Mover: true}
	checks.Position.Checks = [2]uint8{3, 1}
	checks.Position.Turn = ast.Black
	for _, test := range []struct {
		d           *diagram.Diagram
		title, want string
	}{
		{&held, "Crazyhouse position", "White: king a1. Black: king c2. White holds: 2 pawn. Walls: b1. Marked: a2. Arrows: a1-a2, b2."},
		{&checks, "Three-check position", "Neutral: queen a1. White has 3 checks to give. Black has 1 checks to give. Black to move."},
	} {
		if test.d.Title() != test.title || test.d.Description() != test.want {
			t.Errorf("%s: %s\nwant %s: %s", test.d.Title(), test.d.Description(), test.title, test.want)
		}
	}
}
