package grammar_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// scoreCase is a score, its moves as they are written, its result, and where
// it is at fault.
type scoreCase struct {
	text, moves, result string
	code                ast.Code
	fault               string
}

// seedScore is the score of the Portuguese seed.
const seedScore = "1. Cf3, Cc6\n2. d3, d6\n3....\n"

// bothScores are read alike with and without PGN's semicolon.
var bothScores = []scoreCase{
	{text: ""}, {text: " \n"}, {text: "1."}, {text: "..."},
	{text: seedScore, moves: "Cf3 Cc6 d3 d6"},
	{text: "e4 e5 Cf3", moves: "e4 e5 Cf3"},
	{text: "1.e4 e5 2.Cf3 Cc6 1/2-1/2", moves: "e4 e5 Cf3 Cc6", result: "1/2-1/2"},
	{text: "1 e4 e5 2 Cf3 Cc6 ½-½", moves: "e4 e5 Cf3 Cc6", result: "½-½"},
	{text: "12.… Cf6 13. ... Cc6", moves: "Cf6 Cc6"},
	{text: "1... e5 1…e5", moves: "e5 e5"},
	{text: "0-0 0-0-0 0-1", moves: "0-0 0-0-0", result: "0-1"},
	{text: "0000 1-0", moves: "0000", result: "1-0"},
	{text: "e4 0.5-0.5", moves: "e4", result: "0.5-0.5"},
	{text: "e4 1–0", moves: "e4", result: "1–0"},
	{text: "*", result: "*"},
	{text: "e4 * {agreed}", moves: "e4", result: "*"},
	{text: "exf e.p. d4", moves: "exf e.p.|d4"},
	{text: "Cf1+ desc. d4 Bf4 + dupl. e5", moves: "Cf1+ desc.|d4|Bf4 + dupl.|e5"},
	{text: "De5: d5", moves: "De5: d5"},
	{text: "e4 (=) e5", moves: "e4 (=)|e5"},
	{text: "{a} e4{b}$1 $2{c (}e5", moves: "e4 e5"},
	{text: "1.e4 (1.d4 foo (x) {)} [) e5", moves: "e4 e5"},
	{text: "e4()e5", moves: "e4 e5"},
	{text: "e8(D) (a) e1=D", moves: "e8(D) e1=D"},
	{text: "e4 foo e5", moves: "e4", code: ast.MoveUnknown, fault: "foo"},
	{text: "e4 e9, e5", moves: "e4", code: ast.MoveUnknown, fault: "e9"},
	{text: "e4 Cf3Cc6", moves: "e4", code: ast.MoveUnknown, fault: "Cf3Cc6"},
	{text: "e4 baa1", moves: "e4", code: ast.MoveUnknown, fault: "baa1"},
	{text: "e4 bxa:b:a", moves: "e4", code: ast.MoveUnknown, fault: "bxa:b:a"},
	{text: "e4 babab", moves: "e4", code: ast.MoveUnknown, fault: "babab"},
	{text: "e4 e5e", moves: "e4", code: ast.MoveUnknown, fault: "e5e"},
	{text: "e4 C d5 x", moves: "e4|C d5", code: ast.MoveUnknown, fault: "x"},
	{text: "e4 e {open", moves: "e4", code: ast.MoveUnknown, fault: "e"},
	{text: "1e4", code: ast.MoveUnknown, fault: "1e4"},
	{text: "e4 1-0 e5", moves: "e4", result: "", code: ast.MoveUnknown, fault: "e5"},
	{text: ", e4", code: ast.MoveUnknown, fault: ","},
	{text: "e4 $", moves: "e4", code: ast.MoveUnknown, fault: "$"},
	{text: "e4 }", moves: "e4", code: ast.MoveUnknown, fault: "}"},
	{text: "e4 )", moves: "e4", code: ast.VariationClose, fault: ")"},
	{text: "e4 (d4 (c4)", moves: "e4", code: ast.VariationOpen, fault: "("},
	{text: "e4 {x", moves: "e4", code: ast.CommentOpen, fault: "{"},
	{text: "e4 ({x)", moves: "e4", code: ast.CommentOpen, fault: "{"},
	{text: "e4 " + strings.Repeat("(", 65), moves: "e4", code: ast.MovesNested, fault: "("},
	{text: "e4 " + strings.Repeat("(", 64) + strings.Repeat(")", 64) + " e5", moves: "e4 e5"},
}

