package grammar

import (
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestLastCounters holds the counters that are read at once to what strconv and Counter
// say of each: over all widths, with zeros before them, and with any byte in any place.
func TestLastCounters(t *testing.T) {
	for _, halfmove := range []int{0, 1, 9, 10, 49, 99, 100, 150, 999, 1000, 9999} {
		for _, fullmove := range []int{1, 2, 9, 10, 73, 100, 255, 999, 1000, 12345} {
			text := fmt.Sprintf("w KQkq - %d %d", halfmove, fullmove)
			c, ok := lastCounters(text)
			first := len("w KQkq - ")
			second := first + len(fmt.Sprint(halfmove)) + 1
			want := counters{uint32(halfmove), uint32(fullmove), first, second}
			if fits := len(text)-first < 8; ok != fits || ok && c != want {
				t.Errorf("%q: %v %v, want %v %v", text, c, ok, want, fits)
			}
		}
	}
	good := "e3 10 27"
	for at := range len(good) {
		for b := range 256 {
			text := good[:at] + string([]byte{byte(b)}) + good[at+1:]
			c, ok := lastCounters(text)
			if !ok {
				continue
			}
			fields := strings.Split(text[c.first:], " ")
			halfmove, fault := Counter(fields[0])
			fullmove, also := Counter(fields[1])
			if len(fields) != 2 || fault != ast.NoCode || also != ast.NoCode || fullmove == 0 || c.halfmove != halfmove || c.fullmove != fullmove {
				t.Errorf("%q: %v", text, c)
			}
		}
	}
	for _, text := range []string{"", "1 2", "- 01 27 ", "w - 00 27", "w - 10 07", "w - 10 00", "w - 10 0", "12345678", "w - 1  27", "w - 10\t27"} {
		if c, ok := lastCounters(text); ok {
			t.Errorf("%q: %v", text, c)
		}
	}
}
