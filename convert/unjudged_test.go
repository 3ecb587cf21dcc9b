package convert_test

import (
	"slices"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

func gamesOf(found ast.Diagnostics) (games []string) {
	for _, d := range found {
		games = append(games, d.Code.String()+" "+d.Args[0].(*ast.Variant).Name)
	}
	return games
}

var namingGames = []string{
	`4k3/8/8/8/8/8/8/4K3 w - - variant "grid";`, `4k3/8/8/8/8/8/8/4K3 w - - variant "atomic";`,
	`4k3/8/8/8/8/8/8/4K3 w - - variant "duck";`, `4k3/8/8/8/8/8/8/4K3 w - - variant "grid";`,
}

// TestUnjudged: of games without rules it is said once that what is legal is not known.
func TestUnjudged(t *testing.T) {
	want := []string{"legality-unknown duck", "legality-unknown grid"}
	var rec ast.Record
	c := checker(t, convert.CheckOptions{})
	for _, text := range namingGames {
		if found := c.Check(&rec, text); found != nil {
			t.Errorf("%s: %v", text, found)
		}
	}
	if got := gamesOf(c.Unjudged()); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}

	converter, err := convert.New(convert.Options{To: dialects.EPD, RefuseIllegal: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range namingGames {
		if _, _, err := converter.Append(nil, &rec, text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
	if got := gamesOf(converter.Unjudged()); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestJudged: nothing is said where the rules are known, or legality is not asked for.
func TestJudged(t *testing.T) {
	shogi := dialects.Auto.For(ast.Shogi)
	for _, o := range []convert.CheckOptions{
		{}, {From: dialects.Auto.For(ast.Atomic)}, {From: shogi, Level: ast.ConsistentLevel}, {From: shogi, Ignore: ast.CodesOf(ast.LegalityUnknown)},
	} {
		if found := checker(t, o).Unjudged(); found != nil {
			t.Errorf("%+v: %v", o, found)
		}
	}
	if got := gamesOf(checker(t, convert.CheckOptions{From: shogi}).Unjudged()); !slices.Equal(got, []string{"legality-unknown shogi"}) {
		t.Errorf("%q", got)
	}
}

// TestExplainUnruled: the last step claims nothing of a game without rules, but that a
// position breaks one that is known.
func TestExplainUnruled(t *testing.T) {
	for _, test := range []struct {
		game, record string
		want         map[diag.Lang]string
	}{
		{"xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", map[diag.Lang]string{
			diag.English:    "not checked: the rules of this game are not known here",
			diag.Portuguese: "não conferido: as regras deste jogo não são conhecidas aqui",
			diag.Spanish:    "no comprobado: las reglas de este juego no se conocen aquí",
		}},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", map[diag.Lang]string{diag.English: "failed: generals-face"}},
		{"duck", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", map[diag.Lang]string{
			diag.English: "not checked: the rules of this game are not known here",
		}},
		{"atomic", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", map[diag.Lang]string{diag.English: "passed"}},
	} {
		v, _ := ast.VariantNamed(test.game)
		x, err := convert.NewExplainer(convert.ExplainOptions{From: dialects.Auto.For(v)})
		if err != nil {
			t.Fatal(err)
		}
		e := x.Explain(test.record)
		for lang, want := range test.want {
			if got := diag.Fact(&e.Steps[7].Outcome, lang); got != want {
				t.Errorf("%s: %q, want %q", test.record, got, want)
			}
		}
	}
}
