package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// rightFacts are about castling. The arguments are the letter, the side, the wing,
// where the man stands that castles; of what is in the way, the square and the man that
// attacks it; and that man, a rook in most games.
var rightFacts = []factRow{
	{ast.CastlingNone, texts{
		`no castling right is left`,
		`não resta nenhum direito de roque`,
		`no queda ningún derecho de enroque`,
	}},
	{ast.CastlingGame, texts{ // the variant
		`there is no castling in {0:variant}`,
		`não há roque neste jogo: {0:variant}`,
		`no hay enroque en este juego: {0:variant}`,
	}},
	{ast.RightKept, texts{rightEnglish, rightPortuguese, rightSpanish}},
	{ast.RightPlayable, texts{
		rightEnglish + `; castling is playable now`,
		rightPortuguese + `; o roque é possível agora`,
		rightSpanish + `; el enroque es posible ahora`,
	}},
	{ast.RightWaits, texts{
		rightEnglish + `; nothing is in the way, but {1} is not to move`,
		rightPortuguese + `; nada o impede, mas não é a vez {1}`,
		rightSpanish + `; nada lo impide, pero no es el turno {1}`,
	}},
	{ast.RightBlocked, texts{keptEnglish + `{4} is occupied`, keptPortuguese + `{4} está ocupada`, keptSpanish + `{4} está ocupada`}},
	{ast.RightInCheck, texts{
		keptEnglish + `the king is in check from {5}`,
		keptPortuguese + `o rei está em xeque, dado de {5}`,
		keptSpanish + `el rey está en jaque desde {5}`,
	}},
	{ast.RightPasses, texts{
		keptEnglish + `the king would pass over {4}, which is attacked from {5}`,
		keptPortuguese + `o rei passaria por {4}, casa atacada de {5}`,
		keptSpanish + `el rey pasaría por {4}, casilla atacada desde {5}`,
	}},
	{ast.RightLands, texts{
		keptEnglish + `the king would land on {4}, which is attacked from {5}`,
		keptPortuguese + `o rei chegaria a {4}, casa atacada de {5}`,
		keptSpanish + `el rey llegaría a {4}, casilla atacada desde {5}`,
	}},
	{ast.RightForbidden, texts{
		keptEnglish + `the rules of the game forbid it`,
		keptPortuguese + `as regras do jogo o proíbem`,
		keptSpanish + `las reglas del juego lo prohíben`,
	}},
	{ast.RightEnded, texts{
		keptEnglish + `the game is over`,
		keptPortuguese + `a partida terminou`,
		keptSpanish + `la partida ha terminado`,
	}},
	{ast.RightUnruled, texts{
		rightEnglish + `; whether it is playable now is not known: the rules of this game are not known here`,
		rightPortuguese + `; não se sabe se o roque é possível agora: as regras deste jogo não são conhecidas aqui`,
		rightSpanish + `; no se sabe si el enroque es posible ahora: las reglas de este juego no se conocen aquí`,
	}},
}

// Which right there is, before more about it.
const (
	rightEnglish    = `{0}: {1:side} may still castle {2} with {6:the} on {3}`
	rightPortuguese = `{0}: {1:side} ainda podem rocar na {2} com {6:the} de {3}`
	rightSpanish    = `{0}: {1:side} todavía pueden enrocar en el {2} con {6:the} de {3}`
)

// Which right there is, before why it is of no use now.
const (
	keptEnglish    = rightEnglish + `; the right is kept, but not playable now: `
	keptPortuguese = rightPortuguese + `; o direito se mantém, mas não pode ser exercido agora: `
	keptSpanish    = rightSpanish + `; el derecho se conserva, pero no se puede ejercer ahora: `
)
