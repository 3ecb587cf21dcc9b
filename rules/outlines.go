package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// outlineRows are the outlines of games: notations 8.3 and 8.5, and the regions and drops
// of Fairy-Stockfish. What they leave open is not certain, or not so in all rules of the
// game.
var outlineRows = []struct {
	games string
	outline
}{
	// As in chess, but for men, their start or the end of the game.
	{"losers grid hoppelpoppel newzealand armageddon berolina alice almost chigorin amazon knightmate seirawan shatar",
		chessLike(2, 7)},
	{"codrus extinction kinglet nocheckatomic", outline{men: ownMen, zones: pawns(2, 7)}},
	{"threekings twokings", outline{kings: someKings, men: ownMen, zones: pawns(2, 7)}},
	{"spartan", outline{kings: someKings, men: ownMen, zones: append(pawns(2, 7), zone{role: ast.Hoplite, first: 2, last: 7})}},
	{"duck", outline{kings: lostKings, men: ownMen, zones: pawns(2, 7)}},
	{"upsidedown", chessLike(7, 7)},
	{"legan troitzky", outline{kings: oneKing, men: ownMen}},
	{"losalamos", chessLike(2, 5)},
	{"gardner", chessLike(2, 4)},
	{"shatranj", outline{kings: oneKing, men: ownMen, promotions: ast.RolesOf(ast.Fers), zones: pawns(2, 7)}},

	{"capablanca gothic embassy janus centaur courier gustav3", chessLike(2, 7)},
	{"caparandom", outline{kings: oneKing, zones: pawns(2, 7)}},
	{"modern chancellor", chessLike(2, 8)},
	{"grand shako opulent tencubed", chessLike(3, 9)},
	{"omicron", chessLike(3, 10)},
	{"wildebeest", chessLike(2, 10)},

	// Men that were taken are dropped; notations 8.3: one board of two gives no bound
	// except kings.
	{"bughouse", outline{kings: oneKing, zones: pawns(2, 7)}},
	{"koedem", outline{zones: pawns(2, 7)}},
	{"supply", outline{kings: oneKing}},
	{"pocketknight placement", chessLike(2, 7)},
	{"loop shouse capahouse gothhouse embassyhouse", outline{kings: oneKing, men: bothMen, zones: pawns(2, 7)}},
	{"chessgi", outline{kings: oneKing, men: bothMen, zones: pawns(1, 7)}},
	{"grandhouse", outline{kings: oneKing, men: bothMen, zones: pawns(2, 9)}},
	{"shogun", outline{kings: oneKing, men: bothMen, fixed: true, zones: pawns(1, 7)}},
	{"chennis", outline{kings: oneKing, men: bothMen, fixed: true, zones: []zone{{
		role: ast.King, squares: "b1 c1 d1 e1 f1 b2 c2 d2 e2 f2 b3 c3 d3 e3 f3 b4 c4 d4 e4 f4",
	}}}},
	{"mansindam", outline{kings: oneKing, men: bothMen, fixed: true, apart: true, zones: pawns(1, 8)}},

	// Shogi: no man stands where it could never move from.
	{"shogi", shogiLike(9)},
	{"minishogi", shogiLike(5)},
	{"judkins gorogoro gorogoroplus", shogiLike(6)},
	{"euroshogi", outline{kings: tsumeKing, men: bothMen, fixed: true, zones: pawns(1, 7)}},
	{"torishogi", outline{kings: tsumeKing, men: bothMen, fixed: true, zones: []zone{{role: ast.Swallow, first: 1, last: 6}}}},
	{"kyotoshogi micro", outline{kings: tsumeKing, men: bothMen, fixed: true}},
	{"dobutsu", outline{men: bothMen, fixed: true}}, // who has captured the lion has both

	// Xiangqi: the points of the palace and of the elephants. Soldiers before the river stay
	// on their files. In janggi kings may face each other, and the palace alone bounds men.
	{"xiangqi manchu", outline{kings: oneKing, men: ownMen, fixed: true, hidden: true, zones: []zone{
		{role: ast.King, squares: palace},
		{role: ast.Advisor, squares: "d1 f1 e2 d3 f3"},
		{role: ast.Elephant, squares: "c1 g1 a3 e3 i3 c5 g5"},
		{role: ast.Soldier, squares: "a4 a5 c4 c5 e4 e5 g4 g5 i4 i5", first: 6, last: 10},
	}}},
	{"minixiangqi", outline{kings: oneKing, men: ownMen, fixed: true, hidden: true, zones: []zone{
		{role: ast.King, squares: "c1 d1 e1 c2 d2 e2 c3 d3 e3"}, {role: ast.Soldier, first: 2, last: 7},
	}}},
	{"janggi", outline{kings: oneKing, men: ownMen, fixed: true, zones: []zone{
		{role: ast.King, squares: palace}, {role: ast.Advisor, squares: palace}, {role: ast.Soldier, first: 4, last: 10},
	}}},

	// Makruk: a pawn that reaches rank 6 is one no more; in ASEAN chess it goes on, and in
	// sittuyin it may stay.
	{"makruk makpong cambodian karouk", makrukLike(ast.Fers, 5)},
	{"aiwok", makrukLike(ast.AiWok, 5)},
	{"asean", chessLike(3, 7)},
	{"sittuyin", makrukLike(ast.Fers, 8)},
	{"makhouse", outline{kings: oneKing, men: bothMen, promotions: ast.RolesOf(ast.Fers), zones: pawns(1, 7)}},

	{"jesonmor breakthrough clobber clobber10 amazons snailtrail", outline{men: ownMen, fixed: true}},
}

const palace = "d1 e1 f1 d2 e2 f2 d3 e3 f3"

// pawns are the ranks on which White's pawns stand: from the first to the last.
func pawns(first, last int) []zone { return []zone{{role: ast.Pawn, first: first, last: last}} }

func chessLike(first, last int) outline {
	return outline{kings: oneKing, men: ownMen, zones: pawns(first, last)}
}

func makrukLike(promotion ast.Role, last int) outline {
	return outline{kings: oneKing, men: ownMen, promotions: ast.RolesOf(promotion), zones: pawns(3, last)}
}

func shogiLike(ranks int) outline {
	return outline{kings: tsumeKing, men: bothMen, fixed: true, apart: true, zones: []zone{
		{role: ast.Pawn, first: 1, last: ranks - 1}, {role: ast.Lance, first: 1, last: ranks - 1}, {role: ast.Knight, first: 1, last: ranks - 2},
	}}
}
