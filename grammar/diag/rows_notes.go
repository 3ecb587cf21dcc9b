package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// noteRows are what a conversion reports. The argument is the text that was
// written for the field, and that of a loss the text lost; what was read for a
// field that changed is under the carets.
var noteRows = []row{
	{
		code: ast.TurnAssumed,
		message: texts{
			`the side to move is not stated, assumed "{0}"`,
			`o lado a jogar não está indicado; supôs-se "{0}"`,
			`el turno no está indicado; se supuso "{0}"`,
		},
		help: texts{
			`the board does not tell who moves; write "w" or "b" after the placement`,
			`o tabuleiro não diz quem joga; escreva "w" ou "b" depois da colocação`,
			`el tablero no dice quién juega; escriba "w" o "b" después de la colocación`,
		},
	}, {
		code: ast.CastlingAssumed,
		message: texts{
			`the castling rights are not stated, assumed "{0}"`,
			`os direitos de roque não estão indicados; supôs-se "{0}"`,
			`los derechos de enroque no están indicados; se supuso "{0}"`,
		},
		help: texts{
			`king and rooks on their squares do not prove that they have not moved; write the rights that remain`,
			`rei e torres em suas casas não provam que não se moveram; escreva os direitos que restam`,
			`rey y torres en sus casillas no prueban que no se hayan movido; escriba los derechos que quedan`,
		},
	}, {
		code: ast.EnPassantAssumed,
		message: texts{
			`the en passant square is not stated, assumed "{0}"`,
			`a casa de en passant não está indicada; supôs-se "{0}"`,
			`la casilla al paso no está indicada; se supuso "{0}"`,
		},
		help: texts{
			`"-" says that the last move was no double step of a pawn`,
			`"-" indica que o último lance não foi um avanço duplo de peão`,
			`"-" indica que la última jugada no fue un avance doble de peón`,
		},
	}, {
		code: ast.HalfmoveAssumed,
		message: texts{
			`the half-move clock is not stated, assumed {0}`,
			`o contador de meios-lances não está indicado; supôs-se {0}`,
			`el contador de medias jugadas no está indicado; se supuso {0}`,
		},
		help: countersHelp,
	}, {
		code: ast.FullmoveAssumed,
		message: texts{
			`the move number is not stated, assumed {0}`,
			`o número do lance não está indicado; supôs-se {0}`,
			`el número de jugada no está indicado; se supuso {0}`,
		},
		help: countersHelp,
	}, {
		code: ast.OperationsLost,
		message: texts{
			`the target has no place for the operation {0}`,
			`o destino não tem lugar para a operação {0}`,
			`el destino no tiene lugar para la operación {0}`,
		},
		help: texts{
			`only EPD has a place for operations: write EPD to keep them`,
			`só o EPD tem lugar para operações: escreva EPD para mantê-las`,
			`solo el EPD tiene lugar para operaciones: escriba EPD para conservarlas`,
		},
	}, {
		code: ast.TurnLost, // the text lost
		message: texts{
			`the target has no place for the side to move, "{0}"`,
			`o destino não tem lugar para o lado a jogar, "{0}"`,
			`el destino no tiene lugar para el turno, "{0}"`,
		},
		help: boardHelp,
	}, {
		code: ast.CastlingLost, // the text lost
		message: texts{
			`the target has no place for the castling rights, "{0}"`,
			`o destino não tem lugar para os direitos de roque, "{0}"`,
			`el destino no tiene lugar para los derechos de enroque, "{0}"`,
		},
		help: boardHelp,
	}, {
		code: ast.EnPassantLost, // the text lost
		message: texts{
			`the target has no place for the en passant square, "{0}"`,
			`o destino não tem lugar para a casa de en passant, "{0}"`,
			`el destino no tiene lugar para la casilla al paso, "{0}"`,
		},
		help: boardHelp,
	}, {
		code: ast.HalfmoveLost, // the text lost
		message: texts{
			`the target has no place for the half-move clock, "{0}"`,
			`o destino não tem lugar para o contador de meios-lances, "{0}"`,
			`el destino no tiene lugar para el contador de medias jugadas, "{0}"`,
		},
		help: counterLostHelp,
	}, {
		code: ast.FullmoveLost, // the text lost
		message: texts{
			`the target has no place for the move number, "{0}"`,
			`o destino não tem lugar para o número do lance, "{0}"`,
			`el destino no tiene lugar para el número de jugada, "{0}"`,
		},
		help: counterLostHelp,
	}, {
		code: ast.PlacementChanged,
		message: texts{
			`the placement is written as "{0}"`,
			`a colocação é escrita como "{0}"`,
			`la colocación se escribe como "{0}"`,
		},
		help: changedHelp,
	}, {
		code: ast.TurnChanged,
		message: texts{
			`the side to move is written as "{0}"`,
			`o lado a jogar é escrito como "{0}"`,
			`el turno se escribe como "{0}"`,
		},
		help: changedHelp,
	}, {
		code: ast.CastlingChanged,
		message: texts{
			`castling is written as "{0}"`,
			`o roque é escrito como "{0}"`,
			`el enroque se escribe como "{0}"`,
		},
		help: changedHelp,
	}, {
		code: ast.EnPassantChanged,
		message: texts{
			`the en passant square is written as "{0}"`,
			`a casa de en passant é escrita como "{0}"`,
			`la casilla al paso se escribe como "{0}"`,
		},
		help: texts{
			`the target writes the field in another way, or other squares were asked for than those of the record`,
			`o destino escreve o campo de outro modo, ou pediram-se outras casas que não as do registro`,
			`el destino escribe el campo de otro modo, o se pidieron otras casillas que las del registro`,
		},
	}, {
		code: ast.HalfmoveChanged,
		message: texts{
			`the half-move clock is written as {0}`,
			`o contador de meios-lances é escrito como {0}`,
			`el contador de medias jugadas se escribe como {0}`,
		},
		help: changedHelp,
	}, {
		code: ast.FullmoveChanged,
		message: texts{
			`the move number is written as {0}`,
			`o número do lance é escrito como {0}`,
			`el número de jugada se escribe como {0}`,
		},
		help: changedHelp,
	}, {
		code: ast.RightsDropped,
		message: texts{
			`castling rights without king and rook in their places were left out of some records`,
			`direitos de roque sem rei e torre em seus lugares foram retirados de alguns registros`,
			`derechos de enroque sin rey y torre en su sitio se quitaron de algunos registros`,
		},
		help: texts{
			`forsyth check names each; a record that is to keep them as they are can be converted to its own dialect`,
			`forsyth check indica cada um; um registro que deva mantê-los pode ser convertido para o seu próprio dialeto`,
			`forsyth check indica cada uno; un registro que deba conservarlos puede convertirse a su propio dialecto`,
		},
	},
}

