package grammar_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// lettersOf returns the letters of a language.
func lettersOf(t testing.TB, tag string) *ast.Letters {
	t.Helper()
	l, ok := ast.LanguageNamed(tag)
	if !ok {
		t.Fatalf("no language %s", tag)
	}
	return l
}

func at(square string) ast.Place { return ast.PlaceOf(ast.MustParseSquare(square)) }

// file and rank are places of which the rest is not said.
func file(letter byte) ast.Place { return ast.Place{File: letter - 'a' + 1} }
func rank(n uint8) ast.Place     { return ast.Place{Rank: n} }

func warned(codes ...ast.Code) ast.Codes { return ast.CodesOf(codes...) }

// moveCase is a move as it is written, and its tree without spans.
type moveCase struct {
	text string
	want ast.MoveText
}

// seedMoves are the forms of the Portuguese seed, of FIDE's Laws and of other
// countries (notations.md 7.2, 7.3 and 7.4), in Portuguese letters.
var seedMoves = []moveCase{
	{"Cf3", ast.MoveText{Role: ast.Knight, To: at("f3")}},
	{"Cbd2", ast.MoveText{Role: ast.Knight, From: file('b'), To: at("d2")}},
	{"C1d2", ast.MoveText{Role: ast.Knight, From: rank(1), To: at("d2")}},
	{"Cg1d2", ast.MoveText{Role: ast.Knight, From: at("g1"), To: at("d2")}},
	{"Cg1-f3", ast.MoveText{Role: ast.Knight, From: at("g1"), To: at("f3"), Warnings: warned(ast.MoveLong)}},
	{"Cb-d2", ast.MoveText{Role: ast.Knight, From: file('b'), To: at("d2"), Warnings: warned(ast.MoveLong)}},
	{"C1-d2", ast.MoveText{Role: ast.Knight, From: rank(1), To: at("d2"), Warnings: warned(ast.MoveLong)}},
	{"Cxe5", ast.MoveText{Role: ast.Knight, To: at("e5"), Capture: true}},
	{"Cg1xf3", ast.MoveText{Role: ast.Knight, From: at("g1"), To: at("f3"), Capture: true}},
	{"T1xa3", ast.MoveText{Role: ast.Rook, From: rank(1), To: at("a3"), Capture: true}},
	{"Cd2f3", ast.MoveText{Role: ast.Knight, From: at("d2"), To: at("f3")}},
	{"e4", ast.MoveText{To: at("e4")}},
	{"h8", ast.MoveText{To: at("h8")}},
	{"a1", ast.MoveText{To: at("a1")}},
	{"exd5", ast.MoveText{From: file('e'), To: at("d5"), Capture: true}},
	{"ed5", ast.MoveText{From: file('e'), To: at("d5")}},
	{"exe5", ast.MoveText{From: file('e'), To: at("e5"), Capture: true}},
	{"exf", ast.MoveText{From: file('e'), To: file('f'), Capture: true, Warnings: warned(ast.MoveFiles)}},
	{"exf+", ast.MoveText{From: file('e'), To: file('f'), Capture: true, Sign: ast.CheckSign, Warnings: warned(ast.MoveFiles)}},
	{"cd", ast.MoveText{From: file('c'), To: file('d'), Warnings: warned(ast.MoveFiles)}},
	{"exf e.p.", ast.MoveText{From: file('e'), To: file('f'), Capture: true, EnPassant: true, Warnings: warned(ast.MoveFiles, ast.MoveSuffix)}},
	{"exd6 e.p.", ast.MoveText{From: file('e'), To: at("d6"), Capture: true, EnPassant: true, Warnings: warned(ast.MoveSuffix)}},
	{"exd6ep", ast.MoveText{From: file('e'), To: at("d6"), Capture: true, EnPassant: true, Warnings: warned(ast.MoveSuffix)}},
	{"exd6 ep+", ast.MoveText{From: file('e'), To: at("d6"), Capture: true, EnPassant: true, Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"e2-e4", ast.MoveText{Coordinates: true, From: at("e2"), To: at("e4"), Warnings: warned(ast.MoveLong)}},
	{"e5xd6", ast.MoveText{Coordinates: true, From: at("e5"), To: at("d6"), Capture: true, Warnings: warned(ast.MoveLong)}},
	{"e2e4", ast.MoveText{Coordinates: true, From: at("e2"), To: at("e4"), Warnings: warned(ast.MoveCoordinates)}},
	{"e7e8q", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Queen, Warnings: warned(ast.MoveCoordinates)}},
	{"e7e8b+", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Bishop, Sign: ast.CheckSign, Warnings: warned(ast.MoveCoordinates)}},
	{"e7d8r", ast.MoveText{Coordinates: true, From: at("e7"), To: at("d8"), Promotion: ast.Rook, Warnings: warned(ast.MoveCoordinates)}},
	{"e7e8n", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Knight, Warnings: warned(ast.MoveCoordinates)}},
	{"e7e8k", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.King, Warnings: warned(ast.MoveCoordinates)}},
	{"e7e8=D", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Queen, Warnings: warned(ast.MoveCoordinates)}},
	{"e7-e8=D", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Queen, Warnings: warned(ast.MoveLong)}},
	{"e7-e8q", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Queen, Warnings: warned(ast.MoveLong, ast.MovePromotionSign)}},
	{"e8=D", ast.MoveText{To: at("e8"), Promotion: ast.Queen}},
	{"e8=D#", ast.MoveText{To: at("e8"), Promotion: ast.Queen, Sign: ast.MateSign}},
	{"exd8=D+", ast.MoveText{From: file('e'), To: at("d8"), Promotion: ast.Queen, Capture: true, Sign: ast.CheckSign}},
	{"e8D", ast.MoveText{To: at("e8"), Promotion: ast.Queen, Warnings: warned(ast.MovePromotionSign)}},
	{"e8(T)", ast.MoveText{To: at("e8"), Promotion: ast.Rook, Warnings: warned(ast.MovePromotionSign)}},
	{"e8/C", ast.MoveText{To: at("e8"), Promotion: ast.Knight, Warnings: warned(ast.MovePromotionSign)}},
	{"e8 = B", ast.MoveText{To: at("e8"), Promotion: ast.Bishop, Warnings: warned(ast.MoveBlank)}},
	{"O-O", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide}},
	{"O-O-O", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.QueenSide}},
	{"O-O-O+", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.QueenSide, Sign: ast.CheckSign}},
	{"0-0", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide, Warnings: warned(ast.MoveCastlingSign)}},
	{"0-0-0", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.QueenSide, Warnings: warned(ast.MoveCastlingSign)}},
	{"o-o", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide, Warnings: warned(ast.MoveCastlingSign)}},
	{"OO", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide, Warnings: warned(ast.MoveCastlingSign)}},
	{"OOO", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.QueenSide, Warnings: warned(ast.MoveCastlingSign)}},
	{"000", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.QueenSide, Warnings: warned(ast.MoveCastlingSign)}},
	{"O–O", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide, Warnings: warned(ast.MoveCastlingSign)}},
	{"О-О", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide, Warnings: warned(ast.MoveCastlingSign)}}, // Cyrillic
	{"O - O", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide, Warnings: warned(ast.MoveBlank)}},
	{"Th1++", ast.MoveText{Role: ast.Rook, To: at("h1"), Sign: ast.DoubleSign, Warnings: warned(ast.MoveMateSign)}},
	{"Th1+ +", ast.MoveText{Role: ast.Rook, To: at("h1"), Sign: ast.DoubleSign, Warnings: warned(ast.MoveMateSign)}},
	{"Th1 + +", ast.MoveText{Role: ast.Rook, To: at("h1"), Sign: ast.DoubleSign, Warnings: warned(ast.MoveMateSign, ast.MoveBlank)}},
	{"Th1#", ast.MoveText{Role: ast.Rook, To: at("h1"), Sign: ast.MateSign}},
	{"Th1‡", ast.MoveText{Role: ast.Rook, To: at("h1"), Sign: ast.MateSign, Warnings: warned(ast.MoveMateSign)}},
	{"Th1†", ast.MoveText{Role: ast.Rook, To: at("h1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveMateSign)}},
	{"Dd8+", ast.MoveText{Role: ast.Queen, To: at("d8"), Sign: ast.CheckSign}},
	{"Dd1 +", ast.MoveText{Role: ast.Queen, To: at("d1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveBlank)}},
	{"Cf1+ desc.", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Bf4+ dupl.", ast.MoveText{Role: ast.Bishop, To: at("f4"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 desc.", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 dupl.", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 dis ch", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 dbl ch", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 ch", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1ch", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 sch.", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 mate", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.MateSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 xeque", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.CheckSign, Warnings: warned(ast.MoveSuffix)}},
	{"Cf1 xeque-mate", ast.MoveText{Role: ast.Knight, To: at("f1"), Sign: ast.MateSign, Warnings: warned(ast.MoveSuffix)}},
	{"e4!", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveGlyph)}},
	{"e4?", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveGlyph)}},
	{"e4!!", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveGlyph)}},
	{"e4!?", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveGlyph)}},
	{"e4?!", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveGlyph)}},
	{"e4 ??", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveGlyph)}},
	{"Dd8+!", ast.MoveText{Role: ast.Queen, To: at("d8"), Sign: ast.CheckSign, Warnings: warned(ast.MoveGlyph)}},
	{"e4 (=)", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveSuffix)}},
	{"e4(=)", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveSuffix)}},
	{"D:e5", ast.MoveText{Role: ast.Queen, To: at("e5"), Capture: true, Warnings: warned(ast.MoveCaptureSign)}},
	{"De5:", ast.MoveText{Role: ast.Queen, To: at("e5"), Capture: true, Warnings: warned(ast.MoveCaptureSign)}},
	{"D×e5", ast.MoveText{Role: ast.Queen, To: at("e5"), Capture: true, Warnings: warned(ast.MoveCaptureSign)}},
	{"ed5:", ast.MoveText{From: file('e'), To: at("d5"), Capture: true, Warnings: warned(ast.MoveCaptureSign)}},
	{"e:d", ast.MoveText{From: file('e'), To: file('d'), Capture: true, Warnings: warned(ast.MoveCaptureSign, ast.MoveFiles)}},
	{"Pe4", ast.MoveText{Role: ast.Pawn, To: at("e4"), Warnings: warned(ast.MovePawnLetter)}},
	{"Pe2-e4", ast.MoveText{Role: ast.Pawn, From: at("e2"), To: at("e4"), Warnings: warned(ast.MovePawnLetter, ast.MoveLong)}},
	{"Pe8=D", ast.MoveText{Role: ast.Pawn, To: at("e8"), Promotion: ast.Queen, Warnings: warned(ast.MovePawnLetter)}},
	{"C f3", ast.MoveText{Role: ast.Knight, To: at("f3"), Warnings: warned(ast.MoveBlank)}},
	{"C x e5", ast.MoveText{Role: ast.Knight, To: at("e5"), Capture: true, Warnings: warned(ast.MoveBlank)}},
	{"e2 - e4", ast.MoveText{Coordinates: true, From: at("e2"), To: at("e4"), Warnings: warned(ast.MoveLong, ast.MoveBlank)}},
	{"е4", ast.MoveText{To: at("e4"), Warnings: warned(ast.MoveLookalike)}}, // Cyrillic
	{"Cа3", ast.MoveText{Role: ast.Knight, To: at("a3"), Warnings: warned(ast.MoveLookalike)}},
	{"сxd5", ast.MoveText{From: file('c'), To: at("d5"), Capture: true, Warnings: warned(ast.MoveLookalike)}},
	{"C@f3", ast.MoveText{Kind: ast.DropMove, Role: ast.Knight, To: at("f3")}},
	{"P@d7+", ast.MoveText{Kind: ast.DropMove, Role: ast.Pawn, To: at("d7"), Sign: ast.CheckSign}},
	{"@e4", ast.MoveText{Kind: ast.DropMove, Role: ast.Pawn, To: at("e4")}},
	{"--", ast.MoveText{Kind: ast.NullMove}},
	{"Z0", ast.MoveText{Kind: ast.NullMove}},
	{"0000", ast.MoveText{Kind: ast.NullMove}},
	{"@@@@", ast.MoveText{Kind: ast.NullMove}},
}

