package convert_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// TestExplainSteps holds the eight steps of the seed guide, each passed, noted, warned of,
// failed or skipped.
func TestExplainSteps(t *testing.T) {
	const board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	for _, test := range []struct{ record, want, codes string }{
		{board + " w KQkq - 0 1", "pppppppp", ""},
		{board, "wpppsssp", "fields-missing"},
		{board + " w KQkq -", "npppppsp", "detect-four-fields"},
		{board + " w KQkq - 0 1 1", "fpppppps", "field-extra"},
		{board + "/8 w KQkq - 0 1", "pfpsppps", "ranks-extra"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", "pfpsppps", "ranks-missing"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1", "ppfsppps", "rank-short"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1", "pppfppps", "piece-unknown"},
		{board + " x KQkq - 0 1", "ppppfpps", "turn-unknown"},
		{board + " w KQxq - 0 1", "pppppfps", "castling-unknown"},
		{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e9 0 1", "pppppfps", "ep-unknown"},
		{board + " w KQkq - x 1", "ppppppfs", "counter-unknown"},
		{"4k3/8/8/8/8/8/4R3/4K3 w - - 0 40", "pppppppf", "opponent-in-check"},
		{"", "fsssssss", "record-empty"},
		{"hello world", "fsssssss", "not-a-record"},
	} {
		e := convert.Explain(test.record)
		outcomes, codes := "", ""
		for i, s := range e.Steps {
			if want := ast.StepFields + ast.FactCode(i); s.Step != want {
				t.Fatalf("step %d is %v, want %v", i+1, s.Step, want)
			}
			outcomes += s.Outcome.Code.String()[:1]
			for _, arg := range s.Outcome.Args {
				codes += strings.Trim(fmt.Sprint(arg), "[]")
			}
		}
		if outcomes != test.want || codes != test.codes {
			t.Errorf("%q: %s %s, want %s %s", test.record, outcomes, codes, test.want, test.codes)
		}
	}
}

// TestExplainWhole asks for no word of English in an explanation of another language,
// codes and the record aside.
func TestExplainWhole(t *testing.T) {
	english := strings.Fields("the and of is are not to from with white black king queen rook bishop knight pawn move moves " +
		"field fields record castling square squares rank board side check warning passed failed help fix")
	for _, record := range []string{
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
		"r3k2r/8/8/8/8/8/4r3/R3K2R w KQkq e4 160 200",
		"4k3/8/8/8/8/8/4R3/4K3 w K - 0 40",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN x KQxq e9 x 1 hello",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; dm 3; foo bar;",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
		"t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T",
		"hello world",
	} {
		for _, lang := range []diag.Lang{diag.Portuguese, diag.Spanish} {
			e := explainIn(t, lang, record)
			for line := range strings.Lines(string(e.Append(nil, diag.Options{Lang: lang}))) {
				if strings.Contains(line, record) {
					continue
				}
				for _, word := range strings.Fields(strings.ToLower(line)) {
					word = strings.Trim(word, `.,:;()"`)
					if slices.Contains(english, word) {
						t.Errorf("%v: %q in %s", lang, word, line)
					}
				}
			}
		}
	}
}

// TestExplainJSON asks for an object with every section, and a name for each argument.
func TestExplainJSON(t *testing.T) {
	e := convert.Explain("4k3/8/8/8/8/8/8/4KB1R w K - 0 40")
	text := e.AppendJSON(nil, diag.English)
	var got struct {
		Record   string
		Read     bool
		Sections []struct {
			About, Text string
			Facts       []struct {
				Code string
				Args []any
			}
		}
		Steps    []any
		Findings []any
	}
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	if got.Record != e.Record.Text || !got.Read || len(got.Sections) != 8 || len(got.Steps) != 8 || got.Findings == nil {
		t.Fatalf("%s", text)
	}
	castling := got.Sections[3]
	want := []any{"K", "white", "king-side", "h1", "f1", "-", "rook"}
	if castling.About != "castling" || castling.Text != "K" || castling.Facts[0].Code != "right-blocked" || !slices.Equal(castling.Facts[0].Args, want) {
		t.Errorf("%+v", castling)
	}
}

// FuzzExplain explains whatever there is: nothing panics, and what is written are lines
// of valid UTF-8.
func FuzzExplain(f *testing.F) {
	for _, seed := range []string{
		"", "hello", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "8/8/8/8/8/8/8/8 w KQkq e6 0 1",
		"4k3/8/8/8/8/8/8/4K2R w K - bm Kd2 O-O; pv e4; id \"x\"; hmvc 7;", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QPn] w KQkq - variant crazyhouse;",
		"t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T", "Brancas: Rg1, Dd1, Pa2; Pretas: Rg8, Tf8", "8/8/8", "\x00\xff/8 w",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX x KQxq e9 x 1 hello", "k7/8/8/8/8/8/8/K7 w - - 4294967295 4294967295",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e := convert.Explain(text)
		for _, lang := range diag.Langs() {
			checkLines(t, e.Append(nil, diag.Options{Lang: lang, Color: true}))
		}
		if data := e.AppendJSON(nil, diag.English); !json.Valid(data) {
			t.Fatalf("%q: %s", text, data)
		}
	})
}

// checkLines asks for valid UTF-8 and no control characters but line ends and SGR.
func checkLines(t *testing.T, out []byte) {
	t.Helper()
	plain := strings.NewReplacer("\x1b[", "", "\n", "").Replace(string(out))
	if !utf8.ValidString(plain) || strings.ContainsFunc(plain, unicode.IsControl) {
		t.Fatalf("%q", out)
	}
}
