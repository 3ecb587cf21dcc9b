package main

import (
	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// newMover returns a respondent for moves in some letters, those of FEN where none are
// named.
func newMover(from *dialects.Dialect, letters string) (*respondent, error) {
	l, err := lettersNamed("letters", letters)
	if err != nil {
		return nil, err
	}
	player, err := convert.NewPlayer(convert.PlayOptions{From: from, Letters: l})
	if err != nil {
		return nil, err
	}
	return &respondent{player: player}, nil
}

// move answers the question about a move in a position: the findings are those of the
// move and their bytes the move's; of the position where it cannot be played in.
func (r *respondent) move(record, text string) (a conformance.Answer) {
	start, found := r.player.Start(record)
	if found.Err() != nil {
		a.Verdict, a.Findings = verdict(found)
		return a
	}
	line, found := r.player.Line(&start, text)
	if a.Verdict, a.Findings = verdict(found); a.Verdict == conformance.Reject {
		return a
	}
	if len(line.Moves) != 1 {
		a.Verdict = conformance.Reject
		return a
	}
	move := line.Moves[0]
	a.UCI = string(san.Format{Notation: san.UCI}.Append(nil, &start, move))
	a.SAN = map[string]string{}
	for _, l := range ast.Languages() {
		if san.Usable(l) == nil {
			a.SAN[l.Tag] = string(san.Format{Letters: l}.Append(nil, &start, move))
		}
	}
	last := line.Last()
	if after, _, err := r.player.AppendPosition(nil, &last, nil); err == nil {
		a.After = string(after)
	}
	return a
}
