package diag

import (
	"regexp"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func sq(name string) ast.Square { return ast.MustParseSquare(name) }

// langRow is a row of the table of letters.
func langRow(tag string) *ast.Letters {
	l, ok := ast.LanguageNamed(tag)
	if !ok {
		panic("no language " + tag)
	}
	return l
}

func langRows(tags ...string) (all []*ast.Letters) {
	for _, tag := range tags {
		all = append(all, langRow(tag))
	}
	return all
}

// sampleArgs are the arguments that each code is given where it is found.
var sampleArgs = map[ast.Code][]any{
	ast.ByteOrderMark:           {},
	ast.CarriageReturn:          {},
	ast.NewlineMissing:          {},
	ast.NulByte:                 {},
	ast.BlankLeading:            {},
	ast.BlankTrailing:           {},
	ast.BlankRepeated:           {},
	ast.FieldsMissing:           {2},
	ast.CountersMissing:         {4},
	ast.CounterLone:             {5},
	ast.SemicolonTrailing:       {},
	ast.OperationsInFEN:         {4},
	ast.CountersInEPD:           {6},
	ast.DashGlued:               {},
	ast.DashExtra:               {},
	ast.MovesKeyword:            {},
	ast.SlashLeading:            {},
	ast.SlashTrailing:           {},
	ast.DigitsAdjacent:          {"44", 8},
	ast.TurnCapital:             {"W"},
	ast.TurnRed:                 {},
	ast.NoManUnmoved:            {"F", ast.White, sq("f1")},
	ast.HandOrder:               {"Pr", "rP"},
	ast.PlyParity:               {2},
	ast.PlusMisplaced:           {"/"},
	ast.WallsTooMany:            {},
	ast.VariantNeeded:           {[]*ast.Variant{ast.Shogi}},
	ast.ManOutsideZone:          {ast.Elephant, ast.White, sq("c6")},
	ast.PawnsOnOneFile:          {ast.Black, []ast.Square{sq("e3"), sq("e6")}},
	ast.GeneralsFace:            {sq("e1"), sq("e10")},
	ast.DetectHands:             {},
	ast.DetectVariants:          {[]*ast.Variant{ast.Shogi, ast.Bughouse}},
	ast.LegalityUnknown:         {ast.Shogi},
	ast.CastlingOrder:           {"kKqQ", "KQkq"},
	ast.CastlingRepeated:        {"K"},
	ast.CastlingFileLetter:      {"H", "K"},
	ast.CastlingWingLetter:      {"K", "H"},
	ast.EnPassantCapital:        {"E3", "e3"},
	ast.EnPassantPawn:           {sq("e4"), sq("e3")},
	ast.CounterZeros:            {"01"}, // as a field it is given the number, too
	ast.CounterDash:             {"0"},
	ast.FullmoveZero:            {uint32(7)},
	ast.NoRookForRight:          {"K", ast.White, "f1-h1"},
	ast.KingNotHome:             {"q", ast.Black, 8},
	ast.RightNotOrthodox:        {"K", ast.White, sq("d1"), sq("g1")},
	ast.EnPassantRank:           {sq("e3"), ast.White, 6},
	ast.EnPassantOccupied:       {sq("e3")},
	ast.EnPassantNoPawn:         {sq("e3"), ast.White, sq("e4")},
	ast.EnPassantOrigin:         {sq("e3"), sq("e2")},
	ast.EnPassantClock:          {"e3", uint32(7)},
	ast.NeedsChess960:           {"KQkq"},
	ast.NeedsDFRC:               {"KQkq"},
	ast.CastlingKingOnEdge:      {"K"},
	ast.RecordEmpty:             {},
	ast.NotARecord:              {"[Event"},
	ast.LineTooLong:             {1 << 20},
	ast.FieldMissing:            {"0"},
	ast.FieldExtra:              {"# a comment"},
	ast.FieldLong:               {4096},
	ast.FieldsSwapped:           {"e3", "KQ"},
	ast.PieceUnknown:            {"x"},
	ast.DigitRange:              {"9", 8},
	ast.RankEmpty:               {5},
	ast.RankShort:               {1, 7, 8},
	ast.RankLong:                {1, 9, 8},
	ast.RanksMissing:            {7, 8},
	ast.RanksExtra:              {9, 8},
	ast.TurnUnknown:             {"x"},
	ast.CastlingUnknown:         {"x"},
	ast.CastlingDash:            {"KQ-", "KQ"},
	ast.EnPassantUnknown:        {"e9"},
	ast.CounterUnknown:          {"3.5"},
	ast.CounterSigned:           {"-5"},
	ast.CounterRange:            {"4294967296"},
	ast.CastlingNotStandard:     {"B", sq("b1")},
	ast.TwoRightsOneWing:        {"H", sq("h1")},
	ast.CannotNameRook:          {sq("b1"), "FEN"},
	ast.NoLetterForMan:          {sq("e4"), "FEN", ast.Piece{Role: ast.Pawn, Color: ast.Neutral}},
	ast.SeparatorOther:          {","},
	ast.AddressBlank:            {},
	ast.AddressPlus:             {},
	ast.VariantDiffers:          {ast.Crazyhouse.Title, ast.Atomic.Title},
	ast.AddressEscape:           {"%0"},
	ast.PageMissing:             {"lichess", ast.Horde.Title},
	ast.KeyUnknown:              {"fen"},
	ast.KeyRepeated:             {"turn"},
	ast.KeyMissing:              {"placement"},
	ast.ValueUnknown:            {"turn", "\"white\" | \"black\""},
	ast.KeysContradict:          {"castlingRooks", "castling"},
	ast.DetectAddress:           {},
	ast.DetectObject:            {},
	ast.SeparatorMissing:        {},
	ast.BlankInside:             {},
	ast.RanksMerged:             {24, 3},
	ast.RankPadded:              {3, 7, 8},
	ast.BoardPadded:             {59, sq("d1")},
	ast.RankBlank:               {5},
	ast.EmptySign:               {"."},
	ast.LettersNational:         {langRow("pt")},
	ast.SideNational:            {"b", ast.White, langRow("es")},
	ast.CastlingNational:        {"RDrd", langRow("es")},
	ast.HeadingMissing:          {},
	ast.LettersAssumed:          {langRows("en", "br"), langRows("nl")},
	ast.KingsMissing:            {},
	ast.LetterUnknown:           {"x", 6, langRow("pt")},
	ast.LettersAmbiguous:        {"B", ast.Bishop, langRows("en", "pt"), ast.Pawn, langRows("de")},
	ast.LettersCollide:          {langRow("oc"), "R", ast.Piece{Role: ast.King}, ast.Piece{Role: ast.Rook}},
	ast.FairyUnknown:            {".zz", 4},
	ast.HyphenSquare:            {},
	ast.BoardLong:               {65, 64},
	ast.SquareUnknown:           {"k9"},
	ast.SquareTaken:             {"e4"},
	ast.SideMissing:             {},
	ast.ManMissing:              {"f1"},
	ast.MenMiscounted:           {"3", 2},
	ast.CannotGrant:             {"K"},
	ast.TurnLost:                {"w"},
	ast.CastlingLost:            {"KQkq"},
	ast.EnPassantLost:           {"-"},
	ast.HalfmoveLost:            {"0"},
	ast.FullmoveLost:            {"1"},
	ast.DetectHyphens:           {},
	ast.DetectRunning:           {},
	ast.DetectLines:             {},
	ast.DetectNational:          {},
	ast.DetectList:              {},
	ast.DetectLetters:           {langRows("pt", "pt-BR")},
	ast.NotANumber:              {"960"},
	ast.BoardSize:               {"0x0", "8x8"},
	ast.NotAStart:               {},
	ast.TurnAssumed:             {"w"},
	ast.CastlingAssumed:         {"-"},
	ast.EnPassantAssumed:        {"-"},
	ast.HalfmoveAssumed:         {"0"},
	ast.FullmoveAssumed:         {"1"},
	ast.OperationsLost:          {`bm e4; id "x";`},
	ast.PlacementChanged:        {"8/8/8/8/8/8/8/8"},
	ast.TurnChanged:             {"w"},
	ast.CastlingChanged:         {"HAha"},
	ast.EnPassantChanged:        {"-"},
	ast.HalfmoveChanged:         {"0"},
	ast.FullmoveChanged:         {"1"},
	ast.DetectNoRights:          {},
	ast.DetectOrthodox:          {"KQkq"},
	ast.DetectOutermost:         {"K", sq("g1")},
	ast.DetectInner:             {"B", sq("b1")},
	ast.DetectMixed:             {"KAkq"},
	ast.DetectFiles:             {"HAha"},
	ast.DetectFourFields:        {},
	ast.MoveLong:                {"Cg1-f3", "Cf3"},
	ast.MoveCoordinates:         {"Cg1-f3", "Cf3"},
	ast.MoveFiles:               {"Cg1-f3", "Cf3"},
	ast.MovePawnLetter:          {"Cg1-f3", "Cf3"},
	ast.MoveCaptureSign:         {"Cg1-f3", "Cf3"},
	ast.MovePromotionSign:       {"Cg1-f3", "Cf3"},
	ast.MoveCastlingSign:        {"Cg1-f3", "Cf3"},
	ast.MoveSuffix:              {"Cg1-f3", "Cf3"},
	ast.MoveMateSign:            {"Cg1-f3", "Cf3"},
	ast.MoveGlyph:               {"Cg1-f3", "Cf3"},
	ast.MoveBlank:               {"Cg1-f3", "Cf3"},
	ast.MoveLookalike:           {"Cg1-f3", "Cf3"},
	ast.MoveCheckSign:           {"Cg1-f3", "Cf3"},
	ast.MoveOverstated:          {"Cg1-f3", "Cf3"},
	ast.MoveCaptureMark:         {"Cg1-f3", "Cf3"},
	ast.MovesNational:           {langRow("pt")},
	ast.EnPassantPriorCheck:     {sq("e3"), sq("h4")},
	ast.RecordWrapped:           {},
	ast.URLForm:                 {},
	ast.RecordsJoined:           {},
	ast.LookAlikes:              {"р", "p"},
	ast.DigitsAsLabels:          {4},
	ast.OtherNotation:           {"sfen"},
	ast.RanksReversed:           {},
	ast.BoardRotated:            {},
	ast.CaseSwapped:             {},
	ast.CaseLost:                {},
	ast.BoardUpsideDown:         {},
	ast.FieldsUnparted:          {},
	ast.FullmoveLate:            {uint32(1)},
	ast.FullmoveEarly:           {uint32(2), uint32(1)},
	ast.MoveUnknown:             {"foo"},
	ast.CommentOpen:             {},
	ast.VariationOpen:           {},
	ast.VariationClose:          {},
	ast.TagMalformed:            {`[Event "x]`},
	ast.MovesNested:             {64},
	ast.MoveNoMan:               {ast.White, ast.Knight},
	ast.MoveUnreachable:         {ast.Rook, sq("e4")},
	ast.MoveBlocked:             {ast.Queen, sq("d1"), sq("d5"), sq("d2")},
	ast.MoveOwnMan:              {sq("d2")},
	ast.MovePinned:              {ast.Knight, sq("c3"), sq("e1"), sq("b4")},
	ast.MoveInCheck:             {sq("b4")},
	ast.MoveIntoCheck:           {sq("e2"), sq("b5")},
	ast.MoveAmbiguous:           {2, ast.Knight, sq("d2"), []ast.Square{sq("b1"), sq("f3")}, []string{"Nbd2", "Nfd2"}},
	ast.MoveOtherSide:           {ast.Black},
	ast.PromotionMissing:        {sq("e8")},
	ast.PromotionWrong:          {ast.King},
	ast.PromotionNotHere:        {sq("e7")},
	ast.MoveCastlingNoRight:     {ast.White, ast.KingSide},
	ast.MoveCastlingBlocked:     {ast.QueenSide, sq("b1")},
	ast.MoveCastlingCheck:       {ast.KingSide, sq("f1"), sq("f8")},
	ast.MoveNoEnPassant:         {sq("d6")},
	ast.CaptureRequired:         {[]string{"exd5"}},
	ast.MoveAfterEnd:            {"checkmate"},
	ast.MoveNull:                {"--", "--"},
	ast.MovePocketEmpty:         {ast.Black, ast.Pawn},
	ast.DropOccupied:            {sq("e4")},
	ast.DropPawnEdge:            {sq("e8")},
	ast.MoveNoDrops:             {"Chess"},
	ast.MoveExplodesKing:        {},
	ast.MoveGivesCheck:          {},
	ast.NoRules:                 {"10x8"},
	ast.StartMissing:            {"Chess960"},
	ast.EnPassantNoCapturer:     {sq("e3")},
	ast.EnPassantPinnedFile:     {sq("e3"), sq("d4")},
	ast.EnPassantPinnedDiagonal: {sq("e3"), sq("d4")},
	ast.EnPassantRankOpens:      {sq("e3")},
	ast.EnPassantCheckStays:     {sq("e3")},
	ast.EnPassantForbidden:      {sq("e3")},
	ast.EnPassantNotRecovered:   {},
	ast.MoveFromEmpty:           {sq("e3")},
	ast.MoveTakesKing:           {sq("e8")},
	ast.MoveNoOrigin:            {ast.Knight, "h"},
	ast.MoveNotEnPassant:        {"exd6 e.p.", "exd6"},
	ast.MoveNumber:              {"3.", "2."},
	ast.TagRepeated:             {"FEN"},
	ast.FENMissing:              {},
	ast.SetUpMissing:            {},
	ast.SetUpNotOne:             {"0"},
	ast.ColumnMissing:           {3, 2},
	ast.QuoteOpen:               {},
	ast.JSONInvalid:             {},
	ast.FieldAbsent:             {"position.fen"},
	ast.GameTooLong:             {1 << 20},
	ast.MovesInLanguages:        {langRows("es", "hu")},
	ast.SemicolonLeading:        {},
	ast.SemicolonLoose:          {},
	ast.SemicolonRepeated:       {},
	ast.SemicolonMissing:        {},
	ast.OperationsUnparted:      {},
	ast.BlankMissing:            {},
	ast.PerftLayout:             {},
	ast.OpcodeMissing:           {"30 knights"},
	ast.OpcodeGlued:             {},
	ast.OpcodeRepeated:          {"bm"},
	ast.OpcodeLong:              {"abcdefghijklmnop"},
	ast.StringUnquoted:          {"id", "WAC.001"},
	ast.StringOpen:              {"id", `"test 30`},
	ast.StringLong:              {256, 255},
	ast.OperandMissing:          {"dm", ast.OneInteger},
	ast.OperandExtra:            {"Kd2", "pm", ast.OneMove},
	ast.OperandType:             {"+M1", "ce", ast.OneInteger},
	ast.OperandRange:            {"0", "dm", int64(1), int64(4294967295)},
	ast.OperandMove:             {"best"},
	ast.OperandComma:            {},
	ast.MoveNumbered:            {"1."},
	ast.MateDistance:            {"#12"},
	ast.NotUTF8:                 {228},
	ast.RightsDropped:           {},
	ast.PeerRefuses:             {"chess.js", "1.4.0", ast.Phrase("castling-file-letters")},
	ast.PeerDiffers:             {"Scid", "16828e35", ast.Phrase("castling-missing"), ast.Phrase("guesses-rights")},
	ast.PeerFlags:               {"python-chess", "9c24454d", ast.Phrase("kings-touch")},
	ast.PeerDrops:               {"Stockfish", "762dd1da9", ast.Phrase("castling-king-on-edge")},
	ast.PeerRewrites:            {"Stockfish", "762dd1da9", ast.Phrase("ep-not-legal")},
	ast.MateMissing:             {},
	ast.VariantUnknown:          {"nosuch"},
	ast.NulInside:               {},
	ast.OperationsContradict:    {"pm", "pv"},
	ast.MateScore:               {int64(500), int64(1), int64(32766)},
	ast.ControlByte:             {1},
	ast.PocketDash:              {},
	ast.PocketCount:             {"3P", "PPP"},
	ast.PocketRank:              {"NNp"},
	ast.PocketNotHere:           {"[NNp]"},
	ast.PocketOpen:              {},
	ast.PocketExtra:             {"x"},
	ast.PocketKing:              {"K"},
	ast.PocketRange:             {"0P"},
	ast.PromotedMark:            {},
	ast.NotPromoted:             {},
	ast.CastlingNotHere:         {"KQkq"},
	ast.ChecksNotHere:           {"3+3"},
	ast.ChecksTwice:             {"+0+0"},
	ast.ChecksRange:             {"4+3", 3},
	ast.PocketAssumed:           {"[]"},
	ast.ChecksAssumed:           {"3+3"},
	ast.PocketLost:              {"[NNp]"},
	ast.ChecksLost:              {"3+3"},
	ast.PocketChanged:           {"[NNp]"},
	ast.ChecksChanged:           {"+0+0"},
	ast.CastlingNotKept:         {"KQkq"},
	ast.EnPassantNotKept:        {"e3"},
	ast.MovesNotKept:            {"bm e4"},
	ast.Duplicate:               {1},
	ast.KingCount:               {ast.White, 2, 1},
	ast.KingsTouch:              {sq("g2"), sq("f2")},
	ast.PawnOnEdge:              {ast.White, sq("a1")},
	ast.OpponentInCheck:         {ast.Black, []ast.Square{sq("e2")}},
	ast.PawnsTooMany:            {ast.White, 9, 8},
	ast.MenTooMany:              {ast.Neutral, 33, 32, ast.NoRole},
	ast.PromotionsTooMany:       {ast.White, 2, 1},
	ast.CheckersTooMany:         {3, []ast.Square{sq("b5"), sq("d6"), sq("e2")}, 2},
	ast.PawnsNeedCaptures:       {ast.White, 6, 1},
	ast.PawnsNoOrigin:           {ast.White, []ast.Square{sq("a2"), sq("b2"), sq("a3")}},
	ast.NothingCaptured:         {ast.White, 1},
	ast.ClockBeyondGame:         {uint32(60), 38},
	ast.MoveParity:              {ast.Black, 1},
	ast.ClockMustBeZero:         {uint32(4), ast.White},
	ast.LastMoveMissing:         {ast.Black},
	ast.CheckImpossible:         {ast.White, []ast.Square{sq("b2")}},
	ast.DoubleCheckImpossible:   {ast.White, []ast.Square{sq("e1"), sq("a4")}},
	ast.ManOutOfReach:           {ast.Bishop, ast.White, sq("a1")},
	ast.GameOverBefore:          {ast.Black},
	ast.CheckUncounted:          {ast.Black, []ast.Square{sq("e2")}, ast.White},
	ast.LastCheckMissing:        {ast.White},
	ast.MenLockedIn:             {ast.Black, 1, 0},
	ast.FiftyMoves:              {uint32(100)},
	ast.SeventyFiveMoves:        {uint32(160)},
	ast.MoveNumberSmall:         {ast.White, 2, 0},
	ast.ClockCannotBeZero:       {ast.Black},
}

func TestEveryCodeIsWorded(t *testing.T) {
	for _, code := range ast.AllCodes() {
		args, ok := sampleArgs[code]
		if !ok {
			t.Errorf("%v: no arguments in the table of this test", code)
			continue
		}
		for _, lang := range Langs() {
			d := ast.Diagnostic{Code: code, Args: args}
			checkWording(t, code, lang, Message(&d, lang))
			checkWording(t, code, lang, Help(&d, lang))
		}
	}
}

// unfilled is what a slot without an argument or a spoilt template leaves.
var unfilled = regexp.MustCompile(`[{}]|%!|"\?"|(^| )\?`)

func checkWording(t *testing.T, code ast.Code, lang Lang, text string) {
	t.Helper()
	switch {
	case text == "" || text == code.String():
		t.Errorf("%v in %v has no words", code, lang)
	case unfilled.MatchString(text):
		t.Errorf("%v in %v has an unfilled slot: %s", code, lang, text)
	case strings.TrimSpace(text) != text || strings.HasSuffix(text, "."):
		t.Errorf("%v in %v: blanks around it or a full stop: %q", code, lang, text)
	}
}

func TestEveryCodeHasOneRow(t *testing.T) {
	seen := map[ast.Code]bool{}
	for _, rows := range catalogue {
		for i := range rows {
			if seen[rows[i].code] {
				t.Errorf("%v has two rows", rows[i].code)
			}
			seen[rows[i].code] = true
			for _, other := range Langs()[1:] {
				sameSlots(t, &rows[i], other)
			}
		}
	}
	if len(seen) != len(ast.AllCodes()) {
		t.Errorf("%d rows for %d codes", len(seen), len(ast.AllCodes()))
	}
}

var slotNumber = regexp.MustCompile(`\{(\w+)`)

// sameSlots asks that a translation says as much as the English text.
func sameSlots(t *testing.T, r *row, lang Lang) {
	t.Helper()
	count := func(l Lang) map[string]bool {
		slots := map[string]bool{}
		for _, m := range slotNumber.FindAllStringSubmatch(r.message.in(l), -1) {
			slots[m[1]] = true
		}
		return slots
	}
	want, got := count(English), count(lang)
	for slot := range want {
		if !got[slot] {
			t.Errorf("%v in %v lacks {%s}", r.code, lang, slot)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%v in %v: %d slots, want %d", r.code, lang, len(got), len(want))
	}
	if strings.Contains(r.help.in(lang), "{") {
		t.Errorf("%v in %v: a help text has no slots", r.code, lang)
	}
}

func TestMessage(t *testing.T) {
	for _, test := range []struct {
		lang  Lang
		field ast.Field
		code  ast.Code
		args  []any
		want  string
	}{
		{English, 0, ast.RankShort, []any{1, 7, 8}, `rank 1 holds 7 squares, want 8`},
		{English, 0, ast.RankShort, []any{8, 1, 8}, `rank 8 holds 1 square, want 8`},
		{Portuguese, 0, ast.RankShort, []any{8, 1, 8}, `a fileira 8 tem 1 casa, mas deveria ter 8`},
		{Spanish, 0, ast.RankShort, []any{8, 3, 8}, `la fila 8 tiene 3 casillas y debería tener 8`},
		{
			English, 0, ast.CastlingNotStandard, []any{"B", sq("b1")},
			`"B" names the rook on b1; standard FEN has no letter for it, X-FEN and Shredder-FEN have`,
		},
		{
			English, 0, ast.NoRookForRight, []any{"K", ast.White, "f1-h1"},
			`castling right "K" has no rook: there is no White rook on f1-h1`,
		},
		{
			Portuguese, 0, ast.NoRookForRight, []any{"k", ast.Black, "f8-h8"},
			`o direito de roque "k" não tem torre: não há torre das pretas em f8-h8`,
		},
		{
			Spanish, 0, ast.EnPassantRank, []any{sq("e3"), ast.White, 6},
			`la casilla al paso e3 no vale en el turno de las blancas; debería estar en la fila 6`,
		},
		{English, ast.HalfmoveField, ast.CounterSigned, []any{"-5"}, `the half-move clock "-5" has a sign, want digits only`},
		{Spanish, ast.FullmoveField, ast.CounterZeros, []any{"01", "1"}, `el número de jugada "01" tiene ceros a la izquierda`},
		{English, ast.OperationsField, ast.CounterUnknown, []any{"x"}, `the counter "x" is no number`},
		{English, ast.FullmoveField, ast.FullmoveZero, []any{uint32(0)}, `the move number is 0, want 1 or more`},
		{
			English, ast.FullmoveField, ast.FullmoveZero, []any{uint32(7)},
			`the move number is 0, want 1 or more; has it changed places with the half-move clock, 7?`,
		},
		{
			English, 0, ast.FieldsMissing, []any{1},
			`the record ends after 1 field; missing: side to move, castling, en passant square`,
		},
		{
			Portuguese, 0, ast.FieldsMissing, []any{3},
			`o registro termina depois de 3 campos; faltando: casa de en passant`,
		},
		{English, 0, ast.FieldExtra, []any{"a\tb\x1b\xff\u202e\u0301"}, `"a\x09b\x1b\xff\u202e` + "\u0301" + `" follows the last field`},
		{
			English, 0, ast.FieldExtra, []any{strings.Repeat("ж", 41)},
			`"` + strings.Repeat("ж", 40) + `…" follows the last field`,
		},
		{English, 0, ast.NoCode, nil, `no-code`},
		{English, 0, ast.RankShort, nil, `rank ? holds ? ?, want ?`},
	} {
		d := ast.Diagnostic{Code: test.code, Field: test.field, Args: test.args}
		if got := Message(&d, test.lang); got != test.want {
			t.Errorf("%v %v %q:\n got %s\nwant %s", test.lang, test.code, test.args, got, test.want)
		}
	}
}

func TestHints(t *testing.T) {
	for _, test := range []struct {
		lang Lang
		code ast.Code
		text string
		want string // after the semicolon, empty for no hint
	}{
		{English, ast.PieceUnknown, "x", ``},
		{English, ast.PieceUnknown, "р", `U+0440, Cyrillic, looks like "p"`},
		{Portuguese, ast.PieceUnknown, "Κ", `U+039A, grego, parecido com "K"`},
		{Spanish, ast.PieceUnknown, "Ф", `U+0424, cirílico`},
		{English, ast.PieceUnknown, "♞", `U+265E, a chess symbol, "n" in English letters`},
		{English, ast.PieceUnknown, "Ｑ", `U+FF31, full-width, looks like "Q"`},
		{English, ast.PieceUnknown, "馬", `U+99AC, Han`},
		{English, ast.PieceUnknown, "é", `U+00E9`},
		{English, ast.PieceUnknown, "\u200b", `U+200B, an invisible character`},
		{English, ast.PieceUnknown, "\u00a0", `U+00A0, an invisible character, looks like " "`},
		{English, ast.PieceUnknown, "\x1b", `U+001B, a control character`},
		{English, ast.PieceUnknown, "\xff", `this byte is not UTF-8; is the file in another encoding?`},
		{English, ast.PieceUnknown, "\uFFFD", `U+FFFD`},
		{English, ast.PieceUnknown, "I", `for an empty square write the digit 1`},
		{English, ast.PieceUnknown, "l", `for an empty square write the digit 1; the bishop of German, "b" in English letters`},
		{English, ast.PieceUnknown, "O", `this is the letter O, and 0 counts no squares either`},
		{English, ast.PieceUnknown, "~", `it marks a promoted man in crazyhouse; other games have no mark`},
		{Spanish, ast.PieceUnknown, "[", `los corchetes contienen la reserva de crazyhouse`},
		{English, ast.PieceUnknown, `\`, `ranks are separated by "/"`},
		{Portuguese, ast.PieceUnknown, "T", `a torre em português, espanhol, francês e alemão, "R" em letras inglesas`},
		{Spanish, ast.PieceUnknown, "d", `la dama en español, portugués, francés y alemán, "q" en letras inglesas`},
		{English, ast.NotARecord, "8", ``},
		{English, ast.NotARecord, "[FEN", `this looks like a PGN tag; the record is between its quotation marks`},
		{English, ast.NotARecord, "https://lichess.org/8/8", `this looks like a web address`},
		{English, ast.NotARecord, "position", `this is a word of UCI commands; leave it out`},
		{English, ast.NotARecord, "1.e4", `this looks like the moves of a game`},
		{
			English, ast.NotARecord, "t1bdrbct-ppp1pppp-2cp4-8-8-3P1C2-PPP1PPPP-TCBDRB1T",
			`this looks like Forsyth notation with hyphens`,
		},
		{English, ast.TurnUnknown, "White", `White is "w"`},
		{Spanish, ast.TurnUnknown, "n", `si son las negras, escriba "b"`},
		{English, ast.CastlingUnknown, "O", `the rights are letters, not the moves O-O and O-O-O`},
		{English, ast.CastlingUnknown, "К", `U+041A, Cyrillic, looks like "K"`},
		{English, ast.EnPassantUnknown, "e", `its rank is missing`},
		{English, ast.EnPassantUnknown, "–", `U+2013, looks like "-"`},
		{English, ast.EnPassantUnknown, "\xe9", `this byte is not UTF-8; is the file in another encoding?`},
		{English, ast.CounterUnknown, "1O", `a letter l, I or O is no digit`},
		{English, ast.CounterUnknown, "３", `U+FF13, full-width, looks like "3"`},
	} {
		d := ast.Diagnostic{Code: test.code, Args: []any{test.text}}
		message := Message(&d, test.lang)
		plain := fill(rowOf(test.code).message.in(test.lang), test.lang, 0, d.Args)
		got := strings.TrimPrefix(strings.TrimPrefix(message, plain), "; ")
		if got != test.want {
			t.Errorf("%v %v %q:\n got %s\nwant %s", test.lang, test.code, test.text, got, test.want)
		}
	}
}

// TestHintsOfGames asks what stands for an en passant square where none does.
func TestHintsOfGames(t *testing.T) {
	for _, test := range []struct {
		game, word, want string
	}{
		{"chess", "e9", ``},
		{"racingkings", "e3", `no pawn of this game makes a double step`},
		{"racingkings", "e", `no pawn of this game makes a double step`},
		{"shatranj", "–", `U+2013, looks like "-"`},
		{"makruk", "c3", `in this game the number of plies at which the count ends stands here, or "-"`},
		{"berolina", "e3", `in this game the square of the pawn follows, such as c3b4`},
		{"wildebeest", "z3", ``},
	} {
		game, _ := ast.VariantNamed(test.game)
		d := ast.Diagnostic{Code: ast.EnPassantUnknown, Args: []any{test.word, game}}
		plain := `"` + test.word + `" is no en passant square`
		if got := strings.TrimPrefix(strings.TrimPrefix(Message(&d, English), plain), "; "); got != test.want {
			t.Errorf("%s %q: %s, want %s", test.game, test.word, got, test.want)
		}
	}
}

func TestParseLang(t *testing.T) {
	for _, test := range []struct {
		tag  string
		want Lang
		ok   bool
	}{
		{"en", English, true}, {"EN-us", English, true}, {"pt-BR", Portuguese, true}, {"pt_BR.UTF-8", Portuguese, true},
		{"es", Spanish, true}, {"es_419", Spanish, true}, {"de", English, false}, {"", English, false},
		{"C", English, false}, {"est", English, false},
	} {
		if got, ok := ParseLang(test.tag); got != test.want || ok != test.ok {
			t.Errorf("ParseLang(%q) = %v, %v", test.tag, got, ok)
		}
	}
	for _, lang := range Langs() {
		if got, ok := ParseLang(lang.String()); got != lang || !ok {
			t.Errorf("%v does not read as itself", lang)
		}
	}
	if got := Lang(99).String(); got != "en" {
		t.Errorf("a number that is no language is %q, want en", got)
	}
}
