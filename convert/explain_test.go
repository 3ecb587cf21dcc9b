package convert_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
	"github.com/google/go-cmp/cmp"
)

var updateExplain = flag.Bool("update-explain", false, "rewrite testdata/explain; what is written must be read")

// TestExplainGolden compares whole explanations: testdata/explain/NAME.LANG.txt begins
// with the record, as every explanation does.
func TestExplainGolden(t *testing.T) {
	files, err := filepath.Glob("../testdata/explain/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		record, _, _ := strings.Cut(string(want), "\n")
		lang, ok := diag.ParseLang(strings.TrimPrefix(filepath.Ext(strings.TrimSuffix(file, ".txt")), "."))
		if !ok {
			t.Fatalf("%s names no language", file)
		}
		e := explainIn(t, lang, record)
		got := string(e.Append(nil, diag.Options{Lang: lang}))
		if *updateExplain {
			if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
				t.Fatal(err)
			}
		} else if diff := cmp.Diff(string(want), got); diff != "" {
			t.Errorf("%s:\n%s", file, diff)
		}
	}
}

// explainIn explains a record to a person who reads moves in a language.
func explainIn(t *testing.T, lang diag.Lang, record string) convert.Explanation {
	t.Helper()
	o := convert.ExplainOptions{}
	if lang != diag.English {
		letters, err := dialects.LettersNamed(lang.String())
		if err != nil {
			t.Fatal(err)
		}
		o.Moves = letters
	}
	x, err := convert.NewExplainer(o)
	if err != nil {
		t.Fatal(err)
	}
	return x.Explain(record)
}

// factsOf returns what is said of a field, or in another section.
func factsOf(e *convert.Explanation, about ast.FactCode) []ast.Fact {
	i := slices.IndexFunc(e.Sections, func(s convert.Section) bool { return s.About == about })
	if i < 0 {
		return nil
	}
	return e.Sections[i].Facts
}

// said returns facts as code and arguments.
func said(facts []ast.Fact) (all []string) {
	for _, f := range facts {
		words := append([]any{f.String()}, f.Args...)
		all = append(all, strings.TrimSuffix(fmt.Sprintln(words...), "\n"))
	}
	return all
}

