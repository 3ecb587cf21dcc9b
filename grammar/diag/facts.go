package diag

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// factRow is the wording of one fact. Its slots are those of [fill].
type factRow struct {
	code  ast.FactCode
	words texts
}

var factRows = [][]factRow{titleRows, readingFacts, boardFacts, rightFacts, counterFacts, operationFacts, positionFacts, stepFacts, sideFacts}

// Fact words a fact on one line, in valid UTF-8 without control characters.
func Fact(f *ast.Fact, lang Lang) string {
	if f.Note != ast.NoCode {
		return Message(&ast.Diagnostic{Code: f.Note, Field: f.Note.Field(), Args: f.Args}, lang)
	}
	for _, rows := range factRows {
		for i := range rows {
			if rows[i].code == f.Code {
				return fill(rows[i].words.in(lang), lang, ast.NoField, f.Args)
			}
		}
	}
	return f.Code.String()
}

// Title is the heading of a part of an explanation.
func Title(c ast.FactCode, lang Lang) string { return Fact(&ast.Fact{Code: c}, lang) }

// Printable returns a text on one line and safe for a terminal, cut after so many
// characters.
func Printable(text string, limit int) string { return printable(text, limit) }

// maxWhole is how many characters are quoted of what is to be shown whole.
const maxWhole = 1000

// factForm is one of the forms that facts ask for:
//
//	{0:side}     a side as the subject of a sentence
//	{0:whole}    a text that may be long
//	{0:dialect}  the title of a dialect, by its name
//	{0:variant}  a variant
func factForm(form string, lang Lang, args []any, at int) (text string, ok bool) {
	switch form {
	case "side":
		return sides[min(int(arg[ast.Color](args, at)), len(sides)-1)].in(lang), true
	case "whole":
		return printable(arg[string](args, at), maxWhole), true
	case "dialect":
		if title, ok := dialectTitles.at(arg[string](args, at)); ok {
			return title.in(lang), true
		}
		return word(args[at], lang), true
	case "variant":
		return variantTitle(arg[*ast.Variant](args, at), lang), true
	}
	return "", false
}

var sides = [...]texts{
	ast.White:   {`White`, `as brancas`, `las blancas`},
	ast.Black:   {`Black`, `as pretas`, `las negras`},
	ast.Neutral: {`neutral men`, `peças neutras`, `piezas neutrales`},
}

// dialectTitles are those of the dialects, by name.
var dialectTitles = table{
	{"fen", texts{`FEN`, `FEN`, `FEN`}},
	{"xfen", texts{`X-FEN`, `X-FEN`, `X-FEN`}},
	{"shredder", texts{`Shredder-FEN`, `Shredder-FEN`, `Shredder-FEN`}},
	{"epd", texts{`EPD`, `EPD`, `EPD`}},
	{"forsyth", texts{`Forsyth`, `notação Forsyth`, `notación Forsyth`}},
	{"sfen", texts{`SFEN`, `SFEN`, `SFEN`}},
	{"pieces", texts{`a piece list`, `lista de peças`, `lista de piezas`}},
}

var nothing = texts{`nothing`, `nada`, `nada`}

// menList says how many men of each role there are.
func menList(men []ast.Held, lang Lang) string {
	if len(men) == 0 {
		return nothing.in(lang)
	}
	words := make([]string, len(men))
	for i, h := range men {
		name := rolesName(h.Role, lang)
		if h.Count == 1 {
			name = roleName(h.Role, lang)
		}
		words[i] = strconv.Itoa(int(h.Count)) + " " + name
	}
	return strings.Join(words, ", ")
}

func codeList(codes []ast.Code) string {
	words := make([]string, len(codes))
	for i, c := range codes {
		words[i] = c.String()
	}
	return strings.Join(words, ", ")
}

// Heading is a title as it is drawn.
func Heading(c ast.FactCode, o Options) string {
	if !o.Color {
		return Title(c, o.Lang)
	}
	return bold + Title(c, o.Lang) + reset
}

// fieldTitleCodes are the titles of fields.
var fieldTitleCodes = [ast.NumFields]ast.FactCode{
	ast.NoField: ast.AboutRecord, ast.PlacementField: ast.AboutPlacement, ast.TurnField: ast.AboutTurn,
	ast.CastlingField: ast.AboutCastling, ast.EnPassantField: ast.AboutEnPassant, ast.HalfmoveField: ast.AboutHalfmove,
	ast.FullmoveField: ast.AboutFullmove, ast.OperationsField: ast.AboutOperations, ast.PocketField: ast.AboutPocket,
	ast.ChecksField: ast.AboutChecks,
}

// FieldTitle is the title of a field within a line.
func FieldTitle(f ast.Field, lang Lang) string {
	if int(f) >= len(fieldTitleCodes) {
		return f.String()
	}
	title := Title(fieldTitleCodes[f], lang)
	first, size := utf8.DecodeRuneInString(title)
	return string(unicode.ToLower(first)) + title[size:]
}
