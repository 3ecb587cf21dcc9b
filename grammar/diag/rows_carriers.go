package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// carrierRows are about what carries records: rows of tables, lines of JSON, the
// tags of games.
var carrierRows = []row{
	{
		code: ast.ColumnMissing, // the number of the column, how many the row has
		message: texts{
			`the row has no column {0}: it has {1}`,
			`a linha não tem a coluna {0}: tem {1}`,
			`la fila no tiene la columna {0}: tiene {1}`,
		},
		help: texts{
			`write the missing columns, or put a field that holds separators in quotation marks`,
			`escreva as colunas que faltam, ou ponha entre aspas o campo que contém separadores`,
			`escriba las columnas que faltan, o ponga entre comillas el campo que contiene separadores`,
		},
	}, {
		code: ast.QuoteOpen,
		message: texts{
			`a field begins with a quotation mark here and does not end`,
			`um campo começa com aspas aqui e não termina`,
			`un campo empieza con comillas aquí y no termina`,
		},
		help: texts{
			`close the field with a quotation mark; within it write two for one`,
			`feche o campo com aspas; dentro dele escreva aspas duplicadas`,
			`cierre el campo con comillas; dentro de él escriba comillas dobladas`,
		},
	}, {
		code: ast.JSONInvalid,
		message: texts{
			`no JSON from here on`,
			`a partir daqui não é JSON`,
			`desde aquí no es JSON`,
		},
		help: texts{
			`each line has to be one JSON value; one over several lines has to be joined first`,
			`cada linha tem de ser um valor JSON; um que ocupa várias linhas tem de ser juntado antes`,
			`cada línea tiene que ser un valor JSON; uno que ocupa varias líneas tiene que juntarse antes`,
		},
	}, {
		code: ast.FieldAbsent, // the names of the field, with dots between them
		message: texts{
			`the line has no field "{0}" that is a string`,
			`a linha não tem um campo "{0}" que seja um texto`,
			`la línea no tiene un campo "{0}" que sea un texto`,
		},
		help: texts{
			`name the field with those of the objects around it, from the outermost, and dots between them`,
			`indique o campo com os dos objetos que o contêm, a partir do mais externo, separados por pontos`,
			`indique el campo con los de los objetos que lo contienen, desde el más externo, separados por puntos`,
		},
	}, {
		code: ast.SetUpNotOne, // the value
		message: texts{
			`SetUp is "{0}", yet a FEN tag gives a position: it has to be "1"`,
			`SetUp é "{0}", mas uma etiqueta FEN dá uma posição: tem de ser "1"`,
			`SetUp es "{0}", pero una etiqueta FEN da una posición: tiene que ser "1"`,
		},
		help: texts{
			`write [SetUp "1"], or leave the FEN tag out if the game begins from the start position`,
			`escreva [SetUp "1"], ou retire a etiqueta FEN se a partida começa da posição inicial`,
			`escriba [SetUp "1"], o quite la etiqueta FEN si la partida empieza en la posición inicial`,
		},
	},
}
