package diag

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var wallName = texts{`a wall`, `um muro`, `un muro`}

// What a man has beside its side.
var (
	promotedName = texts{`promoted`, `com a marca de promoção`, `con la marca de promoción`}
	beyondName   = texts{`on the second board`, `no segundo tabuleiro`, `en el segundo tablero`}
)

// manName names a man, its side, and its marks.
func manName(p ast.Piece, lang Lang) string {
	if p.Role == ast.NoRole {
		return wallName.in(lang)
	}
	of := colors[p.Color].in(lang)
	if p.Promoted {
		of += ", " + promotedName.in(lang)
	}
	if p.Beyond {
		of += ", " + beyondName.in(lang)
	}
	return roleName(p.Role, lang) + " (" + of + ")"
}

// languageName is the name of the language of some letters.
func languageName(l *ast.Letters, lang Lang) string {
	if names, ok := languageNames[l.Tag]; ok && lang.known() != English {
		return names[lang.known()-1]
	}
	return l.Title
}

// mostLanguages is how many languages a message names.
const mostLanguages = 5

func languageList(all []*ast.Letters, lang Lang) string {
	var names []string
	for i, l := range all {
		if i == mostLanguages {
			names = append(names, "…")
			break
		}
		names = append(names, languageName(l, lang))
	}
	return strings.Join(names, ", ")
}

// languageNames are the names in Portuguese and Spanish. The English ones are
// the titles of the table of letters.
var languageNames = map[string][2]string{
	"en": {`inglês`, `inglés`}, "pt": {`português`, `portugués`}, "pt-BR": {`português do Brasil`, `portugués de Brasil`},
	"es": {`espanhol`, `español`}, "ca": {`catalão`, `catalán`}, "fr": {`francês`, `francés`}, "de": {`alemão`, `alemán`},
	"it": {`italiano`, `italiano`}, "nl": {`holandês`, `neerlandés`}, "ru": {`russo`, `ruso`},
	"x-figurine": {`figuras`, `figuras`}, "x-problem": {`problemas de xadrez`, `problemas de ajedrez`},
	"en-x-popeye": {`Popeye, inglês`, `Popeye, inglés`}, "de-x-popeye": {`Popeye, alemão`, `Popeye, alemán`},
	"fr-x-popeye": {`Popeye, francês`, `Popeye, francés`}, "gl": {`galego`, `gallego`}, "oc": {`occitano`, `occitano`},
	"ro": {`romeno`, `rumano`}, "la": {`latim`, `latín`}, "lb": {`luxemburguês`, `luxemburgués`},
	"af": {`africâner`, `afrikáans`}, "da": {`dinamarquês`, `danés`}, "sv": {`sueco`, `sueco`},
	"nb": {`norueguês bokmål`, `noruego bokmål`}, "nn": {`norueguês nynorsk`, `noruego nynorsk`},
	"is": {`islandês`, `islandés`}, "fi": {`finlandês`, `finés`}, "et": {`estoniano`, `estonio`}, "lv": {`letão`, `letón`},
	"lt": {`lituano`, `lituano`}, "pl": {`polonês`, `polaco`}, "cs": {`tcheco`, `checo`}, "sk": {`eslovaco`, `eslovaco`},
	"hu": {`húngaro`, `húngaro`}, "sl": {`esloveno`, `esloveno`}, "hr": {`croata`, `croata`}, "bs": {`bósnio`, `bosnio`},
	"sr-Latn": {`sérvio latino`, `serbio latino`}, "sr-Cyrl": {`sérvio cirílico`, `serbio cirílico`},
	"mk": {`macedônio`, `macedonio`}, "bg": {`búlgaro`, `búlgaro`}, "uk": {`ucraniano`, `ucraniano`},
	"be": {`bielorrusso`, `bielorruso`}, "el": {`grego`, `griego`}, "sq": {`albanês`, `albanés`}, "tr": {`turco`, `turco`},
	"az": {`azerbaijano`, `azerí`}, "ga": {`irlandês`, `irlandés`}, "cy": {`galês`, `galés`}, "br": {`bretão`, `bretón`},
	"eo": {`esperanto`, `esperanto`}, "ia": {`interlíngua`, `interlingua`}, "io": {`ido`, `ido`}, "ar": {`árabe`, `árabe`},
	"fa": {`persa, em letras francesas`, `persa, en letras francesas`}, "he": {`hebraico`, `hebreo`},
	"hi": {`hindi romanizado`, `hindi romanizado`}, "bn": {`bengali romanizado`, `bengalí romanizado`},
	"id": {`indonésio`, `indonesio`}, "vi": {`vietnamita`, `vietnamita`}, "zh": {`chinês`, `chino`}, "ja": {`japonês`, `japonés`},
	"ko": {`coreano`, `coreano`},
}

// operandsNames say what an opcode of EPD takes.
var operandsNames = map[ast.Operands]texts{
	ast.NoOperands:   {`no operands`, `nenhum operando`, `ningún operando`},
	ast.OneMove:      {`one move`, `um lance`, `una jugada`},
	ast.MoveSet:      {`moves`, `lances`, `jugadas`},
	ast.MoveLine:     {`moves`, `lances`, `jugadas`},
	ast.OneInteger:   {`an integer`, `um número inteiro`, `un número entero`},
	ast.OneString:    {`a text in quotation marks`, `um texto entre aspas`, `un texto entre comillas`},
	ast.StringOrNone: {`a text in quotation marks, or nothing`, `um texto entre aspas, ou nada`, `un texto entre comillas, o nada`},
	ast.TwoStrings:   {`two texts in quotation marks`, `dois textos entre aspas`, `dos textos entre comillas`},
	ast.StringPairs:  {`names, each with a text in quotation marks`, `nomes, cada um com um texto entre aspas`, `nombres, cada uno con un texto entre comillas`},
	ast.OneName:      {`one word`, `uma palavra`, `una palabra`},
	ast.TwoWords:     {`two words`, `duas palavras`, `dos palabras`},
}
