package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// mistakeRows are about what explains other findings: package convert recognises a
// mistake by undoing it.
var mistakeRows = []row{
	{
		code: ast.RecordWrapped,
		message: texts{
			`other text stands around the record`,
			`há outro texto em volta do registro`,
			`hay otro texto alrededor del registro`,
		},
		help: texts{
			`give the record alone, without quotation marks, tags or commands`,
			`dê só o registro, sem aspas, etiquetas nem comandos`,
			`dé solo el registro, sin comillas, etiquetas ni órdenes`,
		},
	}, {
		code: ast.URLForm,
		message: texts{
			`the record is written as in a web address`,
			`o registro está escrito como em um endereço da web`,
			`el registro está escrito como en una dirección web`,
		},
		help: texts{
			`write a space for each "_", "+" or "%20", and leave out the page`,
			`escreva um espaço em lugar de cada "_", "+" ou "%20", e retire a página`,
			`escriba un espacio en lugar de cada "_", "+" o "%20", y quite la página`,
		},
	}, {
		code: ast.RecordsJoined,
		message: texts{
			`two records have run together`,
			`dois registros estão grudados`,
			`dos registros están pegados`,
		},
		help: texts{
			`write one record on a line`,
			`escreva um registro por linha`,
			`escriba un registro por línea`,
		},
	}, {
		code: ast.FieldsUnparted,
		message: texts{
			`the fields are not parted by blanks`,
			`os campos não estão separados por espaços`,
			`los campos no están separados por espacios`,
		},
		help: texts{
			`write one space between two fields, and nothing else`,
			`escreva um espaço entre dois campos, e nada mais`,
			`escriba un espacio entre dos campos, y nada más`,
		},
	}, {
		code: ast.LookAlikes, // the first such text, what it looks like
		message: texts{
			`"{0}" is not "{1}"`,
			`"{0}" não é "{1}"`,
			`"{0}" no es "{1}"`,
		},
		help: texts{
			`write the letters, digits and dashes of the keyboard; some programs put others in their place`,
			`escreva as letras, os algarismos e os hífens do teclado; alguns programas põem outros no lugar`,
			`escriba las letras, las cifras y los guiones del teclado; algunos programas ponen otros en su lugar`,
		},
		hint: lookAlikeHint,
	}, {
		code: ast.DigitsAsLabels, // the rank
		message: texts{
			`the digits of rank {0} seem to number its squares`,
			`os algarismos da fileira {0} parecem numerar as casas`,
			`las cifras de la fila {0} parecen numerar las casillas`,
		},
		help: texts{
			`a digit counts empty squares side by side; it is not the number of a square`,
			`um algarismo conta casas vazias lado a lado; não é o número de uma casa`,
			`una cifra cuenta casillas vacías contiguas; no es el número de una casilla`,
		},
	}, {
		code: ast.OtherNotation, // which one
		message: texts{
			`this is {0:notation}, not a chess position`,
			`isto é {0:notation}, não uma posição de xadrez`,
			`esto es {0:notation}, no una posición de ajedrez`,
		},
		help: texts{
			`notations of other games are not read as chess; is the text from the right place?`,
			`notações de outros jogos não são lidas como xadrez; o texto veio do lugar certo?`,
			`las notaciones de otros juegos no se leen como ajedrez; ¿viene el texto del lugar correcto?`,
		},
	}, {
		code: ast.RanksReversed,
		message: texts{
			`the ranks seem to be in reverse order: no game leads to this record, but one leads to it with rank 8 first`,
			`as fileiras parecem estar em ordem inversa: nenhuma partida leva a este registro, mas há uma que leva a ele com a fileira 8 primeiro`,
			`las filas parecen estar en orden inverso: ninguna partida lleva a este registro, pero sí con la fila 8 primero`,
		},
		help: texts{
			`FEN begins with rank 8, where Black's men begin, and ends with rank 1`,
			`a FEN começa pela fileira 8, a das peças pretas no início, e termina na fileira 1`,
			`el FEN empieza por la fila 8, la de las piezas negras al inicio, y termina en la fila 1`,
		},
	}, {
		code: ast.BoardRotated,
		message: texts{
			`the board seems to be seen from Black's side: no game leads to this record, but one leads to it with the board turned round`,
			`o tabuleiro parece visto do lado das pretas: nenhuma partida leva a este registro, mas há uma que leva a ele com o tabuleiro virado`,
			`el tablero parece visto desde las negras: ninguna partida lleva a este registro, pero sí con el tablero girado`,
		},
		help: texts{
			`FEN reads from a8 to h8 and down to h1, whoever is to move`,
			`a FEN vai de a8 a h8 e desce até h1, seja quem for que joga`,
			`el FEN va de a8 a h8 y baja hasta h1, sea de quien sea el turno`,
		},
	}, {
		code: ast.CaseSwapped,
		message: texts{
			`capital and small letters seem to be exchanged: no game leads to this record, but one leads to it the other way round`,
			`maiúsculas e minúsculas parecem trocadas: nenhuma partida leva a este registro, mas há uma que leva a ele ao contrário`,
			`mayúsculas y minúsculas parecen cambiadas: ninguna partida lleva a este registro, pero sí al revés`,
		},
		help: caseHelp,
	}, {
		code: ast.CaseLost,
		message: texts{
			`men of both sides are written in one case`,
			`peças dos dois lados estão escritas no mesmo tipo de letra`,
			`piezas de los dos bandos están escritas en el mismo tipo de letra`,
		},
		help: caseHelp,
	}, {
		code: ast.BoardUpsideDown,
		message: texts{
			`most pawns of both sides are about to be promoted; is the board upside down?`,
			`a maioria dos peões dos dois lados está prestes a ser promovida; o tabuleiro está de cabeça para baixo?`,
			`la mayoría de los peones de los dos bandos está a punto de coronar; ¿está el tablero al revés?`,
		},
		help: texts{
			`FEN begins with rank 8 and the a-file, whoever is to move`,
			`a FEN começa pela fileira 8 e pela coluna a, seja quem for que joga`,
			`el FEN empieza por la fila 8 y la columna a, sea de quien sea el turno`,
		},
	}, {
		code: ast.FullmoveLate, // the number
		message: texts{
			`the move number is {0} as before, after a move of Black`,
			`o número do lance é {0} como antes, após um lance das pretas`,
			`el número de jugada es {0} como antes, tras una jugada de las negras`,
		},
		help: moveNumberHelp,
	}, {
		code: ast.FullmoveEarly, // the number, the one of the record before
		message: texts{
			`the move number rose from {1} to {0} after a move of White`,
			`o número do lance passou de {1} a {0} após um lance das brancas`,
			`el número de jugada pasó de {1} a {0} tras una jugada de las blancas`,
		},
		help: moveNumberHelp,
	},
}

var caseHelp = texts{
	`capital letters are White's men, small letters are Black's`,
	`as maiúsculas são as peças brancas, as minúsculas são as pretas`,
	`las mayúsculas son las piezas blancas, las minúsculas son las negras`,
}

// notations are those of other games.
var notations = table{
	{"sfen", texts{`the SFEN of shogi`, `a SFEN do shogi`, `el SFEN del shogi`}},
	{"draughts", texts{`the FEN of draughts`, `a FEN do jogo de damas`, `el FEN del juego de damas`}},
}

// lookAlikeHint names a character that is not of ASCII.
func lookAlikeHint(lang Lang, args []any) string { return strange(lang, arg[string](args, 0)) }