// plainScores are those of scores outside PGN.
var plainScores = []scoreCase{
	{text: "e4; e5; d4", moves: "e4 e5 d4"},
	{text: "e4 ;e5", moves: "e4 e5"},
	{text: "e4\n%x\ne5", moves: "e4", code: ast.MoveUnknown, fault: "%x"},
	{text: "[A \"b\"] e4", code: ast.MoveUnknown, fault: "[A"},
}

func checkScore(t *testing.T, c scoreCase, score ast.Score, found ast.Diagnostics) {
	t.Helper()
	var moves []string
	for _, m := range score.Moves {
		moves = append(moves, m.Span.Of(c.text))
	}
	want := strings.Split(c.moves, "|")
	if !strings.Contains(c.moves, "|") && c.moves != "De5: d5" {
		want = strings.Fields(c.moves)
	}
	if c.moves == "De5: d5" {
		want = []string{"De5:", "d5"}
	}
	if diff := cmp.Diff(strings.Join(want, "|"), strings.Join(moves, "|")); diff != "" || score.Result.Of(c.text) != c.result {
		t.Errorf("%.60q: result %q (-want +got):\n%s", c.text, score.Result.Of(c.text), diff)
	}
	if c.code == ast.NoCode {
		if found != nil {
			t.Errorf("%.60q: %v", c.text, found)
		}
		return
	}
	if len(found) != 1 || found[0].Code != c.code || found[0].Span.Of(c.text) != c.fault || found[0].Severity != ast.Error {
		t.Errorf("%.60q: %v, want %v at %q", c.text, found, c.code, c.fault)
	}
}

func TestParseScore(t *testing.T) {
	for _, c := range append(bothScores, plainScores...) {
		score, found := grammar.ParseScore(lettersOf(t, "pt"), c.text)
		checkScore(t, c, score, found)
	}
	for _, c := range bothScores {
		game, found := grammar.ParseGame(lettersOf(t, "pt"), c.text)
		checkScore(t, c, game.Score, found)
	}
}

// TestScoreFaultPlaces asks for the places of faults that are not the first of
// their kind in the text.
func TestScoreFaultPlaces(t *testing.T) {
	for text, want := range map[string]string{
		"e4 (d4 (c4)": "3-4", strings.Repeat("(", 70): "64-65", "e4 (a) )": "7-8", "\n e4 foo": "5-8", "e4 {a} {b": "7-8",
	} {
		_, found := grammar.ParseScore(nil, text)
		if len(found) != 1 || found[0].Span.String() != want {
			t.Errorf("%.60q: %v, want it at %s", text, found, want)
		}
	}
}

func TestParseGame(t *testing.T) {
	const tags = "\uFEFF[Event \"a \\\"b\\\" c:\\\\d\"]\r\n% not ours [\n[ FEN\t\"8/8\" ] {x} [Empty \"\"]\n"
	const text = tags + "\n1. Nf3 ; a comment, { not open\nd5 2. g3 (2. e4 ; )\n) {x} c5 ; e4\n%escape )\n3. Bg2 1-0\n"
	game, found := grammar.ParseGame(nil, text)
	checkScore(t, scoreCase{text: text, moves: "Nf3 d5 g3 c5 Bg2", result: "1-0"}, game.Score, found)
	var got []string
	for _, tag := range game.Tags {
		got = append(got, tag.Name, tag.Value, tag.Span.Of(text), tag.ValueSpan.Of(text))
	}
	want := []string{
		"Event", `a "b" c:\d`, `[Event "a \"b\" c:\\d"]`, `a \"b\" c:\\d`,
		"FEN", "8/8", "[ FEN\t\"8/8\" ]", "8/8",
		"Empty", "", `[Empty ""]`, "",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("tags (-want +got):\n%s", diff)
	}
	if tag := game.Tag("FEN"); tag == nil || tag.Value != "8/8" {
		t.Errorf("FEN is %v", tag)
	}
}