// moreMoves are the same in the letters of other languages.
var moreMoves = map[string][]moveCase{
	"en": {
		{"Nf3", ast.MoveText{Role: ast.Knight, To: at("f3")}},
		{"Ktf3", ast.MoveText{Role: ast.Knight, To: at("f3")}}, // longest first: no king
		{"Kf3", ast.MoveText{Role: ast.King, To: at("f3")}},
		{"Bxc3", ast.MoveText{Role: ast.Bishop, To: at("c3"), Capture: true}},
		{"bxc3", ast.MoveText{From: file('b'), To: at("c3"), Capture: true}},
		{"e8=Q", ast.MoveText{To: at("e8"), Promotion: ast.Queen}},
		{"e7e8=Q", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Queen, Warnings: warned(ast.MoveCoordinates)}},
		{"Qa1b2+", ast.MoveText{Role: ast.Queen, From: at("a1"), To: at("b2"), Sign: ast.CheckSign}},
		{"N@f3", ast.MoveText{Kind: ast.DropMove, Role: ast.Knight, To: at("f3")}},
	},
	"es": {
		{"Axc3", ast.MoveText{Role: ast.Bishop, To: at("c3"), Capture: true}},
		{"a3", ast.MoveText{To: at("a3")}},
		{"e8=A", ast.MoveText{To: at("e8"), Promotion: ast.Bishop}},
		{"e7e8b", ast.MoveText{Coordinates: true, From: at("e7"), To: at("e8"), Promotion: ast.Bishop, Warnings: warned(ast.MoveCoordinates)}},
	},
	"de": {
		{"Be4", ast.MoveText{Role: ast.Pawn, To: at("e4"), Warnings: warned(ast.MovePawnLetter)}},
		{"bxc3", ast.MoveText{From: file('b'), To: at("c3"), Capture: true}},
		{"Sf3", ast.MoveText{Role: ast.Knight, To: at("f3")}},
		{"ed:", ast.MoveText{From: file('e'), To: file('d'), Capture: true, Warnings: warned(ast.MoveFiles, ast.MoveCaptureSign)}},
	},
	"ru": {
		{"Крc3", ast.MoveText{Role: ast.King, To: at("c3")}},
		{"Кc3", ast.MoveText{Role: ast.Knight, To: at("c3")}},
		{"К:е5", ast.MoveText{Role: ast.Knight, To: at("e5"), Capture: true, Warnings: warned(ast.MoveCaptureSign, ast.MoveLookalike)}},
		{"exd8=Ф+", ast.MoveText{From: file('e'), To: at("d8"), Capture: true, Promotion: ast.Queen, Sign: ast.CheckSign}},
	},
	"x-figurine": {
		{"♘f3", ast.MoveText{Role: ast.Knight, To: at("f3")}},
		{"♞f6", ast.MoveText{Role: ast.Knight, To: at("f6")}},
		{"♞\uFE0Exe4", ast.MoveText{Role: ast.Knight, To: at("e4"), Capture: true}},
		{"♕\uFE0Fd8#", ast.MoveText{Role: ast.Queen, To: at("d8"), Sign: ast.MateSign}},
		{"e1=♛", ast.MoveText{To: at("e1"), Promotion: ast.Queen}},
	},
	"bn": { // the bishop is G, the knight Gh
		{"Gh1", ast.MoveText{Role: ast.Bishop, To: at("h1")}},
		{"Gha1", ast.MoveText{Role: ast.Knight, To: at("a1")}},
	},
	"nl": {{"Pif3", ast.MoveText{Role: ast.Pawn, To: at("f3"), Warnings: warned(ast.MovePawnLetter)}}},
	"et": { // the bishop is O
		{"Oc4", ast.MoveText{Role: ast.Bishop, To: at("c4")}},
		{"O-O", ast.MoveText{Kind: ast.CastlingMove, Wing: ast.KingSide}},
	},
	"lv": { // the knight is Z
		{"Zf3", ast.MoveText{Role: ast.Knight, To: at("f3")}},
		{"Z0", ast.MoveText{Kind: ast.NullMove}},
	},
}

