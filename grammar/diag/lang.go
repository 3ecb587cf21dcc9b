package diag

import "strings"

// Lang is a language that diagnostics are worded in. The zero value is
// English.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Portuguese
	Spanish

	numLangs
)

var langTags = [numLangs]string{"en", "pt", "es"}

// Langs returns every language, in the order of lists.
func Langs() []Lang { return []Lang{English, Portuguese, Spanish} }

// ParseLang reads a language tag or the name of a locale by its language:
// pt, pt-BR and pt_BR.UTF-8 are Portuguese. It is false for other languages.
func ParseLang(tag string) (Lang, bool) {
	if i := strings.IndexAny(tag, "-_.@"); i >= 0 {
		tag = tag[:i]
	}
	for l, known := range langTags {
		if strings.EqualFold(tag, known) {
			return Lang(l), true
		}
	}
	return English, false
}

// String returns the tag of the language: en, pt, es.
func (l Lang) String() string { return langTags[l.known()] }

// known returns l, or English for a number that is no language.
func (l Lang) known() Lang {
	if l >= numLangs {
		return English
	}
	return l
}

// texts is one text in every language.
type texts [numLangs]string

func (t *texts) in(l Lang) string { return t[l.known()] }
