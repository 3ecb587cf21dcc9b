package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// moveRows are about the text of moves and of games. The arguments of a
// leniency are the move as it is written and as it should be, where a board tells
// that.
var moveRows = []row{
	{
		code: ast.MoveLong,
		message: texts{
			`"{0}" is long algebraic notation{?1}, want "{1}"`,
			`"{0}" é notação algébrica completa{?1}; deveria ser "{1}"`,
			`"{0}" es notación algebraica larga{?1}; debería ser "{1}"`,
		},
		help: shortHelp,
	}, {
		code: ast.MoveCoordinates,
		message: texts{
			`"{0}" names two squares and no man{?1}, want "{1}"`,
			`"{0}" indica duas casas e nenhuma peça{?1}; deveria ser "{1}"`,
			`"{0}" indica dos casillas y ninguna pieza{?1}; debería ser "{1}"`,
		},
		help: shortHelp,
	}, {
		code: ast.MoveFiles,
		message: texts{
			`"{0}" names only the files of the capture{?1}, want "{1}"`,
			`"{0}" indica só as colunas da captura{?1}; deveria ser "{1}"`,
			`"{0}" indica solo las columnas de la captura{?1}; debería ser "{1}"`,
		},
		help: texts{
			`write the square on which the pawn lands, such as exd5`,
			`escreva a casa a que o peão chega, como exd5`,
			`escriba la casilla a la que llega el peón, como exd5`,
		},
	}, {
		code: ast.MovePawnLetter,
		message: texts{
			`"{0}" has a letter for the pawn{?1}, want "{1}"`,
			`"{0}" tem uma letra para o peão{?1}; deveria ser "{1}"`,
			`"{0}" tiene una letra para el peón{?1}; debería ser "{1}"`,
		},
		help: texts{
			`a pawn move has no letter: e4`,
			`o lance de peão não leva letra: e4`,
			`la jugada de peón no lleva letra: e4`,
		},
	}, {
		code: ast.MoveCaptureSign,
		message: texts{
			`"{0}" has another sign of capture{?1}, want "{1}"`,
			`"{0}" tem outro sinal de captura{?1}; deveria ser "{1}"`,
			`"{0}" tiene otro signo de captura{?1}; debería ser "{1}"`,
		},
		help: texts{
			`write a small x before the square`,
			`escreva um x minúsculo antes da casa`,
			`escriba una x minúscula antes de la casilla`,
		},
	}, {
		code: ast.MovePromotionSign,
		message: texts{
			`"{0}" writes the promotion in another way{?1}, want "{1}"`,
			`"{0}" escreve a promoção de outro modo{?1}; deveria ser "{1}"`,
			`"{0}" escribe la promoción de otro modo{?1}; debería ser "{1}"`,
		},
		help: promotionHelp,
	}, {
		code: ast.MoveCastlingSign,
		message: texts{
			`"{0}" writes castling in another way{?1}, want "{1}"`,
			`"{0}" escreve o roque de outro modo{?1}; deveria ser "{1}"`,
			`"{0}" escribe el enroque de otro modo{?1}; debería ser "{1}"`,
		},
		help: texts{
			`write castling with the capital letter O and hyphens: O-O, O-O-O`,
			`escreva o roque com a letra O maiúscula e hífens: O-O, O-O-O`,
			`escriba el enroque con la letra O mayúscula y guiones: O-O, O-O-O`,
		},
	}, {
		code: ast.MoveSuffix,
		message: texts{
			`"{0}" has words after the move{?1}, want "{1}"`,
			`"{0}" tem palavras depois do lance{?1}; deveria ser "{1}"`,
			`"{0}" tiene palabras después de la jugada{?1}; debería ser "{1}"`,
		},
		help: texts{
			`check is +, mate is #; en passant, double check and the offer of a draw have no sign`,
			`xeque é +, mate é #; en passant, xeque duplo e proposta de empate não têm sinal`,
			`el jaque es +, el mate es #; la captura al paso, el jaque doble y la oferta de tablas no tienen signo`,
		},
	}, {
		code: ast.MoveMateSign,
		message: texts{
			`"{0}" has another sign of check or mate{?1}, want "{1}"`,
			`"{0}" tem outro sinal de xeque ou mate{?1}; deveria ser "{1}"`,
			`"{0}" tiene otro signo de jaque o mate{?1}; debería ser "{1}"`,
		},
		help: checkHelp,
	}, {
		code: ast.MoveGlyph,
		message: texts{
			`"{0}" judges the move{?1}, want "{1}"`,
			`"{0}" avalia o lance{?1}; deveria ser "{1}"`,
			`"{0}" valora la jugada{?1}; debería ser "{1}"`,
		},
		help: texts{
			`leave out judgements such as "!?"; PGN writes them as $1 to $6 after the move`,
			`retire avaliações como "!?"; o PGN as escreve como $1 a $6 depois do lance`,
			`quite valoraciones como "!?"; el PGN las escribe como $1 a $6 después de la jugada`,
		},
	}, {
		code: ast.MoveBlank,
		message: texts{
			`"{0}" has blanks within the move{?1}, want "{1}"`,
			`"{0}" tem espaços dentro do lance{?1}; deveria ser "{1}"`,
			`"{0}" tiene espacios dentro de la jugada{?1}; debería ser "{1}"`,
		},
		help: texts{
			`write a move as one word`,
			`escreva o lance como uma só palavra`,
			`escriba la jugada como una sola palabra`,
		},
	}, {
		code: ast.MoveLookalike,
		message: texts{
			`"{0}" has a Cyrillic letter for a file{?1}, want "{1}"`,
			`"{0}" tem uma letra cirílica como coluna{?1}; deveria ser "{1}"`,
			`"{0}" tiene una letra cirílica como columna{?1}; debería ser "{1}"`,
		},
		help: texts{
			`the files are the Latin letters a to h in every language`,
			`as colunas são as letras latinas de a a h em todas as línguas`,
			`las columnas son las letras latinas de la a a la h en todos los idiomas`,
		},
	}, {
		code: ast.MoveUnknown, // the word
		message: texts{
			`"{0}" is no move`,
			`"{0}" não é um lance`,
			`"{0}" no es una jugada`,
		},
		help: texts{
			`write the letter of the man, in the language of the moves, and the square; a pawn has no letter: e4`,
			`escreva a letra da peça, na língua dos lances, e a casa; o peão não leva letra: e4`,
			`escriba la letra de la pieza, en el idioma de las jugadas, y la casilla; el peón no lleva letra: e4`,
		},
		hint: otherMove,
	}, {
		code: ast.CommentOpen,
		message: texts{
			`the comment has no end`,
			`o comentário não termina`,
			`el comentario no termina`,
		},
		help: texts{
			`a comment that begins with a brace ends with a brace`,
			`o comentário que começa com chave termina com chave`,
			`el comentario que empieza con llave termina con llave`,
		},
	}, {
		code: ast.VariationOpen,
		message: texts{
			`the variation has no end`,
			`a variante não termina`,
			`la variante no termina`,
		},
		help: texts{
			`put ")" after the variation`,
			`ponha ")" depois da variante`,
			`ponga ")" después de la variante`,
		},
	}, {
		code: ast.VariationClose,
		message: texts{
			`")" ends no variation`,
			`")" não termina nenhuma variante`,
			`")" no termina ninguna variante`,
		},
		help: texts{
			`take the bracket away, or put "(" before the variation`,
			`retire o parêntese, ou ponha "(" antes da variante`,
			`quite el paréntesis, o ponga "(" antes de la variante`,
		},
	}, {
		code: ast.TagMalformed, // the text
		message: texts{
			`"{0}" is no tag pair`,
			`"{0}" não é uma etiqueta`,
			`"{0}" no es una etiqueta`,
		},
		help: texts{
			`write [Name "value"] on one line; within the value write \" for a quotation mark`,
			`escreva [Nome "valor"] em uma linha; dentro do valor escreva \" para as aspas`,
			`escriba [Nombre "valor"] en una línea; dentro del valor escriba \" para las comillas`,
		},
	}, {
		code: ast.TagRepeated, // the name
		message: texts{
			`the tag {0} is there twice, with different values`,
			`a etiqueta {0} aparece duas vezes, com valores diferentes`,
			`la etiqueta {0} aparece dos veces, con valores distintos`,
		},
		help: texts{
			`leave the one that tells the position from which the game begins`,
			`deixe a que indica a posição em que a partida começa`,
			`deje la que indica la posición en que empieza la partida`,
		},
	}, {
		code: ast.FENMissing,
		message: texts{
			`SetUp says that the game begins from a position of its own, and no FEN tag gives it`,
			`SetUp diz que a partida começa de uma posição própria, e nenhuma etiqueta FEN a dá`,
			`SetUp dice que la partida empieza en una posición propia, y ninguna etiqueta FEN la da`,
		},
		help: texts{
			`add [FEN "..."], or leave SetUp out`,
			`acrescente [FEN "..."], ou retire SetUp`,
			`añada [FEN "..."], o quite SetUp`,
		},
	}, {
		code: ast.SetUpMissing,
		message: texts{
			`the FEN tag wants [SetUp "1"] beside it`,
			`a etiqueta FEN pede [SetUp "1"] ao lado`,
			`la etiqueta FEN pide [SetUp "1"] a su lado`,
		},
		help: texts{
			`add [SetUp "1"]: programs that look for it do not see the position otherwise`,
			`acrescente [SetUp "1"]: sem ela alguns programas não veem a posição`,
			`añada [SetUp "1"]: sin ella algunos programas no ven la posición`,
		},
	}, {
		code: ast.GameTooLong, // the most bytes
		message: texts{
			`the game is longer than {0} bytes`,
			`a partida tem mais de {0} bytes`,
			`la partida tiene más de {0} bytes`,
		},
		help: texts{
			`does a comment lack its closing brace?`,
			`falta fechar a chave de algum comentário?`,
			`¿falta cerrar la llave de algún comentario?`,
		},
	}, {
		code: ast.MovesNested, // how deep they may be
		message: texts{
			`variations within variations are more than {0} deep`,
			`há mais de {0} variantes umas dentro das outras`,
			`hay más de {0} variantes unas dentro de otras`,
		},
		help: texts{
			`is a bracket doubled, or one missing?`,
			`algum parêntese está repetido ou faltando?`,
			`¿hay un paréntesis repetido, o falta alguno?`,
		},
	}, {
		code: ast.MovesNational, // the language
		message: texts{
			`the moves are in the letters of {0}`,
			`os lances estão nas letras de {0}`,
			`las jugadas están en las letras de {0}`,
		},
		help: texts{
			`name the language, so that no move is read in another`,
			`indique a língua, para que nenhum lance seja lido em outra`,
			`indique el idioma, para que ninguna jugada se lea en otro`,
		},
	}, {
		code: ast.MovesInLanguages, // the languages
		message: texts{
			`the moves are legal in {0}, and another game in each`,
			`os lances são legais em {0}, e cada língua dá outra partida`,
			`las jugadas son legales en {0}, y en cada idioma son otra partida`,
		},
		help: texts{
			`name the language of the piece letters`,
			`indique a língua das letras das peças`,
			`indique el idioma de las letras de las piezas`,
		},
	},
}

var (
	shortHelp = texts{
		`write the letter of the man and the square that it goes to: Nf3`,
		`escreva a letra da peça e a casa de destino: Cf3`,
		`escriba la letra de la pieza y la casilla de destino: Cf3`,
	}
	promotionHelp = texts{
		`after the square write = and the letter of the new man: e8=Q`,
		`depois da casa escreva = e a letra da nova peça: e8=D`,
		`después de la casilla escriba = y la letra de la nueva pieza: e8=D`,
	}
	checkHelp = texts{
		`write + for check and # for mate, right after the move`,
		`escreva + para xeque e # para mate, logo após o lance`,
		`escriba + para jaque y # para mate, justo después de la jugada`,
	}
)
