package dialects_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

const array = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR"

// nationals are, row by row, what the strings of programs in national letters
// are: the board in Popeye's English letters, or why there is none.
var nationals = []struct{ board, codes string }{
	{"RSBQKBSR/PPPPPPPP/8/8/8/8/pppppppp/rsbqkbsr", ""},
	{"", "letter-unknown rank-long"}, // f is no man in German; ten pawns
	{array, ""},
	{array, ""},
	{array, ""},
	{array, ""},
	{array, ""},
	{"k6r/pRp2p1q/2Bp1p2/5P2/P7/4B3/5P2/K5q1", ""},
	{"r1bk3r/p2pBpSp/s4s2/1p1SP2P/6P1/3P4/P1P1K3/q5b1", ""},
	{array, ""},
	{"8/8/8/3Pp3/3PP3/4R3/P3S3/8", ""},
	{"8/p3s3/4r3/3pp3/3pP3/8/8/8", ""},
	{"8/8/8/8/8/5b2/6r1/8", ""},
	{"b7/8/8/8/8/8/8/7B", ""},
	{"8/8/4b3/8/2B5/8/8/8", ""},
	{"6p1/8/8/8/2Q5/8/8/8", ""},
	{"8/8/8/8/8/4R1B1/8/8", ""},
	{"8/8/8/8/8/4S3/8/3p4", ""},
	{array, ""},
	{"2k3r1/8/8/8/8/8/8/8", ""},
	{"4k3/8/8/3q4/8/8/8/4K3", ""},
	{"3K3R/8/8/8/8/8/8/1r3k2", ""},
	{"6P1/6p1/3QQQP1/1SQPSQp1/3kkBQq/1K1bKP2/3bBB1P/8", ""},
	{"QQQRQqQQ/QRQKRQQQ/RQRrRrQQ/rQRQQQQQ/QqQRQQQR/RQQRRQKQ/QQQRQRRq/RQrRRQRQ", ""},
	{"", "field-missing"}, // b - 1: no castling field
	{"rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/rsbqkbsr", ""},
	{"", "letter-unknown ranks-extra"}, // /bQRqr for side and castling
	{"", "letter-unknown"},             // the Hungarian pawn is G, and this has P
	{"", "letter-unknown"},             // German Popeye has B for the pawn, and this has P
	{"", "letter-unknown"},
	{"", "letter-unknown"},
	{"", "letter-unknown"},
	{array, ""},
	{array, ""},
	{"8/8/8/8/8/8/5gPp/5K1k", ""},
	{"1.PA6/8/1Q2.ma3/8/k1.pa.pa4/8/1P1K4/8", ""},
	{array, ""},
	{array, ""},
	{"8/8/8/8/8/8/5gPp/5K1k", ""},
	{"1.PA6/8/1Q2.ma3/8/k1.pa.pa4/8/1P1K4/8", ""},
}

// nationalReader returns the reader of a row: Forsyth in the letters of the
// language, or FEN where fields follow the board.
func nationalReader(t *testing.T, row []string) *dialects.Dialect {
	t.Helper()
	language := row[0]
	if strings.HasPrefix(row[1], "popeye") {
		language += "-x-popeye"
	}
	if strings.Contains(row[2], " - ") {
		return in(dialects.XFEN, languageNamed(language))
	}
	return in(dialects.Forsyth, languageNamed(language))
}

// TestNationalForsyth reads strings of programs in the letters of their
// languages.
func TestNationalForsyth(t *testing.T) {
	all := tallies{}
	for i, row := range rowsOf(t, "national/national-letters.tsv", len(nationals)) {
		rec, err := nationalReader(t, row).Parse(row[2])
		want := nationals[i]
		switch {
		case want.board == "" && err == nil:
			t.Errorf("row %d: %s is read", i+1, row[2])
		case want.board == "":
			var codes ast.Codes
			for code := range strings.FieldsSeq(want.codes) {
				codes.Add(ast.MustParseCode(code))
			}
			if got := codesOf(err); got != codes {
				t.Errorf("row %d: %s: %v, want %v", i+1, row[2], got, codes)
			}
			all.add("", "refused: "+want.codes, row[2])
		case err != nil:
			t.Errorf("row %d: %s: %v", i+1, row[2], err)
		default:
			all.add("", "read", row[2])
			all.byItself(row[0], row[2], &rec.Board)
			board := popeye(t, want.board, "en")
			if got := drawn(t, &rec.Board); got != board || rec.Turn != ast.White {
				t.Errorf("row %d: %s: %v to move, %v, want %v", i+1, row[2], rec.Turn, &got, &board)
			}
			if strings.Contains(row[2], "RDrd") && rec.Castling != squaresOf("a1 h1 a8 h8") {
				t.Errorf("row %d: %s: castling %v", i+1, row[2], rec.Castling)
			}
		}
	}
	all.report(t)
}
