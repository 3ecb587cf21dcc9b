package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// operationRows are about EPD operations and what parts them.
var operationRows = []row{
	{
		code: ast.SemicolonLeading,
		message: texts{
			`a semicolon stands before the first operation`,
			`há um ponto e vírgula antes da primeira operação`,
			`hay un punto y coma antes de la primera operación`,
		},
		help: texts{
			`a semicolon ends an operation; the first one follows the fields after a space`,
			`o ponto e vírgula termina uma operação; a primeira vem depois dos campos, com um espaço`,
			`el punto y coma termina una operación; la primera sigue a los campos tras un espacio`,
		},
	}, {
		code: ast.SemicolonLoose,
		message: texts{
			`blanks stand before the semicolon`,
			`há espaços antes do ponto e vírgula`,
			`hay espacios antes del punto y coma`,
		},
		help: texts{
			`the semicolon touches the operation that it ends: bm Nf3;`,
			`o ponto e vírgula fica junto da operação que termina: bm Nf3;`,
			`el punto y coma va junto a la operación que termina: bm Nf3;`,
		},
	}, {
		code: ast.SemicolonRepeated,
		message: texts{
			`nothing stands between two semicolons`,
			`não há nada entre dois pontos e vírgulas`,
			`no hay nada entre dos puntos y coma`,
		},
		help: texts{
			`one semicolon ends an operation`,
			`um só ponto e vírgula termina uma operação`,
			`un solo punto y coma termina una operación`,
		},
	}, {
		code: ast.SemicolonMissing,
		message: texts{
			`no semicolon ends the last operation`,
			`a última operação não termina em ponto e vírgula`,
			`la última operación no termina en punto y coma`,
		},
		help: texts{
			`every operation ends in a semicolon, the last one too`,
			`toda operação termina em ponto e vírgula, também a última`,
			`toda operación termina en punto y coma, también la última`,
		},
	}, {
		code: ast.OperationsUnparted,
		message: texts{
			`no semicolon stands between two operations`,
			`não há ponto e vírgula entre duas operações`,
			`no hay punto y coma entre dos operaciones`,
		},
		help: texts{
			`end the first operation with a semicolon: bm Nf3; id "one";`,
			`termine a primeira operação com ponto e vírgula: bm Nf3; id "one";`,
			`termine la primera operación con punto y coma: bm Nf3; id "one";`,
		},
	}, {
		code: ast.BlankMissing,
		message: texts{
			`no space stands here`,
			`falta um espaço aqui`,
			`falta un espacio aquí`,
		},
		help: texts{
			`one space stands between operations, and between operands`,
			`há um espaço entre as operações, e entre os operandos`,
			`hay un espacio entre las operaciones, y entre los operandos`,
		},
	}, {
		code: ast.PerftLayout,
		message: texts{
			`the semicolons stand before the operations, as in perft suites`,
			`os pontos e vírgulas vêm antes das operações, como em suítes de perft`,
			`los puntos y coma van antes de las operaciones, como en las series de perft`,
		},
		help: texts{
			`EPD ends each operation with a semicolon: D1 20; D2 400;`,
			`o EPD termina cada operação com ponto e vírgula: D1 20; D2 400;`,
			`EPD termina cada operación con punto y coma: D1 20; D2 400;`,
		},
	}, {
		code: ast.OpcodeMissing, // the text
		message: texts{
			`"{0}" begins with no opcode; it is kept as a comment`,
			`"{0}" não começa com um código de operação; fica como comentário`,
			`"{0}" no empieza con un código de operación; queda como comentario`,
		},
		help: texts{
			`an operation begins with an opcode: a comment is c0 "text";`,
			`uma operação começa com um código: um comentário é c0 "texto";`,
			`una operación empieza con un código: un comentario es c0 "texto";`,
		},
	}, {
		code: ast.OpcodeGlued,
		message: texts{
			`no space stands between the opcode and what follows`,
			`não há espaço entre o código e o que segue`,
			`no hay espacio entre el código y lo que sigue`,
		},
		help: texts{
			`write opcode, space, operands, without = or : between them: id "33";`,
			`escreva código, espaço, operandos, sem = nem : entre eles: id "33";`,
			`escriba código, espacio, operandos, sin = ni : entre ellos: id "33";`,
		},
	}, {
		code: ast.OpcodeRepeated, // the opcode
		message: texts{
			`"{0}" stands twice in the record; both are kept`,
			`"{0}" aparece duas vezes no registro; ambas ficam`,
			`"{0}" aparece dos veces en el registro; se conservan ambas`,
		},
		help: texts{
			`each opcode stands once in a record`,
			`cada código aparece uma só vez num registro`,
			`cada código aparece una sola vez en un registro`,
		},
	}, {
		code: ast.OpcodeLong, // the opcode
		message: texts{
			`the opcode "{0}" is longer than 15 characters`,
			`o código "{0}" tem mais de 15 caracteres`,
			`el código "{0}" tiene más de 15 caracteres`,
		},
		help: texts{
			`an opcode has at most 15 letters, digits and underscores`,
			`um código tem no máximo 15 letras, dígitos e sublinhados`,
			`un código tiene como máximo 15 letras, dígitos y guiones bajos`,
		},
	}, {
		code: ast.NotUTF8, // the value of the byte
		message: texts{
			`a byte of value {0} is not UTF-8`,
			`um byte de valor {0} não é UTF-8`,
			`un byte de valor {0} no es UTF-8`,
		},
		help: texts{
			`the file is in another encoding, often Latin-1; it is kept as it is, --encoding decodes it`,
			`o arquivo está em outra codificação, muitas vezes Latin-1; fica como está, e --encoding o decodifica`,
			`el archivo está en otra codificación, a menudo Latin-1; queda como está, y --encoding lo decodifica`,
		},
	}, {
		code: ast.ControlByte, // the value of the byte
		message: texts{
			`a control character of value {0} stands in the operations`,
			`há um caractere de controle de valor {0} nas operações`,
			`hay un carácter de control de valor {0} en las operaciones`,
		},
		help: texts{
			`operations are printable text on one line`,
			`as operações são texto imprimível numa só linha`,
			`las operaciones son texto imprimible en una sola línea`,
		},
	},
}
