package ast

import (
	"strings"
	"unicode/utf8"
)

// Letters is the piece letters of one language. A spelling may be several
// runes (Kr, Kt). Capitals are White, small letters Black.
type Letters struct {
	Tag   string // BCP 47
	Title string
	Men   []Letter
	// Source of the letters.
	Source string
}

// Letter is the spelling of one role, as for White.
type Letter struct {
	Role     Role
	Spelling string
}

// English are the letters of FEN: PGN standard, section 16.1.3.1.
var English = Letters{
	Tag:   "en",
	Title: "English",
	Men: []Letter{
		{King, "K"}, {Queen, "Q"}, {Rook, "R"}, {Bishop, "B"}, {Knight, "N"}, {Pawn, "P"},
		{Archbishop, "A"}, {Chancellor, "C"},
	},
	Source: "PGN standard 16.1.3.1; Fairy-Stockfish for A and C",
}

// Spell returns the letter of a man, empty where the language has none.
func (l *Letters) Spell(r Role, c Color) string {
	for _, m := range l.Men {
		if m.Role != r {
			continue
		}
		if c == Black {
			return strings.ToLower(m.Spelling)
		}
		return m.Spelling
	}
	return ""
}

// Match reads the longest letter of one of the roles at the start of text,
// and its length in bytes; 0 where there is none.
func (l *Letters) Match(text string, roles *Roles) (Piece, int) {
	var found Piece
	length := 0
	for _, m := range l.Men {
		if !roles.Has(m.Role) || len(m.Spelling) <= length {
			continue
		}
		if strings.HasPrefix(text, m.Spelling) {
			found, length = Piece{Role: m.Role, Color: White}, len(m.Spelling)
		} else if small := strings.ToLower(m.Spelling); strings.HasPrefix(text, small) && len(small) > length {
			found, length = Piece{Role: m.Role, Color: Black}, len(small)
		}
	}
	return found, length
}

// Byte returns the man that a single byte spells on its own, when no longer
// spelling begins with that byte.
func (l *Letters) Byte(b byte, roles *Roles) (Piece, bool) {
	if b >= utf8.RuneSelf {
		return Piece{}, false
	}
	for _, m := range l.Men {
		if roles.Has(m.Role) && len(m.Spelling) > 1 && (m.Spelling[0] == b || strings.ToLower(m.Spelling)[0] == b) {
			return Piece{}, false
		}
	}
	p, n := l.Match(string(rune(b)), roles)
	return p, n == 1
}

// Roles is a set of roles.
type Roles [4]uint64

// RolesOf returns the set of the roles given.
func RolesOf(roles ...Role) Roles {
	var set Roles
	for _, r := range roles {
		set[r>>6] |= 1 << (r & 63)
	}
	return set
}

// Has reports whether r is in the set.
func (set *Roles) Has(r Role) bool { return set[r>>6]>>(r&63)&1 != 0 }
