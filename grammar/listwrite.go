package grammar

import (
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// AppendList appends the men of both sides with their squares, under the
// headings of the language:
//
//	White: Kg1, Qd1, Pa2; Black: Kg8
//
// It returns the first square whose man has no letter, or belongs to neither
// side, NoSquare when there is none.
func (r *Rules) AppendList(dst []byte, b *ast.Board) ([]byte, ast.Square) {
	if odd := r.unlisted(b); odd != ast.NoSquare {
		return dst, odd
	}
	words := r.headings()
	for c := ast.White; c <= ast.Black; c++ {
		if c == ast.Black {
			dst = append(dst, "; "...)
		}
		dst = append(append(dst, words[c]...), ':')
		start := len(dst)
		for i := range r.letters.Men {
			if role := r.letters.Men[i].Role; r.isFirst(i) {
				dst = r.appendMen(dst, start, b, role, c)
			}
		}
	}
	return dst, ast.NoSquare
}

// isFirst reports whether a spelling is the first one of its role.
func (r *Rules) isFirst(i int) bool {
	for j := range i {
		if r.letters.Men[j].Role == r.letters.Men[i].Role {
			return false
		}
	}
	return true
}

// appendMen appends the men of one role, file by file.
func (r *Rules) appendMen(dst []byte, start int, b *ast.Board, role ast.Role, c ast.Color) []byte {
	letter := r.capital(role, c)
	for file := range int(b.Geometry.Files) {
		for rank := range int(b.Geometry.Ranks) {
			s := ast.SquareAt(file, rank)
			if !b.Holds(s, role, c) {
				continue
			}
			if len(dst) > start {
				dst = append(dst, ',')
			}
			dst = s.Append(append(append(dst, ' '), letter...))
		}
	}
	return dst
}

// capital returns the letter of a man as lists write it: a capital for either
// side, or the sign of the side where signs have no case.
func (r *Rules) capital(role ast.Role, c ast.Color) string {
	white := r.letters.Spell(role, ast.White)
	if first, _ := utf8.DecodeRuneInString(white); unicode.IsUpper(first) || first == '.' {
		return white
	}
	return r.letters.Spell(role, c)
}

// unlisted returns a square that no list can name.
func (r *Rules) unlisted(b *ast.Board) ast.Square {
	for rank := range int(b.Geometry.Ranks) {
		for file := range int(b.Geometry.Files) {
			s := ast.SquareAt(file, rank)
			man := b.At(s)
			switch {
			case b.Walls.Has(s), man.Color == ast.Neutral, r.isMarked(b, s):
				return s
			case man.Role != ast.NoRole && (!r.roles.Has(man.Role) || r.letters.Spell(man.Role, man.Color) == ""):
				return s
			}
		}
	}
	return ast.NoSquare
}

// headings returns the words of the language, or of English where there are
// none.
func (r *Rules) headings() [2]string {
	if len(r.letters.Headings) > 0 {
		return r.letters.Headings[0]
	}
	return [2]string{"White", "Black"}
}
