package rules_test

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// eachLine gives the lines of a table of testdata, without comments.
func eachLine(t testing.TB, give func(columns []string), path ...string) {
	t.Helper()
	f, err := os.Open(filepath.Join(append([]string{"..", "testdata"}, path...)...))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if line := lines.Text(); line != "" && line[0] != '#' {
			give(strings.Split(line, "\t"))
		}
	}
	if lines.Err() != nil {
		t.Fatal(lines.Err())
	}
}

func TestEnPassantVectors(t *testing.T) {
	eachLine(t, func(columns []string) {
		rec := dialects.Auto.MustParse(columns[0])
		for i, policy := range []rules.Policy{rules.Always, rules.XFEN, rules.Legal} {
			got, err := rules.EnPassantSquare(&rec.Position, nil, policy)
			if err != nil || got.String() != columns[1+i] {
				t.Errorf("%s: policy %d: %v (%v), want %s", columns[0], policy, got, err, columns[1+i])
			}
		}
		s, err := rules.New(&rec.Position, nil)
		if err != nil {
			t.Fatal(err)
		}
		e := s.EnPassant()
		got := []string{e.Prior.String(), describe(e.Captures[0]), describe(e.Captures[1])}
		if e.Always.String() != columns[1] || e.XFEN.String() != columns[2] || e.Legal.String() != columns[3] ||
			strings.Join(got, "\t") != strings.Join(columns[4:], "\t") {
			t.Errorf("%s: %v %v %v, %v, want %v", columns[0], e.Always, e.XFEN, e.Legal, got, columns[1:])
		}
	}, "enpassant", "vectors.tsv")
}

func describe(c rules.Capture) string {
	if c.Obstacle == rules.NoObstacle {
		return c.From.String()
	}
	names := [...]string{rules.PinnedFile: "file", rules.PinnedDiagonal: "diagonal", rules.RankOpens: "rank", rules.CheckStays: "check"}
	return c.From.String() + " " + names[c.Obstacle] + " " + c.Attacker.String()
}

// TestEnPassantInVariants: the rules of a game decide whether the capture can be
// made.
func TestEnPassantInVariants(t *testing.T) {
	tests := []struct {
		variant       *ast.Variant
		record, legal string
		why           string
	}{
		{ast.Antichess, "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6", "no king is pinned to"},
		{ast.Atomic, "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2", "d6", "the blast on d6 reaches c5 to e7, not the king on e4"},
		{ast.Atomic, "4k3/8/4K3/3pP3/8/8/8/8 w - d6 0 2", "-", "the blast on d6 takes the own king on e6"},
		{ast.Horde, "4k3/8/8/3pP3/8/8/8/8 w - d6 0 2", "d6", "White has no king"},
		{ast.KingOfTheHill, "4k3/8/8/3pP3/3K4/8/8/8 w - d6 0 2", "-", "a king on d4 has won already"},
		{ast.RacingKings, "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1", "-", "there are no pawns"},
	}
	for _, test := range tests {
		rec := dialects.XFEN.For(test.variant).MustParse(test.record)
		got, err := rules.EnPassantSquare(&rec.Position, test.variant, rules.Legal)
		if err != nil || got.String() != test.legal {
			t.Errorf("%v, %s: %v (%v), want %s: %s", test.variant.Name, test.record, got, err, test.legal, test.why)
		}
	}
}

func TestEnPassantDoesNotAllocate(t *testing.T) {
	rec := dialects.FEN.MustParse("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 2")
	allocs := testing.AllocsPerRun(100, func() {
		if square, err := rules.EnPassantSquare(&rec.Position, nil, rules.Legal); err != nil || square == ast.NoSquare {
			t.Fatal(square, err)
		}
	})
	if allocs != 0 {
		t.Errorf("%v allocations", allocs)
	}
}
