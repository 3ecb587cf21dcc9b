package rules

import (
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// arrays960 is the number of start arrays of Chess960.
const arrays960 = 960

// knights960 are the places of the two knights among the five files that
// bishops and queen leave free, in the order of Scharnagl's table.
var knights960 = [...][2]int{
	{0, 1}, {0, 2}, {0, 3}, {0, 4},
	{1, 2}, {1, 3}, {1, 4},
	{2, 3}, {2, 4},
	{3, 4},
}

// numbers960 is the inverse of [Array960].
var numbers960 = sync.OnceValue(func() map[[8]ast.Role]int {
	numbers := make(map[[8]ast.Role]int, arrays960)
	for n := range arrays960 {
		array, _ := Array960(n)
		numbers[array] = n
	}
	return numbers
})

// Array960 returns the Chess960 start array of a number, 0 to 959, from the
// a-file to the h-file, in Scharnagl's numbering; 518 is the usual start. Other
// numbers have no array.
func Array960(n int) (array [8]ast.Role, ok bool) {
	if n < 0 || n >= arrays960 {
		return array, false
	}
	n, light := n/4, n%4
	n, dark := n/4, n%4
	n, queen := n/6, n%6
	knights := knights960[n]
	array[2*light+1] = ast.Bishop
	array[2*dark] = ast.Bishop
	putFree(&array, queen, ast.Queen)
	putFree(&array, knights[1], ast.Knight) // first, while both places still count five free files
	putFree(&array, knights[0], ast.Knight)
	for _, r := range [...]ast.Role{ast.Rook, ast.King, ast.Rook} {
		putFree(&array, 0, r)
	}
	return array, true
}

// putFree puts a man on the free file that has the given number of free files
// before it.
func putFree(array *[8]ast.Role, before int, r ast.Role) {
	for file := range array {
		if array[file] != ast.NoRole {
			continue
		}
		if before == 0 {
			array[file] = r
			return
		}
		before--
	}
}

// Number960 returns the number of a Chess960 start array, from the a-file to
// the h-file, in Scharnagl's numbering. Men that are no such array (bishops on
// one colour, a king that is not between its rooks) have no number.
func Number960(array [8]ast.Role) (n int, ok bool) {
	n, ok = numbers960()[array]
	return n, ok
}

// Start960 returns the start position whose arrays have these numbers in
// Scharnagl's numbering: one number twice for Chess960, two for double
// Chess960. Its castling rights are those of all four rooks.
func Start960(white, black int) (ast.Position, bool) {
	p := ast.Position{Board: ast.Board{Geometry: ast.Standard}, Turn: ast.White, Fullmove: 1}
	for c, n := range [...]int{ast.White: white, ast.Black: black} {
		array, ok := Array960(n)
		if !ok {
			return ast.Position{}, false
		}
		setUp960(&p, ast.Color(c), &array)
	}
	return p, true
}

// setUp960 sets up one side with its pawns and rights.
func setUp960(p *ast.Position, c ast.Color, array *[8]ast.Role) {
	home, pawns := ast.Standard.HomeRank(c), 1
	if c == ast.Black {
		pawns = home - 1
	}
	for file, r := range array {
		square := ast.SquareAt(file, home)
		p.Board.Put(square, ast.Piece{Role: r, Color: c})
		p.Board.Put(ast.SquareAt(file, pawns), ast.Piece{Role: ast.Pawn, Color: c})
		if r == ast.Rook {
			p.Castling.Add(square)
		}
	}
}

// Numbers960 returns the numbers of the arrays of a start position of Chess960
// or double Chess960, as [Start960] sets it up. The counters do not count;
// anything else that differs, a lost right included, makes it no start.
func Numbers960(p *ast.Position) (white, black int, ok bool) {
	if white, ok = Number960(homeArray(&p.Board, ast.White)); !ok {
		return 0, 0, false
	}
	if black, ok = Number960(homeArray(&p.Board, ast.Black)); !ok {
		return 0, 0, false
	}
	start, _ := Start960(white, black)
	start.Halfmove, start.Fullmove = p.Halfmove, p.Fullmove
	if start != *p {
		return 0, 0, false
	}
	return white, black, true
}

// homeArray returns the roles on the home rank of a colour, whoever owns them.
func homeArray(b *ast.Board, c ast.Color) (roles [8]ast.Role) {
	for file := range roles {
		roles[file] = b.RoleAt(ast.SquareAt(file, ast.Standard.HomeRank(c)))
	}
	return roles
}
