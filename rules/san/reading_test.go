package san_test

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// readingCase is a text of testdata/moves/reading.txt.
type readingCase struct {
	line       int
	state      rules.State
	letters    *ast.Letters
	text, want string // want as in the file, from the sign on
}

func readings(t *testing.T) (cases []readingCase) {
	t.Helper()
	f, err := os.Open(filepath.Join("..", "..", "testdata", "moves", "reading.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var c readingCase
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		c.line++
		line := lines.Text()
		if line == "" || line[0] == '#' {
			continue
		}
		if position, ok := strings.CutPrefix(line, "< "); ok {
			c.position(t, position)
			continue
		}
		at := max(strings.Index(line, " > "), strings.Index(line, " ! "))
		if at < 0 {
			t.Fatalf("line %d: %q", c.line, line)
		}
		c.text, c.want = line[:at], line[at+1:]
		cases = append(cases, c)
	}
	return cases
}

// position sets up a line such as FEN variant=chess960 letters=pt.
func (c *readingCase) position(t *testing.T, line string) {
	v := ast.Chess
	c.letters = nil
	words := strings.Fields(line)
	for len(words) > 0 {
		name, value, ok := strings.Cut(words[len(words)-1], "=")
		if !ok {
			break
		}
		if name == "letters" {
			c.letters = letters(t, value)
		} else if v, ok = ast.VariantNamed(value); !ok {
			t.Fatalf("line %d: no variant %s", c.line, value)
		}
		words = words[:len(words)-1]
	}
	c.state = state(t, v, strings.Join(words, " "))
}

// read reads the text and writes what the file would.
func (c *readingCase) read() (string, ast.Diagnostics) {
	format := san.Format{Letters: c.letters}
	parsed, found := grammar.ParseMove(c.letters, c.text)
	var m rules.Move
	if found.Err() == nil {
		if m, found = san.Resolve(&c.state, &parsed, format); len(found) == 0 {
			remarks := san.Remarks(&c.state, &parsed, m, c.text, format)
			got := "> " + string(format.Append(nil, &c.state, m))
			for _, d := range remarks {
				got += " " + d.Code.String()
			}
			return got, remarks
		}
	}
	return "! " + found[0].Code.String() + ": " + diag.Message(&found[0], diag.English), found
}

func TestReading(t *testing.T) {
	for _, c := range readings(t) {
		if got, _ := c.read(); got != c.want {
			t.Errorf("line %d: %s %s\n\twant %s", c.line, c.text, got, c.want)
		}
	}
}

// TestFixes: the repair of a leniency is the move as SAN has it, which has none.
func TestFixes(t *testing.T) {
	for _, c := range readings(t) {
		got, remarks := c.read()
		if !strings.HasPrefix(got, "> ") {
			continue
		}
		for _, d := range remarks {
			fixed := ast.Apply(c.text, d.Fixes)
			if want := strings.Fields(got)[1]; strings.TrimSpace(fixed) != want {
				t.Errorf("line %d: %s: %v is mended as %q, want %q", c.line, c.text, d.Code, fixed, want)
			}
		}
	}
}

// notShown are the codes about moves that no single move can show: those of
// games (packages grammar and convert test them), and of lines (TestLanguages, TestMoveNumbers).
var notShown = ast.CodesOf(
	ast.CommentOpen, ast.VariationOpen, ast.VariationClose, ast.TagMalformed, ast.MovesNested, ast.MovesNational,
	ast.MovesInLanguages, ast.StartMissing, ast.MoveNumber, ast.SetUpMissing, ast.SetUpNotOne, ast.FENMissing, ast.TagRepeated, ast.GameTooLong,
)

// TestEveryCodeHasACase asks for a text for each code about moves.
func TestEveryCodeHasACase(t *testing.T) {
	var seen ast.Codes
	for _, c := range readings(t) {
		_, found := c.read()
		for _, d := range found {
			seen.Add(d.Code)
		}
	}
	for _, code := range ast.AllCodes() {
		if code.IsAboutMoves() && seen.Has(code) == notShown.Has(code) {
			t.Errorf("%v: shown %v", code, seen.Has(code))
		}
	}
}
