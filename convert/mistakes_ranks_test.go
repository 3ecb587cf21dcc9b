package convert

import (
	"regexp"
	"testing"
)

// FuzzRanks holds the search for ranks to the expressions that say what they are.
func FuzzRanks(f *testing.F) {
	const board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	for _, text := range []string{
		"", "/", "a/b//c/d/e/f/g", board, "[FEN " + board + "]", board + "/8", board + "/8 w" + board, "x " + board + " w " + board,
		board + board, board + "/" + board + "/" + board, "1/2/3/4/5/6/7/8/9", "é" + board + "/é", "0/+/*/|/~", "a/b/c/d/e/f/g/ h/i/j/k/l",
	} {
		f.Add(text)
	}
	chess := regexp.MustCompile(`[1-8A-Za-z~]+(?:/[1-8A-Za-z~]+){7}`)
	others := regexp.MustCompile(`[0-9A-Za-z~+*|]+(?:/[0-9A-Za-z~+*|]+){4,15}`)
	f.Fuzz(func(t *testing.T, text string) {
		agree(t, &chessRanks, chess, text)
		agree(t, &anyRanks, others, text)
	})
}

func agree(t *testing.T, r *ranks, want *regexp.Regexp, text string) {
	from := 0
	for _, at := range append(want.FindAllStringIndex(text, -1), nil) {
		span, ok := r.find(text, from)
		if ok != (at != nil) || ok && (int(span.Start) != at[0] || int(span.End) != at[1]) {
			t.Fatalf("%q from %d: %v %v, want %v", text, from, span, ok, at)
		}
		from = int(span.End)
	}
}
