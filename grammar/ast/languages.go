package ast

import (
	"slices"
	"strings"
	"sync"
	"unicode"
)

// Languages returns the table of piece letters, in the order in which they are
// proposed where several will do. The rows must not be changed.
func Languages() []*Letters { return slices.Clone(languages()) }

// languages compiles the rows when they are first needed: most programs read
// FEN and nothing else.
var languages = sync.OnceValue(func() []*Letters {
	all := make([]*Letters, len(languageRows))
	for i := range languageRows {
		all[i] = languageRows[i].letters()
	}
	return all
})

// LanguageNamed returns the row of a tag or a title; case does not count. It knows the
// letters of [WXF], too, which are of no language. For tags that are only like one of the
// table (de-AT), see [github.com/forsyth-notation/forsyth/dialects.LettersNamed].
func LanguageNamed(name string) (*Letters, bool) {
	for _, l := range append(Languages(), WXF) {
		if strings.EqualFold(l.Tag, name) || strings.EqualFold(l.Title, name) {
			return l, true
		}
	}
	return nil, false
}

func (r *languageRow) letters() *Letters {
	l := &Letters{Tag: r.tag, Title: r.title, OnlyNamed: named[r.tag], Source: r.source}
	for i, spelling := range strings.Fields(r.men) {
		if spelling != "-" {
			l.spell([...]Role{King, Queen, Rook, Bishop, Knight, Pawn}[i], spelling)
		}
	}
	for _, more := range strings.Fields(r.more) {
		role, spelling, _ := strings.Cut(more, "=")
		l.spell(MustParseRole(role), spelling)
	}
	copy(l.Sides[:], strings.Fields(r.sides))
	for pair := range strings.SplitSeq(r.headings, "|") {
		words := append(strings.Fields(pair), "", "")
		if words[0] != "" {
			l.head(words[0], words[1])
		}
	}
	return l
}

// HasHeadings reports whether a language has all of some headings; they are in
// lower case.
func (l *Letters) HasHeadings(words []string) bool {
	for _, word := range words {
		known := slices.ContainsFunc(l.Headings, func(pair [2]string) bool {
			return strings.ToLower(pair[0]) == word || strings.ToLower(pair[1]) == word
		})
		if !known {
			return false
		}
	}
	return true
}

// head adds a pair of headings, composed and decomposed.
func (l *Letters) head(white, black string) {
	l.Headings = append(l.Headings, [2]string{white, black})
	if pair := [2]string{decomposed.Replace(white), decomposed.Replace(black)}; pair != l.Headings[len(l.Headings)-1] {
		l.Headings = append(l.Headings, pair)
	}
}

// spell adds a spelling, with the ways in which it is written: White's begins
// with a capital and Black's with a small letter, whatever the case of what
// follows; letters with marks also as letter and mark; chess symbols also with
// the selector of their text or emoji form.
func (l *Letters) spell(r Role, spelling string) {
	white, black, signs := strings.Cut(spelling, "/")
	if signs {
		for _, selector := range []string{"", "\uFE0E", "\uFE0F"} {
			l.add(r, white+selector, black+selector)
		}
		return
	}
	start := strings.TrimLeft(spelling, ".")
	dot, first, rest := spelling[:len(spelling)-len(start)], []rune(start)[:1], string([]rune(start)[1:])
	for _, tail := range []string{rest, strings.ToLower(rest), strings.ToUpper(rest)} {
		l.add(r, dot+string(unicode.ToUpper(first[0]))+tail, dot+string(unicode.ToLower(first[0]))+strings.ToLower(tail))
		l.add(r, dot+string(unicode.ToUpper(first[0]))+tail, dot+string(unicode.ToLower(first[0]))+strings.ToUpper(tail))
	}
}

// add adds a pair of spellings, composed and decomposed, each once.
func (l *Letters) add(r Role, white, black string) {
	for _, m := range []Letter{
		{r, white, black}, {r, decomposed.Replace(white), decomposed.Replace(black)}, {r, white, strings.ReplaceAll(black, "σ", "ς")},
	} {
		if !slices.Contains(l.Men, m) {
			l.Men = append(l.Men, m)
		}
	}
}

// decomposed takes the marks off the letters of the table: Unicode's form NFD.
var decomposed = strings.NewReplacer(
	"Ş", "S\u0327", "ş", "s\u0327", "Ž", "Z\u030C", "ž", "z\u030C", "Ĉ", "C\u0302", "ĉ", "c\u0302",
	"Č", "C\u030C", "á", "a\u0301", "ä", "a\u0308", "é", "e\u0301", "ë", "e\u0308", "í", "i\u0301", "ö", "o\u0308",
	"ý", "y\u0301", "ğ", "g\u0306", "ắ", "a\u0306\u0301", "ё", "е\u0308", "ά", "α\u0301", "ύ", "υ\u0301",
	"백", "\u1107\u1162\u11a8", "흑", "\u1112\u1173\u11a8",
)
