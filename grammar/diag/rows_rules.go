package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// ruleRows are about castling, en passant and the moves of variants.
var ruleRows = []row{
	{
		code: ast.MoveCastlingNoRight, // the side, the wing
		message: texts{
			`{0} has no right to castle on the {1}`,
			`o rei {0} não tem direito ao roque na {1}`,
			`el rey {0} no tiene derecho al enroque en el {1}`,
		},
		help: texts{
			`once the king or the rook has moved the right is lost; see the castling field`,
			`depois que o rei ou a torre se move, perde-se o direito; veja o campo do roque`,
			`cuando el rey o la torre se ha movido, se pierde el derecho; vea el campo del enroque`,
		},
	}, {
		code: ast.MoveCastlingBlocked, // the wing, the square of the man between
		message: texts{
			`castling on the {0} is blocked by the man on {1}`,
			`o roque na {0} está bloqueado pela peça em {1}`,
			`el enroque en el {0} está bloqueado por la pieza de {1}`,
		},
		help: texts{
			`all squares that king and rook pass or land on have to be empty of other men`,
			`todas as casas por onde o rei e a torre passam ou param devem estar sem outras peças`,
			`todas las casillas por las que pasan o en las que quedan el rey y la torre deben estar sin otras piezas`,
		},
	}, {
		code: ast.MoveCastlingCheck, // the wing, the square, that of the attacker
		message: texts{
			`castling on the {0} is illegal: the man on {2} attacks {1}`,
			`o roque na {0} é ilegal: a peça em {2} ataca {1}`,
			`el enroque en el {0} es ilegal: la pieza de {2} ataca {1}`,
		},
		help: texts{
			`the king castles neither out of check nor over or onto an attacked square`,
			`o rei não roca em xeque, nem passa por casa atacada, nem termina em uma`,
			`el rey no se enroca en jaque, ni pasa por una casilla atacada, ni queda en ella`,
		},
	}, {
		code: ast.CaptureRequired, // the captures
		message: texts{
			`a capture can be made, so it has to be: {0}`,
			`há captura possível, e capturar é obrigatório: {0}`,
			`hay captura posible, y capturar es obligatorio: {0}`,
		},
		help: texts{
			`captures are compulsory in this game`,
			`neste jogo, quem pode capturar é obrigado a capturar`,
			`en este juego, quien puede capturar está obligado a hacerlo`,
		},
	}, {
		code: ast.MovePocketEmpty, // the side, the man
		message: texts{
			`{0} has no {1} in the pocket`,
			`não há {1} na reserva {0}`,
			`no hay {1} en la reserva {0}`,
		},
		help: texts{
			`only men that were captured can be dropped; see the pocket after the board`,
			`só se põem no tabuleiro peças capturadas; veja a reserva depois do tabuleiro`,
			`solo se colocan piezas capturadas; vea la reserva después del tablero`,
		},
	}, {
		code: ast.DropOccupied, // the square
		message: texts{
			`no man can be dropped on {0}, which is occupied`,
			`não se pode pôr peça em {0}: a casa está ocupada`,
			`no se puede colocar una pieza en {0}: la casilla está ocupada`,
		},
		help: texts{
			`men are dropped on empty squares only`,
			`só se põem peças em casas vazias`,
			`solo se colocan piezas en casillas vacías`,
		},
	}, {
		code: ast.DropPawnEdge, // the square
		message: texts{
			`no pawn can be dropped on {0}`,
			`não se pode pôr um peão em {0}`,
			`no se puede colocar un peón en {0}`,
		},
		help: texts{
			`pawns are not dropped on the first or the last rank`,
			`não se põem peões na primeira nem na última fileira`,
			`no se colocan peones en la primera ni en la última fila`,
		},
	}, {
		code: ast.MoveNoDrops, // the game
		message: texts{
			`{0} has no drops`,
			`em {0} não se põem peças da reserva no tabuleiro`,
			`en {0} no se colocan piezas de la reserva`,
		},
		help: texts{
			`name the variant if the game is crazyhouse`,
			`indique a variante, se o jogo é crazyhouse`,
			`indique la variante, si el juego es crazyhouse`,
		},
	}, {
		code: ast.MoveExplodesKing,
		message: texts{
			`the capture would explode the king of its own side`,
			`a captura explodiria o próprio rei`,
			`la captura haría explotar al propio rey`,
		},
		help: texts{
			`in atomic chess a side never captures beside its own king`,
			`no xadrez atômico não se captura ao lado do próprio rei`,
			`en el ajedrez atómico no se captura junto al propio rey`,
		},
	}, {
		code: ast.MoveGivesCheck,
		message: texts{
			`the move gives check, which this game forbids`,
			`o lance dá xeque, o que este jogo proíbe`,
			`la jugada da jaque, lo que este juego prohíbe`,
		},
		help: texts{
			`in racing kings nobody gives check`,
			`em racing kings não se dá xeque`,
			`en racing kings no se da jaque`,
		},
	}, {
		code: ast.NoRules, // the game, or the size of the board
		message: texts{
			`the rules of {0} are not known here`,
			`as regras de {0} não são conhecidas aqui`,
			`las reglas de {0} no se conocen aquí`,
		},
		help: texts{
			`the position can be read and written, but neither its moves nor its legality can be judged`,
			`a posição pode ser lida e escrita, mas não se julgam seus lances nem sua legalidade`,
			`la posición se puede leer y escribir, pero no se juzgan sus jugadas ni su legalidad`,
		},
	}, {
		code: ast.StartMissing, // the variant
		message: texts{
			`{0} has many start positions, and the game names none`,
			`{0} tem muitas posições iniciais, e a partida não indica nenhuma`,
			`{0} tiene muchas posiciones iniciales, y la partida no indica ninguna`,
		},
		help: texts{
			`give the position: [SetUp "1"] and [FEN "..."] in a game of PGN, a record before the moves elsewhere`,
			`indique a posição: [SetUp "1"] e [FEN "..."] numa partida em PGN, um registro antes dos lances nos demais casos`,
			`indique la posición: [SetUp "1"] y [FEN "..."] en una partida en PGN, un registro antes de las jugadas en los demás casos`,
		},
	}, {
		code: ast.EnPassantPriorCheck, // the square, that of the man that gave check
		message: texts{
			`en passant square {0} means an illegal last move: before it the man on {1} attacked the king already`,
			`a casa de en passant {0} indica um último lance ilegal: antes dele a peça em {1} já atacava o rei`,
			`la casilla al paso {0} indica una última jugada ilegal: antes de ella la pieza de {1} ya atacaba al rey`,
		},
		help: texts{
			`no game leads here; write "-" unless the square is meant as a test`,
			`nenhuma partida chega aqui; escreva "-", a não ser que a casa sirva de teste`,
			`ninguna partida llega aquí; escriba "-", salvo que la casilla sirva de prueba`,
		},
	}, {
		code: ast.EnPassantNoCapturer, // the square
		message: texts{
			`no pawn can take on {0}: none stands beside the one that passed`,
			`nenhum peão pode capturar em {0}: não há peão ao lado do que passou`,
			`ningún peón puede capturar en {0}: no hay peón al lado del que pasó`,
		},
		help: capturableHelp,
	}, {
		code: ast.EnPassantPinnedFile, // the square, that of the pawn
		message: texts{
			`no pawn can take on {0}: the one on {1} shields the king on its file`,
			`nenhum peão pode capturar em {0}: o de {1} protege o rei na coluna`,
			`ningún peón puede capturar en {0}: el de {1} protege al rey en la columna`,
		},
		help: capturableHelp,
	}, {
		code: ast.EnPassantPinnedDiagonal, // the square, that of the pawn
		message: texts{
			`no pawn can take on {0}: the one on {1} shields the king on a diagonal`,
			`nenhum peão pode capturar em {0}: o de {1} protege o rei em uma diagonal`,
			`ningún peón puede capturar en {0}: el de {1} protege al rey en una diagonal`,
		},
		help: capturableHelp,
	}, {
		code: ast.EnPassantRankOpens, // the square
		message: texts{
			`no pawn can take on {0}: both pawns would leave the rank, and the king be attacked along it`,
			`nenhum peão pode capturar em {0}: os dois peões sairiam da fileira, e o rei seria atacado por ela`,
			`ningún peón puede capturar en {0}: los dos peones dejarían la fila, y el rey quedaría atacado por ella`,
		},
		help: capturableHelp,
	}, {
		code: ast.EnPassantCheckStays, // the square
		message: texts{
			`no pawn can take on {0}: the king would stay in another check`,
			`nenhum peão pode capturar em {0}: o rei continuaria em outro xeque`,
			`ningún peón puede capturar en {0}: el rey seguiría en otro jaque`,
		},
		help: capturableHelp,
	}, {
		code: ast.EnPassantForbidden, // the square
		message: texts{
			`no pawn can take on {0}: the rules of the variant forbid it`,
			`nenhum peão pode capturar em {0}: as regras da variante o proíbem`,
			`ningún peón puede capturar en {0}: las reglas de la variante lo prohíben`,
		},
		help: capturableHelp,
	}, {
		code: ast.EnPassantNotRecovered,
		message: texts{
			`a square that the source left out cannot be given back`,
			`uma casa que a fonte omitiu não pode ser recuperada`,
			`una casilla que la fuente omitió no se puede recuperar`,
		},
		help: texts{
			`the source may write the square only where a pawn can take; after other double steps it has none`,
			`a fonte pode escrever a casa só quando um peão pode capturar; após outros avanços duplos não há casa`,
			`la fuente puede escribir la casilla solo cuando un peón puede capturar; tras otros avances dobles no la hay`,
		},
	},
}

var capturableHelp = texts{
	`the square is written or left out by the policy chosen: always, xfen or legal`,
	`a casa é escrita ou omitida conforme o critério escolhido: always, xfen ou legal`,
	`la casilla se escribe o se omite según el criterio elegido: always, xfen o legal`,
}
