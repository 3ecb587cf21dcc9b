package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Man is a man of a text and its place.
type Man struct {
	ast.Piece
	Span ast.Span
}

// Men returns the men of a text in the order in which they stand, and how many
// letters are none of the rules'.
func Men(rules *Rules, text string) (men []Man, strays int) {
	for _, t := range lex(rules, text).tokens {
		switch {
		case t.kind == pieceToken:
			man, _ := rules.letters.Match(t.span.Of(text), &rules.roles)
			men = append(men, Man{man, t.span})
		case t.kind == invalidToken && (t.field == ast.PlacementField || t.field == ast.PocketField) && !isDigits(t.span.Of(text)):
			strays++
		}
	}
	return men, strays
}

// IsOverfull reports whether a diagram has more letters than any board has men,
// whatever the language.
func (r *Rules) IsOverfull(text string) bool {
	if r.Layout != ast.DiagramLayout {
		return false
	}
	letters := 0
	for _, c := range text {
		if IsManLetter(c) {
			letters++
		}
	}
	return letters > longestLetter*r.squares()
}

// LettersOf returns what can be letters of men in a text: in a FEN the first
// field, in a diagram all but the fields of a FEN that may follow it and the
// names of men of problem chess, in a list what stands before squares. It is
// empty for a text that is too long to be read.
func (r *Rules) LettersOf(text string) string {
	switch r.Layout {
	case ast.ListLayout:
		if len(text) > MaxField {
			return ""
		}
		return listLetters(text)
	case ast.FieldsLayout, ast.HandLayout:
		text = afterMargin(text)
		text = firstWord(text)
	}
	if len(text) > MaxField {
		return ""
	}
	return diagramLetters(text)
}

func firstWord(text string) string {
	if i := strings.IndexAny(text, " \t"); i >= 0 {
		return text[:i]
	}
	return text
}

func diagramLetters(text string) string {
	if last := strings.LastIndexByte(text, '/') + 1; last > 0 {
		last += blankRun(text[last:])
		text = text[:last] + firstWord(text[last:])
	}
	if !strings.ContainsAny(text, "0123456789") { // with signs for empty squares
		return strings.NewReplacer("x", "", "X", "").Replace(text)
	}
	var letters strings.Builder
	for {
		before, after, found := strings.Cut(text, ".")
		letters.WriteString(before)
		if !found {
			return letters.String()
		}
		text = after[strayLetter("."+after)-1:]
	}
}
