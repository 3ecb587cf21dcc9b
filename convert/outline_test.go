package convert_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/rules"
)

const variantCorpora = "../../shared/corpora/variants"

// otherGames are books of positions that no game from the start of the variant leads to.
var otherGames = map[string]string{
	"horde38.epd":                "38 pawns at the start",
	"horde_advanced_flipped.epd": "the horde is Black",
	"chennis.epd":                "positions of chess, which are refused",
	"mansindam.epd":              "positions of chess, which are refused",
}

// illegalIn returns the findings of level legal.
func illegalIn(found ast.Diagnostics) (illegal []string) {
	for i := range found {
		if found[i].Level() == ast.LegalLevel {
			illegal = append(illegal, diag.Message(&found[i], diag.English))
		}
	}
	return illegal
}

// TestBooksAreLegal takes the opening books of Fairy-Stockfish, whose positions are from
// games: nothing in them is illegal.
func TestBooksAreLegal(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(variantCorpora, "ianfab-books/*.epd"))
	if len(files) == 0 {
		t.Skip("SKIPPED: no collection of real files beside the project")
	}
	lines, unruled := 0, 0
	for _, file := range files {
		name := filepath.Base(file)
		v, ok := dialecttest.BookVariant(name)
		if !ok || otherGames[name] != "" {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		c := checker(t, convert.CheckOptions{From: dialects.Auto.For(v)})
		var rec ast.Record
		for text := range strings.Lines(string(data)) {
			if text = strings.TrimRight(text, "\r\n"); text == "" {
				continue
			}
			lines++
			if !rules.Known(v) {
				unruled++
			}
			found := c.Check(&rec, text)
			if illegal := illegalIn(found); illegal != nil || found.Err() != nil {
				t.Errorf("%s: %s: %v, %v", name, text, illegal, found)
			}
		}
	}
	t.Logf("%d lines, %d of them of games whose rules are not known", lines, unruled)
}

// badDiagrams are diagrams that cannot be read as they stand.
var badDiagrams = map[string]bool{
	"": true, "WHITE: Kh2, Eb8, Ed7, f2, g2, h3; BLACK: Kg8, Qb8, f7, g6, h5": true, // two men on b8
}

// TestDiagramsAreLegal takes the diagrams of four articles on endings of Seirawan chess.
func TestDiagramsAreLegal(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(variantCorpora, "pychess-variants/S-chess_endings_*.txt"))
	if len(files) == 0 {
		t.Skip("SKIPPED: no collection of real files beside the project")
	}
	v, _ := ast.VariantNamed("seirawan")
	c := checker(t, convert.CheckOptions{From: dialects.Auto.For(v)})
	diagrams := 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			text, ok := strings.CutPrefix(line, "DIAGRAM")
			if !ok {
				continue
			}
			text = strings.Replace(strings.Trim(text, ": \r\n"), " BLACK", "; BLACK", 1)
			var rec ast.Record
			if found := c.Check(&rec, text); badDiagrams[text] == (found.Err() == nil) || illegalIn(found) != nil {
				t.Errorf("%q: %v", text, found)
			}
			diagrams++
		}
	}
	if diagrams != 27 {
		t.Errorf("%d diagrams", diagrams)
	}
}

// TestStartsAreLegal: each game begins somewhere.
func TestStartsAreLegal(t *testing.T) {
	for _, v := range ast.Variants {
		if v.Start == "" {
			continue
		}
		var rec ast.Record
		if found := checker(t, convert.CheckOptions{From: dialects.Auto.For(v)}).Check(&rec, v.Start); illegalIn(found) != nil {
			t.Errorf("%s: %s: %v", v.Name, v.Start, found)
		}
	}
}
