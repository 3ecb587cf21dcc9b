package main

import (
	"reflect"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestBatches: a seed and a number give the same samples each time, and others give others.
func TestBatches(t *testing.T) {
	for number := range 50 {
		once := batch(7, number)
		if again := batch(7, number); !reflect.DeepEqual(once, again) {
			t.Errorf("batch %d is not the same twice", number)
		}
		if other := batch(8, number); other[0].text == once[0].text && other[1].text == once[1].text {
			t.Errorf("batch %d of two seeds is the same: %s", number, once[1].text)
		}
	}
}

// TestKinds: all sources, dialects and kinds of text occur.
func TestKinds(t *testing.T) {
	seen := map[string]int{}
	for number := range 400 {
		for _, s := range batch(1, number) {
			seen["source "+s.source.name]++
			seen["dialect "+s.dialect]++
			for _, kind := range kindsOf(&s) {
				seen[kind]++
			}
			if s.fault != "" {
				t.Errorf("#%d: %s through %s: %s", s.number, s.text, s.dialect, s.fault)
			}
		}
	}
	for _, s := range sources {
		if seen["source "+s.name] == 0 {
			t.Errorf("no sample of %s", s.name)
		}
	}
	for _, s := range spellings {
		if seen["dialect "+s.name] == 0 {
			t.Errorf("no sample through %s", s.name)
		}
	}
	for _, kind := range []string{
		"refused", "legal", "illegal", "opponent in check", "kings touch", "no king", "pawn on the edge", "impossible check",
		"inner rook", "lost letters", "en passant", "legal en passant", "no en passant", "checkmate", "stalemate", "variant-end",
		"drop", "castling move", "promotion", "promoted man", "running clock", "foreign start", "two letters to tell apart",
	} {
		if seen[kind] == 0 {
			t.Errorf("no sample with %s", kind)
		}
	}
}

// kindsOf tells what there is in a sample, by its own letters where they tell it.
func kindsOf(s *sample) (kinds []string) {
	add := func(is bool, kind string) {
		if is {
			kinds = append(kinds, kind)
		}
	}
	q := ask(s)
	add(q.ours.refused != "", "refused")
	if q.ours.refused != "" {
		return kinds
	}
	illegal := codesOf(q.ours.illegal)
	add(len(q.ours.illegal) == 0, "legal")
	add(len(q.ours.illegal) > 0, "illegal")
	add(illegal.Has(ast.OpponentInCheck), "opponent in check")
	add(illegal.Has(ast.KingsTouch), "kings touch")
	add(illegal.Has(ast.KingCount), "no king")
	add(illegal.Has(ast.PawnOnEdge), "pawn on the edge")
	add(q.ours.check, "impossible check")
	add(strings.ContainsAny(s.field(2), "BCDEFGbcdefg") && q.ours.castling != "", "inner rook")
	add(s.field(2) != "-" && q.ours.castling == "", "lost letters")
	add(q.ours.passed != "-", "en passant")
	add(q.ours.legal != "-", "legal en passant")
	add(s.field(3) != "-" && q.ours.passed == "-", "no en passant")
	add(s.clock() > 0, "running clock")
	add(s.foreign, "foreign start")
	add(strings.Contains(s.field(0), "~"), "promoted man")
	kinds = append(kinds, q.ours.end)
	for _, m := range q.ours.moves {
		add(strings.Contains(m.san, "@"), "drop")
		add(strings.HasPrefix(m.san, "O-O"), "castling move")
		add(strings.Contains(m.san, "="), "promotion")
		add(len(m.san) > 4 && strings.ContainsAny(m.san[:1], "QNB") && strings.ContainsAny(m.san[2:3], "12345678"), "two letters to tell apart")
	}
	return kinds
}

// TestPlayed: what legal moves lead to is read, and nothing proves it to be illegal.
func TestPlayed(t *testing.T) {
	for number := range 100 {
		for _, s := range batch(2, number) {
			if !s.played || s.foreign {
				continue
			}
			if q := ask(&s); q.ours.refused != "" || len(q.ours.illegal) > 0 {
				t.Errorf("%s: %s: %s %v", s.source.name, s.text, q.ours.refused, q.ours.illegal)
			}
		}
	}
}

// TestMutate: a mistake is one edit, and the text is another one nearly always.
func TestMutate(t *testing.T) {
	same, all := 0, 0
	for number := range 150 {
		for _, s := range batch(3, number) {
			if s.source.name != "wrong texts" {
				continue
			}
			all++
			if q := ask(&s); q.ours.refused == "" {
				same++
			}
			if strings.ContainsAny(s.asked, "\t\n") {
				t.Errorf("%q does not go on a line", s.asked)
			}
		}
	}
	if all == 0 || same == 0 || same == all {
		t.Errorf("%d of %d wrong texts can be read: some should", same, all)
	}
}
