package diag

import (
	"strings"
	"testing"
	"unicode"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var sampleRight = []any{"K", ast.White, ast.KingSide, sq("h1"), sq("f1"), sq("f8"), ast.Rook}

// sampleFacts are the arguments that each fact is given; none where it needs none.
var sampleFacts = map[ast.FactCode][]any{
	ast.ReadAs: {"pieces"}, ast.ReadVariant: {ast.Atomic}, ast.ReadNeeds: {ast.Chess960}, ast.ReadLetters: {langRows("pt")},
	ast.RankSum: {6, "3p2P1", "3 + 1 + 2 + 1 + 1", 8}, ast.MenCount: {1, 16},
	ast.Material:  {ast.White, []ast.Held{{Role: ast.King, Count: 1}, {Role: ast.Rook, Count: 2}}},
	ast.MenBeyond: {[]ast.Square{sq("e4"), sq("f5")}}, ast.WallSquares: {[]ast.Square{sq("e4")}}, ast.UnmovedMen: {ast.White, []ast.Square{sq("b1")}},
	ast.CountEnds: {uint32(128)}, ast.PawnBeside: {sq("e3"), sq("d4")}, ast.PassedTwice: {sq("e3"), sq("e4")}, ast.SquareBeyond: {sq("e4"), ast.Piece{Role: ast.Queen, Beyond: true}},
	ast.PromotedMen: {[]ast.Square{sq("e4"), sq("f5")}}, ast.NeutralMen: {[]ast.Square{sq("e4")}},
	ast.PocketHolds: {ast.Black, []ast.Held{{Role: ast.Pawn, Count: 2}}}, ast.PocketEmpty: {ast.White}, ast.ToMove: {ast.White},
	ast.CastlingGame: {ast.RacingKings}, ast.EnPassantGame: {ast.Shogi}, ast.CountMade: {uint32(18)},
	ast.RightKept: sampleRight, ast.RightPlayable: sampleRight, ast.RightWaits: sampleRight, ast.RightBlocked: sampleRight,
	ast.RightInCheck: sampleRight, ast.RightPasses: sampleRight, ast.RightLands: sampleRight, ast.RightForbidden: sampleRight,
	ast.RightEnded: sampleRight, ast.RightUnruled: sampleRight,
	ast.EnPassantPassed: {sq("e3"), ast.White, sq("e2"), sq("e4")}, ast.EnPassantValues: {sq("e3"), sq("e3"), ast.NoSquare},
	ast.EnPassantTaker: {sq("d4"), sq("e3")},
	ast.HalfmoveSince:  {uint32(5)}, ast.FiftyLeft: {uint32(95)}, ast.FullmoveNumber: {uint32(39), uint32(38)},
	ast.FullmoveWaiting: {uint32(39)}, ast.ChecksLeft: {ast.White, 2}, ast.ChecksDone: {ast.Black},
	ast.OperationKnown: {"bm", ast.OpcodeNamed("bm"), "Nf3"}, ast.OperationBare: {"resign", ast.OpcodeNamed("resign")},
	ast.OperationUnknown: {"foo", "bar"}, ast.OperationText: {`"text"`}, ast.AndMore: {12},
	ast.IsCheckmate: {ast.White}, ast.IsStalemate: {ast.Black}, ast.StalemateWon: {ast.Black}, ast.VariantWon: {ast.White},
	ast.CheckFrom: {ast.White, ast.Rook, sq("e2")}, ast.LegalMoves: {20}, ast.StartOf960: {0}, ast.StartOfDFRC: {1, 959},
	ast.StartOfVariant: {ast.Horde}, ast.StepWarned: {[]ast.Code{ast.RankShort}}, ast.StepNoted: {[]ast.Code{ast.DetectFourFields}}, ast.StepFailed: {[]ast.Code{ast.RankShort, ast.RankLong}},
	ast.SquareEmpty: {sq("e4")}, ast.SquareMan: {sq("e4"), ast.Piece{Role: ast.Pawn}}, ast.SquareWall: {sq("e4")},
	ast.SquarePromoted: {sq("e4"), ast.Piece{Role: ast.Queen, Promoted: true}}, ast.ManOn: {ast.Piece{Role: ast.Pawn, Color: ast.Black}, sq("e4")},
	ast.BoardOf: {"8x8"}, ast.TurnOf: {ast.Black}, ast.RightWith: {ast.White, ast.QueenSide, sq("a1")},
	ast.RightLost: {ast.Black, ast.KingSide}, ast.FieldAs: {"KQkq"}, ast.SquarePassed: {sq("e3")}, ast.CounterOf: {uint32(7)},
	ast.PocketOf: {ast.White, []ast.Held(nil)}, ast.ChecksOf: {ast.White, 3}, ast.OperationIs: {`id "x"`}, ast.OperationNone: {"am"},
}

// TestFactRows demands each fact once, in every language, with nothing left of its
// slots, and no language in the words of another.
func TestFactRows(t *testing.T) {
	rows := map[ast.FactCode]*factRow{}
	for _, list := range factRows {
		for i := range list {
			if rows[list[i].code] != nil {
				t.Errorf("%v has two rows", list[i].code)
			}
			rows[list[i].code] = &list[i]
		}
	}
	for _, code := range ast.AllFacts() {
		if rows[code] == nil {
			t.Errorf("%v has no words", code)
			continue
		}
		for _, lang := range Langs() {
			f := ast.FactOf(code, sampleFacts[code]...)
			text := Fact(&f, lang)
			if text == "" || strings.ContainsAny(text, "{}?\n") || strings.Contains(text, "%!") {
				t.Errorf("%v in %v: %q", code, lang, text)
			}
			template := rows[code].words.in(lang)
			if template == "" || lang != English && hasWords(template) && template == rows[code].words.in(English) {
				t.Errorf("%v in %v has the words of English: %q", code, lang, template)
			}
			sameFactSlots(t, rows[code], lang)
		}
	}
}

// hasWords reports whether a template has letters outside of its slots.
func hasWords(template string) bool {
	depth := 0
	return strings.ContainsFunc(template, func(r rune) bool {
		switch r {
		case '{':
			depth++
		case '}':
			depth--
		}
		return depth == 0 && unicode.IsLetter(r)
	})
}

// sameFactSlots asks that a translation says as much as the English text.
func sameFactSlots(t *testing.T, r *factRow, lang Lang) {
	t.Helper()
	slots := func(l Lang) string {
		var found [10]bool
		for _, m := range slotNumber.FindAllStringSubmatch(r.words.in(l), -1) {
			found[m[1][0]-'0'] = true
		}
		var all strings.Builder
		for i, is := range found {
			if is {
				all.WriteByte('0' + byte(i))
			}
		}
		return all.String()
	}
	if slots(English) != slots(lang) {
		t.Errorf("%v in %v has the slots %s, want %s", r.code, lang, slots(lang), slots(English))
	}
}

func TestFacts(t *testing.T) {
	for _, test := range []struct {
		lang Lang
		fact ast.Fact
		want string
	}{
		{English, ast.FactOf(ast.RightBlocked, sampleRight...),
			"K: White may still castle king side with the rook on h1; the right is kept, but not playable now: f1 is occupied"},
		{Portuguese, ast.FactOf(ast.RightPasses, sampleRight...),
			"K: as brancas ainda podem rocar na ala do rei com a torre de h1; o direito se mantém, mas não pode ser exercido agora: o rei passaria por f1, casa atacada de f8"},
		{Spanish, ast.FactOf(ast.HalfmoveSince, uint32(1)), "1 media jugada desde la última captura o jugada de peón"},
		{Portuguese, ast.FactOf(ast.FiftyLeft, uint32(1)),
			"falta 1 meio-lance para que se possa reclamar o empate pela regra dos cinquenta lances"},
		{English, ast.FactOf(ast.FullmoveNumber, uint32(39), uint32(38)), "move number 39, so 38 full moves have been played"},
		{Portuguese, ast.FactOf(ast.Material, ast.Black, []ast.Held{{Role: ast.Queen, Count: 1}, {Role: ast.Pawn, Count: 8}}),
			"as pretas: 1 dama, 8 peões"},
		{Spanish, ast.FactOf(ast.CheckFrom, ast.White, ast.Queen, sq("h4")), "el rey de las blancas está en jaque: la dama de h4 lo ataca"},
		{Spanish, ast.FactOf(ast.PocketOf, ast.White, []ast.Held(nil)), "las blancas: nada"},
		{English, ast.FactOf(ast.SquarePromoted, sampleFacts[ast.SquarePromoted]...), "e4: queen (White, promoted)"},
		{Portuguese, ast.FactOf(ast.SquareBeyond, sampleFacts[ast.SquareBeyond]...), "e4: dama (das brancas, no segundo tabuleiro)"},
		{Portuguese, ast.NoteOf(ast.TurnAssumed, "w"), `o lado a jogar não está indicado; supôs-se "w"`},
		{English, ast.Fact{}, "no-fact"},
	} {
		if got := Fact(&test.fact, test.lang); got != test.want {
			t.Errorf("%v %v:\n got %s\nwant %s", test.lang, test.fact, got, test.want)
		}
	}
}

// TestOpcodeMeanings demands every opcode in every language, and the English of none
// in another.
func TestOpcodeMeanings(t *testing.T) {
	for _, opcode := range ast.Opcodes() {
		for _, lang := range []Lang{Portuguese, Spanish} {
			meaning := opcodeMeaning(&opcode, lang)
			if meaning == "" || meaning == opcode.Meaning || strings.HasPrefix(meaning, " ") {
				t.Errorf("%s in %v: %q", opcode.Name, lang, meaning)
			}
		}
	}
	for _, row := range opcodeMeanings {
		name := row.name
		if !ast.OpcodeNamed(name).IsKnown() && name != "c" && name != "v" && name != "D" {
			t.Errorf("%s is no opcode", name)
		}
	}
}
