package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// variantRows are about what the records of variants have beyond those of
// chess: pockets, marks of promotion, check counts.
var variantRows = []row{
	{
		code: ast.PocketDash,
		message: texts{
			`the pocket has a dash, want empty brackets`,
			`a reserva tem um hífen; deveria ter colchetes vazios`,
			`la reserva tiene un guion; debería tener corchetes vacíos`,
		},
		help: texts{
			`an empty pocket is written "[]"`,
			`uma reserva vazia se escreve "[]"`,
			`una reserva vacía se escribe "[]"`,
		},
	}, {
		code: ast.PocketCount, // the number and the letter, the letters
		message: texts{
			`"{0}" counts men of a pocket by a number, want "{1}"`,
			`"{0}" conta peças da reserva com um número; deveria ser "{1}"`,
			`"{0}" cuenta piezas de la reserva con un número; debería ser "{1}"`,
		},
		help: texts{
			`each man in a pocket is a letter of its own: "PPP", not "3P"`,
			`cada peça da reserva tem sua própria letra: "PPP", não "3P"`,
			`cada pieza de la reserva tiene su propia letra: "PPP", no "3P"`,
		},
	}, {
		code: ast.PocketRank, // the letters
		message: texts{
			`the pocket "{0}" is written as a rank more, want brackets`,
			`a reserva "{0}" está escrita como mais uma fileira; deveria estar entre colchetes`,
			`la reserva "{0}" está escrita como una fila más; debería ir entre corchetes`,
		},
		help: texts{
			`write the pocket in brackets that touch the board, as in "RNBQKBNR[Qp]"`,
			`escreva a reserva entre colchetes, junto ao tabuleiro, como em "RNBQKBNR[Qp]"`,
			`escriba la reserva entre corchetes, junto al tablero, como en "RNBQKBNR[Qp]"`,
		},
	}, {
		code: ast.PocketNotHere, // the pocket
		message: texts{
			`there are no pockets in this game; crazyhouse has them`,
			`este jogo não tem reserva; o crazyhouse tem`,
			`este juego no tiene reserva; crazyhouse sí`,
		},
		help: texts{
			`name the variant, with --variant crazyhouse, or take the brackets out`,
			`indique a variante, com --variant crazyhouse, ou retire os colchetes`,
			`indique la variante, con --variant crazyhouse, o quite los corchetes`,
		},
	}, {
		code: ast.PocketOpen,
		message: texts{
			`the bracket of the pocket is not closed`,
			`o colchete da reserva não foi fechado`,
			`el corchete de la reserva no está cerrado`,
		},
		help: texts{
			`a pocket ends with "]", and has no blank inside`,
			`a reserva termina com "]" e não tem espaços dentro`,
			`la reserva termina con "]" y no lleva espacios dentro`,
		},
	}, {
		code: ast.PocketExtra, // the text
		message: texts{
			`"{0}" follows the pocket without a blank`,
			`"{0}" vem logo depois da reserva, sem espaço`,
			`"{0}" sigue a la reserva sin espacio`,
		},
		help: texts{
			`after the bracket comes a blank, and then the side to move`,
			`depois do colchete vem um espaço e então o lado a jogar`,
			`después del corchete va un espacio y luego el turno`,
		},
	}, {
		code: ast.PocketKing, // the letter, or the man
		message: texts{
			`a king cannot be in a pocket: {0}`,
			`um rei não pode estar na reserva: {0}`,
			`un rey no puede estar en la reserva: {0}`,
		},
		help: texts{
			`a pocket holds captured men, and a king is never captured`,
			`a reserva guarda peças capturadas, e o rei nunca é capturado`,
			`la reserva guarda piezas capturadas, y el rey nunca se captura`,
		},
	}, {
		code: ast.PocketRange, // the number and the letter
		message: texts{
			`"{0}" is no number of men for a pocket, want 1 to 255 of a kind`,
			`"{0}" não é uma quantidade possível na reserva; deveria haver de 1 a 255 de cada tipo`,
			`"{0}" no es una cantidad posible en la reserva; debería haber de 1 a 255 de cada tipo`,
		},
		help: texts{
			`write a letter for each man that can be dropped`,
			`escreva uma letra para cada peça que pode ser colocada`,
			`escriba una letra por cada pieza que se puede colocar`,
		},
	}, {
		code: ast.PromotedMark,
		message: texts{
			`"~" marks a promoted man, and this game has no such mark; it is left out`,
			`"~" marca uma peça promovida, e este jogo não tem essa marca; ela é omitida`,
			`"~" marca una pieza coronada, y este juego no tiene esa marca; se omite`,
		},
		help: texts{
			`only where captured men come back, as in crazyhouse, does it matter what was a pawn`,
			`só onde as peças capturadas voltam, como no crazyhouse, importa qual delas era um peão`,
			`solo donde vuelven las piezas capturadas, como en crazyhouse, importa cuál era un peón`,
		},
	}, {
		code: ast.NotPromoted,
		message: texts{
			`"~" marks a promoted man, and there is none before it`,
			`"~" marca uma peça promovida, e não há nenhuma antes dele`,
			`"~" marca una pieza coronada, y no hay ninguna antes`,
		},
		help: texts{
			`the mark stands once, right after a queen, rook, bishop or knight`,
			`a marca aparece uma só vez, logo depois de uma dama, torre, bispo ou cavalo`,
			`la marca va una sola vez, justo después de una dama, torre, alfil o caballo`,
		},
	}, {
		code: ast.CastlingNotHere, // the field
		message: texts{
			`there is no castling in this game; "{0}" is left out`,
			`este jogo não tem roque; "{0}" é omitido`,
			`este juego no tiene enroque; se omite "{0}"`,
		},
		help: texts{
			`a game without castling has "-" in this field`,
			`num jogo sem roque este campo é "-"`,
			`en un juego sin enroque este campo es "-"`,
		},
	}, {
		code: ast.ChecksNotHere, // the field
		message: texts{
			`"{0}" counts checks, which this game does not; three-check does`,
			`"{0}" conta xeques, e este jogo não os conta; o three-check, sim`,
			`"{0}" cuenta jaques, y este juego no los cuenta; three-check sí`,
		},
		help: texts{
			`name the variant, with --variant 3check, or take the field out`,
			`indique a variante, com --variant 3check, ou retire o campo`,
			`indique la variante, con --variant 3check, o quite el campo`,
		},
	}, {
		code: ast.ChecksTwice, // the field
		message: texts{
			`"{0}" counts the checks again`,
			`"{0}" conta os xeques outra vez`,
			`"{0}" cuenta los jaques otra vez`,
		},
		help: texts{
			`write either the checks that are left, 3+3, or those that were given, +0+0`,
			`escreva ou os xeques que faltam, 3+3, ou os que já foram dados, +0+0`,
			`escriba o los jaques que faltan, 3+3, o los que ya se dieron, +0+0`,
		},
	}, {
		code: ast.ChecksRange, // the field, the checks that win
		message: texts{
			`"{0}" counts more checks than the game has, want 0 to {1} for each side`,
			`"{0}" conta mais xeques do que o jogo tem; deveria ser de 0 a {1} para cada lado`,
			`"{0}" cuenta más jaques de los que tiene el juego; debería ser de 0 a {1} por bando`,
		},
		help: checksHelp,
	}, {
		code: ast.PocketAssumed,
		message: texts{
			`the pocket is not stated, assumed {0}`,
			`a reserva não está indicada; supôs-se {0}`,
			`la reserva no está indicada; se supuso {0}`,
		},
		help: texts{
			`write the men that can be dropped in brackets after the board, or "[]" for none`,
			`escreva entre colchetes, depois do tabuleiro, as peças que podem ser colocadas, ou "[]" se não há`,
			`escriba entre corchetes, después del tablero, las piezas que se pueden colocar, o "[]" si no hay`,
		},
	}, {
		code: ast.ChecksAssumed,
		message: texts{
			`the check counts are not stated, assumed {0}`,
			`a contagem de xeques não está indicada; supôs-se {0}`,
			`la cuenta de jaques no está indicada; se supuso {0}`,
		},
		help: texts{
			`write how many checks each side must still give before the half-move clock`,
			`escreva antes do contador de meios-lances quantos xeques cada lado ainda precisa dar`,
			`escriba antes del contador de medias jugadas cuántos jaques debe dar aún cada bando`,
		},
	}, {
		code: ast.PocketLost,
		message: texts{
			`the target has no place for the pocket, {0}`,
			`o destino não tem lugar para a reserva, {0}`,
			`el destino no tiene lugar para la reserva, {0}`,
		},
		help: boardHelp,
	}, {
		code: ast.ChecksLost,
		message: texts{
			`the target has no place for the check counts, {0}`,
			`o destino não tem lugar para a contagem de xeques, {0}`,
			`el destino no tiene lugar para la cuenta de jaques, {0}`,
		},
		help: boardHelp,
	}, {
		code: ast.PocketChanged,
		message: texts{
			`the pocket is written as {0}`,
			`a reserva é escrita como {0}`,
			`la reserva se escribe como {0}`,
		},
		help: changedHelp,
	}, {
		code: ast.ChecksChanged,
		message: texts{
			`the check counts are written as {0}`,
			`a contagem de xeques é escrita como {0}`,
			`la cuenta de jaques se escribe como {0}`,
		},
		help: changedHelp,
	},
}

var checksHelp = texts{
	`3+3 is how many checks White and Black must still give; +0+0 how many they have given`,
	`3+3 indica quantos xeques as brancas e as pretas ainda precisam dar; +0+0, quantos já deram`,
	`3+3 indica cuántos jaques deben dar aún las blancas y las negras; +0+0, cuántos han dado ya`,
}
