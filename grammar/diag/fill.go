package diag

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// fill writes arguments into the slots of a template:
//
//	{0}                  the first argument
//	{?1}                 the end of the text where there is no second argument
//	{0:square|squares}   the first word where the first argument is 1, else the second
//	{0:the}              the first argument in one of the forms of [formOf]
//	{field}              the counter that the diagnostic is about
//
// It is far smaller than text/template, and costs nothing until it is called.
func fill(template string, lang Lang, field ast.Field, args []any) string {
	return string(appendFilled(nil, template, lang, field, args))
}

func appendFilled(dst []byte, template string, lang Lang, field ast.Field, args []any) []byte {
	return eachSlot(dst, template, func(slot string) (string, bool) {
		if number, ok := strings.CutPrefix(slot, "?"); ok {
			return "", int(number[0]-'0') < len(args)
		}
		return slotText(slot, lang, field, args), true
	})
}

// eachSlot appends a template with a text in place of each slot; it ends at the first
// for which there is none.
func eachSlot(dst []byte, template string, textOf func(slot string) (text string, ok bool)) []byte {
	for {
		before, rest, found := strings.Cut(template, "{")
		dst = append(dst, before...)
		if !found {
			return dst
		}
		slot, after, _ := strings.Cut(rest, "}")
		text, ok := textOf(slot)
		if !ok {
			return dst
		}
		dst = append(dst, text...)
		template = after
	}
}

func slotText(slot string, lang Lang, field ast.Field, args []any) string {
	if slot == "field" {
		return counterName(field, lang)
	}
	number, words, hasWords := strings.Cut(slot, ":")
	at := int(number[0] - '0')
	if at >= len(args) {
		return "?" // a diagnostic that this package knows nothing of
	}
	if !hasWords {
		return word(args[at], lang)
	}
	one, many, isChoice := strings.Cut(words, "|")
	if !isChoice {
		return formOf(words, lang, args, at)
	}
	if plain(args[at]) == "1" {
		return one
	}
	return many
}

// colors name a side as the owner of something, because that fits every
// sentence of the catalogue: White king, rei das brancas.
var colors = [...]texts{
	ast.White:   {`White`, `das brancas`, `de las blancas`},
	ast.Black:   {`Black`, `das pretas`, `de las negras`},
	ast.Neutral: {`neutral`, `neutro`, `neutral`},
}

var (
	halfmoveName = texts{`the half-move clock`, `o contador de meios-lances`, `el contador de medias jugadas`}
	fullmoveName = texts{`the move number`, `o número do lance`, `el número de jugada`}
	someCounter  = texts{`the counter`, `o contador`, `el contador`}
)

func counterName(field ast.Field, lang Lang) string {
	switch field {
	case ast.HalfmoveField:
		return halfmoveName.in(lang)
	case ast.FullmoveField:
		return fullmoveName.in(lang)
	}
	return someCounter.in(lang)
}

func word(arg any, lang Lang) string {
	switch v := arg.(type) {
	case ast.Color:
		if int(v) < len(colors) {
			return colors[v].in(lang)
		}
	case ast.Role:
		return roleName(v, lang)
	case ast.Piece:
		return manName(v, lang)
	case *ast.Letters:
		return languageName(v, lang)
	case []*ast.Letters:
		return languageList(v, lang)
	case *ast.Variant:
		return variantTitle(v, lang)
	case []*ast.Variant:
		return variantList(v)
	case ast.Operands:
		if v != ast.AnyOperands && int(v) < len(operandsNames) {
			return operandsNames[v].in(lang)
		}
	case ast.Wing:
		if int(v) < len(wingNames) {
			return wingNames[v].in(lang)
		}
	case []ast.Square:
		return squaresList(v, lang)
	case ast.Phrase:
		return Phrase(v, lang)
	case []string:
		return movesList(v, lang)
	case []ast.Held:
		return menList(v, lang)
	case []ast.Code:
		return codeList(v)
	case *ast.Opcode:
		return opcodeMeaning(v, lang)
	}
	return printable(plain(arg), maxQuoted)
}

// plain is [fmt.Sprint], which most arguments do not need.
func plain(arg any) string {
	switch v := arg.(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	case uint32:
		return strconv.FormatUint(uint64(v), 10)
	case ast.Square:
		return v.String()
	}
	return fmt.Sprint(arg)
}

// maxQuoted is how many characters of a record a message quotes.
const maxQuoted = 40

// printable returns text on one line and safe for a terminal: what is no
// printable character is written as an escape. Backslashes and quotation marks
// stay as they are; people read this, no program does.
func printable(text string, limit int) string {
	if len(text) <= limit && isPlain(text) {
		return text
	}
	var out strings.Builder
	for count := 0; text != ""; count++ {
		if count == limit {
			out.WriteString("…")
			break
		}
		r, n := utf8.DecodeRuneInString(text)
		switch {
		case r == utf8.RuneError && n == 1, r < utf8.RuneSelf && !unicode.IsPrint(r):
			fmt.Fprintf(&out, `\x%02x`, text[0])
		case !unicode.IsPrint(r), count == 0 && unicode.IsMark(r):
			fmt.Fprintf(&out, `\u%04x`, r)
		default:
			out.WriteString(text[:n])
		}
		text = text[n:]
	}
	return out.String()
}
