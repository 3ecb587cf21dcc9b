package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// names are those of one kind that the program knows: for what was meant by a name that
// it does not, and for the completion of shells.
type names struct {
	unknown string // says of another name that there is no such thing
	see     string // says where they are listed; empty for few, which each message lists
	all     func() []name
}

// name is what something is called.
type name struct {
	text   string
	title  string
	others []string // that mean the same
}

var (
	dialectNames = names{"no dialect is called", "see: forsyth dialects", func() (all []name) {
		for _, d := range dialects.All() {
			all = append(all, name{text: d.Name, title: d.Title})
		}
		return all
	}}
	sourceNames = names{dialectNames.unknown, dialectNames.see, func() []name {
		return append(dialectNames.all(), name{text: dialects.Auto.Name, title: dialects.Auto.Title})
	}}
	grammarNames = names{dialectNames.unknown, dialectNames.see, func() []name {
		return append(sourceNames.all(), name{text: movesGrammar, title: "Moves and games"})
	}}
	variantNames = names{"no variant is called", "see: forsyth variants", func() []name { return namesOf(ast.Variants) }}
	letterNames  = names{"no piece letters are known for", "see: forsyth letters", func() (all []name) {
		for _, l := range ast.Languages() {
			all = append(all, name{text: l.Tag, title: l.Title, others: []string{l.Title}})
		}
		return all
	}}
	codeNames = names{"no code is called", "see: forsyth codes", func() (all []name) {
		for _, c := range ast.AllCodes() {
			all = append(all, name{text: c.String(), title: diag.Summary(c, diag.English)})
		}
		return all
	}}
	programNames = names{"no program is called", "", func() (all []name) {
		for _, p := range lint.Programs() {
			all = append(all, name{text: p.Name, others: p.Aliases})
		}
		return all
	}}
	messageNames = names{"no messages in", "", func() (all []name) {
		for _, l := range diag.Langs() {
			all = append(all, name{text: l.String()})
		}
		return all
	}}
	topicNames = names{"no topic is called", "", func() []name {
		all, err := conformance.Load(conformance.Files())
		if err != nil {
			panic(err) // of files that are built in
		}
		return topicsOf(all)
	}}
	siteNames = names{"no site is called", "", func() (all []name) {
		for _, s := range dialects.Sites {
			all = append(all, name{text: s.Name})
		}
		return all
	}}
	themeNames = names{"no theme is called", "", func() (all []name) {
		for _, t := range diagram.Themes {
			all = append(all, name{text: t.Name})
		}
		return all
	}}
	fieldNames = names{"no field is called", "see: forsyth diff --help", func() (all []name) {
		for field := range fieldsNamed {
			all = append(all, name{text: field})
		}
		slices.SortFunc(all, func(a, b name) int { return strings.Compare(a.text, b.text) })
		return all
	}}
)

// listed returns names as help and messages list them.
func listed(all []name) string { return strings.Join(wordsOf(all), ", ") }

func namesOf(variants []*ast.Variant) (all []name) {
	for _, v := range variants {
		all = append(all, name{text: v.Name, title: v.Title, others: v.Aliases})
	}
	return all
}

// wordsOf returns what the names are.
func wordsOf(all []name) (words []string) {
	for _, n := range all {
		words = append(words, n.text)
	}
	return words
}

// noSuch is the error of a flag or an argument with a name that nothing has.
func (n names) noSuch(flag, text string) error { return n.noSuchOf(flag, text, n.all()) }

// noSuchOf is noSuch among other names.
func (n names) noSuchOf(flag, text string, all []name) error {
	meant := nearest(text, all)
	if meant != "" {
		meant = fmt.Sprintf(", did you mean %q?", meant)
	}
	return fmt.Errorf("%s: %s %q%s (%s)", flag, n.unknown, text, meant, n.where())
}

// where says where the names are listed, or lists them.
func (n names) where() string {
	if n.see == "" {
		return "there are " + listed(n.all())
	}
	return n.see
}

// nearest returns the name that a text is a part or a slip of: the one that the fewest
// changes of a letter make of it, if that is not more than every third. Empty for none.
func nearest(text string, all []name) (nearest string) {
	text = strings.ToLower(text)
	fewest := len(text)/3 + 1
	for _, one := range all {
		for _, spelling := range append([]string{one.text}, one.others...) {
			spelling = strings.ToLower(spelling)
			n := changes(text, spelling)
			if len(text) > 2 && strings.HasPrefix(spelling, text) {
				n = 1
			}
			if n < fewest {
				nearest, fewest = one.text, n
			}
		}
	}
	return nearest
}

// changes returns how many letters have to be put in, left out or replaced to make
// one text of another (Levenshtein's distance).
func changes(from, to string) int {
	row := make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(from) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(to) {
			replaced := diagonal
			if from[i] != to[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, diagonal+1)
		}
	}
	return row[len(to)]
}
