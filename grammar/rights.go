package grammar

import (
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func (b *Builder) home(c ast.Color) *home {
	if !b.homes[c].known {
		b.homes.find(&b.rec.Board, b.rules.game)
	}
	return &b.homes[c]
}

// isWing reports whether a castling letter names a wing rather than a file.
// On boards wide enough for a k-file K still means the wing.
func isWing(letter byte) bool {
	switch letter {
	case 'K', 'Q', 'k', 'q':
		return true
	}
	return false
}

// colorOf returns the colour of a castling letter: capitals are White's.
func colorOf(letter byte) ast.Color {
	if letter >= 'a' {
		return ast.Black
	}
	return ast.White
}

// inColor is the inverse of colorOf: it returns a capital as a colour writes it.
func inColor(letter byte, c ast.Color) byte {
	if c == ast.Black {
		return letter | 0x20
	}
	return letter
}

// isRight reports whether a byte is a castling letter on this board.
func (r *Rules) isRight(letter byte) bool {
	file := int(letter|0x20) - 'a'
	return isWing(letter) || letter|0x20 >= 'a' && file < int(r.geometry.Files)
}

// Right reads one castling letter and resolves it to a rook square: K and Q
// name the outermost own rook on that side of the king, a file letter the rook
// on that file (X-FEN; UCI protocol, UCI_Chess960). Where it names no right,
// the letter is marked as unresolved.
func (b *Builder) Right(letter byte) ast.Code {
	code := b.right(letter)
	if code != ast.NoCode && ast.LostRights.Has(code) {
		b.rec.Unresolved |= 1 << min(b.letters, 31)
	}
	b.letters++
	return code
}

func (b *Builder) right(letter byte) ast.Code {
	if !b.rules.isRight(letter) {
		return ast.CastlingUnknown
	}
	if !b.rules.castles() {
		return ast.CastlingNotHere
	}
	color := colorOf(letter)
	if b.rules.game.Unmoved && !isWing(letter) {
		return b.unmoved(int(letter|0x20)-'a', color)
	}
	if b.rules.game.Castling == ast.NoCastling {
		return ast.CastlingNotHere
	}
	h := b.home(color)
	if h.king < 0 {
		return ast.KingNotHome
	}
	file, ok := h.rookNamed(letter)
	if !ok {
		return ast.NoRookForRight
	}
	if code := h.name(file); code != ast.NoCode {
		return code
	}
	wing := isWing(letter)
	if b.rules.orthodox && !h.isOrthodox(file, b.rules.kingFile, b.rules.geometry) {
		if !wing && b.rules.Style == StandardStyle {
			return ast.CastlingNotStandard
		}
		if b.rules.Variant != nil && b.rules.Variant.Castling == ast.OrthodoxCastling {
			return ast.RightNotOrthodox
		}
	}
	b.rec.Castling.Add(ast.SquareAt(file, h.rank))
	if b.rules.game.Unmoved {
		b.rec.Unmoved[color] &^= h.unmovedBy(b.rec.Castling.Rank(h.rank))
	}
	b.order.add(color, file < h.king)
	b.fileSaid = b.fileSaid || !wing
	return b.rules.foreignLetter(h, file, wing)
}

// unmoved notes that the man on a file of the home rank has not moved (Seirawan
// chess, Cambodian chess).
func (b *Builder) unmoved(file int, c ast.Color) ast.Code {
	set := &b.rec.Unmoved[c]
	rank := b.rules.geometry.HomeRank(c)
	man := b.rec.Board.At(ast.SquareAt(file, rank))
	switch {
	case b.home(c).unmovedBy(b.rec.Castling.Rank(rank))>>file&1 != 0: // K and Q say so
		return ast.NoCode
	case man.Role == ast.NoRole || man.Color != c:
		return ast.NoManUnmoved
	case *set>>file&1 != 0:
		return ast.CastlingRepeated
	}
	*set |= 1 << file
	return ast.NoCode
}

// foreignLetter tells the letters that the style would not write.
func (r *Rules) foreignLetter(h *home, file int, wing bool) ast.Code {
	switch {
	case r.Style == StandardStyle && !wing, r.Style == XFENStyle && !wing && h.isOutermost(file):
		return ast.CastlingFileLetter
	case r.Style == ShredderStyle && wing:
		return ast.CastlingWingLetter
	}
	return ast.NoCode
}

// RightsOrder judges the order of the castling letters: White before Black,
// king side before queen side; Shredder-FEN's files may also ascend (UCI
// protocol: AHah).
func (b *Builder) RightsOrder(field string) ast.Code {
	isPlain := b.rules.Letters == nil && !b.rules.game.Unmoved
	if !b.rules.castles() || isPlain && b.order.sorts(len(field)) { // as most are
		return ast.NoCode
	}
	sides, files := true, true
	lastSide, lastFile := -1, -1
	for i := range len(field) {
		letter := field[i]
		if !b.rules.isRight(letter) {
			return ast.NoCode
		}
		color := colorOf(letter)
		if b.rules.game.Unmoved { // files ascend, after K and Q
			files = false
			if place := unmovedOrder(letter); place >= lastSide {
				lastSide = place
				continue
			}
			return ast.CastlingOrder
		}
		side, file := 2*int(color), 32*int(color)+int(letter|0x20)
		if b.isQueenSide(letter, color) {
			side++
		}
		if isWing(letter) || b.rules.Style == StandardStyle || b.rules.Style == XFENStyle {
			files = false
		}
		sides = sides && side >= lastSide
		files = files && file >= lastFile
		lastSide, lastFile = side, file
	}
	if sides || files {
		return ast.NoCode
	}
	return ast.CastlingOrder
}

// rightsOrder is the order in which rights were granted: White's before Black's, king
// side before queen side.
type rightsOrder struct {
	rights   int
	next     uint8 // the first place that may follow
	unsorted bool
}

func (o *rightsOrder) add(c ast.Color, isQueenSide bool) {
	place := 2 * uint8(c)
	if isQueenSide {
		place++
	}
	o.unsorted = o.unsorted || place < o.next
	o.next = place + 1
	o.rights++
}

// sorts reports whether so many rights were added, in order and on a wing each.
func (o *rightsOrder) sorts(letters int) bool { return o.rights == letters && !o.unsorted }

// unmovedOrder returns the place of a letter among those of castling rights and
// unmoved men.
func unmovedOrder(letter byte) int {
	place := 256 * int(colorOf(letter))
	switch letter | 0x20 {
	case 'k':
		return place
	case 'q':
		return place + 1
	}
	return place + int(letter|0x20)
}

func (b *Builder) isQueenSide(letter byte, c ast.Color) bool {
	switch letter | 0x20 {
	case 'k':
		return false
	case 'q':
		return true
	}
	return int(letter|0x20)-'a' < b.home(c).king
}

// RightsVariant tells which game the rights belong to, where nothing else in
// the text does.
func (b *Builder) RightsVariant() ast.Code {
	if b.rec.Castling.IsEmpty() {
		return ast.NoCode
	}
	v := b.rules.Variant
	if v != nil && v.Castling != ast.MirroredCastling || v == nil && b.fileSaid {
		return ast.NoCode
	}
	switch p := &b.rec.Position; {
	case b.homes.orthodox(p, b.rules.kingFile):
		return ast.NoCode
	case !b.homes.mirrored(p):
		return ast.NeedsDFRC
	case v == nil:
		return ast.NeedsChess960
	}
	return ast.NoCode
}

// RightsKings notes a king that no Chess960 start array has where it stands:
// on the first or last file.
func (b *Builder) RightsKings() ast.Code {
	last := int(b.rules.geometry.Files) - 1
	for c := ast.White; c <= ast.Black; c++ {
		king := b.homes[c].king
		if b.homes[c].known && (king == 0 || king == last) && b.rec.Castling.Rank(b.rules.geometry.HomeRank(c)) != 0 {
			return ast.CastlingKingOnEdge
		}
	}
	return ast.NoCode
}
