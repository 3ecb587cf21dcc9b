package ast

// Board holds the men. It is comparable: == is equality. The zero value has
// no squares.
//
// The fields are open for readers that fill a board at speed; everybody else
// uses At and Put.
type Board struct {
	Roles    [MaxFiles * MaxRanks]Role // by Square.Index
	Geometry Geometry
	Black    Set // men of Black; a man in no colour set is White's
	Neutral  Set // men of neither side
	Promoted Set // men that came from a promotion
	Walls    Set // squares that no man enters: walls, burnt squares, the duck
	Beyond   Set // men on the second board of Alice chess
}

// At returns the man on s, and no man for an empty square or none at all.
func (b *Board) At(s Square) Piece {
	if !s.IsValid() || b.Roles[s.Index()] == NoRole {
		return Piece{}
	}
	return Piece{Role: b.Roles[s.Index()], Color: b.color(s), Promoted: b.Promoted.Has(s), Beyond: b.Beyond.Has(s)}
}

// Put places a man on s, or empties s if the man is none. s must be valid.
func (b *Board) Put(s Square, p Piece) {
	b.Roles[s.Index()] = p.Role
	b.Black.Remove(s)
	b.Neutral.Remove(s)
	b.Promoted.Remove(s)
	b.Beyond.Remove(s)
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
	if p.Beyond {
		b.Beyond.Add(s)
	}
}

// IsEmpty reports whether s is a square without man or wall.
func (b *Board) IsEmpty(s Square) bool {
	return s.IsValid() && b.Roles[s.Index()] == NoRole && !b.Walls.Has(s)
}

// Holds reports whether a man of this role and colour stands on s.
func (b *Board) Holds(s Square, r Role, c Color) bool {
	return s.IsValid() && b.Roles[s.Index()] == r && b.color(s) == c
}

func (b *Board) color(s Square) Color {
	switch {
	case b.Black.Has(s):
		return Black
	case b.Neutral.Has(s):
		return Neutral
	}
	return White
}

// Men returns the sixteen-bit file set of the men of one role and colour on a
// rank (0 is rank 1).
func (b *Board) Men(rank int, r Role, c Color) uint16 {
	row := b.row(rank)
	files := equal(eight(row[:8]), r)
	if b.Geometry.Files > 8 {
		files |= equal(eight(row[8:]), r) << 8
	}
	return files & b.side(rank, c)
}

// KingsAndRooks is [Board.Men] for the two roles that castle, at once.
func (b *Board) KingsAndRooks(rank int, c Color) (kings, rooks uint16) {
	row := b.row(rank)
	word, side := eight(row[:8]), b.side(rank, c)
	kings, rooks = equal(word, King), equal(word, Rook)
	if b.Geometry.Files > 8 {
		word = eight(row[8:])
		kings |= equal(word, King) << 8
		rooks |= equal(word, Rook) << 8
	}
	return kings & side, rooks & side
}

// Filled returns the sixteen-bit file set of all men on a rank (0 is rank 1).
func (b *Board) Filled(rank int) uint16 {
	row := b.row(rank)
	return filled(eight(row[:8])) | filled(eight(row[8:]))<<8
}

// IsPlain reports whether there is nothing on the board but men of White and Black that
// have no marks.
func (b *Board) IsPlain() bool {
	return b.Neutral.IsEmpty() && b.Promoted.IsEmpty() && b.Walls.IsEmpty() && b.Beyond.IsEmpty()
}

// row returns the roles of a rank.
func (b *Board) row(rank int) *[MaxFiles]Role {
	return (*[MaxFiles]Role)(b.Roles[rank&(MaxRanks-1)*MaxFiles:])
}

// side returns the files of a rank where a man, if there is one, is of a colour.
func (b *Board) side(rank int, c Color) uint16 {
	files := b.Black.Rank(rank)
	if c == White {
		files = ^files
	}
	return files &^ b.Neutral.Rank(rank)
}

// eight returns eight roles as one word, the first lowest.
func eight(row []Role) uint64 {
	_ = row[7]
	return uint64(row[0]) | uint64(row[1])<<8 | uint64(row[2])<<16 | uint64(row[3])<<24 |
		uint64(row[4])<<32 | uint64(row[5])<<40 | uint64(row[6])<<48 | uint64(row[7])<<56
}

const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// equal returns a bit for each of eight bytes that equals r.
func equal(word uint64, r Role) uint16 {
	word ^= ones * uint64(r)
	return gather(^(word&^highs + (highs - ones) | word) & highs)
}

// filled returns a bit for each of eight bytes that is not zero.
func filled(word uint64) uint16 { return gather((word&^highs + (highs - ones) | word) & highs) }

// gather brings the high bits of eight bytes together, the first lowest.
func gather(word uint64) uint16 { return uint16(word >> 7 * 0x0102040810204080 >> 56) }

// Settle takes the colours out of Roles, into which a reader at speed has
// written them as the high bits of Black's men, and returns how many men and runs of
// empty squares the ranks have: the bytes that they take at least. No role on the board
// may be 128 or above.
func (b *Board) Settle() int {
	if b.Geometry.Files > 8 {
		return b.settleWide()
	}
	squares := uint64(highs) >> (8 * (8 - uint(b.Geometry.Files)))
	count := uint64(0)                                // a byte a file
	for word := len(b.Black) - 1; word >= 0; word-- { // from the top: what was written last is not in reach yet
		var black uint64
		for rank := min(int(b.Geometry.Ranks), 4*word+4) - 1; rank >= 4*word; rank-- {
			row := b.row(rank)
			men := eight(row[:8])
			black = black<<MaxFiles | uint64(gather(men&highs))
			men &^= highs
			put(row[:8], men)
			empty := squares &^ (men + (highs - ones))
			count += (squares&^empty | empty&^(empty<<8)) >> 7
		}
		b.Black[word] = black
	}
	return int(count * ones >> 56)
}

// settleWide is Settle for boards of more than eight files, by halves of ranks.
func (b *Board) settleWide() int {
	left, right := uint64(highs), uint64(highs)>>(8*(MaxFiles-uint(b.Geometry.Files)))
	count := uint64(0)
	for rank := range int(b.Geometry.Ranks) {
		row := b.row(rank)
		near, empty := settle(row[:8], left)
		far, more := settle(row[8:], right)
		b.Black[rank>>2&3] |= (near | far<<8) << (uint(rank&3) * MaxFiles)
		count += (left&^empty|empty&^(empty<<8))>>7 + (right&^more|more&^(more<<8|empty>>56))>>7
	}
	return int(count * ones >> 56)
}

// settle returns the files of Black's men in half a rank as bits, and those of its
// squares that are empty as the high bits of bytes.
func settle(row []Role, squares uint64) (black, empty uint64) {
	men := eight(row)
	black = uint64(gather(men & highs))
	men &^= highs
	put(row, men)
	return black, squares &^ (men + (highs - ones))
}

// put is the inverse of eight.
func put(row []Role, word uint64) {
	_ = row[7]
	row[0], row[1], row[2], row[3] = Role(word), Role(word>>8), Role(word>>16), Role(word>>24)
	row[4], row[5], row[6], row[7] = Role(word>>32), Role(word>>40), Role(word>>48), Role(word>>56)
}
