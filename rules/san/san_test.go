package san_test

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// state sets a record up.
func state(t testing.TB, v *ast.Variant, record string) rules.State {
	t.Helper()
	rec, err := dialects.Auto.For(v).Parse(record)
	if err != nil {
		t.Fatalf("%s: %v", record, err)
	}
	s, err := rules.New(&rec.Position, v)
	if err != nil {
		t.Fatalf("%s: %v", record, err)
	}
	return s
}

func letters(t testing.TB, tag string) *ast.Letters {
	t.Helper()
	l, err := dialects.LettersNamed(tag)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestVectors(t *testing.T) {
	f, err := os.Open(filepath.Join("..", "..", "testdata", "moves", "vectors.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	var tags []string
	for lines.Scan() {
		columns := strings.Split(lines.Text(), "\t")
		switch {
		case strings.HasPrefix(columns[0], "#"):
		case columns[0] == "fen":
			tags = columns
		default:
			testVector(t, tags, columns)
		}
	}
	if len(tags) < 20 {
		t.Errorf("%d columns", len(tags))
	}
}

func testVector(t *testing.T, tags, columns []string) {
	s := state(t, nil, columns[0])
	last := len(columns) - 1
	m, err := san.Read(&s, columns[1], san.Format{})
	if err != nil {
		t.Errorf("%s: %s: %v", columns[0], columns[1], err)
		return
	}
	if got := string(san.Format{Notation: san.UCI}.Append(nil, &s, m)); got != columns[1] {
		t.Errorf("%s: UCI %s, want %s", columns[0], got, columns[1])
	}
	for i := 2; i < last; i++ {
		l := letters(t, tags[i])
		if got := string(san.Format{Letters: l}.Append(nil, &s, m)); got != columns[i] {
			t.Errorf("%s: %s in %s: %s, want %s", columns[0], columns[1], tags[i], got, columns[i])
		}
		if back, err := san.Read(&s, columns[i], san.Format{Letters: l}); back != m || err != nil {
			t.Errorf("%s: %s in %s is %v (%v), want %v", columns[0], columns[i], tags[i], back, err, m)
		}
	}
	next := s
	next.Play(m)
	after, err := dialects.XFEN.Append(nil, &ast.Record{Position: next.Position()})
	if err != nil || string(after) != columns[last] {
		t.Errorf("%s: after %s %s (%v), want %s", columns[0], columns[1], after, err, columns[last])
	}
}
