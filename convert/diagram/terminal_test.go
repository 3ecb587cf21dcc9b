package diagram_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/diagram"
)

// TestAppendKitty cuts base64 into pieces of 4096: 4000 bytes, one more than 1333 threes, are
// 5336 characters, the last two of them signs of padding.
func TestAppendKitty(t *testing.T) {
	if got, want := string(diagram.AppendKitty(nil, []byte("PNG"))), "\x1b_Ga=T,f=100,m=0;UE5H\x1b\\"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	got := string(diagram.AppendKitty(nil, make([]byte, 4000)))
	want := "\x1b_Ga=T,f=100,m=1;" + strings.Repeat("A", 4096) + "\x1b\\" + "\x1b_Gm=0;" + strings.Repeat("A", 5336-4096-2) + "==\x1b\\"
	if got != want {
		t.Errorf("%d bytes: ...%q\nwant %d: ...%q", len(got), got[len(got)-20:], len(want), want[len(want)-20:])
	}
}

func TestAppendITerm(t *testing.T) {
	if got, want := string(diagram.AppendITerm(nil, []byte("PNG"))), "\x1b]1337;File=inline=1;size=3:UE5H\a"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
