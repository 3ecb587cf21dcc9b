package rules

import (
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// FuzzLegality judges any board in any variant, with any rights and counters: nothing
// panics, findings are those of the board, the same are found again, and no quick proof
// hides one.
func FuzzLegality(f *testing.F) {
	f.Add([]byte("\x01\x02\x03\x04\x05\x06\x81\x82\x83\x84\x85\x86"), uint8(0), uint64(3), uint8(20), uint32(0), uint32(1), uint16(0xffff))
	f.Add(slices.Repeat([]byte{1}, 64), uint8(1), ^uint64(0), uint8(130), ^uint32(0), uint32(0), uint16(0xffff))
	f.Add(slices.Repeat([]byte{1, 0x81}, 32), uint8(9), ^uint64(0), uint8(0), uint32(3), ^uint32(0), uint16(0xffff))
	f.Add(slices.Repeat([]byte{6, 0x86}, 32), uint8(6), ^uint64(0), uint8(0), uint32(200), uint32(7), uint16(0))
	f.Add(slices.Repeat([]byte{6}, 64), uint8(12), ^uint64(0), uint8(40), uint32(1), uint32(1), uint16(0xffff))
	f.Fuzz(func(t *testing.T, men []byte, variant uint8, rights uint64, ep uint8, halfmove, fullmove uint32, fields uint16) {
		v := append(Variants(), nil)[int(variant)%(len(Variants())+1)]
		p := arbitrary(men, v.OrChess(), rights, ep)
		p.Halfmove, p.Fullmove = halfmove, fullmove
		stated := ast.Fields(fields)
		if s, err := New(&p, v); err == nil {
			askProofs(t, &s, v)
		}
		for _, judge := range []func(*ast.Position, *ast.Variant, ast.Fields) []Finding{Illegal, Suspicious} {
			found := judge(&p, v, stated)
			for _, f := range found {
				if !f.Code.IsValid() || f.Side > ast.Neutral || f.Count < 0 || f.Want < 0 {
					t.Fatalf("%+v: %+v", p, f)
				}
				for square := range f.Men.All() {
					if p.Board.IsEmpty(square) {
						t.Fatalf("%+v: %+v: nothing on %v", p, f, square)
					}
				}
			}
			if again := judge(&p, v, stated); !slices.Equal(found, again) {
				t.Fatalf("%+v: %v, then %v", p, found, again)
			}
		}
	})
}
