package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// operandRows are about the operands of EPD operations.
var operandRows = []row{
	{
		code: ast.StringUnquoted, // the opcode, the text
		message: texts{
			`{0} takes a string; "{1}" has no quotation marks`,
			`{0} leva um texto entre aspas; "{1}" não tem aspas`,
			`{0} lleva un texto entre comillas; "{1}" no tiene comillas`,
		},
		help: texts{
			`write the text in quotation marks: id "WAC.001";`,
			`escreva o texto entre aspas: id "WAC.001";`,
			`escriba el texto entre comillas: id "WAC.001";`,
		},
	}, {
		code: ast.StringOpen, // the opcode, the text
		message: texts{
			`the string is not closed; it is read up to the end of the line`,
			`o texto entre aspas não é fechado; é lido até o fim da linha`,
			`el texto entre comillas no se cierra; se lee hasta el final de la línea`,
		},
		help: texts{
			`end the string with a quotation mark; one within it is written \"`,
			`termine o texto com aspas; aspas dentro dele se escrevem \"`,
			`termine el texto con comillas; las que hay dentro se escriben \"`,
		},
	}, {
		code: ast.StringLong, // its length, the longest
		message: texts{
			`the string has {0} bytes, want at most {1}`,
			`o texto tem {0} bytes; deveria ter no máximo {1}`,
			`el texto tiene {0} bytes; debería tener como máximo {1}`,
		},
		help: texts{
			`a long comment can stand in c0 to c9`,
			`um comentário longo pode ficar em c0 a c9`,
			`un comentario largo puede ir en c0 a c9`,
		},
	}, {
		code: ast.OperandMissing, // the opcode, what it takes
		message: texts{
			`{0} lacks an operand, want {1}`,
			`falta um operando a {0}; deveria ter {1}`,
			`falta un operando a {0}; debería tener {1}`,
		},
		help: texts{
			`write what the opcode takes, or leave the operation out`,
			`escreva o que o código leva, ou retire a operação`,
			`escriba lo que lleva el código, o quite la operación`,
		},
	}, {
		code: ast.OperandExtra, // the operand, the opcode, what it takes
		message: texts{
			`"{0}" is an operand too many: {1} takes {2}`,
			`"{0}" é um operando a mais: {1} leva {2}`,
			`"{0}" es un operando de más: {1} lleva {2}`,
		},
		help: texts{
			`is a quotation mark or a semicolon missing before it?`,
			`falta antes um sinal de aspas ou um ponto e vírgula?`,
			`¿faltan antes unas comillas o un punto y coma?`,
		},
	}, {
		code: ast.OperandType, // the operand, the opcode, what it takes
		message: texts{
			`{1} takes {2}, not "{0}"`,
			`{1} leva {2}, não "{0}"`,
			`{1} lleva {2}, no "{0}"`,
		},
		help: texts{
			`integers are decimal digits, with a minus sign or without; moves and integers have no quotation marks`,
			`inteiros são dígitos decimais, com sinal de menos ou sem; lances e inteiros não levam aspas`,
			`los enteros son dígitos decimales, con signo menos o sin él; las jugadas y los enteros no llevan comillas`,
		},
	}, {
		code: ast.OperandRange, // the operand, the opcode, the least, the most
		message: texts{
			`{1} is {2} to {3}, not {0}`,
			`{1} vai de {2} a {3}, não {0}`,
			`{1} va de {2} a {3}, no {0}`,
		},
		help: texts{
			`write a number that the opcode can have`,
			`escreva um número que o código possa ter`,
			`escriba un número que el código pueda tener`,
		},
	}, {
		code: ast.OperandMove, // the word
		message: texts{
			`"{0}" is no move`,
			`"{0}" não é um lance`,
			`"{0}" no es una jugada`,
		},
		help: texts{
			`write moves in algebraic notation, such as Nf3, exd5, O-O; --letters names another language`,
			`escreva lances em notação algébrica, como Nf3, exd5, O-O; --letters indica outra língua`,
			`escriba jugadas en notación algebraica, como Nf3, exd5, O-O; --letters indica otro idioma`,
		},
		hint: otherMove,
	}, {
		code: ast.OperandComma,
		message: texts{
			`a comma parts the moves, want a space`,
			`uma vírgula separa os lances; deveria ser um espaço`,
			`una coma separa las jugadas; debería ser un espacio`,
		},
		help: texts{
			`write moves with one space between them: bm Nf3 Nc3;`,
			`escreva os lances com um espaço entre eles: bm Nf3 Nc3;`,
			`escriba las jugadas con un espacio entre ellas: bm Nf3 Nc3;`,
		},
	}, {
		code: ast.MoveNumbered, // the number
		message: texts{
			`"{0}" is a move number; moves stand here alone`,
			`"{0}" é um número de lance; aqui ficam só os lances`,
			`"{0}" es un número de jugada; aquí van solo las jugadas`,
		},
		help: texts{
			`leave move numbers out: pv e4 e5 Nf3;`,
			`retire os números dos lances: pv e4 e5 Nf3;`,
			`quite los números de las jugadas: pv e4 e5 Nf3;`,
		},
	}, {
		code: ast.MateDistance, // the word
		message: texts{
			`"{0}" is a distance to mate, no move`,
			`"{0}" é uma distância até o mate, não um lance`,
			`"{0}" es una distancia al mate, no una jugada`,
		},
		help: texts{
			`EPD writes mate in 3 as dm 3; the text is kept as it is`,
			`o EPD escreve mate em 3 como dm 3; o texto fica como está`,
			`EPD escribe mate en 3 como dm 3; el texto queda como está`,
		},
	}, {
		code: ast.OperationsContradict, // an opcode, another one
		message: texts{
			`{0} and {1} contradict each other`,
			`{0} e {1} se contradizem`,
			`{0} y {1} se contradicen`,
		},
		help: texts{
			`pm is the first move of pv, sm that of sv; no move is both best and to be avoided; an offer or claim of a draw goes with a move, and none with another answer`,
			`pm é o primeiro lance de pv, sm o de sv; nenhum lance é ao mesmo tempo o melhor e um a evitar; proposta ou reclamação de empate acompanha um lance, e não outra resposta`,
			`pm es la primera jugada de pv, sm la de sv; ninguna jugada es a la vez la mejor y una que se debe evitar; oferta o reclamación de tablas acompaña a una jugada, y no a otra respuesta`,
		},
	}, {
		code: ast.MateScore, // the evaluation, the moves to mate, the evaluation of that
		message: texts{
			`ce {0} is not the evaluation of mate in {1}, want {2}`,
			`ce {0} não é a avaliação de mate em {1}; deveria ser {2}`,
			`ce {0} no es la evaluación de mate en {1}; debería ser {2}`,
		},
		help: texts{
			`EPD writes mate in n moves as ce 32767-(2n-1): 32766 for mate in 1, 32764 in 2`,
			`o EPD escreve mate em n lances como ce 32767-(2n-1): 32766 para mate em 1, 32764 em 2`,
			`EPD escribe mate en n jugadas como ce 32767-(2n-1): 32766 para mate en 1, 32764 en 2`,
		},
	}, {
		code: ast.MateMissing,
		message: texts{
			`dm 1 says mate in one, yet no move mates`,
			`dm 1 diz mate em um, mas nenhum lance dá mate`,
			`dm 1 dice mate en una, pero ninguna jugada da mate`,
		},
		help: texts{
			`dm counts the moves of the side to move up to the mate; is the side to move right?`,
			`dm conta os lances do lado que joga até o mate; a vez de jogar está certa?`,
			`dm cuenta las jugadas del bando que mueve hasta el mate; ¿es correcto el turno?`,
		},
	}, {
		code: ast.VariantUnknown, // the name
		message: texts{
			`no variant is called "{0}"; the record is read without it`,
			`nenhuma variante se chama "{0}"; o registro é lido sem ela`,
			`ninguna variante se llama "{0}"; el registro se lee sin ella`,
		},
		help: texts{
			`forsyth variants lists the names; --variant names one for all records`,
			`forsyth variants lista os nomes; --variant indica uma para todos os registros`,
			`forsyth variants enumera los nombres; --variant indica una para todos los registros`,
		},
	}, {
		code: ast.NulInside,
		message: texts{
			`a NUL byte stands within the record; what follows it may be another one`,
			`há um byte NUL dentro do registro; o que segue pode ser outro`,
			`hay un byte NUL dentro del registro; lo que sigue puede ser otro`,
		},
		help: texts{
			`end each record with a line end; a NUL byte may stand before it, not in place of it`,
			`termine cada registro com um fim de linha; um byte NUL pode vir antes dele, não em seu lugar`,
			`termine cada registro con un fin de línea; un byte NUL puede ir antes de él, no en su lugar`,
		},
	},
}
