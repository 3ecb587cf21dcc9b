package grammar

import (
	"encoding/binary"
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// The rules of castling letters stand in rights.go and rightswrite.go, letter by letter.
// Most fields are in order, and have a letter for each right: here these are read and
// written as one word, without a branch for how many letters there are. What is not so is
// for the others, and a test holds both together.

// fieldWord is up to four letters of the castling field, the first one lowest.
type fieldWord struct {
	letters uint32
	n       int
}

// fieldMask is ones in the places of up to four letters.
func fieldMask(n int) uint32 { return 1<<(8*n&63) - 1 }

// wordAt returns four bytes of a text, the first one lowest.
func wordAt(text string, at int) uint32 {
	text = text[at:][:4]
	return uint32(text[0]) | uint32(text[1])<<8 | uint32(text[2])<<16 | uint32(text[3])<<24
}

// add adds the letter of a right, if there is one.
func (w *fieldWord) add(right uint16, letter byte) {
	there := 0
	if right != 0 {
		there = 1
	}
	w.letters |= uint32(letter) * uint32(there) << (8 * w.n & 31)
	w.n += there
}

func (w *fieldWord) appendTo(dst []byte) []byte {
	letters := [4]byte{byte(w.letters), byte(w.letters >> 8), byte(w.letters >> 16), byte(w.letters >> 24)}
	return append(dst, letters[:w.n&7]...)
}

// addFiles adds the rights of a colour as Shredder-FEN names them.
func (w *fieldWord) addFiles(h *home, rights uint16, c ast.Color) {
	king, queen := h.wings(rights)
	w.add(king, inColor('A'+byte(bits.TrailingZeros16(king)), c))
	w.add(queen, inColor('A'+byte(bits.TrailingZeros16(queen)), c))
}

// addOutermost adds the rights of a colour as X-FEN names them.
func (w *fieldWord) addOutermost(h *home, rights uint16, c ast.Color) {
	king, queen := h.wings(rights)
	outerKing, outerQueen := h.outermost()
	first, second := 'A'+byte(bits.TrailingZeros16(king)), 'A'+byte(bits.TrailingZeros16(queen))
	if king == outerKing {
		first = 'K'
	}
	if queen == outerQueen {
		second = 'Q'
	}
	w.add(king, inColor(first, c))
	w.add(queen, inColor(second, c))
}

// rightsWord reads n letters of the castling field that stand at a place in the text: file
// letters alone, or K, Q, k and q alone, as the style has them. It is false, and has done
// nothing, where the letters are not those of a right each, in order.
func (b *Builder) rightsWord(text string, at, n int) bool {
	r, wings := b.rules, isWing(text[at])
	switch {
	case n > 4, at+4 > len(text), !r.words:
		return false
	case wings && r.Style == ShredderStyle, !wings && (r.orthodox || r.Style == XFENStyle):
		return false
	}
	field := fieldWord{wordAt(text, at) & fieldMask(n), n}
	white, black := b.home(ast.White), b.home(ast.Black)
	var own fieldWord
	var first, second uint16
	if wings {
		first, second = field.outermost(white, 'K', 'Q'), field.outermost(black, 'k', 'q')
		own.addOutermost(white, first, ast.White)
		own.addOutermost(black, second, ast.Black)
	} else {
		first, second = field.files()
		own.addFiles(white, first, ast.White)
		own.addFiles(black, second, ast.Black)
	}
	if own != field || !r.grants(white, first) || !r.grants(black, second) {
		return false
	}
	b.rec.Castling.AddRank(white.rank, first)
	b.rec.Castling.AddRank(black.rank, second)
	b.fileSaid = !wings
	return true
}

// grants reports whether king and rooks stand where some rights say.
func (r *Rules) grants(h *home, rights uint16) bool {
	switch {
	case rights == 0:
		return true
	case h.king < 0 || rights&^h.rooks != 0:
		return false
	}
	return r.Variant == nil || !r.orthodox || h.areOrthodox(rights, r.kingFile, r.geometry)
}

// files returns the files that the letters name, those of White and of Black. What is no
// letter, or not in order, names files that have other letters.
func (w fieldWord) files() (white, black uint16) {
	var files uint32
	for i := range 4 {
		letter := w.letters >> (8 * i)
		files |= letter >> 6 & 1 << ((letter-1)&15 | letter>>1&16)
	}
	return uint16(files), uint16(files >> 16)
}

// outermost returns the files of the rooks that two letters name, if they are there.
func (w fieldWord) outermost(h *home, king, queen byte) (files uint16) {
	outerKing, outerQueen := h.outermost()
	return outerKing&w.mask(king) | outerQueen&w.mask(queen)
}

// mask returns ones if a letter is there.
func (w fieldWord) mask(letter byte) uint16 {
	const each, high = 0x01010101, 0x80808080
	other := w.letters ^ uint32(letter)*each // a zero byte where it is the letter
	there := uint16(0)
	if (other-each)&^other&high != 0 {
		there = 1
	}
	return -there
}

// AppendRightsWord appends the castling field of a position whose rights the style can name,
// a letter each; it is false, and dst is as it was, where it may be otherwise.
func (r *Rules) AppendRightsWord(dst []byte, p *ast.Position) ([]byte, bool) {
	if r.words && p.Castling.IsEmpty() {
		return append(dst, '-'), true
	}
	word, ok := r.spellRights(p)
	if !ok {
		return dst, false
	}
	return word.appendTo(dst), true
}

// RewriteRights is [Rules.AppendRightsWord] over the castling field that stands in a text
// already, and has as many letters; it reports whether that makes others of them.
func (r *Rules) RewriteRights(text []byte, field ast.Span, p *ast.Position) (changed, ok bool) {
	at, n := int(field.Start), int(field.End-field.Start)
	if p.Castling.IsEmpty() {
		return false, r.words && n == 1 && text[at] == '-'
	}
	word, ok := r.spellRights(p)
	if !ok || word.n != n || at+4 > len(text) {
		return false, false
	}
	was := binary.LittleEndian.Uint32(text[at:])
	now := was&^fieldMask(n) | word.letters
	binary.LittleEndian.PutUint32(text[at:], now)
	return was != now, true
}

// spellRights returns the letters of rights, one each; it is false where the style may not
// have them.
func (r *Rules) spellRights(p *ast.Position) (word fieldWord, ok bool) {
	if !r.words || r.Style == StandardStyle {
		return word, false
	}
	var homes homes
	homes.find(p, r.game)
	for c := ast.White; c <= ast.Black; c++ {
		h := &homes[c]
		rights := p.Castling.Rank(h.rank)
		if !r.grants(h, rights) {
			return word, false
		}
		if r.Style == ShredderStyle {
			word.addFiles(h, rights, c)
		} else {
			word.addOutermost(h, rights, c)
		}
	}
	return word, word.n == p.Castling.Len()
}
