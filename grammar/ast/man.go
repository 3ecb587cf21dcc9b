package ast

// Man is what stands on a square in one byte: a role, and [BlackMan] beside it for a man of
// Black. The zero value is an empty square. A neutral man is as one of White.
type Man uint8

const (
	NoMan    Man = 0
	BlackMan Man = 0x80
)

// ManOf returns the man of a role and a colour.
func ManOf(r Role, c Color) Man { return Man(r) | Man(c)<<7 }

// Role returns the role of the man, NoRole for an empty square.
func (m Man) Role() Role { return Role(m &^ BlackMan) }

// Color returns Black for a man of Black, else White.
func (m Man) Color() Color { return Color(m >> 7) }