func withoutSpans(m ast.MoveText) ast.MoveText {
	m.Span, m.Origin, m.Target, m.Promoted = ast.Span{}, ast.Span{}, ast.Span{}, ast.Span{}
	return m
}

func TestParseMove(t *testing.T) {
	check := func(tag string, cases []moveCase) {
		letters := lettersOf(t, tag)
		for _, c := range cases {
			got, found := grammar.ParseMove(letters, " "+c.text+"\n")
			if found != nil || withoutSpans(got) != c.want {
				t.Errorf("%s %q: %v (-want +got):\n%s", tag, c.text, found, cmp.Diff(c.want, withoutSpans(got)))
			}
			if want := (ast.Span{Start: 1, End: int32(1 + len(c.text))}); got.Span != want {
				t.Errorf("%s %q: at %v, want %v", tag, c.text, got.Span, want)
			}
		}
	}
	check("pt", seedMoves)
	for tag, cases := range moreMoves {
		check(tag, cases)
	}
	if got, found := grammar.ParseMove(nil, "Nf3"); found != nil || got.Role != ast.Knight {
		t.Errorf("without letters Nf3 is %+v, %v", got, found)
	}
}

// TestMoveSpans asks for the places of the parts of a move.
func TestMoveSpans(t *testing.T) {
	for _, test := range []struct{ text, origin, target, promoted string }{
		{" Cg1-f3+ desc. ", "2-4", "5-7", "0-0"},
		{"e7 x d8 = D", "0-2", "5-7", "10-11"},
		{"e8(D)", "0-0", "0-2", "3-4"},
		{"e7e8q", "0-2", "2-4", "4-5"},
		{"exf e.p.", "0-1", "2-3", "0-0"},
		{"C@f3", "0-0", "2-4", "0-0"},
		{"O-O", "0-0", "0-0", "0-0"},
	} {
		m, found := grammar.ParseMove(lettersOf(t, "pt"), test.text)
		if m.Origin.String() != test.origin || m.Target.String() != test.target || m.Promoted.String() != test.promoted {
			t.Errorf("%q: origin %v, target %v, promoted %v; %v", test.text, m.Origin, m.Target, m.Promoted, found)
		}
	}
}

