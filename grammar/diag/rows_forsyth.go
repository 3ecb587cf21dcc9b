package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// forsythRows are about diagrams of Forsyth and piece lists.
var forsythRows = []row{
	{
		code: ast.SeparatorOther, // the separator
		message: texts{
			`"{0}" parts the ranks, want "-" or "/"`,
			`"{0}" separa as fileiras; deveria ser "-" ou "/"`,
			`"{0}" separa las filas; debería ser "-" o "/"`,
		},
		help: separatorsHelp,
	}, {
		code: ast.SeparatorMissing,
		message: texts{
			`nothing parts the ranks here; they are counted off`,
			`nada separa as fileiras aqui; elas são contadas`,
			`nada separa las filas aquí; se cuentan`,
		},
		help: separatorsHelp,
	}, {
		code: ast.BlankInside,
		message: texts{
			`a blank stands within a rank`,
			`há um espaço dentro de uma fileira`,
			`hay un espacio dentro de una fila`,
		},
		help: separatorsHelp,
	}, {
		code: ast.RanksMerged, // the number, the ranks
		message: texts{
			`{0} stands for {1} empty ranks`,
			`{0} vale por {1} fileiras vazias`,
			`{0} vale por {1} filas vacías`,
		},
		help: texts{
			`write each empty rank as "8", with a separator after it`,
			`escreva cada fileira vazia como "8", com um separador depois`,
			`escriba cada fila vacía como "8", con un separador después`,
		},
	}, {
		code: ast.RankPadded, // the rank, its squares, the files of the board
		message: texts{
			`rank {0} ends after {1} {1:square|squares}; the rest of {2} is read as empty`,
			`a fileira {0} termina depois de {1} {1:casa|casas}; o resto das {2} é lido como vazio`,
			`la fila {0} termina después de {1} {1:casilla|casillas}; el resto de las {2} se lee como vacío`,
		},
		help: texts{
			`count the empty squares after the last man of a rank, too`,
			`conte também as casas vazias depois da última peça da fileira`,
			`cuente también las casillas vacías después de la última pieza de la fila`,
		},
	}, {
		code: ast.BoardPadded, // the squares, the first one that is missing
		message: texts{
			`the text ends after {0} {0:square|squares}; from {1} on all are read as empty`,
			`o texto termina depois de {0} {0:casa|casas}; a partir de {1} todas são lidas como vazias`,
			`el texto termina después de {0} {0:casilla|casillas}; a partir de {1} todas se leen como vacías`,
		},
		help: texts{
			`write all ranks, so that nobody asks whether one is missing`,
			`escreva todas as fileiras, para que ninguém pergunte se falta alguma`,
			`escriba todas las filas, para que nadie pregunte si falta alguna`,
		},
	}, {
		code: ast.RankBlank, // the rank
		message: texts{
			`nothing is written for rank {0}; it is read as empty`,
			`nada está escrito para a fileira {0}; ela é lida como vazia`,
			`nada está escrito para la fila {0}; se lee como vacía`,
		},
		help: texts{
			`write an empty rank as a number, "8" on a board of eight files`,
			`escreva a fileira vazia com um número, "8" no tabuleiro de oito colunas`,
			`escriba la fila vacía con un número, "8" en el tablero de ocho columnas`,
		},
	}, {
		code: ast.EmptySign, // the sign
		message: texts{
			`"{0}" stands for an empty square, want a count`,
			`"{0}" está no lugar de uma casa vazia; deveria haver um número`,
			`"{0}" está en lugar de una casilla vacía; debería haber un número`,
		},
		help: texts{
			`count the empty squares side by side: "8", not "........"`,
			`conte as casas vazias seguidas: "8", não "........"`,
			`cuente las casillas vacías seguidas: "8", no "........"`,
		},
	}, {
		code: ast.HeadingMissing,
		message: texts{
			`the list does not name the sides; White's men are read first`,
			`a lista não indica os lados; as peças brancas são lidas primeiro`,
			`la lista no indica los bandos; las piezas blancas se leen primero`,
		},
		help: headingsHelp,
	}, {
		code: ast.SideMissing,
		message: texts{
			`the list has the men of one side, want White's and Black's`,
			`a lista tem as peças de um só lado; deveria ter as brancas e as pretas`,
			`la lista tiene las piezas de un solo bando; debería tener las blancas y las negras`,
		},
		help: headingsHelp,
	}, {
		code: ast.KingsMissing,
		message: texts{
			`there is no king on the board`,
			`não há nenhum rei no tabuleiro`,
			`no hay ningún rey en el tablero`,
		},
		help: texts{
			`are these the letters of another language? In many of them R is the king`,
			`não são as letras de outro idioma? Em muitos deles o rei é K`,
			`¿no son las letras de otro idioma? En muchos de ellos el rey es K`,
		},
	}, {
		code: ast.FairyUnknown, // the man, the rank
		message: texts{
			`"{0}" on rank {1} is a man of problem chess that Forsyth does not know`,
			`"{0}" na fileira {1} é uma peça de xadrez feérico que Forsyth não conhece`,
			`"{0}" en la fila {1} es una pieza de ajedrez feérico que Forsyth no conoce`,
		},
		help: texts{
			`a full stop and two characters name a man as Popeye does; its letters are --letters en-x-popeye`,
			`um ponto e dois caracteres indicam uma peça como no Popeye; suas letras são --letters en-x-popeye`,
			`un punto y dos caracteres indican una pieza como en Popeye; sus letras son --letters en-x-popeye`,
		},
	}, {
		code: ast.HyphenSquare,
		message: texts{
			`a hyphen stands in a rank, and "/" parts the ranks`,
			`há um hífen em uma fileira, e "/" separa as fileiras`,
			`hay un guion en una fila, y "/" separa las filas`,
		},
		help: texts{
			`a hyphen parts ranks; empty squares are counted with a digit`,
			`o hífen separa fileiras; as casas vazias se contam com um algarismo`,
			`el guion separa filas; las casillas vacías se cuentan con una cifra`,
		},
	}, {
		code: ast.BoardLong, // the squares, those of the board
		message: texts{
			`men and counts make {0} squares, want {1}`,
			`peças e números somam {0} casas, mas deveriam somar {1}`,
			`piezas y números suman {0} casillas y deberían sumar {1}`,
		},
		help: separatorsHelp,
	}, {
		code: ast.SquareUnknown, // the text
		message: texts{
			`"{0}" is no square of the board`,
			`"{0}" não é uma casa do tabuleiro`,
			`"{0}" no es una casilla del tablero`,
		},
		help: texts{
			`each man is followed by its square: Kg1, a2; files are small letters`,
			`cada peça é seguida de sua casa: Rg1, a2; as colunas são letras minúsculas`,
			`cada pieza va seguida de su casilla: Rg1, a2; las columnas son letras minúsculas`,
		},
		hint: otherSquare,
	}, {
		code: ast.ManMissing, // the square
		message: texts{
			`{0} has no letter before it, and no pawn can stand there`,
			`{0} não tem letra antes, e nenhum peão pode estar ali`,
			`{0} no tiene letra delante, y ningún peón puede estar allí`,
		},
		help: texts{
			`a square without a letter is a pawn's; write the letter of each man: Ra1, Rf1`,
			`uma casa sem letra é de um peão; escreva a letra de cada peça: Ta1, Tf1`,
			`una casilla sin letra es de un peón; escriba la letra de cada pieza: Ta1, Tf1`,
		},
	}, {
		code: ast.MenMiscounted, // the number in the heading, that of the men
		message: texts{
			`the heading says {0} {0:man|men}, and {1} {1:is|are} listed`,
			`o título diz {0} {0:peça|peças}, e a lista tem {1}`,
			`el título dice {0} {0:pieza|piezas}, y la lista tiene {1}`,
		},
		help: texts{
			`the number in the heading is that of the men of this side: look for the man that is missing, or correct the number`,
			`o número no título é o das peças deste lado: procure a peça que falta ou corrija o número`,
			`el número del título es el de las piezas de este bando: busque la pieza que falta o corrija el número`,
		},
	}, {
		code: ast.SquareTaken, // the square
		message: texts{
			`two men stand on {0}`,
			`há duas peças em {0}`,
			`hay dos piezas en {0}`,
		},
		help: texts{
			`a square holds one man`,
			`uma casa contém uma só peça`,
			`una casilla contiene una sola pieza`,
		},
	},
}

var (
	separatorsHelp = texts{
		`Forsyth writes the ranks from the eighth down with a hyphen between two, such as 4k3 - 8`,
		`a notação Forsyth escreve as fileiras a partir da oitava, com um hífen entre duas, como 4r3 - 8`,
		`la notación Forsyth escribe las filas desde la octava, con un guion entre dos, como 4r3 - 8`,
	}
	headingsHelp = texts{
		`a list looks like White: Kg1, Qd1, Pa2; Black: Kg8`,
		`uma lista tem esta forma: Brancas: Rg1, Dd1, Pa2; Pretas: Rg8`,
		`una lista tiene esta forma: Blancas: Rg1, Dd1, Pa2; Negras: Rg8`,
	}
)
