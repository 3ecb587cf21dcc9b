package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// counterRows are about the half-move clock and the move number, as fields or
// as the operations hmvc and fmvn.
var counterRows = []row{
	{
		code: ast.CounterZeros, // the word
		message: texts{
			`{field} "{0}" has leading zeros`,
			`{field} "{0}" tem zeros à esquerda`,
			`{field} "{0}" tiene ceros a la izquierda`,
		},
		help: texts{
			`write the number without zeros before it`,
			`escreva o número sem zeros à esquerda`,
			`escriba el número sin ceros a la izquierda`,
		},
	}, {
		code: ast.CounterDash,
		message: texts{
			`{field} is a dash, want a number`,
			`{field} é um hífen; deveria ser um número`,
			`{field} es un guion; debería ser un número`,
		},
		help: texts{
			`where the counters are not known, FEN has 0 and 1, and EPD leaves them out`,
			`quando os contadores são desconhecidos, a FEN usa 0 e 1, e o EPD os omite`,
			`cuando los contadores se desconocen, el FEN usa 0 y 1, y el EPD los omite`,
		},
	}, {
		code: ast.FullmoveZero, // the half-move clock
		message: texts{
			`the move number is 0, want 1 or more`,
			`o número do lance é 0; deveria ser 1 ou mais`,
			`el número de jugada es 0; debería ser 1 o más`,
		},
		help: moveNumberHelp,
		hint: swappedCounters,
	}, {
		code: ast.CounterUnknown, // the word
		message: texts{
			`{field} "{0}" is no number`,
			`{field} "{0}" não é um número`,
			`{field} "{0}" no es un número`,
		},
		help: texts{
			`the half-move clock and the move number are whole numbers, written in the digits 0 to 9`,
			`os contadores são números inteiros, escritos com os algarismos de 0 a 9`,
			`los contadores son números enteros, escritos con las cifras del 0 al 9`,
		},
		hint: otherDigit,
	}, {
		code: ast.CounterSigned, // the word
		message: texts{
			`{field} "{0}" has a sign, want digits only`,
			`{field} "{0}" tem sinal; deveria ter só algarismos`,
			`{field} "{0}" tiene signo; debería tener solo cifras`,
		},
		help: texts{
			`a counter is never below zero, and has no plus sign`,
			`um contador nunca é negativo nem leva sinal de mais`,
			`un contador nunca es negativo ni lleva signo más`,
		},
	}, {
		code: ast.CounterRange, // the word
		message: texts{
			`{field} "{0}" is too large, want at most 4294967295`,
			`{field} "{0}" é grande demais; deveria ser no máximo 4294967295`,
			`{field} "{0}" es demasiado grande; debería ser como máximo 4294967295`,
		},
		help: texts{
			`a counter is a number of 32 bits; no game is as long as this`,
			`um contador é um número de 32 bits; nenhuma partida é tão longa`,
			`un contador es un número de 32 bits; ninguna partida es tan larga`,
		},
	},
}

var moveNumberHelp = texts{
	`the move number begins at 1 and rises after each move of Black`,
	`o número do lance começa em 1 e aumenta depois de cada lance das pretas`,
	`el número de jugada empieza en 1 y aumenta después de cada jugada de las negras`,
}
