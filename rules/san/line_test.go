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
		// What is in the letters of FEN is in them, and its faults are theirs.
		{"1. e4 e5 2. Rf3", "", "no rook can get to f3", 2},
		{"1. d4 d5 2. Kc3", "", "no king can get to c3", 2},
		{"1. e4 e5 2. Qd3", "", "the queen on d1 cannot get to d3: the man on d2 is in the way", 2},
		// The one that goes furthest is blamed.
		{"1. Cf3 Cc6 2. d3 d6 3. Cd2", "pt", "the moves are in the letters of Portuguese", 4},
		{"1. Cf3 Cc6 2. Zz9", "pt", "the moves are in the letters of Portuguese", 2},
		// A letter for the pawn finds no language: B is that of Bengali, and Bc4 has been read already.
		{"e4 e5 Bc4 Bc5 Mh5", "", "\"Mh5\" is no move", 4},
		{"1. e4 e5 2. Nf3 Nc6 3. Sg5", "", "\"Sg5\" is no move; \"S\" is the knight of German and of chess problems, \"N\" in English letters", 4}, // no language has both N and S for a knight
		{"hello", "", "\"hello\" is no move", 0},
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

// TestManyLanguages names one language a game, however many write it so.
func TestManyLanguages(t *testing.T) {
	s := state(t, ast.Chess, "4k3/8/8/8/8/8/8/4KRN1 w - - 0 1")
	_, found := san.ReadLine(&s, "Hf3", nil)
	if languages := found[0].Args[0].([]*ast.Letters); len(languages) != 2 {
		t.Errorf("%d languages for two games", len(languages))
	}
}

// TestMoveNumbers: a number that is not that of the move is told once, and the
// numbers after it are counted from there.
func TestMoveNumbers(t *testing.T) {
	tests := []struct{ record, text, want string }{
		{ast.Chess.Start, "1. e4 e5 2. Nf3 Nc6 3. Bb5", ""},
		{ast.Chess.Start, "1. e4 1... e5 2 Nf3 2... Nc6", ""},
		{ast.Chess.Start, "1.e4 … e5", ""},
		{ast.Chess.Start, "1 . e4 1. ... e5 2 .Nf3", ""},
		{ast.Chess.Start, "1. e4 e5 3. Nf3 Nc6 4. Bb5", `move number "3." is out of place, want "2."; `},
		{ast.Chess.Start, "1. e4 e5 1. Nf3 2. Nc6", `move number "1." is out of place, want "2."; move number "2." is out of place, want "1..."; `},
		{ast.Chess.Start, "1... e4", `move number "1..." is out of place, want "1."; `},
		{ast.Chess.Start, "... e4", `move number "..." is out of place, want "1."; `},
		{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 12", "12... e5 13. Nf3", ""},
		{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "12... e5 13. Nf3", `move number "12..." is out of place, want "1..."; `},
		{ast.Chess.Start, "99999999999999999999. e4", `move number "99999999999999999999." is out of place, want "1."; `},
	}
	for _, test := range tests {
		s := state(t, ast.Chess, test.record)
		line, found := san.ReadLine(&s, test.text, nil)
		if len(found) > 0 {
			t.Errorf("%s: %v", test.text, found)
		}
		got := ""
		for _, d := range line.Remarks() {
			got += diag.Message(&d, diag.English) + "; "
		}
		if got != test.want {
			t.Errorf("%s: %s, want %s", test.text, got, test.want)
		}
	}
}

// TestCountersRunOver: a counter that would be greater than a record can hold ends
// the line, and a capture or a pawn move that sets it back does not.
func TestCountersRunOver(t *testing.T) {
	tests := []struct {
		record, text string
		plies        int
		field        ast.Field // NoField for no fault
	}{
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 4294967294 1", "Kd1 Kd7 Kc1", 1, ast.HalfmoveField},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 4294967295 1", "e4 Kd7", 2, ast.NoField},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 4294967294", "e3 Kd7 e4 Kd8", 3, ast.FullmoveField},
	}
	for _, test := range tests {
		s := state(t, ast.Chess, test.record)
		line, found := san.ReadLine(&s, test.text, nil)
		field := ast.NoField
		if len(found) > 0 {
			field = found[0].Field
		}
		if len(line.Moves) != test.plies || field != test.field || len(found) > 0 && found[0].Code != ast.CounterRange {
			t.Errorf("%s, %s: %d plies, %v, want %d, %v", test.record, test.text, len(line.Moves), found, test.plies, test.field)
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
