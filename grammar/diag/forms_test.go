package diag

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestMoveMessages words findings of moves whose grammar depends on the
// arguments.
func TestMoveMessages(t *testing.T) {
	knights := []any{2, ast.Knight, sq("d2"), []ast.Square{sq("b1"), sq("f3")}, []string{"Nbd2", "Nfd2"}}
	rooks := []any{2, ast.Rook, sq("d1"), []ast.Square{sq("a1"), sq("h1")}, []string{"Tad1", "Thd1"}}
	queens := []any{3, ast.Queen, sq("b2"), []ast.Square{sq("a1"), sq("a3"), sq("c1")}, []string{"Da1b2", "Dab2", "Dcb2"}}
	for _, test := range []struct {
		lang Lang
		code ast.Code
		args []any
		want string
	}{
		{English, ast.MoveAmbiguous, knights, `two knights reach d2: b1 and f3; write Nbd2 or Nfd2`},
		{Portuguese, ast.MoveAmbiguous, rooks, `duas torres chegam a d1: a1 e h1; escreva Tad1 ou Thd1`},
		{Spanish, ast.MoveAmbiguous, rooks, `dos torres llegan a d1: a1 y h1; escriba Tad1 o Thd1`},
		{Portuguese, ast.MoveAmbiguous, queens, `três damas chegam a b2: a1, a3 e c1; escreva Da1b2, Dab2 ou Dcb2`},
		{English, ast.MoveNoMan, []any{ast.White, ast.Knight}, `White has no knight on the board`},
		{Portuguese, ast.MoveNoMan, []any{ast.Black, ast.Rook}, `não há torre das pretas no tabuleiro`},
		{English, ast.MoveUnreachable, []any{ast.Rook, sq("e4")}, `no rook can get to e4`},
		{Portuguese, ast.MoveUnreachable, []any{ast.Rook, sq("e4")}, `nenhuma torre pode chegar a e4`},
		{Spanish, ast.MoveUnreachable, []any{ast.Bishop, sq("e4")}, `ningún alfil puede llegar a e4`},
		{
			Spanish, ast.MoveBlocked, []any{ast.Queen, sq("d1"), sq("d5"), sq("d2")},
			`la dama de d1 no llega a d5: la pieza de d2 está en el camino`,
		},
		{
			Portuguese, ast.MoveBlocked, []any{ast.Bishop, sq("c1"), sq("e3"), sq("d2")},
			`o bispo de c1 não chega a e3: a peça em d2 está no caminho`,
		},
		{English, ast.MoveCastlingNoRight, []any{ast.Black, ast.QueenSide}, `Black has no right to castle on the queen side`},
		{Portuguese, ast.MoveCastlingNoRight, []any{ast.White, ast.KingSide}, `o rei das brancas não tem direito ao roque na ala do rei`},
		{Spanish, ast.MoveCastlingBlocked, []any{ast.QueenSide, sq("b1")}, `el enroque en el flanco de dama está bloqueado por la pieza de b1`},
		{English, ast.MoveAfterEnd, []any{"stalemate"}, `the game was over: stalemate`},
		{Portuguese, ast.MoveAfterEnd, []any{"checkmate"}, `a partida já tinha terminado: xeque-mate`},
		{Spanish, ast.MoveAfterEnd, []any{"variant-end"}, `la partida ya había terminado: por las reglas de la variante`},
		{English, ast.MoveAfterEnd, []any{"resigned"}, `the game was over: resigned`},
		{English, ast.MoveUnknown, []any{"x\x1b"}, `"x\x1b" is no move`},
	} {
		d := ast.Diagnostic{Code: test.code, Args: test.args}
		if got := Message(&d, test.lang); got != test.want {
			t.Errorf("%v %v:\n got %s\nwant %s", test.lang, test.code, got, test.want)
		}
	}
}