const (
	boardEnglish    = `Forsyth and piece lists state the board alone, SFEN also side, men in hand and move number: write FEN to keep the rest`
	boardPortuguese = `a notação Forsyth e as listas de peças só indicam o tabuleiro, a SFEN também o lado a jogar, as peças na mão e o número do lance: escreva FEN para manter o resto`
	boardSpanish    = `la notación Forsyth y las listas de piezas solo indican el tablero, el SFEN también el turno, las piezas en mano y el número de jugada: escriba FEN para conservar el resto`
)

var (
	boardHelp    = texts{boardEnglish, boardPortuguese, boardSpanish}
	countersHelp = texts{
		`write the half-move clock and the move number after the en passant field`,
		`escreva o contador de meios-lances e o número do lance depois do campo de en passant`,
		`escriba el contador de medias jugadas y el número de jugada después del campo al paso`,
	}
	changedHelp = texts{
		`the field is not as the target dialect writes it`,
		`o campo não está como o dialeto de destino o escreve`,
		`el campo no está como lo escribe el dialecto de destino`,
	}
)

// counterLostHelp is boardHelp for counters, which a program that is asked for may not keep.
var counterLostHelp = texts{
	boardEnglish + `; what a program keeps of the counters check --for says`,
	boardPortuguese + `; o que um programa guarda dos contadores, check --for diz`,
	boardSpanish + `; lo que un programa guarda de los contadores lo dice check --for`,
}
