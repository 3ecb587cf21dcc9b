package stream_test

import (
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/stream"
)

// FuzzGames: every line is in one game or passed over, what is passed on is there
// in its order and with what is before it every byte, and a game that stands alone is one game.
func FuzzGames(f *testing.F) {
	for _, text := range []string{
		"[Event \"a\"]\n\n1. e4 {x} (1. d4 *\n\n) e5 *\n\n1. d4 1-0\n", "; a\n% {\n\n{b\n\n[A \"b\"]\r\n\r\ne4\r\n",
		"1. e4 *\n1. d4 *\n\n\n1. c4", "\ufeff\n{", "e4 ; {\n[A \"b\"] e5\n*\n\nd4",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines, rest, whole := 0, text, ""
		for g, err := range stream.Games(strings.NewReader(text)) {
			if err != nil || g.TooLong || g.More {
				t.Fatal(g, err)
			}
			if lines+g.Passed < g.Line-1 || g.Lines < 0 || g.Passed < 0 || g.Text == "" && g.Lines > 0 {
				t.Fatalf("%q: %+v after %d lines", text, g, lines)
			}
			lines += g.Lines + g.Passed
			whole += g.Before + g.Raw
			_, after, ok := strings.Cut(rest, g.Raw)
			if !ok || !strings.Contains(g.Raw, g.Text) {
				t.Fatalf("%q: %+v is not in order", text, g)
			}
			rest = after
			if n := countGames(g.Raw); g.Text != "" && n != 1 {
				t.Fatalf("%q: %q is %d games", text, g.Raw, n)
			}
		}
		if whole != text {
			t.Fatalf("%q is given back as %q", text, whole)
		}
		want := strings.Count(text, "\n")
		if !strings.HasSuffix(text, "\n") && text != "" {
			want++
		}
		if lines != want {
			t.Fatalf("%q: %d lines, want %d", text, lines, want)
		}
	})
}

func countGames(text string) (n int) {
	for g := range stream.Games(strings.NewReader(text)) {
		if g.Text != "" {
			n++
		}
	}
	return n
}
