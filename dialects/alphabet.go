package dialects

import (
	"slices"
	"strings"
	"unicode"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// alphabet is the letters that several languages have in common, and the reader
// of what is written in them.
type alphabet struct {
	letters []*ast.Letters
	reader  *Dialect
	runes   string // of all spellings
}

// makeAlphabets makes the readers of all languages in which a diagram can be
// read, but for those that are to be named.
func (d *Dialect) makeAlphabets() []alphabet {
	if l := d.rules.Letters; l != nil {
		return []alphabet{{letters: []*ast.Letters{l}, reader: d, runes: runesOf(l, d)}}
	}
	var all []alphabet
	roles := d.rules.Roles()
	for _, l := range ast.Languages() {
		if _, collides := l.Collision(&roles); collides || l.Named {
			continue
		}
		same := slices.IndexFunc(all, func(a alphabet) bool {
			return slices.Equal(a.letters[0].Men, l.Men) && a.letters[0].Sides == l.Sides
		})
		if same >= 0 {
			all[same].letters = append(all[same].letters, l)
			continue
		}
		all = append(all, alphabet{[]*ast.Letters{l}, d.found(l), runesOf(l, d)})
	}
	return all
}

// runesOf returns every rune of the spellings of a language.
func runesOf(l *ast.Letters, d *Dialect) string {
	var runes strings.Builder
	roles := d.rules.Roles()
	for _, m := range l.For(&roles).Men {
		runes.WriteString(m.White + m.Black)
	}
	return runes.String()
}

// evident returns the alphabets that a text can be in: those that have all its
// letters, and of a list those of the languages of its headings.
func (d *Dialect) evident(text string) []alphabet {
	switch d.Layout() {
	case ast.ListLayout:
		return d.headed(text)
	case ast.FieldsLayout:
		text, _, _ = strings.Cut(strings.TrimLeft(text, " \t"+grammar.ByteOrderMark), " ")
	}
	letters := lettersIn(text)
	var all []alphabet
	for _, a := range d.alphabets() {
		if strings.IndexFunc(letters, func(r rune) bool { return !strings.ContainsRune(a.runes, r) }) < 0 {
			all = append(all, a)
		}
	}
	return all
}

// lettersIn returns the letters of a text, each once; x for an empty square is
// none.
func lettersIn(text string) string {
	var found []rune
	for _, r := range text {
		if (unicode.IsLetter(r) || unicode.IsSymbol(r)) && r != '=' && r|0x20 != 'x' && !slices.Contains(found, r) {
			found = append(found, r)
		}
	}
	return string(found)
}

// headed returns the alphabets of the languages that have all headings of a
// list, or all where none has.
func (d *Dialect) headed(text string) []alphabet {
	words := grammar.Headings(text)
	var all []alphabet
	for _, a := range d.alphabets() {
		headed := a
		headed.letters = slices.DeleteFunc(slices.Clone(a.letters), func(l *ast.Letters) bool { return !hasHeadings(l, words) })
		if len(headed.letters) == 0 {
			continue
		}
		if first := headed.letters[0]; first != a.letters[0] {
			headed.reader = d.found(first)
		}
		all = append(all, headed)
	}
	if len(all) == 0 {
		return d.alphabets()
	}
	return all
}