// TestGameFaults asks that a game ends at its fault, with what is before it.
func TestGameFaults(t *testing.T) {
	for _, test := range []struct {
		text, fault string
		code        ast.Code
		tags, moves int
	}{
		{"[A \"b\"]", "", ast.NoCode, 1, 0},
		{"; only a comment", "", ast.NoCode, 0, 0},
		{"[A \"b\"] *", "", ast.NoCode, 1, 0},
		{"[A \"b\"]\n[FEN \"x] \r\ne4", `[FEN "x]`, ast.TagMalformed, 1, 0},
		{"[Variant x]", `[Variant x]`, ast.TagMalformed, 0, 0},
		{"[Fen \"b\\\"]", `[Fen "b\"]`, ast.TagMalformed, 0, 0},
		{"[fen \"b\\", `[fen "b\`, ast.TagMalformed, 0, 0},
		{"[SetUp \"b\" c]", `[SetUp "b" c]`, ast.TagMalformed, 0, 0},
		{"[A \"b\"] e4 e5 y e4", `y`, ast.MoveUnknown, 1, 2},
		{"[A \"b\"] e4 {", `{`, ast.CommentOpen, 1, 1},
		{"[A \"b\"] {", `{`, ast.CommentOpen, 1, 0},
		{"e4 *\n[A \"b\"]", `[A`, ast.MoveUnknown, 0, 1},
		{"e4 (d4 ; )\n", `(`, ast.VariationOpen, 0, 1},
	} {
		game, found := grammar.ParseGame(nil, test.text)
		if len(game.Tags) != test.tags || len(game.Moves) != test.moves {
			t.Errorf("%q: %d tags, %d moves", test.text, len(game.Tags), len(game.Moves))
		}
		if test.code == ast.NoCode && found == nil {
			continue
		}
		if len(found) != 1 || found[0].Code != test.code || found[0].Span.Of(test.text) != test.fault {
			t.Errorf("%q: %v, want %v at %q", test.text, found, test.code, test.fault)
		}
	}
}

// TestLongScores asks that texts made to hurt end soon, without depth.
func TestLongScores(t *testing.T) {
	const most = grammar.MaxRecord
	for _, unit := range []string{
		"(", ")", "()", "(()", "{}", "{", "$1", ".", "1", "1.", " ", ",", ";", "O", "O-", "O - ", "e", "e4", "e4 ", "N ", "N", "x", "+", "+ ", "e4+ ",
		"!", "(=)", "e.p. ", "[", "[A \"b\"]", "\"", "\\", "%\n", ";\n", "\xff", "@", "0", "-",
	} {
		text := strings.Repeat(unit, most/len(unit)/32)
		for _, text := range []string{text, "e4 " + text, "[A \"" + text, "(" + text} {
			grammar.ParseScore(nil, text)
			grammar.ParseGame(nil, text)
			grammar.ParseMove(nil, text)
		}
	}
	long := strings.Repeat("e4 ", most/3+1)
	for _, found := range []ast.Diagnostics{second(grammar.ParseScore(nil, long)), second(grammar.ParseGame(nil, long))} {
		if len(found) != 1 || found[0].Code != ast.LineTooLong {
			t.Errorf("a text of more than a record: %v", found)
		}
	}
}

func second[T any](_ T, found ast.Diagnostics) ast.Diagnostics { return found }

// TestVeryLongScore reads more moves than one tree holds, to the same end.
func TestVeryLongScore(t *testing.T) {
	const moves = 1 << 15
	text := strings.Repeat("a4 ", moves)
	for _, c := range []struct {
		end, result, fault string
	}{{"", "", ""}, {"1-0", "1-0", ""}, {"a9", "", "a9"}, {"1-0 a4", "", "a4"}, {"a4x", "", "a4x"}} {
		score, found := grammar.ParseScore(nil, text+c.end)
		if len(score.Moves) != moves || score.Result.Of(text+c.end) != c.result || (found == nil) != (c.fault == "") {
			t.Errorf("%q: %d moves, result %v, %v", c.end, len(score.Moves), score.Result, found)
		}
		if found != nil && found[0].Span.Of(text+c.end) != c.fault {
			t.Errorf("%q: at fault is %q", c.end, found[0].Span.Of(text+c.end))
		}
	}
}

// TestMalformedTags passes over what does not tell the position.
func TestMalformedTags(t *testing.T) {
	const text = "[Event \"a\"]\n[White \"\"Mephisto\"\"]\n[\"x\"]\r\n[FEN \"b\"]\n\n1. e4 *"
	game, found := grammar.ParseGame(nil, text)
	var odd []string
	for _, span := range game.Malformed {
		odd = append(odd, span.Of(text))
	}
	if len(found) > 0 || len(game.Tags) != 2 || game.Tags[1].Value != "b" || len(game.Moves) != 1 ||
		strings.Join(odd, "|") != `[White ""Mephisto""]|["x"]` {
		t.Errorf("%+v, %v, %q", game, found, odd)
	}
}
