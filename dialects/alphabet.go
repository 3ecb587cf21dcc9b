package dialects

import (
	"slices"
	"strings"

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
	// isDoubt says that the letters have to be named, and are not: they put
	// other readings of a text in doubt, and are none of their own.
	isDoubt bool
}

func newAlphabet(l *ast.Letters, reader *Dialect) alphabet {
	a := alphabet{letters: []*ast.Letters{l}, reader: reader, men: l.For(reader.rules.Game()).Men}
	var runes strings.Builder
	for _, m := range a.men {
		runes.WriteString(m.White + m.Black)
	}
	a.runes = runes.String()
	return a
}

// makeAlphabets makes the readers of all languages in which a diagram can be
// read.
func (d *Dialect) makeAlphabets() []alphabet {
	if l := d.rules.Letters; l != nil {
		return []alphabet{newAlphabet(l, d)}
	}
	var all []alphabet
	for _, l := range ast.Languages() {
		if _, collides := l.Collision(d.rules.Game()); collides {
			continue
		}
		same := slices.IndexFunc(all, func(a alphabet) bool {
			one := a.letters[0]
			return slices.Equal(one.Men, l.Men) && one.Sides == l.Sides && a.isDoubt == l.OnlyNamed
		})
		if same >= 0 {
			all[same].letters = append(all[same].letters, l)
			continue
		}
		a := newAlphabet(l, d.found(l))
		a.isDoubt = l.OnlyNamed
		all = append(all, a)
	}
	return all
}

// meaning is what some letters mean in the alphabet: every spelling made of
// them, and its man. Alphabets in which the letters of a text mean the same read
// it the same way.
func (a *alphabet) meaning(letters string) string {
	var meaning []byte
	for i := range a.men {
		m := &a.men[i]
		for _, spelling := range [...]string{m.White, m.Black} {
			if strings.IndexFunc(spelling, func(r rune) bool { return grammar.IsManLetter(r) && !strings.ContainsRune(letters, r) }) < 0 {
				meaning = append(append(meaning, spelling...), ' ', byte(m.Role), ' ')
			}
		}
	}
	return string(meaning)
}

// strays returns how many of some letters the alphabet does not have.
func (a *alphabet) strays(letters string) int {
	strays := 0
	for _, r := range letters {
		if !strings.ContainsRune(a.runes, r) {
			strays++
		}
	}
	return strays
}

// lettersOf returns the letters of the men of a text, each once.
func (d *Dialect) lettersOf(text string) string {
	var letters []rune
	for _, r := range d.rules.LettersOf(text) {
		if grammar.IsManLetter(r) && !slices.Contains(letters, r) {
			letters = append(letters, r)
		}
		if len(letters) == mostLetters {
			break
		}
	}
	return string(letters)
}

// mostLetters is more than any language has.
const mostLetters = 64

// candidates returns the alphabets that a text can be in whatever its letters:
// a list tells by its headings.
func (d *Dialect) candidates(text string) []alphabet {
	if d.Layout() == ast.ListLayout {
		return d.headed(text)
	}
	return d.alphabets()
}

// headed returns the alphabets of the languages that have all headings of a
// list, or all where none has.
func (d *Dialect) headed(text string) []alphabet {
	words := grammar.Headings(text)
	var all []alphabet
	for _, a := range d.alphabets() {
		headed := a
		headed.letters = slices.DeleteFunc(slices.Clone(a.letters), func(l *ast.Letters) bool { return !l.HasHeadings(words) })
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

// distinct returns the alphabets that have all letters of a text, those in
// which the letters mean the same as one. The letters of problem chess put a
// reading in doubt, but for texts in the plain letters of their languages.
func (d *Dialect) distinct(text string) []alphabet {
	letters := d.lettersOf(text)
	candidates := d.candidates(text)
	plain := slices.DeleteFunc(slices.Clone(candidates), func(a alphabet) bool {
		return a.strays(letters) > 0 || a.isDoubt
	})
	if len(plain) > 0 {
		for _, a := range candidates {
			if a.isDoubt && a.strays(letters) == 0 && !isPlain(a, plain) {
				plain = append(plain, a)
			}
		}
	}
	return merged(plain, letters)
}

// merged makes one alphabet of those in which some letters mean the same.
func merged(alphabets []alphabet, letters string) []alphabet {
	var all []alphabet
	var meanings []string
	for _, a := range alphabets {
		meaning := a.meaning(letters)
		if same := slices.Index(meanings, meaning); same >= 0 {
			all[same].letters = append(slices.Clip(all[same].letters), a.letters...)
			continue
		}
		all, meanings = append(all, a), append(meanings, meaning)
	}
	return all
}

// isPlain reports whether the language of an alphabet of problem chess is among
// others: its letters then are enough.
func isPlain(a alphabet, plain []alphabet) bool {
	language, _, _ := strings.Cut(a.letters[0].Tag, "-x-")
	return slices.ContainsFunc(plain, func(p alphabet) bool { return p.letters[0].Tag == language })
}
