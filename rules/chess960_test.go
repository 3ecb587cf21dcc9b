package rules_test

import (
	"encoding/csv"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/google/go-cmp/cmp"
)

// fact is one line of testdata/chess960/arrays.tsv.
type fact struct {
	number  int
	array   string
	letters string // in Shredder-FEN
}

func facts(t *testing.T) []fact {
	t.Helper()
	file, err := os.Open("../testdata/chess960/arrays.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := csv.NewReader(file)
	lines.Comma, lines.Comment, lines.FieldsPerRecord = '\t', '#', 3
	rows, err := lines.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 960 {
		t.Fatalf("%d arrays, want 960", len(rows))
	}
	var all []fact
	for _, row := range rows {
		number, err := strconv.Atoi(row[0])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, fact{number, row[1], row[2]})
	}
	return all
}

var roles = map[rune]ast.Role{
	'P': ast.Pawn, 'N': ast.Knight, 'B': ast.Bishop, 'R': ast.Rook, 'Q': ast.Queen, 'K': ast.King,
}

func arrayOf(letters string) [8]ast.Role {
	var array [8]ast.Role
	for file, letter := range letters {
		array[file] = roles[letter]
	}
	return array
}

func TestArray960(t *testing.T) {
	for i, f := range facts(t) {
		if f.number != i {
			t.Fatalf("line %d holds number %d", i, f.number)
		}
		got, ok := rules.Array960(f.number)
		if !ok {
			t.Errorf("%d is refused", f.number)
		}
		if diff := cmp.Diff(arrayOf(f.array), got); diff != "" {
			t.Errorf("array of %d (-want +got):\n%s", f.number, diff)
		}
		if n, ok := rules.Number960(arrayOf(f.array)); n != f.number || !ok {
			t.Errorf("number of %s: %d, %v, want %d", f.array, n, ok, f.number)
		}
	}
	for _, n := range []int{-961, -1, 960, 961, 1 << 40} {
		if array, ok := rules.Array960(n); ok || array != [8]ast.Role{} {
			t.Errorf("%d has the array %v", n, array)
		}
	}
}

func TestNumber960Refuses(t *testing.T) {
	for _, c := range []struct{ why, array string }{
		{"no men", ""},
		{"pawns", "PPPPPPPP"},
		{"one man missing", "RNBQKBN"},
		{"bishops on one colour", "RBNBKQNR"},
		{"king left of its rooks", "KRNBQBNR"},
		{"king right of its rooks", "RNBQRBNK"},
		{"two kings", "RNBKKBNR"},
		{"two queens", "RNBQQBNR"},
		{"one rook", "RNBQKBNN"},
		{"three rooks", "RNBQKBRR"},
		{"three bishops", "RBBQKBNR"},
		{"a pawn among men", "RNBQKBPR"},
	} {
		if n, ok := rules.Number960(arrayOf(c.array)); ok {
			t.Errorf("%s: %q has number %d", c.why, c.array, n)
		}
	}
}

// TestNumber960Exact puts all men of the usual start in every order: 960 of
// 40320 / (2! 2! 2!) arrays have a number.
func TestNumber960Exact(t *testing.T) {
	known := map[[8]ast.Role]int{}
	for _, f := range facts(t) {
		known[arrayOf(f.array)] = f.number
	}
	seen := map[[8]ast.Role]bool{}
	orders([]byte("RNBQKBNR"), 0, func(letters []byte) {
		array := arrayOf(string(letters))
		want, valid := known[array]
		if n, ok := rules.Number960(array); n != want || ok != valid {
			t.Errorf("%s: %d, %v, want %d, %v", letters, n, ok, want, valid)
		}
		seen[array] = true
	})
	if len(seen) != 5040 {
		t.Errorf("%d arrays, want 5040", len(seen))
	}
}

func orders(letters []byte, from int, visit func([]byte)) {
	if from == len(letters) {
		visit(letters)
		return
	}
	for i := from; i < len(letters); i++ {
		letters[from], letters[i] = letters[i], letters[from]
		orders(letters, from+1, visit)
		letters[from], letters[i] = letters[i], letters[from]
	}
}

