package dialects_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

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
