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

// fieldAt returns a field of n letters, if there are up to four, and four bytes from there on.
func fieldAt[T bytestring](text T, at, n int) (w fieldWord, ok bool) {
	if n > 4 || at+4 > len(text) {
		return w, false
	}
	text = text[at:][:4]
	letters := uint32(text[0]) | uint32(text[1])<<8 | uint32(text[2])<<16 | uint32(text[3])<<24
	return fieldWord{letters & fieldMask(n), n}, true
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

// over writes the letters over a field of as many that stands in a text; it reports whether
// that makes others of them. It is false, and the text is as it was, where they do not fit.
func (w fieldWord) over(text []byte, field ast.Span) (changed, ok bool) {
	at, n := int(field.Start), int(field.End-field.Start)
	if w.n != n || at+4 > len(text) {
		return false, false
	}
	was := binary.LittleEndian.Uint32(text[at:])
	now := was&^fieldMask(n) | w.letters
	binary.LittleEndian.PutUint32(text[at:], now)
	return was != now, true
}

// spell returns the letters of some rights of White and Black, a letter each: that of the
// rook's file, or, as X-FEN has it, K or Q for an outermost rook.
func (h *homes) spell(white, black uint16, asXFEN bool) (w fieldWord) {
	if asXFEN {
		first, isOuter := h[ast.White].outerWings(white)
		second, areOuter := h[ast.Black].outerWings(black)
		if isOuter && areOuter { // as most are
			return wingWords[first|second<<2]
		}
	}
	for c, rights := range [...]uint16{white, black} {
		king, queen := h[c].wings(rights)
		first, second := 'A'+byte(bits.TrailingZeros16(king)), 'A'+byte(bits.TrailingZeros16(queen))
		if asXFEN {
			outerKing, outerQueen := h[c].outermost()
			if king == outerKing {
				first = 'K'
			}
			if queen == outerQueen {
				second = 'Q'
			}
		}
		w.add(king, inColor(first, ast.Color(c)))
		w.add(queen, inColor(second, ast.Color(c)))
	}
	return w
}

// outerWings returns the wings of some rights, bit 0 the king side; it is false unless all are
// those of outermost rooks.
func (h *home) outerWings(rights uint16) (wings uint, areOuter bool) {
	outerKing, outerQueen := h.outermost()
	king, queen := h.wings(rights)
	if king != 0 {
		wings = 1
	}
	if queen != 0 {
		wings |= 2
	}
	return wings, rights&^(outerKing|outerQueen) == 0
}

// wingWords are K, Q, k and q for the bits of a number.
var wingWords = func() (words [16]fieldWord) {
	for set := range words {
		for i := range 4 {
			words[set].add(uint16(set>>i&1), "KQkq"[i])
		}
	}
	return words
}()

// rightsWord reads the letters of the castling field: those of files, and K, Q, k and q, as
// the style has them. It is false, and has done nothing, where the letters are not those of a
// right each, in order, of which there is nothing to say.
func (b *Builder) rightsWord(field fieldWord) bool {
	r := b.rules
	files, wings := field.named()
	switch {
	case !r.words, wings != 0 && r.Style == ShredderStyle, files != 0 && r.Style == StandardStyle:
		return false
	}
	b.home(ast.White)
	white := uint16(files) | b.homes[ast.White].onWings(wings)
	black := uint16(files>>ast.MaxFiles) | b.homes[ast.Black].onWings(wings>>2)
	if b.homes.spell(white, black, wings != 0 || r.Style == XFENStyle) != field || !r.grants(&b.homes, white, black) {
		return false
	}
	b.rec.Castling.AddRank(b.homes[ast.White].rank, white)
	b.rec.Castling.AddRank(b.homes[ast.Black].rank, black)
	b.fileSaid = files != 0
	return true
}

// grants reports whether kings and rooks stand where some rights of White and Black say.
func (r *Rules) grants(h *homes, white, black uint16) bool {
	if white&^h[ast.White].castlingRooks()|black&^h[ast.Black].castlingRooks() != 0 {
		return false
	}
	if r.Variant == nil || !r.orthodox {
		return true
	}
	return h[ast.White].mayHave(white, r) && h[ast.Black].mayHave(black, r)
}

// castlingRooks returns the files of the rooks that have a king to castle with.
func (h *home) castlingRooks() uint16 { return h.rooks &^ uint16(h.king>>8) }

// mayHave reports whether rights are orthodox, if there are any.
func (h *home) mayHave(rights uint16, r *Rules) bool {
	return rights == 0 || h.areOrthodox(rights, r.kingFile, r.geometry)
}

// named returns what the letters name: files, those of White below those of Black, and wings, a
// bit for each of KQkq. What is no letter, or not in order, names what has other letters.
func (w fieldWord) named() (files uint32, wings uint8) {
	for i := range 4 {
		letter := &lettersNamed[w.letters>>(8*i)&0xff]
		files |= letter.files
		wings |= letter.wings
	}
	return files, wings
}

// lettersNamed are what one letter names, on boards that have no k-file.
var lettersNamed = func() (all [256]struct {
	files uint32
	wings uint8
}) {
	for file := range uint('k' - 'a') {
		all['A'+file].files = 1 << file
		all['a'+file].files = 1 << (ast.MaxFiles + file)
	}
	for i, letter := range []byte("KQkq") {
		all[letter].wings = 1 << i
	}
	return all
}()

// onWings returns the files of the rooks that K, bit 0, and Q, bit 1, name, if they are there.
func (h *home) onWings(wings uint8) uint16 {
	king, queen := h.outermost()
	return king&-uint16(wings&1) | queen&-uint16(wings>>1&1)
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
	if p.Castling.IsEmpty() {
		return false, r.words && field.End == field.Start+1 && text[field.Start] == '-'
	}
	word, ok := r.spellRights(p)
	if !ok {
		return false, false
	}
	return word.over(text, field)
}

// spellRights returns the letters of rights, one each; it is false where the style may not
// have them.
func (r *Rules) spellRights(p *ast.Position) (word fieldWord, ok bool) {
	if !r.words || r.Style == StandardStyle {
		return word, false
	}
	var h homes
	h.find(&p.Board, r.game)
	white, black := p.Castling.Rank(h[ast.White].rank), p.Castling.Rank(h[ast.Black].rank)
	if !r.grants(&h, white, black) {
		return word, false
	}
	word = h.spell(white, black, r.Style != ShredderStyle)
	return word, word.n == p.Castling.Len()
}
