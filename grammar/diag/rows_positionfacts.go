package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// positionFacts are what the rules say of a position.
var positionFacts = []factRow{
	{ast.Unplayable, texts{
		`no game leads to this position (see below): nothing is said of its moves`,
		`nenhuma partida leva a esta posição (veja abaixo): nada se diz dos seus lances`,
		`ninguna partida lleva a esta posición (vea más abajo): nada se dice de sus jugadas`,
	}},
	{ast.Unruled, texts{
		`the rules of this game are not known here: nothing is said of its moves`,
		`as regras deste jogo não são conhecidas aqui: nada se diz dos seus lances`,
		`las reglas de este juego no se conocen aquí: nada se dice de sus jugadas`,
	}},
	{ast.IsCheckmate, texts{ // the winner
		`checkmate: {0:side} has won`,
		`xeque-mate: {0:side} ganharam`,
		`jaque mate: {0:side} han ganado`,
	}},
	{ast.IsStalemate, texts{ // the side to move
		`stalemate: {0:side} is not in check and has no move; the game is drawn`,
		`rei afogado: {0:side} não estão em xeque e não têm lance; a partida está empatada`,
		`rey ahogado: {0:side} no están en jaque y no tienen jugada; la partida es tablas`,
	}},
	{ast.StalemateWon, texts{ // the winner
		`the side to move has no move, so {0:side} has won`,
		`o lado a jogar não tem lance, e {0:side} ganharam`,
		`el bando que juega no tiene jugada, y {0:side} han ganado`,
	}},
	{ast.VariantWon, texts{ // the winner
		`{0:side} has won by the rules of the variant`,
		`{0:side} ganharam pelas regras da variante`,
		`{0:side} han ganado por las reglas de la variante`,
	}},
	{ast.VariantDrawn, texts{
		`the game is drawn by the rules of the variant`,
		`a partida está empatada pelas regras da variante`,
		`la partida es tablas por las reglas de la variante`,
	}},
	{ast.CheckFrom, texts{ // the side, the man, its square
		`the {0} king is in check: {1:the} on {2} attacks it`,
		`o rei {0} está em xeque: {1:the} de {2} o ataca`,
		`el rey {0} está en jaque: {1:the} de {2} lo ataca`,
	}},
	{ast.LegalMoves, texts{ // how many
		`{0} legal {0:move|moves}`,
		`{0} {0:lance legal|lances legais}`,
		`{0} {0:jugada legal|jugadas legales}`,
	}},
	{ast.DeadPosition, texts{
		`dead position: no moves can lead to mate; the game is drawn`,
		`posição morta: nenhuma série de lances leva ao mate; a partida está empatada`,
		`posición muerta: ninguna serie de jugadas lleva al mate; la partida es tablas`,
	}},
	{ast.StartOfChess, texts{
		`the start position of chess, number 518 of Chess960`,
		`a posição inicial do xadrez, número 518 do Chess960`,
		`la posición inicial del ajedrez, número 518 del Chess960`,
	}},
	{ast.StartOf960, texts{ // the number
		`start position {0} of Chess960`,
		`posição inicial {0} do Chess960`,
		`posición inicial {0} del Chess960`,
	}},
	{ast.StartOfDFRC, texts{ // the numbers of White and Black
		`start position {0}:{1} of double Chess960`,
		`posição inicial {0}:{1} do Chess960 duplo`,
		`posición inicial {0}:{1} del Chess960 doble`,
	}},
	{ast.StartOfVariant, texts{ // the variant
		`the start position of {0:variant}`,
		`a posição inicial de: {0:variant}`,
		`la posición inicial de: {0:variant}`,
	}},
}

