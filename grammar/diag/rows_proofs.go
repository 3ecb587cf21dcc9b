package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// proofRows are about positions of which a proof shows that no game leads there, and
// about counters that nobody meant.
var proofRows = []row{
	{
		code: ast.PawnsNeedCaptures, // the side, how many captures its pawns made at least, how many men the other side has lost
		message: texts{
			`the pawns {0:of} made at least {1} {1:capture|captures}, yet only {2} {2:man|men} of the other side {2:is|are} missing`,
			`os peões {0} fizeram ao menos {1} {1:captura|capturas}, mas só {2:falta|faltam} {2} {2:peça|peças} do outro lado`,
			`los peones {0} hicieron al menos {1} {1:captura|capturas}, pero solo {2:falta|faltan} {2} {2:pieza|piezas} del otro bando`,
		},
		help: texts{
			`a pawn changes its file only by a capture; is a pawn on the wrong file, or a man of the other side missing?`,
			`um peão só muda de coluna ao capturar; há um peão na coluna errada, ou falta uma peça do outro lado?`,
			`un peón solo cambia de columna al capturar; ¿hay un peón en la columna incorrecta, o falta una pieza del otro bando?`,
		},
	}, {
		code: ast.PawnsNoOrigin, // the side, the squares of the pawns
		message: texts{
			`the pawns {0:of} on {1} cannot all come from different files of their first rank`,
			`os peões {0} em {1} não podem ter vindo todos de colunas diferentes da sua fileira inicial`,
			`los peones {0} en {1} no pueden venir todos de columnas distintas de su fila inicial`,
		},
		help: texts{
			`one pawn began on each file, and changed it by one at most with each rank; where captures explode, never`,
			`em cada coluna começou um peão, que muda no máximo uma coluna a cada fileira; onde as capturas explodem, nenhuma`,
			`en cada columna empezó un peón, que cambia como máximo una columna por fila; donde las capturas explotan, ninguna`,
		},
	}, {
		code: ast.NothingCaptured, // the side, how many of its pawns got past others
		message: texts{
			`nothing has been captured, yet {1} {1:pawn|pawns} {0:of} got past the {1:pawn|pawns} in front`,
			`nada foi capturado, mas {1} {1:peão|peões} {0} {1:passou|passaram} {1:pelo peão|pelos peões} da frente`,
			`no se ha capturado nada, pero {1} {1:peón|peones} {0} {1:pasó|pasaron} {1:al peón|a los peones} de enfrente`,
		},
		help: texts{
			`with all 32 men on the board each file has a pawn of either side, the White one lower, and none is promoted`,
			`com as 32 peças no tabuleiro, cada coluna tem um peão de cada lado, o das brancas mais abaixo, e nenhum foi promovido`,
			`con las 32 piezas en el tablero, cada columna tiene un peón de cada bando, el de las blancas más abajo, y ninguno ha coronado`,
		},
	}, {
		code: ast.ClockBeyondGame, // the clock, how many moves of either side came before
		message: texts{
			`the half-move clock is {0}, yet only {1} {1:move|moves} of both sides came before`,
			`o contador de meios-lances é {0}, mas só houve {1} {1:meio-lance|meios-lances} antes`,
			`el contador de medias jugadas es {0}, pero antes solo hubo {1} {1:media jugada|medias jugadas}`,
		},
		help: texts{
			`each move raises the clock by one at most; are the two counters exchanged?`,
			`cada lance aumenta o contador em no máximo um; os dois contadores estão trocados?`,
			`cada jugada aumenta el contador en uno como máximo; ¿están intercambiados los dos contadores?`,
		},
	}, {
		code: ast.MoveParity, // the side, how many moves it made by the counters
		message: texts{
			`all men {0:of} stand as at the start, after an even number of moves, yet by the move number there {1:was|were} {1}`,
			`todas as peças {0} estão como no início, depois de um número par de lances, mas pelo número do lance {1:foi|foram} {1}`,
			`todas las piezas {0} están como al principio, tras un número par de jugadas, pero según el número de jugada {1:fue|fueron} {1}`,
		},
		help: texts{
			`only knights and rooks can have gone out and back; is the side to move wrong, or the move number?`,
			`só cavalos e torres podem ter saído e voltado; o lado a jogar está errado, ou o número do lance?`,
			`solo caballos y torres pueden haber salido y vuelto; ¿es incorrecto el turno, o el número de jugada?`,
		},
	}, {
		code: ast.ClockMustBeZero, // the clock, the side that made the last move
		message: texts{
			`the half-move clock is {0}, yet the last move, {1:of}, was a capture or one of a pawn; want 0`,
			`o contador de meios-lances é {0}, mas o último lance, {1}, foi uma captura ou um lance de peão; deveria ser 0`,
			`el contador de medias jugadas es {0}, pero la última jugada, {1}, fue una captura o una de peón; debería ser 0`,
		},
		help: texts{
			`no other move leads to this position; is the side to move wrong?`,
			`nenhum outro lance leva a esta posição; o lado a jogar está errado?`,
			`ninguna otra jugada lleva a esta posición; ¿es incorrecto el turno?`,
		},
	}, {
		code: ast.LastMoveMissing, // the side that made the last move
		message: texts{
			`no last move {0:of} leads to this position`,
			`nenhum último lance {0} leva a esta posição`,
			`ninguna última jugada {0} lleva a esta posición`,
		},
		help: texts{
			`none of its men can have moved: is the side to move wrong, or a castling right?`,
			`nenhuma de suas peças pode ter acabado de se mover: o lado a jogar está errado, ou um direito de roque?`,
			`ninguna de sus piezas puede haberse movido: ¿es incorrecto el turno, o un derecho de enroque?`,
		},
	}, {
		code: ast.CheckImpossible, // the side that gives check, the square
		message: texts{
			`no last move {0:of} leads to the check from {1}`,
			`nenhum último lance {0} leva ao xeque dado de {1}`,
			`ninguna última jugada {0} lleva al jaque desde {1}`,
		},
		help: checkProofHelp,
	}, {
		code: ast.DoubleCheckImpossible, // the side that gives check, the two squares
		message: texts{
			`no last move {0:of} leads to the double check from {1}`,
			`nenhum último lance {0} leva ao xeque duplo dado de {1}`,
			`ninguna última jugada {0} lleva al jaque doble desde {1}`,
		},
		help: checkProofHelp,
	}, {
		code: ast.ManOutOfReach, // the man, the side, its square
		message: texts{
			`no {0} {1:of} can have come to {2}`,
			`{0:no} {1} pode ter chegado a {2}`,
			`{0:no} {1} puede haber llegado a {2}`,
		},
		help: cageHelp,
	}, {
		code: ast.GameOverBefore, // the side to move
		message: texts{
			`{0} is to move, and had won before the last move`,
			`é a vez {0}, que já tinham ganhado antes do último lance`,
			`es el turno {0}, que ya habían ganado antes de la última jugada`,
		},
		help: texts{
			`the game ended with the earlier move; is the side to move wrong, a count of checks, or the variant?`,
			`a partida terminou com o lance anterior; está errado o lado a jogar, uma contagem de xeques ou a variante?`,
			`la partida terminó con la jugada anterior; ¿es incorrecto el turno, una cuenta de jaques o la variante?`,
		},
	}, {
		code: ast.CheckUncounted, // the side in check, the squares of the men that give it, their side
		message: texts{
			`{0} is in check from {1}, yet by the counts {2} has given none`,
			`o rei {0} está em xeque, dado de {1}, mas a contagem {2} não tem nenhum`,
			`el rey {0} está en jaque desde {1}, pero la cuenta {2} no tiene ninguno`,
		},
		help: checksHelp,
	}, {
		code: ast.LastCheckMissing, // the side that gave its last check
		message: texts{
			`by the counts the last move, {0:of}, gave the last check, yet the other side is not in check`,
			`pela contagem o último lance, {0}, deu o último xeque, mas o outro lado não está em xeque`,
			`según la cuenta la última jugada, {0}, dio el último jaque, pero el otro bando no está en jaque`,
		},
		help: checksHelp,
	}, {
		code: ast.MenLockedIn, // the side, how many men were promoted at least, how many can have been
		message: texts{
			`at least {1} {1:man|men} {0:of} came from promotions, since others never left home, yet {2} {2:pawn|pawns} can have been promoted`,
			`ao menos {1} {1:peça|peças} {0} {1:veio|vieram} de promoções, porque outras nunca saíram de casa, mas só {2} {2:peão|peões} {2:pode|podem} ter sido {2:promovido|promovidos}`,
			`al menos {1} {1:pieza|piezas} {0} {1:viene|vienen} de promociones, porque otras nunca salieron de casa, pero solo {2} {2:peón|peones} {2:puede|pueden} haber coronado`,
		},
		help: cageHelp,
	}, {
		code: ast.FiftyMoves, // the clock
		message: texts{
			`the half-move clock is {0}: either player may claim a draw by the fifty-move rule`,
			`o contador de meios-lances é {0}: qualquer jogador pode reclamar empate pela regra dos cinquenta lances`,
			`el contador de medias jugadas es {0}: cualquier jugador puede reclamar tablas por la regla de los cincuenta movimientos`,
		},
		help: clockHelp,
	}, {
		code: ast.SeventyFiveMoves, // the clock
		message: texts{
			`the half-move clock is {0}: by the seventy-five-move rule the game is drawn, unless the last move mated`,
			`o contador de meios-lances é {0}: pela regra dos setenta e cinco lances a partida está empatada, a menos que o último lance tenha dado mate`,
			`el contador de medias jugadas es {0}: por la regla de los setenta y cinco movimientos la partida es tablas, salvo que la última jugada diera mate`,
		},
		help: clockHelp,
	}, {
		code: ast.MoveNumberSmall, // the side, how many moves it needs, how many it made by the counters
		message: texts{
			`the position needs at least {1} {1:move|moves} {0:of}, yet by the move number there {2:was|were} {2}`,
			`a posição exige ao menos {1} {1:lance|lances} {0}, mas pelo número do lance {2:foi|foram} {2}`,
			`la posición exige al menos {1} {1:jugada|jugadas} {0}, pero según el número de jugada {2:fue|fueron} {2}`,
		},
		help: texts{
			`many programs always write 0 1; where the number is not known, that is usual`,
			`muitos programas escrevem sempre 0 1; onde o número não é conhecido, isso é comum`,
			`muchos programas escriben siempre 0 1; donde no se conoce el número, es lo habitual`,
		},
	}, {
		code: ast.ClockCannotBeZero, // the side that made the last move
		message: texts{
			`the half-move clock is 0, yet the last move, {0:of}, was neither a capture nor one of a pawn`,
			`o contador de meios-lances é 0, mas o último lance, {0}, não foi captura nem lance de peão`,
			`el contador de medias jugadas es 0, pero la última jugada, {0}, no fue captura ni de peón`,
		},
		help: texts{
			`only such moves set the clock to 0; in positions made by hand a 0 often means that it is not known`,
			`só esses lances zeram o contador; em posições feitas à mão, 0 muitas vezes quer dizer que não é conhecido`,
			`solo esas jugadas ponen el contador a 0; en posiciones hechas a mano, 0 suele significar que no se conoce`,
		},
	},
}

var (
	checkProofHelp = texts{
		`before each of them the king was in check already: is a man misplaced, or the side to move wrong?`,
		`antes de cada um deles o rei já estava em xeque: há uma peça na casa errada, ou o lado a jogar está errado?`,
		`antes de cada una de ellas el rey ya estaba en jaque: ¿hay una pieza en la casilla incorrecta, o es incorrecto el turno?`,
	}
	cageHelp = texts{
		`pawns that have not moved, and kings and rooks that may castle, were always there and keep others in or out`,
		`peões que não se moveram, e reis e torres que podem rocar, sempre estiveram ali e não deixam outras peças entrar ou sair`,
		`los peones que no se han movido, y los reyes y torres que pueden enrocar, siempre estuvieron ahí y no dejan entrar ni salir a otras piezas`,
	}
	clockHelp = texts{
		`the clock counts the moves of both sides since the last capture or pawn move`,
		`o contador conta os lances dos dois lados desde a última captura ou lance de peão`,
		`el contador cuenta las jugadas de ambos bandos desde la última captura o jugada de peón`,
	}
)
