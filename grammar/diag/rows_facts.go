package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// titleRows are the headings of an explanation.
var titleRows = []factRow{
	{ast.AboutRecord, texts{`Record`, `Registro`, `Registro`}},
	{ast.AboutReading, texts{`How it was read`, `Como foi lido`, `Cómo se leyó`}},
	{ast.AboutPlacement, texts{`Placement`, `Posição das peças`, `Colocación de las piezas`}},
	{ast.AboutPocket, texts{`Pockets`, `Reservas`, `Reservas`}},
	{ast.AboutTurn, texts{`Side to move`, `Lado a jogar`, `Turno`}},
	{ast.AboutCastling, texts{`Castling rights`, `Direitos de roque`, `Derechos de enroque`}},
	{ast.AboutEnPassant, texts{`En passant square`, `Casa de en passant`, `Casilla al paso`}},
	{ast.AboutHalfmove, texts{`Half-move clock`, `Contador de meios-lances`, `Contador de medias jugadas`}},
	{ast.AboutFullmove, texts{`Move number`, `Número do lance`, `Número de jugada`}},
	{ast.AboutChecks, texts{`Checks`, `Xeques`, `Jaques`}},
	{ast.AboutOperations, texts{`Operations of EPD`, `Operações de EPD`, `Operaciones de EPD`}},
	{ast.AboutPosition, texts{`The position`, `A posição`, `La posición`}},
	{ast.AboutSteps, texts{`The eight steps of checking a FEN`, `Os oito passos para conferir uma FEN`, `Los ocho pasos para comprobar un FEN`}},
	{ast.AboutOther, texts{`The second board`, `O segundo tabuleiro`, `El segundo tablero`}},
	{ast.AboutFindings, texts{`What is wrong or odd`, `O que está errado ou é estranho`, `Lo que está mal o es extraño`}},
}

// readingFacts say how a record was read.
var readingFacts = []factRow{
	{ast.ReadAs, texts{`read as {0:dialect}`, `lido como {0:dialect}`, `leído como {0:dialect}`}}, // the name of the dialect
	{ast.ReadVariant, texts{ // the variant
		`by the rules of {0:variant}`,
		`pelas regras de: {0:variant}`,
		`por las reglas de: {0:variant}`,
	}},
	{ast.ReadNeeds, texts{ // the variant
		`the castling rights are those of {0:variant}`,
		`os direitos de roque são de: {0:variant}`,
		`los derechos de enroque son de: {0:variant}`,
	}},
	{ast.ReadChess, texts{
		`no variant is named: the rules of chess are assumed`,
		`nenhuma variante é indicada: supõem-se as regras do xadrez`,
		`no se indica ninguna variante: se suponen las reglas del ajedrez`,
	}},
	{ast.ReadLetters, texts{ // the languages
		`the men are in the letters of {0}`,
		`as peças estão nas letras de: {0}`,
		`las piezas están en las letras de: {0}`,
	}},
	{ast.NotRead, texts{
		`the record cannot be read; what is right in it follows`,
		`o registro não pode ser lido; segue o que nele está certo`,
		`el registro no se puede leer; sigue lo que en él está bien`,
	}},
	{ast.FieldBroken, texts{
		`this field is wrong: see below`,
		`este campo está errado: veja abaixo`,
		`este campo está mal: vea más abajo`,
	}},
	{ast.FieldUnsaid, texts{`not stated`, `não indicado`, `no indicado`}},
	{ast.BoardUnknown, texts{
		`what this means cannot be told, since another field that it hangs on cannot be read`,
		`não se pode dizer o que significa, pois outro campo de que depende não pode ser lido`,
		`no se puede decir qué significa, porque otro campo del que depende no se puede leer`,
	}},
}

