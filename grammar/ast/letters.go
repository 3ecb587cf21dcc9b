package ast

import "strings"

// Letters is the piece letters of one language. A spelling may be several
// runes (Кр, Kt). Nothing but the table says how colours are told apart: by
// case in most languages, by another sign in figurines.
type Letters struct {
	Tag    string // BCP 47
	Title  string
	Men    []Letter
	Source string // where the letters are from
}

// Letter is how one role is spelled.
type Letter struct {
	Role         Role
	White, Black string
}

// English are the letters of FEN: PGN standard, section 16.1.3.1.
var English = Letters{
	Tag:   "en",
	Title: "English",
	Men: []Letter{
		{King, "K", "k"}, {Queen, "Q", "q"}, {Rook, "R", "r"}, {Bishop, "B", "b"}, {Knight, "N", "n"}, {Pawn, "P", "p"},
		{Archbishop, "A", "a"}, {Chancellor, "C", "c"},
	},
	Source: "PGN standard 16.1.3.1; Fairy-Stockfish for A and C",
}

// Spell returns the spelling of a man, empty where the language has none.
func (l *Letters) Spell(r Role, c Color) string {
	for i := range l.Men {
		if l.Men[i].Role == r {
			return l.Men[i].of(c)
		}
	}
	return ""
}

func (m *Letter) of(c Color) string {
	if c == Black {
		return m.Black
	}
	return m.White
}

// Match reads the longest letter of one of the roles at the start of text,
// and its length in bytes; 0 where there is none.
func (l *Letters) Match(text string, roles *Roles) (Piece, int) {
	var found Piece
	length := 0
	for i := range l.Men {
		m := &l.Men[i]
		for c := White; c <= Black && roles.Has(m.Role); c++ {
			if spelling := m.of(c); len(spelling) > length && strings.HasPrefix(text, spelling) {
				found, length = Piece{Role: m.Role, Color: c}, len(spelling)
			}
		}
	}
	return found, length
}

// Byte returns the man that a single byte spells on its own, when no longer
// spelling begins with that byte.
func (l *Letters) Byte(b byte, roles *Roles) (Piece, bool) {
	for i := range l.Men {
		m := &l.Men[i]
		for c := White; c <= Black && roles.Has(m.Role); c++ {
			if spelling := m.of(c); len(spelling) > 1 && spelling[0] == b {
				return Piece{}, false
			}
		}
	}
	p, n := l.Match(string([]byte{b}), roles)
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
