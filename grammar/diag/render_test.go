package diag

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/rivo/uniseg"
)

func span(start, end int32) ast.Span { return ast.Span{Start: start, End: end} }

// unknown is piece-unknown of a stretch of text.
func unknown(text string, at ast.Span) ast.Diagnostic {
	return ast.Diagnostic{
		Span: at, Field: ast.PlacementField, Code: ast.PieceUnknown, Severity: ast.Error, Args: []any{at.Of(text)},
	}
}

type renderCase struct {
	name string
	src  Source
	opt  Options
	text string
	d    ast.Diagnostic
	want string
}

const pieceHelp = "  help: FEN writes K, Q, R, B, N and P for White, k, q, r, b, n and p for Black; forsyth variants lists the letters of other games\n"

var renderCases = []renderCase{
	{
		name: "help", src: Source{"games.fen", 12},
		text: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
		d: ast.Diagnostic{
			Span: span(35, 42), Field: ast.PlacementField, Code: ast.RankShort, Severity: ast.Error, Args: []any{1, 7, 8},
		},
		want: `games.fen:12:36: error: rank-short: rank 1 holds 7 squares, want 8
  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1
                                     ^^^^^^^
  help: a letter is one square and a digit that many empty ones; check the digits of this rank
`,
	}, {
		name: "fix, in Portuguese, line without a name", src: Source{"", 3}, opt: Options{Lang: Portuguese},
		text: "8/8/8/8/8/8/8/8 W - - 0 1",
		d: ast.Diagnostic{
			Span: span(16, 17), Code: ast.TurnCapital, Severity: ast.Warning, Args: []any{"W"},
			Fixes: []ast.Fix{{Span: span(16, 17), Text: "w"}},
		},
		want: `3:17: warning: turn-capital: o lado a jogar "W" está em maiúscula
  8/8/8/8/8/8/8/8 W - - 0 1
                  ^
  correção: 8/8/8/8/8/8/8/8 w - - 0 1
`,
	}, {
		name: "tab", src: Source{"a", 1},
		text: "8/8/8/8/8/8/8/8\tw - -\t 0 1",
		d: ast.Diagnostic{
			Span: span(21, 23), Code: ast.BlankRepeated, Severity: ast.Warning,
			Fixes: []ast.Fix{{Span: span(21, 23), Text: " "}},
		},
		want: "a:1:22: warning: blank-repeated: two parts of the record are not separated by one space\n" +
			"  8/8/8/8/8/8/8/8␉w - -␉ 0 1\n" +
			"                       ^^\n" +
			"  help: put one space between fields, operations and operands, and no tab\n", // the other tab is left: no text to copy
	}, {
		name: "Cyrillic", src: Source{"a", 1},
		text: "rnbqkbnr/рpp", d: unknown("rnbqkbnr/рpp", span(9, 11)),
		want: `a:1:10: error: piece-unknown: "р" is no piece letter; U+0440, Cyrillic, looks like "p"
  rnbqkbnr/рpp
           ^
` + pieceHelp,
	}, {
		name: "wide", src: Source{"a", 1},
		text: "車/馬8", d: unknown("車/馬8", span(4, 7)),
		want: `a:1:3: error: piece-unknown: "馬" is no piece letter; U+99AC, Han
  車/馬8
     ^^
` + pieceHelp,
	}, {
		name: "combining mark and figurine with a variation selector", src: Source{"a", 1},
		text: "e\u0301♔\ufe0ex", d: unknown("e\u0301♔\ufe0ex", span(9, 10)),
		want: `a:1:5: error: piece-unknown: "x" is no piece letter
  ` + "e\u0301♔\ufe0ex" + `
    ^
` + pieceHelp,
	}, {
		name: "control characters and broken UTF-8", src: Source{"a\x1b[m", 1},
		text: "8/\x1b[31m\xff\u0085\u202e\u200dp", d: unknown("8/\x1b[31m\xff\u0085\u202e\u200dp", span(2, 3)),
		want: `a\x1b[m:1:3: error: piece-unknown: "\x1b" is no piece letter; U+001B, a control character
  8/␛[31m����p
    ^
` + pieceHelp,
	}, {
		name: "empty span at the end", src: Source{"a", 1}, opt: Options{Lang: Spanish},
		text: "8/8 w - -",
		d:    ast.Diagnostic{Span: span(9, 9), Code: ast.CountersMissing, Severity: ast.Warning, Args: []any{4}},
		want: `a:1:10: warning: counters-missing: faltan el contador de medias jugadas y el número de jugada
  8/8 w - -
           ^
  ayuda: añada los dos contadores, "0 1" si no se conocen; cuatro campos solos forman un EPD
`,
	}, {
		name: "note", src: Source{"a", 0},
		text: "8/8 w HAha",
		d: ast.Diagnostic{
			Span: span(6, 10), Code: ast.CastlingChanged, Severity: ast.Info, Args: []any{"KQkq"},
			Fixes: []ast.Fix{{Span: span(6, 10), Text: "KQkq"}},
		},
		want: `a: info: castling-changed: castling is written as "KQkq"
  8/8 w HAha
        ^^^^
  help: the field is not as the target dialect writes it
`,
	}, {
		name: "empty text",
		d:    ast.Diagnostic{Code: ast.RecordEmpty, Severity: ast.Error},
		want: `error: record-empty: the record is empty
  help: a record begins with the placement of the men, the top rank first
`,
	}, {
		name: "long line", src: Source{"a", 1},
		text: strings.Repeat("p", 200) + "xy" + strings.Repeat("q", 98),
		d:    ast.Diagnostic{Span: span(200, 202), Code: ast.PieceUnknown, Severity: ast.Error, Args: []any{"xy"}},
		// 158 columns are left beside the two of the span, 79 on either side
		want: `a:1:201: error: piece-unknown: "xy" is no piece letter
  …` + strings.Repeat("p", 79) + "xy" + strings.Repeat("q", 79) + `…
   ` + strings.Repeat(" ", 79) + `^^
` + pieceHelp,
	}, {
		name: "long span at the start", src: Source{"a", 1},
		text: strings.Repeat("馬", 100),
		d:    ast.Diagnostic{Span: span(0, 300), Code: ast.FieldLong, Severity: ast.Error, Args: []any{4096}},
		want: `a:1:1: error: field-long: the field is longer than 4096 bytes
  ` + strings.Repeat("馬", 80) + `…
  ` + strings.Repeat("^", 160) + `
  help: no board needs a field as long as this; is the line a position record?
`,
	}, {
		name: "colour", src: Source{"a", 1}, opt: Options{Color: true},
		text: "x", d: unknown("x", span(0, 1)),
		want: "\x1b[1ma:1:1:\x1b[0m \x1b[1;31merror:\x1b[0m piece-unknown: \"x\" is no piece letter\n" +
			"  x\n  \x1b[1;31m^\x1b[0m\n" +
			"  \x1b[1mhelp:\x1b[0m FEN writes K, Q, R, B, N and P for White, k, q, r, b, n and p for Black; forsyth variants lists the letters of other games\n",
	},
}

