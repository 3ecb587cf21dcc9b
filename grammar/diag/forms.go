package diag

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// The forms of an argument that a slot can ask for.
//
//	{0:the}      a man with its article
//	{0:no}       a man with the word for none
//	{0:many}     men
//	{0:count}    a number in words, two to ten, of the men that the next argument is
//	{0:outcome}  how a game ended
//	{0:notation} a notation of another game
//	{0:of}       a side as the owner of men, or both
//
// and those of [factForm].
func formOf(form string, lang Lang, args []any, at int) string {
	if text, ok := factForm(form, lang, args, at); ok {
		return text
	}
	role, isRole := args[at].(ast.Role)
	switch {
	case form == "count":
		return countWord(arg[int](args, at), arg[ast.Role](args, at+1), lang)
	case form == "of":
		return ownerName(arg[ast.Color](args, at), lang)
	case form == "outcome":
		if words, ok := outcomes.at(arg[string](args, at)); ok {
			return words.in(lang)
		}
	case form == "notation":
		if words, ok := notations.at(arg[string](args, at)); ok {
			return words.in(lang)
		}
	case form == "many" && isRole:
		return rolesName(role, lang)
	case isRole:
		articles := masculine
		if isFeminine(role, lang) {
			articles = feminine
		}
		before, _ := articles.at(form)
		return before.in(lang) + roleName(role, lang)
	}
	return word(args[at], lang)
}

var bothSides = texts{`both sides`, `dos dois lados`, `de los dos bandos`}

func ownerName(side ast.Color, lang Lang) string {
	name := word(side, lang)
	if side == ast.Neutral {
		name = bothSides.in(lang)
	}
	if lang.known() == English {
		return "of " + name
	}
	return name
}

// The words before a man.
var (
	masculine = table{{"the", texts{`the `, `o `, `el `}}, {"no", texts{`no `, `nenhum `, `ningún `}}}
	feminine  = table{{"the", texts{`the `, `a `, `la `}}, {"no", texts{`no `, `nenhuma `, `ninguna `}}}
)

// counts are the numbers from two on.
var counts = [...]texts{
	{`two`, `dois`, `dos`}, {`three`, `três`, `tres`}, {`four`, `quatro`, `cuatro`}, {`five`, `cinco`, `cinco`},
	{`six`, `seis`, `seis`}, {`seven`, `sete`, `siete`}, {`eight`, `oito`, `ocho`}, {`nine`, `nove`, `nueve`},
	{`ten`, `dez`, `diez`},
}

func countWord(n int, of ast.Role, lang Lang) string {
	switch {
	case n < 2 || n-2 >= len(counts):
		return fmt.Sprint(n)
	case n == 2 && lang == Portuguese && isFeminine(of, lang):
		return "duas"
	}
	return counts[n-2].in(lang)
}

var outcomes = table{
	{"checkmate", texts{`checkmate`, `xeque-mate`, `jaque mate`}},
	{"stalemate", texts{`stalemate`, `rei afogado`, `rey ahogado`}},
	{"variant-end", texts{`by the rules of the variant`, `pelas regras da variante`, `por las reglas de la variante`}},
}

var wingNames = [...]texts{
	ast.KingSide:  {`king side`, `ala do rei`, `flanco de rey`},
	ast.QueenSide: {`queen side`, `ala da dama`, `flanco de dama`},
}

// mostListed is how many squares or moves a message names.
const mostListed = 10

var (
	andWord = texts{` and `, ` e `, ` y `}
	orWord  = texts{` or `, ` ou `, ` o `}
)

// joined lists some words with one before the last.
func joined(words []string, last texts, lang Lang) string {
	switch n := len(words); {
	case n == 0:
		return ""
	case n == 1:
		return words[0]
	case n > mostListed:
		return strings.Join(words[:mostListed], ", ") + ", …"
	default:
		return strings.Join(words[:n-1], ", ") + beforeVowel(last.in(lang), words[n-1], lang) + words[n-1]
	}
}

// beforeVowel changes Spanish y before i and o before o.
func beforeVowel(conjunction, next string, lang Lang) string {
	next = strings.TrimPrefix(strings.ToLower(next), "h")
	switch {
	case lang != Spanish:
	case conjunction == " y " && strings.HasPrefix(next, "i"):
		return " e "
	case conjunction == " o " && strings.HasPrefix(next, "o"):
		return " u "
	}
	return conjunction
}

func squaresList(squares []ast.Square, lang Lang) string {
	words := make([]string, len(squares))
	for i, s := range squares {
		words[i] = s.String()
	}
	return joined(words, andWord, lang)
}

func movesList(moves []string, lang Lang) string {
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = printable(m, maxQuoted)
	}
	return joined(words, orWord, lang)
}
