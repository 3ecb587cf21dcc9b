package stream_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/google/go-cmp/cmp"
)

// TestGames cuts games apart. A game is written as its first line, its lines and
// those passed over, and its text.
func TestGames(t *testing.T) {
	tests := []struct {
		why, text string
		want      []string
	}{
		{"nothing", "", nil},
		{"one, without a line end", "[A \"b\"]\n\ne4 *", []string{"1+3-0 [A \"b\"]|| e4 *"}},
		{"a tag that has no line end", "e4 *\n[A \"b\"]", []string{"1+1-0 e4 *", "2+1-0 [A \"b\"]"}},
		{"blank lines", "\n\n[A \"b\"]\n\ne4 *\n\n\n[A \"c\"]\n\nd4 *\n\n", []string{"3+3-4 [A \"b\"]||e4 *", "8+3-1 [A \"c\"]||d4 *"}},
		{"CR LF and a byte order mark", "\ufeff[A \"b\"]\r\n\r\ne4 *\r\n\r\n[A \"c\"]\r\n", []string{"1+3-1 [A \"b\"]||e4 *", "5+1-0 [A \"c\"]"}},
		{"an escape after a byte order mark", "\ufeff% x\n[A \"b\"]", []string{"1+2-0 % x|[A \"b\"]"}},
		{"moves alone, after a result", "1. e4 *\n\n1. d4 1-0\n\n1. c4", []string{"1+1-1 1. e4 *", "3+1-1 1. d4 1-0", "5+1-0 1. c4"}},
		{"no result, no other game", "1. e4\n\n1... e5", []string{"1+3-0 1. e4||1... e5"}},
		{"one a line", "1. e4 *\n1. d4 1-0\n12. c4", []string{"1+1-0 1. e4 *", "2+1-0 1. d4 1-0", "3+1-0 12. c4"}},
		{"the first move again", "1. e4\n\n1. d4", []string{"1+1-1 1. e4", "3+1-0 1. d4"}},
		{"the first move again, without a blank line", "1. e4 e5\n1. d4 d5\n", []string{"1+1-0 1. e4 e5", "2+1-0 1. d4 d5"}},
		{"another line of a position", "[FEN \"x\"]\n\n1. e4\n\n1. d4", []string{"1+5-0 [FEN \"x\"]||1. e4||1. d4"}},
		{"a name that begins like Event", "[Event \"a\"]\n[FEN \"x\"]\n\n[EventDate \"y\"]\n\n1. e4 *", []string{"1+6-0 [Event \"a\"]|[FEN \"x\"]||[EventDate \"y\"]||1. e4 *"}},
		{"brackets among moves", "[A \"b\"]\n\n1. e4 e5\n\n[White to move]\n\n2. Nf3 *", []string{"1+7-0 [A \"b\"]||1. e4 e5||[White to move]||2. Nf3 *"}},
		{"brackets in a comment", "1. e4 {a\n\n[White to move] b} 1... e5 *", []string{"1+3-0 1. e4 {a||[White to move] b} 1... e5 *"}},
		{"tags and moves on a line", "[A \"b\"] 1. e4 *\n[A \"c\"][D \"e\"] {x\n\n} 1. d4 *\n", []string{"1+1-0 [A \"b\"] 1. e4 *", "2+3-0 [A \"c\"][D \"e\"] {x||} 1. d4 *"}},
		{"a comment that begins a line with moves", "1. e4 1-0\n{2} {b} 1. d4 0-1\n\n{3} e4 *", []string{"1+1-0 1. e4 1-0", "2+1-1 {2} {b} 1. d4 0-1", "4+1-0 {3} e4 *"}},
		{"a variation over blank lines", "1. e4 (\n\n1. d4 d5) 1... e5 *", []string{"1+3-0 1. e4 (||1. d4 d5) 1... e5 *"}},
		{"a result in a variation", "1. e4 (1. d4 *\n2. c4 e5) 1... e5 *", []string{"1+2-0 1. e4 (1. d4 *|2. c4 e5) 1... e5 *"}},
		{"the end of file of DOS", "1. e4 *\n\n\x1a", []string{"1+1-2 1. e4 *"}},
		{"no other game", "1. e4 *\n1... e5", []string{"1+2-0 1. e4 *|1... e5"}},
		{"a variation that goes on", "1. e4 (1. d4 *\n\n1. c4) e5 *\n\n1. d4", []string{"1+3-1 1. e4 (1. d4 *||1. c4) e5 *", "5+1-0 1. d4"}},
		{"nor here", "1. e4\n\n1. ... e5", []string{"1+3-0 1. e4||1. ... e5"}},
		{"a comment with tags in it", "[A \"b\"]\n\ne4 {\n[C \"d\"]\n} e5 *", []string{"1+5-0 [A \"b\"]||e4 {|[C \"d\"]|} e5 *"}},
		{"a comment that is not closed", "e4 {x\n\n[A \"b\"]\n\nd4 *", []string{"1+1-1 e4 {x", "3+3-0 [A \"b\"]||d4 *"}},
		{"a comment before any tag that is not closed", "{x\n[A \"b\"]\n\nd4 *\n\n[A \"c\"]", []string{"1+4-1 {x|[A \"b\"]||d4 *", "6+1-0 [A \"c\"]"}},
		{"nothing but the start of a comment", "{x", []string{"1+1-0 {x"}},
		{"clock times at the start of a line", "e4 e5\n[%clk 1:00]\nNf3 *", []string{"1+3-0 e4 e5|[%clk 1:00]|Nf3 *"}},
		{"comments before and between tags", "; mine\n[A \"b\"]\n{ c }\n[FEN \"d\"]\n\ne4 *", []string{"1+6-0 ; mine|[A \"b\"]|{ c }|[FEN \"d\"]||e4 *"}},
		{"a header in braces", "{header}\n\n[A \"b\"]\n\ne4 *", []string{"1+5-0 {header}||[A \"b\"]||e4 *"}},
		{"an escape with a brace", "% { x\n[A \"b\"]\n\ne4 *\n[A \"c\"]\n\nd4 *", []string{"1+4-0 % { x|[A \"b\"]||e4 *", "5+3-0 [A \"c\"]||d4 *"}},
		{"a semicolon before a brace", "e4 ; { x\ne5 *\n\n[A \"b\"]", []string{"1+2-1 e4 ; { x|e5 *", "4+1-0 [A \"b\"]"}},
		{"comments alone", "; a\n\n{b\n}\n", []string{"1+0-4 "}},
		{"comments at the end", "e4 *\n\n; a\n", []string{"1+3-0 e4 *||; a"}},
		{"tags alone", "[Event \"a\"]\n\n[Event \"b\"]\n\ne4", []string{"1+1-1 [Event \"a\"]", "3+3-0 [Event \"b\"]||e4"}},
		{"tags with blank lines between", "[Event \"a\"]\n\n[Site \"b\"]\n\ne4", []string{"1+5-0 [Event \"a\"]||[Site \"b\"]||e4"}},
	}
	for _, test := range tests {
		var got []string
		var whole strings.Builder
		for g, err := range stream.Games(strings.NewReader(test.text)) {
			whole.WriteString(g.Before + g.Raw)
			if err != nil {
				t.Errorf("%s: %v", test.why, err)
			}
			text := strings.ReplaceAll(strings.ReplaceAll(g.Text, "\r", ""), "\n", "|")
			got = append(got, fmt.Sprintf("%d+%d-%d %s", g.Line, g.Lines, g.Passed, text))
		}
		if whole.String() != test.text {
			t.Errorf("%s: %q is given back as %q", test.why, test.text, whole.String())
		}
		for i := range test.want {
			test.want[i] = strings.ReplaceAll(test.want[i], "|| e4", "||e4")
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.why, diff)
		}
	}
}

