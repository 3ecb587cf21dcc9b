package convert_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// playGame plays a game of PGN and writes the last position, or what is found:
// code, place and the text there.
func playGame(t *testing.T, o convert.PlayOptions, text string) (position string, found []string) {
	t.Helper()
	player, err := convert.NewPlayer(o)
	if err != nil {
		t.Fatal(err)
	}
	line, ds := player.Game(text)
	for _, d := range ds {
		found = append(found, d.Severity.String()+" "+d.Code.String()+" "+d.Span.Of(text))
	}
	if ds.Err() != nil {
		return "", found
	}
	last := line.Last()
	dst, _, err := player.AppendPosition(nil, &last, line.Letters)
	if err != nil {
		t.Fatal(err)
	}
	return string(dst), found
}

// TestGameTags sets games up by their tags: PGN standard 9.7, decisions (EPD: the
// Variant tag chooses the variant).
func TestGameTags(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	const e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
	tests := []struct {
		text, position string
		found          string
	}{
		{"e4", e4, ""},
		{"[Event \"x\"]\n\n*", start, ""},
		{"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 9\"]\n\n9. e4", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9", ""},
		{"[fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 9\"]\n[setup \"1\"]\n\n9. e4", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9", ""},
		{"[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 9\"]\n\n9. e4", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9",
			`warning setup-missing [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 9"]`},
		{"[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 9\"]\n\n9. e4", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9",
			`warning setup-not-one 0`},
		{"[SetUp \"1\"]\n\ne4", "", `error fen-missing [SetUp "1"]`},
		{"[SetUp \"0\"]\n\ne4", e4, ""},
		{"[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/K2k4 w - - 0 1\"]\n\n*", "",
			`error tag-repeated [FEN "8/8/8/8/8/8/8/K2k4 w - - 0 1"]`},
		{"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2 w - - 0 9\"]\n\n9. e4", "", "error rank-short 4K2"},
		{"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 9\"]\n\n9. e4", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9",
			"warning no-rook-for-right K; warning no-rook-for-right Q"},
		{"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/\\\"4K3 w - - 0 9\"]\n\n9. e4", "", `error piece-unknown 4k3/8/8/8/8/8/4P3/\"4K3 w - - 0 9`},
		{"[Variant \"Atomic\"]\n\n1. Nf3 a6 2. Ne5 a5 3. Nxd7#", "rn3bnr/1pp1pppp/8/p7/8/8/PPPPPPPP/RNBQKB1R b KQ - 0 3", ""},
		{"[Variant \"From Position\"]\n\ne4", e4, ""},
		{"[Variant \"?\"]\n\ne4", e4, ""},
		{"[Variant \"Racing Kings\"]\n\nKh3", "8/8/8/8/8/7K/krbnNBR1/qrbnNBRQ b - - 1 1", ""},
		{"[Variant \"Three-check\"]\n\ne4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 3+3 0 1", ""},
		{"[Variant \"Chess960\"]\n\ne4", "", "error start-missing Chess960"},
		{"[Variant \"Seirawan\"]\n\ne4", "", "error no-rules Seirawan"},
		{"[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/RK5R w HA - 0 1\"]\n\nO-O", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1", ""},
		{"[White \"\"x\"\"]\n\ne4", e4, `warning tag-malformed [White ""x""]`},
		{"[FEN x]\n\ne4", "", `error tag-malformed [FEN x]`},
		{"1. e4 e5 2. Ke3", "", "error move-unreachable Ke3"},
		{"1. e4 e5 3. Nf3", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", "warning move-number 3."},
	}
	for _, test := range tests {
		position, found := playGame(t, convert.PlayOptions{}, test.text)
		if position != test.position || strings.Join(found, "; ") != test.found {
			t.Errorf("%q:\n%s, %q, want\n%s, %q", test.text, position, found, test.position, test.found)
		}
	}
}

// TestPlayerLetters: the moves are in the letters of the options, and a FEN tag
// in those of FEN.
func TestPlayerLetters(t *testing.T) {
	pt := named(t, "pt")
	from, err := dialects.Auto.In(pt)
	if err != nil {
		t.Fatal(err)
	}
	o := convert.PlayOptions{From: from, Letters: pt}
	const game = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/5N2/8/1N2KB2 w - - 0 1\"]\n\n1. Cbd2"
	if position, found := playGame(t, o, game); position != "4k3/8/8/8/8/5N2/3N4/4KB2 b - - 1 1" || found != nil {
		t.Errorf("%s, %v", position, found)
	}
	player, err := convert.NewPlayer(o)
	if err != nil {
		t.Fatal(err)
	}
	for record, want := range map[string]string{
		"4k3/8/8/8/8/5N2/8/1N2KB2 w - - 0 1":     "N", // of FEN
		"4r3 - 8 - 8 - 8 - 8 - 5C2 - 8 - 1C2RB2": "C", // of the options
	} {
		s, found := player.Start(record)
		if found.Err() != nil || s.At(ast.MustParseSquare("f3")).Role != ast.Knight {
			t.Errorf("%s: %s is no knight: %v", record, want, found)
		}
	}
}

// TestPlayerLoses: a board alone has no place for the rest of a position.
func TestPlayerLoses(t *testing.T) {
	for name, want := range map[string]string{"forsyth": "turn,castling,ep,halfmove,fullmove,pocket", "xfen": ""} {
		to, _ := dialects.Named(name)
		player, err := convert.NewPlayer(convert.PlayOptions{From: dialects.Auto.For(ast.Crazyhouse), To: to})
		if err != nil {
			t.Fatal(err)
		}
		s, err := player.StartOf(ast.Crazyhouse)
		if err != nil {
			t.Fatal(err)
		}
		_, marks, err := player.AppendPosition(nil, &s, nil)
		if err != nil || marks.Of(convert.Lost).String() != want {
			t.Errorf("%s loses %v (%v), want %s", name, marks.Of(convert.Lost), err, want)
		}
	}
}

// TestPlayerStrict takes nothing that is not SAN, and no language that nobody
// named.
func TestPlayerStrict(t *testing.T) {
	for text, want := range map[string]string{
		"1. e4 e5":    "",
		"1. e2-e4":    "error move-long e2-e4",
		"1. Cf3":      "error moves-national Cf3",
		"2. e4":       "error move-number 2.",
		"[A b]\n\ne4": "error tag-malformed [A b]",
	} {
		if _, found := playGame(t, convert.PlayOptions{Strict: true}, text); strings.Join(found, "; ") != want {
			t.Errorf("%q: %q, want %q", text, found, want)
		}
	}
}

func TestPlayerErrors(t *testing.T) {
	for _, test := range []struct {
		o    convert.PlayOptions
		want error
	}{
		{convert.PlayOptions{To: dialects.Auto}, convert.ErrTarget},
		{convert.PlayOptions{From: new(dialects.Dialect)}, convert.ErrSource},
		{convert.PlayOptions{EnPassant: 9}, convert.ErrEnPassant},
	} {
		if _, err := convert.NewPlayer(test.o); !errors.Is(err, test.want) {
			t.Errorf("%+v: %v, want %v", test.o, err, test.want)
		}
	}
	player, err := convert.NewPlayer(convert.PlayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	line, _ := player.Game("[SetUp \"1\"]\n\ne4")
	if _, _, err := player.AppendPosition(nil, &line.Start, nil); err == nil || line.Start.IsValid() {
		t.Error("the start of a game without one is written")
	}
	if _, err := convert.New(convert.Options{To: dialects.FEN, EnPassant: 9}); !errors.Is(err, convert.ErrEnPassant) {
		t.Error(err)
	}
}

// TestAppendScore writes moves with numbers, and the result as PGN has it.
func TestAppendScore(t *testing.T) {
	player, err := convert.NewPlayer(convert.PlayOptions{ToLetters: named(t, "de")})
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"e4 c5 Nf3 1–0": "1. e4 c5 2. Sf3 1-0",
		"*":             "*",
		"e4 ½-½":        "1. e4 1/2-1/2",
		"e4 ½:½":        "1. e4 1/2-1/2",
		"e4 1/2:1/2":    "1. e4 1/2-1/2",
		"e4 1/2":        "1. e4 1/2-1/2",
		"e4 0:1":        "1. e4 0-1",
		"":              "",
		"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 9\"]\n\nKd7 e4": "9... Kd7 10. e4",
	} {
		line, found := player.Game(text)
		if got := string(player.AppendScore(nil, &line)); got != want || found.Err() != nil {
			t.Errorf("%q: %q (%v), want %q", text, got, found, want)
		}
	}
}
