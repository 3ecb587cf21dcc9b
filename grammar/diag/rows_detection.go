package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// detectionRows say why a record was taken for one dialect.
var detectionRows = []row{
	{
		code: ast.DetectNoRights,
		message: texts{
			`no castling rights: FEN, X-FEN and Shredder-FEN write the record alike`,
			`sem direitos de roque: FEN, X-FEN e Shredder-FEN escrevem o registro igual`,
			`sin derechos de enroque: FEN, X-FEN y Shredder-FEN escriben el registro igual`,
		},
		help: texts{
			`these dialects differ in the castling field only`,
			`esses dialetos só diferem no campo do roque`,
			`esos dialectos solo difieren en el campo del enroque`,
		},
	}, {
		code: ast.DetectOrthodox, // the field
		message: texts{
			`castling "{0}" as in orthodox chess, which FEN and X-FEN write alike`,
			`roque "{0}" como no xadrez ortodoxo, que FEN e X-FEN escrevem igual`,
			`enroque "{0}" como en el ajedrez ortodoxo, que FEN y X-FEN escriben igual`,
		},
		help: texts{
			`with kings on the e-file and rooks in the corners FEN and X-FEN write the same letters`,
			`com reis na coluna e e torres nos cantos, FEN e X-FEN escrevem as mesmas letras`,
			`con reyes en la columna e y torres en las esquinas, FEN y X-FEN escriben las mismas letras`,
		},
	}, {
		code: ast.DetectOutermost, // the letter, the rook
		message: texts{
			`"{0}" names the outermost rook, on {1}, which standard FEN has no letter for`,
			`"{0}" indica a torre mais externa, em {1}, para a qual a FEN padrão não tem letra`,
			`"{0}" indica la torre más exterior, en {1}, para la que el FEN estándar no tiene letra`,
		},
		help: texts{
			`in X-FEN K and Q name the outermost rook on that side of the king, wherever it stands`,
			`em X-FEN, K e Q indicam a torre mais externa daquele lado do rei, onde quer que esteja`,
			`en X-FEN, K y Q indican la torre más exterior de ese lado del rey, dondequiera que esté`,
		},
	}, {
		code: ast.DetectInner, // the letter, the rook
		message: texts{
			`"{0}" names the inner rook on {1}, as X-FEN does by its file`,
			`"{0}" indica a torre interna de {1}, como faz X-FEN pela coluna`,
			`"{0}" indica la torre interior de {1}, como hace X-FEN por la columna`,
		},
		help: texts{
			`X-FEN writes the file of a rook only where an own rook stands farther out`,
			`X-FEN só escreve a coluna da torre quando há outra torre própria mais externa`,
			`X-FEN solo escribe la columna de la torre cuando hay otra torre propia más exterior`,
		},
	}, {
		code: ast.DetectMixed, // the field
		message: texts{
			`castling "{0}" mixes K or Q with files, as only X-FEN does`,
			`o roque "{0}" mistura K ou Q com colunas, como só X-FEN faz`,
			`el enroque "{0}" mezcla K o Q con columnas, como solo hace X-FEN`,
		},
		help: texts{
			`of the dialects only X-FEN has both kinds of letters`,
			`dos dialetos, só X-FEN tem os dois tipos de letra`,
			`de los dialectos, solo X-FEN tiene los dos tipos de letra`,
		},
	}, {
		code: ast.DetectFiles, // the field
		message: texts{
			`castling "{0}" names every rook by its file, as Shredder-FEN does`,
			`o roque "{0}" indica cada torre pela coluna, como faz Shredder-FEN`,
			`el enroque "{0}" indica cada torre por su columna, como hace Shredder-FEN`,
		},
		help: texts{
			`FEN and X-FEN write K or Q for the outermost rook`,
			`FEN e X-FEN escrevem K ou Q para a torre mais externa`,
			`FEN y X-FEN escriben K o Q para la torre más exterior`,
		},
	}, {
		code: ast.DetectFourFields,
		message: texts{
			`no counters follow the four fields`,
			`não há contadores depois dos quatro campos`,
			`no hay contadores después de los cuatro campos`,
		},
		help: texts{
			`an EPD is four fields and operations; a FEN has two counters more`,
			`um EPD tem quatro campos e operações; uma FEN tem mais dois contadores`,
			`un EPD tiene cuatro campos y operaciones; un FEN tiene dos contadores más`,
		},
	}, {
		code: ast.DetectHyphens,
		message: texts{
			`hyphens part the ranks`,
			`hífens separam as fileiras`,
			`guiones separan las filas`,
		},
		help: texts{
			`only Forsyth parts ranks with hyphens; FEN has slashes`,
			`só a notação Forsyth separa fileiras com hífens; a FEN usa barras`,
			`solo la notación Forsyth separa filas con guiones; el FEN usa barras`,
		},
	}, {
		code: ast.DetectRunning,
		message: texts{
			`nothing parts the ranks`,
			`nada separa as fileiras`,
			`nada separa las filas`,
		},
		help: texts{
			`only Forsyth counts on over the ends of ranks`,
			`só a notação Forsyth conta além do fim das fileiras`,
			`solo la notación Forsyth cuenta más allá del final de las filas`,
		},
	}, {
		code: ast.DetectLines,
		message: texts{
			`the ranks stand on lines of their own`,
			`as fileiras estão em linhas próprias`,
			`las filas están en líneas propias`,
		},
		help: texts{
			`only Forsyth runs over several lines`,
			`só a notação Forsyth ocupa várias linhas`,
			`solo la notación Forsyth ocupa varias líneas`,
		},
	}, {
		code: ast.DetectNational,
		message: texts{
			`a board alone, in letters that FEN does not have`,
			`só um tabuleiro, em letras que a FEN não tem`,
			`solo un tablero, en letras que el FEN no tiene`,
		},
		help: texts{
			`FEN has English letters, and fields after the board`,
			`a FEN usa letras inglesas e tem campos depois do tabuleiro`,
			`el FEN usa letras inglesas y tiene campos después del tablero`,
		},
	}, {
		code: ast.DetectList,
		message: texts{
			`men with their squares`,
			`peças com suas casas`,
			`piezas con sus casillas`,
		},
		help: texts{
			`a piece list names each man and its square`,
			`uma lista de peças indica cada peça e sua casa`,
			`una lista de piezas indica cada pieza y su casilla`,
		},
	}, {
		code: ast.DetectLetters,
		message: texts{
			`its letters are those of {0}`,
			`suas letras são de {0}`,
			`sus letras son de {0}`,
		},
		help: texts{
			`all these languages make the same board of the text`,
			`todos esses idiomas fazem do texto o mesmo tabuleiro`,
			`todos esos idiomas hacen del texto el mismo tablero`,
		},
	},
}
