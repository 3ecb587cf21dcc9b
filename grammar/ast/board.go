package ast

// Board holds the men. It is comparable: == is equality. The zero value has
// no squares.
//
// The fields are open for readers that fill a board at speed; everybody else
// uses At and Put.
type Board struct {
	Squares  [MaxFiles * MaxRanks]Man // by Square.Index
	Geometry Geometry
	Neutral  Set // men of neither side
	Promoted Set // men that came from a promotion
	Walls    Set // squares that no man enters: walls, burnt squares, the duck
	Beyond   Set // men on the second board of Alice chess
}

// At returns the man on s, and no man for an empty square or none at all.
func (b *Board) At(s Square) Piece {
	if !s.IsValid() || b.RoleAt(s) == NoRole {
		return Piece{}
	}
	return Piece{Role: b.RoleAt(s), Color: b.color(s), Promoted: b.Promoted.Has(s), Beyond: b.Beyond.Has(s)}
}

// RoleAt returns the role of the man on s, NoRole for an empty square. s must be valid.
func (b *Board) RoleAt(s Square) Role { return b.Squares[s.Index()].Role() }

// Put places a man on s, or empties s if the man is none. s must be valid, and the role up to
// [LastRole].
func (b *Board) Put(s Square, p Piece) {
	if p.Role == NoRole {
		p = Piece{} // which has no colour either
	}
	b.Squares[s.Index()] = ManOf(p.Role, p.Color)
	b.Neutral.Remove(s)
	b.Promoted.Remove(s)
	b.Beyond.Remove(s)
	if p.Color == Neutral {
		b.Neutral.Add(s)
	}
	if p.Promoted {
		b.Promoted.Add(s)
	}
	if p.Beyond {
		b.Beyond.Add(s)
	}
}

// IsEmpty reports whether s is a square without man or wall.
func (b *Board) IsEmpty(s Square) bool {
	return s.IsValid() && b.RoleAt(s) == NoRole && !b.Walls.Has(s)
}

// Holds reports whether a man of this role and colour stands on s.
func (b *Board) Holds(s Square, r Role, c Color) bool {
	return s.IsValid() && b.RoleAt(s) == r && b.color(s) == c
}

func (b *Board) color(s Square) Color {
	if b.Neutral.Has(s) {
		return Neutral
	}
	return b.Squares[s.Index()].Color()
}

// Men returns the sixteen-bit file set of the men of one role and colour on a
// rank (0 is rank 1).
func (b *Board) Men(rank int, r Role, c Color) uint16 {
	row, man := b.row(rank), ManOf(r, c)
	files := equal(eight(row[:8]), man)
	if b.Geometry.Files > 8 {
		files |= equal(eight(row[8:]), man) << 8
	}
	return b.ofSide(files, rank, c)
}

// Castlers are the kings and rooks of White and Black on their home ranks, as [Board.Men]
// has them.
type Castlers struct{ WhiteKings, WhiteRooks, BlackKings, BlackRooks uint16 }

// Castlers returns the kings and rooks on their home ranks.
func (b *Board) Castlers() (c Castlers) {
	white, black := b.Geometry.HomeRank(White), b.Geometry.HomeRank(Black)
	if b.Geometry.Files > 8 || !b.Neutral.IsEmpty() {
		return Castlers{b.Men(white, King, White), b.Men(white, Rook, White), b.Men(black, King, Black), b.Men(black, Rook, Black)}
	}
	first, last := eight(b.row(white)[:8]), eight(b.row(black)[:8])
	c.WhiteKings, c.WhiteRooks = equal(first, Man(King)), equal(first, Man(Rook))
	c.BlackKings, c.BlackRooks = equal(last, BlackMan|Man(King)), equal(last, BlackMan|Man(Rook))
	return c
}

// ofSide returns those of some men that look like a colour's which are of it.
func (b *Board) ofSide(files uint16, rank int, c Color) uint16 {
	neutral := b.Neutral.Rank(rank)
	if c == Neutral {
		return files & neutral
	}
	return files &^ neutral
}

// Filled returns the sixteen-bit file set of all men on a rank (0 is rank 1).
func (b *Board) Filled(rank int) uint16 {
	row := b.row(rank)
	files := filled(eight(row[:8]))
	if b.Geometry.Files > 8 {
		files |= filled(eight(row[8:])) << 8
	}
	return files
}

// IsPlain reports whether there is nothing on the board but men of White and Black that
// have no marks.
func (b *Board) IsPlain() bool {
	return b.Neutral.IsEmpty() && b.Promoted.IsEmpty() && b.Walls.IsEmpty() && b.Beyond.IsEmpty()
}

// row returns the men of a rank.
func (b *Board) row(rank int) *[MaxFiles]Man {
	return (*[MaxFiles]Man)(b.Squares[rank&(MaxRanks-1)*MaxFiles:])
}

// eight returns eight men as one word, the first lowest.
func eight(row []Man) uint64 {
	_ = row[7]
	return uint64(row[0]) | uint64(row[1])<<8 | uint64(row[2])<<16 | uint64(row[3])<<24 |
		uint64(row[4])<<32 | uint64(row[5])<<40 | uint64(row[6])<<48 | uint64(row[7])<<56
}

const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// equal returns a bit for each of eight bytes that equals a man.
func equal(word uint64, man Man) uint16 {
	word ^= ones * uint64(man)
	return gather(^(word&^highs + (highs - ones) | word) & highs)
}

// filled returns a bit for each of eight bytes that is not zero.
func filled(word uint64) uint16 { return gather((word&^highs + (highs - ones) | word) & highs) }

// gather brings the high bits of eight bytes together, the first lowest.
func gather(word uint64) uint16 { return uint16(word >> 7 * 0x0102040810204080 >> 56) }
