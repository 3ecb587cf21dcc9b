package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// noteRows are what a conversion reports. The argument of an assumption is
// the text written for the field, that of a loss the text lost; those of a
// change are the text that was read and the text that was written.
var noteRows = []row{
	{
		code: ast.TurnAssumed,
		message: texts{
			`the side to move is not stated, assumed "{0}"`,
			`o lado a jogar não está indicado; supôs-se "{0}"`,
			`el turno no está indicado; se supuso "{0}"`,
		},
		help: texts{
			`the side to move can be given with --turn`,
			`o lado a jogar pode ser dado com --turn`,
			`el turno se puede dar con --turn`,
		},
	}, {
		code: ast.CastlingAssumed,
		message: texts{
			`the castling rights are not stated, assumed "{0}"`,
			`os direitos de roque não estão indicados; supôs-se "{0}"`,
			`los derechos de enroque no están indicados; se supuso "{0}"`,
		},
		help: texts{
			`the rights can be given with --castling; the squares of king and rooks do not prove them`,
			`os direitos podem ser dados com --castling; as casas do rei e das torres não os provam`,
			`los derechos se pueden dar con --castling; las casillas del rey y las torres no los prueban`,
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
			`the operations are lost: {0}`,
			`as operações se perdem: {0}`,
			`las operaciones se pierden: {0}`,
		},
		help: texts{
			`only EPD has a place for operations: write EPD to keep them`,
			`só o EPD tem lugar para operações: escreva EPD para mantê-las`,
			`solo el EPD tiene lugar para operaciones: escriba EPD para conservarlas`,
		},
	}, {
		code: ast.PlacementChanged,
		message: texts{
			`placement "{0}" is written as "{1}"`,
			`a colocação "{0}" é escrita como "{1}"`,
			`la colocación "{0}" se escribe como "{1}"`,
		},
		help: changedHelp,
	}, {
		code: ast.TurnChanged,
		message: texts{
			`side to move "{0}" is written as "{1}"`,
			`o lado a jogar "{0}" é escrito como "{1}"`,
			`el turno "{0}" se escribe como "{1}"`,
		},
		help: changedHelp,
	}, {
		code: ast.CastlingChanged,
		message: texts{
			`castling "{0}" is written as "{1}"`,
			`o roque "{0}" é escrito como "{1}"`,
			`el enroque "{0}" se escribe como "{1}"`,
		},
		help: changedHelp,
	}, {
		code: ast.EnPassantChanged,
		message: texts{
			`en passant square "{0}" is written as "{1}"`,
			`a casa de en passant "{0}" é escrita como "{1}"`,
			`la casilla al paso "{0}" se escribe como "{1}"`,
		},
		help: changedHelp,
	}, {
		code: ast.HalfmoveChanged,
		message: texts{
			`half-move clock "{0}" is written as "{1}"`,
			`o contador de meios-lances "{0}" é escrito como "{1}"`,
			`el contador de medias jugadas "{0}" se escribe como "{1}"`,
		},
		help: changedHelp,
	}, {
		code: ast.FullmoveChanged,
		message: texts{
			`move number "{0}" is written as "{1}"`,
			`o número do lance "{0}" é escrito como "{1}"`,
			`el número de jugada "{0}" se escribe como "{1}"`,
		},
		help: changedHelp,
	},
}

var (
	countersHelp = texts{
		`the two counters can be given with --counters`,
		`os dois contadores podem ser dados com --counters`,
		`los dos contadores se pueden dar con --counters`,
	}
	changedHelp = texts{
		`the field is not as the target dialect writes it`,
		`o campo não está como o dialeto de destino o escreve`,
		`el campo no está como lo escribe el dialecto de destino`,
	}
)
