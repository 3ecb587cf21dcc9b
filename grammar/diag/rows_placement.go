package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// placementRows are about the first field.
var placementRows = []row{
	{
		code: ast.SlashLeading,
		message: texts{
			`a slash stands before the first rank`,
			`há uma barra antes da primeira fileira escrita`,
			`hay una barra antes de la primera fila escrita`,
		},
		help: slashHelp,
	}, {
		code: ast.SlashTrailing,
		message: texts{
			`a slash stands after the last rank`,
			`há uma barra depois da última fileira`,
			`hay una barra después de la última fila`,
		},
		help: slashHelp,
	}, {
		code: ast.DigitsAdjacent, // the digits, their sum
		message: texts{
			`the counts "{0}" stand side by side; together they are {1}`,
			`os algarismos "{0}" estão lado a lado; juntos somam {1}`,
			`las cifras "{0}" están seguidas; juntas suman {1}`,
		},
		help: texts{
			`one number counts a whole run of empty squares: "8", not "44"`,
			`um só número conta todas as casas vazias seguidas: "8", não "44"`,
			`un solo número cuenta todas las casillas vacías seguidas: "8", no "44"`,
		},
	}, {
		code: ast.PieceUnknown, // one character
		message: texts{
			`"{0}" is no piece letter`,
			`"{0}" não é letra de peça`,
			`"{0}" no es letra de pieza`,
		},
		help: texts{
			`FEN writes K, Q, R, B, N and P for White, k, q, r, b, n and p for Black; forsyth variants lists the letters of other games`,
			`a FEN usa K (rei), Q (dama), R (torre), B (bispo), N (cavalo) e P (peão), em minúsculas para as pretas; forsyth variants lista as letras de outros jogos`,
			`el FEN usa K (rey), Q (dama), R (torre), B (alfil), N (caballo) y P (peón), en minúsculas para las negras; forsyth variants lista las letras de otros juegos`,
		},
		hint: otherPiece,
		cure: numberOfMen,
	}, {
		code: ast.DigitRange, // the digits, the files of the board
		message: texts{
			`"{0}" is no count of empty squares, want 1 to {1}`,
			`"{0}" não pode contar casas vazias; deveria ser de 1 a {1}`,
			`"{0}" no puede contar casillas vacías; debería ser de 1 a {1}`,
		},
		help: texts{
			`a digit counts empty squares side by side; it is not the number of a square`,
			`um algarismo conta casas vazias seguidas; não é o número de uma casa`,
			`una cifra cuenta casillas vacías seguidas; no es el número de una casilla`,
		},
	}, {
		code: ast.RankEmpty, // the rank
		message: texts{
			`rank {0} has no text`,
			`a fileira {0} não tem texto`,
			`la fila {0} no tiene texto`,
		},
		help: texts{
			`a rank without men is written as a number, "8" on a board of eight files`,
			`uma fileira sem peças se escreve com um número, "8" no tabuleiro de oito colunas`,
			`una fila sin piezas se escribe con un número, "8" en el tablero de ocho columnas`,
		},
	}, {
		code: ast.RankShort, // the rank, its squares, the files of the board
		message: texts{
			`rank {0} holds {1} {1:square|squares}, want {2}`,
			`a fileira {0} tem {1} {1:casa|casas}, mas deveria ter {2}`,
			`la fila {0} tiene {1} {1:casilla|casillas} y debería tener {2}`,
		},
		help: widthHelp,
	}, {
		code: ast.RankLong, // the rank, its squares, the files of the board
		message: texts{
			`rank {0} holds {1} squares, want {2}`,
			`a fileira {0} tem {1} casas, mas deveria ter {2}`,
			`la fila {0} tiene {1} casillas y debería tener {2}`,
		},
		help: widthHelp,
	}, {
		code: ast.RanksMissing, // the ranks, those of the board
		message: texts{
			`the placement has {0} {0:rank|ranks}, want {1}`,
			`há {0} {0:fileira|fileiras}, mas deveria haver {1}`,
			`hay {0} {0:fila|filas} y debería haber {1}`,
		},
		help: texts{
			`write every rank, also those without men, and a slash between two ranks`,
			`escreva todas as fileiras, também as vazias, com uma barra entre elas`,
			`escriba todas las filas, también las vacías, con una barra entre ellas`,
		},
	}, {
		code: ast.RanksExtra, // the ranks, those of the board
		message: texts{
			`the placement has {0} ranks, want {1}`,
			`há {0} fileiras, mas deveria haver {1}`,
			`hay {0} filas y debería haber {1}`,
		},
		help: texts{
			`take out the ranks beyond the board; a part after the last rank may be the pockets of crazyhouse`,
			`retire as fileiras a mais; uma parte após a última pode ser a reserva do crazyhouse`,
			`quite las filas de más; una parte tras la última puede ser la reserva de crazyhouse`,
		},
	}, {
		code: ast.NoLetterForMan, // the square, the title of the dialect, the man
		message: texts{
			`{1} has no letter for what stands on {0}: {2}`,
			`{1} não tem letra para o que está em {0}: {2}`,
			`{1} no tiene letra para lo que está en {0}: {2}`,
		},
		help: texts{
			`write a dialect that has the man, or replace it`,
			`escreva um dialeto que tenha a peça, ou substitua-a`,
			`escriba un dialecto que tenga la pieza, o sustitúyala`,
		},
	},
}

var (
	slashHelp = texts{
		`slashes stand between ranks only`,
		`as barras ficam só entre as fileiras`,
		`las barras van solo entre las filas`,
	}
	widthHelp = texts{
		`a letter is one square and a digit that many empty ones; check the digits of this rank`,
		`cada letra vale uma casa e cada algarismo tantas casas vazias; confira os algarismos desta fileira`,
		`cada letra vale una casilla y cada cifra tantas casillas vacías; revise las cifras de esta fila`,
	}
)
