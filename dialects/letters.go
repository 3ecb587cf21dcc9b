package dialects

import (
	"fmt"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"golang.org/x/text/language"
)

// LettersNamed returns the piece letters of a language, by its tag (BCP 47) or
// its English name: pt, de-AT, sr-Cyrl, Portuguese, x-figurine. A tag that the
// table does not have is matched with the nearest that it has.
func LettersNamed(name string) (*ast.Letters, error) {
	if l, ok := ast.LanguageNamed(name); ok {
		return l, nil
	}
	if tag, err := language.Parse(name); err == nil && !strings.HasPrefix(name, "x-") {
		tags, rows := matcher()
		if _, i, confidence := tags.Match(tag); confidence >= language.High && isSame(tag, rows[i].Tag) {
			return rows[i], nil
		}
	}
	return nil, fmt.Errorf("dialects: no piece letters are known for %q", name)
}

// isSame reports whether a tag is of the language of a row: the same, or what
// has it as a part (Norwegian, Serbo-Croatian). A matcher also answers with a
// language that the readers of another are taken to know.
func isSame(tag language.Tag, row string) bool {
	base, _ := tag.Base()
	other, _ := language.MustParse(row).Base()
	return base == other || base.String() == "no" || base.String() == "sh"
}

// matcher knows the rows of the table that are languages: those with a private
// part are asked for by their whole tag.
var matcher = sync.OnceValues(func() (language.Matcher, []*ast.Letters) {
	var tags []language.Tag
	var rows []*ast.Letters
	for _, l := range ast.Languages() {
		if !strings.Contains("-"+l.Tag, "-x-") {
			tags = append(tags, language.MustParse(l.Tag))
			rows = append(rows, l)
		}
	}
	return language.NewMatcher(tags), rows
})

// In returns the dialect in the letters of a language; nil is FEN's letters,
// and for dialects without fields those that a text is found to be in. The
// error is an [ast.Diagnostics]: in these letters no diagram can be read.
func (d *Dialect) In(l *ast.Letters) (*Dialect, error) {
	if l != nil {
		if c, ok := l.Collision(d.rules.Game()); ok {
			return nil, ast.FaultAt(ast.Span{}, ast.LettersCollide, l, c.Spelling, c.Men[0], c.Men[1])
		}
	}
	return d.with(func(c *grammar.Config) { c.Letters, c.Found = l, false }), nil
}

// Letters returns the letters of [Dialect.In], nil where none were named.
func (d *Dialect) Letters() *ast.Letters { return d.rules.Config.Letters }

// HandLetters returns the letters in which a reader of any dialect takes hands, and in
// which they are written again: those of [Dialect.In], or nil, which are SFEN's own (USI
// protocol), where one of them is two men of the game.
func (d *Dialect) HandLetters() *ast.Letters {
	game := d.Variant()
	if game == nil {
		game = sfenConfig.Variant
	}
	letters := d.Letters()
	if letters == nil {
		return nil
	}
	if _, collides := letters.Collision(game); collides {
		return nil
	}
	return letters
}

// found is In for letters that were found in a text.
func (d *Dialect) found(l *ast.Letters) *Dialect {
	return d.with(func(c *grammar.Config) { c.Letters, c.Found = l, true })
}
