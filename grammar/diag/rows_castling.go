package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// castlingRows are about the third field.
var castlingRows = []row{
	{
		code: ast.CastlingOrder, // the field, the field in order
		message: texts{
			`castling "{0}" is out of order, want "{1}"`,
			`o roque "{0}" está fora de ordem; deveria ser "{1}"`,
			`el enroque "{0}" está desordenado; debería ser "{1}"`,
		},
		help: texts{
			`White comes before Black, the king side before the queen side`,
			`as brancas vêm antes das pretas, a ala do rei antes da ala da dama`,
			`las blancas van antes que las negras, el flanco de rey antes que el de dama`,
		},
	}, {
		code: ast.CastlingRepeated, // the letter
		message: texts{
			`castling letter "{0}" repeats a right`,
			`a letra de roque "{0}" repete um direito`,
			`la letra de enroque "{0}" repite un derecho`,
		},
		help: texts{
			`name each right once`,
			`indique cada direito uma só vez`,
			`indique cada derecho una sola vez`,
		},
	}, {
		code: ast.CastlingFileLetter, // the letter, that of the dialect
		message: texts{
			`castling letter "{0}" is Shredder-FEN for this rook, want "{1}"`,
			`a letra de roque "{0}" é de Shredder-FEN para esta torre; deveria ser "{1}"`,
			`la letra de enroque "{0}" es de Shredder-FEN para esta torre; debería ser "{1}"`,
		},
		help: texts{
			`Shredder-FEN names every rook by its file; FEN and X-FEN name the outermost one by K or Q`,
			`Shredder-FEN nomeia cada torre pela coluna; FEN e X-FEN usam K ou Q para a mais externa`,
			`Shredder-FEN nombra cada torre por su columna; FEN y X-FEN usan K o Q para la más exterior`,
		},
	}, {
		code: ast.CastlingWingLetter, // the letter, that of the dialect
		message: texts{
			`castling letter "{0}" is FEN and X-FEN; Shredder-FEN writes "{1}"`,
			`a letra de roque "{0}" é de FEN e X-FEN; Shredder-FEN escreve "{1}"`,
			`la letra de enroque "{0}" es de FEN y X-FEN; Shredder-FEN escribe "{1}"`,
		},
		help: texts{
			`in Shredder-FEN a right is the letter of the rook's file`,
			`em Shredder-FEN o direito é a letra da coluna da torre`,
			`en Shredder-FEN el derecho es la letra de la columna de la torre`,
		},
	}, {
		code: ast.NoRookForRight, // the letter, the side, the squares
		message: texts{
			`castling right "{0}" has no rook: there is no {1} rook on {2}`,
			`o direito de roque "{0}" não tem torre: não há torre {1} em {2}`,
			`el derecho de enroque "{0}" no tiene torre: no hay torre {1} en {2}`,
		},
		help: lostHelp,
	}, {
		code: ast.KingNotHome, // the letter, the side, the rank
		message: texts{
			`castling right "{0}" has no king: there is no single {1} king on rank {2}`,
			`o direito de roque "{0}" não tem rei: na fileira {2} falta o rei {1}, ou há mais de um`,
			`el derecho de enroque "{0}" no tiene rey: en la fila {2} falta el rey {1}, o hay más de uno`,
		},
		help: lostHelp,
	}, {
		code: ast.RightNotOrthodox, // the letter, the side, the squares of king and rook
		message: texts{
			`castling right "{0}", king on {2} and rook on {3}, is none of orthodox chess`,
			`o direito de roque "{0}", com rei em {2} e torre em {3}, não existe no xadrez ortodoxo`,
			`el derecho de enroque "{0}", con rey en {2} y torre en {3}, no existe en el ajedrez ortodoxo`,
		},
		help: texts{
			`orthodox castling needs king and rook on their first squares; Chess960 knows this right`,
			`o roque ortodoxo exige rei e torre nas casas iniciais; o Chess960 admite este direito`,
			`el enroque ortodoxo exige rey y torre en sus casillas iniciales; Chess960 admite este derecho`,
		},
	}, {
		code: ast.NeedsChess960, // the field
		message: texts{
			`castling "{0}" belongs to a Chess960 game`,
			`o roque "{0}" é de uma partida de Chess960`,
			`el enroque "{0}" es de una partida de Chess960`,
		},
		help: texts{
			`king or rook is not where orthodox chess has it; name the variant chess960 if that is meant`,
			`o rei ou a torre está fora das casas do xadrez ortodoxo; indique a variante chess960 se for o caso`,
			`el rey o la torre está fuera de las casillas del ajedrez ortodoxo; indique la variante chess960 si es el caso`,
		},
	}, {
		code: ast.NeedsDFRC, // the field
		message: texts{
			`castling "{0}" belongs to a double Chess960 game`,
			`o roque "{0}" é de uma partida de Chess960 duplo`,
			`el enroque "{0}" es de una partida de Chess960 doble`,
		},
		help: texts{
			`the two sides castle from different squares; name the variant dfrc if that is meant`,
			`os dois lados rocam a partir de casas diferentes; indique a variante dfrc se for o caso`,
			`los dos bandos enrocan desde casillas distintas; indique la variante dfrc si es el caso`,
		},
	}, {
		code: ast.CastlingKingOnEdge, // the field
		message: texts{
			`castling "{0}" of a king on the first or last file`,
			`roque "{0}" de um rei na primeira ou na última coluna`,
			`enroque "{0}" de un rey en la primera o la última columna`,
		},
		help: texts{
			`a Chess960 king starts between its rooks, so never there; check the right`,
			`no Chess960 o rei começa entre as torres, portanto nunca ali; confira o direito`,
			`en Chess960 el rey empieza entre las torres, por lo tanto nunca ahí; revise el derecho`,
		},
	}, {
		code: ast.CastlingUnknown, // one character
		message: texts{
			`"{0}" is no castling letter`,
			`"{0}" não é letra de roque`,
			`"{0}" no es letra de enroque`,
		},
		help: texts{
			`FEN has K, Q, k and q, X-FEN and Shredder-FEN also the rooks' files; "-" is for no right at all`,
			`a FEN tem K, Q, k e q, X-FEN e Shredder-FEN também as colunas das torres; "-" indica nenhum direito`,
			`el FEN tiene K, Q, k y q, X-FEN y Shredder-FEN también las columnas de las torres; "-" indica ningún derecho`,
		},
		hint: otherRight,
	}, {
		code: ast.CastlingDash, // the field, the field without dashes
		message: texts{
			`castling "{0}" holds a dash that does not stand alone`,
			`o roque "{0}" tem um hífen que não está sozinho`,
			`el enroque "{0}" tiene un guion que no está solo`,
		},
		help: texts{
			`leave the missing rights out; one "-" alone says that there are none`,
			`omita os direitos que faltam; um só "-" indica que não há nenhum`,
			`omita los derechos que faltan; un solo "-" indica que no hay ninguno`,
		},
	}, {
		code: ast.CastlingNotStandard, // the letter, the rook
		message: texts{
			`"{0}" names the rook on {1}; standard FEN has no letter for it, X-FEN and Shredder-FEN have`,
			`"{0}" indica a torre de {1}; a FEN padrão não tem letra para ela, X-FEN e Shredder-FEN têm`,
			`"{0}" indica la torre de {1}; el FEN estándar no tiene letra para ella, X-FEN y Shredder-FEN sí`,
		},
		help: texts{
			`read the record as X-FEN or Shredder-FEN`,
			`leia o registro como X-FEN ou Shredder-FEN`,
			`lea el registro como X-FEN o Shredder-FEN`,
		},
	}, {
		code: ast.TwoRightsOneWing, // the letter, the rook
		message: texts{
			`"{0}" names the rook on {1}: a second right on the same side of the king`,
			`"{0}" indica a torre de {1}: um segundo direito do mesmo lado do rei`,
			`"{0}" indica la torre de {1}: un segundo derecho del mismo lado del rey`,
		},
		help: texts{
			`a king castles with one rook on each side at most; keep the letter of the right one`,
			`o rei roca com no máximo uma torre de cada lado; mantenha só a letra da torre certa`,
			`el rey enroca con una torre de cada lado como máximo; deje solo la letra de la torre correcta`,
		},
	}, {
		code: ast.CannotNameRook, // the rook, the title of the dialect
		message: texts{
			`{1} has no castling letter for the rook on {0}`,
			`{1} não tem letra de roque para a torre de {0}`,
			`{1} no tiene letra de enroque para la torre de {0}`,
		},
		help: texts{
			`standard FEN can name only the corner rooks of a king on the e-file; write X-FEN or Shredder-FEN`,
			`a FEN padrão só indica as torres dos cantos com o rei na coluna e; escreva X-FEN ou Shredder-FEN`,
			`el FEN estándar solo indica las torres de las esquinas con el rey en la columna e; escriba X-FEN o Shredder-FEN`,
		},
	}, {
		code: ast.CannotGrant, // the letter
		message: texts{
			`"{0}" cannot be granted: king and rook do not stand for it`,
			`"{0}" não pode ser concedido: rei e torre não estão em posição`,
			`"{0}" no se puede conceder: rey y torre no están en posición`,
		},
		help: texts{
			`give the rights that all the diagrams have, or let them be inferred`,
			`indique os direitos que todos os diagramas têm, ou deixe que sejam inferidos`,
			`indique los derechos que tienen todos los diagramas, o deje que se infieran`,
		},
	},
}

var lostHelp = texts{
	`a king or rook that has moved has lost its rights: take the letter out, or mend the placement`,
	`o rei ou a torre que se moveu perdeu o direito: retire a letra ou corrija a colocação`,
	`el rey o la torre que se movió perdió el derecho: quite la letra o corrija la colocación`,
}
