package diag

import (
	"cmp"
	"strings"
	"unicode"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// foreignLetter is a piece letter of other languages, and the English one.
type foreignLetter struct {
	letter, english string
	who             texts
}

// foreignLetters are the letters of the languages most often met in diagrams:
// those that English does not have, and that mean one man in all of them.
var foreignLetters = []foreignLetter{
	{`t`, `r`, texts{
		`the rook of Portuguese, Spanish, French and German`,
		`a torre em português, espanhol, francês e alemão`,
		`la torre en español, portugués, francés y alemán`,
	}},
	{`d`, `q`, texts{
		`the queen of Portuguese, Spanish, French and German`,
		`a dama em português, espanhol, francês e alemão`,
		`la dama en español, portugués, francés y alemán`,
	}},
	{`c`, `n`, texts{
		`the knight of Portuguese, Spanish, French and Italian`,
		`o cavalo em português, espanhol, francês e italiano`,
		`el caballo en español, portugués, francés e italiano`,
	}},
	{`a`, `b`, texts{
		`the bishop of Spanish and Italian`,
		`o bispo em espanhol e italiano`,
		`el alfil en español e italiano`,
	}},
	{`f`, `b`, texts{
		`the bishop of French`,
		`o bispo em francês`,
		`el alfil en francés`,
	}},
	{`l`, `b`, texts{
		`the bishop of German`,
		`o bispo em alemão`,
		`el alfil en alemán`,
	}},
	{`s`, `n`, texts{
		`the knight of German and of chess problems`,
		`o cavalo em alemão e nos problemas de xadrez`,
		`el caballo en alemán y en los problemas de ajedrez`,
	}},
}

var inEnglish = texts{`"{0}" in English letters`, `"{0}" em letras inglesas`, `"{0}" en letras inglesas`}

func foreign(lang Lang, text string) string {
	for i := range foreignLetters {
		f := &foreignLetters[i]
		english := f.english
		switch text {
		case f.letter:
		case strings.ToUpper(f.letter):
			english = strings.ToUpper(english)
		default:
			continue
		}
		return f.who.in(lang) + ", " + fill(inEnglish.in(lang), lang, 0, []any{english})
	}
	return ""
}

// is joins a letter and what it is.
var is = texts{` is `, ` é `, ` es `}

// otherMove tells which man of other languages the letter is that a word begins with,
// where the word can be a move.
func otherMove(lang Lang, args []any) string {
	word := arg[string](args, 0)
	if len(word) < len("Dg6") || word[0] < 'A' || word[0] > 'Z' || !strings.ContainsAny(word, "12345678") {
		return ""
	}
	who := foreign(lang, word[:1])
	if who == "" {
		return ""
	}
	return `"` + word[:1] + `"` + is.in(lang) + who
}

var (
	oneHint = texts{
		`for an empty square write the digit 1`,
		`para uma casa vazia escreva o algarismo 1`,
		`para una casilla vacía escriba la cifra 1`,
	}
	letterOHint = texts{
		`this is the letter O, and 0 counts no squares either`,
		`é a letra O, e 0 também não conta casas`,
		`es la letra O, y tampoco 0 cuenta casillas`,
	}
	promotedHint = texts{
		`it marks a promoted man in crazyhouse; other games have no mark`,
		`marca uma peça promovida no crazyhouse; outros jogos não têm marca`,
		`marca una pieza promovida en crazyhouse; otros juegos no tienen marca`,
	}
	pocketHint = texts{
		`brackets hold the pockets of crazyhouse`,
		`os colchetes contêm a reserva do crazyhouse`,
		`los corchetes contienen la reserva de crazyhouse`,
	}
	separatorHint = texts{
		`ranks are separated by "/"`,
		`as fileiras se separam com "/"`,
		`las filas se separan con "/"`,
	}
	underscoreHint = texts{
		`in a web address it stands for a space`,
		`em um endereço da web representa um espaço`,
		`en una dirección web representa un espacio`,
	}
	quoteHint = texts{
		`leave the quotation marks out`,
		`retire as aspas`,
		`quite las comillas`,
	}
)

// otherPiece tells what a character in the placement is that is no man.
func otherPiece(lang Lang, args []any) string {
	text := arg[string](args, 0)
	switch text {
	case "l":
		return oneHint.in(lang) + "; " + foreign(lang, text)
	case "I":
		return oneHint.in(lang)
	case "O", "o":
		return letterOHint.in(lang)
	case "~":
		return promotedHint.in(lang)
	case "[", "]":
		return pocketHint.in(lang)
	case `\`, "|", "-", ",":
		return separatorHint.in(lang)
	case "_":
		return underscoreHint.in(lang)
	case `"`:
		return quoteHint.in(lang)
	}
	return cmp.Or(foreign(lang, text), strange(lang, text))
}

var numberHelp = texts{
	`in a pocket or a hand a number goes before the letter of its men: 2P is two pawns`,
	`em um bolso ou em uma mão o número vem antes da letra de suas peças: 2P são dois peões`,
	`en un bolsillo o en una mano el número va delante de la letra de sus piezas: 2P son dos peones`,
}

// numberOfMen is the cure of a number without a letter, which only men that are dropped
// have: in the ranks it counts squares.
func numberOfMen(args []any) *texts {
	if text := arg[string](args, 0); text != "" && strings.Trim(text, "0123456789") == "" {
		return &numberHelp
	}
	return nil
}

var looksLike = texts{`looks like "{0}"`, `parecido com "{0}"`, `parecido a "{0}"`}

// figurine returns the letter of a chess symbol, empty where r is none.
func figurine(r rune) string {
	if r < '♔' || r > '♟' {
		return ""
	}
	at := r - '♔'
	return "KQRBNPkqrbnp"[at : at+1]
}

// script is a script that has piece letters somewhere, with its name.
type script struct {
	table *unicode.RangeTable
	name  texts
}

var scripts = []script{
	{unicode.Cyrillic, texts{`Cyrillic`, `cirílico`, `cirílico`}},
	{unicode.Greek, texts{`Greek`, `grego`, `griego`}},
	{unicode.Arabic, texts{`Arabic`, `árabe`, `árabe`}},
	{unicode.Hebrew, texts{`Hebrew`, `hebraico`, `hebreo`}},
	{unicode.Armenian, texts{`Armenian`, `armênio`, `armenio`}},
	{unicode.Georgian, texts{`Georgian`, `georgiano`, `georgiano`}},
	{unicode.Devanagari, texts{`Devanagari`, `devanágari`, `devanagari`}},
	{unicode.Bengali, texts{`Bengali`, `bengali`, `bengalí`}},
	{unicode.Han, texts{`Han`, `chinês (han)`, `chino (han)`}},
	{unicode.Hiragana, texts{`Hiragana`, `hiragana`, `hiragana`}},
	{unicode.Katakana, texts{`Katakana`, `katakana`, `katakana`}},
	{unicode.Hangul, texts{`Hangul`, `hangul`, `hangul`}},
}

var (
	controlKind   = texts{`a control character`, `caractere de controle`, `carácter de control`}
	invisibleKind = texts{`an invisible character`, `caractere invisível`, `carácter invisible`}
	figurineKind  = texts{`a chess symbol`, `símbolo de xadrez`, `símbolo de ajedrez`}
	fullWidthKind = texts{`full-width`, `de largura inteira`, `de ancho completo`}
)

// kindOf names the script of a character, or what else it is; nil where that
// says nothing of use.
func kindOf(r rune) *texts {
	switch {
	case unicode.IsControl(r):
		return &controlKind
	case !unicode.IsPrint(r):
		return &invisibleKind
	case figurine(r) != "":
		return &figurineKind
	case ast.IsFullWidth(r):
		return &fullWidthKind
	}
	for i := range scripts {
		if unicode.Is(scripts[i].table, r) {
			return &scripts[i].name
		}
	}
	return nil
}
