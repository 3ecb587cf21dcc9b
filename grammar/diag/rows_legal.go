package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// legalRows are about moves on a board.
var legalRows = []row{
	{
		code: ast.MoveCheckSign, // the move, the move as it should be
		message: texts{
			`the sign of check or mate of "{0}" is missing or wrong, want "{1}"`,
			`o sinal de xeque ou mate de "{0}" falta ou está errado; deveria ser "{1}"`,
			`el signo de jaque o mate de "{0}" falta o es incorrecto; debería ser "{1}"`,
		},
		help: checkHelp,
	}, {
		code: ast.MoveOverstated, // the move, the move as it should be
		message: texts{
			`"{0}" names more of the origin than is needed, want "{1}"`,
			`"{0}" indica mais da casa de origem do que é preciso; deveria ser "{1}"`,
			`"{0}" indica más de la casilla de origen de lo necesario; debería ser "{1}"`,
		},
		help: texts{
			`name the file or the rank only where another man of the kind can legally go to the square`,
			`indique a coluna ou a fileira só quando outra peça igual pode ir legalmente à mesma casa`,
			`indique la columna o la fila solo cuando otra pieza igual puede ir legalmente a la misma casilla`,
		},
	}, {
		code: ast.MoveCaptureMark, // the move, the move as it should be
		message: texts{
			`"{0}" lacks the x, or has one where nothing is captured; want "{1}"`,
			`em "{0}" falta o x, ou não há o que capturar; deveria ser "{1}"`,
			`en "{0}" falta la x, o no hay nada que capturar; debería ser "{1}"`,
		},
		help: texts{
			`write x where a man is captured, and only there`,
			`escreva x quando uma peça é capturada, e só então`,
			`escriba x cuando se captura una pieza, y solo entonces`,
		},
	}, {
		code: ast.MoveNotEnPassant, // the move, the move as it should be
		message: texts{
			`"{0}" is an ordinary capture, not one en passant; want "{1}"`,
			`"{0}" é uma captura comum, não en passant; deveria ser "{1}"`,
			`"{0}" es una captura ordinaria, no al paso; debería ser "{1}"`,
		},
		help: texts{
			`e.p. is said where a pawn takes one that has just passed it`,
			`e.p. diz-se quando um peão captura outro que acaba de passar por ele`,
			`e.p. se dice cuando un peón captura a otro que acaba de pasar a su lado`,
		},
	}, {
		code: ast.MoveNumber, // the number, the number as it should be
		message: texts{
			`move number "{0}" is out of place, want "{1}"`,
			`o número de lance "{0}" está fora do lugar; deveria ser "{1}"`,
			`el número de jugada "{0}" está fuera de lugar; debería ser "{1}"`,
		},
		help: texts{
			`is a move missing, or written twice? numbers begin at that of the position`,
			`falta um lance, ou há um repetido? a numeração começa na da posição`,
			`¿falta una jugada, o hay una repetida? la numeración empieza en la de la posición`,
		},
	}, {
		code: ast.MoveNoMan, // the side, the man
		message: texts{
			`{0} has no {1} on the board`,
			`não há {1} {0} no tabuleiro`,
			`no hay {1} {0} en el tablero`,
		},
		help: manHelp,
	}, {
		code: ast.MoveFromEmpty, // the square
		message: texts{
			`no man stands on {0}`,
			`não há peça em {0}`,
			`no hay pieza en {0}`,
		},
		help: manHelp,
	}, {
		code: ast.MoveNoOrigin, // the man, the file, rank or square
		message: texts{
			`no {0} to move stands on {1}`,
			`{0:no} do lado que joga está em {1}`,
			`{0:no} del bando que juega está en {1}`,
		},
		help: manHelp,
	}, {
		code: ast.MoveUnreachable, // the man, the square
		message: texts{
			`no {0} can get to {1}`,
			`{0:no} pode chegar a {1}`,
			`{0:no} puede llegar a {1}`,
		},
		help: manHelp,
	}, {
		code: ast.MoveBlocked, // the man, its square, the target, the square between
		message: texts{
			`the {0} on {1} cannot get to {2}: the man on {3} is in the way`,
			`{0:the} de {1} não chega a {2}: a peça em {3} está no caminho`,
			`{0:the} de {1} no llega a {2}: la pieza de {3} está en el camino`,
		},
		help: texts{
			`of all men only the knight jumps; is an earlier move missing?`,
			`de todas as peças só o cavalo salta; falta algum lance anterior?`,
			`de todas las piezas solo el caballo salta; ¿falta alguna jugada anterior?`,
		},
	}, {
		code: ast.MoveOwnMan, // the square
		message: texts{
			`a man of the same side stands on {0}`,
			`há uma peça da mesma cor em {0}`,
			`hay una pieza del mismo color en {0}`,
		},
		help: texts{
			`no side captures its own men; is an earlier move missing?`,
			`ninguém captura as próprias peças; falta algum lance anterior?`,
			`nadie captura sus propias piezas; ¿falta alguna jugada anterior?`,
		},
	}, {
		code: ast.MoveTakesKing, // the square
		message: texts{
			`the king on {0} would be captured`,
			`o rei em {0} seria capturado`,
			`el rey de {0} sería capturado`,
		},
		help: texts{
			`no king is ever captured: the side that has just moved left its own in check`,
			`nenhum rei é capturado: o lado que acabou de jogar deixou o seu em xeque`,
			`ningún rey se captura: el bando que acaba de jugar dejó el suyo en jaque`,
		},
	}, {
		code: ast.MovePinned, // the man, its square, the king's, that of the pinning man
		message: texts{
			`the {0} on {1} is pinned: it shields the king on {2} from the man on {3}`,
			`a peça em {1} ({0}) está cravada: protege o rei em {2} da peça em {3}`,
			`la pieza de {1} ({0}) está clavada: protege al rey de {2} de la pieza de {3}`,
		},
		help: texts{
			`a pinned man may only move on the line between the king and the man that pins it`,
			`uma peça cravada só se move na linha entre o rei e a peça que a crava`,
			`una pieza clavada solo se mueve en la línea entre el rey y la pieza que la clava`,
		},
	}, {
		code: ast.MoveInCheck, // the square of the man that gives check
		message: texts{
			`the king is in check from {0}, and the move does not answer it`,
			`o rei está em xeque, dado de {0}, e o lance não o defende`,
			`el rey está en jaque desde {0}, y la jugada no lo defiende`,
		},
		help: texts{
			`move the king, take the man that gives check, or put a man between`,
			`mova o rei, capture a peça que dá o xeque ou interponha uma peça`,
			`mueva el rey, capture la pieza que da jaque o interponga una pieza`,
		},
	}, {
		code: ast.MoveIntoCheck, // the square, that of the attacker
		message: texts{
			`the king cannot go to {0}: the man on {1} attacks it`,
			`o rei não pode ir a {0}: a peça em {1} ataca essa casa`,
			`el rey no puede ir a {0}: la pieza de {1} ataca esa casilla`,
		},
		help: texts{
			`the king never moves to an attacked square`,
			`o rei nunca vai a uma casa atacada`,
			`el rey nunca va a una casilla atacada`,
		},
	}, {
		code: ast.MoveAmbiguous, // how many men, which, the square, theirs, how to write the moves
		message: texts{
			`{0:count} {1:many} reach {2}: {3}; write {4}`,
			`{0:count} {1:many} chegam a {2}: {3}; escreva {4}`,
			`{0:count} {1:many} llegan a {2}: {3}; escriba {4}`,
		},
		help: texts{
			`after the letter write the file of the man, else its rank, else its square`,
			`depois da letra escreva a coluna da peça; se não bastar, a fileira; se não bastar, a casa`,
			`después de la letra escriba la columna de la pieza; si no basta, la fila; si no basta, la casilla`,
		},
	}, {
		code: ast.MoveOtherSide, // the side to move
		message: texts{
			`{0} is to move, but only the other side can play this`,
			`é a vez {0}, mas só o outro lado pode fazer este lance`,
			`es el turno {0}, pero solo el otro bando puede hacer esta jugada`,
		},
		help: texts{
			`is a move missing before it, or is the side to move wrong?`,
			`falta um lance antes deste, ou o lado a jogar está errado?`,
			`¿falta una jugada antes de esta, o el turno es incorrecto?`,
		},
	}, {
		code: ast.PromotionMissing, // the square
		message: texts{
			`the pawn that reaches {0} has to become another man`,
			`o peão que chega a {0} precisa ser promovido`,
			`el peón que llega a {0} tiene que coronar`,
		},
		help: promotionHelp,
	}, {
		code: ast.PromotionWrong, // the man
		message: texts{
			`no pawn becomes a {0}`,
			`um peão não pode ser promovido a {0}`,
			`un peón no puede coronar {0}`,
		},
		help: texts{
			`in chess a pawn becomes a queen, a rook, a bishop or a knight`,
			`no xadrez o peão é promovido a dama, torre, bispo ou cavalo`,
			`en ajedrez el peón corona dama, torre, alfil o caballo`,
		},
	}, {
		code: ast.PromotionNotHere, // the square
		message: texts{
			`nothing is promoted on {0}`,
			`não há promoção em {0}`,
			`no hay promoción en {0}`,
		},
		help: texts{
			`only a pawn is promoted, and only on the last rank`,
			`só o peão é promovido, e só na última fileira`,
			`solo el peón corona, y solo en la última fila`,
		},
	}, {
		code: ast.MoveNoEnPassant, // the square
		message: texts{
			`there is nothing to take on {0}, not even en passant`,
			`não há o que capturar em {0}, nem en passant`,
			`no hay nada que capturar en {0}, ni siquiera al paso`,
		},
		help: texts{
			`a pawn changes file only to capture; en passant only right after the double step`,
			`o peão só muda de coluna ao capturar; en passant, só logo após o avanço duplo`,
			`el peón solo cambia de columna al capturar; al paso, solo justo después del avance doble`,
		},
	}, {
		code: ast.MoveAfterEnd, // how it ended
		message: texts{
			`the game was over: {0:outcome}`,
			`a partida já tinha terminado: {0:outcome}`,
			`la partida ya había terminado: {0:outcome}`,
		},
		help: texts{
			`no move follows the end of a game; is an earlier move wrong?`,
			`nenhum lance vem depois do fim da partida; algum lance anterior está errado?`,
			`ninguna jugada sigue al final de la partida; ¿es incorrecta alguna jugada anterior?`,
		},
	}, {
		code: ast.MoveNull, // the move as written, and as it should be
		message: texts{
			`"{0}" is a null move: the turn passes`,
			`"{0}" é um lance nulo: a vez passa ao outro lado`,
			`"{0}" es una jugada nula: el turno pasa al otro bando`,
		},
		help: texts{
			`only analysis and games at odds pass the turn; else a move is missing here`,
			`só a análise e as partidas com vantagem passam a vez; senão, falta um lance aqui`,
			`solo el análisis y las partidas con ventaja pasan el turno; si no, falta aquí una jugada`,
		},
	},
}

var manHelp = texts{
	`check the letter, the square and the language of the letters; is an earlier move missing?`,
	`confira a letra, a casa e a língua das letras; falta algum lance anterior?`,
	`revise la letra, la casilla y el idioma de las letras; ¿falta alguna jugada anterior?`,
}
