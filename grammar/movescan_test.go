package grammar

import (
	"reflect"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// agree compares what the scan of moves takes with what the grammar makes of it,
// and reports whether it took it.
func agree(t *testing.T, letters *ast.Letters, text string) bool {
	t.Helper()
	l := newMoveLexing(letters, text)
	if l.fault != ast.NoCode {
		return false
	}
	score, ok := scanScore(l)
	if ok {
		game, found := readScore(newMoveLexing(letters, text))
		if len(found) > 0 || !reflect.DeepEqual(game.Score, score) {
			t.Errorf("%q: the scan has\n%+v, the grammar\n%+v, %v", text, score, game.Score, found)
		}
	}
	tagged := newMoveLexing(letters, text)
	tagged.pgn = true
	tagged.tagSection()
	game, isGame := scanGame(tagged)
	if isGame {
		slow := newMoveLexing(letters, text)
		slow.pgn = true
		slow.tagSection()
		want, found := readGame(slow)
		if len(found) > 0 || !reflect.DeepEqual(game, want) {
			t.Errorf("%q: the scan has\n%+v, the grammar\n%+v, %v", text, game, want, found)
		}
	}
	return ok || isGame
}

// scanned are texts that the scan has to take, so that it cannot rot into
// refusing.
var scanned = []string{
	"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1.e4 e5 2.Nf3", "e4 c5", "1. e4 {best} e5 $1 2. Nf3 1-0", "12... exd8=Q+ 13. O-O-O# 0-1",
	"1. Nbd2 N1d2 Nb1d2 Nbxd2 N1xd2+ Qa1xb2# *", "1. e4\ne5\r\n2. d4\t1/2-1/2", "*", "1. {a} e4", "e8=N",
	"1. e4! e5?? 2. Nf3+!? Nc6#?!!", "1. O-O 0-0-0 2.0-0+!", "1. e4 (1. d4 {(} (x 1-0) 1... d5) 1... e5 (c5)2. Nf3 (a) (b) *",
	"e2e4 e7-e5 e5xd6+ a7a8q b2b1n# Ng1-f3! Q@h5+ Ra1xa8",
	"[Event \"a\"]\n[FEN \"b\"]\n\n1. e4 {[%clk 0:01]} 1... e5 *",
}

func TestMoveScanTakes(t *testing.T) {
	for _, text := range scanned {
		if !agree(t, nil, text) {
			t.Errorf("%q is not taken", text)
		}
	}
	for _, l := range ast.Languages() { // each letter, whether it is taken or not
		for _, m := range l.Men {
			agree(t, l, "1. "+m.White+"f3 "+m.White+"xe5 e8="+m.White)
		}
	}
}

// TestMoveScanOnEveryByte puts every byte in every place of some texts.
func TestMoveScanOnEveryByte(t *testing.T) {
	for _, text := range []string{"1. e4 Nf3+", "Nb1xd2 exd5", "e8=Q# *", "O-O-O 2... d5", "{a} $12 1-0", "0-0!? 0-0-0+", "e4 (a{b}(c)) e5"} {
		for at := range len(text) {
			for b := range 256 {
				agree(t, nil, text[:at]+string([]byte{byte(b)})+text[at:])
				agree(t, nil, text[:at]+string([]byte{byte(b)})+text[at+1:])
			}
		}
	}
}

// FuzzMoveScanAgrees holds the scan of moves to the grammar.
func FuzzMoveScanAgrees(f *testing.F) {
	for _, text := range scanned {
		f.Add(uint(0), text)
	}
	languages := ast.Languages()
	f.Fuzz(func(t *testing.T, language uint, text string) {
		agree(t, languages[language%uint(len(languages))], text)
	})
}
