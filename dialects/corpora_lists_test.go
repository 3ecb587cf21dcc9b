package dialects_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// composition is a problem of a collection, its men as they stand there.
type composition struct {
	place        string
	white, black []string
}

func (c *composition) list() string {
	return "White: " + strings.Join(c.white, ", ") + "; Black: " + strings.Join(c.black, ", ")
}

var (
	sideLine = regexp.MustCompile(`^  (white|black): *(?:\[(.*)\])?$`)
	manLine  = regexp.MustCompile(`^ +- ([A-Z][a-z]?[a-h][1-8]) *$`)
	listed   = regexp.MustCompile(`^[KQRBSNP][a-h][1-8]$`)
)

// compositions returns the problems of all collections.
func compositions(t *testing.T) []composition {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(problems, "pychess-olv/*.olv"))
	if err != nil {
		t.Fatal(err)
	}
	var all []composition
	for _, file := range files {
		var side *[]string
		for i, line := range linesOf(t, filepath.Join("pychess-olv", filepath.Base(file))) {
			head, man := sideLine.FindStringSubmatch(line), manLine.FindStringSubmatch(line)
			switch {
			case head != nil:
				if head[1] == "white" {
					all = append(all, composition{place: fmt.Sprintf("%s:%d", filepath.Base(file), i+1)})
				}
				last := &all[len(all)-1]
				side = map[string]*[]string{"white": &last.white, "black": &last.black}[head[1]]
				*side = strings.FieldsFunc(head[2], func(r rune) bool { return r == ',' || r == ' ' })
			case man != nil && side != nil:
				*side = append(*side, man[1])
			default:
				side = nil
			}
		}
	}
	return all
}

// drawn returns the men of a composition as a diagram, and whether they are
// all men that the letters of problem literature have: N is a knight there.
func (c *composition) drawn() (d diagram, ok bool) {
	for sign, men := range map[string][]string{"": c.white, "-": c.black} {
		for _, man := range men {
			if !listed.MatchString(man) {
				return d, false
			}
			at := int('8'-man[2])*8 + int(man[1]-'a')
			d[at] = sign + strings.Replace(man[:1], "N", "S", 1)
		}
	}
	return d, true
}

// TestPieceLists reads the men of problem collections as piece lists.
func TestPieceLists(t *testing.T) {
	linesOf(t, "pychess-olv/reti.olv")
	d := in(dialects.Pieces, languageNamed("x-problem"))
	read, refused := 0, 0
	for _, c := range compositions(t) {
		rec, err := d.Parse(c.list())
		want, ok := c.drawn()
		if !ok {
			refused++
			if err == nil || codesOf(err) != ast.CodesOf(ast.LetterUnknown) {
				t.Errorf("%s: %s: %v", c.place, c.list(), err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %s: %v", c.place, c.list(), err)
			continue
		}
		read++
		checkList(t, d, &c, &rec, &want)
	}
	t.Logf("%d read, %d refused", read, refused)
	if read != 1860 || refused != 3 {
		t.Errorf("%d read, %d refused", read, refused)
	}
}

// checkList compares a list that was read with its men, writes it and reads it
// again.
func checkList(t *testing.T, d *dialects.Dialect, c *composition, rec *ast.Record, want *diagram) {
	t.Helper()
	got := drawn(t, &rec.Board)
	men := 0
	for _, man := range got {
		if man != "" {
			men++
		}
	}
	if got != *want || men != len(c.white)+len(c.black) {
		t.Errorf("%s: %s: %d men, %v, want %v", c.place, c.list(), men, &got, want)
	}
	text, err := d.Append(nil, rec)
	if err != nil {
		t.Errorf("%s: %s: %v", c.place, c.list(), err)
	}
	if back, err := d.Parse(string(text)); err != nil || back.Board != rec.Board {
		t.Errorf("%s: %s as %s: %v", c.place, c.list(), text, err)
	}
	if auto, err := dialects.Auto.Parse(c.list()); err != nil || auto.Board != rec.Board {
		t.Errorf("%s: %s by itself: %v", c.place, c.list(), err)
	}
}
