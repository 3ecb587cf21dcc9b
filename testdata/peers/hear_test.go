package main

import (
	"slices"
	"strings"
	"testing"
)

// pawnAtEnd has nine legal moves: five of the king, four promotions.
const pawnAtEnd = "4k3/P7/8/8/8/8/8/4K3 w - - 3 40"

const goodLine = "ok\t" + pawnAtEnd + "\th1 a8\t-\tok\te3\te3\t-\ttrue\tfalse\ttrue\tnot-over\t\twritten\ta7a8q=a8=Q+ e1d1=Kd1\t1 2 3 4 5 6 7 8 9\tafter"

// TestHear reads a line of the script.
func TestHear(t *testing.T) {
	q := asked(pawnAtEnd, nil, "chess")
	got, err := q.hear(goodLine)
	if want := []move{{"a7a8q", "a8=Q+"}, {"e1d1", "Kd1"}}; err != nil || !slices.Equal(got.moves, want) {
		t.Errorf("moves %v, %v, want %v", got.moves, err, want)
	}
	if got.castling != "h1 a8" || got.passed != "e3" || got.beside != "e3" || got.legal != "-" || !got.material || got.check || !got.noMate {
		t.Errorf("fields %+v", got)
	}
	if got.end != "not-over" || got.winner != "" || got.written != "written" || got.after != "after" || len(got.back) != 9 || got.back[8].uci != "9" {
		t.Errorf("fields %+v", got)
	}
	if got, err = q.hear("ERR_TURN"); err != nil || got.refused != "ERR_TURN" {
		t.Errorf("refused %q, %v", got.refused, err)
	}
	if got, err = q.hear("ok\tread\t\t-\tERR_KINGS"); err != nil || got.judged || !slices.Equal(got.illegal, []string{"ERR_KINGS"}) {
		t.Errorf("illegal %v, %v", got.illegal, err)
	}
}

// TestHearNothing: a line that is no answer is an error that has the line and the question.
func TestHearNothing(t *testing.T) {
	q := asked(pawnAtEnd, nil, "chess")
	for _, line := range []string{
		"", "\t", "ok", "ok\tread", "ok\tread\t\t-", "ok\tread\t\t-\tok", "ERR_TURN\tok",
		"ok\tread\t\t-\tERR_KINGS\te3", goodLine + "\tmore", strings.Replace(goodLine, "\tafter", "", 1),
		strings.Replace(goodLine, "\tok\t", "\tERR_KINGS\t", 1),
		strings.Replace(goodLine, "e1d1=Kd1", "e1d1", 1), strings.Replace(goodLine, "e1d1=Kd1", "e1d1=", 1),
		strings.Replace(goodLine, "e1d1=Kd1", "e1=Kd1", 1),
		strings.Replace(goodLine, " 9\t", "\t", 1), strings.Replace(goodLine, " 9\t", " 9 10\t", 1),
	} {
		_, err := q.hear(line)
		if err == nil || !strings.Contains(err.Error(), strings.ReplaceAll(line, "\t", `\t`)) || !strings.Contains(err.Error(), pawnAtEnd) {
			t.Errorf("%q: %v", line, err)
		}
	}
}
