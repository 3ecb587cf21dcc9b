package diag

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// gameRows are about games other than chess, and their boards.
var gameRows = []row{
	{
		code: ast.TurnRed,
		message: texts{
			`"r" for the side to move: red moves first, which is "w"`,
			`"r" como lado a jogar: as vermelhas jogam primeiro, o que se escreve "w"`,
			`"r" como turno: las rojas juegan primero, lo que se escribe "w"`,
		},
		help: texts{
			`the side that moves first is written "w", whatever its colour`,
			`o lado que joga primeiro se escreve "w", seja qual for sua cor`,
			`el bando que juega primero se escribe "w", sea cual sea su color`,
		},
	}, {
		code: ast.NoManUnmoved, // the letter, the side, the square
		message: texts{
			`"{0}" stands for an unmoved man, and there is none {1:of} on {2}`,
			`"{0}" indica uma peça que não se moveu, e não há nenhuma {1} em {2}`,
			`"{0}" indica una pieza que no se ha movido, y no hay ninguna {1} en {2}`,
		},
		help: texts{
			`the letters after K and Q are the files of men that have not moved; leave out those that have`,
			`as letras depois de K e Q são as colunas das peças que não se moveram; omita as das que já se moveram`,
			`las letras tras K y Q son las columnas de las piezas que no se han movido; omita las de las que ya se movieron`,
		},
	}, {
		code: ast.HandOrder, // the hand, as it is written
		message: texts{
			`the hand "{0}" is written "{1}"`,
			`a mão "{0}" se escreve "{1}"`,
			`la mano "{0}" se escribe "{1}"`,
		},
		help: texts{
			`a hand has the men of the first side before those of the other, rook, bishop, gold, silver, knight, lance, pawn, and a number before two or more`,
			`a mão traz primeiro as peças do lado que joga primeiro: torre, bispo, general de ouro, general de prata, cavalo, lança, peão, com um número quando são duas ou mais`,
			`la mano lleva primero las piezas del bando que juega primero: torre, alfil, general de oro, general de plata, caballo, lanza, peón, con un número cuando son dos o más`,
		},
	}, {
		code: ast.PlyParity, // the number
		message: texts{
			`move {0} is not one of the side to move`,
			`o lance {0} não é do lado que joga`,
			`la jugada {0} no es del bando que juega`,
		},
		help: texts{
			`plies are counted from 1, so that the first side moves at odd numbers; in a handicap game the count is off by one`,
			`os lances são contados a partir de 1, e o primeiro lado joga nos ímpares; em partidas com vantagem a conta difere por um`,
			`las jugadas se cuentan desde 1, y el primer bando juega en las impares; en partidas con ventaja la cuenta difiere en uno`,
		},
	}, {
		code: ast.PlusMisplaced, // what follows
		message: texts{
			`"+" marks the man after it as promoted, and none that can be promoted follows`,
			`"+" marca como promovida a peça que o segue, e depois dele não vem nenhuma que possa ser promovida`,
			`"+" marca como promocionada la pieza que lo sigue, y tras él no viene ninguna que pueda promocionar`,
		},
		help: texts{
			`the mark stands before a man that promotes, as in "+p"; kings and golds do not`,
			`a marca fica antes de uma peça que pode ser promovida, como em "+p"; reis e generais de ouro não são promovidos`,
			`la marca va antes de una pieza que promociona, como en "+p"; reyes y generales de oro no lo hacen`,
		},
	}, {
		code: ast.WallsTooMany,
		message: texts{
			`there is one duck on the board already`,
			`já há um pato no tabuleiro`,
			`ya hay un pato en el tablero`,
		},
		help: texts{
			`"*" is the duck, and there is at most one`,
			`"*" é o pato, e há no máximo um`,
			`"*" es el pato, y hay a lo sumo uno`,
		},
	}, {
		code: ast.VariantNeeded, // the variants
		message: texts{
			`this is no record of chess; it can be read as {0}`,
			`o registro não é de xadrez; pode ser lido como {0}`,
			`el registro no es de ajedrez; se puede leer como {0}`,
		},
		help: texts{
			`name the variant, with --variant; forsyth variants lists them all`,
			`indique a variante, com --variant; forsyth variants lista todas`,
			`indique la variante, con --variant; forsyth variants las lista todas`,
		},
	}, {
		code: ast.ManOutsideZone, // the man, the side, its square
		message: texts{
			`no {0} {1:of} ever stands on {2}`,
			`{0:no} {1} pode estar em {2}`,
			`{0:no} {1} puede estar en {2}`,
		},
		help: texts{
			`kings and advisors stay in the palace, elephants on their side of the river, pawns do not go back, and no man stands where it could never move from`,
			`reis e conselheiros não saem do palácio, elefantes não cruzam o rio, peões não voltam, e nenhuma peça fica onde nunca poderia se mover`,
			`reyes y consejeros no salen del palacio, los elefantes no cruzan el río, los peones no retroceden, y ninguna pieza está donde nunca podría moverse`,
		},
	}, {
		code: ast.PawnsOnOneFile, // the side, the squares
		message: texts{
			`two unpromoted pawns {0:of} stand on one file: {1}`,
			`há dois peões não promovidos {0} na mesma coluna: {1}`,
			`hay dos peones sin promocionar {0} en la misma columna: {1}`,
		},
		help: texts{
			`no pawn may be dropped on a file with another of its side, and pawns do not change files`,
			`nenhum peão pode ser colocado em uma coluna que já tem outro do mesmo lado, e peões não mudam de coluna`,
			`ningún peón se puede colocar en una columna con otro de su bando, y los peones no cambian de columna`,
		},
	}, {
		code: ast.GeneralsFace, // their squares
		message: texts{
			`the kings on {0} and {1} face each other on an open file`,
			`os reis em {0} e {1} se enfrentam em uma coluna aberta`,
			`los reyes en {0} y {1} se enfrentan en una columna abierta`,
		},
		help: texts{
			`no move may leave the two kings on one file with nothing between them`,
			`nenhum lance pode deixar os dois reis na mesma coluna sem nada entre eles`,
			`ninguna jugada puede dejar a los dos reyes en la misma columna sin nada entre ellos`,
		},
	}, {
		code: ast.DetectHands,
		message: texts{
			`the men in hand are a field of their own, after the side to move`,
			`as peças na mão são um campo próprio, depois do lado a jogar`,
			`las piezas en mano son un campo propio, después del turno`,
		},
		help: texts{
			`only SFEN has hands there; FEN has them in brackets after the board`,
			`só a SFEN traz a mão ali; a FEN a traz entre colchetes depois do tabuleiro`,
			`solo el SFEN lleva la mano ahí; el FEN la lleva entre corchetes tras el tablero`,
		},
	}, {
		code: ast.DetectVariants, // the variants
		message: texts{
			`it can be read as {0}`,
			`pode ser lido como {0}`,
			`se puede leer como {0}`,
		},
		help: texts{
			`board, letters, pockets and fields are those of these variants`,
			`tabuleiro, letras, reservas e campos são os dessas variantes`,
			`tablero, letras, reservas y campos son los de esas variantes`,
		},
	}, {
		code: ast.LegalityUnknown, // the variant
		message: texts{
			`the rules of {0:variant} are not known here: what can be told without them was judged, not what is legal`,
			`as regras de {0:variant} não são conhecidas aqui: foi examinado o que se sabe sem elas, não a legalidade`,
			`las reglas de {0:variant} no se conocen aquí: se examinó lo que se sabe sin ellas, no la legalidad`,
		},
		help: texts{
			`forsyth variants says of which games the rules are known`,
			`forsyth variants diz de quais jogos as regras são conhecidas`,
			`forsyth variants dice de qué juegos se conocen las reglas`,
		},
	},
}

// mostVariants is how many variants a message names.
const mostVariants = 6

// variantList names variants as --variant takes them.
func variantList(all []*ast.Variant) string {
	var names []string
	for i, v := range all {
		if i == mostVariants {
			names = append(names, "…")
			break
		}
		names = append(names, v.Name)
	}
	return strings.Join(names, ", ")
}
