package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// positionRows are about positions that no game leads to.
var positionRows = []row{
	{
		code: ast.KingCount, // the side, how many kings it has, how many it should have
		message: texts{
			`{0} has {1} {1:king|kings}, want {2}`,
			`há {1} {1:rei|reis} {0}; deveria haver {2}`,
			`hay {1} {1:rey|reyes} {0}; debería haber {2}`,
		},
		help: texts{
			`in chess each side has one king; is a letter wrong or missing, or is the game another variant?`,
			`no xadrez cada lado tem um rei; há uma letra errada ou faltando, ou o jogo é outra variante?`,
			`en ajedrez cada bando tiene un rey; ¿hay una letra incorrecta o falta una, o el juego es otra variante?`,
		},
	}, {
		code: ast.KingsTouch, // the squares of White's king and of Black's
		message: texts{
			`the kings on {0} and {1} stand side by side`,
			`os reis em {0} e {1} estão lado a lado`,
			`los reyes de {0} y {1} están uno al lado del otro`,
		},
		help: texts{
			`no king moves to an attacked square, so neither can have come beside the other; is one misplaced?`,
			`nenhum rei vai a uma casa atacada, e nenhum pode ter chegado ao lado do outro; um deles está na casa errada?`,
			`ningún rey va a una casilla atacada, y ninguno pudo llegar junto al otro; ¿está uno en la casilla incorrecta?`,
		},
	}, {
		code: ast.PawnOnEdge, // the side, the square
		message: texts{
			`a {0} pawn stands on {1}, where no pawn can stand`,
			`há um peão {0} em {1}, onde nenhum peão pode estar`,
			`hay un peón {0} en {1}, donde ningún peón puede estar`,
		},
		help: texts{
			`pawns begin on the second rank and become another man on the last; is the letter or the square wrong?`,
			`os peões começam na segunda fileira e são promovidos na última; a letra ou a casa está errada?`,
			`los peones empiezan en la segunda fila y coronan en la última; ¿es incorrecta la letra o la casilla?`,
		},
	}, {
		code: ast.OpponentInCheck, // the side that is in check, the squares of the men that give it
		message: texts{
			`{0}, not to move, is in check from {1}`,
			`o rei {0} está em xeque, dado de {1}, e não é a vez desse lado`,
			`el rey {0} está en jaque desde {1}, y no es el turno de ese bando`,
		},
		help: texts{
			`the side to move could take the king: is the side to move wrong, or a man misplaced?`,
			`o lado que joga poderia capturar o rei: o lado a jogar está errado, ou há uma peça na casa errada?`,
			`el bando que juega podría capturar al rey: ¿es incorrecto el turno, o hay una pieza en la casilla incorrecta?`,
		},
	}, {
		code: ast.PawnsTooMany, // the side or both, how many pawns there are, how many there may be
		message: texts{
			`there {1:is|are} {1} {1:pawn|pawns} {0:of}, want {2} at most`,
			`há {1} {1:peão|peões} {0:of}; o máximo é {2}`,
			`hay {1} {1:peón|peones} {0:of}; el máximo es {2}`,
		},
		help: texts{
			`no side gains pawns; where men are dropped, those in the pockets count too`,
			`nenhum lado ganha peões; onde se põem peças no tabuleiro, as das reservas também contam`,
			`ningún bando gana peones; donde se colocan piezas, las de las reservas también cuentan`,
		},
	}, {
		code: ast.MenTooMany, // the side or both, how many men there are, how many there may be, of what role, none for all
		message: texts{
			`there are {1} {3:many} {0:of}, want {2} at most`,
			`há {1} {3:many} {0:of}; o máximo é {2}`,
			`hay {1} {3:many} {0:of}; el máximo es {2}`,
		},
		help: texts{
			`no side gains men; where men are dropped, those in the pockets count too`,
			`nenhum lado ganha peças; onde se põem peças no tabuleiro, as das reservas também contam`,
			`ningún bando gana piezas; donde se colocan piezas, las de las reservas también cuentan`,
		},
	}, {
		code: ast.PromotionsTooMany, // the side or both, how many promotions there were at least, how many pawns are missing
		message: texts{
			`at least {1} {1:man|men} {0:of} came from promotions, yet {2} {2:pawn is|pawns are} missing`,
			`ao menos {1} {1:peça|peças} {0:of} {1:veio|vieram} de promoções, mas {2:falta|faltam} {2} {2:peão|peões}`,
			`al menos {1} {1:pieza|piezas} {0:of} {1:viene|vienen} de promociones, pero {2:falta|faltan} {2} {2:peón|peones}`,
		},
		help: texts{
			`beyond the men of the start each is a pawn that was promoted, as is a second bishop on squares of one colour`,
			`além das peças iniciais, cada uma é um peão promovido, como também um segundo bispo em casas da mesma cor`,
			`además de las piezas iniciales, cada una es un peón coronado, como también un segundo alfil en casillas del mismo color`,
		},
	}, {
		code: ast.CheckersTooMany, // how many men give check, their squares, how many may
		message: texts{
			`{0} {0:man gives|men give} check, from {1}, want {2} at most`,
			`{0} {0:peça dá|peças dão} xeque, de {1}; o máximo é {2}`,
			`{0} {0:pieza da|piezas dan} jaque, desde {1}; el máximo es {2}`,
		},
		help: texts{
			`one move lets two men give check at most, and in racing kings none; is a man misplaced?`,
			`um lance permite que no máximo duas peças deem xeque, e em racing kings nenhuma; há uma peça na casa errada?`,
			`una jugada permite que den jaque dos piezas como máximo, y en racing kings ninguna; ¿hay una pieza en la casilla incorrecta?`,
		},
	},
}