// boardFacts are about the board, the pockets and the side to move.
var boardFacts = []factRow{
	{ast.RankSum, texts{ // the number of the rank, its text, the sum, the squares
		`rank {0}: {1:whole}: {2:whole} = {3}`,
		`fileira {0}: {1:whole}: {2:whole} = {3}`,
		`fila {0}: {1:whole}: {2:whole} = {3}`,
	}},
	{ast.MenCount, texts{ // of White, of Black
		`{0} {0:man|men} of White against {1} of Black`,
		`{0} {0:peça|peças} das brancas contra {1} das pretas`,
		`{0} {0:pieza|piezas} de las blancas contra {1} de las negras`,
	}},
	{ast.Material, texts{`{0:side}: {1}`, `{0:side}: {1}`, `{0:side}: {1}`}}, // the side, its men
	{ast.PromotedMen, texts{ // squares
		`promoted men are marked on {0}`,
		`há peças promovidas marcadas em {0}`,
		`hay piezas coronadas marcadas en {0}`,
	}},
	{ast.MenBeyond, texts{ // squares
		`on the second board: the men on {0}`,
		`no segundo tabuleiro: as peças em {0}`,
		`en el segundo tablero: las piezas de {0}`,
	}},
	{ast.WallSquares, texts{ // squares
		`no man enters {0}`,
		`nenhuma peça entra em {0}`,
		`ninguna pieza entra en {0}`,
	}},
	{ast.UnmovedMen, texts{ // the side, squares
		`{0:side} has not moved the men on {1}`,
		`{0:side} não moveram as peças em {1}`,
		`{0:side} no han movido las piezas de {1}`,
	}},
	{ast.CountEnds, texts{ // plies
		`the count ends at {0} plies`,
		`a contagem termina em {0} meios-lances`,
		`la cuenta termina en {0} medias jugadas`,
	}},
	{ast.PawnBeside, texts{ // the square passed over, that of the pawn
		`a pawn has passed over {0} and stands on {1}`,
		`um peão passou por {0} e está em {1}`,
		`un peón ha pasado por {0} y está en {1}`,
	}},
	{ast.PassedTwice, texts{ // the squares
		`a pawn has passed over {0} and {1}`,
		`um peão passou por {0} e {1}`,
		`un peón ha pasado por {0} y {1}`,
	}},
	{ast.NeutralMen, texts{ // squares
		`the men on {0} belong to neither side`,
		`as peças de {0} não são de nenhum dos lados`,
		`las piezas de {0} no son de ningún bando`,
	}},
	{ast.PocketHolds, texts{ // the side, the men
		`{0:side} may drop: {1}`,
		`{0:side} podem pôr no tabuleiro: {1}`,
		`{0:side} pueden colocar: {1}`,
	}},
	{ast.PocketEmpty, texts{ // the side
		`{0:side} has nothing to drop`,
		`{0:side} não têm nada para pôr no tabuleiro`,
		`{0:side} no tienen nada que colocar`,
	}},
	{ast.SidesOfSFEN, texts{
		`SFEN calls the side that moves first black ("b"); FEN calls it white, and so does this explanation`,
		`a SFEN chama de pretas ("b") o lado que joga primeiro; a FEN o chama de brancas, como esta explicação`,
		`el SFEN llama negras ("b") al bando que juega primero; el FEN lo llama blancas, igual que esta explicación`,
	}},
	{ast.RedIsWhite, texts{
		`the side that moves first is red; it is called White here`,
		`o lado que joga primeiro é o vermelho; aqui são as brancas`,
		`el bando que juega primero es el rojo; aquí son las blancas`,
	}},
	{ast.ToMove, texts{`{0:side} to move`, `jogam {0:side}`, `juegan {0:side}`}}, // the side
	{ast.EnPassantGame, texts{ // the variant
		`there is no en passant in {0:variant}`,
		`não há en passant neste jogo: {0:variant}`,
		`no hay captura al paso en este juego: {0:variant}`,
	}},
	{ast.CountNone, texts{
		`no count to a draw is running`,
		`nenhuma contagem para o empate está em curso`,
		`ninguna cuenta hacia las tablas está en curso`,
	}},
	{ast.CountMade, texts{ // plies
		`the count is at {0} {0:ply|plies}`,
		`a contagem está em {0} {0:meio-lance|meios-lances}`,
		`la cuenta va por {0} {0:media jugada|medias jugadas}`,
	}},
	{ast.EnPassantNone, texts{
		`no square: the last move was no double step of a pawn, or the writer leaves out squares where no pawn can take`,
		`nenhuma casa: o último lance não foi um avanço duplo de peão, ou quem escreveu omite as casas em que nenhum peão pode capturar`,
		`ninguna casilla: la última jugada no fue un avance doble de peón, o quien escribió omite las casillas en que ningún peón puede capturar`,
	}},
	{ast.EnPassantPassed, texts{ // the square, the side, the squares of the pawn before and after
		`the {1} pawn that has just gone from {2} to {3} passed over {0}`,
		`o peão {1} que acabou de ir de {2} a {3} passou por {0}`,
		`el peón {1} que acaba de ir de {2} a {3} pasó por {0}`,
	}},
	{ast.EnPassantValues, texts{ // by the three policies
		`written after every double step: {0}; where a pawn stands beside (X-FEN): {1}; where a capture is legal: {2}`,
		`escrita depois de todo avanço duplo: {0}; quando há um peão ao lado (X-FEN): {1}; quando a captura é legal: {2}`,
		`escrita tras todo avance doble: {0}; cuando hay un peón al lado (X-FEN): {1}; cuando la captura es legal: {2}`,
	}},
	{ast.EnPassantTaker, texts{ // the pawn, the square
		`the pawn on {0} may take on {1}`,
		`o peão de {0} pode capturar em {1}`,
		`el peón de {0} puede capturar en {1}`,
	}},
	{ast.EnPassantUnruled, texts{
		`whether it can be taken is not known: the rules of this game are not known here`,
		`não se sabe se pode ser capturado: as regras deste jogo não são conhecidas aqui`,
		`no se sabe si puede capturarse: las reglas de este juego no se conocen aquí`,
	}},
}

