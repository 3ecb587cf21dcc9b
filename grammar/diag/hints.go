package diag

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// A hint is given only where the text makes it certain, or as a question.

// arg returns an argument of a type, the zero value where it is none.
func arg[T any](args []any, at int) (value T) {
	if at < len(args) {
		value, _ = args[at].(T)
	}
	return value
}

var fieldTitles = [...]texts{
	{`side to move`, `lado a jogar`, `turno`},
	{`castling`, `roque`, `enroque`},
	{`en passant square`, `casa de en passant`, `casilla al paso`},
}

// handTitles are the fields of SFEN.
var handTitles = [...]texts{fieldTitles[0], {`men in hand`, `peças na mão`, `piezas en mano`}}

var missingLabel = texts{`missing: `, `faltando: `, `falta: `}

// missingFields names what a record of one to three fields lacks; the
// counters, which an EPD lacks too, are left to the help text.
func missingFields(lang Lang, args []any) string {
	count, titles := arg[int](args, 0), fieldTitles[:]
	if arg[string](args, 1) == "sfen" {
		titles = handTitles[:]
	}
	if count < 1 || count > len(titles) {
		return ""
	}
	var names []string
	for _, title := range titles[count-1:] {
		names = append(names, title.in(lang))
	}
	return missingLabel.in(lang) + strings.Join(names, ", ")
}

var swappedHint = texts{
	`has it changed places with the half-move clock, {0}?`,
	`não trocou de lugar com o contador de meios-lances, {0}?`,
	`¿no ha cambiado de lugar con el contador de medias jugadas, {0}?`,
}

func swappedCounters(lang Lang, args []any) string {
	if arg[uint32](args, 0) > 0 {
		return fill(swappedHint.in(lang), lang, 0, args)
	}
	return ""
}

var (
	pgnHint = texts{
		`this looks like a PGN tag; the record is between its quotation marks`,
		`parece uma etiqueta PGN; o registro é o texto entre aspas`,
		`parece una etiqueta PGN; el registro es el texto entre comillas`,
	}
	addressHint = texts{
		`this looks like a web address`,
		`parece um endereço da web`,
		`parece una dirección web`,
	}
	commandHint = texts{
		`this is a word of UCI commands; leave it out`,
		`é uma palavra de comandos UCI; retire-a`,
		`es una palabra de órdenes UCI; quítela`,
	}
	forsythHint = texts{
		`this looks like Forsyth notation with hyphens`,
		`parece notação Forsyth com hífens`,
		`parece notación Forsyth con guiones`,
	}
	movesHint = texts{
		`this looks like the moves of a game`,
		`parecem lances de uma partida`,
		`parecen jugadas de una partida`,
	}
)

// otherText tells what a text is that is no record, by its first word.
func otherText(lang Lang, args []any) string {
	text := arg[string](args, 0)
	switch {
	case strings.HasPrefix(text, "["):
		return pgnHint.in(lang)
	case strings.Contains(text, "://"), strings.HasPrefix(text, "www."):
		return addressHint.in(lang)
	case text == "position", text == "fen", text == "startpos":
		return commandHint.in(lang)
	case strings.HasPrefix(text, "1."):
		return movesHint.in(lang)
	case strings.Count(text, "-") >= 7 && strings.IndexFunc(text, notForsyth) < 0:
		return forsythHint.in(lang)
	}
	return strange(lang, text)
}

func notForsyth(r rune) bool { return r != '-' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }

var (
	whiteHint = texts{`White is "w"`, `as brancas são "w"`, `las blancas son "w"`}
	blackHint = texts{
		`if this is Black, write "b"`, `se são as pretas, escreva "b"`, `si son las negras, escriba "b"`,
	}
)

// otherTurn knows the words for the sides in a few languages.
func otherTurn(lang Lang, args []any) string {
	text := arg[string](args, 0)
	switch side, ok := ast.SideNamed(text); {
	case !ok:
		return strange(lang, text)
	case side == ast.White:
		return whiteHint.in(lang)
	}
	return blackHint.in(lang)
}

var castlingMoveHint = texts{
	`the rights are letters, not the moves O-O and O-O-O`,
	`os direitos são letras, não os lances O-O e O-O-O`,
	`los derechos son letras, no las jugadas O-O y O-O-O`,
}

func otherRight(lang Lang, args []any) string {
	switch text := arg[string](args, 0); text {
	case "O", "o", "0":
		return castlingMoveHint.in(lang)
	default:
		return strange(lang, text)
	}
}

