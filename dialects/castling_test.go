package dialects_test

import (
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// castlingFacts reads a table of testdata.
func castlingFacts(t *testing.T, path string, rows int) [][]string {
	t.Helper()
	file, err := os.Open("../testdata/" + path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := csv.NewReader(file)
	lines.Comma, lines.Comment = '\t', '#'
	facts, err := lines.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(facts) != rows {
		t.Fatalf("%s: %d rows, want %d", path, len(facts), rows)
	}
	return facts
}

func castlingRecord(placement, field string) string { return placement + " w " + field + " - 0 1" }

// squaresOf reads names of squares with blanks between them.
func squaresOf(names string) ast.Set {
	var set ast.Set
	for name := range strings.FieldsSeq(names) {
		set.Add(ast.MustParseSquare(name))
	}
	return set
}

// spelling is the castling field of one position in each dialect; fen is empty
// where standard FEN has no letter for one of the rooks.
type spelling struct{ fen, xfen, shredder string }

// ascending is the field in Shredder-FEN with the files of each colour in
// order: as capitals come before small letters, that is the order of the bytes.
func (s spelling) ascending() string {
	letters := []byte(s.shredder)
	slices.Sort(letters)
	return string(letters)
}

var (
	strictFEN      = dialects.FEN.Strict()
	strictXFEN     = dialects.XFEN.Strict()
	strictShredder = dialects.Shredder.Strict()
	strictAuto     = dialects.Auto.Strict()
)

// check reads a position in each of its spellings, as the dialect itself and
// as auto, and writes each reading in all of them.
func (s spelling) check(placement string, rights ast.Set) error {
	var first ast.Position
	for i, way := range []struct {
		dialect *dialects.Dialect
		field   string
	}{{strictXFEN, s.xfen}, {strictShredder, s.shredder}, {strictShredder, s.ascending()}, {strictFEN, s.fen}} {
		if way.field == "" {
			continue
		}
		text := castlingRecord(placement, way.field)
		for _, d := range []*dialects.Dialect{way.dialect, strictAuto} {
			rec, err := d.Parse(text)
			if err != nil {
				return fmt.Errorf("%v reads %q: %w", d, text, err)
			}
			if rec.Castling != rights {
				return fmt.Errorf("%v reads %q (-want +got):\n%s", d, text, cmp.Diff(rights, rec.Castling))
			}
			if i == 0 {
				first = rec.Position
			}
			if rec.Position != first {
				return fmt.Errorf("%v reads %q (-X-FEN +%[1]v):\n%s", d, text, cmp.Diff(first, rec.Position))
			}
			if err := s.written(placement, &rec); err != nil {
				return fmt.Errorf("%v reads %q, %w", d, text, err)
			}
		}
	}
	return nil
}

// written writes a record in each dialect.
func (s spelling) written(placement string, rec *ast.Record) error {
	for _, way := range []struct {
		dialect *dialects.Dialect
		field   string
	}{{dialects.FEN, s.fen}, {dialects.XFEN, s.xfen}, {dialects.Shredder, s.shredder}} {
		got, err := way.dialect.Append(nil, rec)
		switch {
		case way.field == "":
			if err := refusesRook(rec, err); err != nil {
				return fmt.Errorf("%v writes %q: %w", way.dialect, got, err)
			}
		case err != nil:
			return fmt.Errorf("%v writes: %w", way.dialect, err)
		case string(got) != castlingRecord(placement, way.field):
			return fmt.Errorf("%v writes %q, want the field %q", way.dialect, got, way.field)
		}
	}
	got, err := dialects.Shredder.AppendCastling(nil, rec, grammar.FileOrder)
	if err != nil || string(got) != s.ascending() {
		return fmt.Errorf("ascending %q, %v, want %q", got, err, s.ascending())
	}
	return nil
}

// refusesRook asks for one finding that names a rook with a right.
func refusesRook(rec *ast.Record, err error) error {
	var found ast.Diagnostics
	if !errors.As(err, &found) || len(found) != 1 || found[0].Code != ast.CannotNameRook {
		return fmt.Errorf("error %v, want %v", err, ast.CannotNameRook)
	}
	if rook, ok := found[0].Args[0].(ast.Square); !ok || !rec.Castling.Has(rook) {
		return fmt.Errorf("%v names %v", ast.CannotNameRook, found[0].Args)
	}
	if found[0].Span != rec.Spans[ast.CastlingField] {
		return fmt.Errorf("%v at %v", ast.CannotNameRook, found[0].Span)
	}
	return nil
}

func TestCastlingVectors(t *testing.T) {
	for _, row := range castlingFacts(t, "castling/vectors.tsv", 37) {
		placement, input, rights := row[0], row[1], row[2]
		t.Run(input+" "+placement, func(t *testing.T) {
			if code, err := ast.ParseCode(rights); err == nil {
				checkRefused(t, castlingRecord(placement, input), input, code)
				return
			}
			rec, err := dialects.Auto.Parse(castlingRecord(placement, input))
			if err != nil {
				t.Fatal(err)
			}
			squares := squaresOf(strings.Trim(rights, "-"))
			if rec.Castling != squares {
				t.Error(cmp.Diff(squares, rec.Castling))
			}
			want := spelling{strings.TrimPrefix(row[3], "n/a"), row[5], row[4]}
			if err := want.written(placement, &rec); err != nil {
				t.Error(err)
			}
			if err := want.check(placement, squares); err != nil {
				t.Error(err)
			}
		})
	}
}

// checkRefused reads a text whose letters all name no right, or that is wrong
// beyond repair.
func checkRefused(t *testing.T, text, field string, code ast.Code) {
	t.Helper()
	_, err := strictAuto.Parse(text)
	checkCode(t, err, code)
	rec, err := dialects.Auto.Parse(text)
	if code != ast.NoRookForRight && code != ast.KingNotHome {
		checkCode(t, err, code)
		return
	}
	if err != nil || !rec.Castling.IsEmpty() || rec.Warnings != ast.Codes(0).With(code) || rec.Unresolved != 1<<len(field)-1 {
		t.Errorf("tolerant: %v, rights %v, warnings %v, unresolved %b", err, rec.Castling, rec.Warnings, rec.Unresolved)
	}
}

// checkCode asks that every error has the code.
func checkCode(t *testing.T, err error, code ast.Code) {
	t.Helper()
	var found ast.Diagnostics
	if !errors.As(err, &found) {
		t.Fatalf("error %v, want %v", err, code)
	}
	for _, d := range found {
		if d.Code != code {
			t.Errorf("error %v, want %v", d, code)
		}
	}
}

// right is one castling right: its letter in each dialect, and its rook.
type right struct {
	spelling
	rook ast.Square
}

// newRight takes files (0 is a), and whether an own rook stands farther out.
func newRight(c ast.Color, king, rook int, inner bool) right {
	wing, file, rank := "Q", "ABCDEFGH"[rook:rook+1], "1"
	if rook > king {
		wing = "K"
	}
	letters := spelling{xfen: wing, shredder: file}
	if inner {
		letters.xfen = file
	}
	if king == 4 && (rook == 0 || rook == 7) {
		letters.fen = wing
	}
	if c == ast.Black {
		rank = "8"
		letters = spelling{strings.ToLower(letters.fen), strings.ToLower(letters.xfen), strings.ToLower(letters.shredder)}
	}
	return right{letters, ast.MustParseSquare(strings.ToLower(file) + rank)}
}

// join puts rights together, in the order that is written.
func join(rights []right) (spelling, ast.Set) {
	if len(rights) == 0 {
		return spelling{"-", "-", "-"}, ast.Set{}
	}
	var all spelling
	var rooks ast.Set
	nameless := false
	for _, r := range rights {
		all.fen += r.fen
		all.xfen += r.xfen
		all.shredder += r.shredder
		nameless = nameless || r.fen == ""
		rooks.Add(r.rook)
	}
	if nameless {
		all.fen = ""
	}
	return all, rooks
}

// startRights returns the two rights of a start array, given by its men.
func startRights(men string, c ast.Color) []right {
	king := strings.IndexByte(men, 'K')
	return []right{
		newRight(c, king, strings.LastIndexByte(men, 'R'), false),
		newRight(c, king, strings.IndexByte(men, 'R'), false),
	}
}

func startPlacement(white, black string) string {
	return strings.ToLower(black) + "/pppppppp/8/8/8/8/PPPPPPPP/" + white
}

// TestCastlingStarts takes all starts of Chess960 with all sets of rights.
func TestCastlingStarts(t *testing.T) {
	orthodox := 0
	for _, row := range castlingFacts(t, "chess960/arrays.tsv", 960) {
		men := row[1]
		all := append(startRights(men, ast.White), startRights(men, ast.Black)...)
		for subset := range 16 {
			var rights []right
			for i, r := range all {
				if subset>>i&1 != 0 {
					rights = append(rights, r)
				}
			}
			want, rooks := join(rights)
			if subset == 15 && (want.xfen != "KQkq" || want.shredder != row[2]) {
				t.Fatalf("the test itself spells %s as %v", men, want)
			}
			if want.fen == "KQkq" {
				orthodox++
			}
			if err := want.check(startPlacement(men, men), rooks); err != nil {
				t.Error(row[0], err)
			}
		}
	}
	if orthodox != 18 {
		t.Errorf("%d starts have all their rights in FEN, want 18", orthodox)
	}
}

// TestCastlingDoubleStarts takes all starts of double Chess960 with all rights
// from X-FEN to Shredder-FEN and back.
func TestCastlingDoubleStarts(t *testing.T) {
	facts := castlingFacts(t, "chess960/arrays.tsv", 960)
	step, parts := 1, 8
	if testing.Short() {
		step = 37
	}
	for part := range parts {
		t.Run(fmt.Sprint(part), func(t *testing.T) {
			t.Parallel()
			for w := part; w < len(facts); w += parts {
				for b := w % step; b < len(facts); b += step {
					white, black := facts[w], facts[b]
					placement := startPlacement(white[1], black[1])
					there := castlingRecord(placement, "KQkq")
					back := castlingRecord(placement, white[2][:2]+black[2][2:])
					if err := thereAndBack(there, back); err != nil {
						t.Fatal(white[0], black[0], err)
					}
				}
			}
		})
	}
}

// thereAndBack converts X-FEN to Shredder-FEN and back.
func thereAndBack(xfen, shredder string) error {
	var from, to ast.Record
	var buffer [128]byte
	if err := strictXFEN.ParseInto(&from, xfen); err != nil {
		return fmt.Errorf("%q: %w", xfen, err)
	}
	if got, err := dialects.Shredder.Append(buffer[:0], &from); err != nil || string(got) != shredder {
		return fmt.Errorf("%q: %q, %v, want %q", xfen, got, err, shredder)
	}
	if err := strictShredder.ParseInto(&to, shredder); err != nil {
		return fmt.Errorf("%q: %w", shredder, err)
	}
	if to.Position != from.Position {
		return fmt.Errorf("%q and %q:\n%s", xfen, shredder, cmp.Diff(from.Position, to.Position))
	}
	if got, err := dialects.XFEN.Append(buffer[:0], &to); err != nil || string(got) != xfen {
		return fmt.Errorf("%q: %q, %v, want %q", shredder, got, err, xfen)
	}
	return nil
}

// homeSide is one colour's home rank, as for White: a king, any rooks, and at
// most one right on each side of the king.
type homeSide struct {
	rank   string
	king   int
	rights []int // files of the rooks, king side first
}

// noSide is a home rank without king or rights.
var noSide = homeSide{rank: "........"}

// homeSides lists them all.
func homeSides() []homeSide {
	var all []homeSide
	for king := range 8 {
		for rooks := range 256 {
			if rooks>>king&1 != 0 {
				continue
			}
			rank, kingSide, queenSide := []byte("........"), [][]int{nil}, [][]int{nil}
			rank[king] = 'K'
			for file := range 8 {
				switch {
				case rooks>>file&1 == 0:
					continue
				case file > king:
					kingSide = append(kingSide, []int{file})
				default:
					queenSide = append(queenSide, []int{file})
				}
				rank[file] = 'R'
			}
			for _, k := range kingSide {
				for _, q := range queenSide {
					all = append(all, homeSide{string(rank), king, slices.Concat(k, q)})
				}
			}
		}
	}
	return all
}

// of returns the rights by the definition of X-FEN: K or Q unless an own rook
// stands farther out on the same side.
func (s homeSide) of(c ast.Color) []right {
	var all []right
	for _, rook := range s.rights {
		farther := s.rank[:rook]
		if rook > s.king {
			farther = s.rank[rook+1:]
		}
		all = append(all, newRight(c, s.king, rook, strings.Contains(farther, "R")))
	}
	return all
}

var emptySquares = strings.NewReplacer(
	"........", "8", ".......", "7", "......", "6", ".....", "5", "....", "4", "...", "3", "..", "2", ".", "1",
)

// sidesPlacement fills the free squares of the home ranks: dots are empty, a
// small letter is a man of the other side.
func sidesPlacement(white, black homeSide, filler string) string {
	swapped := strings.Map(func(letter rune) rune {
		if letter == '.' {
			return letter
		}
		return letter ^ 0x20
	}, strings.ReplaceAll(black.rank, ".", filler))
	return emptySquares.Replace(swapped) + "/8/8/8/8/8/8/" + emptySquares.Replace(strings.ReplaceAll(white.rank, ".", filler))
}

// TestCastlingExtraRooks takes all kings, rooks and rights on a home rank. The
// counts are those of notations.md, 0.2 (b).
func TestCastlingExtraRooks(t *testing.T) {
	sides := homeSides()
	cases, fileLetters := 0, 0
	seenX, seenShredder := map[string]bool{}, map[string]bool{}
	check := func(white, black homeSide, filler string) {
		placement := sidesPlacement(white, black, filler)
		want, rooks := join(append(white.of(ast.White), black.of(ast.Black)...))
		if err := want.check(placement, rooks); err != nil {
			t.Error(err)
		}
		xfen, shredder := castlingRecord(placement, want.xfen), castlingRecord(placement, want.shredder)
		if seenX[xfen] || seenShredder[shredder] {
			t.Errorf("other rights have the text %q or %q", xfen, shredder)
		}
		seenX[xfen], seenShredder[shredder] = true, true
		cases++
		if strings.Trim(want.xfen, "KQkq-") != "" {
			fileLetters++
		}
	}
	for _, filler := range []string{".", "r"} {
		cases, fileLetters = 0, 0
		for _, s := range sides {
			check(s, noSide, filler)
			check(noSide, s, filler)
		}
		if cases != 12800 || fileLetters != 6632 {
			t.Errorf("%d cases, %d with a file letter, want 12800 and 6632", cases, fileLetters)
		}
	}
	clear(seenX)
	clear(seenShredder)
	for i, s := range sides {
		check(s, sides[(i*2741+17)%len(sides)], ".") // each side once in either colour
	}
}