// stepFacts are the eight steps of the guide, and what became of each.
var stepFacts = []factRow{
	{ast.StepFields, texts{
		`split the text at its blanks: there are six fields`,
		`separe o texto pelos espaços: há seis campos`,
		`separe el texto por los espacios: hay seis campos`,
	}},
	{ast.StepRanks, texts{
		`split the board field at "/": there are eight ranks`,
		`separe o campo do tabuleiro pelas "/": há oito fileiras`,
		`separe el campo del tablero por las "/": hay ocho filas`,
	}},
	{ast.StepSums, texts{
		`expand each digit: every rank sums to eight squares`,
		`expanda cada algarismo: cada fileira soma oito casas`,
		`expanda cada cifra: cada fila suma ocho casillas`,
	}},
	{ast.StepMen, texts{
		`put the men on the board, from a8 to h8 and so on down to a1 to h1`,
		`coloque as peças de a8 a h8 e continue descendo até a1–h1`,
		`coloque las piezas de a8 a h8 y siga bajando hasta a1–h1`,
	}},
	{ast.StepTurn, texts{
		`apply the side to move`,
		`aplique o campo do lado a jogar`,
		`aplique el campo del turno`,
	}},
	{ast.StepRights, texts{
		`note the castling rights and the en passant square`,
		`registre os direitos de roque e o alvo en passant`,
		`anote los derechos de enroque y la casilla al paso`,
	}},
	{ast.StepCounters, texts{
		`read the two counters`,
		`leia os dois contadores`,
		`lea los dos contadores`,
	}},
	{ast.StepRules, texts{
		`check with a validator that knows the rules`,
		`use um validador que conheça as regras`,
		`use un validador que conozca las reglas`,
	}},
	{ast.StepPassed, texts{`passed`, `cumprido`, `cumplido`}},
	{ast.StepWarned, texts{`passed, with a warning: {0}`, `cumprido, com aviso: {0}`, `cumplido, con aviso: {0}`}},   // codes
	{ast.StepNoted, texts{`passed, with a note: {0}`, `cumprido, com uma nota: {0}`, `cumplido, con una nota: {0}`}}, // codes
	{ast.StepFailed, texts{`failed: {0}`, `falhou: {0}`, `falló: {0}`}},                                              // codes
	{ast.StepSkipped, texts{`not checked`, `não conferido`, `no comprobado`}},
	{ast.StepUnruled, texts{
		`not checked: the rules of this game are not known here`,
		`não conferido: as regras deste jogo não são conhecidas aqui`,
		`no comprobado: las reglas de este juego no se conocen aquí`,
	}},
	{ast.NoFindings, texts{`nothing`, `nada`, `nada`}},
}

// sideFacts are what one of two records has where they differ.
var sideFacts = []factRow{
	{ast.Unstated, texts{`not stated`, `não indicado`, `no indicado`}},
	{ast.SquareEmpty, texts{`{0}: empty`, `{0}: vazia`, `{0}: vacía`}},
	{ast.SquareMan, texts{`{0}: {1}`, `{0}: {1}`, `{0}: {1}`}},      // the square, the man
	{ast.SquarePromoted, texts{`{0}: {1}`, `{0}: {1}`, `{0}: {1}`}}, // the man says that
	{ast.SquareBeyond, texts{`{0}: {1}`, `{0}: {1}`, `{0}: {1}`}},
	{ast.SquareWall, texts{`{0}: a wall`, `{0}: um muro`, `{0}: un muro`}},
	{ast.ManOn, texts{`{0} on {1}`, `{0} em {1}`, `{0} en {1}`}}, // the man, the square
	{ast.BoardOf, texts{`a board of {0}`, `um tabuleiro de {0}`, `un tablero de {0}`}},
	{ast.TurnOf, texts{`{0:side}`, `{0:side}`, `{0:side}`}},
	{ast.RightWith, texts{ // the side, the wing, the rook
		`{0:side}, {1}: with the rook on {2}`,
		`{0:side}, {1}: com a torre de {2}`,
		`{0:side}, {1}: con la torre de {2}`,
	}},
	{ast.RightLost, texts{ // the side, the wing
		`{0:side}, {1}: no right`,
		`{0:side}, {1}: sem direito`,
		`{0:side}, {1}: sin derecho`,
	}},
	{ast.FieldAs, texts{`{0:whole}`, `{0:whole}`, `{0:whole}`}},
	{ast.SquarePassed, texts{`{0}`, `{0}`, `{0}`}},
	{ast.NonePassed, texts{`none`, `nenhuma`, `ninguna`}},
	{ast.CounterOf, texts{`{0}`, `{0}`, `{0}`}},
	{ast.PocketOf, texts{`{0:side}: {1}`, `{0:side}: {1}`, `{0:side}: {1}`}},
	{ast.ChecksOf, texts{`{0:side}: {1} left to give`, `{0:side}: {1} ainda por dar`, `{0:side}: {1} aún por dar`}},
	{ast.OperationIs, texts{`{0:whole}`, `{0:whole}`, `{0:whole}`}},
	{ast.OperationNone, texts{`no {0}`, `sem {0}`, `sin {0}`}},
	{ast.RecordRefused, texts{`the record cannot be read`, `o registro não pode ser lido`, `el registro no se puede leer`}},
	{ast.RecordAbsent, texts{`no record`, `nenhum registro`, `ningún registro`}},
}
