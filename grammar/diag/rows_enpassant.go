package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// enPassantRows are about the fourth field.
var enPassantRows = []row{
	{
		code: ast.DashGlued,
		message: texts{
			`the en passant dash touches the next field`,
			`o hífen do en passant está colado no campo seguinte`,
			`el guion de la casilla al paso está pegado al campo siguiente`,
		},
		help: texts{
			`put a space after the dash`,
			`ponha um espaço depois do hífen`,
			`ponga un espacio después del guion`,
		},
	}, {
		code: ast.DashExtra,
		message: texts{
			`a dash too many follows the en passant field`,
			`há um hífen a mais depois do campo de en passant`,
			`hay un guion de más después del campo de la casilla al paso`,
		},
		help: texts{
			`leave the dash out; after the en passant field come the counters, or operations`,
			`retire o hífen; depois do en passant vêm os contadores ou as operações`,
			`quite el guion; después de la casilla al paso van los contadores o las operaciones`,
		},
	}, {
		code: ast.EnPassantCapital, // the square as written, and in small letters
		message: texts{
			`en passant square "{0}" is written with a capital, want "{1}"`,
			`a casa de en passant "{0}" está em maiúscula; deveria ser "{1}"`,
			`la casilla al paso "{0}" está en mayúscula; debería ser "{1}"`,
		},
		help: texts{
			`write the file of a square as a small letter`,
			`escreva a coluna de uma casa em minúscula`,
			`escriba la columna de una casilla en minúscula`,
		},
	}, {
		code: ast.EnPassantPawn, // the square, the one passed over
		message: texts{
			`{0} is the square of the pawn, want {1}, the square that it passed over`,
			`{0} é a casa do peão; deveria ser {1}, a casa por onde ele passou`,
			`{0} es la casilla del peón; debería ser {1}, la casilla por la que pasó`,
		},
		help: passedHelp,
	}, {
		code: ast.EnPassantRank, // the square, the side to move, the rank
		message: texts{
			`en passant square {0} does not fit {1} to move, want a square on rank {2}`,
			`a casa de en passant {0} não serve na vez {1}; deveria estar na fileira {2}`,
			`la casilla al paso {0} no vale en el turno {1}; debería estar en la fila {2}`,
		},
		help: texts{
			`the square belongs to the last move only; write "-" if that was no double step, or check the side to move`,
			`a casa vale só para o último lance; escreva "-" se não foi um avanço duplo, ou confira de quem é a vez`,
			`la casilla vale solo para la última jugada; escriba "-" si no fue un avance doble, o revise el turno`,
		},
	}, {
		code: ast.EnPassantOccupied, // the square
		message: texts{
			`en passant square {0} is occupied`,
			`a casa de en passant {0} está ocupada`,
			`la casilla al paso {0} está ocupada`,
		},
		help: staleHelp,
	}, {
		code: ast.EnPassantNoPawn, // the square, the side that moved, the square of its pawn
		message: texts{
			`en passant square {0} has no pawn before it: there is no {1} pawn on {2}`,
			`a casa de en passant {0} não tem peão à frente: não há peão {1} em {2}`,
			`la casilla al paso {0} no tiene peón delante: no hay peón {1} en {2}`,
		},
		help: staleHelp,
	}, {
		code: ast.EnPassantOrigin, // the square, where the pawn came from
		message: texts{
			`en passant square {0} is impossible: {1}, where the pawn came from, is occupied`,
			`a casa de en passant {0} é impossível: {1}, de onde o peão saiu, está ocupada`,
			`la casilla al paso {0} es imposible: {1}, de donde salió el peón, está ocupada`,
		},
		help: staleHelp,
	}, {
		code: ast.EnPassantClock, // the square, the half-move clock
		message: texts{
			`en passant square {0} means that a pawn has just moved, but the half-move clock is {1}, want 0`,
			`a casa de en passant {0} indica que um peão acabou de se mover, mas o contador de meios-lances é {1}; deveria ser 0`,
			`la casilla al paso {0} indica que acaba de moverse un peón, pero el contador de medias jugadas es {1}; debería ser 0`,
		},
		help: texts{
			`write "-" if the square is an old one, or 0 for the half-move clock`,
			`escreva "-" se a casa é de um lance anterior, ou 0 no contador de meios-lances`,
			`escriba "-" si la casilla es de una jugada anterior, o 0 en el contador de medias jugadas`,
		},
	}, {
		code: ast.EnPassantUnknown, // the word, the game where that may be why
		message: texts{
			`"{0}" is no en passant square`,
			`"{0}" não é casa de en passant`,
			`"{0}" no es casilla al paso`,
		},
		help: passedHelp,
		hint: otherSquare,
	},
}

var (
	passedHelp = texts{
		`after a double step write the square that the pawn passed over, such as e3 after e2-e4; otherwise "-"`,
		`após um avanço duplo, escreva a casa por onde o peão passou, como e3 após e2-e4; senão, "-"`,
		`tras un avance doble, escriba la casilla por la que pasó el peón, como e3 tras e2-e4; si no, "-"`,
	}
	staleHelp = texts{
		`the last move was no double step over this square: write "-", or mend the placement`,
		`o último lance não foi um avanço duplo por esta casa: escreva "-" ou corrija a colocação`,
		`la última jugada no fue un avance doble por esta casilla: escriba "-" o corrija la colocación`,
	}
)
