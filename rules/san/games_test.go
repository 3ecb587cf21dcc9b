package san_test

import (
	"math/rand/v2"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// start returns a start position of a variant.
func start(t testing.TB, v *ast.Variant, random *rand.Rand) rules.State {
	if v.Start != "" {
		return state(t, v, v.Start)
	}
	white := random.IntN(960)
	black := white
	if v == ast.DoubleChess960 {
		black = random.IntN(960)
	}
	p, _ := rules.Start960(white, black)
	s, err := rules.New(&p, v)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// formats are the notations, and SAN in the letters of each language but
// Bengali: there Ghe3 is a bishop G from the h-file and a knight Gh, and no rule
// tells which.
func formats() []san.Format {
	list := []san.Format{{}, {Notation: san.LAN}, {Notation: san.UCI}}
	for _, l := range ast.Languages() {
		if san.Usable(l) == nil && l.Tag != "bn" {
			list = append(list, san.Format{Letters: l}, san.Format{Notation: san.LAN, Letters: l})
		}
	}
	return list
}

// there writes a move and reads it back.
func there(t testing.TB, s *rules.State, m rules.Move, f san.Format) {
	t.Helper()
	text := string(f.Append(nil, s, m))
	parsed, found := grammar.ParseMove(f.Letters, text)
	if len(found) > 0 {
		t.Fatalf("%s: %q: %v", s.Variant().Name, text, found)
	}
	back, err := san.Resolve(s, &parsed, f)
	if err != nil || back != m {
		t.Fatalf("%s: %+v: %q is %+v (%v), want %+v", s.Variant().Name, s.Position(), text, back, err, m)
	}
	if f.Notation != san.SAN {
		return
	}
	if remarks := san.Remarks(s, &parsed, m, text, f); len(remarks) > 0 {
		t.Fatalf("%s: %q: %v", s.Variant().Name, text, remarks)
	}
}

// TestThereAndBack plays random games of every variant and writes each of their
// moves in every way.
func TestThereAndBack(t *testing.T) {
	list := formats()
	for _, v := range rules.Variants() {
		random := rand.New(rand.NewPCG(2, uint64(len(v.Name))))
		for range 4 {
			s := start(t, v, random)
			for range 120 {
				moves := s.Moves(nil)
				if len(moves) == 0 {
					break
				}
				for _, m := range moves {
					there(t, &s, m, list[0])
					there(t, &s, m, list[random.IntN(len(list))])
				}
				s.Play(moves[random.IntN(len(moves))])
			}
		}
	}
}

// FuzzWalk goes where the bytes lead in a variant: each of them chooses a move,
// which is written and read back.
func FuzzWalk(f *testing.F) {
	f.Add(uint8(0), uint64(1), []byte("\x10\x20\x30\x40\x50\x60\x70\x80"))
	f.Add(uint8(3), uint64(7), []byte("abcdefghijklmnopqrstuvwxyz0123456789"))
	list := formats()
	f.Fuzz(func(t *testing.T, variant uint8, seed uint64, choices []byte) {
		v := rules.Variants()[int(variant)%len(rules.Variants())]
		s := start(t, v, rand.New(rand.NewPCG(seed, 0)))
		for i, b := range choices[:min(len(choices), 300)] {
			moves := s.Moves(nil)
			if len(moves) == 0 {
				return
			}
			m := moves[int(b)%len(moves)]
			there(t, &s, m, list[0])
			there(t, &s, m, list[(i+int(seed%1000))%len(list)])
			s.Play(m)
		}
	})
}
