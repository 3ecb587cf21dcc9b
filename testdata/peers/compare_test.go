package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// echo is the answer of a chessops that agrees with Forsyth in everything.
func echo(q *question) answer {
	a := q.ours
	if q.ours.refused != "" {
		return answer{refused: "ERR_FEN"}
	}
	if codes := codesOf(a.illegal); codes.Meets(&faults) {
		for name, same := range sameFault {
			if same.Meets(&codes) && name != "ERR_VARIANT" {
				return answer{read: a.read, castling: a.castling, stored: a.stored, illegal: []string{name}}
			}
		}
	}
	a.illegal = nil
	a.moves = slices.Clone(a.moves)
	a.back = slices.Clone(a.moves)
	return a
}

func asked(text string, v *ast.Variant, rules string) *question {
	s := &sample{source: sources[0], variant: v, rules: rules, text: text, asked: text, dialect: "X-FEN"}
	q := ask(s)
	q.choose()
	return q
}

// TestAgree: an answer that says the same differs in nothing.
func TestAgree(t *testing.T) {
	for number := range 60 {
		for _, s := range batch(4, number) {
			q := ask(&s)
			q.choose()
			for _, d := range compare(q, echo(q)).found {
				if d.aspect != legality || d.their != "legal play" {
					t.Errorf("%s: %v: %s / %s %s", s.text, d.aspect, d.our, d.their, d.detail)
				}
			}
		}
	}
}

// TestPlanted: whatever differs in an answer is found in its aspect, and nothing explains
// it.
func TestPlanted(t *testing.T) {
	const start = "r3k2r/p6p/8/3pP3/8/8/P6P/RN2K1NR w KQkq d6 0 10"
	for name, test := range map[string]struct {
		in    aspect
		plant func(a *answer)
	}{
		"refused":         {text, func(a *answer) { *a = answer{refused: "ERR_BOARD"} }},
		"a man":           {reading, func(a *answer) { a.read = strings.Replace(a.read, "RN2", "RB2", 1) }},
		"the side":        {reading, func(a *answer) { a.read = strings.Replace(a.read, " w ", " b ", 1) }},
		"a counter":       {reading, func(a *answer) { a.read = strings.Replace(a.read, " 10", " 11", 1) }},
		"a right":         {castling, func(a *answer) { a.castling = "a1 a8 h8" }},
		"another rook":    {castling, func(a *answer) { a.castling = "b1 h1 a8 h8" }},
		"the square":      {enPassant, func(a *answer) { a.stored = "-" }},
		"a pawn passed":   {enPassant, func(a *answer) { a.passed = "-" }},
		"a pawn beside":   {enPassant, func(a *answer) { a.beside = "-" }},
		"a legal capture": {enPassant, func(a *answer) { a.legal = "-" }},
		"illegal":         {legality, func(a *answer) { a.judged, a.illegal = false, []string{"ERR_OPPOSITE_CHECK"} }},
		"too many men":    {legality, func(a *answer) { a.material = true }},
		"the check":       {legality, func(a *answer) { a.check = true }},
		"mate":            {ending, func(a *answer) { a.end = "checkmate" }},
		"the winner":      {ending, func(a *answer) { a.winner = "white" }},
		"the draw":        {ending, func(a *answer) { a.noMate = true }},
		"the record":      {writing, func(a *answer) { a.written = strings.Replace(a.written, "KQkq", "HAha", 1) }},
		"one move less":   {moves, func(a *answer) { a.moves = a.moves[1:] }},
		"one move more":   {moves, func(a *answer) { a.moves = append(a.moves, move{"h8h1", "Rxh1"}) }},
		"the check sign":  {sanText, func(a *answer) { a.moves[0].san += "+" }},
		"another letter":  {sanText, func(a *answer) { a.moves[0].san = "N" + a.moves[0].san }},
		"no move read":    {sanText, func(a *answer) { a.back[3].uci = "-" }},
		"another read":    {sanText, func(a *answer) { a.back[3].uci = a.back[4].uci }},
		"after the move":  {playing, func(a *answer) { a.after = strings.Replace(a.after, " b ", " w ", 1) }},
	} {
		q := asked(start, ast.Chess, "chess")
		theirs := echo(q)
		test.plant(&theirs)
		c := compare(q, theirs)
		found := false
		for i := range c.found {
			found = found || c.found[i].aspect == test.in && explain(c, &c.found[i]) == nil
		}
		if !found {
			t.Errorf("%s: found %d differences, none unexplained in %v", name, len(c.found), test.in)
		}
	}
}

// TestIllegalPlanted: a fault that chessops does not see is a difference, and one that it
// alone sees.
func TestIllegalPlanted(t *testing.T) {
	q := asked("4k3/8/8/8/8/8/4R3/4K3 w - - 0 40", nil, "chess")
	theirs := echo(q)
	if found := compare(q, theirs).found; len(found) > 0 {
		t.Errorf("both call it illegal: %v", found[0].detail)
	}
	theirs = q.ours
	theirs.illegal = nil
	if found := compare(q, theirs).found; len(found) != 1 || found[0].our != "opponent-in-check" {
		t.Errorf("found %d differences, want opponent-in-check", len(found))
	}
}

// TestDialectPlanted: a text that has changed in a dialect is found.
func TestDialectPlanted(t *testing.T) {
	q := asked("4k3/8/8/8/8/8/8/4K2R w K - 0 40", nil, "chess")
	q.asked, q.sample.dialect = "4k3/8/8/8/8/8/8/4K2R w - - 0 40", "JSON"
	found := compare(q, echo(q)).found
	if len(found) != 1 || found[0].aspect != dialect || found[0].our != "JSON: castling" {
		t.Errorf("found %d differences, want one of castling in JSON", len(found))
	}
	q.asked, q.fault = q.text, "turn-unknown"
	if found = compare(q, echo(q)).found; len(found) != 1 || found[0].our != "JSON: turn-unknown" {
		t.Errorf("found %d differences, want turn-unknown", len(found))
	}
}

// TestTally: counts, the first examples by number, and tallies that are put together.
func TestTally(t *testing.T) {
	one, two := newTally(), newTally()
	q := asked("4k3/8/8/8/8/8/8/4K3 w - - 0 1", nil, "chess")
	for i, number := range []int{50, 7, 30, 2, 40} {
		planted := *q
		sample := *q.sample
		sample.number = number
		planted.sample = &sample
		theirs := echo(q)
		theirs.legal = "e3"
		into := one
		if i%2 == 1 {
			into = two
		}
		into.add(compare(&planted, theirs))
	}
	one.merge(two)
	if one.unexplained() != 5 || one.samples[sources[0]] != 5 {
		t.Errorf("%d differences in %d samples, want 5 in 5", one.unexplained(), one.samples[sources[0]])
	}
	if got := one.cells[sources[0]][enPassant]; got != (cell{compared: 5, unexplained: 5}) {
		t.Errorf("cell %+v", got)
	}
	if got := one.cells[sources[0]][castling]; got != (cell{compared: 5}) {
		t.Errorf("cell %+v", got)
	}
	var numbers []int
	for _, e := range one.sorted()[0].examples {
		numbers = append(numbers, e.number)
	}
	if want := []int{2, 7, 30}; !slices.Equal(numbers, want) {
		t.Errorf("examples %v, want %v", numbers, want)
	}
}