// counterFacts are about the counters, and about checks that are counted.
var counterFacts = []factRow{
	{ast.HalfmoveZero, texts{
		`0: the last move was a capture or a pawn move, or none was made yet`,
		`0: o último lance foi uma captura ou um lance de peão, ou ainda não houve lance`,
		`0: la última jugada fue una captura o una jugada de peón, o aún no hubo ninguna`,
	}},
	{ast.HalfmoveSince, texts{ // half-moves
		`{0} {0:half-move|half-moves} since the last capture or pawn move`,
		`{0} {0:meio-lance|meios-lances} desde a última captura ou lance de peão`,
		`{0} {0:media jugada|medias jugadas} desde la última captura o jugada de peón`,
	}},
	{ast.FiftyLeft, texts{ // half-moves
		`{0} {0:half-move|half-moves} left until a draw may be claimed by the fifty-move rule`,
		`{0:falta|faltam} {0} {0:meio-lance|meios-lances} para que se possa reclamar o empate pela regra dos cinquenta lances`,
		`{0:falta|faltan} {0} {0:media jugada|medias jugadas} para poder reclamar tablas por la regla de los cincuenta movimientos`,
	}},
	{ast.FiftyReached, texts{
		`a draw may be claimed by the fifty-move rule`,
		`pode-se reclamar o empate pela regra dos cinquenta lances`,
		`se pueden reclamar tablas por la regla de los cincuenta movimientos`,
	}},
	{ast.SeventyFive, texts{
		`the game is drawn by the seventy-five-move rule, unless the last move gave mate`,
		`a partida está empatada pela regra dos setenta e cinco lances, a não ser que o último lance tenha dado mate`,
		`la partida es tablas por la regla de los setenta y cinco movimientos, salvo que la última jugada diera mate`,
	}},
	{ast.FullmoveNumber, texts{ // the number, the full moves that were played
		`move number {0}, so {1} full {1:move has|moves have} been played`,
		`lance número {0}; já {1:foi jogado|foram jogados} {1} {1:lance completo|lances completos}`,
		`jugada número {0}; ya se {1:ha jugado|han jugado} {1} {1:jugada completa|jugadas completas}`,
	}},
	{ast.FullmoveWaiting, texts{ // the number
		`White has made its move {0}, and Black has not`,
		`as brancas já fizeram o lance {0}, e as pretas ainda não`,
		`las blancas ya hicieron la jugada {0}, y las negras aún no`,
	}},
	{ast.ChecksLeft, texts{ // the side, the checks
		`{0:side} wins with {1} more {1:check|checks}`,
		`{0:side} ganham com mais {1} {1:xeque|xeques}`,
		`{0:side} ganan con {1} {1:jaque|jaques} más`,
	}},
	{ast.ChecksDone, texts{ // the side
		`{0:side} has given all its checks and won`,
		`{0:side} deram todos os seus xeques e ganharam`,
		`{0:side} dieron todos sus jaques y ganaron`,
	}},
}

// operationFacts are about the operations of EPD.
var operationFacts = []factRow{
	{ast.OperationKnown, texts{`{0}, {1}: {2:whole}`, `{0}, {1}: {2:whole}`, `{0}, {1}: {2:whole}`}}, // the opcode, twice, the operands
	{ast.OperationBare, texts{`{0}, {1}`, `{0}, {1}`, `{0}, {1}`}},                                   // the opcode, twice
	{ast.OperationUnknown, texts{ // the opcode, the operands
		`{0}, an opcode that no standard knows: {1:whole}`,
		`{0}, um código que nenhuma norma conhece: {1:whole}`,
		`{0}, un código que ninguna norma conoce: {1:whole}`,
	}},
	{ast.OperationText, texts{ // the text
		`a text without an opcode: {0:whole}`,
		`um texto sem código: {0:whole}`,
		`un texto sin código: {0:whole}`,
	}},
	{ast.AndMore, texts{`and {0} more`, `e mais {0}`, `y {0} más`}}, // how many
}
