package convert_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestFormat writes records canonically (notations 6.2), and what is written again.
func TestFormat(t *testing.T) {
	tests := []struct{ why, in, want string }{
		{"opcodes in ASCII order: capitals before small letters", start + ` id "x"; bm e4; D2 400; D1 20; Ae "y";`, start + ` Ae "y"; D1 20; D2 400; bm e4; id "x";`},
		{"six fields and operations", start + ` 3 17 id one; bm e4`, start + ` bm e4; fmvn 17; hmvc 3; id "one";`},
		{"the layout of perft suites", start + ` 0 1 ;D1 20 ;D2 400`, start + ` D1 20; D2 400; fmvn 1; hmvc 0;`},
		{"moves in SAN and in order", bare + ` bm a1a8, e1c1;`, bare + ` bm O-O-O Ra8+;`},
		{"moves of a line stay in turn", start + ` pv 1. g1f3 e7-e5 2.Nxe5;`, start + ` pv Nf3 e5 Nxe5;`},
		{"signs of check, captures", "4k3/8/8/3p4/4P3/8/8/R3K3 w Q - bm Ra8 ed5!;", "4k3/8/8/3p4/4P3/8/8/R3K3 w Q - bm Ra8+ exd5;"},
		{"coordinates (cases c031)", start + " bm b1c3;", start + " bm Nc3;"},
		{"coordinates of a pawn (cases c031)", start + " bm e2e4;", start + " bm e4;"},
		{"castling with zeros (cases c031)", "4k3/8/8/8/8/8/8/4K2R w K - bm 0-0;", "4k3/8/8/8/8/8/8/4K2R w K - bm O-O;"},
		{"a semicolon after the fields (cases c033)", start + "; ce 5;", start + " ce 5;"},
		{"a dash too many (cases c033)", "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - - bm Rxf4; id \"ERET 001 - Relief\";",
			"r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - bm Rxf4; id \"ERET 001 - Relief\";"},
		{"strings", bare + ` c0 "a; \"b\""; id  WAC 1 ;; c1`, bare + ` c0 "a; \"b\""; c1; id "WAC 1";`},
		{"a string that is not closed", bare + ` id "x;`, bare + ` id "x";`},
		{"texts without an opcode, in their order", bare + `; 30 knights;0:00`, bare + ` ; 30 knights; 0:00;`},
		{"texts without an opcode, after all others", bare + ` bm #12; ep; 00:00; PV: Ra8+ Kd7;`, bare + ` bm #12; ep; 00:00; PV: Ra8+ Kd7;`},
		{"opcodes that nobody knows stay as they are", bare + ` v=-3;zz  4 "x`, bare + ` v=-3; zz  4 "x";`},
		{"duplicates in their order", bare + ` id "b"; bm Ra8+; id "a";`, bare + ` bm Ra8+; id "b"; id "a";`},
		{"an integer in quotation marks", bare + ` ce "125"`, bare + ` ce 125;`},
		{"an opcode that is perhaps another (cases c033)", "3r2k1/p2r2p1/1p1B2Pp/4PQ1P/2b1p3/P3P3/7K/8 w - - bm e6 ; ce 132; acs1; acn 122623; rc 5",
			"3r2k1/p2r2p1/1p1B2Pp/4PQ1P/2b1p3/P3P3/7K/8 w - - acn 122623; acs1; bm e6; ce 132; rc 5;"},
		{"what nobody can mend stays", bare + ` bm #3; ce +M1; dm 0`, bare + ` bm #3; ce +M1; dm 0;`},
		{"after what is no move of a line", start + ` pv e4 #3 c5;`, start + ` pv e4 #3 c5;`},
		{"fields", "r3k2r/8/8/8/8/8/8/R3K2R  W qkQK -  03 07 ", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 7"},
		{"castling in the letters of the record", "r3k2r/8/8/8/8/8/8/R3K2R w ahAH - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"},
		{"fields that are not stated stay so", "4k3/8/8/8/8/8/8/4K3  W", "4k3/8/8/8/8/8/8/4K3 w"},
		{"a diagram", "t1bdrbct-ppp1pppp-2cp4-8-8-3P1C2-PPP1PPPP-TCBDRB1T", "t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T"},
	}
	f, err := convert.NewFormatter(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range tests {
		var rec ast.Record
		got, _, err := f.Append(nil, &rec, test.in)
		if err != nil || string(got) != test.want {
			t.Errorf("%s: %s\n%s, %v, want\n%s", test.why, test.in, got, err, test.want)
		}
		again, _, err := f.Append(nil, &rec, test.want)
		if err != nil || string(again) != test.want {
			t.Errorf("%s, again: %s, %v, want\n%s", test.why, again, err, test.want)
		}
	}
}

// variant returns the reader of records of a variant.
func variant(name string) *dialects.Dialect {
	v, _ := ast.VariantNamed(name)
	return dialects.Auto.For(v)
}

// TestFormatNamed formats records of a dialect that is named: in it, or not at all.
func TestFormatNamed(t *testing.T) {
	tests := []struct {
		from     *dialects.Dialect
		in, want string // empty for what is refused
	}{
		{dialects.Shredder, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"},
		{dialects.EPD, start + " 3 17", start + " fmvn 17; hmvc 3;"},
		{dialects.FEN, start + " 03 17", start + " 3 17"},
		{dialects.FEN, start + " 3 17 id x;", ""},
		{dialects.EPD, start + " bm e5;", ""},
		{dialects.Auto.For(ast.Crazyhouse), "4k3/8/8/8/8/8/8/4K2Q~[pQnP] w - - 3 7", "4k3/8/8/8/8/8/8/4K2Q~[QPnp] w - - 3 7"}, // decisions, variants
		{variant("xiangqi"), "4k4/9/9/9/9/9/9/9/9/1HE1K4 r - - 0 1", "4k4/9/9/9/9/9/9/9/9/1NB1K4 w - - 0 1"},                  // the letters of UCCI (notations 8.3)
		{dialects.Auto, "4k4/9/9/9/9/9/9/9/4K4 w p2R 2", "4k4/9/9/9/9/9/9/9/4K4 w 2Rp 2"},                                     // notations 8.3, SFEN
	}
	for _, test := range tests {
		f, err := convert.NewFormatter(test.from)
		if err != nil {
			t.Fatal(err)
		}
		got, _, err := f.Append(nil, new(ast.Record), test.in)
		if string(got) != test.want || (err != nil) != (test.want == "") {
			t.Errorf("%v: %s\n%s, %v, want\n%s", test.from, test.in, got, err, test.want)
		}
	}
}

// TestFormatTwoKings: of two kings the one on the e-file castles, so that its letters
// stay.
func TestFormatTwoKings(t *testing.T) {
	v, _ := ast.VariantNamed("twokings")
	f, err := convert.NewFormatter(dialects.Auto.For(v))
	if err != nil {
		t.Fatal(err)
	}
	var rec ast.Record
	if got, _, err := f.Append(nil, &rec, v.Start); err != nil || string(got) != v.Start {
		t.Errorf("%s, %v, want %s", got, err, v.Start)
	}
}

// TestFormatLetters formats a diagram in each language: also in those where one letter
// would be two men of shogi.
func TestFormatLetters(t *testing.T) {
	for _, l := range ast.Languages() {
		auto, err := dialects.Auto.In(l)
		if err != nil {
			continue // no diagram is read in these letters
		}
		f, err := convert.NewFormatter(auto)
		if err != nil {
			t.Errorf("%v: %v", l, err)
			continue
		}
		out, _, err := f.Append(nil, new(ast.Record), "8-8-8-8-8-8-8-8")
		if want := "8 - 8 - 8 - 8 - 8 - 8 - 8 - 8"; err != nil || string(out) != want {
			t.Errorf("%v: %q, %v, want %q", l, out, err, want)
		}
	}
}

// TestFormatHands formats SFEN where letters are named in which one is two men of shogi:
// it has the letters of its own (USI protocol).
func TestFormatHands(t *testing.T) {
	const text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2P 1"
	english, err := dialects.LettersNamed("en") // S is the knight of problems, too
	if err != nil {
		t.Fatal(err)
	}
	auto, err := dialects.Auto.In(english)
	if err != nil {
		t.Fatal(err)
	}
	f, err := convert.NewFormatter(auto)
	if err != nil {
		t.Fatal(err)
	}
	var rec ast.Record
	out, _, err := f.Append(nil, &rec, text)
	if err != nil || string(out) != text {
		t.Errorf("%q, %v", out, err)
	}
	if got := rec.Board.At(ast.SquareAt(2, 0)).Role; got != ast.Silver {
		t.Errorf("S is a %v, want a silver general", got)
	}
}
