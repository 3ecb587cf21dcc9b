package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// transformRows are what a conversion reports of a board that is turned or whose sides
// are exchanged, with the text that is lost, and of records that it passes over.
var transformRows = []row{
	{
		code: ast.CastlingNotKept, // the text lost
		message: texts{
			`the castling field "{0}" does not hold after the transformation`,
			`o campo de roque "{0}" não vale depois da transformação`,
			`el campo de enroque "{0}" no vale tras la transformación`,
		},
		help: texts{
			`kings and rooks are no longer at home; only mirror keeps the rights`,
			`reis e torres já não estão em casa; só mirror mantém os direitos`,
			`reyes y torres ya no están en su sitio; solo mirror conserva los derechos`,
		},
	}, {
		code: ast.EnPassantNotKept, // the text lost
		message: texts{
			`the en passant square {0} does not hold after the transformation`,
			`a casa de en passant {0} não vale depois da transformação`,
			`la casilla al paso {0} no vale tras la transformación`,
		},
		help: texts{
			`no pawn can have come there; only mirror keeps the square`,
			`nenhum peão pode ter chegado lá; só mirror mantém a casa`,
			`ningún peón puede haber llegado allí; solo mirror conserva la casilla`,
		},
	}, {
		code: ast.MovesNotKept, // the text lost
		message: texts{
			`the moves of {0} are left out: they cannot be transformed`,
			`os lances de {0} são retirados: não podem ser transformados`,
			`las jugadas de {0} se quitan: no pueden transformarse`,
		},
		help: texts{
			`moves stay legal in mirror alone, in a game whose rules are known here`,
			`os lances só continuam legais com mirror, em um jogo de regras conhecidas aqui`,
			`las jugadas solo siguen siendo legales con mirror, en un juego de reglas conocidas aquí`,
		},
	}, {
		code: ast.Duplicate, // the number of the record
		message: texts{
			`the position came before, as record {0} of those written`,
			`a posição já apareceu, como registro {0} dos escritos`,
			`la posición ya apareció, como registro {0} de los escritos`,
		},
		help: texts{
			`counters and operations do not count; without --unique all records are written`,
			`contadores e operações não contam; sem --unique todos os registros são escritos`,
			`contadores y operaciones no cuentan; sin --unique se escriben todos los registros`,
		},
	},
}