func TestNoMove(t *testing.T) {
	for _, text := range []string{
		"", " ", "e", "C", "x", "e9", "i4", "e44", "e4e", "Nf3", "cf3", "ch", "ae", "C-f3", "e-d5", "Cf", "C1", "C3f", "Cf3g4h5",
		"e4 e5", "e4,", "1. e4", "e4 {x}", "e4-+", "e4++ +x", "e4+-e5", "e8=X", "e8(D", "e8D)", "e8()", "e8/", "e8q", "e8=qe",
		"O", "O-", "O-O-", "O-O-O-O", "OOOO", "0-1", "1-0", "*", "...", "---", "00000", "@", "C@", "C@f", "CC@f3", "@@", "Cxxe5", "C:xe5",
		"e4 dis", "e4 foo", "e4ép", "desc.", "e.p.", "mate", "+", "!?", "(=)", "é4", "\xff", "e4\xff", "e4\x00", "C\u200bf3", "♘f3", "Кf3", "$1", "{}",
	} {
		m, found := grammar.ParseMove(lettersOf(t, "pt"), text)
		trimmed := strings.TrimSpace(text)
		start := int32(strings.Index(text, trimmed))
		want := ast.Diagnostic{
			Span: ast.Span{Start: start, End: start + int32(len(trimmed))}, Field: ast.MovesField,
			Code: ast.MoveUnknown, Severity: ast.Error, Args: []any{trimmed},
		}
		if len(found) != 1 || !cmp.Equal(found[0], want) || m != (ast.MoveText{}) {
			t.Errorf("%q: %+v, %#v", text, m, found)
		}
	}
	_, found := grammar.ParseMove(nil, strings.Repeat(" ", grammar.MaxRecord)+"e4")
	if len(found) != 1 || found[0].Code != ast.LineTooLong {
		t.Errorf("a long text: %v", found)
	}
}

// ofGames are the leniencies of games and lines, not of a move's text.
var ofGames = ast.CodesOf(ast.TagMalformed, ast.SetUpMissing, ast.SetUpNotOne, ast.MovesNational)

// TestMoveLeniencies asks that each leniency of a move is shown above.
func TestMoveLeniencies(t *testing.T) {
	var shown ast.Codes
	for _, c := range seedMoves {
		for code := range c.want.Warnings.All() {
			shown.Add(code)
		}
	}
	for _, code := range ast.AllCodes() {
		if !code.IsAboutMoves() || !code.IsLeniency() || code.Level() != ast.SyntaxLevel || ofGames.Has(code) {
			continue
		}
		if !shown.Has(code) {
			t.Errorf("%v: not shown", code)
		}
	}
}
