package diag

import (
	"regexp"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestRolesOfVariantsAreNamed asks for the name of every man of a variant, one and
// several, in each language.
func TestRolesOfVariantsAreNamed(t *testing.T) {
	for _, v := range ast.Variants {
		for role := ast.Pawn; role < ast.FreeRole; role++ {
			if !v.Roles.Has(role) {
				continue
			}
			row := roleNamed(role)
			if row == nil || len(row.genders) != 2 {
				t.Errorf("%s: %v has no names", v.Name, role)
				continue
			}
			for lang := English; lang <= Spanish; lang++ {
				if row.one.in(lang) == "" || row.many.in(lang) == "" {
					t.Errorf("%s: %v has no names in %v", v.Name, role, lang)
				}
			}
		}
	}
}

// TestTitlesOfVariantsAreTranslated asks for the title of a variant in each language where
// the English one has words of English.
func TestTitlesOfVariantsAreTranslated(t *testing.T) {
	english := regexp.MustCompile(`(?i)\b(mini)?chess\b|\b(kings?|check|knight|game|random)\b`)
	for _, v := range ast.Variants {
		for lang := Portuguese; lang <= Spanish; lang++ {
			if title := variantTitle(v, lang); english.MatchString(title) {
				t.Errorf("%s: %q in %v", v.Name, title, lang)
			}
		}
	}
	for _, row := range variantTitles {
		if _, ok := ast.VariantNamed(row.name); !ok {
			t.Errorf("no variant is called %s", row.name)
		}
	}
}

func TestGenders(t *testing.T) {
	for role, want := range map[ast.Role]string{
		ast.Lance: "nenhuma lança, ninguna lanza", ast.Crane: "nenhum grou, ninguna grulla", ast.Nightrider: "nenhum nightrider, ningún nightrider",
	} {
		if got := formOf("no", Portuguese, []any{role}, 0) + ", " + formOf("no", Spanish, []any{role}, 0); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
