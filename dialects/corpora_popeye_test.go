package dialects_test

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// diagram is a board as Popeye prints it, a8 first: the letters of Popeye's
// English, "-" before those of Black and "=" before those of neutral men. It is
// what the tests here expect, and none of our readers has a hand in it.
type diagram [64]string

// manNames are Popeye's names of men: its English list of pieces.
var manNames = map[ast.Role]string{
	ast.King: "K", ast.Queen: "Q", ast.Rook: "R", ast.Bishop: "B", ast.Knight: "S", ast.Pawn: "P",
	ast.Grasshopper: "G", ast.Nightrider: "N", ast.Mao: "MA", ast.Pao: "PA", ast.Bouncer: "B1", ast.Kanglion: "KL",
	ast.ChinesePawn: "CP", ast.ProteanPawn: "PP", ast.Contrahamster: "HC", ast.Equihopper: "EQ",
}

// englishNames are the names that differ in Popeye's German: its manual.
var englishNames = map[string]string{"D": "Q", "T": "R", "L": "B", "B": "P"}

// signs are Popeye's, by colour.
var signs = map[ast.Color]string{ast.White: "", ast.Black: "-", ast.Neutral: "="}

// drawn returns a board that was read as Popeye would print it.
func drawn(t *testing.T, b *ast.Board) diagram {
	t.Helper()
	if b.Geometry != ast.Standard {
		t.Fatalf("a board of %v", b.Geometry)
	}
	var d diagram
	for i := range d {
		man := b.At(ast.SquareAt(i%8, 7-i/8))
		if man.Role == ast.NoRole {
			continue
		}
		if manNames[man.Role] == "" || man.Promoted {
			t.Fatalf("no name for %v", man)
		}
		d[i] = signs[man.Color] + manNames[man.Role]
	}
	return d
}

func (d *diagram) String() string {
	var text strings.Builder
	for i, man := range d {
		if i%8 == 0 {
			text.WriteByte('\n')
		}
		fmt.Fprintf(&text, "%4s", cmp.Or(man, "."))
	}
	return text.String()
}

// placement returns a diagram of orthodox men as FEN has it.
func (d *diagram) placement() string {
	var text strings.Builder
	for i, man := range d {
		if i > 0 && i%8 == 0 {
			text.WriteByte('/')
		}
		if man = strings.ReplaceAll(man, "S", "N"); strings.HasPrefix(man, "-") {
			man = strings.ToLower(man[1:])
		}
		text.WriteString(cmp.Or(man, "."))
	}
	return regexp.MustCompile(`\.+`).ReplaceAllStringFunc(text.String(), func(gap string) string { return fmt.Sprint(len(gap)) })
}

// popeyeMan is a man of Popeye's Forsyth with its sign, a number of one digit
// or two, or a slash.
var popeyeMan = regexp.MustCompile(`^(=?)(?:\.(..)|([A-Za-z]))|^[0-9][0-9]?|^/`)

// popeye reads Forsyth as Popeye does: square by square over the board, numbers
// of empty squares, the rest of the board empty. Slashes mean nothing: of a rank
// of nine squares (EXAMPLES/bgl.inp:16) Popeye puts the last on the next rank.
func popeye(t *testing.T, text, language string) diagram {
	t.Helper()
	var d diagram
	at := 0
	for rest := text; rest != "" && at < len(d); {
		found := popeyeMan.FindStringSubmatch(rest)
		if found == nil {
			t.Fatalf("%s: %q is not Popeye's Forsyth", text, rest)
		}
		rest = rest[len(found[0]):]
		name, number := found[2]+found[3], 0
		switch {
		case name != "":
			if sign := found[1]; sign == "" && unicode.IsLower(rune(name[0])) {
				d[at] = "-" + named(name, language)
			} else {
				d[at] = sign + named(name, language)
			}
			at++
		case found[0] != "/":
			fmt.Sscan(found[0], &number)
			at += number
		}
	}
	return d
}

// named returns the name of a man in Popeye's English.
func named(man, language string) string {
	man = strings.ToUpper(man)
	if language == "de" {
		return cmp.Or(englishNames[man], man)
	}
	return man
}

// printedRow is a rank of a diagram that Popeye printed.
var printedRow = regexp.MustCompile(`^([1-8])((?: {1,3}[-=]?[A-Z0-9.]{1,2}){8}) +[1-8]$`)

// printed returns the diagrams of an output of Popeye, in their order.
func printed(t *testing.T, file, language string) []diagram {
	t.Helper()
	var all []diagram
	for _, line := range linesOf(t, file) {
		row := printedRow.FindStringSubmatch(strings.TrimSpace(line))
		if row == nil {
			continue
		}
		if row[1] == "8" {
			all = append(all, diagram{})
		}
		for file, man := range strings.Fields(row[2]) {
			if man != "." {
				sign := man[:len(man)-len(strings.TrimLeft(man, "-="))]
				all[len(all)-1][('8'-int(row[1][0]))*8+file] = sign + named(man[len(sign):], language)
			}
		}
	}
	return all
}

// nth returns which of the diagrams of an output shows the board on a line of
// the input: every problem has one, and a second where a game leads from a
// board to another.
func nth(t *testing.T, file, number string) int {
	t.Helper()
	line, err := strconv.Atoi(number)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, before := range linesOf(t, file)[:line-1] {
		before = strings.ToLower(strings.TrimSpace(before))
		if strings.HasPrefix(before, "next") || strings.HasPrefix(before, "weit") || strings.Contains(before, "a=>b") {
			n++
		}
	}
	return n
}

// outputs are the endings of what Popeye printed of the files of a folder.
var outputs = map[string]string{"EXAMPLES/": ".ref", "BEISPIEL/": ".out"}

// asPopeye returns the diagram that Popeye printed of a line; known says that
// there is an output, whole that it goes as far as this line.
func (l *forsythLine) asPopeye(t *testing.T) (d diagram, known, whole bool) {
	t.Helper()
	file, number, _ := strings.Cut(l.place, ":")
	folder, name := filepath.Split(file)
	output := "popeye/REGRESSIONTESTS/" + strings.TrimSuffix(name, ".inp") + outputs[folder]
	if _, err := os.Stat(filepath.Join(problems, output)); err != nil || outputs[folder] == "" {
		return d, false, false
	}
	all, n := printed(t, output, l.language), nth(t, "popeye/"+file, number)
	if n >= len(all) {
		return d, true, false
	}
	return all[n], true, true
}

// TestForsythAsPopeye compares what is read of Popeye's examples with the
// diagrams that Popeye printed of them.
func TestForsythAsPopeye(t *testing.T) {
	compared, refused, cut := 0, 0, 0
	for _, l := range forsythLines(t) {
		want, known, whole := l.asPopeye(t)
		if !whole {
			if known {
				cut++
			}
			continue
		}
		if other := popeye(t, l.text, l.language); other != want {
			t.Errorf("%s: %s: the test itself has %v, Popeye %v", l.place, l.text, &other, &want)
		}
		rec, err := in(dialects.Forsyth, languageNamed(l.language+"-x-popeye")).Parse(l.text)
		if isRefused(t, l.place, l.text, err) {
			refused++
			continue
		}
		compared++
		if got := drawn(t, &rec.Board); got != want {
			t.Errorf("%s: %s: %v, Popeye has %v", l.place, l.text, &got, &want)
		}
	}
	t.Logf("%d diagrams compared, %d lines refused, %d after the end of an output", compared, refused, cut)
	if compared != 78 || refused != 2 || cut != 2 {
		t.Errorf("%d diagrams compared, %d lines refused, %d after the end of an output", compared, refused, cut)
	}
}
