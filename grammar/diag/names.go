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
	if names, ok := languageNames.at(l.Tag); ok && lang.known() != English {
		return names.in(lang)
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
var languageNames = table{
	{"en", texts{``, `inglês`, `inglés`}}, {"pt", texts{``, `português`, `portugués`}}, {"pt-BR", texts{``, `português do Brasil`, `portugués de Brasil`}},
	{"es", texts{``, `espanhol`, `español`}}, {"ca", texts{``, `catalão`, `catalán`}}, {"fr", texts{``, `francês`, `francés`}}, {"de", texts{``, `alemão`, `alemán`}},
	{"it", texts{``, `italiano`, `italiano`}}, {"nl", texts{``, `holandês`, `neerlandés`}}, {"ru", texts{``, `russo`, `ruso`}},
	{"x-figurine", texts{``, `figuras`, `figuras`}}, {"x-problem", texts{``, `problemas de xadrez`, `problemas de ajedrez`}},
	{"en-x-popeye", texts{``, `Popeye, inglês`, `Popeye, inglés`}}, {"de-x-popeye", texts{``, `Popeye, alemão`, `Popeye, alemán`}},
	{"fr-x-popeye", texts{``, `Popeye, francês`, `Popeye, francés`}}, {"gl", texts{``, `galego`, `gallego`}}, {"oc", texts{``, `occitano`, `occitano`}},
	{"ro", texts{``, `romeno`, `rumano`}}, {"la", texts{``, `latim`, `latín`}}, {"lb", texts{``, `luxemburguês`, `luxemburgués`}},
	{"af", texts{``, `africâner`, `afrikáans`}}, {"da", texts{``, `dinamarquês`, `danés`}}, {"sv", texts{``, `sueco`, `sueco`}},
	{"nb", texts{``, `norueguês bokmål`, `noruego bokmål`}}, {"nn", texts{``, `norueguês nynorsk`, `noruego nynorsk`}},
	{"is", texts{``, `islandês`, `islandés`}}, {"fi", texts{``, `finlandês`, `finés`}}, {"et", texts{``, `estoniano`, `estonio`}}, {"lv", texts{``, `letão`, `letón`}},
	{"lt", texts{``, `lituano`, `lituano`}}, {"pl", texts{``, `polonês`, `polaco`}}, {"cs", texts{``, `tcheco`, `checo`}}, {"sk", texts{``, `eslovaco`, `eslovaco`}},
	{"hu", texts{``, `húngaro`, `húngaro`}}, {"sl", texts{``, `esloveno`, `esloveno`}}, {"hr", texts{``, `croata`, `croata`}}, {"bs", texts{``, `bósnio`, `bosnio`}},
	{"sr-Latn", texts{``, `sérvio latino`, `serbio latino`}}, {"sr-Cyrl", texts{``, `sérvio cirílico`, `serbio cirílico`}},
	{"mk", texts{``, `macedônio`, `macedonio`}}, {"bg", texts{``, `búlgaro`, `búlgaro`}}, {"uk", texts{``, `ucraniano`, `ucraniano`}},
	{"be", texts{``, `bielorrusso`, `bielorruso`}}, {"el", texts{``, `grego`, `griego`}}, {"sq", texts{``, `albanês`, `albanés`}}, {"tr", texts{``, `turco`, `turco`}},
	{"az", texts{``, `azerbaijano`, `azerí`}}, {"ga", texts{``, `irlandês`, `irlandés`}}, {"cy", texts{``, `galês`, `galés`}}, {"br", texts{``, `bretão`, `bretón`}},
	{"eo", texts{``, `esperanto`, `esperanto`}}, {"ia", texts{``, `interlíngua`, `interlingua`}}, {"io", texts{``, `ido`, `ido`}}, {"ar", texts{``, `árabe`, `árabe`}},
	{"fa", texts{``, `persa, em letras francesas`, `persa, en letras francesas`}}, {"he", texts{``, `hebraico`, `hebreo`}},
	{"hi", texts{``, `hindi romanizado`, `hindi romanizado`}}, {"bn", texts{``, `bengali romanizado`, `bengalí romanizado`}},
	{"id", texts{``, `indonésio`, `indonesio`}}, {"vi", texts{``, `vietnamita`, `vietnamita`}}, {"zh", texts{``, `chinês`, `chino`}}, {"ja", texts{``, `japonês`, `japonés`}},
	{"ko", texts{``, `coreano`, `coreano`}},
}

// operandsNames say what an opcode of EPD takes.
var operandsNames = [...]texts{
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
