package ast

// Board holds the men. It is comparable: == is equality. The zero value has
// no squares.
//
// The fields are open for readers that fill a board at speed; everybody else
// uses At and Put.
type Board struct {
	Geometry Geometry
	Roles    [MaxFiles * MaxRanks]Role // by Square.Index
	Black    Set                       // men of Black; a man in no colour set is White's
	Neutral  Set                       // men of neither side
	Promoted Set                       // men that came from a promotion
	Walls    Set                       // squares that no man enters
}

// At returns the man on s, and no man for an empty square or none at all.
func (b *Board) At(s Square) Piece {
	if !s.IsValid() || b.Roles[s.Index()] == NoRole {
		return Piece{}
	}
	p := Piece{Role: b.Roles[s.Index()], Promoted: b.Promoted.Has(s)}
	switch {
	case b.Black.Has(s):
		p.Color = Black
	case b.Neutral.Has(s):
		p.Color = Neutral
	}
	return p
}

// Put places a man on s, or empties s if the man is none. s must be valid.
func (b *Board) Put(s Square, p Piece) {
	b.Roles[s.Index()] = p.Role
	b.Black.Remove(s)
	b.Neutral.Remove(s)
	b.Promoted.Remove(s)
	if p.Role == NoRole {
		return
	}
	switch p.Color {
	case Black:
		b.Black.Add(s)
	case Neutral:
		b.Neutral.Add(s)
	}
	if p.Promoted {
		b.Promoted.Add(s)
	}
}

// IsEmpty reports whether s is a square without man or wall.
func (b *Board) IsEmpty(s Square) bool {
	return s.IsValid() && b.Roles[s.Index()] == NoRole && !b.Walls.Has(s)
}

// Holds reports whether a man of this role and colour stands on s.
func (b *Board) Holds(s Square, r Role, c Color) bool {
	return s.IsValid() && b.Roles[s.Index()] == r && b.Black.Has(s) == (c == Black) && !b.Neutral.Has(s)
}

// Men returns the sixteen-bit file set of the men of one role and colour on a
// rank (0 is rank 1).
func (b *Board) Men(rank int, r Role, c Color) uint16 {
	var files uint16
	row := b.Roles[rank*MaxFiles : rank*MaxFiles+MaxFiles]
	for file, role := range row {
		if role == r {
			files |= 1 << file
		}
	}
	black := b.Black.Rank(rank)
	if c == White {
		black = ^black
	}
	return files & black &^ b.Neutral.Rank(rank)
}