func TestAppend(t *testing.T) {
	for _, c := range renderCases {
		t.Run(c.name, func(t *testing.T) {
			if got := string(Append(nil, c.src, c.text, &c.d, c.opt)); got != c.want {
				t.Errorf("got\n%swant\n%s", got, c.want)
			}
		})
	}
}

func TestAppendAll(t *testing.T) {
	const text = "x y"
	ds := ast.Diagnostics{unknown(text, span(0, 1)), unknown(text, span(2, 3))}
	want := Append(Append([]byte("before\n"), Source{}, text, &ds[0], Options{}), Source{}, text, &ds[1], Options{})
	if got := AppendAll([]byte("before\n"), Source{}, text, ds, Options{}); string(got) != string(want) {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// A record may be a megabyte long: only the surroundings of a span are looked
// at and shown.
func TestLongRecord(t *testing.T) {
	text := strings.Repeat("e\u0301馬", 1<<17)
	d := unknown(text, span(0, int32(len(text))))
	for _, d.Span.Start = range []int32{0, 1, int32(len(text)) / 2, int32(len(text)) - 3, int32(len(text))} {
		if n := len(excerptOf(text, d.Span).cells); n > maxColumns {
			t.Errorf("%d cells of a span from %d", n, d.Span.Start)
		}
		if out := Append(nil, Source{"a", 1}, text, &d, Options{}); len(out) > 2<<10 {
			t.Errorf("%d bytes for a span from %d", len(out), d.Span.Start)
		}
	}
}

func TestNoFixOfAnotherText(t *testing.T) {
	d := unknown("x", span(0, 1))
	d.Fixes = []ast.Fix{{Span: span(4, 2), Text: "p"}}
	if got := repaired("x", &d, d.Fixes); got != "" {
		t.Errorf("repaired to %q", got)
	}
}

func FuzzRender(f *testing.F) {
	for _, c := range renderCases {
		f.Add(c.text, c.src.Name, c.d.Span.Start, c.d.Span.End, byte(c.d.Code), byte(0), false)
	}
	f.Add("\r\n\x00\u0600\xff🇦🇧🇨👨\u200d👩\ufe0fᄀᄀ각", "\u2028", int32(-1), int32(1<<30), byte(ast.FieldsSwapped), byte(2), true)
	f.Fuzz(func(t *testing.T, text, name string, start, end int32, code, lang byte, color bool) {
		at := span(start, end)
		d := ast.Diagnostic{
			Span: at, Code: ast.Code(code), Severity: ast.Severity(code % 5), Args: []any{at.Of(text), name},
			Fixes: []ast.Fix{{Span: at, Text: name}},
		}
		out := string(Append(nil, Source{name, int(code)}, text, &d, Options{Lang(lang), color}))
		for _, r := range out {
			if unicode.IsControl(r) && r != '\n' && (r != '\x1b' || !color) {
				t.Fatalf("%q reaches the terminal", r)
			}
		}
		if !utf8.ValidString(out) {
			t.Fatalf("%q is not valid UTF-8", out)
		}
		if !color {
			checkCarets(t, out)
		}
		checkColumns(t, excerptOf(text, at).cells)
		checkPlain(t, text, at)
	})
}

// checkPlain asks that a text of a column a byte is shown as others are.
func checkPlain(t *testing.T, text string, at ast.Span) {
	if text == "" || len(text) > maxColumns || !isPlain(text) {
		return
	}
	var general, plain writer
	e := excerptOf(text, at)
	general.marked(e.shown(), e.indent(), width(e.cells[e.first:e.last+1]))
	plain.excerpt(text, &ast.Diagnostic{Span: at})
	if string(plain.dst) != string(general.dst) {
		t.Errorf("got\n%swant\n%s", plain.dst, general.dst)
	}
}

// checkCarets asks that the carets stand under the line of text, or right
// after its end.
func checkCarets(t *testing.T, out string) {
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	for i := 2; i < len(lines); i++ {
		if strings.Trim(lines[i], " ^") != "" {
			continue
		}
		if columns := uniseg.StringWidth(lines[i-1]); len(lines[i]) > columns+1 {
			t.Errorf("carets up to column %d of %d:\n%s\n%s", len(lines[i]), columns, lines[i-1], lines[i])
		}
		return
	}
}

// checkColumns asks that characters side by side are as wide as each is alone.
func checkColumns(t *testing.T, cells []cell) {
	var line strings.Builder
	for _, c := range cells {
		line.WriteString(c.shown)
	}
	if got, want := width(cells), uniseg.StringWidth(line.String()); got != want {
		t.Errorf("%q: %d columns, want %d", line.String(), got, want)
	}
}

// TestRepairedLine shows of a text in several lines the one that is repaired.
func TestRepairedLine(t *testing.T) {
	const game = "[Event \"x\"]\r\n[FEN \"4k3/8/8/8/8/8/8/4K3 W - - 0 1\"]\r\n\r\n*"
	at := int32(strings.Index(game, "W"))
	d := ast.Diagnostic{
		Span: ast.Span{Start: at, End: at + 1}, Code: ast.TurnCapital, Severity: ast.Warning, Args: []any{"W"},
		Fixes: []ast.Fix{{Span: ast.Span{Start: at, End: at + 1}, Text: "w"}},
	}
	const want = "\n  fix: [FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n"
	if got := string(Append(nil, Source{}, game, &d, Options{})); !strings.HasSuffix(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
}
