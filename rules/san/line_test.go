package san_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// TestLanguages reads lines in letters that nobody has named (notations 7.4, 6):
// those of English where they are legal, else those of the language in which
// they are.
func TestLanguages(t *testing.T) {
	tests := []struct {
		text, letters, message string // message of the first finding, empty for none
		plies                  int
	}{
		{"1. Nf3 Nc6 2. d3 d6", "", "", 4},
		{"1. Cf3, Cc6 2. d3, d6", "pt", "the moves are in the letters of Portuguese", 4}, // Spanish and others have the same knight
		{"1. Sf3 Sc6 2. e4 e5 3. Lb5", "de", "the moves are in the letters of German", 5},
		{"1. Кf3 Кc6 2. e4 e5 3. Сb5", "ru", "the moves are in the letters of Russian", 5},
		{"1. ♘f3 ♞c6", "x-figurine", "the moves are in the letters of figurines", 2},
		// In English no rook gets there; R is the knight of several languages, of which the table has this one first.
		{"1. e4 e5 2. Rf3", "af", "the moves are in the letters of Afrikaans", 3},
		{"1. e4 e5 2. Qd3", "", "the queen on d1 cannot get to d3: the man on d2 is in the way", 2},
		// The one that goes furthest is blamed.
		{"1. Cf3 Cc6 2. d3 d6 3. Cd2", "pt", "the moves are in the letters of Portuguese", 4},
	}
	start := state(t, ast.Chess, ast.Chess.Start)
	for _, test := range tests {
		line, found := san.ReadLine(&start, test.text, nil)
		tag, message := "", ""
		if line.Letters != nil {
			tag = line.Letters.Tag
		}
		if len(found) > 0 {
			message = diag.Message(&found[0], diag.English)
		}
		if tag != test.letters || message != test.message || len(line.Moves) != test.plies {
			t.Errorf("%s: %q, %q, %d plies, want %q, %q, %d", test.text, tag, message, len(line.Moves), test.letters, test.message, test.plies)
		}
	}
}

// TestTwoGames: in two languages the moves are two games, and in English none.
// H is the knight of Hungarian and the rook of Icelandic; with a knight and a
// rook that both reach f3 only a name tells.
func TestTwoGames(t *testing.T) {
	s := state(t, ast.Chess, "4k3/8/8/8/8/8/8/4KRN1 w - - 0 1")
	_, found := san.ReadLine(&s, "Hf3", nil)
	if len(found) != 1 || found[0].Code != ast.MovesInLanguages {
		t.Errorf("%v, want moves-in-languages", found)
	}
	for tag, from := range map[string]string{"hu": "g1", "is": "f1"} {
		line, found := san.ReadLine(&s, "Hf3", letters(t, tag))
		if len(found) > 0 || len(line.Moves) != 1 || line.Moves[0].From.String() != from {
			t.Errorf("%s: %v, %v, want the man on %s", tag, line.Moves, found, from)
		}
	}
}

// TestSeedGame plays the game of the Portuguese guide; figure 2 is the position
// after it, in Forsyth notation.
func TestSeedGame(t *testing.T) {
	start := state(t, ast.Chess, ast.Chess.Start)
	line, found := san.ReadLine(&start, "1. Cf3, Cc6 2. d3, d6\n3....", letters(t, "pt"))
	if len(found) > 0 || len(line.Moves) != 4 {
		t.Fatal(line.Moves, found)
	}
	last := line.Last()
	forsyth, err := dialects.Forsyth.In(letters(t, "pt"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := forsyth.Append(nil, &ast.Record{Position: last.Position()})
	const want = "t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T"
	if err != nil || string(text) != want {
		t.Errorf("%s (%v), want %s", text, err, want)
	}
}

// TestLineRemarks finds what is not SAN in a line, with its place.
func TestLineRemarks(t *testing.T) {
	start := state(t, ast.Chess, ast.Chess.Start)
	line, found := san.ReadLine(&start, "1. e2-e4! e5 2. Nf3+", nil)
	if len(found) > 0 {
		t.Fatal(found)
	}
	got := ""
	for _, d := range line.Remarks() {
		got += d.Code.String() + " at " + d.Span.String() + "; "
	}
	if want := "move-long at 3-9; move-glyph at 3-9; move-check-sign at 16-20; "; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
