package variantfile_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects/variantfile"
)

func TestFaults(t *testing.T) {
	const number, toggle = "want a number from 1, or the letter of a file", "want true or false"
	tests := []struct {
		text string
		want string
	}{
		{"maxFile = 8", `1:1: "maxFile = 8" is in no section, want [name] before the first key`},
		{"[x", `1:1: "[x" has no closing bracket, want [name] or [name:parent]`},
		{"[]\nking = k", `1:2: a section has no name, want [name] or [name:parent]`},
		{"[x:foo]", `1:4: no variant is called "foo", want one of the table or one defined above`},
		{"[ x : foo ]", `1:7: no variant is called "foo", want one of the table or one defined above`},
		{"[x:]", `1:4: no variant is called "", want one of the table or one defined above`},
		{"[x:y]\n[y:chess]", `1:4: no variant is called "y", want one of the table or one defined above`},
		{"[x:chess]\n[X:chess]", `2:2: a variant above is called "X", want another name`},
		{"[x]", `1:2: "x" has no men, want a key such as king = k`},
		{"[x:chess]\n  castling", `2:3: "castling" has no equals sign, want key = value`},
		{"[x]\nking = kk", `2:8: "kk" is no letter of a man, want one of the letters a to z, or a hyphen for no such man`},
		{"[x]\nking = é", `2:8: "é" is no letter of a man, want one of the letters a to z, or a hyphen for no such man`},
		{"[x]\nking =", `2:7: "" is no letter of a man, want one of the letters a to z, or a hyphen for no such man`},
		{"[x]\ncustomPiece1 = :W", `2:16: "" is no letter of a man, want one of the letters a to z, or a hyphen for no such man`},
		{"[x]\nking = k\nqueen =  K", `3:10: "K" is the letter of king above, want a letter for each man`},
		{"[x:chess]\nmaxFile = 17", `2:11: "17" is more than a board has here, want at most 16 by 16`},
		{"[x:chess]\nmaxFile = q", `2:11: "q" is more than a board has here, want at most 16 by 16`},
		{"[x:chess]\nmaxRank = 99999999999999999999", `2:11: "99999999999999999999" is more than a board has here, want at most 16 by 16`},
		{"[x:chess]\nmaxRank = 0", `2:11: "0" is neither, ` + number},
		{"[x:chess]\nmaxRank = -1", `2:11: "-1" is neither, ` + number},
		{"[x:chess]\ncastlingKingFile = ?", `2:20: "?" is neither, ` + number},
		{"[x:chess]\nstartFen = 17/K16 w - - 0 1", `2:12: a board of 17 by 2, want at most 16 by 16`},
		{"[x:chess]\ncastlingRank = 5", `2:16: "5" is none, want a rank of the first half of the board`},
		{"[x:chess]\ncastling = yes", `2:12: "yes" is neither, ` + toggle},
		{"[x:chess]\ngating = 1", `2:10: "1" is neither, ` + toggle},
		{"[x:chess]\ncastling = " + strings.Repeat("y", 50), `2:12: "` + strings.Repeat("y", 40) + `"... is neither, ` + toggle},
	}
	for _, test := range tests {
		_, err := variantfile.Read(strings.NewReader(test.text))
		var faults variantfile.Faults
		if !errors.As(err, &faults) || len(faults) != 1 || faults[0].Error() != test.want {
			t.Errorf("%q:\n got %v\nwant %s", test.text, err, test.want)
		}
	}
}

// TestOthers asks for all faults of a file, and for the rows that have none.
func TestOthers(t *testing.T) {
	rows, err := variantfile.Read(strings.NewReader("[a:foo]\nking = kk\n[b:chess]\n[c:a]\nking = k\n[d:chess]\nnothing\n"))
	var faults variantfile.Faults
	if !errors.As(err, &faults) || len(faults) != 3 || faults[0].Line != 1 || faults[1].Line != 2 || faults[2].Line != 7 {
		t.Errorf("%v", err)
	}
	if fault := (*variantfile.Fault)(nil); !errors.As(err, &fault) || fault.Column != 4 {
		t.Errorf("%v", fault)
	}
	if len(rows) != 2 || rows[0].Name != "b" || rows[1].Name != "c" {
		t.Errorf("%d rows", len(rows))
	}
}

// TestBounds asks that no file takes memory without bound.
func TestBounds(t *testing.T) {
	if _, err := variantfile.Read(strings.NewReader(strings.Repeat("#", variantfile.MaxSize+1))); !errors.Is(err, variantfile.ErrTooLarge) {
		t.Errorf("%v", err)
	}
	if _, err := variantfile.Read(strings.NewReader(strings.Repeat("#", variantfile.MaxSize))); err != nil {
		t.Errorf("%v", err)
	}
	var many strings.Builder
	for i := range variantfile.MaxSections + 200 {
		fmt.Fprintf(&many, "[v%d:chess]\n", i)
	}
	rows, err := variantfile.Read(strings.NewReader(many.String()))
	var faults variantfile.Faults
	if !errors.As(err, &faults) || len(faults) != 100 || faults[0].Line != variantfile.MaxSections+1 || len(rows) != variantfile.MaxSections {
		t.Errorf("%d rows, %d faults", len(rows), len(faults))
	}
}