var (
	noRankHint   = texts{`its rank is missing`, `falta a fileira`, `falta la fila`}
	noDoubleHint = texts{`no pawn of this game makes a double step`, `nenhum peão deste jogo faz avanço duplo`, `ningún peón de este juego hace avance doble`}
	countHint    = texts{
		`in this game the number of plies at which the count ends stands here, or "-"`,
		`neste jogo fica aqui o número de meios-lances em que a contagem termina, ou "-"`,
		`en este juego va aquí el número de medias jugadas en que termina la cuenta, o "-"`,
	}
	twoSquaresHint = texts{
		`in this game the square of the pawn follows, such as c3b4`,
		`neste jogo a casa do peão vem em seguida, como c3b4`,
		`en este juego sigue la casilla del peón, como c3b4`,
	}
)

// otherSquare tells what a word is that is no en passant square, or what stands for one in
// a game that is not like chess there.
func otherSquare(lang Lang, args []any) string {
	text := arg[string](args, 0)
	if hint := strange(lang, text); hint != "" {
		return hint
	}
	switch game := arg[*ast.Variant](args, 1).OrChess(); {
	case game.Passant == ast.CountLimit:
		return countHint.in(lang)
	case game.Passant == ast.TwoSquares:
		return twoSquaresHint.in(lang)
	case game.Passant == ast.OnePassed && game.PawnRank == 0:
		return noDoubleHint.in(lang)
	case len(text) == 1 && strings.Contains("abcdefgh", strings.ToLower(text)):
		return noRankHint.in(lang)
	}
	return ""
}

var (
	onlyShogiHint = texts{
		`{0} is for shogi and its variants`,
		`{0} é para o shogi e suas variantes`,
		`{0} es para el shogi y sus variantes`,
	}
	otherTargetHelp = texts{
		`write the record in another dialect, such as --to fen, or name a variant of shogi with --variant`,
		`escreva o registro em outro dialeto, como --to fen, ou indique uma variante do shogi com --variant`,
		`escriba el registro en otro dialecto, como --to fen, o indique una variante del shogi con --variant`,
	}
)

// onlyShogi tells for which games the dialect is that takes no board of others.
func onlyShogi(lang Lang, args []any) string {
	if title := arg[string](args, 2); title != "" {
		return fill(onlyShogiHint.in(lang), lang, 0, []any{title})
	}
	return ""
}

// otherTarget is the cure of a board for which a dialect is not.
func otherTarget(args []any) *texts {
	if arg[string](args, 2) != "" {
		return &otherTargetHelp
	}
	return nil
}

var letterDigitHint = texts{
	`a letter l, I or O is no digit`,
	`a letra l, I ou O não é um algarismo`,
	`la letra l, I u O no es una cifra`,
}

func otherDigit(lang Lang, args []any) string {
	text := arg[string](args, 0)
	if text != "" && strings.Trim(text, "0123456789lIOo") == "" {
		return letterDigitHint.in(lang)
	}
	return strange(lang, text)
}

var notUTF8Hint = texts{
	`this byte is not UTF-8; is the file in another encoding?`,
	`este byte não é UTF-8; o arquivo está em outra codificação?`,
	`este byte no es UTF-8; ¿el archivo está en otra codificación?`,
}

// strange names the first character that is no printable ASCII: its code
// point, its script, and the character of FEN that it looks like.
func strange(lang Lang, text string) string {
	for i, r := range text {
		if r >= ' ' && r < 0x7f {
			continue
		}
		if _, n := utf8.DecodeRuneInString(text[i:]); r == utf8.RuneError && n == 1 {
			return notUTF8Hint.in(lang)
		}
		parts := []string{"U+" + codePoint(r)}
		if kind := kindOf(r); kind != nil {
			parts = append(parts, kind.in(lang))
		}
		if like := ast.LookAlike(r); like != "" {
			parts = append(parts, fill(looksLike.in(lang), lang, 0, []any{like}))
		} else if man := figurine(r); man != "" {
			parts = append(parts, fill(inEnglish.in(lang), lang, 0, []any{man}))
		}
		return strings.Join(parts, ", ")
	}
	return ""
}

// codePoint writes a code point as Unicode does, in four digits or more.
func codePoint(r rune) string {
	hex := strings.ToUpper(strconv.FormatInt(int64(r), 16))
	return strings.Repeat("0", max(0, 4-len(hex))) + hex
}
