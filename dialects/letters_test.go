package dialects_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestLettersNamed matches tags by BCP 47; a row of the table comes first.
func TestLettersNamed(t *testing.T) {
	for name, want := range map[string]string{
		"pt": "pt", "PT": "pt", "pt-BR": "pt-BR", "pt-PT": "pt", "de-AT": "de", "de-CH": "de", "en-GB": "en", "fr-CA": "fr",
		"es-MX": "es", "nb-NO": "nb", "no": "nb", "sr-Latn": "sr-Latn", "sr-Cyrl-RS": "sr-Cyrl", "sr": "sr-Cyrl", "ru-RU": "ru",
		"Portuguese": "pt", "german": "de", "figurines": "x-figurine", "x-problem": "x-problem", "en-x-popeye": "en-x-popeye",
		"": "", "klingon": "", "tlh": "", "x-nothing": "", "th": "", "12": "", "pt_": "",
	} {
		got, err := dialects.LettersNamed(name)
		if want == "" {
			if err == nil {
				t.Errorf("%q is %s", name, got.Tag)
			}
			continue
		}
		if err != nil || got.Tag != want {
			t.Errorf("%q: %v, %v, want %s", name, got, err, want)
		}
	}
}

// TestCollide asks for an error where no diagram can be read, and where the men
// of a game have no letters of their own left.
func TestCollide(t *testing.T) {
	for _, test := range []struct {
		tag     string
		variant *ast.Variant
		letter  string
	}{
		{"oc", nil, "R"}, {"la", nil, "R"}, {"cy", nil, "B"}, {"ar", nil, "م"}, {"he", nil, "מ"},
		{"es", grand, "A"}, {"pt", grand, "C"}, {"pt", nil, ""}, {"de", grand, ""}, {"ru", grand, "C"}, {"uk", grand, ""},
	} {
		l, err := dialects.LettersNamed(test.tag)
		if err != nil {
			t.Fatal(err)
		}
		_, err = dialects.Forsyth.For(test.variant).In(l)
		var found ast.Diagnostics
		switch {
		case test.letter == "" && err != nil:
			t.Errorf("%s: %v", test.tag, err)
		case test.letter == "":
		case !errors.As(err, &found) || found[0].Code != ast.LettersCollide || found[0].Args[1] != test.letter:
			t.Errorf("%s: %v, want %v of %q", test.tag, err, ast.LettersCollide, test.letter)
		}
	}
}

// TestLettersPage compares docs/letters.md with the table; -update rewrites it.
func TestLettersPage(t *testing.T) {
	var page strings.Builder
	page.WriteString(`# Piece letters

The languages whose letters Forsyth reads and writes, from the table in
` + "`grammar/ast/lettertable.go`" + ` that the code runs on. ` + "`--letters TAG`" + ` names the
letters of a text, ` + "`--to-letters TAG`" + ` those to write; tags of BCP 47 that are not
in the table are matched with the nearest (de-AT with de). Other spellings are
read, the main one is written. Where a language has no letter for a man it takes
that of FEN. In a language without letters here no diagram can be read: two men
have one letter, or the letters have no two cases.

| tag | language | K | Q | R | B | N | P | also read | White, Black to move | over a piece list | source |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
`)
	for _, l := range ast.Languages() {
		page.WriteString(letterRow(l))
	}
	checkPage(t, "letters.md", page.String())
}

func letterRow(l *ast.Letters) string {
	_, collides := l.Collision(ast.Chess)
	whole := l.For(ast.Chess)
	row := fmt.Sprintf("| %s | %s ", l.Tag, l.Title)
	for _, role := range []ast.Role{ast.King, ast.Queen, ast.Rook, ast.Bishop, ast.Knight, ast.Pawn} {
		letter := whole.Spell(role, ast.White)
		if collides {
			letter = "–"
		} else if l.Tag == "x-figurine" {
			letter += " " + whole.Spell(role, ast.Black)
		}
		row += "| " + letter + " "
	}
	heading := ""
	if len(l.Headings) > 0 {
		heading = l.Headings[0][0] + ", " + l.Headings[0][1]
	}
	sides := strings.Trim(l.Sides[0]+", "+l.Sides[1], ", ")
	return row + "| " + otherSpellings(l, collides) + " | " + sides + " | " + heading + " | " + l.Source + " |\n"
}

// otherSpellings lists what is read beside the main letters: each once, as for
// White, composed.
func otherSpellings(l *ast.Letters, collides bool) string {
	var others []string
	seen := map[string]bool{}
	for _, m := range l.Men {
		first := l.Spell(m.Role, ast.White)
		isOrthodox := m.Role <= ast.King
		key := strings.ToLower(m.White)
		if collides || seen[key] || isOrthodox && strings.EqualFold(m.White, first) || strings.ContainsAny(m.White, "\uFE0E\uFE0F\u0327\u030C\u0302") {
			continue
		}
		seen[key] = true
		others = append(others, m.White+" "+m.Role.String())
	}
	return strings.Join(others, ", ")
}

// TestHandLetters takes hands in the letters that were named, but where one of them is two
// men of shogi: notations 5.7 has L for the German bishop, which in shogi is the lance, and
// no letter of figurines is that of a man of shogi.
func TestHandLetters(t *testing.T) {
	for tag, want := range map[string]string{"de": "", "x-figurine": "x-figurine"} {
		got := ""
		if l := in(dialects.Auto, languageNamed(tag)).HandLetters(); l != nil {
			got = l.Tag
		}
		if got != want {
			t.Errorf("%s: hands in the letters %q, want %q", tag, got, want)
		}
	}
	if l := dialects.Auto.HandLetters(); l != nil {
		t.Errorf("no letters named: %v", l.Tag)
	}
}