// TestExplainEnPassant holds the examples of notations, 2.3: the three values, and why
// they differ.
func TestExplainEnPassant(t *testing.T) {
	for _, test := range []struct{ record, values, why string }{
		{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "e3 - -", "ep-no-capturer e3"},
		{"rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", "d6 d6 d6", "ep-taker e5 d6"},
		{"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "f6 f6 f6", "ep-taker e5 f6"},
		{"5r2/8/8/4pP2/8/8/8/3k1K2 w - e6 0 2", "e6 e6 -", "ep-pinned-file e6 f5"},
		{"4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6 d6 -", "ep-pinned-file d6 e5"},
		{"4k2b/8/8/3pP3/8/2K5/8/8 w - d6 0 2", "d6 d6 -", "ep-pinned-diagonal d6 e5"},
		{"1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 2", "d6 d6 d6", "ep-taker e5 d6"},
		{"4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "d6 d6 -", "ep-rank-opens d6 d5"},
		{"8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1", "e3 e3 -", "ep-rank-opens e3 d4"},
		{"4k3/8/8/K2pPP1r/8/8/8/8 w - d6 0 2", "d6 d6 d6", "ep-taker e5 d6"},
		{"4k3/8/8/K1PpP2r/8/8/8/8 w - d6 0 2", "d6 d6 d6", "ep-taker c5 d6; ep-taker e5 d6"},
		{"4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 2", "d6 d6 d6", "ep-taker c5 d6"},
		{"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "d3 d3 d3", "ep-taker e4 d3"},
		{"2b1k3/8/8/3pP3/8/7K/8/8 w - d6 0 2", "d6 d6 -", "ep-check-stays d6 -"},
		{"3rk3/8/8/3pP3/8/8/8/3K4 w - d6 0 2", "d6 d6 d6", "ep-taker e5 d6"},
	} {
		e := convert.Explain(test.record)
		got := said(factsOf(&e, ast.AboutEnPassant))
		if len(got) < 2 || got[1] != "ep-values "+test.values || strings.Join(got[2:], "; ") != test.why {
			t.Errorf("%s: %q, want %s, %s", test.record, got, test.values, test.why)
		}
	}
	// The last row of 2.3: with the pawn back on d7 the bishop attacks g2.
	e := convert.Explain("4k3/1b6/8/3pP3/8/8/6K1/8 w - d6 0 2")
	if got := said(factsOf(&e, ast.AboutEnPassant)); !slices.Contains(got, "ep-values d6 d6 -") || !slices.Contains(got, "ep-prior-check d6 b7") {
		t.Errorf("%q", got)
	}
}

// TestExplainCastling holds rows of notations, 3.7: the letter as written and the rook.
func TestExplainCastling(t *testing.T) {
	for _, test := range []struct{ placement, field, rooks string }{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "KQkq", "K h1, Q a1, k h8, q a8"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "AHah", "H h1, A a1, h h8, a a8"},
		{"r3k2r/8/8/8/8/8/8/R3K1RR", "KQkq", "K h1, Q a1, k h8, q a8"},
		{"r3k2r/8/8/8/8/8/8/R3K1RR", "Gkq", "G g1, k h8, q a8"},
		{"r3k2r/8/8/8/8/8/8/RR2K2R", "KBkq", "K h1, B b1, k h8, q a8"},
		{"rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR", "Gkq", "G g1, k g8, q a8"},
		{"rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR", "Kkq", "K h1, k g8, q a8"},
		{"4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1", "Ff", "F f1, f f8"},
		{"4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1", "Qq", "Q e1, q e8"},
		{"4r3/3k4/8/8/8/8/6PP/qR1K1R2", "KQ", "K f1, Q b1"},
		{"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR", "KQkq", "K h1, Q f1, k h8, q f8"},
		{"rkr5/8/8/8/8/8/8/RR1K2RR", "GBca", "G g1, B b1, c c8, a a8"},
		{"rkr5/8/8/8/8/8/8/RR1K2RR", "KQq", "K h1, Q a1, q a8"},
		{"k7/8/8/8/8/8/8/1K1R1R1R", "F", "F f1"},
		{"k7/8/8/8/8/8/8/1K1R1R1R", "K", "K h1"},
	} {
		e := convert.Explain(test.placement + " w " + test.field + " - 0 1")
		var got []string
		for _, f := range factsOf(&e, ast.AboutCastling) {
			if len(f.Args) == 7 {
				got = append(got, fmt.Sprint(f.Args[0], " ", f.Args[3]))
			}
		}
		if rooks := strings.Join(got, ", "); rooks != test.rooks {
			t.Errorf("%s %s: %s, want %s", test.placement, test.field, rooks, test.rooks)
		}
	}
}

// TestExplainPlayable says of one right whether it can be used: notations, 3.8.
func TestExplainPlayable(t *testing.T) {
	for _, test := range []struct{ record, want string }{
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 40", "right-playable K white 0 h1 - - rook"},
		{"4k3/8/8/8/8/8/8/4K2R b K - 0 40", "right-waits K white 0 h1 - - rook"},
		{"4k3/8/8/8/8/8/8/4KB1R w K - 0 40", "right-blocked K white 0 h1 f1 - rook"},
		{"4k3/4r3/8/8/8/8/8/4K2R w K - 0 40", "right-in-check K white 0 h1 e1 e7 rook"},
		{"4k3/5r2/8/8/8/8/8/4K2R w K - 0 40", "right-passes K white 0 h1 f1 f7 rook"},
		{"4k3/6r1/8/8/8/8/8/4K2R w K - 0 40", "right-lands K white 0 h1 g1 g7 rook"},
		{"4k3/7r/8/8/8/8/8/4K2R w K - 0 40", "right-playable K white 0 h1 - - rook"},
		{"1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "right-playable Q white 1 a1 - - rook"},
		{"4k3/8/8/8/8/8/8/rRK5 w Q - 0 1", "right-lands Q white 1 b1 c1 a1 rook"},
	} {
		e := convert.Explain(test.record)
		facts := said(factsOf(&e, ast.AboutCastling))
		if len(facts) != 1 || facts[0] != test.want {
			t.Errorf("%s: %q, want %s", test.record, facts, test.want)
		}
	}
}

// TestExplainCastlers: where other men than rooks castle they are named, and K and Q are
// what they are in chess. It is a game as files of variants have it.
func TestExplainCastlers(t *testing.T) {
	game := *ast.Chess
	game.Name, game.Castling, game.Castlers = "wazirs", ast.AnyCastling, []ast.Role{ast.Wazir}
	game.Letters = &ast.Letters{Men: append(ast.English.Men[:6:6], ast.Letter{Role: ast.Wazir, White: "W", Black: "w"})}
	game.Roles = game.Letters.Roles()
	for _, test := range []struct{ field, dialect, fact, formatted string }{
		{"qkQK", "fen", "right-unruled K white 0 h1 - - wazir", "KQkq"},
		{"HAha", "shredder", "right-unruled H white 0 h1 - - wazir", "HAha"},
	} {
		const start, rest = "wnbqkbnw/pppppppp/8/8/8/8/PPPPPPPP/WNBQKBNW w ", " - 0 1"
		x, err := convert.NewExplainer(convert.ExplainOptions{From: dialects.Auto.For(&game)})
		if err != nil {
			t.Fatal(err)
		}
		e := x.Explain(start + test.field + rest)
		if facts := said(factsOf(&e, ast.AboutCastling)); len(facts) != 4 || facts[0] != test.fact {
			t.Errorf("%s: %q, want %s", test.field, facts, test.fact)
		}
		if d := dialects.DetectRecord(&e.Record); d.Dialect.Name != test.dialect {
			t.Errorf("%s: %s, want %s", test.field, d.Dialect.Name, test.dialect)
		}
		f, err := convert.NewFormatter(x.From())
		if err != nil {
			t.Fatal(err)
		}
		var rec ast.Record
		if got, _, err := f.Append(nil, &rec, start+test.field+rest); err != nil || string(got) != start+test.formatted+rest {
			t.Errorf("%s: %s, %v, want %s", test.field, got, err, test.formatted)
		}
	}
}

// TestExplainFacts holds what is said of counters and of the position.
func TestExplainFacts(t *testing.T) {
	for _, test := range []struct {
		record string
		about  ast.FactCode
		want   string
	}{
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 5 39", ast.AboutHalfmove, "halfmove-since 5; fifty-left 95"}, // PGN standard 16.1.4
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 5 39", ast.AboutFullmove, "fullmove-number 39 38"},
		{"4k3/8/8/8/8/8/8/4K2R w - - 100 200", ast.AboutHalfmove, "halfmove-since 100; fifty-reached"},
		{"4k3/8/8/8/8/8/8/4K2R w - - 160 200", ast.AboutHalfmove, "halfmove-since 160; seventy-five"},
		{"4k3/8/8/8/8/8/8/4K2R w - - hmvc 7; fmvn 40;", ast.AboutHalfmove, "halfmove-since 7; fifty-left 93"},
		{"k7/2Q5/8/8/8/8/8/K7 b - - 1 60", ast.AboutPosition, "stalemate black"}, // notations 9.2, G
		{"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", ast.AboutPosition, "check-from white queen h4; checkmate black"},
		{"4k3/8/8/8/8/8/8/4KB2 w - - 0 40", ast.AboutPosition, "dead-position"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ast.AboutPosition, "start-of-chess; legal-moves 20"},
		{"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", ast.AboutPosition, "start-of-chess960 0; legal-moves 20"},
		{"rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1", ast.AboutPosition, "start-of-dfrc 1 959; legal-moves 20"},
		{"4k3/8/8/8/8/8/4R3/4K3 w - - 0 40", ast.AboutPosition, "unplayable"},
		{"8/8/8/8/8/8/8/K7 w - - variant atomic;", ast.AboutPosition, "unplayable"},
		{"4k3/8/8/8/3P4/8/8/4K3 b - e3d4 variant berolina;", ast.AboutEnPassant, "passed-pawn e3 d4"},
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - d5e6 variant berolina;", ast.AboutEnPassant, "passed-pawn e6 d5"},
		{"5k5/11/11/11/11/3pP6/3p7/11/11/5K5 b - e3e4 variant wildebeest;", ast.AboutEnPassant, "passed-twice e3 e4"},
		{"8/8/8/8/8/8/p7/8 w - - variant antichess;", ast.AboutCastling, "castling-game antichess"},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - bm Kd2 e4; dm 3; foo 1 2; resign;", ast.AboutOperations,
			"operation-known bm bm Kd2 e4; operation-known dm dm 3; operation-unknown foo 1 2; operation-bare resign resign"},
	} {
		e := convert.Explain(test.record)
		facts := factsOf(&e, test.about)
		for i := range facts {
			for j, arg := range facts[i].Args {
				switch v := arg.(type) {
				case *ast.Variant:
					facts[i].Args[j] = v.Name
				case *ast.Opcode:
					facts[i].Args[j] = v.Name
				}
			}
		}
		if got := strings.Join(said(facts), "; "); got != test.want {
			t.Errorf("%s: %s, want %s", test.record, got, test.want)
		}
	}
}
