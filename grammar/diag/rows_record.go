package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// recordRows are about the record as a line of text.
var recordRows = []row{
	{
		code: ast.ByteOrderMark,
		message: texts{
			`a UTF-8 byte order mark stands before the record`,
			`há uma marca de ordem de bytes (BOM) antes do registro`,
			`hay una marca de orden de bytes (BOM) antes del registro`,
		},
		help: texts{
			`save the file as UTF-8 without a byte order mark`,
			`salve o arquivo em UTF-8 sem BOM`,
			`guarde el archivo en UTF-8 sin BOM`,
		},
	}, {
		code: ast.CarriageReturn,
		message: texts{
			`the line ends in CR LF, want LF`,
			`a linha termina em CR LF, mas deveria terminar em LF`,
			`la línea termina en CR LF y debería terminar en LF`,
		},
		help: texts{
			`write line ends as LF alone, not in the Windows form`,
			`use apenas LF no fim das linhas, não a forma do Windows`,
			`use solo LF al final de las líneas, no la forma de Windows`,
		},
	}, {
		code: ast.NewlineMissing,
		message: texts{
			`the last line has no line end`,
			`a última linha não tem fim de linha`,
			`la última línea no tiene fin de línea`,
		},
		help: texts{
			`end the last line with LF, like every other`,
			`termine a última linha com LF, como todas as outras`,
			`termine la última línea con LF, como todas las demás`,
		},
	}, {
		code: ast.NulByte,
		message: texts{
			`NUL bytes follow the record`,
			`há bytes NUL depois do registro`,
			`hay bytes NUL después del registro`,
		},
		help: texts{
			`delete the bytes of value 0 at the end of the line`,
			`apague os bytes de valor 0 no fim da linha`,
			`borre los bytes de valor 0 al final de la línea`,
		},
	}, {
		code: ast.BlankLeading,
		message: texts{
			`blanks stand before the record`,
			`há espaços antes do registro`,
			`hay espacios antes del registro`,
		},
		help: texts{
			`begin the line with the placement of the men`,
			`comece a linha pela colocação das peças`,
			`empiece la línea por la colocación de las piezas`,
		},
	}, {
		code: ast.BlankTrailing,
		message: texts{
			`blanks follow the record`,
			`há espaços depois do registro`,
			`hay espacios después del registro`,
		},
		help: texts{
			`end the line right after the last field`,
			`termine a linha logo depois do último campo`,
			`termine la línea justo después del último campo`,
		},
	}, {
		code: ast.BlankRepeated,
		message: texts{
			`two parts of the record are not separated by one space`,
			`duas partes do registro não estão separadas por um único espaço`,
			`dos partes del registro no están separadas por un solo espacio`,
		},
		help: texts{
			`put one space between fields, operations and operands, and no tab`,
			`ponha um só espaço entre campos, operações e operandos, e nenhuma tabulação`,
			`ponga un solo espacio entre campos, operaciones y operandos, y ningún tabulador`,
		},
	}, {
		code: ast.MovesKeyword,
		message: texts{
			`the word "moves" of a UCI command follows the record`,
			`a palavra "moves" de um comando UCI vem depois do registro`,
			`la palabra "moves" de una orden UCI sigue al registro`,
		},
		help: texts{
			`leave "moves" out: it is no part of the position`,
			`retire "moves": não faz parte da posição`,
			`quite "moves": no forma parte de la posición`,
		},
	}, {
		code: ast.RecordEmpty,
		message: texts{
			`the record is empty`,
			`o registro está vazio`,
			`el registro está vacío`,
		},
		help: texts{
			`a record begins with the placement of the men, the top rank first`,
			`um registro começa pela colocação das peças, a partir da fileira de cima`,
			`un registro empieza por la colocación de las piezas, desde la fila de arriba`,
		},
	}, {
		code: ast.NotARecord, // the first word
		message: texts{
			`"{0}" begins no position record, want ranks separated by "/"`,
			`"{0}" não inicia um registro de posição; deveria haver fileiras separadas por "/"`,
			`"{0}" no inicia un registro de posición; debería haber filas separadas por "/"`,
		},
		help: texts{
			`a record looks like 4k3/8/8/8/8/8/8/4K2R w K - 0 1`,
			`um registro tem esta forma: 4k3/8/8/8/8/8/8/4K2R w K - 0 1`,
			`un registro tiene esta forma: 4k3/8/8/8/8/8/8/4K2R w K - 0 1`,
		},
		hint: otherText,
	}, {
		code: ast.LineTooLong, // the limit
		message: texts{
			`the line is longer than {0} bytes`,
			`a linha tem mais de {0} bytes`,
			`la línea tiene más de {0} bytes`,
		},
		help: texts{
			`one record stands on one line; is this a text file, with line ends?`,
			`cada linha contém um registro; é mesmo um arquivo de texto, com fins de linha?`,
			`cada línea contiene un registro; ¿es un archivo de texto, con fines de línea?`,
		},
	}, {
		code: ast.NotANumber, // the text
		message: texts{
			`{0} is no Chess960 number, want 0 to 959`,
			`{0} não é um número de Chess960; são de 0 a 959`,
			`{0} no es un número de Chess960; van de 0 a 959`,
		},
		help: texts{
			`the numbers are Scharnagl's, 518 is the usual start; a pair such as 518:0 is White's and Black's`,
			`os números são os de Scharnagl, 518 é a posição usual; um par como 518:0 é o das brancas e o das pretas`,
			`los números son los de Scharnagl, 518 es la posición usual; un par como 518:0 es el de las blancas y el de las negras`,
		},
	}, {
		code: ast.BoardSize, // the board, the one wanted, and the title of a dialect for one game alone
		message: texts{
			`the board is {0}, want {1}`,
			`o tabuleiro é {0}, e deveria ser {1}`,
			`el tablero es {0} y debería ser {1}`,
		},
		help: texts{
			`write the record for the variant that it belongs to`,
			`escreva o registro para a variante a que pertence`,
			`escriba el registro para la variante a la que pertenece`,
		},
		hint: onlyShogi,
		cure: otherTarget,
	}, {
		code: ast.NotAStart,
		message: texts{
			`this is no start position of Chess960`,
			`esta não é uma posição inicial de Chess960`,
			`esta no es una posición inicial de Chess960`,
		},
		help: texts{
			`a start position has all men at home, bishops on both colours, the king between the rooks, and all castling rights`,
			`na posição inicial todas as peças estão em casa, os bispos em cores opostas, o rei entre as torres, com todos os direitos de roque`,
			`en la posición inicial todas las piezas están en casa, los alfiles en colores opuestos, el rey entre las torres, con todos los derechos de enroque`,
		},
	},
}
