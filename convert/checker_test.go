package convert_test

import (
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

func checker(t testing.TB, o convert.CheckOptions) *convert.Checker {
	t.Helper()
	c, err := convert.NewChecker(o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// legalCase is a record of testdata/legal, the game and the level at which it is
// checked, empty for those of a check without options, and what is found in it.
type legalCase struct {
	place, section, record string
	want                   []string
}

func legalCases(t *testing.T) (cases []legalCase) {
	t.Helper()
	files, err := filepath.Glob("../testdata/legal/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		section := ""
		for line := range strings.SplitSeq(string(data), "\n") {
			switch {
			case line == "", line[0] == '#':
			case line[0] == '=':
				section = line[2:]
			case line[0] == '!', line[0] == '?':
				last := &cases[len(cases)-1]
				last.want = append(last.want, line)
			default:
				cases = append(cases, legalCase{place: filepath.Base(file), section: section, record: line})
			}
		}
	}
	return cases
}

var signs = map[ast.Severity]string{ast.Error: "!", ast.Warning: "?"}

// sectionChecker is the checker of a section of testdata/legal.
func sectionChecker(t *testing.T, section string) *convert.Checker {
	t.Helper()
	if section == "" {
		return checker(t, convert.CheckOptions{})
	}
	game, depth, _ := strings.Cut(section, " ")
	v, ok := ast.VariantNamed(game)
	ok = ok || game == "any"
	level := map[string]ast.Level{"legal": ast.LegalLevel, "suspicious": ast.SuspiciousLevel}[depth]
	if !ok || level == 0 {
		t.Fatalf("no section %q", section)
	}
	return checker(t, convert.CheckOptions{From: dialects.Auto.For(v), Level: level})
}

// mistaken are the codes of mistakes, but those of texts that cannot be read.
var mistaken = ast.CodesOf(ast.RanksReversed, ast.BoardRotated, ast.CaseSwapped, ast.CaseLost, ast.BoardUpsideDown, ast.FullmoveEarly, ast.FullmoveLate)

// TestLegal runs testdata/legal, and asks for a case for each code that the rules
// find in a record; testdata/mistakes has those that explain others.
func TestLegal(t *testing.T) {
	var rec ast.Record
	var seen ast.Codes
	for _, test := range legalCases(t) {
		var got []string
		for _, d := range sectionChecker(t, test.section).Check(&rec, test.record) {
			seen.Add(d.Code)
			got = append(got, strings.Join([]string{
				signs[d.Severity] + " " + d.Code.String(), d.Span.Of(test.record), diag.Message(&d, diag.English)}, " | "))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s: -want +got\n%s", test.place, test.record, diff)
		}
	}
	for _, code := range ast.AllCodes() {
		isFound := code.Level() >= ast.LegalLevel && !code.IsAboutMoves() && code.Severity(false) != ast.Info && code != ast.NoRules && !mistaken.Has(code)
		if isFound && !seen.Has(code) {
			t.Errorf("%v has no case", code)
		}
	}
}

// TestProofsByReader: what is proved is a warning to a tolerant reader and an error to
// a strict one. What is odd is a warning to both, at the level of suspicions.
func TestProofsByReader(t *testing.T) {
	const locked, zero = "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 40", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3"
	strict := dialects.FEN.For(ast.Chess).Strict()
	tests := []struct {
		o            convert.CheckOptions
		record, want string
	}{
		{convert.CheckOptions{From: dialects.FEN.For(ast.Chess)}, locked, "18-19: warning: man-out-of-reach"},
		{convert.CheckOptions{From: strict}, locked, "18-19: error: man-out-of-reach"},
		{convert.CheckOptions{From: strict, Level: ast.ConsistentLevel}, locked, ""},
		{convert.CheckOptions{From: strict, Level: ast.SuspiciousLevel}, zero, "53-54: warning: clock-cannot-be-zero"},
		{convert.CheckOptions{From: strict}, zero, ""},
	}
	for _, test := range tests {
		if got := found(checker(t, test.o), test.record); got != test.want {
			t.Errorf("%s: %s, want %s", test.record, got, test.want)
		}
	}
}

// TestUnstatedCountersProveNothing: those of a record without them are defaults.
func TestUnstatedCountersProveNothing(t *testing.T) {
	c := checker(t, convert.CheckOptions{From: dialects.Auto.For(ast.Chess), Level: ast.SuspiciousLevel})
	for _, record := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", // one move of White, by the defaults
		"rnbqkb1r/pppppppp/5n2/8/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -",
		"4k3/8/8/8/8/8/8/4K3 w - - hmvc 60;", // without a move number
	} {
		if got := found(c, record); strings.Contains(got, "move") || strings.Contains(got, "clock") {
			t.Errorf("%s: %s", record, got)
		}
	}
}

// found lists the findings in a record: severity, code, place.
func found(c *convert.Checker, record string) string {
	var rec ast.Record
	return listed(c.Check(&rec, record))
}

func listed(found ast.Diagnostics) string {
	var words []string
	for _, d := range found {
		words = append(words, d.String())
	}
	return strings.Join(words, "; ")
}

// TestCheckOptions asks what levels and sets of codes leave of the findings in one
// record: two blanks, a right without its rook, and a king in check out of turn.
func TestCheckOptions(t *testing.T) {
	const record = "4k3/8/8/8/8/8/4R3/4K3  w K - 0 40"
	tests := []struct {
		o    convert.CheckOptions
		want string
	}{
		{convert.CheckOptions{}, "21-23: warning: blank-repeated; 23-24: error: opponent-in-check; 25-26: warning: no-rook-for-right"},
		{convert.CheckOptions{Level: ast.SyntaxLevel}, "21-23: warning: blank-repeated"},
		{convert.CheckOptions{Level: ast.ConsistentLevel}, "21-23: warning: blank-repeated; 25-26: warning: no-rook-for-right"},
		{convert.CheckOptions{Ignore: ast.CodesOf(ast.OpponentInCheck, ast.BlankRepeated)}, "25-26: warning: no-rook-for-right"},
		{
			convert.CheckOptions{Level: ast.ConsistentLevel, Errors: ast.CodesOf(ast.NoRookForRight)},
			"21-23: warning: blank-repeated; 25-26: error: no-rook-for-right",
		},
		// What a strict reader refuses has no position to judge.
		{convert.CheckOptions{From: dialects.FEN.Strict()}, "21-23: error: blank-repeated; 25-26: error: no-rook-for-right"},
		{convert.CheckOptions{From: dialects.FEN.Strict(), Level: ast.SyntaxLevel}, "21-23: error: blank-repeated"},
	}
	for _, test := range tests {
		if got := found(checker(t, test.o), record); got != test.want {
			t.Errorf("%v, %v: %s, want %s", test.o.Level, test.o.From, got, test.want)
		}
	}
}

// TestCheckLevelOfFaults asks that no fault is found deeper than a check looks.
func TestCheckLevelOfFaults(t *testing.T) {
	const twoRights = "r3k2r/8/8/8/8/8/8/R3K1RR w HG - 0 1"
	if got := found(checker(t, convert.CheckOptions{}), twoRights); got != "28-29: error: two-rights-one-wing" {
		t.Error(got)
	}
	if got := found(checker(t, convert.CheckOptions{Level: ast.SyntaxLevel}), twoRights); got != "" {
		t.Error(got)
	}
}

// TestCheckTurnNotStated: where a text does not say who is to move, a check is of
// the side that is.
func TestCheckTurnNotStated(t *testing.T) {
	tests := []struct{ board, want string }{
		{"4k3/8/8/8/8/8/4R3/4K3", ""},
		{"4k3/8/8/8/8/8/4r3/4K3", ""},
		{"4k2r/8/8/8/8/8/8/4R2K", "18-19: error: opponent-in-check"}, // both: the rook is marked
	}
	ignore := convert.CheckOptions{Ignore: ast.CodesOf(ast.FieldsMissing, ast.LettersAssumed)}
	for _, test := range tests {
		if got := found(checker(t, ignore), test.board); got != test.want {
			t.Errorf("%s: %s, want %s", test.board, got, test.want)
		}
	}
}

// TestCheckPlaces asks where a pawn on the edge is found in placements that are
// written in other ways than FEN's.
func TestCheckPlaces(t *testing.T) {
	in := func(tag string) *dialects.Dialect {
		letters, err := dialects.LettersNamed(tag)
		if err != nil {
			t.Fatal(err)
		}
		d, err := dialects.Auto.In(letters)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	tests := []struct {
		from         *dialects.Dialect
		record, want string
	}{
		{nil, "4k3/8/8/8/8/8/8/P3K3 w - - 0 40", "P"},
		{nil, "/4k3/8/8/8/8/8/8/P3K3 w - - 0 40", "P"},
		{nil, "22k3/8/8/8/8/8/8/12PK3 w - - 0 40", "P"},
		{dialects.Auto.For(ast.Crazyhouse), "Q~3k3/8/8/8/8/8/8/Q~2PK3[Pp] b - - 0 40", "P"},
		{in("de"), "4k3/8/8/8/8/8/8/B3K3 w - - 0 40", "4k3/8/8/8/8/8/8/B3K3"},
		{in("en"), "4k3 - 8 - 8 - 8 - 8 - 8 - 8 - P3K3", "4k3 - 8 - 8 - 8 - 8 - 8 - 8 - P3K3"},
	}
	var rec ast.Record
	for _, test := range tests {
		var places []string
		for _, d := range checker(t, convert.CheckOptions{From: test.from}).Check(&rec, test.record) {
			if d.Code == ast.PawnOnEdge {
				places = append(places, d.Span.Of(test.record))
			}
		}
		if got := strings.Join(places, " "); got != test.want {
			t.Errorf("%s: %q, want %q", test.record, got, test.want)
		}
	}
}

// TestCheckAllocatesNothing holds for records that are sound, those with an en
// passant square, operations without moves, and those of variants too.
func TestCheckAllocatesNothing(t *testing.T) {
	for _, v := range append(slices.Clone(ast.Variants), nil) {
		records := []string{"rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", `8/8/8/4k3/8/8/8/4K3 w - - acd 3; id "x";`}
		switch {
		case v != nil && v.Start == "":
			continue
		case v != nil:
			records = []string{v.Start}
		}
		c := checker(t, convert.CheckOptions{From: dialects.Auto.For(v)})
		var rec ast.Record
		for _, record := range records {
			allocs := testing.AllocsPerRun(20, func() {
				if found := c.Check(&rec, record); found != nil {
					t.Fatal(record, found)
				}
			})
			if allocs != 0 {
				t.Errorf("%s: %v allocations", record, allocs)
			}
		}
	}
}

// TestNewCheckerErrors: a reader that is none, and a level that is none.
func TestNewCheckerErrors(t *testing.T) {
	if _, err := convert.NewChecker(convert.CheckOptions{From: &dialects.Dialect{}}); err != convert.ErrSource {
		t.Error(err)
	}
	if _, err := convert.NewChecker(convert.CheckOptions{Level: ast.SuspiciousLevel + 1}); err != convert.ErrLevel {
		t.Error(err)
	}
}

// FuzzCheck asks that each finding is of a place in the text, and that the same is
// found again.
func FuzzCheck(f *testing.F) {
	for _, record := range []string{
		"4k2P/8/8/8/8/8/4R3/P3K3 w KQ e3 0 40", "8/8/1k6/8/2pP4/8/5BK1/8 b - d3 0 1", "4k3 - 8 - 8 - 8 - 8 - 8 - 8 - P3K3",
		"w: Ke1, a1; b: Ke8", "22k3//8/8/8/8/8/8/12PK3 w - - bm Kd1;", "tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT w KQkq - 0 1",
	} {
		f.Add(record, uint8(0))
	}
	checkers := []*convert.Checker{checker(f, convert.CheckOptions{})}
	for _, v := range ast.Variants {
		checkers = append(checkers, checker(f, convert.CheckOptions{From: dialects.Auto.For(v)}))
	}
	f.Fuzz(func(t *testing.T, record string, variant uint8) {
		c := checkers[int(variant)%len(checkers)]
		var rec ast.Record
		first := c.Check(&rec, record)
		for _, d := range first {
			if d.Span.Start < 0 || d.Span.Start > d.Span.End || int(d.Span.End) > len(record) || !d.Severity.IsValid() {
				t.Errorf("%q: %v", record, d)
			}
			// A question mark stands for an argument that a message lacks, if the record has none itself.
			message := diag.Message(&d, diag.English)
			if !strings.Contains(record, "?") && (strings.Contains(message, "?,") || strings.HasPrefix(message, "?")) {
				t.Errorf("%q: %v: %s", record, d, message)
			}
		}
		if again := found(c, record); again != listed(first) {
			t.Errorf("%q: %s, then %s", record, listed(first), again)
		}
	})
}

// TestPlainFindings holds what is found without a second reading to what the reader finds.
func TestPlainFindings(t *testing.T) {
	c := checker(t, convert.CheckOptions{Level: ast.ConsistentLevel})
	for _, text := range []string{
		"4k3/8/8/8/8/8/8/4K1R1 w K - 0 40", "4k3/8/8/8/8/8/8/4K1R1 w K - 0 40\r", "4k3/8/8/8/8/8/8/4K3 w - - bm Ke2;\r",
		"1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 4 40\r", "6k1/8/8/8/8/8/8/K6R w K - 4 40", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 \r",
		"4k3/8/8/8/8/8/8/4K1R1 w K - 0 40\r\r", "4k3/8/8/8/8/8/8/4K3\r",
	} {
		var rec ast.Record
		read, checked := dialects.Auto.Diagnose(text), c.Check(&rec, text)
		checked.Sort()
		if diff := cmp.Diff(read, checked); diff != "" {
			t.Errorf("%q: -reader +checker\n%s", text, diff)
		}
	}
}
