package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/rules/san"
)

// request is the line for the script.
func (q *question) request() string {
	sans := make([]string, len(q.ours.moves))
	for i, m := range q.ours.moves {
		sans[i] = m.san
	}
	return strings.Join([]string{q.rules, q.asked, q.chosen, strings.Join(sans, " ")}, "\t") + "\n"
}

// String names the question in errors.
func (q *question) String() string { return fmt.Sprintf("#%d %q", q.number, q.asked) }

// The words of an answer, up to where a text is refused, a position illegal, and all of
// them.
const (
	refusedWords = 1
	illegalWords = 5
	legalWords   = 17
)

// hear reads the line that the script answers. A line that is none of its answers is an
// error, which has the line.
func (q *question) hear(line string) (answer, error) {
	a, err := q.words(strings.Split(line, "\t"))
	if err != nil {
		return answer{}, fmt.Errorf("%w in the script's answer %q to %v", err, line, q)
	}
	return a, nil
}

func (q *question) words(words []string) (a answer, err error) {
	switch {
	case words[0] == "":
		return a, errors.New("no word")
	case words[0] != "ok" && len(words) == refusedWords:
		a.refused = words[0]
		return a, nil
	case words[0] != "ok" || len(words) != legalWords && len(words) != illegalWords:
		return a, fmt.Errorf("%d words", len(words))
	}
	a.read, a.castling, a.stored = words[1], words[2], words[3]
	if a.judged = words[4] == "ok"; a.judged != (len(words) == legalWords) {
		return a, fmt.Errorf("%d words", len(words))
	}
	if !a.judged {
		a.illegal = []string{words[4]}
		return a, nil
	}
	a.passed, a.beside, a.legal = words[5], words[6], words[7]
	a.material, a.check, a.noMate = words[8] == "true", words[9] == "true", q.rules == "chess" && words[10] == "true"
	a.end, a.winner, a.written, a.after = words[11], words[12], words[13], words[16]
	if a.moves, err = movesOf(words[14]); err != nil {
		return a, err
	}
	a.back, err = q.backOf(words[15])
	return a, err
}

// movesOf reads the legal moves, as UCI=SAN.
func movesOf(text string) (moves []move, err error) {
	for _, word := range strings.Fields(text) {
		uci, san, _ := strings.Cut(word, "=")
		if len(uci) < len("e2e4") || san == "" {
			return nil, fmt.Errorf("no move %q", word)
		}
		moves = append(moves, move{uci, san})
	}
	slices.SortFunc(moves, byCoordinates)
	return moves, nil
}

// backOf reads the moves that were asked in SAN.
func (q *question) backOf(text string) (moves []move, err error) {
	words := strings.Fields(text)
	if len(words) != len(q.ours.moves) {
		return nil, fmt.Errorf("%d moves for %d in SAN", len(words), len(q.ours.moves))
	}
	for i, uci := range words {
		moves = append(moves, move{uci, q.ours.moves[i].san})
	}
	return moves, nil
}

// read tells which moves Forsyth reads in the SAN of chessops: of one sample in four, since
// most of it is what Forsyth writes.
func (q *question) read(theirs *answer) {
	q.ours.back = nil
	if !q.ours.judged || q.number%4 != 0 {
		return
	}
	for _, m := range theirs.moves {
		uci := "-"
		if read, err := san.Read(&q.state, m.san, san.Format{}); err == nil {
			uci = coordinates(read)
		}
		q.ours.back = append(q.ours.back, move{uci, m.san})
	}
}
