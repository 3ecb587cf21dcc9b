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
	{ast.RightKept, right(``, ``, ``)},
	{ast.RightPlayable, right(`castling is playable now`, `o roque é possível agora`, `el enroque es posible ahora`)},
	{ast.RightWaits, right(`nothing is in the way, but {1} is not to move`, `nada o impede, mas não é a vez {1}`, `nada lo impide, pero no es el turno {1}`)},
	{ast.RightBlocked, kept(`{4} is occupied`, `{4} está ocupada`, `{4} está ocupada`)},
	{ast.RightInCheck, kept(`the king is in check from {5}`, `o rei está em xeque, dado de {5}`, `el rey está en jaque desde {5}`)},
	{ast.RightPasses, kept(
		`the king would pass over {4}, which is attacked from {5}`,
		`o rei passaria por {4}, casa atacada de {5}`,
		`el rey pasaría por {4}, casilla atacada desde {5}`)},
	{ast.RightLands, kept(
		`the king would land on {4}, which is attacked from {5}`,
		`o rei chegaria a {4}, casa atacada de {5}`,
		`el rey llegaría a {4}, casilla atacada desde {5}`)},
	{ast.RightForbidden, kept(`the rules of the game forbid it`, `as regras do jogo o proíbem`, `las reglas del juego lo prohíben`)},
	{ast.RightEnded, kept(`the game is over`, `a partida terminou`, `la partida ha terminado`)},
	{ast.RightUnruled, right(
		`whether it is playable now is not known: the rules of this game are not known here`,
		`não se sabe se o roque é possível agora: as regras deste jogo não são conhecidas aqui`,
		`no se sabe si el enroque es posible ahora: las reglas de este juego no se conocen aquí`)},
}

var rightIs = texts{
	`{0}: {1:side} may still castle {2} with {6:the} on {3}`,
	`{0}: {1:side} ainda podem rocar na {2} com {6:the} de {3}`,
	`{0}: {1:side} todavía pueden enrocar en el {2} con {6:the} de {3}`,
}

// right says which right there is, and more about it.
func right(more ...string) (t texts) {
	for l := range t {
		if t[l] = rightIs[l]; more[l] != "" {
			t[l] += "; " + more[l]
		}
	}
	return t
}

// kept says which right there is, and why it is of no use now.
func kept(why ...string) (t texts) {
	but := texts{
		`the right is kept, but not playable now: `,
		`o direito se mantém, mas não pode ser exercido agora: `,
		`el derecho se conserva, pero no se puede ejercer ahora: `,
	}
	for l := range but {
		but[l] += why[l]
	}
	return right(but[:]...)
}
