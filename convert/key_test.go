package convert_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestKeyOf compares the first of some records with the others: those that are the same
// position and, after an empty one, those that are not.
func TestKeyOf(t *testing.T) {
	for _, c := range []struct {
		variant string
		records []string
	}{
		{"chess", []string{
			"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
			"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 30 99", // counters and letters
			"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - bm Ra2; id \"x\";",
			"r3k2r/8/8/8/8/8/8/R3K2R w KQkq e3 0 1", // no pawn has passed there
			"",
			"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
			"r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
			"r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1",
			"R3K2R/8/8/8/8/8/8/r3k2r w - - 0 1",
			"r3k2r/8/8/8/8/8/8/R3K2R", // whose turn it is nobody says
		}},
		{"", []string{ // e6 can be taken on by the rules: f5 is not pinned
			"4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 2",
			"4k3/8/8/4pP2/8/8/8/4K3 w - e6 5 9",
			"",
			"4k3/8/8/4pP2/8/8/8/4K3 w - - 0 2",
		}},
		{"", []string{ // it shields the king on the f-file
			"5r2/8/8/4pP2/8/8/8/3k1K2 w - e6 0 2",
			"5r2/8/8/4pP2/8/8/8/3k1K2 w - - 0 2",
		}},
		{"capablanca", []string{ // no rules: a pawn that stands ready counts
			"5k4/10/10/4pP4/10/10/10/5K4 w - e6 0 2",
			"",
			"5k4/10/10/4pP4/10/10/10/5K4 w - - 0 2",
		}},
		{"capablanca", []string{
			"5k4/10/10/4p5/10/10/10/5K4 w - e6 0 2",
			"5k4/10/10/4p5/10/10/10/5K4 w - - 0 2",
		}},
		{"crazyhouse", []string{
			"4k3/8/8/8/8/8/8/Q~3K3[Pn] w - - 0 1",
			"4k3/8/8/8/8/8/8/Q~3K3[nP] w - - 9 9",
			"",
			"4k3/8/8/8/8/8/8/Q3K3[Pn] w - - 0 1",
			"4k3/8/8/8/8/8/8/Q~3K3[p] w - - 0 1",
			"4k3/8/8/8/8/8/8/Q~3K3[PPn] w - - 0 1",
		}},
		{"3check", []string{
			"4k3/8/8/8/8/8/8/4K3 w - - 3+1 0 1",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1 +0+2",
			"",
			"4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1",
		}},
		{"duck", []string{"4k3/8/8/8/8/*7/8/4K3 w - - 0 1", "", "4k3/8/8/8/8/8/*7/4K3 w - - 0 1"}},
		{"alice", []string{"4k3/8/8/8/8/8/8/|R3K3 w - - 0 1", "", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"}},
		{"xiangqi", []string{
			"4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "4k4/9/9/9/9/9/9/9/9/3K5 r - - 0 1",
			"", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1",
		}},
		{"shogi", []string{ // castling may be left out, and is none
			"4k4/9/9/9/9/9/9/9/4K4[] w 0 1", "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1", "4k4/9/9/9/9/9/9/9/4K4 b - 1",
		}},
		{"seirawan", []string{
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBkqg - 0 1",
			"",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQkqg - 0 1",
		}},
		{"makruk", []string{ // the limit of a count is a counter
			"4k3/8/8/8/8/8/8/R3K3 w - 64 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
		}},
		{"bughouse", []string{
			"4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1",
			"",
			"4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
			"4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
		}},
	} {
		want := true
		first := keyOf(t, c.variant, c.records[0])
		for _, text := range c.records[1:] {
			if text == "" {
				want = false
				continue
			}
			if is := keyOf(t, c.variant, text) == first; is != want {
				t.Errorf("%s\n%s\nare one position: %v, want %v", c.records[0], text, is, want)
			}
		}
	}
	const start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	if keyOf(t, "", start) != keyOf(t, "chess", start) || keyOf(t, "", start) == keyOf(t, "atomic", start) {
		t.Error("games are not told apart by their variants")
	}
}

func keyOf(t *testing.T, variant, text string) convert.Key {
	t.Helper()
	from := dialects.Auto
	if v, ok := ast.VariantNamed(variant); ok {
		from = from.For(v)
	}
	rec, err := from.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return convert.KeyOf(&rec, from)
}