// TestGamesAcrossPieces: a result is seen wherever the buffer of the reader ends.
func TestGamesAcrossPieces(t *testing.T) {
	const next = "} 1-0\n\n2. d4 d5 *\n"
	for at := range len(next) {
		text := "1. e4 {" + strings.Repeat("x", 64<<10-at-len("1. e4 {")) + next
		n := 0
		for g := range stream.Games(strings.NewReader(text)) {
			n += min(len(g.Text), 1)
		}
		if n != 2 {
			t.Errorf("the buffer ends before %q: %d games", next[at:], n)
		}
	}
}

// TestLongGames: a game of more than 1 MiB comes in pieces, whatever its lines,
// of which nothing is missing, and the next one is whole.
func TestLongGames(t *testing.T) {
	const head, next = "[A \"b\"]\n\n", "\n\n[A \"c\"]\n\ne4 *\n"
	for _, word := range []string{"x", "x\n"} {
		for _, over := range []int{-2, -1, 0, 2 * grammar.MaxRecord} {
			body := strings.Repeat(word, (grammar.MaxRecord-len(head)+over)/len(word))
			body = strings.TrimRight(body, "\n")
			text := head + body + next
			var got []string
			var raw strings.Builder
			lines := 0
			for g, err := range stream.Games(strings.NewReader(text)) {
				if err != nil || len(g.Raw) > grammar.MaxRecord {
					t.Fatal(len(g.Raw), err)
				}
				lines += g.Lines + g.Passed
				raw.WriteString(g.Raw)
				got = append(got, fmt.Sprint(g.TooLong, g.More))
			}
			size := len(head) + len(body) + len("\n\n")
			pieces := (size + grammar.MaxRecord - 1) / grammar.MaxRecord
			if over > 0 {
				pieces = max(pieces, len(got)-1) // those that are cut at line ends are shorter
			}
			var want []string
			for i := range pieces {
				want = append(want, fmt.Sprint(i+1 < pieces, i > 0))
			}
			want = append(want, "false false")
			if diff := cmp.Diff(want, got); diff != "" || lines != strings.Count(text, "\n") || raw.String() != text {
				t.Errorf("%q, %d bytes: %d lines (-want +got):\n%s", word, len(body), lines, diff)
			}
		}
	}
}

// TestLongComments: however much there is before a game, it is a game.
func TestLongComments(t *testing.T) {
	for _, before := range []string{"\n", "; a comment\n"} {
		text := strings.Repeat(before, 3*grammar.MaxRecord/len(before)) + "[A \"c\"]\n\ne4 *\n"
		lines, games := 0, 0
		for g, err := range stream.Games(strings.NewReader(text)) {
			lines += g.Lines + g.Passed
			if err != nil || g.TooLong {
				t.Fatal(g.Line, err)
			}
			if strings.HasSuffix(g.Text, "[A \"c\"]\n\ne4 *") {
				games++
			}
		}
		if games != 1 || lines != strings.Count(text, "\n") {
			t.Errorf("%q: %d games, %d lines", before, games, lines)
		}
	}
}

func TestGamesError(t *testing.T) {
	broken := errors.New("broken")
	r := io.MultiReader(strings.NewReader("e4 *\n\n[A \"b\"]\n"), iotest.ErrReader(broken))
	var got []string
	for g, err := range stream.Games(r) {
		got = append(got, g.Text+fmt.Sprint(err))
	}
	if diff := cmp.Diff([]string{"e4 *<nil>", "broken"}, got); diff != "" {
		t.Error(diff)
	}
}