func TestLists(t *testing.T) {
	for _, test := range []struct {
		lang Lang
		arg  any
		want string
	}{
		{English, []string{}, ``},
		{English, []string{"e4"}, `e4`},
		{Spanish, []string{"Tf1", "O-O"}, `Tf1 u O-O`},
		{Spanish, []string{"O-O", "Tf1"}, `O-O o Tf1`},
		{Portuguese, []string{"Tf1", "O-O"}, `Tf1 ou O-O`},
		{Spanish, []ast.Square{sq("h4"), sq("i4")}, `h4 e i4`},
		{Spanish, []ast.Square{sq("i4"), sq("h4")}, `i4 y h4`},
		{English, []string{"a3", "a4", "b3", "b4", "c3", "c4", "d3", "d4", "e3", "e4", "f3"}, `a3, a4, b3, b4, c3, c4, d3, d4, e3, e4, …`},
		{English, []string{"a\n"}, `a\x0a`},
		{English, ast.Wing(9), `9`},
	} {
		if got := word(test.arg, test.lang); got != test.want {
			t.Errorf("%v %v: %q, want %q", test.lang, test.arg, got, test.want)
		}
	}
}

func TestCountsAndForms(t *testing.T) {
	for _, test := range []struct {
		n    int
		of   ast.Role
		want [3]string
	}{
		{1, ast.Knight, [3]string{"1", "1", "1"}},
		{2, ast.Knight, [3]string{"two", "dois", "dos"}},
		{2, ast.Queen, [3]string{"two", "duas", "dos"}},
		{10, ast.Rook, [3]string{"ten", "dez", "diez"}},
		{11, ast.Rook, [3]string{"11", "11", "11"}},
	} {
		for _, lang := range Langs() {
			if got := countWord(test.n, test.of, lang); got != test.want[lang] {
				t.Errorf("%d %v in %v: %s, want %s", test.n, test.of, lang, got, test.want[lang])
			}
		}
	}
	if got := fill(`{0:many}, {0:the}`, Spanish, 0, []any{ast.Nightrider}); got != `nightriders, el nightrider` {
		t.Errorf("a man of problem chess: %s", got)
	}
	for _, args := range [][]any{nil, {nil}, {"x"}, {7, "x"}} {
		fill(`{0:the}{0:no}{0:many}{0:count}{0:outcome}{0:other}`, English, 0, args) // no panic, whatever the arguments
	}
	if got := fill(`{0:other}`, English, 0, []any{ast.Rook}); got != `rook` {
		t.Errorf("a form that is none: %s", got)
	}
}

// TestPositionMessages words findings about one side, about both, about one man
// and about more.
func TestPositionMessages(t *testing.T) {
	for _, test := range []struct {
		lang Lang
		code ast.Code
		args []any
		want string
	}{
		{English, ast.KingCount, []any{ast.Black, 0, 1}, `Black has 0 kings, want 1`},
		{Portuguese, ast.KingCount, []any{ast.White, 2, 1}, `há 2 reis das brancas; deveria haver 1`},
		{English, ast.PawnOnEdge, []any{ast.White, sq("a1")}, `a White pawn stands on a1, where no pawn can stand`},
		{English, ast.OpponentInCheck, []any{ast.Black, []ast.Square{sq("e2"), sq("b5")}}, `Black, not to move, is in check from e2 and b5`},
		{Spanish, ast.PawnsTooMany, []any{ast.White, 9, 8}, `hay 9 peones de las blancas; el máximo es 8`},
		{English, ast.PawnsTooMany, []any{ast.Black, 1, 0}, `there is 1 pawn of Black, want 0 at most`},
		{English, ast.MenTooMany, []any{ast.Neutral, 33, 32, ast.NoRole}, `there are 33 men of both sides, want 32 at most`},
		{Spanish, ast.MenTooMany, []any{ast.White, 3, 2, ast.Rook}, `hay 3 torres de las blancas; el máximo es 2`},
		{Portuguese, ast.MenTooMany, []any{ast.Neutral, 33, 32, ast.NoRole}, `há 33 peças dos dois lados; o máximo é 32`},
		{English, ast.PromotionsTooMany, []any{ast.White, 2, 1}, `at least 2 men of White came from promotions, yet 1 pawn is missing`},
		{Spanish, ast.PromotionsTooMany, []any{ast.Black, 1, 0}, `al menos 1 pieza de las negras viene de promociones, pero faltan 0 peones`},
		{English, ast.CheckersTooMany, []any{3, []ast.Square{sq("e2"), sq("b5"), sq("d6")}, 2}, `3 men give check, from e2, b5 and d6, want 2 at most`},
	} {
		d := ast.Diagnostic{Code: test.code, Args: test.args}
		if got := Message(&d, test.lang); got != test.want {
			t.Errorf("%v %v:\n got %s\nwant %s", test.lang, test.code, got, test.want)
		}
	}
}