// start sets up the start of two arrays by their letters.
func start(white, black fact) ast.Position {
	p := ast.Position{Board: ast.Board{Geometry: ast.Geometry{Files: 8, Ranks: 8}}, Fullmove: 1}
	ranks := map[int]string{8: strings.ToLower(black.array), 7: "pppppppp", 2: "PPPPPPPP", 1: white.array}
	for rank, letters := range ranks {
		for i, letter := range letters {
			man := ast.Piece{Role: roles[letter&^0x20]}
			if letter >= 'a' {
				man.Color = ast.Black
			}
			p.Board.Put(ast.MustParseSquare(fmt.Sprintf("%c%d", 'a'+i, rank)), man)
		}
	}
	for _, letter := range strings.ToLower(white.letters[:2]) {
		p.Castling.Add(ast.MustParseSquare(fmt.Sprintf("%c1", letter)))
	}
	for _, letter := range black.letters[2:] {
		p.Castling.Add(ast.MustParseSquare(fmt.Sprintf("%c8", letter)))
	}
	return p
}

func checkStart(t *testing.T, white, black fact) {
	t.Helper()
	want := start(white, black)
	got, ok := rules.Start960(white.number, black.number)
	if !ok {
		t.Errorf("start %d:%d is refused", white.number, black.number)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("start %d:%d (-want +got):\n%s", white.number, black.number, diff)
	}
	if w, b, ok := rules.Numbers960(&want); w != white.number || b != black.number || !ok {
		t.Errorf("numbers of start %d:%d: %d:%d, %v", white.number, black.number, w, b, ok)
	}
}

func TestStart960(t *testing.T) {
	all := facts(t)
	for n, f := range all {
		checkStart(t, f, f)
		checkStart(t, f, all[(n*7+518)%960]) // each number once on either side
	}
	for _, pair := range [][2]int{{-1, 518}, {518, -1}, {960, 518}, {518, 960}, {-1, -1}, {960, 960}} {
		if p, ok := rules.Start960(pair[0], pair[1]); ok || p != (ast.Position{}) {
			t.Errorf("there is a start %d:%d", pair[0], pair[1])
		}
	}
}

func TestNumbers960(t *testing.T) {
	all := facts(t)
	for _, c := range []struct {
		change string
		make   func(*ast.Position)
		ok     bool
	}{
		{"nothing", func(*ast.Position) {}, true},
		{"counters", func(p *ast.Position) { p.Halfmove, p.Fullmove = 3, 40 }, true},
		{"Black to move", func(p *ast.Position) { p.Turn = ast.Black }, false},
		{"a target", func(p *ast.Position) { p.EnPassant = ast.MustParseSquare("e6") }, false},
		{"a lost right of White", lose("h1"), false},
		{"a lost right of Black", lose("a8"), false},
		{"a right too many", func(p *ast.Position) { p.Castling.Add(ast.MustParseSquare("d1")) }, false},
		{"no right", func(p *ast.Position) { p.Castling = ast.Set{} }, false},
		{"a pawn gone", put("e2", ast.Piece{}), false},
		{"a pawn of the other side", put("e7", ast.Piece{Role: ast.Pawn}), false},
		{"a man more", put("e4", ast.Piece{Role: ast.Knight}), false},
		{"a man gone", put("d8", ast.Piece{}), false},
		{"a man of the other side", put("b1", ast.Piece{Role: ast.Knight, Color: ast.Black}), false},
		{"a neutral man", put("b1", ast.Piece{Role: ast.Knight, Color: ast.Neutral}), false},
		{"a promoted man", put("d1", ast.Piece{Role: ast.Queen, Promoted: true}), false},
		{"a wall", func(p *ast.Position) { p.Board.Walls.Add(ast.MustParseSquare("e4")) }, false},
		{"a wider board", func(p *ast.Position) { p.Board.Geometry.Files = 10 }, false},
		{"a higher board", func(p *ast.Position) { p.Board.Geometry.Ranks = 10 }, false},
		{"no board", func(p *ast.Position) { *p = ast.Position{} }, false},
	} {
		p := start(all[518], all[518])
		c.make(&p)
		white, black, ok := rules.Numbers960(&p)
		want := 0
		if c.ok {
			want = 518
		}
		if white != want || black != want || ok != c.ok {
			t.Errorf("%s: %d:%d, %v, want %d:%[5]d, %v", c.change, white, black, ok, want, c.ok)
		}
	}
}

func lose(square string) func(*ast.Position) {
	return func(p *ast.Position) { p.Castling.Remove(ast.MustParseSquare(square)) }
}

func put(square string, man ast.Piece) func(*ast.Position) {
	return func(p *ast.Position) { p.Board.Put(ast.MustParseSquare(square), man) }
}
