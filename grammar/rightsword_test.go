package grammar

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// castlingRules are those whose fields may be words, with the variants that say more of
// rights.
func castlingRules() (all []*Rules) {
	double, _ := ast.VariantNamed("dfrc")
	for _, v := range []*ast.Variant{nil, ast.Chess, ast.Chess960, double} {
		for style := AnyStyle; style <= ShredderStyle; style++ {
			all = append(all, NewRules(Config{Style: style, Form: FENForm, Variant: v}))
		}
	}
	return all
}

// homeRank is the first rank with a king, or none for -1, and rooks.
func homeRank(king int, rooks uint16) string {
	var rank strings.Builder
	for file := range 8 {
		switch {
		case file == king:
			rank.WriteByte('K')
		case rooks>>file&1 != 0:
			rank.WriteByte('R')
		default:
			rank.WriteByte('1')
		}
	}
	return mergeOnes(rank.String())
}

func mergeOnes(rank string) string {
	for n := 8; n > 1; n-- {
		rank = strings.ReplaceAll(rank, strings.Repeat("1", n), fmt.Sprint(n))
	}
	return rank
}

// TestRightsWordAgrees holds the castling field as one word to its letters one by one: for
// each place of a king or none, each set of rooks, and fields of up to two letters a side.
func TestRightsWordAgrees(t *testing.T) {
	letters := []string{"", "A", "B", "D", "E", "G", "H", "I", "K", "Q", "-", "x"}
	var fields []string
	for _, first := range letters {
		for _, second := range letters {
			fields = append(fields, first+second, strings.ToLower(first+second), first+strings.ToLower(second), first+second+"kq", first+second+"ha", strings.ToLower(first)+second)
		}
	}
	taken := 0
	for _, rules := range castlingRules() {
		slow := *rules
		slow.words = false
		for king := -1; king < 8; king++ {
			for rooks := uint16(0); rooks < 256; rooks += 9 + uint16(king+1)%3 {
				home := homeRank(king, rooks)
				board := strings.ToLower(home) + "/8/8/8/8/8/8/" + home
				for _, field := range fields {
					if field == "" {
						continue
					}
					text := board + " w " + field + " - 0 1"
					var got, want ast.Record
					ok, also := Scan(&got, rules, text), Scan(&want, &slow, text)
					if ok != also || ok && got != want {
						t.Fatalf("%v %v: %q as a word: %t %v, letter by letter: %t %v", rules.Style, rules.Variant, text, ok, got, also, want)
					}
					if ok {
						taken++
					}
				}
			}
		}
	}
	if taken < 50_000 {
		t.Errorf("the scan takes %d records only", taken)
	}
}

// TestAppendRightsWordAgrees holds what is written as one word to what is written letter by
// letter, and to nothing where a right has no letter: for rights of all kinds, also without
// a rook or a king.
func TestAppendRightsWordAgrees(t *testing.T) {
	words := 0
	for _, rules := range castlingRules() {
		for king := -1; king < 8; king++ {
			for rooks := uint16(0); rooks < 256; rooks++ {
				var rec ast.Record
				home := homeRank(king, rooks)
				if !Scan(&rec, rules, "r3k2r/8/8/8/8/8/8/"+home+" w - - 0 1") {
					t.Fatal(home)
				}
				for _, rights := range []uint16{0, rooks, rooks & 0x81, rooks & 0x42, rooks & 0x28, 1, 0x80, rooks & -rooks} {
					for _, black := range []uint16{0, 0x80, 0x81, 2} {
						p := rec.Position
						p.Castling.AddRank(0, rights)
						p.Castling.AddRank(7, black)
						want, unnamed := rules.AppendCastling(nil, &p, SideOrder)
						got, ok := rules.AppendRightsWord([]byte("x"), &p)
						if !ok {
							continue
						}
						words++
						testRewriteRights(t, rules, &p, string(want))
						if unnamed != ast.NoSquare || string(got) != "x"+string(want) {
							t.Fatalf("%v %v: %s, rights %b and %b: %q as a word, %q by letters, %v unnamed", rules.Style, rules.Variant, home, rights, black, got, want, unnamed)
						}
					}
				}
			}
		}
	}
	if words < 20_000 {
		t.Errorf("%d fields only are written as a word", words)
	}
}

// testRewriteRights writes the rights of a position over other fields: those of as many letters
// become its own, and others stay.
func testRewriteRights(t *testing.T, rules *Rules, p *ast.Position, want string) {
	t.Helper()
	for _, field := range []string{want, strings.Repeat("x", len(want)), "-", "xxxxx"} {
		before := "8/8 w "
		text, after := []byte(before+field+" - 0 1"), before+want+" - 0 1"
		span := ast.Span{Start: int32(len(before)), End: int32(len(before) + len(field))}
		changed, ok := rules.RewriteRights(text, span, p)
		if isLike := len(field) == len(want) && (want != "-" || field == "-"); ok != isLike {
			t.Fatalf("%q over %q: %v", want, field, ok)
		}
		if !ok {
			after = before + field + " - 0 1"
		}
		if string(text) != after || changed != (ok && field != want) {
			t.Fatalf("%q over %q: %q, changed %v", want, field, text, changed)
		}
	}
}

// TestAppendPlainAgrees holds boards that are written at once to those that are written man
// by man, which are those between whose ranks something else than a slash stands: random men
// of each variant, and some of no variant's.
func TestAppendPlainAgrees(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	written := 0
	for _, v := range ast.Variants {
		rules := NewRules(Config{Variant: v})
		for range 200 {
			var board ast.Board
			board.Geometry = v.Geometry
			men := rules.letters.Men
			share := random.IntN(5)
			for rank := range int(v.Geometry.Ranks) {
				for file := range int(v.Geometry.Files) {
					if random.IntN(5) >= share {
						continue
					}
					man := ast.Piece{Role: men[random.IntN(len(men))].Role, Color: ast.Color(random.IntN(2))}
					if random.IntN(3000) == 0 {
						man.Role = ast.LastRole
					}
					board.Put(ast.SquareAt(file, rank), man)
				}
			}
			got, ok := rules.appendPlain([]byte("x"), &board)
			want, unnamed := rules.AppendRanks([]byte("x"), &board, "\n")
			if !ok {
				continue
			}
			written++
			if unnamed != ast.NoSquare || string(got) != strings.ReplaceAll(string(want), "\n", "/") {
				t.Fatalf("%v: %q at once, %q man by man, %v unnamed", v, got, want, unnamed)
			}
		}
	}
	if written < 5000 {
		t.Errorf("%d boards only are written at once", written)
	}
}
