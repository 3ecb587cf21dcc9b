package ast

import "strings"

// Letters is the piece letters of one language. A spelling may be several
// runes (Кр, Kt). Nothing but the table says how colours are told apart: by
// case in most languages, by another sign in figurines.
type Letters struct {
	Tag   string // BCP 47
	Title string
	// Men are the spellings. A role may have several: the first is written,
	// all are read.
	Men []Letter
	// Sides are the letters for White and Black as the side to move, empty
	// where none are known. Several languages have b for White.
	Sides [2]string
	// Headings are words over the two halves of a piece list: pairs for White
	// and Black, the first of which is written.
	Headings [][2]string
	// OnlyNamed says that no text is taken to be in these letters unless they are
	// named.
	OnlyNamed bool
	Source    string // where the letters are from
}

// Letter is how one role is spelled.
type Letter struct {
	Role         Role
	White, Black string
}

// English are the letters of FEN: PGN standard, section 16.1.3.1. What else
// English books write (Kt, S) is in the row of [Languages].
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

// Byte returns the man that a single byte spells on its own. It is false where
// a longer spelling begins with that byte, and goes on with one that begins a
// spelling, too: of others (Kt) what follows the byte is no man.
func (l *Letters) Byte(b byte, roles *Roles) (Piece, bool) {
	p, n := l.Match(string([]byte{b}), roles)
	if n != 1 {
		return Piece{}, false
	}
	for i := range l.Men {
		m := &l.Men[i]
		for c := White; c <= Black && roles.Has(m.Role); c++ {
			if spelling := m.of(c); len(spelling) > 1 && spelling[0] == b && l.begins(spelling[1], roles) {
				return Piece{}, false
			}
		}
	}
	return p, true
}

// begins reports whether a spelling begins with a byte.
func (l *Letters) begins(b byte, roles *Roles) bool {
	for i := range l.Men {
		if m := &l.Men[i]; roles.Has(m.Role) && (m.White[0] == b || m.Black[0] == b) {
			return true
		}
	}
	return false
}

// Roles returns the roles that the language has letters for.
func (l *Letters) Roles() Roles {
	var set Roles
	for i := range l.Men {
		set.Add(l.Men[i].Role)
	}
	return set
}

// For returns the letters for the men of a game: a role that the language has
// no letter for takes that of the game's own. They are l itself where none lacks.
func (l *Letters) For(v *Variant) *Letters {
	own := l.Roles()
	if own.Or(v.Roles) == own {
		return l
	}
	complete := *l
	complete.Men = l.Men[:len(l.Men):len(l.Men)]
	for _, m := range v.Spelling().Men {
		if v.Roles.Has(m.Role) && !own.Has(m.Role) {
			complete.Men = append(complete.Men, m)
		}
	}
	return &complete
}

// Collision is one spelling for two men.
type Collision struct {
	Spelling string
	Men      [2]Piece
}

// Collision returns a spelling that two men of a game share, so that a diagram
// in these letters has no meaning: where two men of a language have one letter,
// where the letters have no two cases to tell White from Black by, or where the
// letter of the game that a man takes is that of another. It is false if there is
// none.
func (l *Letters) Collision(v *Variant) (Collision, bool) { return l.collision(v, Black) }

// MoveCollision is Collision for moves, whose letters are those of White, whoever
// moves.
func (l *Letters) MoveCollision(v *Variant) (Collision, bool) { return l.collision(v, White) }

func (l *Letters) collision(v *Variant, last Color) (Collision, bool) {
	seen := map[string]Piece{}
	for _, m := range l.For(v).Men {
		for c := White; c <= last && v.Roles.Has(m.Role); c++ {
			man, spelling := Piece{Role: m.Role, Color: c}, m.of(c)
			if other, ok := seen[spelling]; ok && other != man {
				return Collision{spelling, [2]Piece{other, man}}, true
			}
			seen[spelling] = man
		}
	}
	return Collision{}, false
}

// Roles is a set of roles.
type Roles [4]uint64

// RolesOf returns the set of the roles given.
func RolesOf(roles ...Role) Roles {
	var set Roles
	for _, r := range roles {
		set.Add(r)
	}
	return set
}

// Has reports whether r is in the set.
func (set *Roles) Has(r Role) bool { return set[r>>6]>>(r&63)&1 != 0 }

// Add puts r into the set.
func (set *Roles) Add(r Role) { set[r>>6] |= 1 << (r & 63) }

// Or returns what is in either set.
func (set Roles) Or(other Roles) Roles {
	for i := range set {
		set[i] |= other[i]
	}
	return set
}
