package diag

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// letterRows are about the language of the letters.
var letterRows = []row{
	{
		code: ast.LettersNational, // the language
		message: texts{
			`the men are in the letters of {0}; FEN writes K, Q, R, B, N and P`,
			`as peças estão nas letras de {0}; a FEN escreve K, Q, R, B, N e P`,
			`las piezas están en las letras de {0}; el FEN escribe K, Q, R, B, N y P`,
		},
		help: lettersHelp,
	}, {
		code: ast.SideNational, // the letter, the side, the language
		message: texts{
			`"{0}" is read as the side {1}, a letter of {2}; FEN writes "w" or "b"`,
			`"{0}" é lido como o lado {1}, letra de {2}; a FEN escreve "w" ou "b"`,
			`"{0}" se lee como el bando {1}, letra de {2}; el FEN escribe "w" o "b"`,
		},
		help: texts{
			`"b" is White in Portuguese, Spanish, French and Polish, and Black in FEN`,
			`"b" são as brancas em português, espanhol, francês e polonês, e as pretas em FEN`,
			`"b" son las blancas en español, portugués, francés y polaco, y las negras en FEN`,
		},
	}, {
		code: ast.CastlingNational, // the field, the language
		message: texts{
			`castling "{0}" is in the letters of {1}; FEN writes K and Q`,
			`o roque "{0}" está nas letras de {1}; a FEN escreve K e Q`,
			`el enroque "{0}" está en las letras de {1}; el FEN escribe K y Q`,
		},
		help: texts{
			`K is the king side and Q the queen side, whatever the letters of the men`,
			`K é a ala do rei e Q a ala da dama, quaisquer que sejam as letras das peças`,
			`K es el flanco de rey y Q el de dama, sean cuales sean las letras de las piezas`,
		},
	}, {
		code: ast.LettersAssumed, // the languages, those of another board
		message: texts{
			`read in {0}; in {1} this would be another board`,
			`lido em {0}; em {1} seria outro tabuleiro`,
			`leído en {0}; en {1} sería otro tablero`,
		},
		help: lettersHelp,
	}, {
		code: ast.LetterUnknown, // the letter, its rank or 0, the language
		message: texts{
			`"{0}" is no piece letter of {2}`,
			`"{0}" não é letra de peça em {2}`,
			`"{0}" no es letra de pieza en {2}`,
		},
		help: lettersHelp,
		hint: knownElsewhere,
	}, {
		code: ast.LettersAmbiguous, // the letter, a man and its languages, another man and its languages
		message: texts{
			`"{0}" is {1} in {2} and {3} in {4}: the text is a different board in each`,
			`"{0}" é {1} em {2} e {3} em {4}: em cada caso o texto é outro tabuleiro`,
			`"{0}" es {1} en {2} y {3} en {4}: en cada caso el texto es otro tablero`,
		},
		help: texts{
			`say which language the letters are of, such as --letters pt`,
			`diga de que idioma são as letras, por exemplo --letters pt`,
			`diga de qué idioma son las letras, por ejemplo --letters es`,
		},
	}, {
		code: ast.LettersCollide, // the language, the letter, two men
		message: texts{
			`in {0} "{1}" is both {2} and {3}: no diagram can be read`,
			`em {0} "{1}" é tanto {2} como {3}: não se pode ler nenhum diagrama`,
			`en {0} "{1}" es tanto {2} como {3}: no se puede leer ningún diagrama`,
		},
		help: texts{
			`positions in this language are written in English letters or with figurines`,
			`nesse idioma as posições se escrevem em letras inglesas ou com figuras`,
			`en ese idioma las posiciones se escriben con letras inglesas o con figuras`,
		},
		hint: withoutCases,
	},
}

var casesHint = texts{
	`the script has no capitals to tell White from Black`,
	`a escrita não tem maiúsculas que distingam brancas de pretas`,
	`la escritura no tiene mayúsculas que distingan blancas de negras`,
}

// withoutCases says why one letter is one man of either side.
func withoutCases(lang Lang, args []any) string {
	one, other := arg[ast.Piece](args, 2), arg[ast.Piece](args, 3)
	if one.Role == other.Role {
		return casesHint.in(lang)
	}
	return ""
}

var lettersHelp = texts{
	`name the language of the letters, such as --letters pt; forsyth letters lists them`,
	`indique o idioma das letras, por exemplo --letters pt; forsyth letters mostra a lista`,
	`indique el idioma de las letras, por ejemplo --letters es; forsyth letters muestra la lista`,
}

var (
	rankHint = texts{`it stands on rank {1}`, `está na fileira {1}`, `está en la fila {1}`}
	knowHint = texts{`known in {0}`, `conhecida em {0}`, `conocida en {0}`}
)

// knownElsewhere names the rank of a letter and the languages that have it.
func knownElsewhere(lang Lang, args []any) string {
	letter := arg[string](args, 0)
	parts := []string{}
	if arg[int](args, 1) > 0 {
		parts = append(parts, fill(rankHint.in(lang), lang, 0, args))
	}
	roles := ast.Chess.Roles
	var known []*ast.Letters
	for _, l := range ast.Languages() {
		if _, collides := l.Collision(ast.Chess); collides {
			continue
		}
		if _, n := l.Match(letter, &roles); n == len(letter) {
			known = append(known, l)
		}
	}
	if len(known) > 0 {
		parts = append(parts, fill(knowHint.in(lang), lang, 0, []any{known}))
	} else if what := strange(lang, letter); what != "" {
		parts = append(parts, what)
	}
	return strings.Join(parts, "; ")
}
