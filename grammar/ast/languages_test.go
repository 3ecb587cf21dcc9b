package ast_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"golang.org/x/text/unicode/norm"
)

// unusable are the languages in whose letters no diagram can be read, and why:
// notations 5.7.
var unusable = map[string]string{
	"oc": "king and rook are both R", "la": "king and queen are both R", "cy": "the bishop's B is the queen's",
	"ar": "no cases", "he": "no cases",
}

func TestLanguagesAreUsable(t *testing.T) {
	for _, l := range ast.Languages() {
		_, collides := l.Collision(ast.Chess)
		if _, want := unusable[l.Tag]; collides != want {
			t.Errorf("%s collides: %v, want %v", l.Tag, collides, want)
		}
	}
}

// eachPair gives the spellings of every two men of a language.
func eachPair(l *ast.Letters, give func(a, b ast.Piece)) {
	l = l.For(ast.Chess)
	roles := l.Roles()
	var men []ast.Piece
	for r := range ast.Role(64) {
		if roles.Has(r) {
			men = append(men, ast.Piece{Role: r}, ast.Piece{Role: r, Color: ast.Black})
		}
	}
	for _, a := range men {
		for _, b := range men {
			give(a, b)
		}
	}
}

// TestLettersSideBySide writes any two men side by side and reads them again,
// in every language, composed and decomposed: no letter may begin or continue
// another so that the two become one.
func TestLettersSideBySide(t *testing.T) {
	for _, l := range ast.Languages() {
		if unusable[l.Tag] != "" {
			continue
		}
		whole := l.For(ast.Chess)
		roles := whole.Roles()
		eachPair(l, func(a, b ast.Piece) {
			text := whole.Spell(a.Role, a.Color) + whole.Spell(b.Role, b.Color)
			for _, text := range []string{text, norm.NFD.String(text)} {
				first, n := whole.Match(text, &roles)
				second, m := whole.Match(text[n:], &roles)
				if first != a || second != b || n+m != len(text) {
					t.Errorf("%s: %v and %v are %q, read as %v and %v", l.Tag, a, b, text, first, second)
				}
			}
		})
	}
}

// TestEverySpellingIsRead reads each spelling of the table as its man.
func TestEverySpellingIsRead(t *testing.T) {
	for _, l := range ast.Languages() {
		if unusable[l.Tag] != "" {
			continue
		}
		roles := l.Roles()
		for _, m := range l.Men {
			for c, spelling := range []string{m.White, m.Black} {
				man, n := l.Match(spelling, &roles)
				if n != len(spelling) || man != (ast.Piece{Role: m.Role, Color: ast.Color(c)}) {
					t.Errorf("%s: %q is read as %v", l.Tag, spelling, man)
				}
			}
		}
	}
}

// TestLetterCases are spellings by hand: notations 5.4.2 and 5.7.
func TestLetterCases(t *testing.T) {
	white := func(r ast.Role) ast.Piece { return ast.Piece{Role: r} }
	black := func(r ast.Role) ast.Piece { return ast.Piece{Role: r, Color: ast.Black} }
	for _, test := range []struct {
		tag, text string
		want      ast.Piece
	}{
		{"pt", "R", white(ast.King)}, {"pt", "t", black(ast.Rook)}, {"pt", "B", white(ast.Bishop)}, {"de", "B", white(ast.Pawn)},
		{"ru", "Кр", white(ast.King)}, {"ru", "КР", white(ast.King)}, {"ru", "кр", black(ast.King)}, {"ru", "к", black(ast.Knight)},
		{"en", "Kt", white(ast.Knight)}, {"en", "kt", black(ast.Knight)}, {"en", "S", white(ast.Knight)}, {"en", "K", white(ast.King)},
		{"hu", "Gy", white(ast.Pawn)}, {"hu", "g", black(ast.Pawn)}, {"hu", "B", white(ast.Rook)}, {"nl", "P", white(ast.Knight)},
		{"nl", "pi", black(ast.Pawn)}, {"nl", "o", black(ast.Pawn)}, {"lt", "Ž", white(ast.Knight)}, {"lt", "Z\u030C", white(ast.Knight)},
		{"tr", "ş", black(ast.King)}, {"tr", "s\u0327", black(ast.King)}, {"be", "вз", black(ast.Queen)}, {"be", "в", black(ast.Knight)},
		{"x-figurine", "♚", black(ast.King)}, {"x-figurine", "♟\uFE0E", black(ast.Pawn)}, {"x-problem", "N", white(ast.Knight)},
		{"en-x-popeye", "N", white(ast.Nightrider)}, {"en-x-popeye", ".pa", black(ast.Pao)}, {"en-x-popeye", ".Pa", white(ast.Pao)},
		{"en-x-popeye", ".b1", black(ast.Bouncer)}, {"fr-x-popeye", "s", black(ast.Grasshopper)}, {"vi", "P", white(ast.Pawn)},
	} {
		l, ok := ast.LanguageNamed(test.tag)
		if !ok {
			t.Fatalf("no %s", test.tag)
		}
		l = l.For(ast.Chess)
		roles := l.Roles()
		if man, n := l.Match(test.text, &roles); man != test.want || n != len(test.text) {
			t.Errorf("%s: %q is %v of %d bytes, want %v", test.tag, test.text, man, n, test.want)
		}
	}
}

// TestLanguagesAreNamed finds each row by its tag and its title, and each once.
func TestLanguagesAreNamed(t *testing.T) {
	for _, l := range ast.Languages() {
		for _, name := range []string{l.Tag, strings.ToUpper(l.Tag), l.Title} {
			if got, ok := ast.LanguageNamed(name); !ok || got != l {
				t.Errorf("%q is not %s", name, l.Tag)
			}
		}
		if l.Source == "" {
			t.Errorf("%s has no source", l.Tag)
		}
	}
}

// TestHeadings asks that no word is over White's men in one language and over
// Black's in another.
func TestHeadings(t *testing.T) {
	side := map[string]int{}
	for _, l := range ast.Languages() {
		for _, pair := range l.Headings {
			for c, word := range pair {
				word = strings.ToLower(word)
				if before, ok := side[word]; word == "" || ok && before != c {
					t.Errorf("%s: %q is over either side, or none", l.Tag, pair)
				}
				side[word] = c
			}
		}
	}
	for word, c := range side { // decomposed, as some keyboards write them
		if got, ok := side[norm.NFD.String(word)]; !ok || got != c {
			t.Errorf("%q is not known decomposed", word)
		}
	}
}
