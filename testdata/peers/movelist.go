package main

import (
	"slices"
	"strings"
)

// moveLists compares the legal moves and their SAN.
func (c *comparison) moveLists() {
	c.compared[moves], c.compared[sanText] = true, true
	ours, theirs := c.ours.moves, c.theirs.moves
	var only, other []move
	for len(ours) > 0 && len(theirs) > 0 {
		switch order := byCoordinates(ours[0], theirs[0]); {
		case order < 0:
			only, ours = append(only, ours[0]), ours[1:]
		case order > 0:
			other, theirs = append(other, theirs[0]), theirs[1:]
		default:
			c.san(ours[0], theirs[0])
			ours, theirs = ours[1:], theirs[1:]
		}
	}
	only, other = append(only, ours...), append(other, theirs...)
	if len(only)+len(other) > 0 {
		d := c.differ(moves, more(only), more(other), list(only)+" / "+list(other))
		d.ourMoves, d.theirMoves = only, other
	}
	c.readBack("Forsyth reads", c.ours.back, c.theirs.moves)
	c.readBack("chessops reads", c.theirs.back, c.ours.moves)
}

func more(moves []move) string {
	if len(moves) == 0 {
		return "no other move"
	}
	return "other moves"
}

func list(moves []move) string {
	var words []string
	for _, m := range moves[:min(len(moves), 3)] {
		words = append(words, m.san)
	}
	return strings.Join(words, " ")
}

func (c *comparison) san(our, their move) {
	if our.san == their.san {
		return
	}
	kind, other := "other letters", "other letters"
	if strings.TrimRight(our.san, "+#") == strings.TrimRight(their.san, "+#") {
		kind, other = "sign "+sign(our.san), "sign "+sign(their.san)
	}
	d := c.differ(sanText, kind, other, our.san+" / "+their.san)
	d.ourWord, d.theirWord = our.san, their.san
}

func sign(san string) string {
	if last := san[len(san)-1:]; last == "+" || last == "#" {
		return last
	}
	return "none"
}

// readBack compares what one side makes of the SAN of the other with what was meant.
func (c *comparison) readBack(who string, read, meant []move) {
	for _, m := range read {
		at := slices.IndexFunc(meant, func(other move) bool { return other.san == m.san })
		if at < 0 || meant[at].uci == m.uci {
			continue
		}
		kind := "another move"
		if m.uci == "-" {
			kind = "no move"
		}
		d := c.differ(sanText, who, kind, m.san+": "+m.uci+", not "+meant[at].uci)
		d.ourWord = m.san
	}
}
