package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// fieldRows are about which fields a record has, and the side to move.
var fieldRows = []row{
	{
		code: ast.FieldsMissing, // how many there are, sfen where it is that
		message: texts{
			`the record ends after {0} {0:field|fields}`,
			`o registro termina depois de {0} {0:campo|campos}`,
			`el registro termina tras {0} {0:campo|campos}`,
		},
		help: texts{
			`an EPD has at least four fields, a FEN has six; what is missing is read as "w - - 0 1", in SFEN as "b - 1"`,
			`um EPD tem ao menos quatro campos, uma FEN tem seis; o que falta é lido como "w - - 0 1", na SFEN como "b - 1"`,
			`un EPD tiene al menos cuatro campos, un FEN tiene seis; lo que falta se lee como "w - - 0 1", en el SFEN como "b - 1"`,
		},
		hint: missingFields,
	}, {
		code: ast.CountersMissing, // 4
		message: texts{
			`the half-move clock and the move number are missing`,
			`faltam o contador de meios-lances e o número do lance`,
			`faltan el contador de medias jugadas y el número de jugada`,
		},
		help: texts{
			`add the two counters, "0 1" where they are not known; four fields alone are an EPD`,
			`acrescente os dois contadores, "0 1" se não forem conhecidos; só quatro campos formam um EPD`,
			`añada los dos contadores, "0 1" si no se conocen; cuatro campos solos forman un EPD`,
		},
	}, {
		code: ast.CounterLone, // 5
		message: texts{
			`there is one counter only, read as the half-move clock`,
			`há um só contador, lido como o de meios-lances`,
			`hay un solo contador, leído como el de medias jugadas`,
		},
		help: texts{
			`add the move number, 1 where it is not known`,
			`acrescente o número do lance, 1 se não for conhecido`,
			`añada el número de jugada, 1 si no se conoce`,
		},
	}, {
		code: ast.SemicolonTrailing,
		message: texts{
			`a semicolon follows the last field`,
			`há um ponto e vírgula depois do último campo`,
			`hay un punto y coma después del último campo`,
		},
		help: texts{
			`a semicolon ends an EPD operation, not a record: leave it out`,
			`o ponto e vírgula termina uma operação EPD, não um registro: retire-o`,
			`el punto y coma termina una operación EPD, no un registro: quítelo`,
		},
	}, {
		code: ast.OperationsInFEN, // how many fields come before them
		message: texts{
			`EPD operations follow {0} fields; a FEN has six fields and no operations`,
			`há operações EPD depois de {0} campos; uma FEN tem seis campos e nenhuma operação`,
			`hay operaciones EPD después de {0} campos; un FEN tiene seis campos y ninguna operación`,
		},
		help: texts{
			`write an EPD, four fields and the operations, or leave the operations out`,
			`escreva um EPD, quatro campos e as operações, ou retire as operações`,
			`escriba un EPD, cuatro campos y las operaciones, o quite las operaciones`,
		},
	}, {
		code: ast.CountersInEPD, // 6
		message: texts{
			`the counters of a FEN stand in an EPD, which has four fields`,
			`há contadores de FEN em um EPD, que tem quatro campos`,
			`hay contadores de FEN en un EPD, que tiene cuatro campos`,
		},
		help: texts{
			`write the counters as operations: hmvc 0; fmvn 1;`,
			`escreva os contadores como operações: hmvc 0; fmvn 1;`,
			`escriba los contadores como operaciones: hmvc 0; fmvn 1;`,
		},
	}, {
		code: ast.FieldMissing, // what stands in the fourth field
		message: texts{
			`"{0}" stands where the en passant square belongs: a field before it is missing`,
			`"{0}" está no lugar da casa de en passant: falta um campo antes`,
			`"{0}" está en el lugar de la casilla al paso: falta un campo antes`,
		},
		help: texts{
			`castling and en passant both need a value, "-" where there is none`,
			`o roque e o en passant precisam cada um de um valor, "-" quando não há`,
			`el enroque y la captura al paso necesitan cada uno un valor, "-" si no hay`,
		},
	}, {
		code: ast.FieldExtra, // the text after the last field
		message: texts{
			`"{0}" follows the last field`,
			`"{0}" vem depois do último campo`,
			`"{0}" sigue al último campo`,
		},
		help: texts{
			`a FEN ends with the move number; a comment is an EPD operation: c0 "text";`,
			`uma FEN termina com o número do lance; um comentário é uma operação EPD: c0 "texto";`,
			`un FEN termina con el número de jugada; un comentario es una operación EPD: c0 "texto";`,
		},
	}, {
		code: ast.FieldLong, // the limit
		message: texts{
			`the field is longer than {0} bytes`,
			`o campo tem mais de {0} bytes`,
			`el campo tiene más de {0} bytes`,
		},
		help: texts{
			`no board needs a field as long as this; is the line a position record?`,
			`nenhum tabuleiro precisa de um campo tão longo; a linha é mesmo um registro de posição?`,
			`ningún tablero necesita un campo tan largo; ¿la línea es un registro de posición?`,
		},
	}, {
		code: ast.FieldsSwapped, // the first and the second of the two
		message: texts{
			`"{0}" and "{1}" have changed places`,
			`"{0}" e "{1}" estão trocados de lugar`,
			`"{0}" y "{1}" están cambiados de lugar`,
		},
		help: texts{
			`after the board come the side to move, castling, and the en passant square`,
			`depois do tabuleiro vêm o lado a jogar, o roque e a casa de en passant`,
			`después del tablero van el turno, el enroque y la casilla al paso`,
		},
	}, {
		code: ast.TurnCapital, // the letter
		message: texts{
			`side to move "{0}" is a capital letter`,
			`o lado a jogar "{0}" está em maiúscula`,
			`el turno "{0}" está en mayúscula`,
		},
		help: texts{
			`write "w" for White and "b" for Black`,
			`escreva "w" para as brancas e "b" para as pretas`,
			`escriba "w" para las blancas y "b" para las negras`,
		},
	}, {
		code: ast.TurnUnknown, // the word
		message: texts{
			`"{0}" is no side to move, want "w" or "b"`,
			`"{0}" não é um lado a jogar; deveria ser "w" ou "b"`,
			`"{0}" no es un turno; debería ser "w" o "b"`,
		},
		help: texts{
			`"w" is White to move, "b" is Black to move, in every language`,
			`"w" indica que jogam as brancas, "b" que jogam as pretas, em qualquer idioma`,
			`"w" indica que juegan las blancas, "b" que juegan las negras, en cualquier idioma`,
		},
		hint: otherTurn,
	},
}
