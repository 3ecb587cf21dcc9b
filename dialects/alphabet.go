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
	men     []ast.Letter
	runes   string // of all spellings
}

func newAlphabet(l *ast.Letters, reader *Dialect) alphabet {
	roles := reader.rules.Roles()
	a := alphabet{letters: []*ast.Letters{l}, reader: reader, men: l.For(&roles).Men}
	var runes strings.Builder
	for _, m := range a.men {
		runes.WriteString(m.White + m.Black)
	}
	a.runes = runes.String()
	return a
}

// meaning is what some letters mean in the alphabet: every spelling made of
// them, and its man. Alphabets in which the letters of a text mean the same read
// it the same way.
func (a *alphabet) meaning(letters string) string {
	var meaning []byte
	for i := range a.men {
		m := &a.men[i]
		for _, spelling := range [...]string{m.White, m.Black} {
			if strings.IndexFunc(spelling, func(r rune) bool { return isManLetter(r) && !strings.ContainsRune(letters, r) }) < 0 {
				meaning = append(append(meaning, spelling...), ' ', byte(m.Role), ' ')
			}
		}
	}
	return string(meaning)
}

// makeAlphabets makes the readers of all languages in which a diagram can be
// read, but for those that are to be named.
func (d *Dialect) makeAlphabets() []alphabet {
	if l := d.rules.Letters; l != nil {
		return []alphabet{newAlphabet(l, d)}
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
		all = append(all, newAlphabet(l, d.found(l)))
	}
	return all
}

// evident returns the alphabets that a text can be in: those that have all its
// letters, and of a list those of the languages of its headings.
func (d *Dialect) evident(text string) []alphabet {
	alphabets := d.alphabets()
	if d.Layout() == ast.ListLayout {
		alphabets = d.headed(text)
	}
	letters := d.lettersOf(text)
	var all []alphabet
	for _, a := range alphabets {
		if strings.IndexFunc(letters, func(r rune) bool { return !strings.ContainsRune(a.runes, r) }) < 0 {
			all = append(all, a)
		}
	}
	return all
}

// lettersOf returns the letters of the men of a text, each once.
func (d *Dialect) lettersOf(text string) string {
	switch d.Layout() {
	case ast.ListLayout:
		return lettersIn(grammar.ListLetters(text))
	case ast.FieldsLayout:
		text, _, _ = strings.Cut(strings.TrimLeft(text, " \t"+grammar.ByteOrderMark), " ")
	}
	return lettersIn(grammar.DiagramLetters(text))
}

// lettersIn returns the letters of a text, each once; x for an empty square is
// none.
func lettersIn(text string) string {
	var found []rune
	for _, r := range text {
		if isManLetter(r) && r|0x20 != 'x' && !slices.Contains(found, r) {
			found = append(found, r)
		}
	}
	return string(found)
}

// isManLetter tells letters and chess symbols from what else stands in a
// spelling or a text.
func isManLetter(r rune) bool {
	return (unicode.IsLetter(r) || unicode.IsSymbol(r)) && r != '=' && r != '|'
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
